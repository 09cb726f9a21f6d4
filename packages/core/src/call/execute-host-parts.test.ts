// The clauses of what a host hands in: a slip in it costs that call at most, and no credit.
import { trace } from "@opentelemetry/api";
import { BasicTracerProvider } from "@opentelemetry/sdk-trace-base";
import { Keyv } from "keyv";
import { afterEach, expect, test, vi } from "vitest";
import { startCounting } from "../../test/counting-service.js";
import { startGiving } from "../../test/giving-service.js";
import type { ServiceOptions } from "../options.js";
import { systemClock } from "../platform/clock.js";
import { systemIds } from "../platform/ids.js";
import { silentLogger } from "../platform/logger.js";

const fails = (): never => {
  throw new Error("a slip of the host's");
};
const rejects = async () => fails();

const HOST_PARTS: [string, Partial<ServiceOptions>][] = [
  ["an observer that throws", { observer: { callStarted: fails, callEnded: fails, upstreamEnded: fails } }],
  [
    "an observer whose promises reject",
    { observer: { callStarted: rejects, callEnded: rejects, upstreamEnded: rejects } },
  ],
  ["a logger that throws", { logger: { info: fails, warn: fails, error: fails } }],
  ["a logger whose promises reject", { logger: { info: rejects, warn: rejects, error: rejects } }],
  ["ids that throw", { ids: { uuid: fails, bytes: systemIds.bytes } }],
  // `as`: a host in JavaScript may hand in anything.
  ["ids that are no texts", { ids: { uuid: () => undefined as never, bytes: systemIds.bytes } }],
];

test.each(HOST_PARTS)("answers and charges a call beside %s", async (_, options) => {
  const { ask, store, service } = await startCounting(options, 10);
  expect((await ask()).envelope).toMatchObject({ ok: true, meta: { credits_used: 1, credits_remaining: 9 } });
  expect(await service.execute({ tool: "get_nothing" })).toMatchObject({
    ok: false,
    error: { code: "TOOL_NOT_FOUND" },
  });
  expect(await store.verify()).toMatchObject({ ok: true, held: 0, spent: 1 });
});

test.each(HOST_PARTS)("refunds a call that fails beside %s", async (_, options) => {
  const { ask, state, store } = await startCounting(options, 10);
  state.error = new Error("the tool throws");
  expect((await ask()).envelope).toMatchObject({
    ok: false,
    meta: { credits_used: 0, credits_remaining: 10 },
  });
  expect(await store.verify()).toMatchObject({ ok: true, held: 0, spent: 0, voided: 1 });
});

test("tells the log once that the observer fails", async () => {
  const error = vi.fn();
  const { ask } = await startCounting({
    logger: { ...silentLogger, error },
    observer: { callStarted: fails, callEnded: fails, upstreamEnded: fails },
  });
  await ask();
  await ask();
  expect(error.mock.calls.map(([message]) => message)).toEqual([expect.stringContaining("observer")]);
});

test("answers beside an OpenTelemetry processor that throws", async () => {
  const processor = { onStart: fails, onEnd: fails, forceFlush: rejects, shutdown: rejects };
  trace.setGlobalTracerProvider(new BasicTracerProvider({ spanProcessors: [processor] }));
  const { ask, store } = await startCounting();
  expect((await ask()).envelope).toMatchObject({ ok: true, meta: { credits_used: 1 } });
  expect(await store.verify()).toMatchObject({ ok: true, held: 0, spent: 1 });
});

afterEach(() => {
  trace.disable();
});

/** A Keyv whose engine answers as the test wants it to. */
function keyvOver(answer: () => unknown): Keyv {
  // `as`: an engine may be anything.
  const store = { get: answer, set: answer, delete: answer, clear: answer, opts: {} };
  return new Keyv({ store: store as never });
}

test.each<[string, () => unknown]>([
  ["throws", fails],
  ["gives another's text", () => '{"value":"another\'s"}'],
  ["gives another's object", () => ({ value: { text: 1 } })],
])("takes a cache that %s for a miss", async (_, answer) => {
  let ran = 0;
  const cache = keyvOver(answer);
  const { ask } = startGiving(() => ({ ran: ++ran }), { cache }, { cacheTtl: 60_000 });
  for (const expected of [1, 2])
    expect((await ask()).envelope).toMatchObject({ ok: true, data: { ran: expected } });
});

test("waits a moment for a cache that hangs, and leaves it alone for the calls behind", async () => {
  let asked = 0;
  const cache = keyvOver(() => {
    asked += 1;
    return new Promise(() => {});
  });
  const warn = vi.fn();
  const { ask } = startGiving(
    () => ({ done: true }),
    { cache, logger: { ...silentLogger, warn }, clock: systemClock },
    { cacheTtl: 60_000 },
  );
  const began = performance.now();
  for (let call = 0; call < 3; call++) expect((await ask()).envelope.ok).toBe(true);
  expect(performance.now() - began).toBeLessThan(2_000);
  expect(asked).toBe(1);
  expect(warn).toHaveBeenCalledOnce();
});
