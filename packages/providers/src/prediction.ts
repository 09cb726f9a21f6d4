// Prediction markets: the one form that markets, events, books, prices and trades of every venue have, and the arguments for them.
import { once } from "@svckit/core";
import { decimal, integerString, isoTime, limit, orNull } from "@svckit/core/schemas";
import * as z from "zod";

/** The venues that give this form. */
export const VENUES = ["polymarket", "kalshi"] as const;

/** What a price is, for a description: a share pays one dollar, so that its price is also its chance. */
export const PRICE = "in dollars for a share that pays 1, so 0 to 1: the chance that the market gives it";
/** What every tool of a venue is declared with. */
export const predictionTool = { category: "prediction_markets", effect: "read", keyless: true } as const;

const MAX_ROWS = 100;
const MAX_LEVELS = 100;

/** Arguments of a list of markets or events. */
export function listArguments(what: "Markets" | "Events", most = MAX_ROWS) {
  return {
    status: z
      .enum(["open", "closed", "settled"])
      .default("open")
      .describe(
        "`open`: can be traded now; `closed`: trading is over (a venue may count those that are settled, too); `settled`: the outcome is known and paid out",
      ),
    limit: limit({ most, usual: 20 }, `${what} in a page`),
  };
}

/** The argument that names an outcome of a market. */
export function outcomeArgument() {
  return z
    .string()
    .trim()
    .min(1)
    .max(200)
    .optional()
    .describe("Label of the outcome, such as `Yes`, in any case; the market's first where left out");
}

/** Arguments of a price beside the market and its outcome. */
export function sideArgument() {
  return z
    .enum(["buy", "sell"])
    .default("buy")
    .describe("`buy`: the highest price that a buyer offers; `sell`: the lowest that a seller asks");
}

/** Arguments of an order book beside the market and its outcome. */
export function bookArguments() {
  return { limit: limit({ most: MAX_LEVELS, usual: 20 }, "Price levels on each side") };
}

/** Arguments of trades beside the market. */
export function tradeArguments() {
  return { limit: limit({ most: MAX_ROWS, usual: 20 }, "Trades in a page") };
}

/** The field that names the venue; so the next three name market, outcome and token. */
export const venue = () => z.enum(VENUES).describe("The venue");
export const marketId = () =>
  z.string().describe("Id of the market, which the venue's other tools take as `market`");
export const outcome = () =>
  z.string().nullable().describe("Label of the outcome; null where it is not known");
export const tokenId = () =>
  orNull(integerString("Id of the outcome's token on the chain; null at a venue without tokens"));
const status = () =>
  z
    .enum(["unopened", "open", "paused", "closed", "settled"])
    .describe("`closed`: trading is over, and nothing is paid out yet; `settled`: paid out");

/** A market. */
export function predictionMarket() {
  return z.object({
    venue: venue(),
    market_id: marketId(),
    event_id: z.string().nullable().describe("Id of the event that it belongs to"),
    slug: z.string().nullable().describe("Its name in URLs; null at a venue without one"),
    question: z.string().describe("What is asked"),
    subtitle: z.string().nullable().describe("What tells it from the other markets of its event"),
    outcomes: z
      .array(
        z.object({
          label: z.string().describe("Label of the outcome, such as Yes"),
          price: orNull(decimal(`Price ${PRICE}; null where nothing was traded`)),
          token_id: tokenId(),
        }),
      )
      .describe("The outcomes, in the venue's order"),
    status: status(),
    close_time: orNull(isoTime("When trading ends or ended")),
    volume_usd: orNull(decimal("Volume since it opened, in US dollars; a contract counts with what it pays")),
    volume_24h_usd: orNull(decimal("Volume of the last 24 hours, in the same way")),
    liquidity_usd: orNull(decimal("What lies in its book, in US dollars; null where the venue tells none")),
    resolution: z
      .string()
      .nullable()
      .describe("Label of the outcome that won; null where none has, or where each is paid a part"),
  });
}

