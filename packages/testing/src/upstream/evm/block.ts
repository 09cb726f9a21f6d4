// Block: blocks, transactions, receipts and logs of the EVM stand-in, in the words of a node.
import type { StandInChain, StandInTransaction } from "./data.js";
import { hex, word } from "./word.js";

const BLOOM = `0x${"00".repeat(256)}`;

/** The number of a block that a parameter names; undefined where the chain has none such. */
export function heightOf(chain: StandInChain, block: unknown): number | undefined {
  if (typeof block === "object" && block !== null)
    return heightOfHash(chain, Reflect.get(block, "blockHash"));
  const tags: Readonly<Record<string, number>> = {
    earliest: 0,
    finalized: chain.head - 64,
    safe: chain.head - 32,
    latest: chain.head,
    pending: chain.head,
  };
  const number = tags[String(block)] ?? Number(block);
  return number <= chain.head ? number : undefined;
}

/** The number of a block by its hash. */
export function heightOfHash(chain: StandInChain, hash: unknown): number | undefined {
  const number = Number.parseInt(String(hash).slice(-12), 16);
  return hashOf(chain, number) === hash && number <= chain.head ? number : undefined;
}

/** A block with the hashes of its transactions, or with all of them. */
export function blockAt(chain: StandInChain, number: number, isFull: boolean) {
  const held = chain.transactions.filter(({ block }) => block === number);
  return {
    number: hex(number),
    hash: hashOf(chain, number),
    parentHash: hashOf(chain, number - 1),
    timestamp: hex(timeOf(chain, number)),
    miner: "0x95222290dd7278aa3ddd389cc1e1d165cc4bafe5",
    gasLimit: "0x2255100",
    gasUsed: hex(15_000_000),
    baseFeePerGas: hex(chain.baseFee),
    size: "0x1a2b",
    extraData: "0x",
    logsBloom: BLOOM,
    transactions: isFull ? held.map((each) => transactionOf(chain, each)) : held.map(({ hash }) => hash),
    uncles: [],
  };
}

/** A transaction as it was sent. */
export function transactionOf(chain: StandInChain, sent: StandInTransaction) {
  return {
    hash: sent.hash,
    blockHash: hashOf(chain, sent.block),
    blockNumber: hex(sent.block),
    transactionIndex: "0x0",
    chainId: hex(chain.chainId),
    from: sent.from,
    to: sent.to,
    value: hex(sent.value),
    nonce: hex(sent.nonce),
    gas: hex(sent.gas),
    gasPrice: hex(sent.gasPrice),
    input: sent.input,
    type: "0x0",
    v: "0x1c",
    r: word(17n),
    s: word(18n),
  };
}

/** Its receipt. */
export function receiptOf(chain: StandInChain, sent: StandInTransaction) {
  return {
    transactionHash: sent.hash,
    transactionIndex: "0x0",
    blockHash: hashOf(chain, sent.block),
    blockNumber: hex(sent.block),
    from: sent.from,
    to: sent.to,
    contractAddress: null,
    cumulativeGasUsed: hex(sent.gasUsed),
    gasUsed: hex(sent.gasUsed),
    effectiveGasPrice: hex(sent.gasPrice),
    ...(sent.status !== null && { status: hex(sent.status) }),
    logs: logsOf(chain, sent),
    logsBloom: BLOOM,
    type: "0x0",
  };
}

/** The logs of a transaction. */
export function logsOf(chain: StandInChain, sent: StandInTransaction) {
  return sent.logs.map((log, at) => ({
    ...log,
    blockNumber: hex(sent.block),
    blockHash: hashOf(chain, sent.block),
    blockTimestamp: hex(timeOf(chain, sent.block)),
    transactionHash: sent.hash,
    transactionIndex: "0x0",
    logIndex: hex(at),
    removed: false,
  }));
}

function timeOf({ genesis, blockTime }: StandInChain, number: number): number {
  return genesis + number * blockTime;
}

/** A hash that begins with the chain and ends with the block's number. */
function hashOf({ chainId }: StandInChain, number: number): string {
  return `0x${chainId.toString(16).padStart(8, "b")}${number.toString(16).padStart(56, "0")}`;
}
