// The attack: a contract answers thousands of pointers to one place, and each is followed and copied into the result.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ANVIL, startAnvil } from "../packages/providers/test/anvil.js";
import { CONTRACT, pointersToOnePlace } from "./contracts.js";
import { expectUnharmed, startVictim, type Victim } from "./victim.js";

describe.skipIf(ANVIL === undefined)("an answer that comes to more than it is long", () => {
  let node: Awaited<ReturnType<typeof startAnvil>>;
  let victim: Victim;
  beforeAll(async () => {
    node = await startAnvil();
    victim = await startVictim({ env: { SVC_EVM_RPC_ETHEREUM: node.url } });
    // The provider is loaded with its first call.
    await victim.execute("get_gas_price", { chain: "ethereum" });
  });
  afterAll(async () => {
    await victim?.close();
    await node?.stop();
  });

  test.each([
    ["bytes", "bytes[]", [8_192]],
    ["tuples with bytes", "(bytes a)[]", [32, 8_192]],
    ["fixed lists of bytes", "bytes[1][]", [32, 8_192]],
    ["lists of bytes", "bytes[][]", [1, 32, 8_192]],
  ] as const)("%s", async (name, types, place) => {
    await node.rpc.setCode(CONTRACT, pointersToOnePlace(8_000, place, 8_192));
    const harm = await victim.under(name, async () => {
      const read = { chain: "ethereum", address: CONTRACT, function: `f() returns (${types})` };
      const { json } = await victim.execute("call_contract", read);
      expect(json).toMatchObject({
        error: { code: "TOOL_ERROR", retryable: false },
        meta: { runtime_status: "invalid_input" },
      });
    });
    expectUnharmed(harm, { residentMb: 200 });
  });
});
