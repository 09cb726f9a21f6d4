// The clauses of the keyless lane, of free tools, and of how often anybody may ask.
import { expect, test } from "vitest";
import { FAILURE, receiptOf, startCounting } from "../../test/counting-service.js";
import { ServiceError } from "../errors/errors.js";
import { HOST } from "../identity/principal.js";
import { memoryStore } from "../memory/memory-store.js";
import type { Settlement } from "../store/reservation.js";

test("takes nothing for a free tool, which needs no wallet", async () => {
  const { service, ask, askKeyless } = await startCounting();
  const { id } = await service.createAccount({ wallet: false });
  const { key } = await service.createKey(id);
  expect((await ask({ tool: "get_free", credential: key })).envelope).toMatchObject({
    ok: true,
    meta: { credit_cost: 0, credits_used: 0 },
  });
  expect((await ask({ credential: key })).envelope).toMatchObject({
    ok: false,
    error: { code: "NO_WALLET", retryable: false },
  });
  for (let time = 0; time < 30; time++) expect((await askKeyless({ tool: "get_free" })).code).toBe(undefined);
  expect((await askKeyless()).quotaRemaining).toBe(24);
});

test("counts a keyless call only if it succeeds", async () => {
  const { askKeyless, state } = await startCounting({
    anonymous: { callsPerDay: 2, attemptsPerMinute: 1_000 },
  });
  state.error = FAILURE;
  for (let time = 0; time < 5; time++)
    expect(await askKeyless()).toMatchObject({ code: "PROVIDER_UNAVAILABLE", quotaRemaining: 2 });
  expect((await askKeyless({ args: { n: "x" } })).quotaRemaining).toBe(2);
  state.error = undefined;
  const answer = await askKeyless();
  expect(answer.quotaRemaining).toBe(1);
  expect(receiptOf(answer)).toMatchObject({ credit_cost: 1, credits_used: 0, credits_remaining: null });
  await askKeyless();
  expect(await askKeyless()).toMatchObject({ code: "ANON_QUOTA_EXCEEDED", quotaRemaining: 0 });
});

test("counts keyless calls by the address's bucket and by UTC day", async () => {
  const { askKeyless, clock } = await startCounting({ anonymous: { callsPerDay: 1 } });
  await askKeyless({ address: "2001:db8::1" });
  expect((await askKeyless({ address: "2001:db8::ffff" })).code).toBe("ANON_QUOTA_EXCEEDED");
  expect((await askKeyless({ address: "2001:db8:0:1::1" })).code).toBe(undefined);
  await askKeyless({ address: undefined });
  expect((await askKeyless({ address: "garbage" })).code).toBe("ANON_QUOTA_EXCEEDED");
  clock.set(Date.UTC(2026, 0, 2) - 1);
  expect((await askKeyless({ address: "2001:db8::1" })).code).toBe("ANON_QUOTA_EXCEEDED");
  clock.set(Date.UTC(2026, 0, 2));
  expect((await askKeyless({ address: "2001:db8::1" })).code).toBe(undefined);
});

test("has a cap that all keyless callers share and keyed ones do not", async () => {
  const { ask, askKeyless } = await startCounting({ anonymous: { sharedCallsPerDay: 1 } });
  await askKeyless({ address: "203.0.113.1" });
  expect((await askKeyless({ address: "203.0.113.2" })).code).toBe("ANON_GLOBAL_CAP_EXCEEDED");
  expect((await ask()).code).toBe(undefined);
});

test("bounds an address's attempts a minute, keyless calls and refused credentials together, and tells the wait", async () => {
  const { ask, askKeyless, clock } = await startCounting({ anonymous: { attemptsPerMinute: 3 } });
  const address = "203.0.113.7";
  expect((await askKeyless({ tool: "get_nothing" })).code).toBe("TOOL_NOT_FOUND");
  expect((await ask({ credential: "svc_live_wrong", address })).code).toBe("INVALID_API_KEY");
  await clock.advance(20_500);
  expect((await askKeyless({ args: { n: "x" } })).code).toBe("VALIDATION_ERROR");
  for (const answer of [await askKeyless(), await ask({ credential: "svc_live_wrong", address })]) {
    expect(answer).toMatchObject({ code: "RATE_LIMITED", retryAfterS: 40 });
    expect(answer.envelope).toMatchObject({ error: { retry_after: 40, retryable: true } });
  }
  expect((await ask({ address })).code).toBe(undefined);
  await clock.advance(39_500);
  expect((await askKeyless()).code).toBe(undefined);
});

test("tells the rate limit's state with every metered answer", async () => {
  const { ask, askKeyless } = await startCounting({ plans: { free: { callsPerMinute: 7 } } });
  expect((await ask()).rate).toMatchObject({ limit: 7, remaining: 6 });
  expect((await ask({ args: { n: "x" } })).rate).toMatchObject({ limit: 7, remaining: 5 });
  expect((await askKeyless()).rate).toMatchObject({ limit: 60, remaining: 59 });
  expect((await ask({ principal: HOST })).rate).toBe(undefined);
});

