// What the stand-ins of exchanges know: a few markets, and one book, one list of candles and of trades for all of them.

/** Markets as base and quote. */
export const SPOT: readonly (readonly [string, string])[] = [
  ["BTC", "USDT"],
  ["ETH", "USDT"],
  ["BTC", "USD"],
  ["ETH", "USD"],
];
/** Perpetuals; each settles in its quote. */
export const PERPETUAL: readonly (readonly [string, string])[] = [
  ["BTC", "USDT"],
  ["ETH", "USDT"],
  ["BTC", "USDC"],
];

/** The time of the newest rows: 2026-01-02T00:00:00Z. */
export const NOW = 1_767_312_000_000;

/** Figures of the last day; a volume with more digits than a double holds. */
export const DAY = {
  last: "88123.45000000",
  bid: "88123.44000000",
  ask: "88123.46000000",
  open: "87000.00000000",
  high: "89000.10000000",
  low: "86500.00000000",
  base: "12345.678901234567890123",
  quote: "1088000000.12345678",
} as const;

/** Bids and asks as price and amount, best first. */
export const BOOK = {
  bids: [
    ["88123.44", "0.50000000"],
    ["88123.00", "1.25000000"],
    ["88120.00", "3"],
  ],
  asks: [
    ["88123.46", "0.10000000"],
    ["88124.00", "2.00000001"],
    ["88130.00", "4"],
  ],
} as const;

/** Candles by their start, oldest first: `[start in ms, open, high, low, close, volume]`. */
export function candlesOf(stepMs: number, since: number, count: number) {
  return Array.from({ length: count }, (_, at) => {
    const open = 87_000 + at;
    return [
      since + at * stepMs,
      `${open}.5`,
      `${open + 2}.25`,
      `${open - 1}`,
      `${open + 1}.75`,
      "10.00000001",
    ] as const;
  });
}

/** The trades, oldest first. */
export const TRADES = [
  { id: 7001, time: NOW - 2_000, side: "sell", price: "88123.44", amount: "0.00100000" },
  { id: 7002, time: NOW - 1_000, side: "buy", price: "88123.46", amount: "0.123456789012345678" },
] as const;

/** What a perpetual pays, and what it has paid, oldest first. */
export const FUNDING = {
  rate: "0.00010000",
  next: NOW + 8 * 3_600_000,
  mark: "88120.12345678",
  index: "88119.99",
  paid: [
    { time: NOW - 16 * 3_600_000, rate: "0.00008" },
    { time: NOW - 8 * 3_600_000, rate: "-0.00001234" },
  ],
} as const;

/** Open interest of every perpetual, in the base. */
export const OPEN_INTEREST = "75123.456";
