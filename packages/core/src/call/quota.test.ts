// The clauses of telling a caller what it has left.
import { createTestClock } from "@svckit/testing";
import { expect, test } from "vitest";
import { z } from "zod";
import { defineProvider } from "../catalog/provider.js";
import { defineTool } from "../catalog/tool.js";
import { HOST } from "../identity/principal.js";
import { createService } from "../service.js";

async function start() {
  const clock = createTestClock();
  const tool = defineTool({
    name: "get_x",
    title: "X",
    description: "Gives nothing, at the usual price.",
    category: "market_data",
    effect: "read",
    keyless: true,
    input: z.object({}),
    output: z.object({}),
    execute: () => ({}),
  });
  const service = createService({
    clock,
    anonymous: { attemptsPerMinute: 30 },
    providers: [defineProvider({ id: "local", title: "Local", tools: [tool] })],
  });
  const account = await service.createAccount({ credits: 10 });
  const { key } = await service.createKey(account.id);
  return { clock, service, account, key };
}

test("tells an account its credits, its period and its minute", async () => {
  const { service, key, clock } = await start();
  await clock.advance(1_000);
  await service.execute({ tool: "get_x", credential: key });
  const { envelope, quotaRemaining } = await service.quota({ credential: key });
  expect(envelope).toEqual({
    ok: true,
    data: {
      lane: "account",
      limit: 10,
      used: 1,
      remaining: 9,
      resets_at: "2026-01-01T00:01:01.000Z",
      credits: {
        granted: 10,
        used: 1,
        held: 0,
        remaining: 9,
        period_remaining: 9,
        bought_remaining: 0,
        bought_expires_at: null,
        period_start: "2026-01-01T00:00:00.000Z",
        period_end: "2026-02-01T00:00:00.000Z",
      },
      rate: { limit: 100, remaining: 99, reset_at: "2026-01-01T00:01:01.000Z" },
      wallet: "ok",
    },
  });
  expect(quotaRemaining).toBe(9);
});

test("tells a keyless caller its day", async () => {
  const { service, clock } = await start();
  clock.set(Date.UTC(2026, 1, 28, 23, 59, 59, 999));
  await service.execute({ tool: "get_x", address: "203.0.113.7" });
  const { envelope, quotaRemaining } = await service.quota({ address: "203.0.113.7" });
  expect(envelope).toEqual({
    ok: true,
    data: {
      lane: "anonymous",
      limit: 25,
      used: 1,
      remaining: 24,
      resets_at: "2026-03-01T00:00:00.000Z",
      credits: null,
      rate: { limit: 30, remaining: 29, reset_at: "2026-03-01T00:00:59.999Z" },
      wallet: "none",
    },
  });
  expect(quotaRemaining).toBe(24);
});

test("tells an account without a wallet so", async () => {
  const { service } = await start();
  const { id } = await service.createAccount({ wallet: false });
  const { key } = await service.createKey(id);
  expect((await service.quota({ credential: key })).envelope).toMatchObject({
    ok: true,
    data: { lane: "account", limit: null, used: null, remaining: null, credits: null, wallet: "none" },
  });
});

test("tells no end of a grant that is made once", async () => {
  const { service } = await start();
  const { id } = await service.createAccount({ plan: "approved" });
  const { key } = await service.createKey(id);
  expect((await service.quota({ credential: key })).envelope).toMatchObject({
    data: { limit: 5_000, credits: { granted: 5_000, period_end: null } },
  });
});

test("spends nothing, however often it is asked", async () => {
  const { service, key } = await start();
  for (let time = 0; time < 200; time++) {
    await service.quota({ credential: key });
    await service.quota({ address: "203.0.113.7" });
  }
  expect((await service.quota({ credential: key })).envelope).toMatchObject({
    data: { used: 0, rate: { remaining: 100 } },
  });
  expect((await service.quota({ address: "203.0.113.7" })).envelope).toMatchObject({
    data: { used: 0, rate: { remaining: 30 } },
  });
});

test("refuses a wrong credential and has no quota for the host", async () => {
  const { service } = await start();
  expect((await service.quota({ credential: "svc_live_wrong" })).code).toBe("INVALID_API_KEY");
  expect((await service.quota({ credential: "svc_live_wrong", transport: "mcp" })).code).toBe(
    "INVALID_API_KEY",
  );
  expect((await service.quota({ principal: HOST })).code).toBe("AUTH_REQUIRED");
});

test("sends the text of what it says, under the request's id", async () => {
  const { service, key } = await start();
  const answer = await service.quota({ credential: key, requestId: "req-1" });
  expect(JSON.parse(answer.body)).toEqual(answer.envelope);
  expect(answer).toMatchObject({ requestId: "req-1", code: undefined, replayed: false, receipt: undefined });
});
