// Market forms: the rows that every venue gives alike, whatever it calls them: a pool, a candle, a trade.
import { chain, decimal, double, isoTime, orNull } from "@svckit/core/schemas";
import * as z from "zod";
import { spellAddress } from "./any-address.js";
import { digits } from "./digits.js";

/** A share or a change in percent; null where the venue does not say. Takes what venues write as text, too. */
export function percent(meaning: string) {
  return digits().pipe(double(meaning).nullable()).describe(`${meaning}, in percent`);
}

/** An address as a row gives it: an EVM address in EIP-55 spelling, any other as it came. */
export function rowAddress(meaning: string) {
  return ROW_ADDRESS.describe(meaning);
}

const ROW_ADDRESS = z.string().min(1).overwrite(spellAddress);

/** A token of a pool. */
export function poolToken(meaning: string) {
  return z
    .object({
      address: rowAddress("Address of the token"),
      symbol: z.string().nullable().describe("Ticker symbol, not unique"),
      name: z.string().nullable().describe("Name, as its contract has it"),
    })
    .describe(meaning);
}

/** A liquidity pool of a decentralised exchange. */
export function poolRow() {
  return z.object({
    chain: chain().describe("The pool's chain; a slug or CAIP-2"),
    pool_address: rowAddress("Address of the pool, or its id where it has no contract of its own"),
    dex: z.string().nullable().describe("The venue's id of the exchange"),
    name: z.string().nullable().describe("Its pair, as the venue writes it"),
    base_token: poolToken("The token that is priced"),
    quote_token: poolToken("The token that it is priced in"),
    price_usd: orNull(decimal("Price of the base token in US dollars")),
    price_native: orNull(decimal("Price of the base token in the chain's own coin")),
    price_in_quote: orNull(decimal("Price of the base token in the quote token")),
    liquidity_usd: orNull(decimal("What lies in the pool, in US dollars")),
    volume_24h_usd: orNull(decimal("Volume of 24 hours in US dollars")),
    price_change_24h_percent: percent("Change of the price in 24 hours"),
    buys_24h: z.int().nullable().describe("How often the base token was bought in 24 hours"),
    sells_24h: z.int().nullable().describe("How often it was sold"),
    fdv_usd: orNull(decimal("Price times every base token there can be, in US dollars")),
    market_cap_usd: orNull(decimal("Market cap of the base token in US dollars, where it is known")),
    created_at: orNull(isoTime("When the pool was made")),
  });
}

/** A candle. `unit` says what its prices and its volume are counted in. */
export function candleRow(unit: { readonly price: string; readonly volume: string }) {
  return z.object({
    time: isoTime("Start of the candle"),
    open: decimal(`First price, ${unit.price}`),
    high: decimal(`Highest price, ${unit.price}`),
    low: decimal(`Lowest price, ${unit.price}`),
    close: decimal(`Last price, ${unit.price}`),
    volume: orNull(decimal(`What was traded, ${unit.volume}`)),
  });
}

/** A trade, as every venue gives it; a venue adds what else it knows. `unit` says what price and amount are counted in. */
export function tradeRow(unit: { readonly price: string; readonly amount: string }) {
  return z.object({
    id: z.string().describe("The venue's id of the trade"),
    time: isoTime("When it was made"),
    side: z.enum(["buy", "sell"]).describe("What the taker did"),
    price: orNull(decimal(`Price, ${unit.price}`)),
    amount: decimal(`How much changed hands, ${unit.amount}`),
  });
}
