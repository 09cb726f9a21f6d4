// The API of Blockscout's explorers: its chains, the answers that all tools read, and how its lists are walked.
// Paths, parameters and fields are those of github.com/blockscout/blockscout, apps/block_scout_web (schemas of its API v2),
// and of github.com/blockscout/blockscout-api-v2-swagger.
import { isObject, once, type Schema, type ToolContext } from "@svckit/core";
import * as z from "zod";
import { answerAddress } from "../answer-address.js";
import { chainsOf, knownChain } from "../chains.js";
import { wholeUnits } from "../units.js";

/** The chains that have an explorer, which is the upstream of that name. */
export const explorers = once(() => chainsOf("blockscout"));

/** The argument `chain`. */
export const chainArgument = () => explorers().argument();

/** The field `chain` of a result. */
export const chainField = () => z.string().describe("Slug of the chain");

/** What all of the tools say of themselves. */
export const asked = {
  effect: "read",
  keyless: true,
  cacheTtl: 15_000,
  staleTtl: 10 * 60_000,
  upstream: ({ chain }: { readonly chain: string }) => chain,
} as const;

/** The most rows of a page of theirs. */
export const PAGE_ROWS = 50;

// All the chains of the table have it so.
const COIN_DECIMALS = 18;

// Explorers that were set up before 2025 spell these as the left side does.
const NEW_NAMES: Readonly<Record<string, string>> = {
  address: "address_hash",
  tx_hash: "transaction_hash",
  creation_tx_hash: "creation_transaction_hash",
  block: "block_number",
  holders: "holders_count",
  tx_count: "transactions_count",
  tx_fees: "transaction_fees",
  tx_types: "transaction_types",
};

/** A record in either spelling, read in the newer one. */
export function spelled<S extends z.ZodType>(record: S) {
  return z.preprocess((given) => {
    if (!isObject(given)) return given;
    const renamed = Object.entries(given).map(([name, value]) => {
      const newer = NEW_NAMES[name];
      // An object under the old name is no hash: a holder's `address` is one.
      const isOld = newer !== undefined && !isObject(value) && !Object.hasOwn(given, newer);
      return [isOld ? newer : name, value] as const;
    });
    return Object.fromEntries(renamed);
  }, record);
}

/** An account as a part of other records. */
export const rawParty = () =>
  z.looseObject({
    hash: answerAddress(),
    name: z.string().nullish(),
    is_contract: z.boolean().nullish(),
    ens_domain_name: z.string().nullish(),
  });

/** A count, which explorers give as a number or as its digits. */
export const rawCount = () =>
  z.preprocess(
    (given) => (typeof given === "string" && /^\d{1,15}$/.test(given) ? Number(given) : given),
    z.int().nullish(),
  );

/** A page of a list. */
export const rawPage = <S extends z.ZodType>(item: S) =>
  z.looseObject({
    items: z.array(item),
    next_page_params: z.record(z.string(), z.unknown()).nullish(),
  });

/** What is asked for a page of a list. */
interface PageRequest<T> {
  readonly path: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly schema: Schema<unknown, { readonly items: readonly T[]; readonly next_page_params?: unknown }>;
  /** Where the page before ended, in the explorer's own form. */
  readonly cursor: unknown;
}

/** Asks for a page of a list; of a list that the explorer does not have it is empty. */
export async function askPage<T>(
  ctx: ToolContext,
  path: string,
  { path: values, query, schema, cursor }: PageRequest<T>,
): Promise<{ readonly items: readonly T[]; readonly next: unknown }> {
  const found = await ctx.http.find(path, {
    path: values,
    query: { ...query, ...positionOf(cursor) },
    schema,
  });
  return { items: found?.items ?? [], next: found?.next_page_params };
}

/** The place in a list as its explorer wants it back: what is null there comes as nothing, and is no less needed. */
function positionOf(cursor: unknown): Readonly<Record<string, string>> {
  const members = isObject(cursor) ? Object.entries(cursor) : [];
  return Object.fromEntries(members.map(([name, value]) => [name, String(value ?? "")]));
}

/** An amount of wei in whole coins; null where it is unknown. */
export function wholeCoins(wei: string | null | undefined): string | null {
  return wholeUnits(wei, COIN_DECIMALS);
}

/** Symbol of a chain's own coin. */
export function coinOf(chain: string): string {
  return knownChain(chain)?.coin ?? "";
}
