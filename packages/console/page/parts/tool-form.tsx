// Tool form: the arguments of a tool, its examples, and the button that runs it.
import { useState } from "preact/hooks";
import { type Field, type Typed, toTyped } from "../data/arguments.ts";
import type { Tool } from "../wire/envelope.ts";
import { ArgumentField } from "./argument-field.tsx";
import { Chips } from "./chips.tsx";

/** What a form is made of, and whom it tells. */
export interface ToolFormOf {
  readonly tool: Tool;
  readonly fields: readonly Field[];
  readonly typed: Typed;
  /** The argument that the last refusal names. */
  readonly wrong: string | undefined;
  readonly isRunning: boolean;
  /** Whether the tool may be called without the chosen key. */
  readonly canDropKey: boolean;
  readonly isKeyless: boolean;
  readonly onKeyless: (is: boolean) => void;
  readonly onType: (typed: Typed) => void;
  /** Gets the key that names the call, or an empty text. */
  readonly onRun: (idempotencyKey: string) => void;
}

/** The form of a tool. */
export function ToolForm(form: ToolFormOf) {
  const { tool, fields, typed, wrong, isRunning, onType, onRun } = form;
  const [name, setName] = useState("");
  const submit = (event: Event) => {
    event.preventDefault();
    onRun(name.trim());
  };
  const examples = tool.examples.map(({ description, args }) => ({
    name: description,
    take: () => onType(toTyped(fields, args)),
  }));
  return (
    <form onSubmit={submit}>
      <Chips label="Examples" chips={examples} />
      {fields.length === 0 && <p class="faint">It takes no arguments.</p>}
      {fields.map((field) => (
        <ArgumentField
          key={field.name}
          field={field}
          value={typed[field.name] ?? ""}
          isWrong={field.name === wrong}
          onType={(text) => onType({ ...typed, [field.name]: text })}
        />
      ))}
      <NameOfCall name={name} onType={setName} />
      <KeyChoice form={form} />
      <button type="submit" disabled={isRunning}>
        {isRunning ? "Running …" : "Run"}
      </button>
    </form>
  );
}

function NameOfCall({ name, onType }: { readonly name: string; readonly onType: (name: string) => void }) {
  return (
    <details>
      <summary>Name this call</summary>
      <p class="field">
        <label for="idempotency-key">Idempotency key</label>
        <input
          id="idempotency-key"
          type="text"
          autocomplete="off"
          value={name}
          onInput={(event) => onType(event.currentTarget.value)}
        />
      </p>
      <p class="faint">
        The same call under the same key is not done again, and is answered as before at no cost.
      </p>
    </details>
  );
}

function KeyChoice({ form: { canDropKey, isKeyless, onKeyless } }: { readonly form: ToolFormOf }) {
  if (!canDropKey) return null;
  return (
    <p class="field inline">
      <input
        id="keyless"
        type="checkbox"
        checked={isKeyless}
        onChange={(event) => onKeyless(event.currentTarget.checked)}
      />
      <label for="keyless">Call it without a key</label>
    </p>
  );
}
