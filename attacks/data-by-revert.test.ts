// The attack: a contract that reverts with what is asked for is read without end, since each failure is given back.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ANVIL, startAnvil } from "../packages/providers/test/anvil.js";
import { some } from "../packages/testing/test/at-length.js";
import { CONTRACT, REVERTS_AS_ASKED } from "./contracts.js";
import { startVictim, type Victim } from "./victim.js";

const PER_DAY = 25;
const word = (value: number) => value.toString(16).padStart(64, "0");
/** The data of a revert whose reason is a text of at most 32 bytes. */
const errorOf = (text: string) =>
  `0x08c379a0${word(32)}${word(text.length)}${Buffer.from(text).toString("hex").padEnd(64, "0")}`;

describe.skipIf(ANVIL === undefined)("what a contract tells by reverting", () => {
  let node: Awaited<ReturnType<typeof startAnvil>>;
  let victim: Victim;
  beforeAll(async () => {
    node = await startAnvil();
    await node.rpc.setCode(CONTRACT, REVERTS_AS_ASKED);
  });
  beforeEach(async () => {
    victim = await startVictim({ env: { SVC_EVM_RPC_ETHEREUM: node.url } });
  });
  afterEach(() => victim?.close());
  afterAll(() => node?.stop());

  const READS = [
    ["get_token_balance", { address: `0x${"11".repeat(20)}`, token: CONTRACT }],
    ["call_contract", { address: CONTRACT, data: errorOf("what was asked for") }],
  ] as const;
  // The last test calls the contract itself.
  test.each(some(READS, 2))("is counted as an answer of %s", async (tool, args) => {
    let told = 0;
    let refused = 0;
    for (let call = 0; call < PER_DAY + 5; call += 1) {
      const { json } = await victim.execute(tool, { chain: "ethereum", ...args });
      if (json.ok || json.error.message.includes("reverted")) told += 1;
      else if (json.error.code === "ANON_QUOTA_EXCEEDED") refused += 1;
    }
    console.info(`${tool}: told ${told} times, refused ${refused} times`);
    expect({ told, refused }).toEqual({ told: PER_DAY, refused: 5 });
  });

  test("a credit is spent on it", async () => {
    const args = { chain: "ethereum", address: CONTRACT, data: errorOf("what was asked for") };
    const { json } = await victim.execute("call_contract", args, victim.key);
    expect(json).toMatchObject({
      ok: true,
      data: { reverted: true, revert_reason: "what was asked for" },
      meta: { credits_used: 1, credits_remaining: 9_999 },
    });
  });
});
