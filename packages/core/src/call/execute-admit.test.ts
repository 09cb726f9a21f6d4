// The clauses of the host's rule for calls: what passes, what it refuses, and that a slip in it charges nobody.
import { createTestClock } from "@svckit/testing";
import { expect, test, vi } from "vitest";
import { z } from "zod";
import { startCounting } from "../../test/counting-service.js";
import { defineProvider } from "../catalog/provider.js";
import { defineTool } from "../catalog/tool.js";
import { memoryStore } from "../memory/memory-store.js";
import { HOST_FUNCTION_MS } from "../platform/host-function.js";
import { silentLogger } from "../platform/logger.js";
import { createService } from "../service.js";
import type { AdmitCall, AdmitRule } from "./admit-rule.js";

/** A service with the rule, an account with 10 credits, and the calls that the rule was asked about. */
async function start(rule: (call: AdmitCall) => unknown) {
  const asked: AdmitCall[] = [];
  const error = vi.fn();
  // `as`: a host in JavaScript may say anything.
  const admit = ((call: AdmitCall) => {
    asked.push(call);
    return rule(call);
  }) as AdmitRule;
  const counting = await startCounting({ admit, logger: { ...silentLogger, error } }, 10);
  const codeOf = async (call?: Parameters<typeof counting.ask>[0]) => (await counting.ask(call)).code;
  return { ...counting, asked, error, codeOf };
}

test("lets pass what the rule says true or nothing of, at once or later", async () => {
  for (const said of [true, undefined, Promise.resolve(true), Promise.resolve(undefined)]) {
    const { codeOf, asked, state } = await start(() => said);
    expect(await codeOf({ args: { n: 1 } })).toBe(undefined);
    expect(asked).toMatchObject([
      {
        principal: { kind: "account" },
        tool: { name: "get_x", category: "market_data", provider: "local", effect: "read", credits: 1 },
        args: { n: 1 },
      },
    ]);
    expect(state.ran).toBe(1);
  }
});

test("refuses in the rule's words; nothing is bound and nothing is spent", async () => {
  const { ask, state, store } = await start(({ args }) =>
    // `as`: the tool's arguments.
    (args as { n?: number }).n === 2 ? { refuse: "Two is too many" } : true,
  );
  const refused = await ask({ args: { n: 2, idempotency_key: "k" } });
  expect(refused.envelope).toMatchObject({
    ok: false,
    error: { code: "CALL_REFUSED", type: "authentication_error", retryable: false },
    meta: { tool: "get_x", credits_used: 0, credits_remaining: 10 },
  });
  if (refused.envelope.ok) throw new Error("it passed");
  expect(refused.envelope.error.message).toMatch(/^Two is too many\. /);
  // The key is free: another call has it.
  expect((await ask({ args: { n: 1, idempotency_key: "k" } })).code).toBe(undefined);
  expect(state.ran).toBe(1);
  expect(await store.verify()).toMatchObject({ ok: true, held: 0, spent: 1, voided: 0 });
});

test("is asked once a call, and not for a replay, a wrong call or what finds tools", async () => {
  const { ask, codeOf, asked } = await start(() => true);
  const call = { args: { n: 1, idempotency_key: "k" } };
  await Promise.all([ask(call), ask(call), ask(call)]);
  const before = asked.length;
  expect(before).toBeLessThanOrEqual(3);
  expect((await ask(call)).replayed).toBe(true);
  expect(await codeOf({ args: { n: "one" } })).toBe("VALIDATION_ERROR");
  expect(await codeOf({ tool: "get_nothing" })).toBe("TOOL_NOT_FOUND");
  expect(await codeOf({ tool: "search_tools", args: { intent: "count" } })).toBe(undefined);
  expect(asked).toHaveLength(before);
  await ask({ tool: "get_free" });
  expect(asked).toHaveLength(before + 1);
});

