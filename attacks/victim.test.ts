// The harness itself: harm that is done to a victim is seen.
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { expectUnharmed, startVictim, type Victim } from "./victim.js";

let victim: Victim;
beforeEach(async () => {
  victim = await startVictim();
});
afterEach(() => victim.close());

test("a victim that nobody attacks is unharmed, and answers with its key and without", async () => {
  const harm = await victim.under("nothing", async () => {
    const asked = { tool: "get_price" };
    expect(await victim.execute("get_api_endpoint_schema", asked)).toMatchObject({ status: 200 });
    expect(await victim.send("/api/v1/quota", { headers: { "x-api-key": victim.key } })).toMatchObject({
      status: 200,
      text: expect.stringContaining('"lane":"account"'),
    });
  });
  expectUnharmed(harm, { residentMb: 300 });
  expect(harm.storeBytes).toBeGreaterThan(0);
});

test("a victim that does not answer for a while is seen", async () => {
  const harm = await victim.under("a pause", async () => {
    victim.child.kill("SIGSTOP");
    await pause(1_500);
    victim.child.kill("SIGCONT");
  });
  expect(harm).toMatchObject({ ended: undefined });
  expect(harm.healthzMs).toBeGreaterThan(1_400);
  // The bound is small, so that it is passed on slow machines too.
  expect(() => expectUnharmed(harm, { residentMb: 1_000, healthzMs: 100 })).toThrow("/healthz");
});

test("a victim that ends is seen", async () => {
  const harm = await victim.under("an end", async () => {
    victim.child.kill("SIGABRT");
    await victim.send("/healthz");
  });
  expect(harm).toMatchObject({ ended: "SIGABRT", healthzMs: Number.POSITIVE_INFINITY });
  expect(() => expectUnharmed(harm, { residentMb: 1_000 })).toThrow("the process");
});
