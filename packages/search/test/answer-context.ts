// Answer context: lets a test answer questions with a real service, and see what was asked and told.
import { HOST, type Service, silentLogger, systemClock } from "@svckit/core";
import type { AnswerContext, AnswerEngine, EngineAnswer, Sampling, Turn } from "../src/engine.js";

/** What a test may set of a question and its answering. */
export interface Asking {
  readonly earlier?: readonly Turn[];
  readonly sampling?: Sampling;
  readonly signal?: AbortSignal;
  readonly clock?: typeof systemClock;
  /** Hears the words as they come. */
  readonly heard?: (text: string) => void;
}

/** An ask as it was made. */
export interface MadeAsk {
  readonly tool: string;
  readonly args: Readonly<Record<string, unknown>>;
}

/** What came of a question. */
export interface Answered {
  readonly answer: EngineAnswer;
  /** The tools that were asked, in order. */
  readonly asked: readonly MadeAsk[];
  /** The results that they gave. */
  readonly results: readonly unknown[];
  /** What was told while the answer was made. */
  readonly words: readonly string[];
  readonly maxCalls: number;
  /** What the engine logged. */
  readonly logged: readonly unknown[];
}

/** Asks an engine a question over the tools of a service. */
export async function ask(
  service: Service,
  engine: AnswerEngine,
  text: string,
  { earlier = [], sampling = {}, signal, clock = systemClock, heard }: Asking = {},
): Promise<Answered> {
  const asked: MadeAsk[] = [];
  const results: unknown[] = [];
  const words: string[] = [];
  const logged: unknown[] = [];
  const logger = { ...silentLogger, warn: (...line: unknown[]) => void logged.push(line) };
  const prepared = await engine.prepare(
    { text, earlier, sampling },
    { catalog: service.catalog, clock, logger },
  );
  const context: AnswerContext = {
    signal: signal ?? new AbortController().signal,
    ask: askOf(service, asked, results),
    words(piece) {
      words.push(piece);
      heard?.(piece);
    },
  };
  const answer = await prepared.answer(context);
  return { answer, asked, results, words, maxCalls: prepared.maxCalls, logged };
}

function askOf(service: Service, asked: MadeAsk[], results: unknown[]): AnswerContext["ask"] {
  return async (tool, args = {}) => {
    asked.push({ tool, args });
    const envelope = await service.execute({ tool, args, principal: HOST });
    const { meta } = envelope;
    const cited = {
      tool,
      provider: meta?.provider ?? "",
      receipt_id: meta?.receipt_id ?? "",
      source: meta?.source ?? "live",
      fetched_at: meta?.fetched_at ?? "",
    };
    if (envelope.ok) {
      const { [service.brand.receiptField]: _, ...data } = envelope.data;
      results.push(data);
      return { ok: true, data, warnings: meta?.warnings ?? [], source: cited };
    }
    const { code, message } = envelope.error;
    return {
      ok: false,
      error: { code, message, runtimeStatus: meta?.runtime_status ?? "failing" },
      source: cited,
    };
  };
}
