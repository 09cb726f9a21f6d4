// Asking: an engine beside stand-ins of all upstreams, with every ask that it makes on record.
import { type Ask, type Asked, HOST, type Service } from "@svckit/core";
import type { AnswerEngine, EngineAnswer, Turn } from "@svckit/search";

/** An ask as it was made. */
export interface RecordedAsk {
  readonly tool: string;
  readonly args: Readonly<Record<string, unknown>>;
  readonly asked: Asked;
}

/** What an engine made of a question. */
export interface Asking {
  readonly asks: readonly RecordedAsk[];
  readonly answer: EngineAnswer;
  readonly maxCalls: number;
}

/** Asks an engine a question, whose asks are calls of the host. */
export async function askEngine(
  engine: AnswerEngine,
  service: Service,
  text: string,
  { earlier = [], now }: { readonly earlier?: readonly Turn[]; readonly now: () => number },
): Promise<Asking> {
  const asks: RecordedAsk[] = [];
  const clock = { now, setTimeout, clearTimeout } as never;
  const logger = { debug() {}, info() {}, warn() {}, error() {} } as never;
  const prepared = await engine.prepare(
    { text, earlier, sampling: {} },
    { catalog: service.catalog, clock, logger },
  );
  const ask: Ask = async (tool, args = {}) => {
    const asked = await asAsked(service, tool, args);
    asks.push({ tool, args, asked });
    return asked;
  };
  const answer = await prepared.answer({ ask, signal: new AbortController().signal, words() {} });
  return { asks, answer, maxCalls: prepared.maxCalls };
}

/** A call as an engine is given its answer. */
async function asAsked(
  service: Service,
  tool: string,
  args: Readonly<Record<string, unknown>>,
): Promise<Asked> {
  const given = await service.execute({ tool, args, principal: HOST });
  const { meta } = given;
  const source = {
    tool,
    provider: meta?.provider ?? "",
    receipt_id: meta?.receipt_id ?? "",
    source: meta?.source ?? "",
    fetched_at: meta?.fetched_at ?? "",
  } as Asked["source"];
  if (!given.ok) {
    const error = {
      code: given.error.code,
      message: given.error.message,
      runtimeStatus: meta?.runtime_status ?? "failing",
    } as const;
    return { ok: false, error, source };
  }
  const { _svc: _receipt, ...data } = given.data;
  return { ok: true, data, warnings: meta?.warnings ?? [], source };
}
