// get_sol_signatures: the transactions that touched an address, by their signatures.
import { paginate } from "@svckit/core";
import { isoTime, lazy, limit, orNull, solanaAddress } from "@svckit/core/schemas";
import * as z from "zod";
import { askRpc } from "../json-rpc.js";
import { timeOf } from "../moment.js";
import { asked, COMMITMENT, rawText } from "./api.js";

const MOST = 1_000;

const rawSignatures = () =>
  z.array(
    z.looseObject({
      signature: z.string(),
      slot: z.int(),
      err: z.unknown().optional(),
      memo: rawText(),
      blockTime: z.int().nullish(),
      confirmationStatus: rawText(),
    }),
  );

/** The tool `get_sol_signatures`. */
export const getSolSignatures = paginate({
  ...asked,
  name: "get_sol_signatures",
  title: "Transactions of an address on Solana",
  description:
    "The transactions that touched an address of Solana (a wallet, a token account, a mint or a program), the newest first, read from a node: signature, time and whether they worked. get_sol_transaction tells what one did.",
  category: "portfolio_wallet",
  keywords: [
    "transaction history",
    "solana wallet transactions",
    "recent transactions on solana",
    "history of a solana address",
    "recent transactions of a solana wallet",
    "what did a solana address do",
    "what did solana address do",
    "getsignaturesforaddress",
    "solana wallet history",
    "solana tx list",
    "latest calls of a program",
    "signatures of an address",
  ],
  input: lazy(() =>
    z.object({
      address: solanaAddress("What the transactions touched"),
      limit: limit({ most: 500, usual: 50 }, "How many transactions"),
    }),
  ),
  output: lazy(() =>
    z.object({
      address: z.string().describe("What the transactions touched"),
      signatures: z
        .array(
          z.object({
            signature: z.string().describe("Signature that names the transaction"),
            slot: z.int().describe("Slot of its block"),
            time: orNull(isoTime("When its block was made; null where the node no longer knows")),
            status: z.enum(["success", "failed"]).describe("How it ended"),
            memo: z.string().nullable().describe("Note that its sender added"),
            confirmation: z.string().nullable().describe("processed, confirmed or finalized"),
          }),
        )
        .describe("The transactions"),
    }),
  ),
  examples: [
    {
      description: "Of a wallet",
      args: { address: "vines1vzrYbzLMRdu58ou5XTby4qAqVRLmqo36NKPTg", limit: 10 },
    },
    { description: "Of the USDC mint", args: { address: "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v" } },
  ],
  list: "signatures",
  by: "cursor",
  size: MOST,
  absent: ({ address }) => `the node keeps no transactions of ${address}`,
  async page({ address }, ctx, { cursor, size }) {
    const options = { limit: size, commitment: COMMITMENT, ...(cursor !== undefined && { before: cursor }) };
    const found = (await askRpc(ctx, "getSignaturesForAddress", [address, options], rawSignatures)) ?? [];
    const items = found.map(({ signature, slot, err, memo, blockTime, confirmationStatus }) => ({
      signature,
      slot,
      time: timeOf(blockTime),
      status: err == null ? ("success" as const) : ("failed" as const),
      memo,
      confirmation: confirmationStatus,
    }));
    return { items, next: found.length < size ? null : found.at(-1)?.signature, beside: { address } };
  },
});
