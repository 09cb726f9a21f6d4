// The clauses of the planner on what a question says in words: times, steps, numbers and values reach the arguments of tools that it has never seen.
import { createService, defineProvider, defineTool, type Service, systemClock } from "@svckit/core";
import { plannerEngine } from "@svckit/search";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { ask } from "./answer-context.js";

// A Sunday.
const clock = { ...systemClock, now: () => Date.UTC(2026, 10, 22, 12) };
const WALLET = "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045";
const TIME = "ISO 8601 with its zone, such as `2026-01-02T03:04:05Z`, or a day such as `2026-01-02`";
const address = z.string().regex(/^0x[0-9a-fA-F]{40}$/);
const output = z.object({ depth: z.number().describe("Depth") });
const execute = () => ({ depth: 1 });

const tools = [
  defineTool({
    name: "get_reef_history",
    title: "History of a reef",
    description: "Gives how deep the reef of a wallet was over time.",
    category: "market_data",
    effect: "read",
    input: z.object({
      address: address.describe("Whose reef"),
      from: z.string().optional().describe(`The earliest time; the beginning where left out; ${TIME}`),
      to: z.string().optional().describe(`The latest time; now where left out; ${TIME}`),
      resolution: z.enum(["15m", "1h", "6h", "1d"]).optional().describe("Time between two points"),
    }),
    output,
    examples: [{ description: "One", args: { address: WALLET } }],
    execute,
  }),
  defineTool({
    name: "list_reefs",
    title: "Reefs by liquidity",
    description: "Lists the reefs with their liquidity in dollars, perpetual and futures, and their shells.",
    category: "market_data",
    effect: "read",
    input: z.object({
      limit: z.number().int().optional().describe("How many rows"),
      min_tvl: z.number().optional().describe("Only reefs with as much in them, in US dollars"),
      kind: z.enum(["perpetual", "futures"]).optional().describe("Of one kind; both where left out"),
      include_shells: z.boolean().default(true).describe("Whether to list the shells, too"),
    }),
    output,
    examples: [{ description: "All", args: {} }],
    execute,
  }),
  defineTool({
    name: "get_reef_tide",
    title: "Tide of a feed",
    description: "Gives the tide of a feed by its id.",
    category: "market_data",
    effect: "read",
    input: z.object({ ids: z.array(z.string().max(66)).min(1).describe("Ids of the feeds") }),
    output,
    examples: [{ description: "One", args: { ids: ["ab".repeat(32)] } }],
    execute,
  }),
  defineTool({
    name: "get_outcome_midpoint",
    title: "Midpoint of an outcome",
    description: "Gives the midpoint of an outcome token.",
    category: "market_data",
    effect: "read",
    input: z.object({
      token_id: z
        .string()
        .regex(/^\d{1,78}$/)
        .describe("The outcome's token"),
    }),
    output,
    examples: [{ description: "One", args: { token_id: "713210456792522125946" } }],
    execute,
  }),
  defineTool({
    name: "get_kelp_fees",
    title: "Kelp fees for programs",
    description: "Estimates the kelp fee of a transaction that writes to programs.",
    category: "market_data",
    effect: "read",
    input: z.object({
      accounts: z
        .array(
          z
            .string()
            .max(64)
            .regex(/^[1-9A-HJ-NP-Za-km-z]+$/)
            .describe("Base58 of 32 bytes"),
        )
        .min(1)
        .describe("Accounts and programs of the transaction"),
      slippage_bps: z.number().int().optional().describe("How much worse it may get"),
    }),
    output,
    examples: [{ description: "One", args: { accounts: ["JUP6LkbZbjS1jKKwapdHNy74zcZ3tLUZoi5QNyVTaV4"] } }],
    execute,
  }),
  defineTool({
    name: "get_surf_candles",
    title: "Candles of a surf perpetual",
    description: "Gives the candles of a surf perpetual.",
    category: "market_data",
    effect: "read",
    input: z.object({
      coin: z.string().describe("The perpetual: the coin by its name, such as `BTC`"),
      timeframe: z.enum(["1h", "4h"]).default("1h").describe("How long a candle is"),
    }),
    output,
    examples: [{ description: "One", args: { coin: "BTC" } }],
    execute,
  }),
  defineTool({
    name: "get_shell_prices",
    title: "Shell prices",
    description: "Gives the shell prices of coins and contracts.",
    category: "market_data",
    effect: "read",
    input: z.object({
      coins: z.array(z.string()).min(1).describe("The coins, each `coingecko:<id>` or `<chain>:<address>`"),
    }),
    output,
    examples: [{ description: "One", args: { coins: ["coingecko:bitcoin"] } }],
    execute,
  }),
  defineTool({
    name: "get_pearl_chart",
    title: "Chart of pearls",
    description: "Gives the pearl chart of a wallet.",
    category: "market_data",
    effect: "read",
    input: z.object({
      address: address.describe("Whose pearls"),
      days: z.enum(["7", "30", "90", "max"]).describe("How many days back"),
    }),
    output,
    examples: [{ description: "One", args: { address: WALLET, days: "30" } }],
    execute,
  }),
  defineTool({
    name: "get_dune_tvl",
    title: "Dune value of a chain",
    description: "Gives the tvl of a chain.",
    category: "market_data",
    effect: "read",
    input: z.object({ chain: z.string().describe("The chain") }),
    output,
    examples: [{ description: "One", args: { chain: "base" } }],
    execute,
  }),
];

let service: Service;

beforeAll(() => {
  service = createService({ providers: [defineProvider({ id: "sea", title: "Open Sea", tools })] });
});

