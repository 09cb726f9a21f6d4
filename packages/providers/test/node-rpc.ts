// A node's JSON-RPC as tests use it: what it answers itself, with its quantities as numbers, and what steers it.
import type { Hex } from "ox";
import { z } from "zod";

const hex = z.templateLiteral(["0x", z.string().regex(/^[\da-fA-F]*$/)]);
const quantity = z.string().transform(BigInt);
const index = quantity.transform(Number);
const answer = z.object({ result: z.unknown(), error: z.object({ message: z.string() }).optional() });

const block = z.object({ number: quantity, hash: hex, timestamp: quantity, baseFeePerGas: quantity });
const log = z.object({
  address: hex,
  topics: z.array(hex),
  data: hex,
  logIndex: index,
  blockNumber: quantity,
  transactionHash: hex,
});
const receipt = z.object({
  transactionHash: hex,
  blockNumber: quantity,
  blockHash: hex,
  transactionIndex: index,
  from: hex,
  gasUsed: quantity,
  effectiveGasPrice: quantity,
  logs: z.array(log),
});
const feeHistory = z.object({
  oldestBlock: quantity,
  baseFeePerGas: z.array(quantity),
  gasUsedRatio: z.array(z.number()),
  reward: z.array(z.array(quantity)),
});

/** What is sent, called or estimated. */
interface Call {
  readonly from?: Hex.Hex;
  readonly to: Hex.Hex;
  readonly data?: Hex.Hex;
  readonly value?: bigint;
  readonly gas?: bigint;
}

const toQuantity = (value: bigint | number): Hex.Hex => `0x${value.toString(16)}`;
const toCall = ({ value, gas, ...call }: Call) => ({
  ...call,
  ...(value !== undefined && { value: toQuantity(value) }),
  ...(gas !== undefined && { gas: toQuantity(gas) }),
});

/** A client of the node at `url`. What it sends comes from `sender`, whose key the node holds. */
export function createNodeRpc(url: string, sender: Hex.Hex) {
  async function ask<T>(shape: z.ZodType<T>, method: string, ...params: readonly unknown[]): Promise<T> {
    const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params });
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
    });
    const { result, error } = answer.parse(await response.json());
    if (error !== undefined) throw new Error(`${method}: ${error.message}`);
    return shape.parse(result);
  }
  const blockName = (number: bigint | undefined) => (number === undefined ? "latest" : toQuantity(number));

  /** Sends a transaction, and gives its hash, mined or not. */
  const send = (call: Call) => ask(hex, "eth_sendTransaction", toCall({ from: sender, ...call }));
  const getReceipt = (hash: Hex.Hex) => ask(receipt.nullable(), "eth_getTransactionReceipt", hash);
  return {
    getBlock: (number?: bigint) => ask(block, "eth_getBlockByNumber", blockName(number), false),
    getBlockNumber: () => ask(index, "eth_blockNumber"),
    getReceipt,
    getLogs: (address: Hex.Hex, from: bigint, to: bigint) =>
      ask(z.array(log), "eth_getLogs", { address, fromBlock: toQuantity(from), toBlock: toQuantity(to) }),
    getGasPrice: () => ask(quantity, "eth_gasPrice"),
    estimateGas: (call: Call) => ask(quantity, "eth_estimateGas", toCall(call)),
    getFeeHistory: (blocks: number, percentiles: readonly number[]) =>
      ask(feeHistory, "eth_feeHistory", toQuantity(blocks), "latest", percentiles),
    getStorageAt: (address: Hex.Hex, slot: bigint) =>
      ask(hex, "eth_getStorageAt", address, toQuantity(slot), "latest"),
    getTransactionCount: (address: Hex.Hex) => ask(index, "eth_getTransactionCount", address, "latest"),
    call: (call: Call) => ask(hex, "eth_call", toCall(call), "latest"),

    send,
    /** Sends a transaction, and gives its receipt once it is mined. */
    async sendAndWait(call: Call) {
      const hash = await send(call);
      for (const end = Date.now() + 10_000; Date.now() < end; ) {
        const mined = await getReceipt(hash);
        if (mined !== null) return mined;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      throw new Error(`${hash} is not mined`);
    },
    setCode: (address: Hex.Hex, code: Hex.Hex) => ask(z.null(), "anvil_setCode", address, code),
    setStorageAt: (address: Hex.Hex, slot: Hex.Hex, word: Hex.Hex) =>
      ask(z.boolean(), "anvil_setStorageAt", address, slot, word),
    setAutomine: (on: boolean) => ask(z.null(), "evm_setAutomine", on),
    mine: () => ask(z.null(), "anvil_mine", toQuantity(1)),
  };
}
