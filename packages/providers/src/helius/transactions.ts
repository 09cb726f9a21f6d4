// get_solana_parsed_transactions: what transactions of Solana did, in words.
import { defineTool } from "@svckit/core";
import { decimal, integerString, isoTime, lazy, orNull, solanaSignature } from "@svckit/core/schemas";
import * as z from "zod";
import { timeOf } from "../moment.js";
import { type Transfer, transfer } from "../transfer.js";
import { wholeUnits } from "../units.js";

const MOST = 100;
const SOL_DECIMALS = 9;

const text = () => orNull(z.string());
const rawTransaction = () =>
  z.looseObject({
    signature: z.string(),
    type: text(),
    source: text(),
    description: text(),
    slot: z.int().nullish(),
    timestamp: z.int().nullish(),
    fee: orNull(integerString()),
    feePayer: text(),
    transactionError: z.unknown().optional(),
    nativeTransfers: z
      .array(z.looseObject({ fromUserAccount: text(), toUserAccount: text(), amount: integerString() }))
      .nullish(),
    tokenTransfers: z
      .array(
        z.looseObject({
          fromUserAccount: text(),
          toUserAccount: text(),
          mint: z.string(),
          tokenAmount: orNull(decimal()),
          tokenStandard: text(),
        }),
      )
      .nullish(),
  });
type RawTransaction = z.output<ReturnType<typeof rawTransaction>>;
const rawTransactions = lazy(() => z.array(rawTransaction()));

const output = lazy(() =>
  z.object({
    transactions: z
      .array(
        z.object({
          signature: z.string().describe("Signature that names the transaction"),
          type: z.string().nullable().describe("What it is, such as SWAP, TRANSFER or NFT_SALE"),
          source: z.string().nullable().describe("Where it was made, such as JUPITER or SYSTEM_PROGRAM"),
          description: z.string().nullable().describe("What it did, in a sentence of the parser"),
          slot: z.int().nullable().describe("Slot of its block"),
          time: orNull(isoTime("When its block was made")),
          status: z.enum(["success", "failed"]).describe("How it ended"),
          fee_payer: z.string().nullable().describe("Who paid the fee"),
          fee: orNull(decimal("Fee paid, in SOL")),
          transfers: z
            .array(transfer())
            .describe("What was moved, SOL first; token amounts in whole tokens alone"),
        }),
      )
      .describe("The transactions that were found, in the order of the signatures"),
  }),
);

/** The tool `get_solana_parsed_transactions`. */
export const getSolanaParsedTransactions = defineTool({
  effect: "read",
  upstream: () => "api",
  cacheTtl: 60_000,
  staleTtl: 10 * 60_000,
  name: "get_solana_parsed_transactions",
  title: "Transactions of Solana in words",
  description:
    "What up to 100 transactions of Solana did, as the parser of Helius reads them: kind (swap, transfer, NFT sale), the protocol, a sentence, and what was moved by whom to whom.",
  category: "network_infrastructure",
  keywords: [
    "decode swap",
    "human readable",
    "human readable solana transactions",
    "explain a solana transaction",
    "solana transactions in plain words",
    "parse many solana signatures",
    "decode swap on solana",
    "batch of solana signatures",
    "solana nft sale details",
    "who sent what on solana",
    "solana transactions for bookkeeping",
  ],
  input: lazy(() =>
    z.object({
      signatures: z.array(solanaSignature()).min(1).max(MOST).describe(`The transactions, 1 to ${MOST}`),
    }),
  ),
  output,
  examples: [
    {
      description: "One transaction",
      args: {
        signatures: [
          "5j7s6NiJS3JAkvgkoc18WVAsiSaci2pxB2A6ueCJP4tprA2TFg9wSyTLeYouxPBJEMzJinENTkpA52YStRW5Dia7",
        ],
      },
    },
    {
      description: "Two at once",
      args: {
        signatures: [
          "2nBhEBYYvfaAe16UMNqRHre4YNSskvuYgx3M6E4JP1oDYvZEJHvoPzyUidNgNX5r9sTyN1J9UxtbCXy2rqYcuyuv",
          "5j7s6NiJS3JAkvgkoc18WVAsiSaci2pxB2A6ueCJP4tprA2TFg9wSyTLeYouxPBJEMzJinENTkpA52YStRW5Dia7",
        ],
      },
    },
  ],
  list: "transactions",
  async execute({ signatures }, ctx) {
    const request = { json: { transactions: signatures }, reads: true, schema: rawTransactions } as const;
    const found = await ctx.http.post("transactions", request);
    const transactions = found.map((raw) => ({
      signature: raw.signature,
      type: raw.type,
      source: raw.source,
      description: raw.description,
      slot: raw.slot ?? null,
      time: timeOf(raw.timestamp),
      status: raw.transactionError == null ? ("success" as const) : ("failed" as const),
      fee_payer: raw.feePayer,
      fee: wholeUnits(raw.fee, SOL_DECIMALS),
      transfers: transfersOf(raw),
    }));
    if (transactions.length > 0) return { transactions };
    return ctx.noData({ transactions }, "helius knows none of these transactions");
  },
});

function transfersOf(raw: RawTransaction): Transfer[] {
  const common = {
    chain: "solana",
    hash: raw.signature,
    time: timeOf(raw.timestamp),
    block_number: raw.slot ?? null,
    token_id: null,
  };
  const coins = (raw.nativeTransfers ?? []).map((each) => ({
    ...common,
    from: each.fromUserAccount,
    to: each.toUserAccount,
    token: { address: null, symbol: "SOL", decimals: SOL_DECIMALS },
    token_type: null,
    amount: wholeUnits(each.amount, SOL_DECIMALS),
    amount_raw: each.amount,
  }));
  const tokens = (raw.tokenTransfers ?? []).map((each) => ({
    ...common,
    from: each.fromUserAccount,
    to: each.toUserAccount,
    token: { address: each.mint, symbol: null, decimals: null },
    token_type: each.tokenStandard,
    amount: each.tokenAmount,
    amount_raw: null,
  }));
  return [...coins, ...tokens];
}
