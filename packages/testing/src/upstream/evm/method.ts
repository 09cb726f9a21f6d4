// Method: the JSON-RPC methods of the EVM stand-in, with the parameters that each takes.
import { isObject } from "@svckit/core";
import { blockAt, heightOf, heightOfHash, logsOf, receiptOf, transactionOf } from "./block.js";
import { runContract } from "./contract.js";
import type { StandInChain } from "./data.js";
import * as parameter from "./parameter.js";
import { hex, word } from "./word.js";

/** An error of JSON-RPC. */
export interface RpcFault {
  readonly error: { readonly code: number; readonly message: string; readonly data?: string };
}

/** A method: checks of its parameters, how many of them may be left out, and its answer. */
export interface RpcMethod {
  readonly takes: readonly parameter.Check[];
  readonly optional?: number;
  readonly answer: (chain: StandInChain, params: readonly unknown[]) => unknown;
}

const { address, block, blockNumber, call, filter, flag, hash, percentiles, quantity } = parameter;
const MAX_RANGE = 10_000;
const MAX_FEE_BLOCKS = 1_024;
const INTRINSIC_GAS = 21_000;

/** The methods by name. */
export const METHODS: Readonly<Record<string, RpcMethod>> = {
  eth_chainId: { takes: [], answer: ({ chainId }) => hex(chainId) },
  web3_clientVersion: { takes: [], answer: () => "StandIn/v1.0.0" },
  eth_blockNumber: { takes: [], answer: ({ head }) => hex(head) },
  eth_gasPrice: { takes: [], answer: ({ baseFee, priorityFee }) => hex(baseFee + priorityFee) },
  eth_maxPriorityFeePerGas: { takes: [], answer: ({ priorityFee }) => hex(priorityFee) },
  eth_getBalance: at((chain, account) => hex(chain.accounts[account]?.balance ?? 0n)),
  eth_getTransactionCount: at((chain, account) => hex(chain.accounts[account]?.nonce ?? 0)),
  eth_getCode: at((chain, account) => chain.tokens[account]?.code ?? "0x"),
  eth_getStorageAt: {
    takes: [address, parameter.data, block],
    optional: 1,
    answer: (chain, [account, slot, when]) =>
      known(chain, when) ?? chain.tokens[lower(account)]?.storage[word(BigInt(String(slot)))] ?? word(0n),
  },
  eth_getBlockByNumber: {
    takes: [blockNumber, flag],
    answer(chain, [when, isFull]) {
      const number = heightOf(chain, when);
      return number === undefined ? null : blockAt(chain, number, isFull === true);
    },
  },
  eth_getBlockByHash: {
    takes: [hash, flag],
    answer(chain, [id, isFull]) {
      const number = heightOfHash(chain, id);
      return number === undefined ? null : blockAt(chain, number, isFull === true);
    },
  },
  eth_getTransactionByHash: byHash(transactionOf),
  eth_getTransactionReceipt: byHash(receiptOf),
  eth_call: {
    takes: [call, block],
    optional: 1,
    answer: (chain, [what, when]) => known(chain, when) ?? run(chain, what) ?? "0x",
  },
  eth_estimateGas: {
    takes: [call, block],
    optional: 1,
    answer: (chain, [what, when]) => known(chain, when) ?? estimate(chain, what),
  },
  eth_feeHistory: {
    takes: [quantity, blockNumber, percentiles],
    optional: 1,
    answer: (chain, [count, newest, rewards]) => feeHistory(chain, Number(count), newest, rewards),
  },
  eth_getLogs: { takes: [filter], answer: (chain, [what]) => logs(chain, what) },
};

/** A method that reads one account at a block. */
function at(read: (chain: StandInChain, account: string) => unknown): RpcMethod {
  return {
    takes: [address, block],
    optional: 1,
    answer: (chain, [account, when]) => known(chain, when) ?? read(chain, lower(account)),
  };
}

function byHash(
  show: (chain: StandInChain, sent: StandInChain["transactions"][number]) => unknown,
): RpcMethod {
  return {
    takes: [hash],
    answer(chain, [id]) {
      const sent = chain.transactions.find((each) => each.hash === lower(id));
      return sent === undefined ? null : show(chain, sent);
    },
  };
}

/** The fault of a block that the chain does not have. */
function known(chain: StandInChain, when: unknown = "latest"): RpcFault | undefined {
  return heightOf(chain, when) === undefined ? fault(-32_000, "header not found") : undefined;
}

function run(chain: StandInChain, what: unknown): RpcFault | string | undefined {
  const { to, data = "0x", input = data } = Object(what);
  const end = runContract(chain, lower(to), String(input));
  if ("result" in end) return end.result;
  return { error: { code: 3, message: "execution reverted", data: end.revert } };
}

function estimate(chain: StandInChain, what: unknown): unknown {
  const { from, value = "0x0", data = "0x" } = Object(what);
  const held = chain.accounts[lower(from)]?.balance ?? 0n;
  if (BigInt(value) > held) return fault(-32_000, "insufficient funds for transfer");
  const end = run(chain, what);
  if (isObject(end)) return end;
  return hex(INTRINSIC_GAS + 16 * (String(data).length / 2 - 1) + (end === "0x" ? 0 : 24_000));
}

function feeHistory(chain: StandInChain, count: number, newest: unknown, rewards: unknown): unknown {
  const last = heightOf(chain, newest);
  if (last === undefined) return fault(-32_000, "request beyond head block");
  const blocks = Math.min(count, MAX_FEE_BLOCKS, last + 1);
  const list = <T>(length: number, make: (at: number) => T) => Array.from({ length }, (_, at) => make(at));
  return {
    oldestBlock: hex(last - blocks + 1),
    baseFeePerGas: list(blocks + 1, (index) => hex(chain.baseFee + BigInt(index))),
    gasUsedRatio: list(blocks, (index) => (index % 2 === 0 ? 0.5 : 0.416667)),
    ...(Array.isArray(rewards) && {
      reward: list(blocks, () => rewards.map((percentile) => hex(chain.priorityFee + BigInt(percentile)))),
    }),
  };
}

function logs(chain: StandInChain, what: unknown): unknown {
  const { address: from, topics = [], blockHash, fromBlock = "latest", toBlock = "latest" } = Object(what);
  const [first, last] =
    blockHash === undefined
      ? [heightOf(chain, fromBlock), heightOf(chain, toBlock)]
      : [heightOfHash(chain, blockHash), heightOfHash(chain, blockHash)];
  if (first === undefined || last === undefined) return fault(-32_000, "unknown block");
  if (last < first) return fault(-32_602, "invalid block range params");
  if (last - first >= MAX_RANGE) return fault(-32_005, `query exceeds max block range ${MAX_RANGE}`);
  const addresses = from === undefined ? undefined : [from].flat().map(lower);
  const wanted: readonly unknown[] = topics;
  return chain.transactions
    .filter((sent) => sent.block >= first && sent.block <= last)
    .flatMap((sent) => logsOf(chain, sent))
    .filter((log) => addresses?.includes(log.address) ?? true)
    .filter((log) =>
      wanted.every(
        (topic, index) =>
          topic === null ||
          [topic]
            .flat()
            .map(lower)
            .includes(log.topics[index] ?? ""),
      ),
    );
}

function fault(code: number, message: string): RpcFault {
  return { error: { code, message } };
}

function lower(value: unknown): string {
  return String(value).toLowerCase();
}
