// Fields: the pieces of CoinGecko's records. One schema reads an answer and says what a tool gives; what is not known is null.
import { isObject } from "@svckit/core";
import { decimal, double, isoTime, orNull } from "@svckit/core/schemas";
import * as z from "zod";
import { spellAddress } from "../any-address.js";
import { chainsOf } from "../chains.js";

// Below this a number of a time is of seconds.
const MILLISECONDS = 100_000_000_000;

// Shared by all fields, which makes schemas of many fields cheap.
const TEXT = z.string();
const WHOLE = z.int();
const FLAG = z.boolean();

/** A figure, in the form in which CoinGecko gives nearly all of them: as a double. */
export const figure = (meaning: string) => known(double(meaning));

/** A figure that CoinGecko writes as text, with every digit. */
export const amount = (meaning: string) => known(decimal(meaning));

export const text = (meaning: string) => known(TEXT.describe(meaning));
export const whole = (meaning: string) => known(WHOLE.describe(meaning));
export const flag = (meaning: string) => known(FLAG.describe(meaning));

/** A time: from ISO 8601, unix seconds or milliseconds. */
export function time(meaning: string) {
  const read = (given: unknown) =>
    typeof given === "number" ? new Date(given < MILLISECONDS ? given * 1_000 : given) : given;
  return z.preprocess(read, orNull(isoTime(meaning))).prefault(null);
}

/** A chain: our slug for the platforms of the chain table, CoinGecko's id for others. */
export function platform(meaning: string) {
  const read = (given: unknown) =>
    typeof given === "string" && given !== "" ? chainsOf("coingecko").slugOf(given) : null;
  return z.preprocess(read, z.string().nullable()).prefault(null).describe(meaning);
}

/** The address of a contract; of the EVM in EIP-55 spelling. */
export function address(meaning: string) {
  const read = (given: unknown) => (typeof given === "string" && given !== "" ? spellAddress(given) : null);
  return z.preprocess(read, z.string().nullable()).prefault(null).describe(meaning);
}

/** A list, empty where CoinGecko leaves it out. */
export function list<Item extends z.ZodType>(item: Item, meaning: string) {
  return z
    .preprocess((given) => given ?? [], z.array(item))
    .prefault([])
    .describe(meaning);
}

/** Texts without the empty ones. */
export function texts(meaning: string) {
  const read = (given: unknown) => (Array.isArray(given) ? given.filter(Boolean) : []);
  return z.preprocess(read, z.array(z.string())).prefault([]).describe(meaning);
}

/** Figures by name, such as by currency; empty where CoinGecko leaves them out. */
export function figures(meaning: string) {
  const inner = z.record(z.string(), figure("The figure"));
  return z
    .preprocess((given) => given ?? {}, inner)
    .prefault({})
    .describe(meaning);
}

/** A record in which CoinGecko calls fields otherwise: our names by its own. */
export function renamed<S extends z.ZodType>(names: Readonly<Record<string, string>>, record: S) {
  const read = (given: unknown) => {
    if (!isObject(given)) return given;
    const ours = Object.entries(names).map(([theirs, name]) => [name, given[name] ?? given[theirs]]);
    return { ...given, ...Object.fromEntries(ours) };
  };
  return z.preprocess(read, record);
}

function known<P extends z.ZodType>(piece: P) {
  return orNull(piece).prefault(null);
}
