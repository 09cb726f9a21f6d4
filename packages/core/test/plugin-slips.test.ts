// Slips in a plugin's own functions: each costs its call at most, and leaves one line that names tool and provider.
import { setImmediate as nextTurn } from "node:timers/promises";
import {
  createService,
  defineProvider,
  defineTool,
  type Logger,
  type Provider,
  type ReadUpstreamFailure,
  type Tool,
  type UpstreamClient,
} from "@svckit/core";
import { createStandIn, createTestClock, type StandIn } from "@svckit/testing";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { z } from "zod";

interface Line {
  readonly level: string;
  readonly message: string;
  readonly [field: string]: unknown;
}

let upstream: StandIn;
let lines: Line[];

beforeAll(async () => {
  upstream = await createStandIn({
    "GET /coins/{id}": ({ params }) => ({ body: { n: params["id"]?.length } }),
    "POST /orders": () => ({ status: 204 }),
    "GET /backup": () => ({ body: { n: 42 } }),
  });
});
afterAll(() => upstream.close());
beforeEach(() => {
  lines = [];
  upstream.fault(null);
});

const logTo = (level: string): Logger["info"] => {
  return (message, fields) => lines.push({ level, message, ...fields });
};
const slip = new RangeError("a slip of the plugin's");
const slips = (): never => {
  throw slip;
};

const common = { effect: "read", category: "market_data", output: z.object({ n: z.number() }) } as const;
const schema = common.output;
const COIN = {
  ...common,
  name: "get_coin",
  title: "Coin",
  description: "Gives one coin of the stand-in.",
  input: z.object({ id: z.string() }),
} as const;

function start(more: Partial<Tool> = {}, provider: Partial<Provider> = {}) {
  const coin = defineTool({
    ...COIN,
    execute: ({ id }: { id: string }, { http }) => http.get("/coins/{id}", { path: { id }, schema }),
    ...more,
  });
  const backup = defineTool({
    ...common,
    name: "get_backup",
    title: "Backup",
    description: "Gives a coin where the other provider cannot.",
    input: z.object({ key: z.string() }),
    execute: (_, { http }) => http.get("/backup", { schema }),
  });
  const service = createService({
    providers: [
      defineProvider({ id: "coins", title: "Coins", baseUrl: upstream.url, tools: [coin], ...provider }),
      defineProvider({ id: "backup", title: "Backup", baseUrl: upstream.url, tools: [backup] }),
    ],
    clock: createTestClock(),
    logger: { info: logTo("info"), warn: logTo("warn"), error: logTo("error") },
    upstream: { breaker: { consecutiveFailures: 3 } },
  });
  return async (requestId = "r1") => {
    const account = await service.createAccount({ credits: 10 });
    const { key } = await service.createKey(account.id);
    const credential = { kind: "apiKey", key, keyKind: "live" } as const;
    const envelope = await service.execute({ tool: "get_coin", args: { id: "btc" }, credential, requestId });
    await nextTurn();
    return envelope;
  };
}

const NAMED = { tool: "get_coin", provider: "coins", requestId: "r1" };
const FAILING = {
  ok: false,
  error: { code: "PROVIDER_UNAVAILABLE" },
  meta: { runtime_status: "failing", credits_used: 0, credits_remaining: 10 },
};

test("a `failure` that throws is the provider's failure, told once with tool, provider, reason and request", async () => {
  const call = start({}, { failure: slips });
  expect(await call()).toMatchObject(FAILING);
  expect(lines).toEqual([
    {
      level: "error",
      message: "a call failed",
      ...NAMED,
      code: "PROVIDER_UNAVAILABLE",
      runtimeStatus: "failing",
      reason: "coins gave an answer that its `failure` could not read.",
      error: slip,
    },
  ]);
});

test("a `failure` that throws gives the upstream no rest, but what its status says does", async () => {
  const call = start({}, { failure: slips });
  for (let n = 0; n < 5; n++) expect(await call()).toMatchObject(FAILING);
  expect(upstream.requests.length).toBeGreaterThanOrEqual(5);
  upstream.fault({ status: 500 });
  for (let n = 0; n < 3; n++) await call();
  expect(await call()).toMatchObject({
    error: { code: "PROVIDER_UNAVAILABLE" },
    meta: { runtime_status: "degraded" },
  });
});

test.each<[string, () => unknown]>([
  ["a promise", async () => slips()],
  ["a text of the upstream's", () => "no such coin"],
  ["half a failure", () => ({ message: "is down" })],
])("a `failure` that gives %s is the provider's failure", async (_, failure) => {
  // `as`: a plugin in JavaScript gives what it likes.
  const call = start({}, { failure: failure as ReadUpstreamFailure });
  expect(await call()).toMatchObject(FAILING);
  expect(lines).toMatchObject([{ ...NAMED, runtimeStatus: "failing", error: expect.any(TypeError) }]);
});

