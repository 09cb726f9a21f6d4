// What a transaction left behind, on Blockscout: its event logs, and the calls that its contracts made.
import { paginate } from "@svckit/core";
import { decimal, evmHash, integerString, isoTime, lazy, limit, orNull } from "@svckit/core/schemas";
import * as z from "zod";
import {
  asked,
  askPage,
  chainArgument,
  chainField,
  coinOf,
  PAGE_ROWS,
  rawPage,
  rawParty,
  spelled,
  wholeCoins,
} from "./api.js";

const rawParameter = () =>
  z.looseObject({
    name: z.string().nullish(),
    type: z.string().nullish(),
    indexed: z.boolean().nullish(),
    value: z.unknown().optional(),
  });
const rawLogs = lazy(() =>
  rawPage(
    spelled(
      z.looseObject({
        address: rawParty(),
        index: z.int(),
        topics: z.array(z.string().nullable()),
        data: z.string().nullish(),
        decoded: z
          .looseObject({
            method_call: z.string().nullish(),
            parameters: z.array(rawParameter()).nullish(),
          })
          .nullish(),
      }),
    ),
  ),
);
const rawCalls = lazy(() =>
  rawPage(
    spelled(
      z.looseObject({
        index: z.int(),
        type: z.string().nullish(),
        success: z.boolean().nullish(),
        error: z.string().nullish(),
        from: rawParty().nullish(),
        to: rawParty().nullish(),
        created_contract: rawParty().nullish(),
        value: integerString(),
        gas_limit: orNull(integerString()),
        timestamp: orNull(isoTime()),
        block_number: z.int().nullish(),
      }),
    ),
  ),
);

const input = lazy(() =>
  z.object({
    chain: chainArgument(),
    hash: evmHash("Hash of the transaction"),
    limit: limit({ most: 200, usual: 50 }, "How many rows"),
  }),
);

const examples = [
  {
    description: "Of a transaction of Ethereum",
    args: {
      chain: "ethereum",
      hash: "0x5c504ed432cb51138bcf09aa5e8a410dd4a1e204ef84bfed1be16dfba1b22060",
    },
  },
  {
    description: "The first five of one of Base",
    args: {
      chain: "base",
      hash: "0x1b4fd1a5f7e27b9d0d4a1d2f0d8e5a3c6b7908172635445362718293a4b5c6d7",
      limit: 5,
    },
  },
];

/** The tool `get_transaction_logs`. */
export const getTransactionLogs = paginate({
  ...asked,
  name: "get_transaction_logs",
  title: "Event logs of a transaction",
  description:
    "The event logs of one transaction of an EVM chain, from the chain's Blockscout explorer: contract, topics and data, and the event with its parameters where the explorer can decode it.",
  keywords: [
    "events of a transaction",
    "logs of a tx",
    "which events did a transaction emit",
    "events in a tx",
    "which events were emitted",
    "decoded events of a tx",
    "what did contracts emit",
    "readable transfer events of tx",
  ],
  category: "network_infrastructure",
  input,
  output: lazy(() =>
    z.object({
      chain: chainField(),
      logs: z
        .array(
          z.object({
            index: z.int().describe("Place of the log in its block"),
            address: z.string().describe("Contract that wrote it, in EIP-55 spelling"),
            address_name: z.string().nullable().describe("Name of that contract that the explorer shows"),
            topics: z.array(z.string()).describe("Topics in hex; the first tells the event"),
            data: z.string().nullable().describe("Data in hex"),
            event: z.string().nullable().describe("Signature of the event; null where it is not known"),
            parameters: z
              .array(
                z.object({
                  name: z.string().nullable().describe("Name of the parameter"),
                  type: z.string().nullable().describe("Its type in the ABI"),
                  is_indexed: z.boolean().nullable().describe("Whether it is a topic"),
                  value: z.string().describe("Its value; of a list or a structure, as JSON"),
                }),
              )
              .describe("Parameters of the event; none where it is not known"),
          }),
        )
        .describe("The logs, in order"),
    }),
  ),
  examples,
  list: "logs",
  by: "cursor",
  size: PAGE_ROWS,
  absent: ({ hash, chain }) => `the explorer of ${chain} has no logs of ${hash}`,
  async page({ chain, hash }, ctx, { cursor }) {
    const request = { path: { hash }, schema: rawLogs, cursor };
    const { items, next } = await askPage(ctx, "api/v2/transactions/{hash}/logs", request);
    const logs = items.map(({ address, index, topics, data, decoded }) => ({
      index,
      address: address.hash,
      address_name: address.name ?? null,
      // Explorers keep four places for topics, and fill them with null.
      topics: topics.filter((topic) => topic !== null),
      data: data ?? null,
      event: decoded?.method_call ?? null,
      parameters: (decoded?.parameters ?? []).map(({ name, type, indexed, value }) => ({
        name: name ?? null,
        type: type ?? null,
        is_indexed: indexed ?? null,
        value: typeof value === "string" ? value : JSON.stringify(value ?? null),
      })),
    }));
    return { items: logs, next, beside: { chain } };
  },
});

