// The attack: signatures without end, each of them new and nested as deep as it may be, in calls that cost nothing.
import { afterEach, beforeEach, expect, test } from "vitest";
import { times } from "../packages/testing/test/at-length.js";
import { expectUnharmed, startVictim, type Victim } from "./victim.js";

// At length as many as one address may send in ten minutes.
const CALLS = times(200, 600);

let victim: Victim;
beforeEach(async () => {
  victim = await startVictim({ heapMb: 128, config: { anonymous: { attemptsPerMinute: CALLS * 2 } } });
  await victim.execute("call_contract", { chain: "ethereum", function: "f()" });
});
afterEach(() => victim?.close());

test("nothing of a signature is kept", async () => {
  const nested = (call: number) => `${"(".repeat(480)}uint256 a${call}${")".repeat(480)}`;
  const harm = await victim.under("signatures", async () => {
    for (let call = 0; call < CALLS; call += 1) {
      const args = {
        chain: "ethereum",
        address: `0x${"00".repeat(20)}`,
        function: `f(${nested(call)})`,
        args: [],
      };
      const { json } = await victim.execute("call_contract", args);
      expect(json).toMatchObject({ error: { code: "VALIDATION_ERROR" } });
    }
  });
  expectUnharmed(harm, { residentMb: 200 });
  expect(harm.processorMs / CALLS, "processor time of a call").toBeLessThan(20);
});