/** An event: a question or several that belong together. */
export function predictionEvent() {
  return z.object({
    venue: venue(),
    event_id: z.string().describe("Id of the event, which the venue's other tools take as `event`"),
    slug: z.string().nullable().describe("Its name in URLs; null at a venue without one"),
    title: z.string().describe("What it is about"),
    category: z.string().nullable().describe("The venue's category"),
    status: status(),
    close_time: orNull(isoTime("When trading in its last market ends or ended")),
    volume_usd: orNull(decimal("Volume of its markets, in US dollars")),
    liquidity_usd: orNull(decimal("What lies in the books of its markets, in US dollars")),
    market_ids: z.array(z.string()).describe("Ids of its markets"),
  });
}

/** The result of a list of markets. */
export function predictionMarkets() {
  return z.object({ markets: z.array(predictionMarket()).describe("The markets") });
}

/** The result of a list of events. */
export function predictionEvents() {
  return z.object({ events: z.array(predictionEvent()).describe("The events") });
}

/** The result of a market by its name. */
export function foundMarket() {
  return z.object({ market: predictionMarket().nullable().describe("The market; null where there is none") });
}

/** The result of an event by its name. */
export function foundEvent() {
  return z.object({
    event: predictionEvent().nullable().describe("The event; null where there is none"),
    markets: z.array(predictionMarket()).describe("Its markets"),
  });
}

/** The order book of one outcome. */
export function predictionBook() {
  const levels = (meaning: string) =>
    z
      .array(
        z.object({
          price: decimal(`Price ${PRICE}`),
          size: decimal("Shares at that price"),
        }),
      )
      .describe(meaning);
  return z.object({
    venue: venue(),
    market_id: marketId().nullable(),
    outcome: outcome(),
    token_id: tokenId(),
    bids: levels("What buyers offer, the highest price first"),
    asks: levels("What sellers ask, the lowest price first"),
    observed: orNull(isoTime("When the book last changed; null at a venue that does not tell")),
  });
}

/** One price of one outcome. */
export function predictionPrice() {
  return z.object({
    venue: venue(),
    market_id: marketId().nullable(),
    outcome: outcome(),
    token_id: tokenId(),
    side: z
      .enum(["buy", "sell", "mid"])
      .describe("`buy`: the best bid; `sell`: the best ask; `mid`: halfway between them"),
    price: orNull(decimal(`Price ${PRICE}; null where nobody offers`)),
  });
}

/** A trade. */
export function predictionTrade() {
  return z.object({
    venue: venue(),
    market_id: marketId(),
    id: z.string().nullable().describe("Id of the trade; null at a venue that gives none"),
    time: isoTime("When it was made"),
    outcome: z.string().describe("Label of the outcome that was traded"),
    side: z.enum(["buy", "sell"]).describe("What the taker did"),
    price: decimal(`Price ${PRICE}`),
    amount: decimal("Shares traded"),
    trader: z.string().nullable().describe("Address of the trader; null at a venue that does not tell"),
    transaction: z.string().nullable().describe("Hash of the transaction; null at a venue without a chain"),
  });
}

/** The row of a market, as a venue fills it. */
export type PredictionMarket = z.input<ReturnType<typeof predictionMarket>>;
/** The row of an event, as a venue fills it. */
export type PredictionEvent = z.input<ReturnType<typeof predictionEvent>>;

const time = once(() => isoTime());

/** A time in whatever words a venue has; null where it is none. */
export function readTime(text: string | null | undefined): string | null {
  return time().safeParse(text).data ?? null;
}

/** How an event stands, by its markets: open while one of them is. */
export function statusOfAll(markets: readonly PredictionMarket[]): PredictionEvent["status"] {
  const order = ["open", "paused", "unopened", "closed"] as const;
  return order.find((each) => markets.some((market) => market.status === each)) ?? "settled";
}

/** The level of a book nearest to a trade first: the highest bid, the lowest ask; so many levels at most. */
export function bestFirst<L extends { readonly price: string }>(
  levels: readonly L[],
  side: "bids" | "asks",
  most: number,
): L[] {
  const sign = side === "bids" ? -1 : 1;
  return levels.toSorted((a, b) => sign * (Number(a.price) - Number(b.price))).slice(0, most);
}
