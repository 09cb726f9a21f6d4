// The clauses of what an account pays: credits, refunds, periods, test and development keys, and the host.
import { expect, test } from "vitest";
import { z } from "zod";
import { FAILURE, receiptOf, startCounting } from "../../test/counting-service.js";
import { defineProvider } from "../catalog/provider.js";
import { defineTool } from "../catalog/tool.js";
import { HOST } from "../identity/principal.js";
import { createService } from "../service.js";

test("takes one credit of a keyed call, and what a tool costs where it says so", async () => {
  const { ask } = await startCounting({}, 10);
  expect(receiptOf(await ask())).toMatchObject({
    credit_cost: 1,
    credits_used: 1,
    credits_remaining: 9,
    warnings: [],
  });
  const dear = await ask({ tool: "get_dear" });
  expect(receiptOf(dear)).toMatchObject({ credit_cost: 5, credits_used: 5, credits_remaining: 4 });
  expect(dear.quotaRemaining).toBe(4);
  expect((await ask({ tool: "get_dear" })).code).toBe("QUOTA_EXCEEDED");
  expect((await ask()).quotaRemaining).toBe(3);
});

test("tracks credits on the account, whichever of its keys is used", async () => {
  const { ask, service, account } = await startCounting({}, 2);
  const { key } = await service.createKey(account.id);
  await ask();
  expect((await ask({ credential: key })).quotaRemaining).toBe(0);
  expect((await ask()).code).toBe("QUOTA_EXCEEDED");
});

test("refunds a call that failed after the debit once, and says so in the receipt", async () => {
  const { ask, state, service } = await startCounting({}, 10);
  state.error = FAILURE;
  const answer = await ask();
  expect(answer.envelope).toMatchObject({ ok: false, error: { code: "PROVIDER_UNAVAILABLE" } });
  expect(receiptOf(answer)).toMatchObject({ credit_cost: 1, credits_used: 0, credits_remaining: 10 });
  expect(receiptOf(answer)?.warnings).toEqual([expect.stringMatching(/^refunded: 1 credit /)]);
  expect(receiptOf(await ask({ tool: "get_dear" }))?.warnings).toEqual([
    expect.stringMatching(/^refunded: 5 credits /),
  ]);
  expect(await service.verifyLedger()).toMatchObject({
    ok: true,
    held: 0,
    spent: 0,
    captured: 0,
    voided: 2,
    pending: 0,
  });
});

test("gives no refund warning where nothing was debited", async () => {
  const { ask, askKeyless, state, service, account } = await startCounting();
  const { key } = await service.createKey(account.id, "test");
  state.error = FAILURE;
  for (const answer of [
    await ask({ tool: "get_free" }),
    await ask({ credential: key }),
    await ask({ principal: HOST }),
    await askKeyless(),
    await ask({ args: { n: "x" } }),
  ]) {
    expect(answer.envelope.ok).toBe(false);
    expect(receiptOf(answer)?.warnings).toEqual([]);
  }
});

test("answers an empty wallet on REST with no instant and nothing to wait for", async () => {
  const { ask, clock } = await startCounting({}, 0);
  await clock.advance(3_600_000);
  const answer = await ask({ transport: "rest" });
  expect(answer).toMatchObject({
    code: "QUOTA_EXCEEDED",
    quotaRemaining: 0,
    retryAfterS: undefined,
    refillsAt: undefined,
  });
  expect(answer.body).not.toContain("2026-02");
  expect(answer.body).not.toContain("retry_after");
});

test("answers an empty wallet on MCP with the instant at which it refills", async () => {
  const { ask } = await startCounting({}, 1);
  await ask({ transport: "mcp" });
  const answer = await ask({ transport: "mcp" });
  expect(answer.code).toBe("QUOTA_EXCEEDED");
  expect(answer.refillsAt).toBe(Date.UTC(2026, 1, 1));
  expect(answer.envelope.ok ? "" : answer.envelope.error.message).toContain("2026-02-01T00:00:00.000Z");
});

test("says on the receipt of a refused paid call what the wallet holds, since null means unlimited or keyless", async () => {
  const { ask } = await startCounting({}, 1);
  expect(receiptOf(await ask({ args: { n: "x" } }))).toMatchObject({ credits_used: 0, credits_remaining: 1 });
  await ask();
  expect(receiptOf(await ask())).toMatchObject({ credits_used: 0, credits_remaining: 0 });
});

test("refills the wallet when its period turns", async () => {
  const { ask, clock } = await startCounting({}, 1);
  await ask();
  expect((await ask()).code).toBe("QUOTA_EXCEEDED");
  clock.set(Date.UTC(2026, 1, 1) - 1);
  expect((await ask()).code).toBe("QUOTA_EXCEEDED");
  clock.set(Date.UTC(2026, 1, 1));
  expect((await ask()).code).toBe(undefined);
});

