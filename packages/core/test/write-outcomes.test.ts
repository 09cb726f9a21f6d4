// Tools that change something, over a real connection: what is told of a change that failed, and that none is done twice.
import { setTimeout as sleep } from "node:timers/promises";
import {
  type Call,
  createService,
  defineProvider,
  defineTool,
  type Provider,
  type Receipt,
  ServiceError,
  type ServiceOptions,
  type Tool,
  type ToolContext,
} from "@svckit/core";
import { createStandIn, createTestClock, type FaultSwitch, type StandIn } from "@svckit/testing";
import { afterEach, expect, test } from "vitest";
import { z } from "zod";

const open: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

const ORDERED = z.object({ id: z.string() });
const order = ({ http }: ToolContext) => http.post("/orders", { json: { size: 2 }, schema: ORDERED });

interface Setting {
  readonly tool?: Partial<Tool>;
  readonly provider?: Partial<Provider>;
  readonly service?: Partial<ServiceOptions>;
}

/** A service with one tool that makes an order, and an account with 10 credits. */
async function start(
  execute: (ctx: ToolContext, standIn: StandIn) => Promise<object> = order,
  { tool = {}, provider = {}, service: options = {} }: Setting = {},
) {
  const standIn = await createStandIn({
    "POST /orders": () => ({ body: { id: "o1" } }),
    "POST /notes": () => ({ body: {} }),
    "GET /orders": () => ({ body: { id: "o1" } }),
  });
  open.push(() => standIn.close());
  const definition: Tool = {
    name: "make_order",
    title: "Make an order",
    description: "Makes one order at the stand-in.",
    category: "orders",
    effect: "write",
    input: z.object({}),
    output: z.object({ id: z.string() }),
    execute: (_, ctx) => execute(ctx, standIn),
    ...tool,
  };
  const service = createService({
    providers: [
      defineProvider({
        id: "shop",
        title: "Shop",
        baseUrl: standIn.url,
        tools: [defineTool(definition)],
        ...provider,
      }),
    ],
    upstream: { attemptMs: 200, ...options.upstream },
    ...options,
  });
  // An attempt's time is for the upstream alone.
  await service.warm();
  const { id } = await service.createAccount({ credits: 10 });
  const { key } = await service.createKey(id);
  const call = async (more: Partial<Call> = {}) => {
    const answer = await service.execute({ tool: "make_order", credential: key, ...more });
    return { ...answer, meta: answer.meta as Receipt };
  };
  const remaining = async () => (await service.describeAccount(id)).wallet?.remaining;
  const seen = (path = "/orders") => standIn.requests.filter((each) => each.path === path).length;
  return { service, standIn, call, remaining, seen };
}

const UNKNOWN = {
  ok: false,
  error: { code: "TOOL_ERROR", retryable: false },
  meta: {
    runtime_status: "failing",
    provider: "shop",
    credits_used: 0,
    warnings: [
      "outcome_unknown: shop was asked for a change and may have made it",
      "refunded: 1 credit was returned because the call failed",
    ],
  },
};

// What a stand-in does so that nobody knows.
const LOST: readonly (readonly [name: string, fault: FaultSwitch])[] = [
  ["a reset before the answer", { reset: "before" }],
  ["a reset in mid-body", { reset: "mid-body" }],
  ["no answer in time", { hang: true }],
  ["a body that trickles", { slowBody: 80 }],
  ["half of a body", { body: "truncated" }],
  ["a body that is no JSON", { body: "html" }],
  ["a gateway's 502", { status: 502 }],
  ["a gateway's 504", { status: 504 }],
  ["a gateway's 524", { status: 524 }],
  ["a 408", { status: 408 }],
  ["a redirect", { redirect: "https://elsewhere.example/" }],
  ["an answer of another shape", { inBodyError: { number: 5 } }],
];

test.each(LOST)("%s leaves the outcome unknown: told so, paid by nobody, asked once", async (_, fault) => {
  const { standIn, call, remaining, seen } = await start();
  standIn.fault(fault);
  expect(await call()).toMatchObject(UNKNOWN);
  expect(seen()).toBe(1);
  expect(await remaining()).toBe(10);
});

test.each(LOST)("%s stays bound to its key: a resend is told the same, and asks nobody", async (_, fault) => {
  const { standIn, call, remaining, seen } = await start();
  standIn.fault({ ...fault, times: 1 });
  const first = await call({ idempotencyKey: "order-1" });
  expect(first).toMatchObject(UNKNOWN);
  expect(await call({ idempotencyKey: "order-1" })).toEqual(first);
  expect(seen()).toBe(1);
  // Under another key it is another call, of whoever has looked.
  expect(await call({ idempotencyKey: "order-2" })).toMatchObject({ ok: true, data: { id: "o1" } });
  expect(seen()).toBe(2);
  expect(await remaining()).toBe(9);
});

