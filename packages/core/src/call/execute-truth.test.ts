// The clauses of what refusals promise: a refill that comes, an instant that is known, and a wait that mends.
import { TEST_START_MS } from "@svckit/testing";
import { expect, test } from "vitest";
import { startCounting } from "../../test/counting-service.js";
import type { KeyKind } from "../identity/api-key.js";
import type { ServiceOptions } from "../options.js";
import type { Answer } from "./answer.js";

const DAY_S = 86_400;
const messageOf = ({ envelope }: Answer) => (envelope.ok ? "" : envelope.error.message);

/** What an account on a plan is told when its credits are spent; the dear tool costs five. */
async function spent(
  plan: string,
  {
    transport = "mcp",
    kind = "live",
    tool = "get_x",
    plans = {},
    topUp = 0,
  }: {
    readonly transport?: "mcp" | "rest";
    readonly kind?: KeyKind;
    readonly tool?: string;
    readonly plans?: NonNullable<ServiceOptions["plans"]>;
    readonly topUp?: number;
  } = {},
): Promise<Answer> {
  const { service } = await startCounting({ plans });
  const { id } = await service.createAccount({ plan });
  if (topUp > 0) await service.topUp(id, topUp);
  const { key } = await service.createKey(id, kind);
  for (;;) {
    const answer = await service.transport.answer({ tool, credential: key, transport });
    if (!answer.envelope.ok) return answer;
  }
}

test("promises a refill where one comes, by its instant on MCP alone", async () => {
  const plans = { small: { credits: 2 } };
  const overMcp = await spent("small", { plans });
  expect(messageOf(overMcp)).toContain("2026-02-01T00:00:00.000Z");
  expect(overMcp.retryAfterS).toBe(60);
  const overRest = await spent("small", { plans, transport: "rest" });
  expect(messageOf(overRest)).toContain("wait for the next period");
  expect(overRest.body).not.toContain("2026-02");
});

test.each([
  ["a grant that is made once", "granted", {}],
  ["a plan of no credits", "empty", {}],
  ["a plan of no credits that was topped up", "empty", { topUp: 2 }],
  ["a refill that is less than the price", "small", { tool: "get_dear" }],
] as const)("promises no refill for %s, on any transport", async (_, plan, more) => {
  const plans = { granted: { credits: 2, once: true }, empty: { credits: 0 }, small: { credits: 2 } };
  for (const transport of ["mcp", "rest"] as const) {
    const answer = await spent(plan, { ...more, plans, transport });
    expect(answer).toMatchObject({ code: "QUOTA_EXCEEDED", refillsAt: undefined, retryAfterS: undefined });
    expect(messageOf(answer)).toMatch(/Top up to go on/);
    expect(messageOf(answer)).not.toMatch(/2026|next period|refill at/i);
    expect(answer.envelope.meta?.next_action).toMatch(/^Top up to go on/);
  }
});

test("promises a development key no credits that are bought: those are the account's", async () => {
  const message = messageOf(await spent("free", { kind: "dev", topUp: 5 }));
  expect(message).toContain("live key");
  expect(message).not.toMatch(/top up|refill at/i);
});

test("calls an account without a wallet no rate limit, and its credits none", async () => {
  const { service } = await startCounting();
  const { id } = await service.createAccount({ wallet: false });
  const { key } = await service.createKey(id);
  const answer = await service.transport.answer({ tool: "get_x", credential: key });
  expect(answer).toMatchObject({ code: "NO_WALLET", retryAfterS: undefined });
  expect(answer.envelope.meta).toMatchObject({ runtime_status: "plan_required", credits_remaining: null });
});

test("says that an account's plan is not configured, and not that there is no account", async () => {
  const { service, store } = await startCounting();
  const kept = {
    id: "kept",
    plan: "gone",
    createdAt: 0,
    anchorAt: 0,
    creditsPerPeriod: null,
    hasWallet: true,
  };
  await store.createAccount(kept);
  await expect(service.topUp("kept", 1)).rejects.toThrow(/plan "gone", which is not configured/);
  await expect(service.topUp("nobody", 1)).rejects.toThrow(/no account "nobody"/);
});

test.each([
  ["ANON_QUOTA_EXCEEDED", { callsPerDay: 1 }],
  ["ANON_GLOBAL_CAP_EXCEEDED", { sharedCallsPerDay: 1 }],
] as const)("names in %s the seconds until 00:00 UTC", async (code, anonymous) => {
  const { askKeyless, clock } = await startCounting({ anonymous });
  clock.set(TEST_START_MS + 1_500);
  await askKeyless();
  const answer = await askKeyless();
  expect(answer).toMatchObject({ code, retryAfterS: DAY_S - 1 });
  expect(answer.envelope).toMatchObject({ error: { retry_after: DAY_S - 1 } });
});

test("names no time in AUTH_NOT_CONFIGURED, which no waiting mends", async () => {
  const { service } = await startCounting({ apiKeys: false });
  expect(await service.transport.answer({ tool: "get_x", credential: "x" })).toMatchObject({
    code: "AUTH_NOT_CONFIGURED",
    retryAfterS: undefined,
  });
});
