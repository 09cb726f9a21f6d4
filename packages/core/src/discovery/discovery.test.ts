// The clauses of the service's own tools: free, open to keyless callers where they may be, and true to the catalog.
import { createTestClock } from "@svckit/testing";
import { expect, test } from "vitest";
import { z } from "zod";
import { defineProvider } from "../catalog/provider.js";
import { defineTool, type ToolContext } from "../catalog/tool.js";
import { HOST } from "../identity/principal.js";
import type { ServiceOptions } from "../options.js";
import { createService } from "../service.js";
import type { Feedback } from "./feedback.js";

const price = defineTool({
  name: "get_price",
  title: "Price",
  description: "The price of an asset in a currency. Fresh to the minute.",
  category: "market_data",
  effect: "read",
  keyless: true,
  input: z.object({
    ids: z.string().describe("Asset"),
    currency: z.enum(["usd", "eur"]),
    days: z.number().int().default(1),
  }),
  output: z.object({ price: z.number() }),
  execute: () => ({ price: 1 }),
});
const order = defineTool({
  ...price,
  name: "set_order",
  description: "Places an order for an asset at a price.",
  category: "trading",
  effect: "write",
  keyless: false,
  credits: 5,
});

function serviceOf(options: Partial<ServiceOptions> = {}) {
  const provider = defineProvider({ id: "market", title: "Market", tools: [price, order] });
  return createService({
    providers: [provider],
    anonymous: { attemptsPerMinute: 1_000 },
    retired: [{ name: "get_quote", replacement: "get_price" }],
    ...options,
  });
}

const dataOf = (envelope: { ok: boolean; data?: unknown }) => {
  expect(envelope).toMatchObject({ ok: true });
  return envelope.data as Record<string, unknown>;
};

test("search_tools gives exact names, the required arguments and a call to fill in", async () => {
  const { execute } = serviceOf();
  const data = dataOf(await execute({ tool: "search_tools", args: { intent: "price of an asset" } }));
  expect(data["tools"]).toEqual(
    expect.arrayContaining([
      {
        name: "get_price",
        summary: "The price of an asset in a currency.",
        category: "market_data",
        provider: "market",
        required: ["ids", "currency"],
        keyless: true,
        credits: 1,
        call: {
          invoker: "invoke_api_endpoint",
          tool: "get_price",
          args: { ids: "<string>", currency: "<string>" },
        },
      },
    ]),
  );
});

test("search_tools takes a category with the brand in front of it too, and pages", async () => {
  const { execute } = serviceOf();
  const find = async (args: object) =>
    dataOf(await execute({ tool: "search_tools", args: { intent: "asset price order", ...args } }));
  for (const category of ["trading", "svc_trading"])
    expect(await find({ category })).toMatchObject({ tools: [{ name: "set_order" }], total_count: 1 });
  const unknown = await execute({ tool: "search_tools", args: { intent: "price", category: "fishing" } });
  expect(unknown).toMatchObject({ ok: false, error: { code: "VALIDATION_ERROR", param: "category" } });
  expect(unknown.ok || unknown.error.message).toContain("market_data");
  const first = await find({ limit: 1, provider: "market" });
  expect(first).toMatchObject({ total_count: 2, tools: [expect.anything()] });
  const second = await find({ limit: 1, provider: "market", cursor: first["next_cursor"] });
  expect(second).toMatchObject({ tools: [expect.anything()], next_cursor: null });
  expect(second["tools"]).not.toEqual(first["tools"]);
});

test("get_api_endpoint_schema tells types, accepted values, the required set, the price and the invoker", async () => {
  const { execute } = serviceOf();
  const describe = async (tool: string) =>
    dataOf(await execute({ tool: "get_api_endpoint_schema", args: { tool } }));
  expect(await describe("get_price")).toMatchObject({
    tool: "get_price",
    invoker: "invoke_api_endpoint",
    required: ["ids", "currency"],
    parameters: expect.arrayContaining([
      { name: "ids", type: "string", required: true, description: "Asset" },
      { name: "currency", type: "string", required: true, accepted_values: ["usd", "eur"] },
      expect.objectContaining({ name: "days", type: "integer", required: false, default: 1 }),
    ]),
    output_schema: { properties: { price: { type: "number" } } },
  });
  expect(await describe("set_order")).toMatchObject({ invoker: "invoke_stateful_endpoint", credits: 5 });
});

