// DefiLlama's stablecoins host: what there is of a few stablecoins, by chain and by the day.
import type { StandInAnswer } from "../../stand-in/faulty-answer.js";
import type { StandInRoutes } from "../../stand-in/route.js";
import { daysUntil } from "./days.js";

interface Stablecoin {
  readonly id: string;
  readonly name: string;
  readonly symbol: string;
  readonly geckoId: string;
  readonly peg: string;
  readonly mechanism: string;
  /** As the list has it: a number, a text, or null where it is not known. */
  readonly price: number | string | null;
  readonly onChains: Readonly<Record<string, number>>;
  /** Whether its record is of the form that is published, or of the one that the host has long given. */
  readonly published: boolean;
}

const STABLECOINS: readonly Stablecoin[] = [
  {
    id: "2",
    name: "USD Coin",
    symbol: "USDC",
    geckoId: "usd-coin",
    peg: "peggedUSD",
    mechanism: "fiat-backed",
    price: "0.9999",
    onChains: { Ethereum: 46_000_000_000, Base: 4_000_000_000 },
    published: false,
  },
  {
    id: "1",
    name: "Tether",
    symbol: "USDT",
    geckoId: "tether",
    peg: "peggedUSD",
    mechanism: "fiat-backed",
    price: 1,
    onChains: { Ethereum: 75_000_000_000.25, Tron: 80_000_000_000, BSC: 7_000_000_000 },
    published: true,
  },
  {
    id: "50",
    name: "EURC",
    symbol: "EURC",
    geckoId: "euro-coin",
    peg: "peggedEUR",
    mechanism: "fiat-backed",
    // Nobody knows what it is worth.
    price: null,
    onChains: { Base: 200_000_000 },
    published: true,
  },
];

/** The routes of the stablecoins host. `now` gives milliseconds. */
export function stablecoinRoutes(now: () => number): StandInRoutes {
  return {
    "GET /stablecoins": {
      needs: [],
      takes: ["includePrices"],
      answer: ({ query }) => ({
        body: {
          peggedAssets: STABLECOINS.map((each) => listed(each, query.get("includePrices") === "true")),
        },
      }),
    },
    "GET /stablecoinchains": {
      needs: [],
      answer: () => ({
        body: chainNames().map((name) => ({
          name,
          gecko_id: null,
          tokenSymbol: null,
          // As it is published, and for one chain as it has long been given.
          ...(name === "Base"
            ? { totalCirculatingUSD: { peggedUSD: onChain(name, "peggedUSD"), peggedEUR: 216_000_000 } }
            : { totalCirculating: { peggedUSD: onChain(name, "peggedUSD") } }),
        })),
      }),
    },
    "GET /stablecoincharts/all": {
      needs: [],
      takes: ["stablecoin"],
      answer: ({ query }) => chart(query.get("stablecoin"), undefined, now()),
    },
    "GET /stablecoincharts/{chain}": {
      needs: [],
      takes: ["stablecoin"],
      answer: ({ query, params }) => chart(query.get("stablecoin"), params["chain"], now()),
    },
    "GET /stablecoinprices": {
      needs: [],
      answer: () => ({
        body: daysUntil(now()).map((date, at) => ({
          date: String(date),
          prices: {
            tether: 1 + at / 100_000,
            "usd-coin": 0.9999,
            ...(at % 2 === 0 && { "euro-coin": null }),
          },
        })),
      }),
    },
    "GET /stablecoin/{asset}": {
      needs: [],
      answer: ({ params }) => {
        const found = STABLECOINS.find(({ id }) => id === params["asset"]);
        return found === undefined ? NOT_FOUND : { body: record(found, now()) };
      },
    },
  };
}

const NOT_FOUND: StandInAnswer = { status: 404, body: { message: "Stablecoin is not in our database" } };

function chainNames(): string[] {
  return [...new Set(STABLECOINS.flatMap(({ onChains }) => Object.keys(onChains)))];
}

function onChain(name: string, peg: string): number {
  const those = STABLECOINS.filter((each) => each.peg === peg);
  return those.reduce((sum, { onChains }) => sum + (onChains[name] ?? 0), 0);
}

function circulating({ onChains }: Stablecoin): number {
  return Object.values(onChains).reduce((sum, amount) => sum + amount, 0);
}

function listed(each: Stablecoin, withPrice: boolean) {
  const { id, name, symbol, geckoId, peg, mechanism, price, onChains } = each;
  const chains = Object.entries(onChains).map(([chain, amount]) => [chain, { current: { [peg]: amount } }]);
  return {
    id,
    name,
    symbol,
    gecko_id: geckoId,
    pegType: peg,
    pegMechanism: mechanism,
    circulating: { [peg]: circulating(each) },
    chains: Object.keys(onChains),
    chainCirculating: Object.fromEntries(chains),
    ...(withPrice && { price }),
  };
}

function chart(id: string | null, chain: string | undefined, now: number): StandInAnswer {
  const those = STABLECOINS.filter(
    (each) => (id === null || each.id === id) && (chain === undefined || Object.hasOwn(each.onChains, chain)),
  );
  if (those.length === 0) return { body: [] };
  const amounts: Record<string, number> = {};
  for (const each of those)
    amounts[each.peg] = (amounts[each.peg] ?? 0) + (chain ? (each.onChains[chain] ?? 0) : circulating(each));
  const dollars = Object.fromEntries(
    Object.entries(amounts).map(([peg, amount]) => [peg, peg === "peggedEUR" ? amount * 1.08 : amount]),
  );
  return {
    body: daysUntil(now).map((date) => ({
      date: String(date),
      totalCirculating: amounts,
      totalCirculatingUSD: dollars,
    })),
  };
}

function record(each: Stablecoin, now: number) {
  const { id, name, symbol, geckoId, peg, mechanism, onChains, published } = each;
  const common = { id, name, symbol, gecko_id: geckoId, pegType: peg, pegMechanism: mechanism };
  const days = daysUntil(now);
  const total = circulating(each);
  if (published) {
    const history = (amount: number) => days.map((date, at) => ({ date, circulating: amount + at }));
    return {
      ...common,
      totalCirculating: days.map((date, at) => ({ date, totalCirculating: total + at })),
      chainCirculating: Object.fromEntries(
        Object.entries(onChains).map(([chain, amount]) => [chain, history(amount)]),
      ),
    };
  }
  return {
    ...common,
    price: 0.9999,
    tokens: days.map((date, at) => ({ date, circulating: { [peg]: total + at } })),
    currentChainBalances: Object.fromEntries(
      Object.entries(onChains).map(([chain, amount]) => [chain, { [peg]: amount }]),
    ),
  };
}