/** The tool `get_internal_transactions`. */
export const getInternalTransactions = paginate({
  ...asked,
  name: "get_internal_transactions",
  title: "Internal calls of a transaction",
  description:
    "The calls that contracts made within one transaction of an EVM chain, from the chain's Blockscout explorer, in order: who called whom, with how many coins, and whether it worked.",
  category: "network_infrastructure",
  keywords: [
    "trace",
    "internal transactions",
    "contract calls inside a transaction",
    "call trace",
    "call tree",
    "traces of a transaction",
    "contract-to-contract calls",
    "hidden ether movement",
    "nested calls",
    "subcalls",
    "delegatecall",
    "debug a transaction",
    "message calls",
  ],
  input,
  output: lazy(() =>
    z.object({
      chain: chainField(),
      symbol: z.string().describe("Symbol of the chain's own coin"),
      calls: z
        .array(
          z.object({
            index: z.int().describe("Place of the call in its transaction"),
            type: z.string().nullable().describe("Kind of call: call, delegatecall, create and such"),
            success: z.boolean().nullable().describe("Whether it worked"),
            error: z.string().nullable().describe("Why it failed, in the words of the chain's node"),
            time: orNull(isoTime("When its block was made")),
            block_number: z.int().nullable().describe("Block that holds it"),
            from: z.string().nullable().describe("Who called, in EIP-55 spelling"),
            to: z.string().nullable().describe("Who was called; null where a contract was made"),
            contract_address: z.string().nullable().describe("The contract that was made"),
            value: decimal("Coins sent, in whole coins"),
            value_wei: integerString("Coins sent, in wei"),
            gas_limit: orNull(integerString("Gas that it was given")),
          }),
        )
        .describe("The calls, in order"),
    }),
  ),
  examples,
  list: "calls",
  by: "cursor",
  size: PAGE_ROWS,
  absent: ({ hash, chain }) => `the explorer of ${chain} has no internal calls of ${hash}`,
  async page({ chain, hash }, ctx, { cursor }) {
    const request = { path: { hash }, schema: rawCalls, cursor };
    const { items, next } = await askPage(ctx, "api/v2/transactions/{hash}/internal-transactions", request);
    const calls = items.map((item) => ({
      index: item.index,
      type: item.type ?? null,
      success: item.success ?? null,
      error: item.error ?? null,
      time: item.timestamp,
      block_number: item.block_number ?? null,
      from: item.from?.hash ?? null,
      to: item.to?.hash ?? null,
      contract_address: item.created_contract?.hash ?? null,
      value: wholeCoins(item.value) ?? item.value,
      value_wei: item.value,
      gas_limit: item.gas_limit,
    }));
    return { items: calls, next, beside: { chain, symbol: coinOf(chain) } };
  },
});
