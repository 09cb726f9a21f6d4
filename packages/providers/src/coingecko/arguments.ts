// The arguments that several of CoinGecko's tools take: coins by id, and currencies.
import * as z from "zod";

export { nameSome } from "../name-some.js";

const MAX_IDS = 250;
const MAX_CURRENCIES = 60;
// More would make a URL too long for some servers.
const MAX_CHARACTERS = 6_000;

const ID = /^[^\s,/?#&%\\]{1,100}$/;
const CURRENCY = /^[a-z0-9]{2,10}$/;

/** One coin by its CoinGecko id. */
export const coinId = z
  .string()
  .trim()
  .toLowerCase()
  .regex(ID, "one CoinGecko id such as `bitcoin`")
  .describe("CoinGecko id of the coin, such as `bitcoin`; search_all finds it");

/** Coins by their CoinGecko ids, separated by commas; read in lower case, each once. */
export const coinIds = list(ID, MAX_IDS, "CoinGecko ids such as `bitcoin`").describe(
  `CoinGecko ids, separated by commas, at most ${MAX_IDS}, such as \`bitcoin,ethereum\`; search_all finds them`,
);

/** One currency. */
export const currency = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[A-Za-z0-9]{2,10}$/, "one currency code such as `usd`")
  .describe("Currency to quote in, such as `usd`, `eur`, `btc`");

/** Currencies, separated by commas; read in lower case, each once. */
export const currencies = list(CURRENCY, MAX_CURRENCIES, "currency codes such as `usd`").describe(
  `Currencies to quote in, separated by commas, at most ${MAX_CURRENCIES}, such as \`usd,eur\``,
);

/** The items of a list that was read by `coinIds` or `currencies`. */
export function itemsOf(list: string): readonly string[] {
  return list.split(",");
}

function list(form: RegExp, most: number, what: string): z.ZodType<string, string> {
  return z
    .string()
    .min(1, `it names 0 and may name 1 to ${most}`)
    .max(MAX_CHARACTERS)
    .transform((text, ctx) => {
      const given = text.toLowerCase().split(",");
      const items = [...new Set(given.map((item) => item.trim()))].filter((item) => item !== "");
      const wrong = items.find((item) => !form.test(item));
      if (items.length > 0 && items.length <= most && wrong === undefined) return items.join(",");
      const fault =
        wrong !== undefined
          ? `${JSON.stringify(wrong.slice(0, 100))} is none of the ${what}`
          : `it names ${items.length} and may name 1 to ${most}`;
      ctx.addIssue({ code: "custom", message: fault });
      return z.NEVER;
    });
}
