// EVM chains keep the plugin contract, on answers by hand and on those of the stand-in to every example.
import { evm } from "@svckit/providers";
import { lintProvider, type RecordedCall, recordProvider, testProvider } from "@svckit/testing";
import { startUpstreams } from "@svckit/testing/stand-ins";
import { describe, expect, it } from "vitest";
import { briefly } from "../../../testing/test/at-length.js";

const ADDRESS = "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045";
const HASH = `0x${"5c".repeat(32)}`;
const ONE = `0x${"1".padStart(64, "0")}`;

/** A call of an EVM tool, and the results of the methods that it asks of Ethereum's node. */
function evmCall(
  tool: string,
  args: Record<string, unknown>,
  results: Record<string, unknown>,
  rest: Pick<RecordedCall, "expect" | "absent">,
): RecordedCall {
  const recordings = Object.entries(results).map(([method, result]) => ({
    method: "POST" as const,
    path: "",
    json: { jsonrpc: "2.0", method },
    body: { jsonrpc: "2.0", id: 1, result },
  }));
  return { tool, args: { chain: "ethereum", ...args }, recordings, ...rest };
}

const head = {
  number: "0x10",
  hash: HASH,
  parentHash: HASH,
  timestamp: "0x0",
  gasLimit: "0x1c9c380",
  gasUsed: "0x5208",
  baseFeePerGas: "0x7",
  transactions: [HASH],
};
const sent = {
  from: ADDRESS,
  to: ADDRESS,
  value: "0x1",
  nonce: "0x0",
  gas: "0x5208",
  input: "0x",
  blockNumber: "0x10",
};
const receipt = { status: "0x1", gasUsed: "0x5208", effectiveGasPrice: "0x2", l1Fee: "0x3" };

const upstreams = await startUpstreams({}, ["evm"]);
const { recordings, faults } = await recordProvider(evm(upstreams.options("evm")));
await upstreams.close();

it("every example is answered by a node, and plays back", () => expect(faults).toEqual([]));

it("its words, arguments and results are as they should be", async () => {
  expect(await lintProvider(evm())).toEqual([]);
});

testProvider(briefly({ describe, it }), evm(), {
  ...recordings,
  calls: [
    ...recordings.calls,
    evmCall(
      "get_native_balance",
      { address: ADDRESS },
      { eth_getBalance: "0xde0b6b3a7640000", eth_blockNumber: "0x10" },
      { expect: { balance: "1", symbol: "ETH", chain_id: 1, block_number: 16 } },
    ),
    evmCall(
      "get_token_balance",
      { address: ADDRESS, token: ADDRESS },
      { eth_call: ONE, eth_blockNumber: "0x10" },
      { expect: { balance_raw: "1", decimals: 1, balance: "0.1" } },
    ),
    evmCall(
      "get_gas_price",
      {},
      { eth_gasPrice: "0x9", eth_maxPriorityFeePerGas: "0x2", eth_getBlockByNumber: head },
      { expect: { gas_price_wei: "9", base_fee_wei: "7", priority_fee_gwei: "0.000000002" } },
    ),
    evmCall(
      "get_block",
      { block: 16 },
      { eth_getBlockByNumber: head },
      {
        expect: {
          block: { number: 16, timestamp: "1970-01-01T00:00:00.000Z", transaction_count: 1, miner: null },
        },
      },
    ),
    evmCall("get_block", { block: HASH }, { eth_getBlockByHash: null }, { absent: true }),
    evmCall(
      "get_transaction",
      { hash: HASH },
      { eth_getTransactionByHash: sent, eth_getTransactionReceipt: receipt },
      // The fee of the base chain is included.
      { expect: { transaction: { status: "success", fee_wei: String(21_000 * 2 + 3), block_hash: null } } },
    ),
    // A node has the receipt a moment before the transaction tells its block.
    evmCall(
      "get_transaction",
      { hash: HASH },
      {
        eth_getTransactionByHash: { ...sent, blockNumber: null },
        eth_getTransactionReceipt: { ...receipt, blockNumber: "0x10", blockHash: HASH },
      },
      { expect: { transaction: { status: "success", block_number: 16, block_hash: HASH } } },
    ),
    // A node that keeps no old receipts tells that a transaction is mined, and not how it ended.
    evmCall(
      "get_transaction",
      { hash: HASH },
      { eth_getTransactionByHash: sent, eth_getTransactionReceipt: null },
      { expect: { transaction: { status: "unknown", block_number: 16, fee_wei: null } } },
    ),
    evmCall(
      "get_transaction",
      { hash: HASH },
      { eth_getTransactionByHash: null, eth_getTransactionReceipt: null },
      { absent: true },
    ),
    evmCall(
      "call_contract",
      {
        address: ADDRESS,
        function: "f(uint8[2],(bool,string)) returns (uint256)",
        args: [
          [1, 2],
          [true, "x"],
        ],
      },
      { eth_call: ONE },
      { expect: { values: ["1"], block: "latest" } },
    ),
    evmCall(
      "call_contract",
      { address: ADDRESS, data: "0x00" },
      { eth_call: "0x", eth_getCode: "0x" },
      { absent: true },
    ),
  ],
});
