// The attack: five calls without a key that are too slow or too large for the node, so that the chain is shut for all.
import { createStandIn, type StandInAnswer } from "@svckit/testing";
import { afterEach, expect, test } from "vitest";
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

let victim: Victim;
afterEach(() => victim?.close());

async function attack(name: string, nodeUrl: string) {
  const env = { SVC_EVM_RPC_ETHEREUM: nodeUrl };
  victim = await startVictim({ env, config: { upstream: { attemptMs: 1_000, totalMs: 4_000 } } });
  expect(await victim.execute("get_native_balance", SOMEBODY)).toMatchObject({ json: { ok: true } });
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

/** A node that is well, but for what it answers to `eth_call`. */
async function nodeThat(answer: StandInAnswer | Promise<StandInAnswer>) {
  return createStandIn({
    "POST /": ({ body }) => {
      const isCall = typeof body === "object" && body !== null && Reflect.get(body, "method") === "eth_call";
      return isCall ? answer : { body: { jsonrpc: "2.0", id: 1, result: "0x1" } };
    },
  });
}

test.each([
  ["a call that the node never answers", new Promise<StandInAnswer>(() => {})],
  [
    "a call that is answered with 9 MiB",
    { body: { jsonrpc: "2.0", id: 1, result: `0x${"00".repeat(4.5 * 2 ** 20)}` } },
  ],
  ["a call that a gateway gives up", { status: 504, body: "gateway time-out" }],
])("%s leaves the chain open", async (name, answer) => {
  const node = await nodeThat(answer);
  try {
    await attack(name, node.url);
  } finally {
    await node.close();
  }
});

test.skipIf(ANVIL === undefined)(
  "a contract that burns gas to the node's limit leaves the chain open",
  async () => {
    const node = await startAnvil("--gas-limit", "100000000000");
    try {
      await node.rpc.setCode(CONTRACT, IN_CIRCLES);
      await attack("gas", node.url);
    } finally {
      await node.stop();
    }
  },
);
