// get_transaction: one transaction of a chain, with how it ended.
import { defineTool, type Tool } from "@svckit/core";
import { decimal, evmHash, integerString, lazy } from "@svckit/core/schemas";
import * as z from "zod";
import { answerAddress } from "../answer-address.js";
import { formatUnits, quantity } from "./amount.js";
import { chainFacts, chainFields } from "./chain-facts.js";
import { chainTool } from "./chain-tool.js";
import type { EvmChain, EvmChains } from "./chains.js";
import { transactionByExplorer } from "./explorer-fallback.js";
import { ask, rpcAnswer } from "./json-rpc.js";
import { receiptFacts, receiptFields, rpcReceipt } from "./receipt.js";

const FRESH_MS = 2_000;

const rpcTransaction = () =>
  z.looseObject({
    from: answerAddress(),
    to: answerAddress().nullish(),
    value: quantity(),
    nonce: quantity(),
    gas: quantity(),
    input: z.string(),
    blockNumber: quantity().nullish(),
    blockHash: z.string().nullish(),
  });

const sentAnswer = rpcAnswer(() => rpcTransaction().nullable());
const receiptAnswer = rpcAnswer(() => rpcReceipt().nullable());

const transaction = () =>
  z.object({
    ...receiptFields(),
    block_number: z.int().nullable().describe("Block that holds it; null while it is pending"),
    block_hash: z.string().nullable().describe("Hash of that block"),
    from: z.string().describe("Sender, in EIP-55 spelling"),
    to: z.string().nullable().describe("Recipient, in EIP-55 spelling; null where it makes a contract"),
    nonce: z.int().describe("The sender's count of transactions before it"),
    value_wei: integerString("Coins sent, in wei"),
    value: decimal("Coins sent, in whole coins"),
    symbol: z.string().nullable().describe("Symbol of the coin"),
    gas_limit: integerString("Gas that it may use"),
    selector: z.string().nullable().describe("First four bytes of the input: the function that was called"),
    input: z.string().optional().describe("Input in hex, where it was asked for"),
  });

/** The tool over a provider's chains. */
export function getTransaction(chains: EvmChains): Tool {
  return defineTool({
    ...chainTool,
    name: "get_transaction",
    title: "Transaction",
    description:
      "One transaction of an EVM chain by its hash: sender, recipient, value, and once it is in a block whether it succeeded and what it cost.",
    keywords: [
      "transaction by hash",
      "tx status",
      "did my transaction go through",
      "look up a transaction",
      "look up a hash",
      "status of a transaction",
      "find a transaction",
      "is it still pending",
      "who sent this transaction",
      "transfer confirmed or not",
      "where did the transaction go",
      "txn lookup",
    ],
    category: "network_infrastructure",
    cacheTtl: FRESH_MS,
    input: lazy(() =>
      z.object({
        chain: chains.argument(),
        hash: evmHash("Hash of the transaction"),
        include_input: z.boolean().default(false).describe("Whether to give the whole input, up to 128 KB"),
      }),
    ),
    output: lazy(() =>
      z.object({
        hash: z.string().describe("Hash of the transaction"),
        ...chainFields(),
        transaction: transaction()
          .nullable()
          .describe("The transaction; null where the chain knows none by the hash"),
      }),
    ),
    fallback: transactionByExplorer(chains),
    examples: [
      {
        description: "The first transaction of Ethereum",
        args: {
          chain: "ethereum",
          hash: "0x5c504ed432cb51138bcf09aa5e8a410dd4a1e204ef84bfed1be16dfba1b22060",
        },
      },
      {
        description: "A call of a contract, with its input",
        args: {
          chain: 1,
          hash: "0x88df016429689c079f3b2f6ad39fa052532c56795b733da78a91ebe6a713944b",
          include_input: true,
        },
      },
    ],
    async execute({ chain: slug, hash, include_input: whole }, ctx) {
      const chain = chains.of(slug);
      const facts = { hash, ...(await chainFacts(chain, ctx)) };
      const params = [hash];
      const [sent, receipt] = await Promise.all([
        ask(ctx, { method: "eth_getTransactionByHash", params, schema: sentAnswer }),
        ask(ctx, { method: "eth_getTransactionReceipt", params, schema: receiptAnswer }),
      ]);
      if (sent === null) {
        return ctx.noData({ ...facts, transaction: null }, `${slug} knows no transaction ${hash}`);
      }
      return {
        ...facts,
        transaction: {
          ...sentFacts(sent, chain),
          ...receiptFacts(receipt, chain),
          ...(whole && { input: sent.input }),
        },
      };
    },
  });
}

function sentFacts(sent: z.output<ReturnType<typeof rpcTransaction>>, chain: EvmChain) {
  return {
    block_number: sent.blockNumber == null ? null : Number(sent.blockNumber),
    block_hash: sent.blockHash ?? null,
    from: sent.from,
    to: sent.to ?? null,
    nonce: Number(sent.nonce),
    value_wei: sent.value,
    value: formatUnits(sent.value, chain.decimals),
    symbol: chain.nativeSymbol,
    gas_limit: sent.gas,
    selector: sent.input.length >= 10 ? sent.input.slice(0, 10) : null,
  };
}
