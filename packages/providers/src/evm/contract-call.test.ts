// Reads of contracts against a real node.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ANVIL } from "../../test/anvil.js";
import { BARE_TOKEN, type LocalChain, NOBODY, startLocalChain, TOKEN } from "../../test/local-chain.js";

describe.skipIf(ANVIL === undefined)("call_contract on a real node", () => {
  let chain: LocalChain;
  beforeAll(async () => {
    chain = await startLocalChain();
  });
  afterAll(() => chain?.stop());

  test("a contract is read by function and arguments, in the spellings in use, and by raw data", async () => {
    await chain.sendToken(NOBODY, 1_234_567n);
    const spellings = [
      "balanceOf(address) returns (uint256)",
      "function balanceOf(address who) view returns(uint256)",
      "balanceOf(address)(uint256)",
    ];
    for (const spelling of spellings) {
      const answer = await chain.call("call_contract", {
        address: TOKEN,
        function: spelling,
        args: [NOBODY],
      });
      expect(answer).toMatchObject({ ok: true, data: { values: ["1234567"] } });
    }
    const symbol = await chain.call("call_contract", {
      address: TOKEN,
      function: "symbol() returns (string)",
    });
    expect(symbol).toMatchObject({ data: { values: ["TST"] } });
    expect(await chain.call("call_contract", { address: TOKEN, data: "0x313ce567" })).toMatchObject({
      ok: true,
      data: { address: TOKEN, block: "latest", result: `0x${"6".padStart(64, "0")}`, values: null },
    });
  });

  test("a contract is read at an earlier block, by number and by hash", async () => {
    const before = await chain.node.rpc.getBlock();
    await chain.sendToken(chain.node.other.address, 5n);
    const read = {
      address: TOKEN,
      function: "balanceOf(address) returns (uint256)",
      args: [chain.node.other.address],
    };
    expect(await chain.call("call_contract", read)).toMatchObject({ data: { values: ["5"] } });
    for (const block of [Number(before.number), before.hash]) {
      expect(await chain.call("call_contract", { ...read, block })).toMatchObject({
        data: { values: ["0"] },
      });
    }
  });

  test("a revert is an answer, with the contract's reason and its data", async () => {
    const transfer = { function: "transfer(address,uint256)", args: [NOBODY, "1000000"] };
    const from = await chain.call("call_contract", { address: TOKEN, ...transfer });
    expect(from).toMatchObject({
      ok: true,
      data: {
        reverted: true,
        revert_reason: "balance too low",
        result: expect.stringMatching(/^0x08c379a0/),
        values: null,
      },
      meta: { runtime_status: "ok", warnings: [] },
    });
    expect(await chain.call("call_contract", { address: BARE_TOKEN, function: "nope()" })).toMatchObject({
      ok: true,
      data: { reverted: true, revert_reason: null, result: "0x" },
    });
  });

  test.each([
    ["jumps to nowhere", "0x600356"],
    ["has an invalid opcode", "0xfe"],
    ["underflows its stack", "0x01"],
  ] as const)("a contract that %s has answered too", async (_, bytecode) => {
    const address = "0x00000000000000000000000000000000c0dec0de";
    await chain.node.rpc.setCode(address, bytecode);
    expect(await chain.call("call_contract", { address, data: "0x" })).toMatchObject({
      ok: true,
      data: { reverted: true, revert_reason: expect.stringContaining("halted"), result: "0x" },
    });
  });

  test.each([
    ["runs in circles", "0x5b600056"],
    ["takes more memory than there is", "0x62ffffff5ff3"],
    ["answers with 300 KB", "0x62049cb05ff3"],
    ["reverts with 300 KB", "0x62049cb05ffd"],
  ] as const)(
    "a contract that %s is too much for one call: the caller's fault, never the node's",
    async (_, bytecode) => {
      const address = "0x00000000000000000000000000000000c0dec0de";
      await chain.node.rpc.setCode(address, bytecode);
      expect(await chain.call("call_contract", { address, data: "0x" })).toMatchObject({
        error: {
          code: "TOOL_ERROR",
          retryable: false,
          message: expect.stringMatching(/Ask (the contract )?for less/),
        },
        meta: { runtime_status: "invalid_input", credits_used: 0 },
      });
    },
  );

  test("a call that cannot be encoded is refused before anyone is asked", async () => {
    const refused = async (args: Record<string, unknown>, param: string) =>
      expect(await chain.call("call_contract", { address: TOKEN, ...args })).toMatchObject({
        error: { code: "VALIDATION_ERROR", param },
      });
    expect(await chain.call("call_contract", { address: TOKEN })).toMatchObject({
      error: {
        code: "MISSING_PARAM",
        param: "function",
        message: expect.stringContaining("Give this or data"),
      },
    });
    await refused({ function: "balanceOf(" }, "function");
    await refused({ function: "event Foo(uint256)" }, "function");
    await refused({ function: "balanceOf(address)", args: [] }, "args");
    await refused({ function: "balanceOf(address)", args: ["0x12"] }, "args");
    await refused({ function: "f(address)", args: ["0xF39Fd6e51aad88F6F4ce6aB8827279cffFb92266"] }, "args");
    await refused({ function: "f(uint8)", args: [300] }, "args");
    await refused({ function: "f(uint256)", args: [1.5] }, "args");
    await refused({ function: "f()", data: "0x00" }, "data");
    await refused({ data: "0x00", args: [1] }, "args");
    await refused({ data: "0xabc" }, "data");
  });

  test("an answer that does not fit the types after returns is the caller's fault", async () => {
    const read = { address: TOKEN, function: "decimals() returns (uint256, uint256)" };
    expect(await chain.call("call_contract", read)).toMatchObject({
      error: { code: "TOOL_ERROR", message: expect.stringContaining("does not fit") },
      meta: { runtime_status: "invalid_input" },
    });
  });

  test("a call of an address without code is no_data", async () => {
    expect(await chain.call("call_contract", { address: NOBODY, data: "0x313ce567" })).toMatchObject({
      ok: true,
      data: { result: "0x", values: null },
      meta: { warnings: [`no_data: there is no contract at ${NOBODY}`] },
    });
  });
});
