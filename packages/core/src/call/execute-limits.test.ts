// Clauses of declared limits: calls wait for their turn within the deadline, or are told truly when to come back.
import { createTestClock } from "@svckit/testing";
import { expect, test } from "vitest";
import { z } from "zod";
import { defineProvider, type Provider } from "../catalog/provider.js";
import { defineTool, type Tool } from "../catalog/tool.js";
import type { ServiceOptions } from "../options.js";
import { createService } from "../service.js";
import type { RequestLimits } from "../upstream/request-limits.js";
import type { Call } from "./call.js";

function tool(name: string, limits: RequestLimits | undefined, changes: Partial<Tool> = {}): Tool {
  return defineTool({
    name,
    title: "A balance",
    description: "Gives the balance of an address.",
    category: "onchain",
    effect: "read",
    input: z.object({ at: z.string() }),
    output: z.object({ at: z.string().nullable() }),
    execute: ({ at }: { at: string }, ctx) =>
      ctx.http.get("", { query: { at }, schema: z.object({ at: z.string() }) }),
    ...(limits && { limits }),
    ...changes,
  });
}

/** A service with an account, and when its upstream was asked, in milliseconds from the start. */
async function start(
  changes: Partial<Provider>,
  options: Partial<ServiceOptions> = {},
  answer?: (request: Request) => Promise<Response>,
) {
  const clock = createTestClock();
  const startedAt = clock.now();
  const asked: { readonly at: number; readonly id: string | null }[] = [];
  const provider = defineProvider({
    id: "acme",
    title: "Acme",
    baseUrl: "https://acme.example",
    tools: [tool("get_balance", undefined), tool("get_price", undefined)],
    ...changes,
  });
  const service = createService({
    providers: [provider],
    clock,
    plans: { free: { callsPerMinute: 100_000 } },
    async fetch(request) {
      const id = new URL(request.url).searchParams.get("at");
      asked.push({ at: clock.now() - startedAt, id });
      return answer ? answer(request) : Response.json({ at: id });
    },
    ...options,
  });
  // The first call would wait for the HTTP client in real time, while the clock goes on.
  await service.warm();
  const account = await service.createAccount({ credits: 1_000 });
  const { key } = await service.createKey(account.id);
  let number = 0;
  const call = (name = "get_balance", more: Partial<Call> = {}) => {
    number += 1;
    return service.execute({ tool: name, args: { at: String(number) }, credential: key, ...more });
  };
  /** Lets time pass until the calls are answered. */
  async function answered(calls: readonly ReturnType<typeof call>[]) {
    let isDone = false;
    const all = Promise.all(calls).finally(() => {
      isDone = true;
    });
    for (let turns = 0; !isDone && turns < 2_000; turns += 1) await clock.advance(10);
    return all;
  }
  const times = () => asked.map(({ at }) => Math.floor(at / 1_000));
  return { service, call, answered, asked, times, clock };
}

const many = <T>(count: number, make: () => T) => Array.from({ length: count }, make);
const statusOf = (envelope: { readonly meta?: { readonly runtime_status: string } }) =>
  envelope.meta?.runtime_status;

/** The most that fall into any window of so many milliseconds. */
function mostIn(ms: number, asked: readonly { readonly at: number }[]): number {
  return Math.max(
    ...asked.map(({ at }) => asked.filter((each) => each.at >= at && each.at < at + ms).length),
  );
}

test("no more is asked in any second than is declared, and calls wait for their turn in the order they came", async () => {
  const { call, answered, asked } = await start({ limits: { perSecond: 5 } });
  const answers = await answered(many(17, () => call()));
  expect(answers.every(({ ok }) => ok)).toBe(true);
  expect(mostIn(1_000, asked)).toBe(5);
  expect(asked.map(({ id }) => id)).toEqual(many(17, () => 0).map((_, at) => String(at + 1)));
  expect((asked.at(-1)?.at ?? 0) - (asked[0]?.at ?? 0)).toBeLessThanOrEqual(3_010);
});

test("where a call's turn comes too late it is rate_limited before any debit, and its retry_after is true", async () => {
  const { service, call, answered, times, clock } = await start({ limits: { perMinute: 3 } });
  await answered(many(3, () => call()));
  const spent = clock.now();
  const refused = await call();
  expect(refused).toMatchObject({
    error: { code: "TOOL_ERROR", retryable: true },
    meta: { runtime_status: "rate_limited", credits_used: 0, warnings: [] },
  });
  expect(await service.verifyLedger()).toMatchObject({ voided: 0, captured: 3 });
  const retryAfter = refused.ok ? 0 : (refused.error.retry_after ?? 0);
  expect(retryAfter).toBeGreaterThan(50);
  await clock.advance(40_000);
  const later = await call();
  expect(later.ok ? 0 : later.error.retry_after).toBe(retryAfter - 40);
  await clock.advance(retryAfter * 1_000 - (clock.now() - spent));
  expect((await answered([call()])).map(statusOf)).toEqual(["ok"]);
  expect(times().length).toBe(4);
});

