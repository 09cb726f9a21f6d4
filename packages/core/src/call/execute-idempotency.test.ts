// The clauses of sending a call again: replays, what is stored and what frees the key.
import { createTestClock } from "@svckit/testing";
import { expect, test } from "vitest";
import { z } from "zod";
import { defineProvider } from "../catalog/provider.js";
import { defineTool } from "../catalog/tool.js";
import { ServiceError } from "../errors/errors.js";
import { createService } from "../service.js";
import type { Call } from "./call.js";

async function start(credits = 10) {
  const clock = createTestClock();
  const state: { ran: number; error: unknown } = { ran: 0, error: undefined };
  let seen: unknown;
  const tool = (name: string) =>
    defineTool({
      name,
      title: name,
      description: "Counts its runs and gives the count.",
      category: "market_data",
      effect: "read",
      keyless: true,
      input: z.object({ id: z.string().default("x") }),
      output: z.object({ ran: z.number() }),
      async execute(args) {
        seen = args;
        const ran = ++state.ran;
        if (state.error !== undefined) throw state.error;
        return { ran };
      },
    });
  const service = createService({
    clock,
    anonymous: { attemptsPerMinute: 10_000 },
    plans: { free: { callsPerMinute: 10_000 } },
    providers: [defineProvider({ id: "local", title: "Local", tools: [tool("get_x"), tool("get_y")] })],
  });
  const account = await service.createAccount({ credits });
  const { key, keyId } = await service.createKey(account.id);
  const ask = (args: object = { idempotency_key: "k" }, call: Partial<Call> = {}) =>
    service.transport.answer({ tool: "get_x", args, credential: key, ...call });
  return { clock, state, service, account, key, keyId, ask, seen: () => seen };
}

test("replays a success to the byte, once run, once paid, with the wallet empty", async () => {
  const { ask, state, service } = await start(1);
  const first = await ask();
  expect(first).toMatchObject({ replayed: false, quotaRemaining: 0 });
  for (let time = 0; time < 3; time++) {
    const again = await ask();
    expect(again.body).toBe(first.body);
    expect(again.envelope).toEqual(JSON.parse(first.body));
    expect(again).toMatchObject({ replayed: true, code: undefined, quotaRemaining: 0 });
  }
  expect(state.ran).toBe(1);
  expect(await service.verifyLedger()).toMatchObject({ ok: true, spent: 1, captured: 1 });
});

test("replays over MCP what REST stored, and for every key of the account", async () => {
  const { ask, service, account } = await start();
  const { key } = await service.createKey(account.id);
  const first = await ask({ idempotency_key: "k" }, { transport: "rest" });
  expect((await ask({ idempotency_key: "k" }, { transport: "mcp", credential: key })).body).toBe(first.body);
});

test("answers no end user with what another was answered under the same key", async () => {
  const { ask, service, account, state } = await start();
  const principal = await service.openSession(account.id);
  const askAs = (endUser: string) =>
    ask({ idempotency_key: "order-1" }, { principal: { ...principal, endUser } });
  const anns = await askAs("ann");
  expect((await askAs("ben")).code).toBe("IDEMPOTENCY_KEY_REUSED");
  expect((await ask({ idempotency_key: "order-1" })).code).toBe("IDEMPOTENCY_KEY_REUSED");
  expect((await askAs("ann")).body).toBe(anns.body);
  expect(state.ran).toBe(1);
});

test("takes the key from any of its places as the same one", async () => {
  const { ask, state } = await start();
  const first = await ask({ idempotency_key: "k" });
  expect((await ask({}, { idempotencyKey: "k" })).body).toBe(first.body);
  expect((await ask({ idempotency_key: "k" }, { idempotencyKey: "k" })).body).toBe(first.body);
  expect(state.ran).toBe(1);
});

test("hands the key neither to the tool nor into the digest of the arguments", async () => {
  const { ask, seen } = await start();
  const withKey = await ask({ idempotency_key: "k", id: "a" });
  const without = await ask({ id: "a" });
  expect(seen()).toEqual({ id: "a" });
  expect(withKey.envelope.meta?.input_digest).toBe(without.envelope.meta?.input_digest);
});