test.each([
  ["get_nothing", "TOOL_NOT_FOUND"],
  ["get_quote", "TOOL_RETIRED"],
  ["__proto__", "TOOL_NOT_FOUND"],
])("get_api_endpoint_schema of %s is %s", async (tool, code) => {
  const { execute } = serviceOf();
  expect(await execute({ tool: "get_api_endpoint_schema", args: { tool } })).toMatchObject({
    ok: false,
    error: { code, retryable: false },
    meta: { credits_used: 0, runtime_status: "invalid_input" },
  });
});

test.each([
  [{}, "MISSING_PARAM", "intent"],
  [{ intent: "" }, "VALIDATION_ERROR", "intent"],
  [{ intent: 7 }, "VALIDATION_ERROR", "intent"],
  [{ intent: "x", limit: 0 }, "VALIDATION_ERROR", "limit"],
  [{ intent: "x", limit: 51 }, "VALIDATION_ERROR", "limit"],
  [{ intent: "x", limit: 1.5 }, "VALIDATION_ERROR", "limit"],
  [{ intent: "x", how: 1 }, "VALIDATION_ERROR", "how"],
])("search_tools with %j is %s", async (args, code, param) => {
  const { execute } = serviceOf();
  expect(await execute({ tool: "search_tools", args })).toMatchObject({ error: { code, param } });
});

test("the service's own tools are free: no wallet is needed, and no keyless call is spent", async () => {
  const service = serviceOf();
  const { id } = await service.createAccount({ wallet: false });
  const { key } = await service.createKey(id);
  for (const credential of [key, undefined]) {
    const envelope = await service.execute({
      tool: "search_tools",
      args: { intent: "price" },
      ...(credential && { credential }),
    });
    expect(envelope).toMatchObject({ ok: true, meta: { credit_cost: 0, credits_used: 0 } });
  }
  expect((await service.quota({})).envelope).toMatchObject({ data: { used: 0 } });
});

test("ten feedback messages a caller and UTC day are taken, over all keys of an account and in any rush", async () => {
  const clock = createTestClock();
  const kept: Feedback[] = [];
  const service = serviceOf({ clock, feedback: (feedback) => void kept.push(feedback) });
  const { id } = await service.createAccount();
  const keys = await Promise.all([service.createKey(id), service.createKey(id)]);
  const send = (n: number, args: object = { message: `no. ${n}`, kind: "idea" }) =>
    service.execute({ tool: "report_feedback", args, credential: keys[n % 2]?.key ?? "" });
  expect(await send(0, {})).toMatchObject({ error: { code: "MISSING_PARAM" } });
  const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => send(n)));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(10);
  const refused = answers.flatMap((answer) => (answer.ok ? [] : answer.error));
  expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(["FEEDBACK_RATE_LIMITED"]));
  expect(kept).toHaveLength(10);
  expect(kept[0]).toMatchObject({ accountId: id, kind: "idea", tool: null, at: clock.now() });

  expect(await service.execute({ tool: "report_feedback", args: { message: "x" } })).toMatchObject({
    ok: true,
  });
  clock.set(clock.now() + 24 * 3_600_000);
  expect(await send(0)).toMatchObject({ ok: true });
});

const RECEIPT_ID = "0c5e9f1a-0000-7000-8000-000000000000";

test("feedback is about something: no blank message, and no receipt that the account has not", async () => {
  const kept: Feedback[] = [];
  const service = serviceOf({ feedback: (feedback) => void kept.push(feedback) });
  const newKey = async () => (await service.createKey((await service.createAccount()).id)).key;
  const [credential, other] = [await newKey(), await newKey()];
  const call = { tool: "get_api_endpoint_schema", args: { tool: "search_tools" } };
  const own = (await service.execute({ ...call, credential })).meta?.receipt_id.toUpperCase();
  const send = (args: object, by?: string) =>
    service.execute({ tool: "report_feedback", args, ...(by && { credential: by }) });
  for (const message of ["", " ", "\t\n ", "\u00a0"])
    expect(await send({ message })).toMatchObject({ error: { code: "VALIDATION_ERROR", param: "message" } });
  const unknown = { error: { code: "VALIDATION_ERROR", param: "receipt_id" } };
  expect(await send({ message: "x", receipt_id: RECEIPT_ID }, credential)).toMatchObject(unknown);
  expect(await send({ message: "x", receipt_id: own }, other)).toMatchObject(unknown);
  expect(await send({ message: "x", receipt_id: "none" })).toMatchObject(unknown);
  expect(kept).toEqual([]);
  expect(await send({ message: "x", receipt_id: own }, credential)).toMatchObject({ ok: true });
  // No receipt of a keyless call is kept.
  expect(await send({ message: "x", receipt_id: RECEIPT_ID })).toMatchObject({ ok: true });
  expect(kept.map(({ receiptId }) => receiptId)).toEqual([own?.toLowerCase(), RECEIPT_ID]);
});