test("a change that still runs at the deadline is told as unknown", async () => {
  const { standIn, call, seen } = await start(order, {
    service: { upstream: { attemptMs: 5_000, totalMs: 150 } },
  });
  standIn.fault({ hang: true });
  expect(await call()).toMatchObject(UNKNOWN);
  expect(seen()).toBe(1);
});

test.each<[string, FaultSwitch, object]>([
  ["400", { status: 400 }, { code: "TOOL_ERROR", retryable: false }],
  ["404", { status: 404 }, { code: "TOOL_ERROR", retryable: false }],
  ["409", { status: 409 }, { code: "TOOL_ERROR", retryable: false }],
  ["401", { status: 401 }, { code: "PROVIDER_UNAVAILABLE" }],
  ["429", { status: 429, retryAfter: 7 }, { code: "TOOL_ERROR", retryable: true, retry_after: 7 }],
  ["500", { status: 500 }, { code: "PROVIDER_UNAVAILABLE", retryable: true }],
  ["503", { status: 503 }, { code: "PROVIDER_UNAVAILABLE", retryable: true }],
  ["a failure in a 200", { inBodyError: { error: "no" } }, { code: "TOOL_ERROR", retryable: false }],
])("%s says no: it is told as of a read, and asked once", async (_, fault, error) => {
  const { standIn, call, seen } = await start(order, {
    provider: {
      failure: ({ body }) =>
        z.object({ error: z.literal("no") }).safeParse(body).success
          ? { runtimeStatus: "invalid_input", message: "refused it" }
          : undefined,
    },
  });
  standIn.fault(fault);
  const answer = await call();
  expect(answer).toMatchObject({ ok: false, error });
  expect(answer.meta.warnings).toEqual(["refunded: 1 credit was returned because the call failed"]);
  expect(seen()).toBe(1);
});

test("a change that never left can be sent again: nobody listens, no such host, no breaker lets it through", async () => {
  const gone = await createStandIn({});
  await gone.close();
  for (const baseUrl of [gone.url, "http://nowhere.invalid"]) {
    const { call } = await start(order, { provider: { baseUrl } });
    const first = await call({ idempotencyKey: "order-1" });
    expect(first).toMatchObject({ error: { code: "PROVIDER_UNAVAILABLE", retryable: true } });
    expect(first.meta.warnings).toHaveLength(1);
  }
  const resting = await start(order, {
    service: { upstream: { breaker: { consecutiveFailures: 1 } } },
  });
  resting.standIn.fault({ status: 500, times: 1 });
  await resting.call({ idempotencyKey: "order-1" });
  const rests = await resting.call({ idempotencyKey: "order-1" });
  expect(rests).toMatchObject({ error: { code: "PROVIDER_UNAVAILABLE", retryable: true } });
  expect(resting.seen()).toBe(1);
});

test("a call of which one change was done and a later step failed is told as unknown", async () => {
  const note = async (ctx: ToolContext) => {
    const ordered = await order(ctx);
    await ctx.http.post("/notes", { json: {}, schema: z.object({}) });
    return ordered;
  };
  const look = async (ctx: ToolContext) => {
    await order(ctx);
    return ctx.http.get("/orders", { schema: ORDERED });
  };
  for (const [execute, fault] of [
    [note, { status: 400, match: "/notes" }],
    [look, { status: 500, every: 2 }],
  ] as const) {
    const { standIn, call, seen } = await start(execute);
    standIn.fault(fault);
    expect(await call({ idempotencyKey: "order-1" })).toMatchObject(UNKNOWN);
    const before = standIn.requests.length;
    expect(await call({ idempotencyKey: "order-1" })).toMatchObject(UNKNOWN);
    expect(standIn.requests).toHaveLength(before);
    expect(seen()).toBeGreaterThan(0);
  }
});

test("a call whose change was done and whose result does not fit, or whose tool throws, is told as unknown", async () => {
  const throwing = async (ctx: ToolContext) => {
    await order(ctx);
    throw new Error("a slip");
  };
  const unfit = async (ctx: ToolContext) => {
    await order(ctx);
    return { id: 5 };
  };
  for (const execute of [throwing, unfit]) {
    const { call } = await start(execute);
    expect(await call()).toMatchObject(UNKNOWN);
  }
});

