// Rows of stablecoins: how DefiLlama lists them, and what each is worth.
import type { ToolContext } from "@svckit/core";
import { lazy } from "@svckit/core/schemas";
import * as z from "zod";
import { digits } from "../digits.js";
import { type Pegged, rawPegged } from "./pegged.js";
import { byLargest, isChain, slugsOf } from "./protocols.js";

const rawStablecoins = lazy(() =>
  z.object({
    peggedAssets: z.array(
      z.object({
        id: z.union([z.string(), z.number()]),
        name: z.string(),
        symbol: z.string().nullish(),
        gecko_id: z.string().nullish(),
        pegType: z.string().nullish(),
        pegMechanism: z.string().nullish(),
        circulating: rawPegged(),
        chains: z.array(z.string()).nullish(),
        chainCirculating: z.record(z.string(), z.object({ current: rawPegged() })).nullish(),
        // One that is not known comes as null, as an empty text, or not at all.
        price: digits(),
      }),
    ),
  }),
);

/** A stablecoin of the list, on one chain or on all. */
export interface StablecoinRow {
  readonly id: string;
  readonly name: string;
  readonly symbol: string | null;
  readonly coingecko_id: string | null;
  readonly peg: string | null;
  readonly mechanism: string | null;
  readonly price_usd: number | null;
  readonly circulating: number | null;
  readonly circulating_usd: number | null;
  readonly chains: string[];
}

/** Asks for all stablecoins; those on a chain, with what there is of them there, where one is given. Largest first. */
export async function listStablecoins(
  { http }: Pick<ToolContext, "http">,
  chain: string | undefined,
): Promise<StablecoinRow[]> {
  const { peggedAssets } = await http.get("/stablecoins", {
    query: { includePrices: true },
    schema: rawStablecoins,
  });
  const rows = peggedAssets.flatMap((each) => {
    const on = Object.entries(each.chainCirculating ?? {}).find(([name]) => isChain(name, chain ?? ""));
    if (chain !== undefined && on === undefined) return [];
    const amounts = chain === undefined ? each.circulating : on?.[1].current;
    const { price } = each;
    const circulating = amountOf(amounts, each.pegType);
    return [
      {
        id: String(each.id),
        name: each.name,
        symbol: each.symbol ?? null,
        coingecko_id: each.gecko_id ?? null,
        peg: each.pegType ?? null,
        mechanism: each.pegMechanism ?? null,
        price_usd: price,
        circulating,
        circulating_usd: worthOf(circulating, price, each.pegType),
        chains: slugsOf(each.chains),
      },
    ];
  });
  return rows.sort(byLargest(({ circulating_usd }) => circulating_usd));
}

function amountOf(amounts: Pegged, peg: string | null | undefined): number | null {
  return amounts?.[peg ?? "peggedUSD"] ?? null;
}

/** Without a price a dollar is taken for a dollar, and nothing else for anything. */
function worthOf(amount: number | null, price: number | null, peg: string | null | undefined): number | null {
  if (amount === null) return null;
  if (price !== null) return amount * price;
  return peg === "peggedUSD" ? amount : null;
}