test("refuses a key with other arguments or another tool, before defaults are filled in", async () => {
  const { ask, state } = await start();
  await ask({ idempotency_key: "k" });
  expect((await ask({ idempotency_key: "k", id: "x" })).code).toBe("IDEMPOTENCY_KEY_REUSED");
  expect((await ask({ idempotency_key: "k", id: "y" })).code).toBe("IDEMPOTENCY_KEY_REUSED");
  expect((await ask({ idempotency_key: "k" }, { tool: "get_y" })).code).toBe("IDEMPOTENCY_KEY_REUSED");
  expect(state.ran).toBe(1);
});

test("keeps accounts, addresses and the two lanes apart", async () => {
  const { ask, service, state } = await start();
  const { id } = await service.createAccount();
  const { key } = await service.createKey(id);
  const none = { kind: "none" } as const;
  const calls: Partial<Call>[] = [
    {},
    { credential: key },
    { credential: none, address: "203.0.113.1" },
    { credential: none, address: "203.0.113.2" },
  ];
  for (const call of calls) expect((await ask({ idempotency_key: "k" }, call)).replayed).toBe(false);
  for (const call of calls) expect((await ask({ idempotency_key: "k" }, call)).replayed).toBe(true);
  expect(
    (await ask({ idempotency_key: "k" }, { credential: none, address: "::ffff:203.0.113.1" })).replayed,
  ).toBe(true);
  expect(state.ran).toBe(4);
});

test("replays for 48 hours, to the millisecond", async () => {
  const { ask, clock } = await start();
  await ask();
  clock.set(clock.now() + 48 * 3_600_000 - 1);
  expect((await ask()).replayed).toBe(true);
  clock.set(clock.now() + 1);
  expect((await ask()).replayed).toBe(false);
});

test("never replays to a credential that was revoked", async () => {
  const { ask, service, keyId } = await start();
  await ask();
  await service.revokeKey(keyId);
  expect((await ask()).code).toBe("UNAUTHORIZED");
});

test.each([
  ["PROVIDER_UNAVAILABLE", "degraded"],
  ["PROVIDER_UNAVAILABLE", "missing_key"],
  ["TOOL_ERROR", "rate_limited"],
  ["INTERNAL_ERROR", "degraded"],
] as const)("frees the key of %s (%s), which the same call may try again", async (code, runtimeStatus) => {
  const { ask, state } = await start();
  state.error = new ServiceError(code, { runtimeStatus });
  expect(await ask()).toMatchObject({ code, replayed: false });
  expect(await ask({ idempotency_key: "k", id: "other" })).toMatchObject({ code, replayed: false });
  state.error = undefined;
  expect(await ask()).toMatchObject({ code: undefined, replayed: false });
});

test("stores a failure that the same call would meet again, refunded once", async () => {
  const { ask, state, service } = await start(1);
  state.error = new ServiceError("TOOL_ERROR", { runtimeStatus: "invalid_input" });
  const first = await ask();
  expect(first).toMatchObject({ code: "TOOL_ERROR", replayed: false });
  state.error = undefined;
  const again = await ask();
  expect(again).toMatchObject({ code: "TOOL_ERROR", replayed: true, body: first.body });
  expect((await ask({ idempotency_key: "k", id: "b" })).code).toBe("IDEMPOTENCY_KEY_REUSED");
  expect(state.ran).toBe(1);
  expect(await service.verifyLedger()).toMatchObject({ voided: 1, spent: 0, held: 0 });
});

test("binds no key where the credits do not suffice", async () => {
  const { ask, service, account } = await start(0);
  expect((await ask()).code).toBe("QUOTA_EXCEEDED");
  await service.topUp(account.id, 1);
  expect(await ask({ idempotency_key: "k", id: "other" })).toMatchObject({
    code: undefined,
    replayed: false,
  });
});
