// The arguments that several of Polymarket's tools take: a market, an event, an account.
import { evmAddress } from "@svckit/core/schemas";
import * as z from "zod";
import { outcomeArgument } from "../prediction.js";

const CONDITION = /^0x[0-9a-f]{64}$/;
const NUMBER = /^\d{1,18}$/;
const SLUG = /^[a-z0-9][a-z0-9._-]{0,299}$/;

/** Gamma gives no row beyond: it refuses a larger offset. */
export const MAX_OFFSET = 2_000;

const named = (pattern: RegExp, what: string) => z.string().trim().toLowerCase().regex(pattern, what);

/** A market by whatever names it. */
export const anyMarket = () =>
  named(
    /^(?:0x[0-9a-f]{64}|[a-z0-9][a-z0-9._-]{0,299})$/,
    "a market is named by its condition id, its slug or its number",
  ).describe(
    "The market: its market_id (the condition id, 0x and 64 hex digits), its slug as in its URL, or its number",
  );

/** A market by its condition id. */
export const conditionId = (meaning = "The market, by its market_id") =>
  named(CONDITION, "a market_id is 0x and 64 hex digits; get_polymarket_market finds it by a slug").describe(
    `${meaning}: the condition id, 0x and 64 hex digits`,
  );

/** An event by its number or its slug. */
export const anyEvent = () =>
  named(SLUG, "an event is named by its number or its slug").describe(
    "The event: its event_id (a number), or its slug as in its URL",
  );

/** The arguments that name an outcome: by its market and label, or by its token. Which of them is given, `tokenOf` reads. */
export const outcomeArguments = () => ({
  market: conditionId().optional(),
  outcome: outcomeArgument(),
  token_id: named(/^\d{1,78}$/, "a token_id is a whole number of up to 78 digits")
    .optional()
    .describe("The outcome's token, as a market's `outcomes` name it; in place of market and outcome"),
});

/** An account. */
export const account = () =>
  evmAddress("Address of the account's wallet at Polymarket, as its profile shows it");

/** Whether a name is Gamma's number of a record. */
export function isNumber(name: string): boolean {
  return NUMBER.test(name);
}

/** Whether a name is a condition id. */
export function isConditionId(name: string): boolean {
  return CONDITION.test(name);
}
