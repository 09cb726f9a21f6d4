// New monitor: the form of a monitor: which tool is called, how often, and what opens an alert.
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { loadCatalog } from "../wire/catalog.ts";
import type { Json, JsonObject, Tool } from "../wire/envelope.ts";
import { createMonitor } from "../wire/state.ts";
import { useAction } from "../wire/use-action.ts";
import { useLoad } from "../wire/use-load.ts";
import { Refusal } from "./notice.tsx";

const OPERATORS = [">", ">=", "<", "<=", "==", "!=", "changes", "changes_by_pct", "missing"];
const WITHOUT_VALUE: ReadonlySet<string> = new Set(["changes", "missing"]);
const SEVERITIES = ["info", "warning", "critical"];

/** What is typed. */
interface Typed {
  readonly name: string;
  readonly tool: string;
  /** Left out until somebody types them: they are those of the tool's first example. */
  readonly args?: string;
  readonly every: string;
  readonly path: string;
  readonly op: string;
  readonly value: string;
  readonly severity: string;
}

const EMPTY: Typed = {
  name: "",
  tool: "",
  every: "10m",
  path: "",
  op: ">",
  value: "",
  severity: "warning",
};

/** The form; a tool that is chosen brings the arguments of its first example, also where the catalog comes later than its name. */
export function NewMonitor({ onMade }: { readonly onMade: () => void }) {
  const [typed, setTyped] = useState(EMPTY);
  const { run, isRunning, failure } = useAction();
  const { value: tools = [] } = useLoad(loadCatalog, []);
  const type = (change: Partial<Typed>) => setTyped((before) => ({ ...before, ...change }));
  const make = () =>
    run(async () => {
      const args = typed.args ?? exampleOf(await loadCatalog(), typed.tool);
      await createMonitor(toBody({ ...typed, args }));
      setTyped(EMPTY);
      onMade();
    });
  return (
    <details>
      <summary>Make a monitor</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void make();
        }}
      >
        <Text
          label="Name"
          value={typed.name}
          onType={(name) => type({ name })}
          hint="That of its tool where left out."
        />
        <Text
          label="Tool"
          value={typed.tool}
          onType={(tool) => type({ tool })}
          list="monitor-tools"
          isRequired
          hint="One that reads."
        />
        <ReadingTools tools={tools} />
        <Text
          label="Arguments as JSON"
          value={typed.args ?? exampleOf(tools, typed.tool)}
          onType={(args) => type({ args })}
          hint="As the tool takes them."
        />
        <Text
          label="Every"
          value={typed.every}
          onType={(every) => type({ every })}
          isRequired
          hint="Such as 90s, 10m or 1d."
        />
        <Condition typed={typed} onType={type} />
        <Pick
          label="Severity"
          value={typed.severity}
          of={SEVERITIES}
          onPick={(severity) => type({ severity })}
        />
        <button type="submit" disabled={isRunning}>
          Make it
        </button>
        <Refusal failure={failure} />
      </form>
    </details>
  );
}

/** The arguments of a tool's first example, as JSON. */
function exampleOf(tools: readonly Tool[], named: string): string {
  const [example] = tools.find(({ name }) => name === named.trim())?.examples ?? [];
  return JSON.stringify(example?.args ?? {});
}

/** A monitor calls tools that read, and no others. */
function ReadingTools({ tools }: { readonly tools: readonly Tool[] }) {
  const reading = tools.filter(({ annotations }) => annotations.readOnlyHint);
  return (
    <datalist id="monitor-tools">
      {reading.map(({ name, title }) => (
        <option key={name} value={name}>
          {title}
        </option>
      ))}
    </datalist>
  );
}

function Condition({
  typed: { path, op, value },
  onType,
}: {
  readonly typed: Typed;
  readonly onType: (change: Partial<Typed>) => void;
}) {
  return (
    <fieldset>
      <legend>Alert where</legend>
      <Text
        label="Path in the result"
        value={path}
        onType={(text) => onType({ path: text })}
        hint="Such as bitcoin.usd or items[0].price. Left out: every run opens an alert."
      />
      <Pick label="Compared by" value={op} of={OPERATORS} onPick={(text) => onType({ op: text })} />
      {!WITHOUT_VALUE.has(op) && (
        <Text label="Value" value={value} onType={(text) => onType({ value: text })} hint="" />
      )}
    </fieldset>
  );
}

function Text({
  label,
  value,
  hint,
  list,
  isRequired = false,
  onType,
}: {
  readonly label: string;
  readonly value: string;
  readonly hint: string;
  readonly list?: string;
  readonly isRequired?: boolean;
  readonly onType: (text: string) => void;
}) {
  const id = `monitor-${label.replaceAll(" ", "-")}`;
  return (
    <Labelled id={id} label={label} hint={hint}>
      <input
        id={id}
        type="text"
        list={list}
        required={isRequired}
        autocomplete="off"
        spellcheck={false}
        value={value}
        onInput={(event) => onType(event.currentTarget.value)}
      />
    </Labelled>
  );
}

function Pick({
  label,
  value,
  of: names,
  onPick,
}: {
  readonly label: string;
  readonly value: string;
  readonly of: readonly string[];
  readonly onPick: (name: string) => void;
}) {
  const id = `monitor-${label.replaceAll(" ", "-")}`;
  return (
    <Labelled id={id} label={label} hint="">
      <select id={id} value={value} onChange={(event) => onPick(event.currentTarget.value)}>
        {names.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </Labelled>
  );
}

function Labelled({
  id,
  label,
  hint,
  children,
}: {
  readonly id: string;
  readonly label: string;
  readonly hint: string;
  readonly children: ComponentChildren;
}) {
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {children}
      {hint !== "" && <p class="faint">{hint}</p>}
    </div>
  );
}

/** The monitor as the service takes it; throws an `Error` for arguments that are no JSON. */
function toBody({
  name,
  tool,
  args,
  every,
  path,
  op,
  value,
  severity,
}: Typed & { readonly args: string }): JsonObject {
  return {
    tool: tool.trim(),
    args: readJson(args),
    schedule: { every: every.trim() },
    severity,
    ...(name.trim() !== "" && { name: name.trim() }),
    ...(path.trim() !== "" && {
      condition: { path: path.trim(), op, ...(!WITHOUT_VALUE.has(op) && { value: toValue(value) }) },
    }),
  };
}

function readJson(text: string): Json {
  try {
    return JSON.parse(text.trim() === "" ? "{}" : text);
  } catch {
    throw new Error("The arguments are not JSON.");
  }
}

/** A number, a flag, or the text as it stands. */
function toValue(text: string): Json {
  const trimmed = text.trim();
  if (trimmed === "true" || trimmed === "false") return trimmed === "true";
  return trimmed !== "" && Number.isFinite(Number(trimmed)) ? Number(trimmed) : trimmed;
}