test("a caller who sends many at once leaves the others their turns", async () => {
  const { service, call, answered } = await start({ limits: { perSecond: 1 } });
  const other = await service.createAccount({ credits: 10 });
  const { key: credential } = await service.createKey(other.id);
  const flood = many(20, () => call());
  const late = [call("get_balance", { credential })];
  const answers = await answered([...flood, ...late]);
  const taken = answers.slice(0, 20).filter(({ ok }) => ok).length;
  expect(taken).toBeGreaterThan(1);
  expect(taken).toBeLessThan(6);
  expect(answers[20]?.ok).toBe(true);
});

test("a second and a minute hold together", async () => {
  const { call, answered, asked } = await start({ limits: { perSecond: 2, perMinute: 6 } });
  const answers = await answered(many(9, () => call()));
  expect(answers.map(statusOf).filter((status) => status === "ok").length).toBe(6);
  expect(mostIn(1_000, asked)).toBe(2);
});

test("a refused turn is never counted against the breaker, also in the middle of a call", async () => {
  const twice = tool("get_both", undefined, {
    async execute({ at }: { at: string }, ctx) {
      const schema = z.object({ at: z.string() });
      await ctx.http.get("", { query: { at }, schema });
      return ctx.http.get("", { query: { at }, schema });
    },
  });
  const breaker = { consecutiveFailures: 1, failureRate: 0.01, minimumCalls: 1 };
  const { call, answered, asked, clock } = await start(
    { limits: { perMinute: 1 }, tools: [twice] },
    { upstream: { breaker } },
  );
  const [refused] = await answered([call("get_both")]);
  expect(refused).toMatchObject({ error: { code: "TOOL_ERROR" }, meta: { runtime_status: "rate_limited" } });
  for (const each of await Promise.all(many(30, () => call("get_both"))))
    expect(statusOf(each)).toBe("rate_limited");
  await clock.advance(61_000);
  await answered([call("get_both")]);
  expect(asked.length).toBe(2);
});

test("a caller who leaves while it waits is asked for no more", async () => {
  const { call, answered, asked } = await start({ limits: { perSecond: 1 } });
  const leaving = new AbortController();
  const calls = [call(), call("get_balance", { signal: leaving.signal }), call()];
  leaving.abort();
  const [first, left, last] = await answered(calls);
  expect([first?.ok, left?.ok, last?.ok]).toEqual([true, false, true]);
  expect(asked.map(({ id }) => id)).toEqual(["1", "3"]);
});

test("callers who leave while they wait keep no turn from those who stay", async () => {
  const { call, answered, asked, clock } = await start({ limits: { perSecond: 1 } });
  const caller = new AbortController();
  const leaving = many(30, () => call("get_balance", { signal: caller.signal }));
  await clock.advance(100);
  caller.abort();
  await answered(leaving);
  const [stays] = await answered([call()]);
  expect(stays).toMatchObject({ ok: true });
  expect(asked.map(({ at }) => at)).toEqual([0, expect.any(Number)]);
  expect(asked[1]?.at).toBeLessThan(1_200);
});

test("calls wait for a declared slot within the deadline, and no more run at once", async () => {
  let running = 0;
  let most = 0;
  const slow = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise<void>((done) => clock.after(1_000, done));
    running -= 1;
    return Response.json({ at: "x" });
  };
  const { call, answered, clock } = await start({ limits: { concurrency: 2 } }, {}, slow);
  const answers = await answered(many(8, () => call()));
  expect(answers.map(statusOf)).toEqual(many(8, () => "ok"));
  expect(most).toBe(2);
});

test("where no declared slot comes free in time a call is rate_limited, not degraded", async () => {
  const { call, answered } = await start(
    { limits: { concurrency: 1 } },
    { upstream: { queue: 2 } },
    () => new Promise<Response>(() => {}),
  );
  const answers = await answered(many(6, () => call()));
  expect(answers.map(statusOf).filter((status) => status === "rate_limited").length).toBeGreaterThanOrEqual(
    3,
  );
  for (const answer of answers)
    if (statusOf(answer) === "rate_limited") expect(answer).toMatchObject({ error: { retry_after: 8 } });
});

