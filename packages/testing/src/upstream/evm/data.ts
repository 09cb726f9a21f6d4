// Data of the EVM stand-in: two small chains, with accounts, contracts and transactions whose amounts no double holds.
import { word } from "./word.js";

/** A log of a transaction, as it was emitted. */
export interface StandInLog {
  readonly address: string;
  readonly topics: readonly string[];
  readonly data: string;
}

/** A transaction with its receipt. */
export interface StandInTransaction {
  readonly hash: string;
  readonly block: number;
  readonly from: string;
  readonly to: string | null;
  readonly value: bigint;
  readonly nonce: number;
  readonly gas: bigint;
  readonly gasUsed: bigint;
  readonly gasPrice: bigint;
  readonly input: string;
  /** null before the fork of 2017. */
  readonly status: 0 | 1 | null;
  readonly logs: readonly StandInLog[];
}

/** An account that has sent or holds something. */
export interface StandInAccount {
  readonly balance: bigint;
  readonly nonce: number;
}

/** An ERC-20 token, with balances by holder and allowances by `owner>spender`. */
export interface StandInToken {
  readonly name: string;
  readonly symbol: string;
  readonly decimals: number;
  readonly supply: bigint;
  readonly balances: Readonly<Record<string, bigint>>;
  readonly allowances: Readonly<Record<string, bigint>>;
  readonly code: string;
  readonly storage: Readonly<Record<string, string>>;
}

/** One chain. Addresses are in lower case. */
export interface StandInChain {
  readonly chainId: number;
  readonly head: number;
  /** Unix seconds of block 0, and between two blocks. */
  readonly genesis: number;
  readonly blockTime: number;
  readonly baseFee: bigint;
  readonly priorityFee: bigint;
  readonly accounts: Readonly<Record<string, StandInAccount>>;
  readonly tokens: Readonly<Record<string, StandInToken>>;
  readonly transactions: readonly StandInTransaction[];
}

export const VITALIK = "0xd8da6bf26964af9d7eed9e03e53415d37aa96045";
export const NICK = "0xb8c2c29ee19d8307cb7255e1cd9cbde883a267d5";
const USDC = "0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48";
const WETH = "0x4200000000000000000000000000000000000006";
const PERMIT2 = "0x000000000022d473030f116ddee9f6b43ac78ba3";
const TRANSFER = "0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef";
const APPROVAL = "0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925";
const MAX = 2n ** 256n - 1n;
// A proxy's code, as far as anything reads it.
const CODE = "0x60806040526004361061006d5760003560e01c80633659cfe6146100cb57fe";

function transfer(token: string, from: string, to: string, amount: bigint): StandInLog {
  return { address: token, topics: [TRANSFER, word(from), word(to)], data: word(amount) };
}

const usdc: StandInToken = {
  name: "USD Coin",
  symbol: "USDC",
  decimals: 6,
  supply: 43_215_678_901_234_567n,
  balances: { [VITALIK]: 9_007_199_254_740_993n },
  allowances: { [`${VITALIK}>${PERMIT2}`]: MAX },
  code: CODE,
  storage: {
    // Where proxies of that age keep the address of their implementation.
    "0x7050c9e0f4ca769c69bd3a8ef740bc37934f8e2c036e5a723fd8ee048ed3f8c3": word(
      "0x43506849d7c04f9138d1a2050bbf3a0c054402dd",
    ),
    [word(11n)]: word(43_215_678_901_234_567n),
  },
};

const weth: StandInToken = {
  name: "Wrapped Ether",
  symbol: "WETH",
  decimals: 18,
  supply: 213_456_789_012_345_678_901_234n,
  balances: { [VITALIK]: 1_234_567_890_123_456_789n },
  allowances: { [`${VITALIK}>${PERMIT2}`]: 1_000_000_000_000_000_001n },
  code: `${CODE}5b5b`,
  storage: { [word(0n)]: word(0n) },
};

const FIRST: StandInTransaction = {
  hash: "0x5c504ed432cb51138bcf09aa5e8a410dd4a1e204ef84bfed1be16dfba1b22060",
  block: 46_147,
  from: "0xa1e4380a3b1f749673e270229993ee55f35663b4",
  to: "0x5df9b87991262f6ba471f09758cde1c0fc1de734",
  value: 31_337n,
  nonce: 0,
  gas: 21_000n,
  gasUsed: 21_000n,
  gasPrice: 50_000_000_000_000n,
  input: "0x",
  status: null,
  logs: [],
};

const CALLED: StandInTransaction = {
  hash: "0x88df016429689c079f3b2f6ad39fa052532c56795b733da78a91ebe6a713944b",
  block: 19_000_003,
  from: VITALIK,
  to: USDC,
  value: 0n,
  nonce: 1_021,
  gas: 120_000n,
  gasUsed: 48_561n,
  gasPrice: 21_700_000_017n,
  input: `0xa9059cbb${word(NICK).slice(2)}${word(9_007_199_254_740_993n).slice(2)}`,
  status: 1,
  logs: [
    transfer(USDC, VITALIK, NICK, 9_007_199_254_740_993n),
    { address: USDC, topics: [APPROVAL, word(VITALIK), word(PERMIT2)], data: word(MAX) },
    // Of an NFT: the same event by name, whose third argument is indexed.
    { address: PERMIT2, topics: [TRANSFER, word(VITALIK), word(NICK), word(7n)], data: "0x" },
  ],
};

const RECEIVED: StandInTransaction = {
  ...CALLED,
  hash: `0x${"b1".repeat(32)}`,
  block: 19_000_007,
  from: NICK,
  nonce: 44,
  logs: [transfer(USDC, NICK, VITALIK, 5n)],
};

const WRAPPED: StandInTransaction = {
  ...CALLED,
  hash: `0x${"ba".repeat(32)}`,
  block: 20_000_002,
  to: WETH,
  logs: [transfer(WETH, VITALIK, NICK, 1_234_567_890_123_456_789n)],
};

/** The chains by slug. */
export const CHAINS = {
  ethereum: {
    chainId: 1,
    head: 23_110_593,
    genesis: 1_438_269_973,
    blockTime: 13,
    baseFee: 1_234_567_891n,
    priorityFee: 100_000_001n,
    accounts: {
      [VITALIK]: { balance: 5_123_456_789_012_345_678n, nonce: 1_022 },
      [NICK]: { balance: 20_000_000_000_000_000_001n, nonce: 45 },
    },
    tokens: { [USDC]: usdc },
    transactions: [FIRST, CALLED, RECEIVED],
  },
  base: {
    chainId: 8_453,
    head: 33_870_021,
    genesis: 1_686_789_347,
    blockTime: 2,
    baseFee: 5_000_003n,
    priorityFee: 1_000_000n,
    accounts: {
      [VITALIK]: { balance: 71_000_000_000_000_003n, nonce: 88 },
      [WETH]: { balance: 213_456_789_012_345_678_901_234n, nonce: 1 },
    },
    tokens: { [WETH]: weth },
    transactions: [WRAPPED],
  },
} as const satisfies Record<string, StandInChain>;
