// DefiLlama's coins host: prices now, then and over time, of a few coins. A coin that it does not know is left out.
import type { StandInAnswer } from "../../stand-in/faulty-answer.js";
import type { StandInRequest, StandInRoutes } from "../../stand-in/route.js";

const DAY_S = 86_400;
const MAX_POINTS = 500;

interface Coin {
  readonly symbol: string;
  readonly price: number;
  readonly decimals?: number;
  readonly confidence: number;
  /** Unix seconds of its first price. */
  readonly since: number;
}

const USDC: Coin = { symbol: "USDC", price: 0.9999, decimals: 6, confidence: 0.99, since: 1_538_784_000 };

/** The coins, by their id in lower case. */
const COINS: Readonly<Record<string, Coin>> = {
  "coingecko:bitcoin": { symbol: "BTC", price: 76_975, confidence: 0.99, since: 1_367_107_200 },
  "coingecko:ethereum": { symbol: "ETH", price: 2_135.5, confidence: 0.99, since: 1_438_905_600 },
  "coingecko:solana": { symbol: "SOL", price: 84.52, confidence: 0.99, since: 1_586_563_200 },
  "coingecko:tether": { symbol: "USDT", price: 0.9998, confidence: 0.99, since: 1_424_822_400 },
  "coingecko:usd-coin": { symbol: "USDC", price: 0.9999, confidence: 0.99, since: 1_538_784_000 },
  "ethereum:0x0000000000000000000000000000000000000000": {
    symbol: "ETH",
    price: 2_135.5,
    decimals: 18,
    confidence: 0.99,
    since: 1_438_905_600,
  },
  "ethereum:0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48": USDC,
  "base:0x833589fcd6edb6e08f4c7c32d4f71b54bda02913": USDC,
  "avax:0xb97ef9ef8734c71904d8002f8b6bc66dd9c48a6e": USDC,
  "solana:epjfwdd5aufqssqem2qn1xzybapc8g4weggkzwytdt1v": USDC,
  // A token of a shallow pool: many digits, and DefiLlama is not sure.
  "ethereum:0xdf574c24545e5ffecb9a659c229253d4111d87e1": {
    symbol: "HUSD",
    price: 0.022053735051098835,
    decimals: 8,
    confidence: 0.51,
    since: 1_568_883_821,
  },
};

/** The routes of the coins host. `now` gives milliseconds. */
export function coinRoutes(now: () => number): StandInRoutes {
  const seconds = () => Math.floor(now() / 1_000);
  return {
    "GET /prices/current/{coins}": {
      needs: [],
      answer: (request) => coinsBody(request, (coin) => ({ ...shown(coin), timestamp: seconds() - 37 })),
    },
    "GET /prices/historical/{timestamp}/{coins}": {
      needs: [],
      answer: (request) => {
        const at = Number(request.params["timestamp"]);
        const known = (coin: Coin) => at >= coin.since && at <= seconds();
        return coinsBody(request, (coin) =>
          known(coin) ? { ...shown(coin), price: priceAt(coin, at), timestamp: at + 11 } : undefined,
        );
      },
    },
    "GET /prices/first/{coins}": {
      needs: [],
      answer: (request) =>
        coinsBody(request, (coin) => {
          const { symbol, since } = coin;
          return { symbol, price: priceAt(coin, since), timestamp: since };
        }),
    },
    "GET /batchHistorical": {
      needs: ["coins"],
      takes: [],
      answer: ({ query }) => batch(query.get("coins") ?? "", seconds()),
    },
    "GET /percentage/{coins}": {
      needs: [],
      takes: ["timestamp", "lookForward", "period"],
      answer: (request) => {
        const at = Number(request.query.get("timestamp") ?? seconds());
        const step = stepOf(request.query.get("period") ?? "d");
        if (!(step > 0 && at >= 0)) return { status: 502, body: { message: "Internal error" } };
        const [from, to] = request.query.get("lookForward") === "true" ? [at, at + step] : [at - step, at];
        const change = (coin: Coin) =>
          (100 * (priceAt(coin, to) - priceAt(coin, from))) / priceAt(coin, from);
        return coinsBody(request, (coin) =>
          from >= coin.since && to <= seconds() ? change(coin) : undefined,
        );
      },
    },
    "GET /block/{chain}/{timestamp}": {
      needs: [],
      answer: ({ params }) => block(params["chain"] ?? "", Number(params["timestamp"]), seconds()),
    },
    "GET /chart/{coins}": {
      needs: [],
      takes: ["start", "end", "span", "period"],
      answer: (request) => chart(request, seconds()),
    },
  };
}

