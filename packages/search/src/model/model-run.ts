// Model run: one conversation of a model with its tools, read as it streams, to its end or to that of its time.
import type { LanguageModel } from "ai";
import type { Sampling } from "../engine.js";
import type { CheckedWords } from "./checked-words.js";
import type { Prompt } from "./prompt.js";
import type { ToolDesk } from "./tool-desk.js";

/** What a run is made of. */
export interface RunParts {
  readonly model: LanguageModel;
  readonly prompt: Prompt;
  readonly sampling: Sampling;
  readonly desk: ToolDesk;
  readonly words: CheckedWords;
  readonly maxSteps: number;
  readonly signal: AbortSignal;
  /** Called before each request to the model. */
  readonly asksModel: () => void;
  /** Throws where an ask has ended the search. */
  readonly throwIfEnded: () => void;
}

/** How a run ended. */
export interface RunEnd {
  /** Why the answer is not whole; undefined where it is. */
  readonly cut: string | undefined;
}

const LONGEST = 20_000;

/** Runs a model with the functions of the AI SDK. Throws what ends it early: the signal's reason or the model's error. */
export async function runModel(
  sdk: Pick<typeof import("ai"), "streamText" | "stepCountIs">,
  { model, prompt, sampling, desk, words, maxSteps, signal, asksModel, throwIfEnded }: RunParts,
): Promise<RunEnd> {
  const { fullStream } = sdk.streamText({
    model,
    ...prompt,
    ...sampling,
    tools: desk.tools,
    // What else answers is nearer than a second try.
    maxRetries: 0,
    abortSignal: signal,
    stopWhen: [sdk.stepCountIs(maxSteps), () => desk.missing !== undefined],
    prepareStep({ stepNumber }) {
      asksModel();
      const isLast = stepNumber === maxSteps - 1 || desk.overBudget > 0;
      return { activeTools: [...desk.shown], ...(isLast && { toolChoice: "none" }) };
    },
    // It comes in the stream, too.
    onError() {},
  });
  let asked = false;
  let length = 0;
  let cut: string | undefined;
  for await (const part of withSignal(fullStream, signal)) {
    switch (part.type) {
      case "start-step":
        asked = false;
        break;
      case "text-delta":
        words.push(part.text);
        length += part.text.length;
        if (length > LONGEST) {
          words.endStep(false);
          return { cut: `the answer was cut after ${LONGEST} characters` };
        }
        break;
      case "tool-call":
        asked = true;
        break;
      case "tool-error":
        throwIfEnded();
        break;
      case "finish-step":
        words.endStep(asked);
        cut = part.finishReason === "length" ? "the model ended before its answer did" : undefined;
        break;
      case "error":
        throw part.error;
      case "abort":
        throw signal.reason;
    }
  }
  return { cut };
}

/** The parts of a stream until a signal, whatever the stream makes of that. */
async function* withSignal<T>(stream: AsyncIterable<T>, signal: AbortSignal): AsyncGenerator<T> {
  const parts = stream[Symbol.asyncIterator]();
  const aborted = new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  const nobody = () => {};
  aborted.catch(nobody);
  try {
    for (;;) {
      const next = parts.next();
      next.catch(nobody);
      const { done, value } = await Promise.race([next, aborted]);
      if (done) return;
      yield value;
    }
  } finally {
    // Not waited for: a stream that hangs may hang here, too.
    parts.return?.().catch(nobody);
  }
}
