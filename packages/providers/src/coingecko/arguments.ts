// The arguments that several of CoinGecko's tools take: ids, currencies, contracts, and what else is asked for.
import * as z from "zod";
import { anyAddress, anyAddresses } from "../any-address.js";
import { chainsOf } from "../chains.js";
import { moment } from "../moment.js";

const MAX_IDS = 250;
const MAX_CURRENCIES = 60;
const MAX_CONTRACTS = 100;
const MAX_DECIMALS = 18;
// More would make a URL too long for some servers.
const MAX_CHARACTERS = 6_000;

const ID = /^[^\s,/?#&%\\]{1,100}$/;
const CURRENCY = /^[a-z0-9]{2,10}$/;
/** One thing by its CoinGecko id. */
export function idOf(what: string, example: string, where = "search_all finds it") {
  return z
    .string()
    .trim()
    .toLowerCase()
    .regex(ID, `one CoinGecko id such as \`${example}\``)
    .describe(`CoinGecko id of the ${what}, such as \`${example}\`; ${where}`);
}

/** One coin by its CoinGecko id. */
export const coinId = () => idOf("coin", "bitcoin");

/** Coins by their CoinGecko ids, separated by commas; read in lower case, each once. */
export const coinIds = () =>
  list({ form: ID, most: MAX_IDS, what: "CoinGecko ids such as `bitcoin`" }).describe(
    `CoinGecko ids, separated by commas, at most ${MAX_IDS}, such as \`bitcoin,ethereum\`; search_all finds them`,
  );

/** One currency. */
export const currency = () =>
  z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^[A-Za-z0-9]{2,10}$/, "one currency code such as `usd`")
    .describe("Currency to quote in, such as `usd`, `eur`, `btc`");

/** Currencies, separated by commas; read in lower case, each once. */
export const currencies = () =>
  list({ form: CURRENCY, most: MAX_CURRENCIES, what: "currency codes such as `usd`" }).describe(
    `Currencies to quote in, separated by commas, at most ${MAX_CURRENCIES}, such as \`usd,eur\``,
  );

/** A chain that CoinGecko has a platform for. */
export const chain = () => chainsOf("coingecko").argument("Chain of the contract");

/** The contract of one token. */
export const token = (what = "token") => anyAddress(`Address of the ${what}'s contract`);

/** Contracts; each once. */
export const contracts = () => anyAddresses(MAX_CONTRACTS, "Addresses of the tokens' contracts");

/** Decimals of the prices. */
export const precision = () =>
  z
    .union([z.literal("full"), z.int().min(0).max(MAX_DECIMALS)], {
      error: `it is "full" or a whole number from 0 to ${MAX_DECIMALS}`,
    })
    .optional()
    .describe(`Decimals of the prices: 0 to ${MAX_DECIMALS}, or "full"; CoinGecko's choice where left out`);

/** Something that is added on request. */
export const included = (what: string) => z.boolean().default(false).describe(`Whether to add ${what}`);

/** The arguments of a time from which on and one up to which; read as unix seconds. */
export const span = () => ({
  from: moment("The first time"),
  to: moment("The last time"),
});

/** Arguments with a `span` whose end does not lie before its start. */
export function inOrder<S extends z.ZodType<{ readonly from: number; readonly to: number }>>(args: S): S {
  return args.refine(({ from, to }) => from <= to, { path: ["to"], error: "it lies before `from`" });
}

/** The order of a list. */
export function order<const Orders extends readonly [string, ...string[]]>(orders: Orders) {
  return z.enum(orders).default(orders[0]).describe("Order of the list");
}

/** The items of a list that was read by `coinIds` or `currencies`. */
export function itemsOf(list: string): readonly string[] {
  return list.split(",");
}

interface ListForm {
  readonly form: RegExp;
  readonly most: number;
  readonly what: string;
}

function list({ form, most, what }: ListForm) {
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
