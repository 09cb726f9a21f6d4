// Method of Solana's stand-in: the parameters that each takes, and its answer.
import { isObject } from "@svckit/core";
import {
  ACCOUNTS,
  EMPTY_SLOT,
  EPOCH,
  FEES,
  HISTORY,
  LAMPORTS,
  largestOf,
  SLOT,
  SUPPLY,
  TOKEN_ACCOUNTS,
  TRANSACTIONS,
  timeOfSlot,
  tokenAmount,
  WALLET,
} from "./data.js";

/** What is wrong with a parameter; undefined where nothing is. */
type Check = (param: unknown) => string | undefined;

/** One method of a node. */
interface Method {
  readonly takes: readonly Check[];
  /** How many of them must come; all where left out. */
  readonly needs?: number;
  readonly answer: (params: readonly unknown[]) => unknown;
}

const BASE58 = /^[1-9A-HJ-NP-Za-km-z]+$/;
const address: Check = (param) =>
  typeof param === "string" && BASE58.test(param) && param.length >= 32 && param.length <= 44
    ? undefined
    : "Invalid";
const signature: Check = (param) =>
  typeof param === "string" && BASE58.test(param) && param.length >= 64 && param.length <= 88
    ? undefined
    : "WrongSize";
const addresses: Check = (param) =>
  Array.isArray(param) && param.length <= 128 && param.every((each) => address(each) === undefined)
    ? undefined
    : "Too many inputs provided; max 128";
const number =
  (least: number, most: number): Check =>
  (param) =>
    Number.isSafeInteger(param) && Number(param) >= least && Number(param) <= most
      ? undefined
      : `not ${least} to ${most}`;
const oneOf =
  (...words: readonly string[]): Check =>
  (param) =>
    words.some((word) => word === param)
      ? undefined
      : `unknown variant \`${param}\`, expected one of ${words}`;

/** An object of these members, all of which may be left out. */
const config =
  (members: Readonly<Record<string, Check>>): Check =>
  (param) => {
    if (!isObject(param)) return "invalid type: expected an object";
    for (const [name, value] of Object.entries(param)) {
      const check = members[name];
      const wrong = check === undefined ? `unknown field \`${name}\`` : check(value);
      if (wrong !== undefined) return wrong;
    }
    return undefined;
  };

const commitment = oneOf("processed", "confirmed", "finalized");
const encoding = oneOf("base58", "base64", "base64+zstd", "jsonParsed");
const atLevel = config({ commitment });
const filter: Check = (param) =>
  isObject(param) && Object.keys(param).length === 1
    ? config({ mint: address, programId: address })(param)
    : "expected `mint` or `programId`";

const atSlot = (value: unknown) => ({ context: { apiVersion: "2.1.0", slot: SLOT }, value });
const textOf = (param: unknown) => String(param);
const unknownMint = { error: { code: -32_602, message: "Invalid param: could not find mint" } };

/** Every method that the stand-in has. */
export const METHODS: Readonly<Record<string, Method>> = {
  getBalance: {
    takes: [address, atLevel],
    needs: 1,
    answer: ([pubkey]) => atSlot(LAMPORTS[textOf(pubkey)] ?? 0),
  },
  getAccountInfo: {
    takes: [address, config({ commitment, encoding })],
    needs: 1,
    answer([pubkey]) {
      const account = ACCOUNTS[textOf(pubkey)];
      return atSlot(account ? { lamports: LAMPORTS[textOf(pubkey)] ?? 1, ...account } : null);
    },
  },
  getTokenAccountsByOwner: {
    takes: [address, filter, config({ commitment, encoding })],
    answer([owner, by]) {
      const { mint, programId } = Object(by);
      return atSlot(
        TOKEN_ACCOUNTS.filter(
          ({ account }) =>
            owner === WALLET && [account.owner, account.data.parsed.info.mint].includes(mint ?? programId),
        ),
      );
    },
  },
  getTokenSupply: {
    takes: [address, atLevel],
    needs: 1,
    answer([mint]) {
      const known = SUPPLY[textOf(mint)];
      return known ? atSlot(tokenAmount(known.amount, known.decimals)) : unknownMint;
    },
  },
  getTokenLargestAccounts: {
    takes: [address, atLevel],
    needs: 1,
    answer: ([mint]) => (SUPPLY[textOf(mint)] ? atSlot(largestOf(textOf(mint))) : unknownMint),
  },
  getSignaturesForAddress: {
    takes: [address, config({ commitment, limit: number(1, 1_000), before: signature, until: signature })],
    needs: 1,
    answer([pubkey, options]) {
      const { limit = 1_000, before } = Object(options);
      if (LAMPORTS[textOf(pubkey)] === undefined) return [];
      const from = HISTORY.findIndex((each) => each.signature === before) + 1;
      return HISTORY.slice(from, from + Number(limit));
    },
  },
  getTransaction: {
    takes: [
      signature,
      config({
        commitment,
        encoding: oneOf("json", "jsonParsed", "base64"),
        maxSupportedTransactionVersion: number(0, 255),
      }),
    ],
    needs: 1,
    answer([name, options]) {
      const found = TRANSACTIONS[textOf(name)];
      const isTooNew =
        Object(found).version === 0 && Object(options).maxSupportedTransactionVersion === undefined;
      if (!isTooNew) return found ?? null;
      return {
        error: {
          code: -32_015,
          message: "Transaction version (0) is not supported by the requesting client",
        },
      };
    },
  },
  getRecentPrioritizationFees: { takes: [addresses], needs: 0, answer: () => FEES },
  getEpochInfo: { takes: [atLevel], needs: 0, answer: () => EPOCH },
  getVersion: { takes: [], answer: () => ({ "feature-set": 3_271_415_109, "solana-core": "2.1.0" }) },
  getRecentPerformanceSamples: {
    takes: [number(1, 720)],
    needs: 0,
    answer: () => [
      {
        slot: SLOT,
        numSlots: 150,
        numTransactions: 240_000,
        numNonVoteTransactions: 63_456,
        samplePeriodSecs: 60,
      },
    ],
  },
  getBlockTime: {
    takes: [number(0, 2 ** 53 - 1)],
    answer([slot]) {
      if (slot === EMPTY_SLOT)
        return {
          error: { code: -32_009, message: `Slot ${slot} was skipped, or missing in long-term storage` },
        };
      if (Number(slot) > SLOT)
        return { error: { code: -32_004, message: `Block not available for slot ${slot}` } };
      return timeOfSlot(Number(slot));
    },
  },
};