test("is shown a copy: what it does to the arguments changes nothing", async () => {
  const seen: unknown[] = [];
  const nested = z.object({ list: z.array(z.number()), size: z.number().default(5) });
  const tool = defineTool({
    name: "set_list",
    title: "Set",
    description: "Notes its arguments.",
    category: "market_data",
    effect: "write",
    input: nested,
    output: z.object({}),
    execute(args) {
      seen.push(structuredClone(args));
      return {};
    },
  });
  const service = createService({
    providers: [defineProvider({ id: "local", title: "Local", tools: [tool] })],
    admit({ args, tool: told }) {
      // `as`: the tool's arguments, with defaults.
      const given = args as { list: number[]; size: number };
      expect(given.size).toBe(5);
      given.list.push(99);
      given.size = 0;
      expect(() => Object.assign(told, { name: "other" })).toThrow(TypeError);
      return true;
    },
  });
  const { id } = await service.createAccount();
  const { key } = await service.createKey(id);
  expect(await service.execute({ tool: "set_list", args: { list: [1] }, credential: key })).toMatchObject({
    ok: true,
  });
  expect(seen).toEqual([{ list: [1], size: 5 }]);
});

const SECRET = "password of the host's database";
const slip = (): never => {
  throw new Error(SECRET);
};

test.each<[string, (call: AdmitCall) => unknown]>([
  ["throws", slip],
  ["rejects", async () => slip()],
  ["says false", () => false],
  ["says null", async () => null],
  ["says a text", () => "no"],
  ["refuses without words", () => ({ refuse: "" })],
  ["asks for approval with a number", () => ({ approve: 5 })],
  [
    "gives an object that throws when it is read",
    () =>
      Object.defineProperty({}, "refuse", {
        get: slip,
      }),
  ],
])("a rule that %s is INTERNAL_ERROR that names it, charges nothing and tells nothing", async (_, rule) => {
  const { ask, store, state, error } = await start(rule);
  const { envelope, body } = await ask({ args: { idempotency_key: "k" } });
  expect(envelope).toMatchObject({ ok: false, error: { code: "INTERNAL_ERROR", retryable: true } });
  expect(body).toContain("`admit`");
  expect(body).not.toContain("password");
  expect(state.ran).toBe(0);
  expect(await store.verify()).toMatchObject({ ok: true, held: 0, spent: 0, voided: 0 });
  expect(error.mock.calls.filter(([, fields]) => fields?.option === "admit")).toHaveLength(1);
});

test("a rule that hangs is INTERNAL_ERROR after 5 s of the service's clock, and charges nothing", async () => {
  const { ask, store, clock, state } = await start(() => new Promise(() => {}));
  const asked = ask();
  await clock.advance(HOST_FUNCTION_MS);
  expect((await asked).envelope).toMatchObject({ ok: false, error: { code: "INTERNAL_ERROR" } });
  expect(state.ran).toBe(0);
  expect(await store.verify()).toMatchObject({ ok: true, held: 0, spent: 0 });
});

test("knows the host's own calls and those without a key, and which user of an account asks", async () => {
  const { service, ask, askKeyless, account, asked } = await start(() => true);
  await ask({ principal: { kind: "host" } });
  await askKeyless();
  const principal = await service.openSession(account.id);
  await ask({ principal: { ...principal, endUser: "u1", attributes: { role: "admin" } } });
  expect(asked.map(({ principal: { kind }, endUser }) => [kind, endUser])).toEqual([
    ["host", undefined],
    ["anonymous", undefined],
    ["account", "u1"],
  ]);
  expect(asked[2]?.principal).toMatchObject({ attributes: { role: "admin" } });
});

test("is asked for a call, and not for what that asks of other tools", async () => {
  const asked: string[] = [];
  const tool = {
    title: "T",
    description: "Does something with nothing at all.",
    category: "market_data",
    effect: "read",
  } as const;
  const inner = defineTool({
    ...{ ...tool, name: "get_inner", input: z.object({}), output: z.object({}) },
    execute: () => ({}),
  });
  const outer = defineTool({
    ...{
      ...tool,
      name: "get_outer",
      uses: ["get_inner"],
      input: z.object({}),
      output: z.object({ ok: z.boolean() }),
    },
    execute: async (_, { ask }) => ({ ok: (await ask("get_inner", {})).ok }),
  });
  const service = createService({
    clock: createTestClock(),
    store: memoryStore(),
    providers: [defineProvider({ id: "local", title: "Local", tools: [inner, outer] })],
    admit({ tool: { name } }) {
      asked.push(name);
      return true;
    },
  });
  expect(await service.execute({ tool: "get_outer", args: {}, principal: { kind: "host" } })).toMatchObject({
    data: { ok: true },
  });
  expect(asked).toEqual(["get_outer"]);
});