test("never overdraws a wallet or an allowance under 300 calls at once", async () => {
  const { ask, askKeyless, service } = await startCounting(
    { plans: { free: { callsPerMinute: 1_000 } }, anonymous: { attemptsPerMinute: 1_000 } },
    100,
  );
  const codes = async (calls: Promise<{ readonly code: string | undefined }>[]) => {
    const counts: Record<string, number> = {};
    for (const { code = "ok" } of await Promise.all(calls)) counts[code] = (counts[code] ?? 0) + 1;
    return counts;
  };
  const keyed = await codes(Array.from({ length: 300 }, () => ask()));
  expect(keyed).toEqual({ ok: 100, QUOTA_EXCEEDED: 200 });
  const keyless = await codes(Array.from({ length: 300 }, () => askKeyless()));
  expect(keyless).toEqual({ ok: 25, ANON_QUOTA_EXCEEDED: 275 });
  expect(await service.verifyLedger()).toMatchObject({ ok: true, spent: 100, held: 0, captured: 100 });
});

test("lets exactly as many calls of one account pass in a minute as its plan says, with all its keys", async () => {
  const { ask, service, account } = await startCounting({ plans: { free: { callsPerMinute: 20 } } });
  const { key } = await service.createKey(account.id);
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, index) => ask(index % 2 === 0 ? {} : { credential: key })),
  );
  expect(answers.filter(({ code }) => code === undefined)).toHaveLength(20);
  expect(answers.filter(({ code }) => code === "RATE_LIMITED")).toHaveLength(40);
});

test("binds no key to a keyless call that fails, while an account's call of the same outcome is replayed", async () => {
  const { askKeyless, ask, store, clock, state } = await startCounting();
  state.error = new ServiceError("TOOL_ERROR", { runtimeStatus: "invalid_input" });
  const call = { args: { n: 1 }, idempotencyKey: "k" };
  const stateOf = async (scope: string) =>
    (await store.findClaim({ claim: { scope, key: "k", fingerprint: "" }, now: clock.now() })).state;
  for (let time = 1; time <= 2; time++) {
    expect(await askKeyless(call)).toMatchObject({ code: "TOOL_ERROR", replayed: false });
    expect(state.ran).toBe(time);
  }
  expect(await stateOf("address:203.0.113.7")).toBe("free");
  await ask(call);
  expect(await ask(call)).toMatchObject({ code: "TOOL_ERROR", replayed: true });
  expect(state.ran).toBe(3);
});

test("gives waiters of a keyless call its failure, though it binds no key", async () => {
  const { askKeyless, state } = await startCounting();
  state.error = new ServiceError("TOOL_ERROR", { runtimeStatus: "invalid_input" });
  const call = { idempotencyKey: "k" };
  const [first, second] = await Promise.all([askKeyless(call), askKeyless(call)]);
  expect(state.ran).toBe(1);
  expect(second.body).toBe(first.body);
});

test("counts the answers of all addresses in one budget, an account's unpaid ones in its own, and no paid one", async () => {
  const store = memoryStore();
  const budgets: (string | undefined)[] = [];
  const watched = {
    ...store,
    settle: (settlement: Settlement) => {
      budgets.push(settlement.claim?.budget?.name);
      return store.settle(settlement);
    },
  };
  const { ask, askKeyless, account, state } = await startCounting({ store: watched });
  const call = (idempotencyKey: string) => ({ idempotencyKey });
  await askKeyless(call("1"));
  await askKeyless({ ...call("2"), address: "198.51.100.4" });
  await ask(call("3"));
  await ask({ ...call("4"), tool: "get_free" });
  state.error = new ServiceError("TOOL_ERROR", { runtimeStatus: "invalid_input" });
  await ask(call("5"));
  const own = `account:${account.id}`;
  expect(budgets).toEqual(["keyless", "keyless", undefined, own, own]);
});

test("refuses a result that is larger than any answer that can be kept, and gives the credit back", async () => {
  const { ask, service, state } = await startCounting({ upstream: { maxBytes: 20 } }, 1);
  state.ran = 10 ** 8;
  expect((await ask()).code).toBe(undefined);
  const long = await startCounting({ upstream: { maxBytes: 4 } }, 1);
  const answer = await long.ask({ idempotencyKey: "k" });
  expect(answer).toMatchObject({ code: "PROVIDER_UNAVAILABLE", quotaRemaining: 1 });
  expect(answer.envelope).toMatchObject({
    error: { message: expect.stringContaining("more than 8 bytes") },
  });
  expect(receiptOf(answer)).toMatchObject({ runtime_status: "failing", credits_used: 0 });
  expect(await service.verifyLedger()).toMatchObject({ ok: true });
});
