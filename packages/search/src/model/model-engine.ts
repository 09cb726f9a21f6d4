// Model engine: a language model answers, with a few read tools, a budget, and every figure held against their results.
import type { CatalogTool } from "@svckit/core";
import type { LanguageModel } from "ai";
import type {
  AnswerContext,
  AnswerEngine,
  EngineAnswer,
  EngineContext,
  PreparedAnswer,
  Question,
} from "../engine.js";
import { type Budget, createBudget, SPENT } from "./budget.js";
import { createCheckedWords } from "./checked-words.js";
import { createFacts } from "./facts.js";
import { describeFailure, givesUp, toModelError } from "./model-failure.js";
import { runModel } from "./model-run.js";
import { offeredTools } from "./offered-tools.js";
import { toPrompt } from "./prompt.js";
import { createToolDesk } from "./tool-desk.js";

/** How a model answers. */
export interface ModelEngineOptions {
  /** Any language model of the AI SDK 6. The package `ai` is loaded with the first question. */
  readonly model: LanguageModel;
  /** What answers where the model cannot: the planner, as a rule. Without it such a search fails. */
  readonly instead?: AnswerEngine;
  /** The most different calls of tools for one answer; 6 where left out. */
  readonly maxCalls?: number;
  /** The most requests to the model for one answer; 8 where left out. The last one is for words alone. */
  readonly maxSteps?: number;
  /** The most tools that the model is shown, beside some composites; 12 where left out. */
  readonly maxTools?: number;
  /** Milliseconds after which the model is given up; 30,000 where left out. Less than the search has, for what answers instead. */
  readonly timeLimitMs?: number;
}

type Limits = Required<Omit<ModelEngineOptions, "model" | "instead">>;

const LIMITS: Limits = { maxCalls: 6, maxSteps: 8, maxTools: 12, timeLimitMs: 30_000 };

/** Makes the engine; throws an `Error` that names the option which cannot be used. */
export function modelEngine({ model, instead, ...given }: ModelEngineOptions): AnswerEngine {
  const limits: Limits = { ...LIMITS, ...given };
  for (const [name, value] of Object.entries(limits))
    if (!Number.isInteger(value) || value < 1) throw new Error(`${name} is not a whole number of at least 1`);
  return {
    name: "model",
    async prepare(question, context): Promise<PreparedAnswer> {
      await context.catalog.readTexts();
      const other = await instead?.prepare(question, context);
      const offered = offeredTools(context.catalog, question, limits.maxTools);
      const held = Math.max(limits.maxCalls, other?.maxCalls ?? 0);
      return {
        maxCalls: held,
        maxModelSteps: limits.maxSteps + (other?.maxModelSteps ?? 0),
        answer: (answering) =>
          answer({ model, limits, question, offered, other, held, service: context }, answering),
      };
    },
  };
}

interface Parts {
  readonly model: LanguageModel;
  readonly limits: Limits;
  readonly question: Question;
  readonly offered: readonly CatalogTool[];
  readonly other: PreparedAnswer | undefined;
  /** How many calls were paid for, by whoever makes them. */
  readonly held: number;
  readonly service: EngineContext;
}

async function answer(parts: Parts, context: AnswerContext): Promise<EngineAnswer> {
  const { service, other, held } = parts;
  const budget = createBudget(context.ask);
  const state = { modelSteps: 0, told: false };
  const ended = new AbortController();
  const stopTimer = service.clock.after(parts.limits.timeLimitMs, () =>
    ended.abort(givesUp(`it did not end within ${parts.limits.timeLimitMs} ms`)),
  );
  let why: string;
  let kind: string;
  try {
    const signal = AbortSignal.any([context.signal, ended.signal]);
    return await answerByModel(parts, { ...context, signal }, budget, state);
  } catch (error) {
    context.signal.throwIfAborted();
    throwIfEnded(budget);
    why = describeFailure(error);
    kind = error instanceof Error ? error.name : typeof error;
  } finally {
    stopTimer();
    // Ends a request that is still open.
    ended.abort();
  }
  service.logger.warn("the language model gave no answer", { why, kind, steps: state.modelSteps });
  // What was told cannot be taken back, and half an answer is none.
  if (other === undefined || state.told) throw toModelError(why);
  const replaced = await other.answer({ ...context, ask: askWithin(budget, held) });
  // Steps that came to nothing are not the caller's to pay.
  return { ...replaced, warnings: [`model_unavailable: ${why}`, ...replaced.warnings] };
}

async function answerByModel(
  { model, limits, question, offered, service }: Parts,
  { signal, words: tell }: AnswerContext,
  budget: Budget,
  state: { modelSteps: number; told: boolean },
): Promise<EngineAnswer> {
  const { maxCalls, maxSteps } = limits;
  // A bundler leaves it alone: a host that asks no model has it not.
  const sdk = await import(/* webpackIgnore: true */ /* turbopackIgnore: true */ "ai");
  const facts = createFacts(service.clock.now());
  for (const { content } of question.earlier) facts.addText(content);
  facts.addText(question.text);
  const words = createCheckedWords(facts, (text) => {
    state.told = true;
    tell(text);
  });
  const desk = createToolDesk(sdk, { catalog: service.catalog, offered, budget, maxCalls, facts, words });
  const prompt = toPrompt(question, service.clock.now(), maxCalls);
  const asksModel = () => {
    state.modelSteps += 1;
  };
  const { cut } = await runModel(sdk, {
    ...{ model, prompt, desk, words, maxSteps, signal, asksModel },
    sampling: question.sampling,
    throwIfEnded: () => throwIfEnded(budget),
  });
  throwIfEnded(budget);
  if (desk.missing) {
    words.push(desk.missing.reason);
    words.endStep(false);
  }
  if (words.text.trim() === "") throw givesUp("it said nothing");
  return {
    response: words.text.trim(),
    missing: desk.missing ?? null,
    warnings: [
      ...words.warnings,
      ...(desk.overBudget > 0 ? [`model_budget: more than ${maxCalls} calls were wanted, and not made`] : []),
      ...(cut ? [`model_cut: ${cut}`] : []),
    ],
    modelSteps: state.modelSteps,
    isAnswered: desk.isAnswered,
  };
}

/** Asks no more than was paid for, those of the model counted. */
function askWithin(budget: Budget, held: number): AnswerContext["ask"] {
  return async (tool, args = {}) => {
    const asking = budget.ask(tool, args, held);
    if (asking === SPENT) throw toModelError("it spent the calls that another answer needs");
    return asking;
  };
}

function throwIfEnded({ thrown }: Budget): void {
  if (thrown) throw thrown.error;
}
