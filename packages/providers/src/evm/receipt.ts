// Receipt: how a transaction ended and what it cost, and the tool get_transaction_receipt.
import { defineTool, type Tool } from "@svckit/core";
import { decimal, evmHash, integerString, lazy, orNull } from "@svckit/core/schemas";
import * as z from "zod";
import { answerAddress } from "../answer-address.js";
import { formatUnits, quantity } from "./amount.js";
import { chainFacts, chainFields } from "./chain-facts.js";
import { chainTool } from "./chain-tool.js";
import type { EvmChain, EvmChains } from "./chains.js";
import { ask, rpcAnswer } from "./json-rpc.js";
import { logFields, rpcLog, toLog } from "./log.js";

const FRESH_MS = 2_000;

/** A receipt in a node's answer. */
export function rpcReceipt() {
  return z.looseObject({
    // Absent before the Byzantium fork of 2017.
    status: quantity().nullish(),
    gasUsed: quantity(),
    effectiveGasPrice: quantity().nullish(),
    contractAddress: answerAddress().nullish(),
    // What an OP Stack chain takes on top of the gas, for posting to its base chain.
    l1Fee: quantity().nullish(),
  });
}

/** The fields of a result that a receipt tells. */
export function receiptFields() {
  return {
    status: z
      .enum(["pending", "success", "failed", "unknown"])
      .describe(
        "How it ended; unknown for transactions from before chains recorded it, and where the node has no receipt of a mined one",
      ),
    contract_address: z.string().nullable().describe("The contract that it made"),
    gas_used: orNull(integerString("Gas that it used; null without a receipt")),
    gas_price_wei: orNull(integerString("Price paid for a unit of gas, in wei")),
    fee_wei: orNull(integerString("Fee paid in all, in wei")),
    fee: orNull(decimal("Fee paid in all, in whole coins")),
  };
}

/** What a receipt tells; without one the transaction is pending. */
export function receiptFacts(receipt: z.output<ReturnType<typeof rpcReceipt>> | null, chain: EvmChain) {
  if (receipt === null) {
    const none = { contract_address: null, gas_used: null, gas_price_wei: null, fee_wei: null, fee: null };
    return { status: "pending" as const, ...none };
  }
  const { gasUsed, effectiveGasPrice: price, l1Fee } = receipt;
  const fee = price == null ? null : gasUsed * price + (l1Fee ?? 0n);
  return {
    status: statusOf(receipt.status),
    contract_address: receipt.contractAddress ?? null,
    gas_used: gasUsed,
    gas_price_wei: price,
    fee_wei: fee,
    fee: fee === null ? null : formatUnits(fee, chain.decimals),
  };
}

function statusOf(status: bigint | null | undefined): "success" | "failed" | "unknown" {
  if (status == null) return "unknown";
  return status === 1n ? "success" : "failed";
}

const receiptAnswer = rpcAnswer(() =>
  rpcReceipt()
    .extend({
      from: answerAddress(),
      to: answerAddress().nullish(),
      blockNumber: quantity(),
      blockHash: z.string(),
      transactionIndex: quantity(),
      logs: z.array(rpcLog()),
    })
    .nullable(),
);

const receiptOutput = lazy(() =>
  z.object({
    hash: z.string().describe("Hash of the transaction"),
    ...chainFields(),
    receipt: z
      .object({
        ...receiptFields(),
        block_number: z.int().describe("Block that holds it"),
        block_hash: z.string().describe("Hash of that block"),
        transaction_index: z.int().describe("Its place in the block"),
        from: z.string().describe("Sender, in EIP-55 spelling"),
        to: z.string().nullable().describe("Recipient, in EIP-55 spelling; null where it makes a contract"),
        symbol: z.string().nullable().describe("Symbol of the coin that the fee is in"),
        log_count: z.int().describe("How many events its contracts emitted"),
        logs: z.array(z.object(logFields())).describe("The events, in order, as they were emitted"),
      })
      .nullable()
      .describe("The receipt; null while it is pending, and where the chain knows no such transaction"),
  }),
);

/** The tool over a provider's chains. */
export function getTransactionReceipt(chains: EvmChains): Tool {
  return defineTool({
    ...chainTool,
    name: "get_transaction_receipt",
    title: "Receipt of a transaction",
    description:
      "How one transaction of an EVM chain ended, from a node of the chain: success or failure, gas used, fee paid, the contract that it made, and every event (log) of its contracts, undecoded.",
    category: "network_infrastructure",
    keywords: [
      "transaction logs",
      "transaction events",
      "was it mined",
      "did it succeed",
      "gas used",
      "receipt",
      "failed or not",
      "did my transaction succeed",
      "how much gas did it use",
      "was my transaction successful",
      "eth_gettransactionreceipt",
      "how much gas was used",
      "fee actually paid",
      "raw logs of a tx",
      "contract created by a tx",
    ],
    cacheTtl: FRESH_MS,
    list: "receipt.logs",
    input: lazy(() => z.object({ chain: chains.argument(), hash: evmHash("Hash of the transaction") })),
    output: receiptOutput,
    examples: [
      {
        description: "A token transfer on Ethereum, with its events",
        args: {
          chain: "ethereum",
          hash: "0x88df016429689c079f3b2f6ad39fa052532c56795b733da78a91ebe6a713944b",
        },
      },
      {
        description: "The first transaction of Ethereum, from before receipts told success",
        args: {
          chain: 1,
          hash: "0x5c504ed432cb51138bcf09aa5e8a410dd4a1e204ef84bfed1be16dfba1b22060",
        },
      },
    ],
    async execute({ chain: slug, hash }, ctx) {
      const chain = chains.of(slug);
      const found = await ask(ctx, {
        method: "eth_getTransactionReceipt",
        params: [hash],
        schema: receiptAnswer,
      });
      const facts = { hash, ...(await chainFacts(chain, ctx)) };
      if (found === null) {
        return ctx.noData({ ...facts, receipt: null }, `${slug} has no receipt of a transaction ${hash} yet`);
      }
      return {
        ...facts,
        receipt: {
          ...receiptFacts(found, chain),
          block_number: Number(found.blockNumber),
          block_hash: found.blockHash,
          transaction_index: Number(found.transactionIndex),
          from: found.from,
          to: found.to ?? null,
          symbol: chain.nativeSymbol,
          log_count: found.logs.length,
          logs: found.logs.map(toLog),
        },
      };
    },
  });
}
