// The arguments that several of Kalshi's tools take: tickers.
import * as z from "zod";

const ticker = (what: string, meaning: string) =>
  z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9][A-Z0-9._-]{0,99}$/, what)
    .describe(meaning);

/** A market by its ticker. */
export const marketTicker = () =>
  ticker("a market is named by its ticker", "The market: its market_id, the ticker, such as `KXBALANCE-29`");

/** An event by its ticker. */
export const eventTicker = () =>
  ticker("an event is named by its ticker", "The event: its event_id, the ticker, such as `KXFED-26DEC`");

/** A series by its ticker. */
export const seriesTicker = () =>
  ticker(
    "a series is named by its ticker",
    "The series: its ticker, such as `KXFED`, with which the tickers of its events begin",
  );

/** Yes or No, in any case. */
export const yesOrNo = () =>
  z
    .string()
    .trim()
    .regex(/^(?:[Yy][Ee][Ss]|[Nn][Oo])$/, "an outcome of Kalshi is `Yes` or `No`")
    .default("Yes")
    .transform((label) => (label.toLowerCase() === "yes" ? ("Yes" as const) : ("No" as const)))
    .describe("Label of the outcome: `Yes` or `No`, in any case; Yes where left out");
