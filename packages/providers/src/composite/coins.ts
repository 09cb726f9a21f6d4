// Coins: which coin of CoinGecko a text names, and the others that it might be.
import { lazy } from "@svckit/core/schemas";
import * as z from "zod";
import type { Gathering } from "./gather.js";

/** A coin that a text may name. */
export interface Coin {
  readonly id: string;
  readonly symbol: string;
  readonly name: string;
  readonly market_cap_rank: number | null;
}

/** How a coin was found by a text. */
export type Match = "id" | "symbol" | "name" | "search";

/** The coin that a text names, first by how well it fits and then by market cap, and what else it might be. */
export interface FoundCoin {
  readonly coin: Coin;
  readonly matched_by: Match;
  readonly alternatives: readonly Coin[];
}

const MAX_ALTERNATIVES = 5;
const MOST_FOUND = 50;

const found = lazy(() =>
  z.looseObject({
    coins: z.array(
      z.looseObject({
        id: z.string(),
        symbol: z.string(),
        name: z.string(),
        market_cap_rank: z
          .number()
          .nullish()
          .transform((rank) => rank ?? null),
      }),
    ),
  }),
);

/** Asks which coin a text names; null where none is found, undefined where that could not be learned. */
export async function findCoin(run: Gathering, text: string): Promise<FoundCoin | null | undefined> {
  const query = text.trim();
  const what = `the coin that ${JSON.stringify(query)} names`;
  const answer = await run.ask({
    tool: "search_all",
    args: { query, limit: MOST_FOUND },
    what,
    schema: found,
    quiet: true,
  });
  return answer && chooseCoin(answer.coins, query);
}

/** The coin of those that were found. An equal symbol, id or name goes before a part of one; then the market decides. */
export function chooseCoin(coins: readonly Coin[], query: string): FoundCoin | null {
  const fits = coins.map((coin) => ({ coin, matched_by: matchOf(coin, query) }));
  const exact = fits.filter(({ matched_by }) => matched_by !== "search");
  const [first, ...others] = (exact.length > 0 ? exact : fits).toSorted(
    (a, b) => rankOf(a.coin) - rankOf(b.coin),
  );
  if (first === undefined) return null;
  const alternatives = others.slice(0, MAX_ALTERNATIVES).map(({ coin }) => coin);
  return { ...first, alternatives };
}

function matchOf({ id, symbol, name }: Coin, query: string): Match {
  const text = query.toLowerCase();
  if (symbol.toLowerCase() === text) return "symbol";
  if (id.toLowerCase() === text) return "id";
  return name.toLowerCase() === text ? "name" : "search";
}

function rankOf({ market_cap_rank: rank }: Coin): number {
  return rank ?? Number.POSITIVE_INFINITY;
}
