// Asked turn: a question with the steps of its answer, as far as they have come.
import type { Failure } from "../wire/envelope.ts";
import type { Answer, Step } from "../wire/question.ts";
import { placeOf } from "../wire/use-place.ts";
import { Refusal } from "./notice.tsx";
import { ReceiptById } from "./receipt-view.tsx";
import { Unfolding } from "./unfolding.tsx";

/** A question and what came of it. */
export interface Exchange {
  readonly question: string;
  readonly steps: readonly Exclude<Step, { readonly type: "words" }>[];
  /** The words that have come before the whole answer. */
  readonly words: string;
  readonly state: "running" | "done" | "failed" | "left";
  readonly answer?: Answer;
  readonly failure?: Failure;
}

/** One exchange. */
export function AskedTurn({ exchange }: { readonly exchange: Exchange }) {
  const { question, steps, words, state, answer, failure } = exchange;
  return (
    <article class="turn">
      <h2>{question}</h2>
      {steps.length > 0 && (
        <ol class="steps">
          {steps.map((step, at) => (
            <StepLine key={at} step={step} />
          ))}
        </ol>
      )}
      {state === "running" && steps.length === 0 && words === "" && (
        <p class="loading">Looking for tools …</p>
      )}
      <p class="words">{answer?.response ?? words}</p>
      <Missing answer={answer} />
      {answer && <Sources answer={answer} />}
      {state === "left" && <p class="faint">Stopped. It costs nothing.</p>}
      <Refusal failure={failure} />
    </article>
  );
}

function StepLine({ step }: { readonly step: Exchange["steps"][number] }) {
  const link = (
    <a class="code" href={placeOf("tools", step.tool)}>
      {step.tool}
    </a>
  );
  if (step.type === "asks")
    return (
      <li class="asks">
        asks {link} <span class="code faint">{JSON.stringify(step.args)}</span>
      </li>
    );
  return (
    <li class={step.ok ? "good" : "bad"}>
      {link} {step.ok ? "has answered" : "could not answer"}
      <Unfolding label={`Receipt of ${step.tool}`}>{() => <ReceiptById id={step.receipt_id} />}</Unfolding>
    </li>
  );
}

function Missing({ answer }: { readonly answer: Answer | undefined }) {
  const lacks = answer?.isAdditionalDataRequired;
  if (!lacks) return null;
  return (
    <div class="notice">
      <p>{lacks.reason}</p>
      <ul>
        {lacks.missing.map(({ name, description, example }) => (
          <li key={name}>
            <b>{name}</b>: {description}, such as <span class="code">{example}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Sources({ answer: { data_sources: sources = [], receipt_id: id } }: { readonly answer: Answer }) {
  return (
    <>
      {sources.length > 0 && (
        <p class="tags">
          From
          {sources.map((source) => (
            <span key={source}>{source}</span>
          ))}
        </p>
      )}
      {id !== undefined && (
        <Unfolding label="Receipt of the search">{() => <ReceiptById id={id} />}</Unfolding>
      )}
    </>
  );
}
