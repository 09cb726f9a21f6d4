// mempool.space's stand-in: the public API over a few addresses, as strict as the real one, with its errors in plain text.
import type { StandInAnswer } from "../../stand-in/faulty-answer.js";
import type { StandInHandler, StandInOperation } from "../../stand-in/route.js";
import { createStandIn, type StandIn } from "../../stand-in/stand-in.js";
import { ADDRESSES, BLOCKS, BUSY, BUSY_ADDRESS, OUTPUTS, TRANSACTIONS, UNUSED } from "./data.js";

const A_PAGE = 25;
const HASH = /^[0-9a-f]{64}$/;
const ADDRESS = /^(?:[13][1-9A-HJ-NP-Za-km-z]{25,34}|bc1[02-9ac-hj-np-z]{8,87})$/;
const PERIODS = ["24h", "3d", "1w", "1m", "3m", "6m", "1y", "2y", "3y", "all"];
const CURRENCIES = ["USD", "EUR", "GBP", "CAD", "CHF", "AUD", "JPY"];
// The upstream followed no prices before.
const FIRST_PRICE = 1_279_497_600;

/** Starts a stand-in of mempool.space's API; its base URL has no `/api`. */
export function standInMempool(): Promise<StandIn> {
  const routes: Record<string, StandInOperation> = {
    "GET /address/{address}": plain(
      onAddress((address) => ({ body: { address, ...(ADDRESSES[address] ?? UNUSED) } })),
    ),
    "GET /address/{address}/utxo": plain(onAddress((address) => ({ body: OUTPUTS[address] ?? [] }))),
    "GET /address/{address}/txs": plain(onAddress((address) => ({ body: pageAfter(address, undefined) }))),
    "GET /address/{address}/txs/chain/{seen}": plain(
      onAddress((address, seen) => ({ body: pageAfter(address, seen) })),
    ),
    "GET /tx/{id}": plain(
      onHash("Invalid hex string", (id) => {
        const found = TRANSACTIONS.find(({ txid }) => txid === id);
        return found === undefined ? text(404, "Transaction not found") : { body: found };
      }),
    ),
    "GET /block/{id}": plain(
      onHash("Invalid hex string", (id) => {
        const found = BLOCKS.find((block) => block.id === id);
        return found === undefined ? text(404, "Block not found") : { body: found };
      }),
    ),
    "GET /block-height/{height}": plain(({ params }) => {
      const found = BLOCKS.find(({ height }) => String(height) === params["height"]);
      return found === undefined ? text(404, "Block not found") : text(200, found.id);
    }),
    "GET /blocks/tip/hash": plain(() => text(200, BLOCKS[2].id)),
    ...statisticsRoutes(),
  };
  return createStandIn(routes, {
    refuse: ({ kind, message }) => text(kind === "path" ? 404 : 400, message),
  });
}

function statisticsRoutes(): Record<string, StandInOperation> {
  return {
    "GET /mempool": plain(() => ({
      body: { count: 3_169, vsize: 1_891_542, total_fee: 20_317_481, fee_histogram: [[53.01, 102_131]] },
    })),
    "GET /v1/fees/mempool-blocks": plain(() => ({
      body: [
        {
          ...{ blockSize: 1_801_614, blockVSize: 997_936.5, nTx: 3_391, totalFees: 8_170_664 },
          ...{ medianFee: 6.01, feeRange: [4.58, 5, 6, 200] },
        },
        { blockSize: 27_409, blockVSize: 7_675, nTx: 2, totalFees: 769, medianFee: 0, feeRange: [] },
      ],
    })),
    "GET /v1/fees/recommended": plain(() => ({
      body: { fastestFee: 7, halfHourFee: 6, hourFee: 5, economyFee: 2, minimumFee: 0.1 },
    })),
    "GET /v1/difficulty-adjustment": plain(() => ({
      body: {
        ...{ progressPercent: 32.49, difficultyChange: 0.784, estimatedRetargetDate: 1_735_514_828_279 },
        ...{ remainingBlocks: 1_361, remainingTime: 811_481_279, previousRetarget: -4.429 },
        ...{ previousTime: 1_734_312_810, nextRetargetHeight: 876_960, timeAvg: 596_239 },
        ...{ adjustedTimeAvg: 596_239, timeOffset: 0, expectedBlocks: 650.895 },
      },
    })),
    "GET /v1/mining/hashrate/{period}": plain(({ params: { period = "" } }) => {
      if (!PERIODS.includes(period)) return text(400, "Invalid interval");
      const hashrates = [0, 1, 2].map((day) => ({
        timestamp: 1_734_480_000 + day * 86_400,
        avgHashrate: 772_468_902_340_223_600_000 + day * 1e18,
      }));
      const now = { currentHashrate: 7.8e20, currentDifficulty: 108_522_647_629_298 };
      return { body: { hashrates, difficulty: [], ...(period !== "all" && now) } };
    }),
    "GET /v1/prices": plain(() => ({
      body: { time: 1_734_704_700, ...Object.fromEntries(CURRENCIES.map((code, at) => [code, 97_753 + at])) },
    })),
    "GET /v1/historical-price": {
      takes: ["currency", "timestamp"],
      answer: ({ query }) => {
        const at = Number(query.get("timestamp"));
        if (!Number.isInteger(at)) return text(400, "Invalid timestamp");
        // Currencies that were not followed yet are -1.
        const price = at < FIRST_PRICE ? { USD: 0, EUR: -1 } : { USD: 43_753, EUR: 39_700.5, JPY: -1 };
        return { body: { prices: [{ time: at, ...price }], exchangeRates: { USDEUR: 0.92 } } };
      },
    },
  };
}

/** An operation that takes no parameters. */
function plain(answer: StandInHandler): StandInOperation {
  return { takes: [], answer };
}

function onAddress(answer: (address: string, seen: string | undefined) => StandInAnswer): StandInHandler {
  return ({ params: { address = "", seen } }) => {
    if (!ADDRESS.test(address)) return text(400, "Invalid Bitcoin address");
    return seen === undefined || HASH.test(seen) ? answer(address, seen) : text(400, "Invalid hex string");
  };
}

function onHash(refusal: string, answer: (id: string) => StandInAnswer): StandInHandler {
  return ({ params: { id = "" } }) => (HASH.test(id) ? answer(id) : text(400, refusal));
}

/** What waits and the first page in blocks; or the page behind a transaction. */
function pageAfter(address: string, seen: string | undefined) {
  const all =
    address === BUSY_ADDRESS
      ? BUSY
      : TRANSACTIONS.filter(({ txid }) => OUTPUTS[address]?.some((output) => Object(output).txid === txid));
  const isMined = ({ status }: (typeof all)[number]) => Object(status).confirmed === true;
  const mined = all.filter(isMined);
  if (seen === undefined) return [...all.filter((each) => !isMined(each)), ...mined.slice(0, A_PAGE)];
  const at = mined.findIndex(({ txid }) => txid === seen);
  return at === -1 ? [] : mined.slice(at + 1, at + 1 + A_PAGE);
}

function text(status: number, body: string): StandInAnswer {
  return { status, body, headers: { "content-type": "text/plain; charset=utf-8" } };
}
