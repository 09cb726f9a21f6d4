// What is left is told with every metered answer: successes, refusals, failures and replays, whoever asks.
import { expect, test } from "vitest";
import { FAILURE, receiptOf, startCounting } from "../../test/counting-service.js";
import type { Call } from "./call.js";

const CALLS: readonly [string, Partial<Call>][] = [
  ["a paid call", {}],
  ["a free call", { tool: "get_free" }],
  ["a question about the catalog", { tool: "search_tools", args: { intent: "count" } }],
  ["an unknown tool", { tool: "get_nothing" }],
  ["a wrong argument", { args: { n: "x" } }],
  ["a call that costs too much", { tool: "get_dear" }],
];

test.each(CALLS)("%s of an account tells its credits", async (_, call) => {
  const { ask } = await startCounting({}, 3);
  const answer = await ask(call);
  expect(answer.quotaRemaining).toBe(call.tool === undefined && !call.args ? 2 : 3);
  const receipt = receiptOf(answer);
  if (receipt) expect(receipt.credits_remaining).toBe(answer.quotaRemaining);
});

test.each(CALLS)("%s without a key tells the calls of the day", async (_, call) => {
  const { askKeyless } = await startCounting({ anonymous: { callsPerDay: 3 } });
  const answer = await askKeyless(call);
  const isPaid = !call.args && (call.tool === undefined || call.tool === "get_dear");
  expect(answer.quotaRemaining).toBe(isPaid ? 2 : 3);
  const receipt = receiptOf(answer);
  if (receipt) expect(receipt.credits_remaining).toBe(null);
});

test("a failure, a refusal for the rate and a replay tell it, too", async () => {
  const { ask, askKeyless, state } = await startCounting(
    { plans: { free: { callsPerMinute: 4 } }, anonymous: { callsPerDay: 3 } },
    3,
  );
  const call = { args: { idempotency_key: "k" } };
  await ask(call);
  expect(await ask(call)).toMatchObject({ replayed: true, quotaRemaining: 2 });
  state.error = FAILURE;
  expect(await ask()).toMatchObject({ code: "PROVIDER_UNAVAILABLE", quotaRemaining: 2 });
  expect(await askKeyless({ tool: "get_free" })).toMatchObject({ quotaRemaining: 3 });
  await ask();
  expect(await ask()).toMatchObject({ code: "RATE_LIMITED", quotaRemaining: 2 });
});