test("a tool's own limits hold beside its provider's, and for no other tool", async () => {
  const tools = [tool("get_balance", { perSecond: 1 }), tool("get_price", undefined)];
  const { call, answered, asked } = await start({ limits: { perSecond: 4 }, tools });
  const answers = await answered([
    ...many(3, () => call("get_balance")),
    ...many(6, () => call("get_price")),
  ]);
  expect(answers.every(({ ok }) => ok)).toBe(true);
  expect(
    mostIn(
      1_000,
      asked.filter(({ id }) => Number(id) <= 3),
    ),
  ).toBe(1);
  expect(mostIn(1_000, asked)).toBeLessThanOrEqual(4);
  expect(asked.filter(({ id, at }) => Number(id) > 3 && at < 1_000).length).toBeGreaterThanOrEqual(1);
});

test("a second try takes a turn of its own, and is left out where there is none", async () => {
  const failing = async () => new Response("{}", { status: 500 });
  const { call, answered, asked } = await start({ limits: { perMinute: 1 } }, {}, failing);
  expect((await answered([call()])).map(statusOf)).toEqual(["degraded"]);
  expect(asked.length).toBe(1);
});

test.each([
  ["of a provider", { maxBytes: 50 }, undefined],
  ["of a tool", undefined, { maxBytes: 50 }],
])("bytes %s are bounded", async (_, ofProvider, ofTool) => {
  const long = async () => Response.json({ at: "x".repeat(100) });
  const { call, answered } = await start(
    { ...(ofProvider && { limits: ofProvider }), tools: [tool("get_balance", ofTool)] },
    {},
    long,
  );
  const [answer] = await answered([call()]);
  expect(answer).toMatchObject({ meta: { runtime_status: "failing" } });
  expect(JSON.stringify(answer)).toContain("more than 50 bytes");
});

test.each([
  ["of a provider", { totalMs: 700 }, undefined],
  ["of a tool", { totalMs: 900 }, { totalMs: 700 }],
])("the time of a call %s is bounded", async (_, ofProvider, ofTool) => {
  const hanging = () => new Promise<Response>(() => {});
  const { call, answered, clock } = await start(
    { limits: ofProvider, tools: [tool("get_balance", ofTool)] },
    {},
    hanging,
  );
  const from = clock.now();
  const [answer] = await answered([call()]);
  expect(JSON.stringify(answer)).toContain("did not answer within 700 ms");
  expect(clock.now() - from).toBeLessThan(900);
});

test("the time of an attempt is bounded", async () => {
  const hanging = () => new Promise<Response>(() => {});
  const { call } = await start({ limits: { attemptMs: 30 } }, { upstream: { retries: false } }, hanging);
  expect(JSON.stringify(await call())).toContain("did not answer within 30 ms");
});

test.each([
  ["is read where its tool declares that, inside what its provider declares", 12, 10, false],
  ["is refused where it is longer than its tool declares", 9, 10, true],
  ["is refused where it is longer than its provider declares", 40, 9, true],
  ["is refused where nothing is declared", undefined, undefined, true],
])("an answer beyond the service's usual size %s", async (_, ofTool, ofProvider, isRefused) => {
  const MIB = 1_024 * 1_024;
  const limitsOf = (mib: number | undefined) => (mib === undefined ? undefined : { maxBytes: mib * MIB });
  const long = async () => Response.json({ at: "1", more: "x".repeat(9.5 * MIB) });
  const limits = limitsOf(ofProvider);
  const { call, answered } = await start(
    { ...(limits && { limits }), tools: [tool("get_balance", limitsOf(ofTool))] },
    {},
    long,
  );
  const [answer] = await answered([call()]);
  expect(JSON.stringify(answer).includes("answered with more than")).toBe(isRefused);
});

test("limits never go beyond the service's own", async () => {
  const long = async () => Response.json({ at: "x".repeat(100) });
  const wide = { maxBytes: 1_000_000, concurrency: 1_000, attemptMs: 60_000, totalMs: 60_000 };
  const { call, answered } = await start(
    { limits: wide, tools: [tool("get_balance", wide)] },
    { upstream: { maxBytes: 50 } },
    long,
  );
  const [answer] = await answered([call()]);
  expect(JSON.stringify(answer)).toContain("more than 50 bytes");
});

test.each([
  [{ perSecond: 0 }, "perSecond"],
  [{ perSecond: 0.5 }, "perMinute"],
  [{ perHour: 5 }, "perHour"],
  ["5 a second", "limits"],
])("limits of %j stop at their definition, by name", (limits, named) => {
  // `as`: plain JavaScript may hold what TypeScript would refuse.
  const wrong = limits as RequestLimits;
  expect(() => tool("get_balance", wrong)).toThrow(named);
  expect(() =>
    defineProvider({
      id: "acme",
      title: "Acme",
      baseUrl: "https://x.example",
      limits: wrong,
      tools: [tool("get_x", undefined)],
    }),
  ).toThrow(named);
});
