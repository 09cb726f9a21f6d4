// Gamma: Polymarket's records of markets and events, read into the form of all venues.
// Held against its OpenAPI as it stands in github.com/pmxt-dev/pmxt (core/specs/polymarket).
import { decimal, orNull } from "@svckit/core/schemas";
import * as z from "zod";
import {
  type PredictionEvent,
  type PredictionMarket,
  predictionTool,
  readTime,
  statusOfAll,
} from "../prediction.js";

/** What a tool about Gamma's markets or events is declared with. */
export const gammaTool = {
  ...predictionTool,
  cacheTtl: 30_000,
  staleTtl: 10 * 60_000,
  limits: { perSecond: 30 },
  upstream: () => "gamma",
} as const;

const text = () => z.string().nullish();
const flag = () => z.boolean().nullish();
const amount = () => orNull(decimal());

/** A list that Gamma writes as JSON inside a text; some of its answers have it as a list. */
function textList() {
  const list = z.array(z.union([z.string(), z.number()]).transform(String));
  const json = z.string().transform((given, ctx): unknown => {
    try {
      return JSON.parse(given);
    } catch {
      ctx.addIssue({ code: "custom", message: "expected a list as JSON in a text" });
      return z.NEVER;
    }
  });
  return z.preprocess((given) => given || [], z.union([list, json.pipe(list)]));
}

/** A market in Gamma's answers. */
export const gammaMarket = () =>
  z.looseObject({
    id: z.string(),
    conditionId: text(),
    slug: text(),
    question: z.string(),
    groupItemTitle: text(),
    outcomes: textList(),
    outcomePrices: textList(),
    clobTokenIds: textList(),
    closed: flag(),
    acceptingOrders: flag(),
    umaResolutionStatus: text(),
    endDate: text(),
    closedTime: text(),
    volume: amount(),
    volumeNum: amount(),
    volume24hr: amount(),
    liquidity: amount(),
    liquidityNum: amount(),
    events: z.array(z.looseObject({ id: z.string() })).nullish(),
  });

/** An event in Gamma's answers. */
export const gammaEvent = () =>
  z.looseObject({
    id: z.string(),
    slug: text(),
    title: z.string(),
    category: text(),
    tags: z.array(z.looseObject({ label: text() })).nullish(),
    closed: flag(),
    endDate: text(),
    closedTime: text(),
    volume: amount(),
    liquidity: amount(),
    markets: z.array(gammaMarket()).nullish(),
  });

type GammaMarket = z.output<ReturnType<typeof gammaMarket>>;
type GammaEvent = z.output<ReturnType<typeof gammaEvent>>;

/** A market as every venue gives it; `event` is the id of the one that it was read out of. */
export function marketRow(market: GammaMarket, event?: string): PredictionMarket {
  const { outcomes: labels, outcomePrices: prices, clobTokenIds: tokens } = market;
  const status = statusOf(market);
  const won = labels.find((_, at) => Number(prices[at]) === 1);
  return {
    venue: "polymarket",
    // The one id that its three APIs share.
    market_id: market.conditionId || market.id,
    event_id: event ?? market.events?.[0]?.id ?? null,
    slug: market.slug ?? null,
    question: market.question,
    subtitle: market.groupItemTitle || null,
    outcomes: labels.map((label, at) => ({
      label,
      price: prices[at] ?? null,
      token_id: tokens[at] ?? null,
    })),
    status,
    close_time: readTime(market.closedTime) ?? readTime(market.endDate),
    volume_usd: market.volume ?? market.volumeNum,
    volume_24h_usd: market.volume24hr,
    liquidity_usd: market.liquidity ?? market.liquidityNum,
    resolution: status === "settled" ? (won ?? null) : null,
  };
}

/** An event as every venue gives it, with its markets. */
export function eventRow(event: GammaEvent): {
  readonly event: PredictionEvent;
  readonly markets: readonly PredictionMarket[];
} {
  const markets = (event.markets ?? []).map((market) => marketRow(market, event.id));
  const row: PredictionEvent = {
    venue: "polymarket",
    event_id: event.id,
    slug: event.slug ?? null,
    title: event.title,
    category: event.category || event.tags?.find(({ label }) => label)?.label || null,
    status: eventStatus(event.closed === true, markets),
    close_time: readTime(event.closedTime) ?? readTime(event.endDate),
    volume_usd: event.volume,
    liquidity_usd: event.liquidity,
    market_ids: markets.map(({ market_id }) => market_id),
  };
  return { event: row, markets };
}

/** `active` says nothing of trade: it stays true for what has long been settled. */
function statusOf({ closed, acceptingOrders, umaResolutionStatus, outcomePrices }: GammaMarket) {
  if (closed !== true) return acceptingOrders === false ? "paused" : "open";
  const isPaid = outcomePrices.length > 0 && outcomePrices.every((price) => [0, 1].includes(Number(price)));
  return isPaid || umaResolutionStatus === "resolved" ? "settled" : "closed";
}

function eventStatus(isClosed: boolean, markets: readonly PredictionMarket[]): PredictionEvent["status"] {
  if (markets.length === 0) return isClosed ? "closed" : "open";
  const status = statusOfAll(markets);
  return isClosed && status !== "settled" ? "closed" : status;
}
