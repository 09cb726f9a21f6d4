// The attack: five calls without a key that are too slow or too large for the node, so that the chain is shut for all.
import { createStandIn, type StandIn, type StandInAnswer } from "@svckit/testing";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { ANVIL, startAnvil } from "../packages/providers/test/anvil.js";
import { CONTRACT, IN_CIRCLES } from "./contracts.js";
import { expectUnharmed, startVictim, type Victim } from "./victim.js";

// Equal calls share one request, so no two are equal.
const READS = ["0x01", "0x02", "0x03", "0x04", "0x05"].map((data) => ({
  chain: "ethereum",
  address: CONTRACT,
  data,
}));
const SOMEBODY = { chain: "ethereum", address: `0x${"11".repeat(20)}` };

/** A service whose Ethereum is that node, and which has asked it once. */
async function startOn(nodeUrl: string): Promise<Victim> {
  const env = { SVC_EVM_RPC_ETHEREUM: nodeUrl };
  const victim = await startVictim({ env, config: { upstream: { attemptMs: 1_000, totalMs: 4_000 } } });
  expect(await victim.execute("get_native_balance", SOMEBODY)).toMatchObject({ json: { ok: true } });
  return victim;
}

async function attack(victim: Victim, name: string) {
  const harm = await victim.under(name, async () => {
    const replies = await Promise.all(READS.map((read) => victim.execute("call_contract", read)));
    const others = await victim.execute("get_native_balance", SOMEBODY, victim.key);
    expect(others.json, "what others are answered").toMatchObject({ ok: true });
    for (const { json } of replies) {
      expect(json, "what the attacker is answered").toMatchObject({
        error: { code: "TOOL_ERROR", retryable: false, message: expect.stringMatching(/Ask .*for less/) },
        meta: { runtime_status: "invalid_input" },
      });
    }
  });
  expectUnharmed(harm, { residentMb: 300 });
}

describe("a node that is well, but for what it answers to `eth_call`", () => {
  let answer: StandInAnswer | Promise<StandInAnswer>;
  let node: StandIn;
  let victim: Victim;
  beforeAll(async () => {
    node = await createStandIn({
      "POST /": ({ body }) => {
        const isCall =
          typeof body === "object" && body !== null && Reflect.get(body, "method") === "eth_call";
        return isCall ? answer : { body: { jsonrpc: "2.0", id: 1, result: "0x1" } };
      },
    });
    victim = await startOn(node.url);
  });
  afterAll(async () => {
    await victim?.close();
    await node?.close();
  });

  test.each([
    ["a call that the node never answers", new Promise<StandInAnswer>(() => {})],
    [
      "a call that is answered with 9 MiB",
      { body: { jsonrpc: "2.0", id: 1, result: `0x${"00".repeat(4.5 * 2 ** 20)}` } },
    ],
    ["a call that a gateway gives up", { status: 504, body: "gateway time-out" }],
  ])("%s leaves the chain open", async (name, given) => {
    answer = given;
    await attack(victim, name);
  });
});

describe.skipIf(ANVIL === undefined)("a real node", () => {
  let node: Awaited<ReturnType<typeof startAnvil>>;
  let victim: Victim;
  afterEach(async () => {
    await victim?.close();
    await node?.stop();
  });

  test("a contract that burns gas to the node's limit leaves the chain open", async () => {
    node = await startAnvil("--gas-limit", "100000000000");
    await node.rpc.setCode(CONTRACT, IN_CIRCLES);
    victim = await startOn(node.url);
    await attack(victim, "gas");
  });
});
