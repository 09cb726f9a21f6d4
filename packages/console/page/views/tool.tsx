// Tool view: one tool: what it is, its form, the answer of a call, and the call to be copied.
import { useState } from "preact/hooks";
import { fieldsOf, IDEMPOTENCY_KEY, type Typed, toArguments, toTyped } from "../data/arguments.ts";
import { toWords } from "../data/format.ts";
import { CallAnswer, type Called } from "../parts/call-answer.tsx";
import { Loading, Notice, Refusal } from "../parts/notice.tsx";
import { SnippetsView } from "../parts/snippets-view.tsx";
import { ToolForm } from "../parts/tool-form.tsx";
import { CallError, failureOf, send } from "../wire/api.ts";
import { isObject, type JsonObject, type Receipt, type Tool } from "../wire/envelope.ts";
import { BASE, FACTS } from "../wire/facts.ts";
import { noteReceipt } from "../wire/history.ts";
import { noteSpending } from "../wire/quota.ts";
import { useSession } from "../wire/session.ts";
import { useLoad } from "../wire/use-load.ts";
import { placeOf } from "../wire/use-place.ts";

/** A tool by its name. */
export function ToolView({ name }: { readonly name: string }) {
  const { current } = useSession();
  const { value, failure } = useLoad(
    async () => (await send<Tool>(`/api/v1/tools/${encodeURIComponent(name)}`)).data,
    [name, current],
  );
  return (
    <>
      <p>
        <a href={placeOf("tools")}>All tools</a>
      </p>
      {failure && <Refusal failure={failure} />}
      {!value && !failure && <Loading of={name} />}
      {value && <Loaded tool={value} />}
    </>
  );
}

function Loaded({ tool }: { readonly tool: Tool }) {
  const fields = fieldsOf(tool);
  const first = tool.examples[0]?.args;
  const [typed, setTyped] = useState<Typed>(first ? toTyped(fields, first) : {});
  const [isKeyless, setKeyless] = useState(false);
  const [isRunning, setRunning] = useState(false);
  const [called, setCalled] = useState<Called | undefined>(undefined);
  const { current } = useSession();

  async function run(idempotencyKey: string): Promise<void> {
    setRunning(true);
    setCalled(await callTool({ tool, args: () => toArguments(fields, typed), isKeyless, idempotencyKey }));
    setRunning(false);
    noteSpending();
  }

  const wrong = called && "failure" in called ? called.failure.param : undefined;
  return (
    <>
      <About tool={tool} />
      <div class="sides">
        <section aria-labelledby="form-heading">
          <h2 id="form-heading">Arguments</h2>
          <ToolForm
            tool={tool}
            fields={fields}
            typed={typed}
            wrong={wrong}
            isRunning={isRunning}
            canDropKey={current !== undefined && tool.keyless}
            isKeyless={isKeyless}
            onKeyless={setKeyless}
            onType={setTyped}
            onRun={run}
          />
        </section>
        <section aria-labelledby="answer-heading" aria-busy={isRunning}>
          <h2 id="answer-heading">Answer</h2>
          {called ? (
            <CallAnswer called={called} />
          ) : (
            <p class="faint">Run the tool, and its answer is here.</p>
          )}
        </section>
      </div>
      <section aria-labelledby="copy-heading">
        <h2 id="copy-heading">Use it elsewhere</h2>
        <SnippetsView
          call={{
            tool: tool.name,
            args: argumentsOrNone(() => toArguments(fields, typed)),
            base: BASE,
            brand: FACTS.brand,
            isKeyed: !tool.keyless || (current !== undefined && !isKeyless),
          }}
        />
      </section>
    </>
  );
}

/** What is typed may not be JSON yet. */
function argumentsOrNone(read: () => JsonObject): JsonObject {
  try {
    return read();
  } catch {
    return {};
  }
}

function About({ tool }: { readonly tool: Tool }) {
  const { title, name, description, category, provider, keyless, credits, status, fallback } = tool;
  return (
    <>
      <h1>{title}</h1>
      <p class="code faint">{name}</p>
      <p>{description}</p>
      <p class="tags">
        <span>{toWords(category)}</span>
        <span>{provider}</span>
        <span>{credits === 0 ? "free" : `${credits} ${credits === 1 ? "credit" : "credits"}`}</span>
        <span>{keyless ? "no key needed" : "needs a key"}</span>
        {tool.annotations.readOnlyHint ? <span>reads</span> : <span class="warn">changes state</span>}
        {fallback && <span>falls back to {fallback}</span>}
      </p>
      {!status.available && (
        <Notice>It cannot be called at present: {status.reason ?? "its provider is not available"}.</Notice>
      )}
    </>
  );
}

interface ToolCall {
  readonly tool: Tool;
  readonly args: () => JsonObject;
  readonly isKeyless: boolean;
  readonly idempotencyKey: string;
}

async function callTool({ tool, args, isKeyless, idempotencyKey }: ToolCall): Promise<Called> {
  try {
    const named = idempotencyKey === "" ? {} : { [IDEMPOTENCY_KEY]: idempotencyKey };
    const reply = await send<JsonObject>("/api/v1/execute", {
      method: "POST",
      body: { tool: tool.name, args: { ...args(), ...named } },
      as: isKeyless ? "nobody" : "account",
    });
    const { data, meta, tookMs, sentAt, headers } = reply;
    // `as`: a call that ran has its receipt there.
    const receipt = meta as unknown as Receipt;
    noteReceipt(receipt);
    return { data, receipt, tookMs, sentAt, isReplay: headers.get("idempotent-replayed") === "true" };
  } catch (error) {
    if (!(error instanceof CallError)) return { failure: failureOf(error) };
    const { failure, meta, tookMs, sentAt } = error;
    if (!isObject(meta) || typeof meta["receipt_id"] !== "string") return { failure };
    // `as`: as above.
    const receipt = meta as unknown as Receipt;
    noteReceipt(receipt);
    return { failure, receipt, tookMs, sentAt };
  }
}
