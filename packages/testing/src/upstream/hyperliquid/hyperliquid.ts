// Hyperliquid's stand-in: its one endpoint, which reads from the body what is asked.
import { isObject, systemClock } from "@svckit/core";
import type { StandInAnswer } from "../../stand-in/faulty-answer.js";
import { createStandIn, type StandIn } from "../../stand-in/stand-in.js";
import { ACCOUNTS, BALANCES, BOOK, EMPTY_ACCOUNT, FILLS, MIDS, ORDERS, PERPS, SPOT, TRADER } from "./data.js";

const ADDRESS = /^0x[0-9a-f]{40}$/i;
const HOUR_MS = 3_600_000;
const MAX_FUNDING = 500;
const MAX_CANDLES = 5_000;
const MINUTES: Readonly<Record<string, number>> = {
  "1m": 1,
  "3m": 3,
  "5m": 5,
  "15m": 15,
  "30m": 30,
  "1h": 60,
  "2h": 120,
  "4h": 240,
  "8h": 480,
  "12h": 720,
  "1d": 1_440,
  "3d": 4_320,
  "1w": 10_080,
};

type Body = Readonly<Record<string, unknown>>;

/** A type of question: the members that it wants beside `type`, those that may stand there, and the answer. */
interface Question {
  readonly needs?: readonly string[];
  readonly takes?: readonly string[];
  readonly answer: (body: Body, now: number) => unknown;
}

const isCoin = (name: unknown) => PERPS.universe.some((asset) => asset.name === name);

const QUESTIONS: Readonly<Record<string, Question>> = {
  metaAndAssetCtxs: { takes: ["dex"], answer: () => [{ universe: PERPS.universe }, PERPS.contexts] },
  meta: { takes: ["dex"], answer: () => ({ universe: PERPS.universe }) },
  spotMetaAndAssetCtxs: { answer: () => [SPOT.meta, SPOT.contexts] },
  allMids: { takes: ["dex"], answer: () => MIDS },
  l2Book: {
    needs: ["coin"],
    takes: ["nSigFigs", "mantissa"],
    answer: ({ coin }, now) => (isCoin(coin) ? { coin, levels: BOOK, time: now } : null),
  },
  candleSnapshot: { needs: ["req"], answer: ({ req }) => candles(Object(req)) },
  fundingHistory: { needs: ["coin", "startTime"], takes: ["endTime"], answer: funding },
  clearinghouseState: {
    needs: ["user"],
    takes: ["dex"],
    answer: ({ user }, now) => ({ ...(ACCOUNTS[String(user)] ?? EMPTY_ACCOUNT), time: now }),
  },
  spotClearinghouseState: {
    needs: ["user"],
    answer: ({ user }) => ({ balances: BALANCES[String(user)] ?? [] }),
  },
  openOrders: { needs: ["user"], takes: ["dex"], answer: ({ user }) => ORDERS[String(user)] ?? [] },
  userFills: {
    needs: ["user"],
    takes: ["aggregateByTime"],
    answer: ({ user }) => (user === TRADER ? FILLS : []),
  },
  userFillsByTime: {
    needs: ["user", "startTime"],
    takes: ["endTime", "aggregateByTime"],
    // The oldest first, unlike those without a time.
    answer: ({ user, startTime, endTime }, now) =>
      (user === TRADER ? FILLS.toReversed() : []).filter(
        ({ time }) => time >= Number(startTime) && time <= Number(endTime ?? now),
      ),
  },
};

/** Starts a stand-in of Hyperliquid's API. `now` gives milliseconds. */
export function standInHyperliquid({
  now = systemClock.now,
}: {
  readonly now?: () => number;
} = {}): Promise<StandIn> {
  return createStandIn({ "POST /info": { answer: ({ body }) => answer(body, now()) } });
}

function answer(body: unknown, now: number): StandInAnswer {
  if (!isObject(body)) return REFUSED;
  const { type, ...members } = body;
  const question = QUESTIONS[String(type)];
  if (question === undefined) return REFUSED;
  const { needs = [], takes = [] } = question;
  const isKnown = Object.keys(members).every((name) => needs.includes(name) || takes.includes(name));
  const isWhole = needs.every((name) => members[name] !== undefined);
  const isUser = members["user"] === undefined || ADDRESS.test(String(members["user"]));
  const times = [members["startTime"], members["endTime"]].filter((time) => time !== undefined);
  if (!isKnown || !isWhole || !isUser || !times.every(Number.isSafeInteger)) return REFUSED;
  const given = question.answer(members, now);
  return given === undefined ? REFUSED : { body: given };
}

// A text, and no JSON: what its web framework says of a body that it cannot read.
const REFUSED: StandInAnswer = {
  status: 422,
  body: "Failed to deserialize the JSON body into the target type",
  headers: { "content-type": "text/plain; charset=utf-8" },
};

/** Candles that start in the time asked for; undefined for a question that is refused. */
function candles({ coin, interval, startTime, endTime }: Body): unknown {
  const minutes = MINUTES[String(interval)];
  if (minutes === undefined || !Number.isSafeInteger(startTime) || !Number.isSafeInteger(endTime))
    return undefined;
  if (!isCoin(coin)) return [];
  const step = minutes * 60_000;
  const first = Math.floor(Number(startTime) / step) * step;
  const count = Math.min(MAX_CANDLES, Math.floor((Number(endTime) - first) / step) + 1);
  return Array.from({ length: Math.max(0, count) }, (_, at) => ({
    t: first + at * step,
    T: first + (at + 1) * step - 1,
    s: coin,
    i: interval,
    o: "0.001601",
    c: "0.001604",
    h: "0.001616",
    l: "0.001601",
    v: "520665683.000000000000000001",
    n: 709,
  }));
}

/** A payment each hour, with the few milliseconds that each is late. */
function funding({ coin, startTime, endTime }: Body, now: number): unknown {
  if (!isCoin(coin)) return null;
  const first = Math.ceil(Number(startTime) / HOUR_MS) * HOUR_MS;
  const last = Number(endTime ?? now);
  const count = Math.min(MAX_FUNDING, Math.floor((last - first) / HOUR_MS) + 1);
  return Array.from({ length: Math.max(0, count) }, (_, at) => ({
    coin,
    fundingRate: "-0.00061334",
    premium: "-0.00091334",
    time: first + at * HOUR_MS + (at % 100),
  }));
}
