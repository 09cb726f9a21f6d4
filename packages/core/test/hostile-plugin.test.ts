// Plugins that give, throw and send what nobody can read: what it costs is their call, and never a hold, a second change or the process.
import {
  createService,
  defineProvider,
  defineTool,
  memoryStore,
  type Provider,
  paginate,
  type Receipt,
  ServiceError,
  type ServiceOptions,
  silentLogger,
  type Tool,
  type ToolContext,
} from "@svckit/core";
import { createStandIn, type StandIn } from "@svckit/testing";
import { afterEach, beforeEach, expect, test } from "vitest";
import { z } from "zod";

let upstream: StandIn;
const unhandled: unknown[] = [];
const note = (error: unknown) => void unhandled.push(error);

beforeEach(async () => {
  process.on("unhandledRejection", note);
  upstream = await createStandIn({
    "POST /orders": () => ({ body: { id: "o1" } }),
    "GET /orders": () => ({ body: { id: "o1" } }),
  });
});

afterEach(async () => {
  await upstream.close();
  process.off("unhandledRejection", note);
  unhandled.length = 0;
});

const post = ({ http }: ToolContext) => http.post("/orders", { json: {}, schema: z.unknown() });

// `as`: a plugin in JavaScript gives what it likes.
const slip = (given: object) => given as Partial<Tool>;

async function start(
  tool: Partial<Tool>,
  provider: Partial<Provider> = {},
  options: Partial<ServiceOptions> = {},
) {
  const definition: Tool = {
    name: "make_order",
    title: "Make an order",
    description: "Makes one order at the stand-in.",
    category: "orders",
    effect: "read",
    input: z.object({}),
    output: z.unknown(),
    outputSchema: {},
    execute: () => ({}),
    ...tool,
  };
  const shop = { id: "shop", title: "Shop", baseUrl: upstream.url, ...provider };
  const service = createService({
    providers: [defineProvider({ ...shop, tools: [definition.pages ? definition : defineTool(definition)] })],
    logger: silentLogger,
    ...options,
  });
  await service.warm();
  const { id } = await service.createAccount({ credits: 10 });
  const { key } = await service.createKey(id);
  const call = async (args: object = {}) => {
    const answer = await service.execute({ tool: "make_order", credential: key, args: { ...args } });
    return { ...answer, meta: answer.meta as Receipt };
  };
  const wallet = async () => (await service.describeAccount(id)).wallet;
  return { call, wallet };
}

const FREE = { held: 0, spent: 0, remaining: 10 };
const UNKNOWN = {
  ok: false,
  error: { code: "TOOL_ERROR", retryable: false },
  meta: { warnings: expect.arrayContaining([expect.stringContaining("outcome_unknown")]) },
};

class TextOnly {
  toJSON() {
    return "text";
  }
}

const cannotBeTold = (details: object) => () => new ServiceError("TOOL_ERROR", details);
const UNREADABLE: readonly (readonly [string, () => unknown])[] = [
  ["whose toJSON throws", () => ({ toJSON: () => JSON.parse("") })],
  [
    "with a getter that throws",
    () => Object.defineProperty({}, "a", { enumerable: true, get: () => JSON.parse("") }),
  ],
  [
    "with a member that is no JSON",
    () => Object.assign(new Error("x"), { details: { toJSON: () => ({ a: 1n }) } }),
  ],
  [
    "that is a revoked proxy",
    () => {
      const { proxy, revoke } = Proxy.revocable({}, {});
      revoke();
      return proxy;
    },
  ],
  ["of an unknown runtimeStatus", cannotBeTold({ runtimeStatus: "banana" })],
  ["of a message that is no text", cannotBeTold({ runtimeStatus: "failing", message: { a: 1n } })],
  ["of warnings that are no list", cannotBeTold({ runtimeStatus: "failing", warnings: 5 })],
];

test.each(UNREADABLE)("what a tool throws, %s, leaves no hold", async (_, thrown) => {
  const { call, wallet } = await start({
    execute: () => {
      throw thrown();
    },
  });
  expect(await call()).toMatchObject({ ok: false, meta: { credits_used: 0 } });
  expect(await wallet()).toMatchObject(FREE);
});

test.each(UNREADABLE)(
  "what a tool throws after a change, %s, sends nobody to do it again",
  async (_, thrown) => {
    const { call, wallet } = await start({
      effect: "write",
      async execute(__, ctx) {
        await post(ctx);
        throw thrown();
      },
    });
    expect(await call()).toMatchObject(UNKNOWN);
    expect(await wallet()).toMatchObject(FREE);
  },
);