function coinsBody(
  { params }: StandInRequest,
  show: (coin: Coin) => object | number | undefined,
): StandInAnswer {
  const found = (params["coins"] ?? "").split(",").flatMap((name) => {
    const coin = COINS[name.toLowerCase()];
    const row = coin && show(coin);
    // Under the name by which it was asked for.
    return row === undefined ? [] : [[name, row] as const];
  });
  return { body: { coins: Object.fromEntries(found) } };
}

function shown({ symbol, price, decimals, confidence }: Coin) {
  return { ...(decimals !== undefined && { decimals }), price, symbol, confidence };
}

/** The price at a time: today's, a thousandth less for each day before the start of 2026. */
function priceAt({ price }: Coin, at: number): number {
  return price * (1 + (Math.floor(at / DAY_S) - 20_454) / 1_000);
}

function batch(text: string, now: number): StandInAnswer {
  let asked: Readonly<Record<string, readonly number[]>>;
  try {
    asked = JSON.parse(text);
  } catch {
    return refused("coins is no JSON");
  }
  const found = Object.entries(asked).flatMap(([name, times]) => {
    const coin = COINS[name.toLowerCase()];
    const known = coin ? times.filter((at) => at >= coin.since && at <= now) : [];
    if (!coin || known.length === 0) return [];
    const { symbol, confidence } = coin;
    // In the order in which the database answers, which is none.
    const prices = known
      .toReversed()
      .map((at) => ({ timestamp: at - 4, price: priceAt(coin, at), confidence }));
    return [[name, { symbol, prices }] as const];
  });
  return { body: { coins: Object.fromEntries(found) } };
}

/** By chain: the time of its first block, and the seconds from one to the next. */
const BLOCKS: Readonly<Record<string, readonly [number, number]>> = {
  ethereum: [1_438_269_988, 12],
  base: [1_686_789_347, 2],
  avax: [1_600_858_926, 2],
};

function block(chain: string, at: number, now: number): StandInAnswer {
  const [first, step] = BLOCKS[chain] ?? [];
  if (first === undefined || step === undefined)
    return refused("We don't support the blockchain we provided, make sure to spell it correctly");
  if (!Number.isInteger(at)) return refused("Timestamp needs to be a number");
  if (at < first || at > now) return refused("requested timestamp is either before genesis or after now");
  const height = Math.round((at - first) / step);
  return { body: { height, timestamp: first + height * step } };
}

function chart(request: StandInRequest, now: number): StandInAnswer {
  const { query, params } = request;
  if (query.has("start") && query.has("end")) return refused("use either start or end parameter, not both");
  const step = stepOf(query.get("period") ?? "d");
  const span = Number(query.get("span") ?? 0);
  const [start, end] = [Number(query.get("start") ?? 0), Number(query.get("end") ?? now)];
  if (!(step > 0 && span >= 0 && start >= 0 && end >= 0)) return refused("span must be uint");
  const asked = span * (params["coins"] ?? "").split(",").length;
  if (asked > MAX_POINTS)
    return refused(`Requested ${asked} data points exceeds the maximum of ${MAX_POINTS}.`);
  const first = query.has("start") ? start : end - step * (span - 1);
  const times = Array.from({ length: Math.max(1, span) }, (_, at) => first + at * step);
  return coinsBody(request, (coin) => {
    const known = times.filter((at) => at >= coin.since && at <= now);
    const prices = known.map((at) => ({ timestamp: at + 5, price: priceAt(coin, at) }));
    const { price: _, ...rest } = shown(coin);
    return prices.length === 0 ? undefined : { ...rest, prices };
  });
}

function stepOf(period: string): number {
  const [, count = "", unit = "m"] = /^(\d*)([mhdw])$/i.exec(period) ?? [];
  const seconds: Readonly<Record<string, number>> = { m: 60, h: 3_600, d: DAY_S, w: 7 * DAY_S };
  return Number(count === "" ? 1 : count) * (seconds[unit.toLowerCase()] ?? Number.NaN);
}

function refused(message: string): StandInAnswer {
  return { status: 400, body: { message } };
}