test("never refills a grant that is made once", async () => {
  const { service, clock } = await startCounting();
  const { id } = await service.createAccount({ plan: "approved", credits: 1 });
  const { key } = await service.createKey(id);
  expect((await service.transport.answer({ tool: "get_x", credential: key })).quotaRemaining).toBe(0);
  clock.set(Date.UTC(2027, 0, 1));
  const answer = await service.transport.answer({ tool: "get_x", credential: key, transport: "mcp" });
  expect([answer.code, answer.refillsAt]).toEqual(["QUOTA_EXCEEDED", undefined]);
});

test("runs the host's own calls unmetered, also of tools that need an account, whatever credential is beside", async () => {
  const { ask, service } = await startCounting({ plans: { free: { callsPerMinute: 1 } } }, 0);
  for (let time = 0; time < 5; time++) {
    const answer = await ask({ principal: HOST, credential: "svc_live_wrong" });
    expect(receiptOf(answer)).toMatchObject({
      runtime_status: "ok",
      credits_used: 0,
      credits_remaining: null,
    });
  }
  expect(await service.verifyLedger()).toMatchObject({ captured: 0, granted: 0 });
});

test("takes no credits for a test key, with an empty wallet or none", async () => {
  const { service, ask } = await startCounting({}, 0);
  for (const wallet of [true, false]) {
    const { id } = await service.createAccount({ credits: 0, wallet });
    const { key } = await service.createKey(id, "test");
    expect(key).toMatch(/^svc_test_/);
    expect(receiptOf(await ask({ credential: key }))).toMatchObject({
      credits_used: 0,
      runtime_status: "ok",
    });
  }
});

test("gives a development key nothing that is paid, even beside a wallet that is full", async () => {
  const { service, account, ask } = await startCounting({}, undefined);
  const { key } = await service.createKey(account.id, "dev");
  expect(key).toMatch(/^svc_dev_/);
  expect((await ask({ tool: "get_free", credential: key })).code).toBe(undefined);
  expect((await ask()).code).toBe(undefined);
  expect((await ask({ credential: key })).code).toBe("QUOTA_EXCEEDED");
});

test("leaves the account its credits where a development key asked first", async () => {
  const { service, account, ask } = await startCounting();
  const { key } = await service.createKey(account.id, "dev");
  expect((await ask({ credential: key })).code).toBe("QUOTA_EXCEEDED");
  expect(await ask()).toMatchObject({ code: undefined, quotaRemaining: 9_999 });
});

test("takes the plan's limits, and a top-up on top of its credits", async () => {
  const { service, ask, account } = await startCounting({ plans: { free: { credits: 1 } } });
  expect((await ask()).quotaRemaining).toBe(0);
  await service.topUp(account.id, 2);
  expect((await ask()).quotaRemaining).toBe(1);
  for (const credits of [0, -1, 1.5, Number.NaN])
    await expect(service.topUp(account.id, credits)).rejects.toThrow("credits");
  await expect(service.topUp("nobody", 1)).rejects.toThrow("nobody");
});

test("charges nothing for a call that outlived its hold, delivers it, and tells what the wallet holds", async () => {
  const { service, store, clock, state, account, key } = await startCounting({}, 10);
  const late = defineTool({
    name: "get_late",
    title: "Late",
    description: "Takes longer than its hold lasts.",
    category: "market_data",
    effect: "read",
    input: z.object({}),
    output: z.object({}),
    async execute() {
      clock.set(clock.now() + 120_000);
      await service2.reap();
      return {};
    },
  });
  const service2 = createService({
    clock,
    store,
    providers: [defineProvider({ id: "late", title: "Late", tools: [late] })],
  });
  const envelope = await service2.execute({ tool: "get_late", credential: key });
  expect(envelope).toMatchObject({
    ok: true,
    meta: { credits_used: 0, warnings: [expect.stringMatching(/^hold_expired/)] },
  });
  expect(await service.verifyLedger()).toMatchObject({ ok: true, held: 0, spent: 0, voided: 1, pending: 0 });
  expect(
    await store.findReceipt({ accountId: account.id, receiptId: envelope.meta?.receipt_id ?? "" }),
  ).toEqual(envelope.meta);
  expect(state.ran).toBe(0);
  expect(envelope.meta?.credits_remaining).toBe(10);
});

test("keeps receipts for their account alone", async () => {
  const { ask, askKeyless, service, store, account, state } = await startCounting();
  const other = await service.createAccount();
  const kept = [receiptOf(await ask()), receiptOf(await ask({ tool: "get_free" }))];
  state.error = FAILURE;
  kept.push(receiptOf(await ask()));
  for (const receipt of kept) {
    expect(await store.findReceipt({ accountId: account.id, receiptId: receipt?.receipt_id ?? "" })).toEqual(
      receipt,
    );
    expect(await store.findReceipt({ accountId: other.id, receiptId: receipt?.receipt_id ?? "" })).toBe(
      undefined,
    );
  }
  const keyless = receiptOf(await askKeyless());
  expect(await store.findReceipt({ accountId: account.id, receiptId: keyless?.receipt_id ?? "" })).toBe(
    undefined,
  );
});