afterAll(() => service.close());

async function argsOf(text: string): Promise<Readonly<Record<string, unknown>> | undefined> {
  const { asked } = await ask(service, plannerEngine(), text, { clock });
  expect(asked).toHaveLength(1);
  return asked[0]?.args;
}

test.each([
  ["for the year 2025", "2025-01-01", "2025-12-31"],
  ["for all of 2025", "2025-01-01", "2025-12-31"],
  ["in October 2026", "2026-10-01", "2026-10-31"],
  ["in October", "2026-10-01", "2026-10-31"],
  ["from January till June 2026", "2026-01-01", "2026-06-30"],
  ["between March and May 2025", "2025-03-01", "2025-05-31"],
  ["in Q3", "2026-07-01", "2026-09-30"],
  ["in the second quarter of 2025", "2025-04-01", "2025-06-30"],
  ["in the first half of 2026", "2026-01-01", "2026-06-30"],
  ["in H2 2025", "2025-07-01", "2025-12-31"],
  ["between the 1st and 8th of November", "2026-11-01", "2026-11-08"],
  ["from 3rd to 10th October 2026", "2026-10-03", "2026-10-10"],
  ["9-10 Aug 2026", "2026-08-09", "2026-08-10"],
  ["Aug 9-10, 2026", "2026-08-09", "2026-08-10"],
  ["over the weekend", "2026-11-21", "2026-11-22"],
  ["last weekend", "2026-11-14", "2026-11-15"],
])("%s reaches from its first day to its last", async (said, from, to) => {
  expect(await argsOf(`history of the reef of ${WALLET} ${said}`)).toEqual({ address: WALLET, from, to });
});

test.each([
  ["since the 15th of this month", "2026-11-15"],
  ["since the 3rd", "2026-11-03"],
  ["since the 25th", "2026-10-25"],
  ["month to date", "2026-11-01"],
  ["ytd", "2026-01-01"],
  ["since last October", "2026-10-01"],
  ["since midnight", "2026-11-22"],
  ["over 30d", "2026-10-23T12:00:00Z"],
  ["over the last fifteen days", "2026-11-07T12:00:00Z"],
])("%s goes on until now", async (said, from) => {
  expect(await argsOf(`history of the reef of ${WALLET} ${said}`)).toEqual({ address: WALLET, from });
});

test.each([
  ["daily depth", "1d"],
  ["depth day by day", "1d"],
  ["depth per day", "1d"],
  ["depth, one point every hour,", "1h"],
  ["hourly depth", "1h"],
  ["depth every 6 hours", "6h"],
  ["depth at 6-hour steps", "6h"],
  ["depth in 15 minute intervals", "15m"],
])("%s is the time between two points, and no span", async (said, resolution) => {
  const args = await argsOf(`history of the reef: ${said} of ${WALLET} from 2026-01-01 to 2026-01-07`);
  expect(args).toEqual({ address: WALLET, from: "2026-01-01", to: "2026-01-07", resolution });
});

test.each([
  ["reefs with more than ten million dollars of liquidity", { min_tvl: 10_000_000 }],
  ["reefs with 2.5m or more liquidity", { min_tvl: 2_500_000 }],
  ["reefs with over half a million dollars of liquidity", { min_tvl: 500_000 }],
  ["the top dozen reefs by liquidity", { limit: 12 }],
  ["the twenty five biggest reefs by liquidity", { limit: 25 }],
  ["dated reefs by liquidity, futures, no perps", { kind: "futures" }],
  ["perpetual reefs by liquidity excluding futures", { kind: "perpetual" }],
  ["list reefs by liquidity without shells", { include_shells: false }],
])("%s: what is counted, bounded, chosen and left out", async (text, args) => {
  expect(await argsOf(text)).toEqual(args);
});

const FEED = "e62df6c8b4a85fe1a67db44dc12de5db330f7ac66b72dc658afedf0f4a415b43";
const TOKEN = "71321045679252212594626385532706912750332728571942532289631379312455583992563";
const PROGRAM = "JUP6LkbZbjS1jKKwapdHNy74zcZ3tLUZoi5QNyVTaV4";
const USDC = "0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913";

test.each([
  [`tide of feed ${FEED}`, { ids: [FEED] }],
  [`midpoint of outcome token ${TOKEN}`, { token_id: TOKEN }],
  [`kelp fees of a transaction that writes to ${PROGRAM}`, { accounts: [PROGRAM] }],
  [`kelp fees for ${PROGRAM} with 0.5% slippage`, { accounts: [PROGRAM], slippage_bps: 50 }],
  [`kelp fees for ${PROGRAM}, slippage 75 bps`, { accounts: [PROGRAM], slippage_bps: 75 }],
  ["surf candles of kPEPE on Hyperliquid", { coin: "kPEPE" }],
  ["surf candles of 1000SHIB, 4h", { coin: "1000SHIB", timeframe: "4h" }],
  ["surf candles of ETH on Hyperliquid", { coin: "ETH" }],
  [`shell prices of base:${USDC}`, { coins: [`base:${USDC}`] }],
  ["shell prices of bitcoin and ether", { coins: ["coingecko:bitcoin", "coingecko:ethereum"] }],
  [`pearl chart of ${WALLET} over its entire lifetime`, { address: WALLET, days: "max" }],
  ["arb tvl", { chain: "arbitrum" }],
])("%s: an id, a symbol or a chain is taken in the form that the argument has", async (text, args) => {
  expect(await argsOf(text)).toEqual(args);
});
