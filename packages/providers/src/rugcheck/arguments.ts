// Pieces of RugCheck's tools: a token's mint, a risk, and how both are told.
import { orNull, solanaAddress } from "@svckit/core/schemas";
import * as z from "zod";
import { figureOrNull } from "../figure-or-null.js";

/** The argument `address`. */
export function mint() {
  return solanaAddress("The token's mint");
}

/** A text of a result, null where RugCheck has none. */
export function words(meaning: string) {
  return orNull(z.string().describe(meaning));
}

/** The part of a report that its summary has too, as RugCheck sends it. */
export function rawJudgement() {
  const text = z.string().nullish();
  const number = z.number().nullish();
  return {
    tokenProgram: text,
    tokenType: text,
    score: number,
    score_normalised: number,
    lpLockedPct: number,
    risks: z
      .array(z.looseObject({ name: text, value: text, description: text, level: text, score: number }))
      .nullish(),
  };
}

type Judgement = z.output<z.ZodObject<ReturnType<typeof rawJudgement>>>;

/** The same in a result. */
export function judgement() {
  return {
    address: z.string().describe("The token's mint"),
    found: z.boolean().describe("Whether RugCheck knows the token; where not, nothing is known of it"),
    score: figureOrNull("Sum of the risks' weights; more is worse"),
    score_normalised: figureOrNull("The score from 0 to 100; more is worse"),
    liquidity_locked_percentage: figureOrNull("How much of the pools' liquidity is locked, in percent"),
    token_program: words("Program that the token belongs to"),
    token_kind: words("Kind of the token, in the word of RugCheck"),
    risks: z
      .array(
        z.object({
          name: words("The risk"),
          level: words("`danger`, `warn` or `info`"),
          description: words("What it means, in RugCheck's words"),
          value: words("How large it is, as RugCheck writes it"),
          score: figureOrNull("Its weight in the score"),
        }),
      )
      .describe("What RugCheck found; that a risk is missing does not prove that it is not there"),
  };
}

/** What RugCheck says of a token; of an unknown one everything is null. */
export function judge(address: string, raw: Judgement | null) {
  return {
    address,
    found: raw !== null,
    score: raw?.score ?? null,
    score_normalised: raw?.score_normalised ?? null,
    liquidity_locked_percentage: raw?.lpLockedPct ?? null,
    token_program: raw?.tokenProgram,
    token_kind: raw?.tokenType,
    risks: (raw?.risks ?? []).map(({ name, level, description, value, score }) => ({
      ...{ name, level, description, value },
      score: score ?? null,
    })),
  };
}

/** What the `no_data` warning says of a token that RugCheck does not know. */
export function unknown(address: string): string {
  return `rugcheck knows nothing of ${address}; that does not make it safe`;
}
