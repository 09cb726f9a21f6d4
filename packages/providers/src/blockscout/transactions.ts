// Transactions on Blockscout: one by its hash, and those of an address.
import { defineTool, paginate } from "@svckit/core";
import {
  decimal,
  evmAddress,
  evmHash,
  integerString,
  isoTime,
  lazy,
  limit,
  orNull,
} from "@svckit/core/schemas";
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

const rawTransaction = () =>
  spelled(
    z.looseObject({
      hash: z.string(),
      status: z.string().nullish(),
      result: z.string().nullish(),
      timestamp: orNull(isoTime()),
      block_number: z.int().nullish(),
      from: rawParty().nullish(),
      to: rawParty().nullish(),
      created_contract: rawParty().nullish(),
      value: integerString(),
      fee: z.looseObject({ type: z.string().nullish(), value: orNull(integerString()) }).nullish(),
      gas_price: orNull(integerString()),
      gas_used: orNull(integerString()),
      gas_limit: orNull(integerString()),
      nonce: z.int().nullish(),
      method: z.string().nullish(),
      confirmations: z.int().nullish(),
      raw_input: z.string().nullish(),
      decoded_input: z.looseObject({ method_call: z.string().nullish() }).nullish(),
      transaction_types: z.array(z.string()).nullish(),
    }),
  );
type RawTransaction = z.output<ReturnType<typeof rawTransaction>>;

const rawTransactions = lazy(() => rawPage(rawTransaction()));
const rawOne = lazy(rawTransaction);

const fields = () => ({
  hash: z.string().describe("Hash of the transaction"),
  status: z.enum(["pending", "success", "failed"]).describe("How it ended"),
  error: z.string().nullable().describe("Why it failed, in the words of the chain's node"),
  time: orNull(isoTime("When its block was made; null while it is pending")),
  block_number: z.int().nullable().describe("Block that holds it"),
  from: z.string().nullable().describe("Sender, in EIP-55 spelling"),
  to: z.string().nullable().describe("Recipient, in EIP-55 spelling; null where it makes a contract"),
  to_name: z.string().nullable().describe("Name of the recipient that the explorer shows"),
  contract_address: z.string().nullable().describe("The contract that it made"),
  method: z.string().nullable().describe("Function that was called, by name or by its four bytes"),
  types: z.array(z.string()).describe("What it does: coin_transfer, contract_call, token_transfer and such"),
  symbol: z.string().describe("Symbol of the chain's own coin"),
  value: decimal("Coins sent, in whole coins"),
  value_wei: integerString("Coins sent, in wei"),
  fee: orNull(decimal("Fee paid in all, in whole coins; null while it is pending")),
  fee_wei: orNull(integerString("Fee paid in all, in wei")),
  nonce: z.int().nullable().describe("The sender's count of transactions before it"),
});

function toTransaction(chain: string, raw: RawTransaction) {
  const status = statusOf(raw);
  // Of a pending one the fee is the most that it may cost.
  const fee = raw.fee?.type === "maximum" ? null : (raw.fee?.value ?? null);
  return {
    hash: raw.hash,
    status,
    error: status === "failed" ? (raw.result ?? null) : null,
    time: raw.timestamp,
    block_number: raw.block_number ?? null,
    from: raw.from?.hash ?? null,
    to: raw.to?.hash ?? null,
    to_name: raw.to?.name ?? null,
    contract_address: raw.created_contract?.hash ?? null,
    method: raw.method ?? null,
    types: raw.transaction_types ?? [],
    symbol: coinOf(chain),
    value: wholeCoins(raw.value) ?? raw.value,
    value_wei: raw.value,
    fee: wholeCoins(fee),
    fee_wei: fee,
    nonce: raw.nonce ?? null,
  };
}

function statusOf({ status, result }: RawTransaction): "pending" | "success" | "failed" {
  if (status === "ok") return "success";
  if (status === "error") return "failed";
  return result === "success" ? "success" : "pending";
}