test("a change that is left behind and fails, in a race or with a catch of its own, is told as unknown, and free", async () => {
  const racing = (ctx: ToolContext) => Promise.race([order(ctx), sleep(20, { id: "?" })]);
  const leaving = async (ctx: ToolContext) => {
    order(ctx).catch(() => {});
    return { id: "?" };
  };
  for (const execute of [racing, leaving]) {
    const { standIn, call, remaining, seen } = await start(execute);
    standIn.fault({ hang: true });
    expect(await call()).toMatchObject(UNKNOWN);
    expect(seen()).toBe(1);
    expect(await remaining()).toBe(10);
    standIn.fault(null);
    expect(await call()).toMatchObject({ ok: true });
  }
});

test("a tool's own words stand where they send nobody to do it again", async () => {
  const saying = (runtimeStatus: "invalid_input" | "degraded") => async (ctx: ToolContext) => {
    await order(ctx);
    throw new ServiceError("TOOL_ERROR", { runtimeStatus, message: "The order stands, unpaid." });
  };
  const final = await (await start(saying("invalid_input"))).call();
  expect(final).toMatchObject({ error: { code: "TOOL_ERROR", retryable: false } });
  expect(final.meta).toMatchObject({ cause: "The order stands, unpaid." });
  expect(await (await start(saying("degraded"))).call()).toMatchObject(UNKNOWN);
});

test("a write that only asked, by GET or by a POST that reads, fails as a read does", async () => {
  const asking = (ctx: ToolContext) => ctx.http.get("/orders", { schema: ORDERED });
  const posting = (ctx: ToolContext) => ctx.http.post("/orders", { json: {}, reads: true, schema: ORDERED });
  for (const execute of [asking, posting]) {
    const { standIn, call } = await start(execute);
    standIn.fault({ reset: "mid-body" });
    expect(await call()).toMatchObject({
      error: { code: "PROVIDER_UNAVAILABLE", retryable: true },
      meta: { warnings: ["refunded: 1 credit was returned because the call failed"] },
    });
  }
});

test("a POST of a tool that reads may be asked again, and its failure says nothing of an outcome", async () => {
  const { standIn, call, seen } = await start(order, { tool: { effect: "read" } });
  standIn.fault({ reset: "mid-body", times: 1 });
  expect(await call()).toMatchObject({ ok: true });
  expect(seen()).toBe(2);
});

test("three equal writes at once are three changes, none of them shared or kept for another", async () => {
  const { call, remaining, seen } = await start();
  const answers = await Promise.all([call(), call(), call()]);
  for (const answer of answers)
    expect(answer).toMatchObject({ ok: true, meta: { cache_status: "bypass", source: "live" } });
  expect(seen()).toBe(3);
  expect(await remaining()).toBe(7);
});

test("a write of an account goes on when its caller leaves, also without a key", async () => {
  let entered = () => {};
  let release = () => {};
  const began = new Promise<void>((resolve) => {
    entered = resolve;
  });
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { call, remaining, seen } = await start(async (ctx) => {
    entered();
    await held;
    return order(ctx);
  });
  const caller = new AbortController();
  const answer = call({ signal: caller.signal });
  await began;
  caller.abort();
  release();
  expect(await answer).toMatchObject({ ok: true });
  expect(seen()).toBe(1);
  expect(await remaining()).toBe(9);
});

test("nothing is sent any more once the deadline has passed", async () => {
  const clock = createTestClock();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let ended: Promise<object> | undefined;
  const { call, seen } = await start(
    async (ctx) => {
      ended = held.then(() => order(ctx));
      return ended;
    },
    { service: { clock } },
  );
  const answer = call();
  await clock.advance(20_000);
  expect(await answer).toMatchObject({ error: { code: "PROVIDER_UNAVAILABLE" } });
  release();
  await expect(ended).rejects.toThrow();
  expect(seen()).toBe(0);
});

test("callKey is one UUID for a key, whoever sends it again, and another for each call without one", async () => {
  const keys: string[] = [];
  const { call } = await start(async ({ callKey }) => {
    keys.push(callKey);
    if (keys.length === 1) throw new ServiceError("PROVIDER_UNAVAILABLE", { runtimeStatus: "degraded" });
    return { id: "o1" };
  });
  // The first run failed before anything was asked, so that the key was free again.
  await call({ idempotencyKey: "order-1" });
  await call({ idempotencyKey: "order-1" });
  await call({ idempotencyKey: "order-2" });
  await call();
  await call();
  expect(keys).toHaveLength(5);
  expect(keys[1]).toBe(keys[0]);
  expect(new Set(keys).size).toBe(4);
  for (const key of keys)
    expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});
