// Worth: holdings with their prices and values, and those that cannot be priced, each with the reason.
import { chainsOf } from "../chains.js";
import { largestFirst, productOf, sumOf } from "../exact.js";
import type { Gathering } from "./gather.js";
import type { Holding } from "./holdings.js";
import { nativeCoinId } from "./native-coins.js";
import { currentPrices } from "./read-prices.js";

/** A holding that has a price. */
export interface Priced extends Omit<Holding, "listed_usd"> {
  readonly amount: string;
  readonly price_usd: string;
  readonly value_usd: string;
  /** The tool that gave the price. */
  readonly price_from: string;
}

/** A holding without one. */
export interface Unpriced extends Omit<Holding, "listed_usd"> {
  readonly reason: string;
}

interface Price {
  readonly price_usd: string;
  readonly symbol: string | null;
  readonly confidence: number | null;
}

const MOST_COINS = 100;
// A price that DefiLlama itself is less sure of is that of a shallow pool, in which anyone may write what he likes.
const SURE = 0.8;

/** Prices holdings, the most valuable first. */
export async function price(
  run: Gathering,
  holdings: readonly Holding[],
): Promise<{ readonly priced: readonly Priced[]; readonly unpriced: readonly Unpriced[] }> {
  const { prices, failed } = await askPrices(run, holdings);
  const priced: Priced[] = [];
  const unpriced: Unpriced[] = [];
  for (const { listed_usd, ...holding } of holdings) {
    const name = nameOf(holding);
    const found = name === undefined ? undefined : prices.get(name.toLowerCase());
    const of = { ...holding, symbol: holding.symbol ?? found?.symbol ?? null };
    const isSure = found !== undefined && (found.confidence ?? 1) >= SURE;
    const price_usd = isSure ? found.price_usd : listed_usd;
    if (of.amount === null)
      unpriced.push({ ...of, reason: "the token names no decimals, so that its amount is unknown" });
    else if (price_usd === null) unpriced.push({ ...of, reason: whyNot(found, failed.has(name ?? "")) });
    else {
      const price_from = isSure ? "get_current_prices" : "get_wallet_token_balances";
      priced.push({
        ...of,
        amount: of.amount,
        price_usd,
        value_usd: productOf(of.amount, price_usd),
        price_from,
      });
    }
  }
  return { priced: priced.toSorted((a, b) => largestFirst(a.value_usd, b.value_usd)), unpriced };
}

/** The values of holdings by chain, the largest first. */
export function byChain(priced: readonly Priced[]): { chain: string; value_usd: string }[] {
  const chains = [...new Set(priced.map(({ chain }) => chain))];
  const sums = chains.map((chain) => ({
    chain,
    value_usd: totalOf(priced.filter((each) => each.chain === chain)),
  }));
  return sums.toSorted((a, b) => largestFirst(a.value_usd, b.value_usd));
}

/** What holdings come to. */
export function totalOf(priced: readonly Priced[]): string {
  return sumOf(priced.map(({ value_usd }) => value_usd));
}

function whyNot(found: Price | undefined, isFailed: boolean): string {
  if (isFailed) return "its price could not be asked for";
  if (found === undefined) return "no source has a price for it";
  return `its price is of a market too small to trust (confidence ${found.confidence})`;
}

/** What the price of a holding is asked by. */
function nameOf({ chain, address }: Pick<Holding, "chain" | "address">): string | undefined {
  if (address === null) {
    const id = nativeCoinId(chain);
    return id && `coingecko:${id}`;
  }
  return chainsOf("coins").all.some(({ slug }) => slug === chain) ? `${chain}:${address}` : undefined;
}

interface Asked {
  /** By the names in lower case. */
  readonly prices: ReadonlyMap<string, Price>;
  /** The names of which nobody could be asked. */
  readonly failed: ReadonlySet<string>;
}

async function askPrices(run: Gathering, holdings: readonly Holding[]): Promise<Asked> {
  const names = [...new Set(holdings.flatMap((holding) => nameOf(holding) ?? []))];
  const batches = Array.from({ length: Math.ceil(names.length / MOST_COINS) }, (_, at) =>
    names.slice(at * MOST_COINS, (at + 1) * MOST_COINS),
  );
  const tool = "get_current_prices";
  const what = "prices of what is held";
  const answers = await Promise.all(
    batches.map(async (coins) => ({
      coins,
      answer: await run.ask({ tool, args: { coins }, what, schema: currentPrices, quiet: true }),
    })),
  );
  const rows = answers.flatMap(({ answer }) => answer?.prices ?? []);
  return {
    prices: new Map(rows.map((row) => [row.coin.toLowerCase(), row])),
    failed: new Set(answers.flatMap(({ coins, answer }) => (answer === undefined ? coins : []))),
  };
}
