// Prices of Pyth's feeds: now, and at a time.
import { defineTool } from "@svckit/core";
import { decimal, integerString, isoTime, lazy, orNull } from "@svckit/core/schemas";
import * as z from "zod";
import { listed } from "../listed.js";
import { moment } from "../moment.js";
import { nameSome } from "../name-some.js";
import { formatUnits } from "../units.js";

const FRESH_MS = 2_000;
const PAST_FRESH_MS = 60 * 60_000;
const MAX_IDS = 50;
const BTC = "e62df6c8b4a85fe1a67db44dc12de5db330f7ac66b72dc658afedf0f4a415b43";
const ETH = "ff61491a931112ddf1bd8147cd1b641375f79f5825126d665480874634fd0ace";

const reading = () =>
  z.looseObject({
    price: integerString(),
    conf: integerString(),
    // Powers of ten; those that tokens have.
    expo: z.int().min(-50).max(50),
    publish_time: z.int(),
  });
const updates = () =>
  z.looseObject({
    parsed: z
      .array(
        z.looseObject({
          id: z.string(),
          price: reading(),
          ema_price: reading().nullish(),
          metadata: z.looseObject({ slot: z.int().nullish() }).nullish(),
        }),
      )
      .nullish(),
  });
const rawUpdates = lazy(updates);

type Update = z.output<ReturnType<typeof reading>>;

const feedIds = () =>
  listed(
    z
      .string()
      .trim()
      .toLowerCase()
      .regex(/^(?:0x)?[0-9a-f]{64}$/, "a feed's id is 64 hex digits, with or without 0x")
      .transform((id) => id.replace(/^0x/, "")),
    { most: MAX_IDS, longest: 66 },
    "Ids of the feeds, which list_pyth_feeds finds",
  );

const priceRows = () =>
  z
    .array(
      z.object({
        id: z.string().describe("Id of the feed"),
        price: decimal("Price, in the feed's quote currency"),
        confidence: decimal("How far the true price may be from it on either side, in the same currency"),
        ema_price: orNull(decimal("Mean price of about an hour, in the same currency")),
        ema_confidence: orNull(decimal("How far that may be off, in the same currency")),
        published_at: isoTime("When the price was published; one of a closed market is as old as its close"),
        slot: z.int().nullable().describe("Slot of Pythnet"),
      }),
    )
    .describe("The feeds that have a price, in the order asked for");

const shared = {
  category: "market_data",
  effect: "read",
  keyless: true,
  list: "prices",
} as const;

/** The tool `get_pyth_price`. */
export const getPythPrice = defineTool({
  ...shared,
  name: "get_pyth_price",
  title: "Oracle prices of Pyth",
  description:
    "Current prices of up to 50 Pyth oracle feeds (coins, stocks, currencies, metals) with their confidence, exact to the last digit, from Hermes, at most 2 seconds old.",
  keywords: [
    "oracle",
    "price feed",
    "stock price",
    "gold price",
    "fx rate",
    "oracle price",
    "price of gold",
    "price of a stock",
    "forex rate",
    "eur/usd rate",
    "price of silver",
    "currency pair",
    "usd/jpy",
    "ounce of gold",
    "price of oil",
    "share price",
    "euro dollar rate",
    "what does gold cost",
    "stock quote",
    "apple or tesla stock",
    "price of silver or oil",
  ],
  cacheTtl: FRESH_MS,
  staleTtl: 60_000,
  input: lazy(() => z.object({ ids: feedIds() })),
  output: lazy(() => z.object({ prices: priceRows() })),
  examples: [
    { description: "Bitcoin in US dollars", args: { ids: [BTC] } },
    { description: "Bitcoin and ether", args: { ids: `0x${BTC},0x${ETH}` } },
  ],
  async execute({ ids }, ctx) {
    const found = await ctx.http.find("v2/updates/price/latest", { query: queryOf(ids), schema: rawUpdates });
    const prices = toRows(ids, found);
    const absent = ids.filter((id) => !prices.some((price) => price.id === id));
    return absent.length === 0 ? { prices } : ctx.noData({ prices }, `pyth has no feed ${nameSome(absent)}`);
  },
});

/** The tool `get_pyth_price_at`. */
export const getPythPriceAt = defineTool({
  ...shared,
  name: "get_pyth_price_at",
  title: "Oracle prices of Pyth at a time",
  description:
    "Prices of up to 50 Pyth oracle feeds as they were published first at or after a time in the past, with their confidence, exact to the last digit, from Hermes.",
  keywords: [
    "historical oracle price",
    "price at timestamp",
    "oracle price at a time",
    "past pyth price",
    "past stock price",
    "past gold price",
    "past exchange rate",
    "oracle price when liquidated",
    "forex rate on a date",
  ],
  cacheTtl: PAST_FRESH_MS,
  staleTtl: PAST_FRESH_MS,
  input: lazy(() => z.object({ ids: feedIds(), at: moment("The time") })),
  output: lazy(() => z.object({ at: isoTime("The time"), prices: priceRows() })),
  examples: [
    { description: "Bitcoin at the start of a day", args: { ids: [BTC], at: "2025-12-25" } },
    { description: "Ether at a second", args: { ids: [ETH], at: 1_767_225_605 } },
  ],
  async execute({ ids, at }, ctx) {
    const found = await ctx.http.find("v2/updates/price/{at}", {
      path: { at },
      query: queryOf(ids),
      schema: rawUpdates,
    });
    const result = { at: new Date(at * 1_000), prices: toRows(ids, found) };
    const absent = ids.filter((id) => !result.prices.some((price) => price.id === id));
    return absent.length === 0
      ? result
      : ctx.noData(result, `pyth has no price at that time of the feed ${nameSome(absent)}`);
  },
});

function queryOf(ids: readonly string[]) {
  return { "ids[]": ids, parsed: true, ignore_invalid_price_ids: true };
}

function toRows(ids: readonly string[], found: z.output<ReturnType<typeof updates>> | null) {
  const byId = new Map((found?.parsed ?? []).map((update) => [update.id.replace(/^0x/, ""), update]));
  return ids.flatMap((id) => {
    const update = byId.get(id);
    if (update === undefined) return [];
    const { price, ema_price: mean, metadata } = update;
    return {
      id,
      price: scaled(price.price, price),
      confidence: scaled(price.conf, price),
      ema_price: mean ? scaled(mean.price, mean) : null,
      ema_confidence: mean ? scaled(mean.conf, mean) : null,
      published_at: new Date(price.publish_time * 1_000),
      slot: metadata?.slot ?? null,
    };
  });
}

/** An amount times ten to the power that stands beside it, exact. */
function scaled(amount: string, { expo }: Update): string {
  return formatUnits(BigInt(amount) * 10n ** BigInt(Math.max(0, expo)), Math.max(0, -expo));
}