test("an `upstream` that throws is the provider's failure before anything is debited", async () => {
  const call = start({ upstream: slips });
  const before = upstream.requests.length;
  expect(await call()).toMatchObject(FAILING);
  expect(upstream.requests).toHaveLength(before);
  expect(lines).toMatchObject([{ level: "error", message: "a call failed", ...NAMED, error: slip }]);
});

test("a fallback answers for an `upstream` that throws, and the log is told why", async () => {
  const call = start({ upstream: slips, fallback: { tool: "get_backup", args: () => ({ key: "b" }) } });
  expect(await call()).toMatchObject({ ok: true, data: { n: 42 }, meta: { fallback_used: true } });
  expect(lines).toMatchObject([
    { level: "warn", message: "a fallback answered", ...NAMED, fallback: "get_backup", error: slip },
  ]);
});

test.each([
  ["`args` throw", { args: slips }],
  ["`args` do not fit", { args: () => ({ key: 7 }) }],
  ["`result` throws", { args: () => ({ key: "b" }), result: slips }],
  ["`result` does not fit", { args: () => ({ key: "b" }), result: () => ({ n: "x" }) }],
])("a fallback whose %s leaves the call its own failure, and is told beside it", async (_, fallback) => {
  upstream.fault({ status: 503, match: "/coins" });
  const call = start({ fallback: { tool: "get_backup", ...fallback } });
  expect(await call()).toMatchObject({
    ok: false,
    error: { code: "PROVIDER_UNAVAILABLE" },
    meta: { runtime_status: "degraded", credits_used: 0 },
  });
  expect(lines).toMatchObject([
    { message: "a fallback failed", ...NAMED, fallback: "get_backup", runtimeStatus: "failing" },
    { level: "warn", message: "a call failed", ...NAMED, runtimeStatus: "degraded" },
  ]);
});

test.each([
  [503, "warn", "degraded", "coins answered 503."],
  [429, "warn", "rate_limited", "coins answered 429."],
  [401, "error", "missing_key", "coins answered 401."],
  [402, "error", "plan_required", "coins answered 402."],
])("a call that fails with %i leaves one line", async (status, level, runtimeStatus, reason) => {
  upstream.fault({ status });
  await start()();
  expect(lines).toMatchObject([{ level, message: "a call failed", ...NAMED, runtimeStatus, reason }]);
});

test("a call whose arguments the upstream refuses leaves one line, without a word that may hold them", async () => {
  upstream.fault({ status: 422 });
  await start()();
  expect(lines).toEqual([
    { level: "info", message: "a call failed", ...NAMED, code: "TOOL_ERROR", runtimeStatus: "invalid_input" },
  ]);
});

test("a tool that throws leaves one line, with what it threw", async () => {
  expect(await start({ execute: slips })()).toMatchObject(FAILING);
  expect(lines).toMatchObject([{ level: "error", message: "a call failed", ...NAMED, error: slip }]);
});

test("a tool that only reads and sends a PUT leaves one line that says so", async () => {
  expect(await start({ execute: (_, { http }) => http.put("/coins/x", { schema }) })()).toMatchObject(
    FAILING,
  );
  expect(lines).toMatchObject([
    { level: "error", ...NAMED, error: { message: expect.stringContaining("a PUT") } },
  ]);
});

test("a call that is refused while its provider rests leaves one line, too", async () => {
  upstream.fault({ status: 500 });
  const call = start();
  for (let n = 0; n < 3; n++) await call();
  lines = [];
  await call("r4");
  expect(lines).toMatchObject([
    { ...NAMED, requestId: "r4", reason: "coins keeps failing and is given a rest." },
  ]);
});

test("a change that is followed by a failure leaves one line, which says what failed and no argument", async () => {
  const change = (then: (http: UpstreamClient) => Promise<{ n: number }>) =>
    start({
      effect: "write",
      async execute(_, { http }) {
        await http.post("/orders", { json: {}, schema: z.unknown() });
        return then(http);
      },
    })();
  expect(await change(slips)).toMatchObject({
    error: { code: "TOOL_ERROR" },
    meta: { runtime_status: "failing" },
  });
  const reason = expect.stringContaining("Nobody knows whether get_coin was done");
  const read = "coins gave an answer that its tool could not read.";
  expect(lines).toMatchObject([{ level: "error", ...NAMED, reason, after: read, error: slip }]);
  lines = [];
  await change((http) => http.get("/coins/{id}", { path: { id: "..." }, schema }));
  expect(lines).toEqual([
    {
      level: "error",
      message: "a call failed",
      ...NAMED,
      code: "TOOL_ERROR",
      runtimeStatus: "failing",
      reason,
      after: "invalid_input",
    },
  ]);
});

test("a call that works leaves no line", async () => {
  expect(await start()()).toMatchObject({ ok: true });
  expect(lines).toEqual([]);
});
