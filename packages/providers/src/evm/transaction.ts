// get_transaction: one transaction of a chain, with how it ended.
import { defineTool, type Tool, type ToolContext } from "@svckit/core";
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

/** The block that holds a transaction, as both answers tell it. */
const placeFields = () => ({ blockNumber: quantity().nullish(), blockHash: z.string().nullish() });

const rpcTransaction = () =>
  z.looseObject({
    from: answerAddress(),
    to: answerAddress().nullish(),
    value: quantity(),
    nonce: quantity(),
    gas: quantity(),
    input: z.string(),
    ...placeFields(),
  });

const minedReceipt = () => rpcReceipt().extend(placeFields());

const sentAnswer = rpcAnswer(() => rpcTransaction().nullable());
const receiptAnswer = rpcAnswer(() => minedReceipt().nullable());

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
      const { sent, receipt } = await askBoth(hash, ctx);
      if (sent === null) {
        return ctx.noData({ ...facts, transaction: null }, `${slug} knows no transaction ${hash}`);
      }
      return {
        ...facts,
        transaction: {
          ...sentFacts(sent, chain),
          ...outcomeFacts(sent, receipt, chain),
          ...(whole && { input: sent.input }),
        },
      };
    },
  });
}

type Sent = z.output<ReturnType<typeof rpcTransaction>>;
type MinedReceipt = z.output<ReturnType<typeof minedReceipt>>;

/**
 * The transaction and its receipt, asked at once. A node may have one a moment before the other, and two nodes behind
 * one address may be a block apart: what the other one implies is asked once more.
 */
async function askBoth(hash: string, ctx: ToolContext) {
  const params = [hash];
  const askSent = () => ask(ctx, { method: "eth_getTransactionByHash", params, schema: sentAnswer });
  const askReceipt = () => ask(ctx, { method: "eth_getTransactionReceipt", params, schema: receiptAnswer });
  const [sent, receipt] = await Promise.all([askSent(), askReceipt()]);
  if (sent === null && receipt !== null) return { sent: await askSent(), receipt };
  if (sent?.blockNumber != null && receipt === null) return { sent, receipt: await askReceipt() };
  return { sent, receipt };
}

/** Where it is and how it ended. A receipt that tells its block is right, whatever the transaction tells yet. */
function outcomeFacts(sent: Sent, receipt: MinedReceipt | null, chain: EvmChain) {
  const { blockNumber: number, blockHash: hash } = receipt?.blockNumber != null ? receipt : sent;
  return {
    block_number: number == null ? null : Number(number),
    block_hash: number == null ? null : (hash ?? null),
    ...receiptFacts(receipt, chain),
    // A node that has dropped old receipts tells the block alone.
    ...(receipt === null && number != null && { status: "unknown" as const }),
  };
}

function sentFacts(sent: Sent, chain: EvmChain) {
  return {
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