test("feedback that nobody takes is logged without anything that the caller wrote", async () => {
  const lines: string[] = [];
  const log = (...line: unknown[]) => void lines.push(JSON.stringify(line));
  const service = serviceOf({ logger: { info: log, warn: log, error: log } });
  const args = { message: "my-words", tool: "my-tool", receipt_id: RECEIPT_ID, kind: "wrong_data" };
  const answer = await service.execute({ tool: "report_feedback", args });
  await service.execute({ tool: "report_feedback", args: { ...args, kind: "my-kind" } });
  expect(lines.join("\n")).not.toMatch(/my-|wrong_data|0c5e9f1a/);
  const id = answer.ok ? answer.data["feedback_id"] : undefined;
  expect(lines).toEqual([expect.stringContaining(String(id))]);
});

test("a tool of the caller's own is run for each caller, however alike their calls are", async () => {
  const seen: unknown[] = [];
  const base = {
    title: "Own",
    description: "Tells who asks, for tests of personal tools.",
    category: "demo",
    effect: "read" as const,
    keyless: true,
    input: z.object({}),
    output: z.object({}),
    execute(_: unknown, { principal }: ToolContext) {
      seen.push(principal?.kind);
      return {};
    },
  };
  const own = defineTool({ ...base, name: "get_own", personal: true });
  const shared = defineTool({ ...base, name: "get_shared" });
  const service = createService({
    providers: [defineProvider({ id: "own", title: "Own", tools: [own, shared] })],
  });
  const { key } = await service.createKey((await service.createAccount()).id);
  const callers = [{ credential: key }, { principal: HOST }, {}];
  await Promise.all(callers.map((caller) => service.execute({ tool: "get_own", args: {}, ...caller })));
  expect(seen.sort()).toEqual(["account", "anonymous", "host"]);
  seen.length = 0;
  await Promise.all(callers.map((caller) => service.execute({ tool: "get_shared", args: {}, ...caller })));
  expect(new Set(seen)).toEqual(new Set([undefined]));
});

test("a personal tool that is cached is refused when it is declared", () => {
  expect(() => defineTool({ ...price, personal: true, cacheTtl: 1_000 })).toThrow("never cached");
});

test("a holder who signs in elsewhere gets one account, however many sessions begin at once", async () => {
  const service = serviceOf();
  const sessions = await Promise.all(Array.from({ length: 20 }, () => service.openSession("holder")));
  expect(new Set(sessions.map(({ account }) => account.id))).toEqual(new Set(["holder"]));
  const [principal] = sessions;
  const answer = await service.execute({
    tool: "get_price",
    args: { ids: "a", currency: "usd" },
    ...(principal && { principal }),
  });
  expect(answer).toMatchObject({ ok: true, meta: { credits_remaining: 9_999 } });
});

test("get_api_endpoint_schema tells the accepted values of a union where it takes no others", async () => {
  const input = z.object({
    order: z.union([z.enum(["up", "down"]), z.literal("none"), z.null()]),
    flag: z.union([z.boolean(), z.literal("auto")]),
    days: z.union([z.int(), z.literal("max")]),
  });
  const tool = defineTool({
    name: "get_ordered",
    title: "Ordered",
    description: "Takes values of several kinds.",
    category: "market_data",
    effect: "read",
    input,
    output: z.object({}),
    execute: () => ({}),
  });
  const provider = defineProvider({ id: "market", title: "Market", tools: [tool] });
  const { execute } = serviceOf({ providers: [provider], retired: [] });
  const data = dataOf(await execute({ tool: "get_api_endpoint_schema", args: { tool: "get_ordered" } }));
  const accepted = z
    .array(z.object({ name: z.string(), accepted_values: z.array(z.unknown()).optional() }))
    .parse(data["parameters"])
    .map(({ name, accepted_values: values }) => [name, values]);
  expect(Object.fromEntries(accepted)).toEqual({
    order: ["up", "down", "none", null],
    flag: [true, false, "auto"],
    days: undefined,
  });
});
