// Transfer: one movement of a token or of a chain's own coin, in one form for all upstreams.
import { decimal, integerString, isoTime, orNull } from "@svckit/core/schemas";
import * as z from "zod";

/** A transfer of a result. */
export const transfer = () =>
  z.object({
    chain: z.string().describe("Slug of the chain"),
    hash: z.string().nullable().describe("Transaction that made it; null where the chain made it itself"),
    time: orNull(isoTime("When its block was made; null where the upstream does not say")),
    block_number: z.int().nullable().describe("Block (on Solana: slot) that holds it"),
    from: z.string().nullable().describe("Who gave it; the zero address where it was minted"),
    to: z.string().nullable().describe("Who got it; the zero address where it was burnt"),
    token: z
      .object({
        address: z.string().nullable().describe("The token; null for the chain's own coin"),
        symbol: z.string().nullable().describe("Symbol, not unique: anyone may make a token of any symbol"),
        decimals: z.int().nullable().describe("Decimals of an amount; null where the token names none"),
      })
      .describe("What was moved"),
    token_type: z.string().nullable().describe("Standard of the token, such as ERC-20; null for a coin"),
    token_id: orNull(integerString("Which one of an NFT collection; null for other tokens")),
    amount: orNull(decimal("How much, in whole tokens; null where the token names no decimals")),
    amount_raw: orNull(integerString("How much, in the token's smallest unit")),
  });

/** A transfer, before its schema has read it. */
export type Transfer = z.input<ReturnType<typeof transfer>>;