/** The tool `get_wallet_transactions`. */
export const getWalletTransactions = paginate({
  ...asked,
  name: "get_wallet_transactions",
  title: "Transactions of an address",
  description:
    "The transactions that an address of an EVM chain sent or got, from the chain's Blockscout explorer, the newest first: status, value, fee and the function that was called. Token transfers are told by get_wallet_token_transfers.",
  category: "portfolio_wallet",
  keywords: [
    "transaction history",
    "transactions of a wallet",
    "transaction list",
    "sent transactions",
    "transactions sent by an account",
    "calls made by an address",
    "transactions sent by account",
    "failed transactions of a wallet",
    "latest tx of an address",
    "all txs of an account",
  ],
  input: lazy(() =>
    z.object({
      chain: chainArgument(),
      address: evmAddress("Whose transactions"),
      direction: z
        .enum(["to", "from"])
        .optional()
        .describe("Only those to the address, or only those from it"),
      limit: limit({ most: 200, usual: 50 }, "How many transactions"),
    }),
  ),
  output: lazy(() =>
    z.object({
      chain: chainField(),
      transactions: z.array(z.object(fields())).describe("The transactions"),
    }),
  ),
  examples: [
    {
      description: "Of an address on Ethereum",
      args: { chain: "ethereum", address: "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045", limit: 20 },
    },
    {
      description: "What an address sent on Base",
      args: { chain: "base", address: "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045", direction: "from" },
    },
  ],
  list: "transactions",
  by: "cursor",
  size: PAGE_ROWS,
  absent: ({ address, chain }) => `the explorer of ${chain} has no such transactions of ${address}`,
  async page({ chain, address, direction: filter }, ctx, { cursor }) {
    const request = { path: { address }, query: { filter }, schema: rawTransactions, cursor };
    const { items, next } = await askPage(ctx, "api/v2/addresses/{address}/transactions", request);
    return { items: items.map((item) => toTransaction(chain, item)), next, beside: { chain } };
  },
});

/** The tool `get_transaction_details`. */
export const getTransactionDetails = defineTool({
  ...asked,
  name: "get_transaction_details",
  title: "Transaction, explained",
  description:
    "One transaction of an EVM chain by its hash, from the chain's Blockscout explorer: what get_transaction reads from a node, and the decoded call, names of the parties, confirmations and why it failed.",
  category: "network_infrastructure",
  keywords: [
    "decode transaction",
    "why did my transaction fail",
    "revert reason",
    "explain a transaction",
    "what did this transaction do",
    "why did a transaction revert",
    "reason of a failure",
    "explain what a transaction did",
    "why did it revert",
    "number of confirmations",
    "error of failed transaction",
    "decoded method of a tx",
    "transaction in plain english",
  ],
  input: lazy(() => z.object({ chain: chainArgument(), hash: evmHash("Hash of the transaction") })),
  output: lazy(() =>
    z.object({
      chain: chainField(),
      transaction: z
        .object({
          ...fields(),
          call: z
            .string()
            .nullable()
            .describe("Signature of the function that was called, where it is known"),
          confirmations: z.int().nullable().describe("Blocks on top of its own, and that one"),
          gas_limit: orNull(integerString("Gas that it may use")),
          gas_used: orNull(integerString("Gas that it used; null while it is pending")),
          gas_price_wei: orNull(integerString("Price paid for a unit of gas, in wei")),
          input_bytes: z.int().nullable().describe("Length of its input"),
        })
        .nullable()
        .describe("The transaction; null where the explorer knows none by the hash"),
    }),
  ),
  examples: [
    {
      description: "A transaction of Ethereum",
      args: {
        chain: "ethereum",
        hash: "0x5c504ed432cb51138bcf09aa5e8a410dd4a1e204ef84bfed1be16dfba1b22060",
      },
    },
    {
      description: "A transaction of Base",
      args: { chain: "base", hash: "0x1b4fd1a5f7e27b9d0d4a1d2f0d8e5a3c6b7908172635445362718293a4b5c6d7" },
    },
  ],
  async execute({ chain, hash }, ctx) {
    const request = { path: { hash }, schema: rawOne };
    const found = await ctx.http.find("api/v2/transactions/{hash}", request);
    if (found === null)
      return ctx.noData(
        { chain, transaction: null },
        `the explorer of ${chain} knows no transaction ${hash}`,
      );
    const { confirmations, gas_limit, gas_used, gas_price, raw_input: input, decoded_input } = found;
    return {
      chain,
      transaction: {
        ...toTransaction(chain, found),
        call: decoded_input?.method_call ?? null,
        confirmations: confirmations ?? null,
        gas_limit,
        gas_used,
        gas_price_wei: gas_price,
        input_bytes: input?.startsWith("0x") ? input.length / 2 - 1 : null,
      },
    };
  },
});