test("a change that was made while the store went away sends nobody to do it again", async () => {
  const store = memoryStore();
  const settle = () => Promise.reject(new Error("the store is away"));
  const write: Partial<Tool> = { effect: "write", execute: (_, ctx) => post(ctx) };
  const { call } = await start(write, {}, { store: { ...store, settle } });
  expect(await call()).toMatchObject(UNKNOWN);
  upstream.fault({ reset: "mid-body" });
  expect(await call()).toMatchObject(UNKNOWN);
  const read = await start(
    { execute: (_, { http }) => http.get("/orders", { schema: z.unknown() }) },
    {},
    { store: { ...memoryStore(), settle } },
  );
  upstream.fault(null);
  expect(await read.call()).toMatchObject({ error: { code: "QUOTA_SERVICE_UNAVAILABLE", retryable: true } });
});

test.each([
  ["a text", new TextOnly()],
  ["a list", { toJSON: () => [1] }],
])("a result whose toJSON gives %s is the provider's failure, and free", async (_, result) => {
  const { call, wallet } = await start({
    execute: () => ({ a: 1, toJSON: () => JSON.parse(JSON.stringify(result)) }),
  });
  expect(await call()).toMatchObject({ error: { code: "PROVIDER_UNAVAILABLE" } });
  expect(await wallet()).toMatchObject(FREE);
});

test.each([
  ["a promise", async () => JSON.parse("")],
  ["a number", () => 1n],
])("an `upstream` that gives %s is the provider's failure, and ends no process", async (_, choose) => {
  const { call } = await start(slip({ upstream: choose }));
  expect(await call()).toMatchObject({
    error: { code: "PROVIDER_UNAVAILABLE" },
    meta: { runtime_status: "failing" },
  });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(unhandled).toEqual([]);
});

test.each([
  ["ok", { runtimeStatus: "ok", message: "is fine" }],
  ["unknown", { runtimeStatus: "banana", message: "is odd" }],
])("a `failure` whose runtimeStatus is %s is the provider's failure", async (_, failure) => {
  const { call, wallet } = await start(
    { execute: (__, ctx) => post(ctx) },
    { failure: () => failure as never },
  );
  expect(await call()).toMatchObject({
    error: { code: "PROVIDER_UNAVAILABLE" },
    meta: { runtime_status: "failing" },
  });
  expect(await wallet()).toMatchObject(FREE);
});

test.each([
  [Number.NaN, 5],
  [-7, 1],
  ["soon", 5],
  [0.2, 1],
])(
  "a `failure` that says to wait %s seconds has callers wait a whole number of them",
  async (retryAfterS, told) => {
    const failure = () => ({ runtimeStatus: "rate_limited", message: "is busy", retryAfterS }) as never;
    const { call } = await start({ execute: (_, ctx) => post(ctx) }, { failure });
    expect(await call()).toMatchObject({ error: { retry_after: told } });
  },
);

test.each([
  ["a body that is no JSON", { json: { a: 1n } }],
  ["a header that none can be", { json: {}, headers: { "x-note": "ключ" } }],
])("%s is a slip of the tool's: it is not sent, and the upstream gets no rest for it", async (_, request) => {
  const send = (ctx: ToolContext) => ctx.http.post("/orders", { ...request, schema: z.unknown() });
  const breaker = { consecutiveFailures: 1 };
  const { call } = await start(
    { effect: "write", execute: (__, ctx) => send(ctx) },
    {},
    { upstream: { breaker } },
  );
  for (let n = 0; n < 3; n++)
    expect(await call()).toMatchObject({
      error: { code: "PROVIDER_UNAVAILABLE" },
      meta: {
        runtime_status: "failing",
        warnings: ["refunded: 1 credit was returned because the call failed"],
      },
    });
  expect(upstream.requests).toHaveLength(0);
});

test("a tool that changes the arguments that it is given breaks no cursor", async () => {
  const listing = paginate({
    name: "make_order",
    title: "Orders",
    description: "Lists orders, and changes its arguments.",
    category: "orders",
    effect: "read",
    input: z.object({ limit: z.number().default(3), side: z.string().default("buy") }),
    output: z.object({ rows: z.array(z.number()) }),
    list: "rows",
    by: "offset",
    size: 2,
    page(args, _, { offset, size }) {
      Object.assign(args, { side: "BUY" });
      return { items: [1, 2, 3, 4, 5].slice(offset, offset + size) };
    },
  });
  const { call } = await start(listing);
  const rows: unknown[] = [];
  let cursor: unknown;
  do {
    const answer = await call(cursor === undefined ? {} : { cursor });
    if (!answer.ok) throw new Error(answer.error.message);
    rows.push(answer.data["rows"]);
    cursor = answer.data["next_cursor"];
  } while (cursor !== null);
  expect(rows.flat()).toEqual([1, 2, 3, 4, 5]);
});

test("what a tool writes into the principal that it is given changes nobody's next call", async () => {
  const { call, wallet } = await start({
    personal: true,
    execute(_, { principal }) {
      if (principal?.kind === "account")
        Object.assign(principal.account, { id: "another", hasWallet: false });
      return {};
    },
  });
  expect(await call()).toMatchObject({ ok: true });
  expect(await call()).toMatchObject({ ok: true });
  expect(await wallet()).toMatchObject({ held: 0, spent: 2, remaining: 8 });
});
