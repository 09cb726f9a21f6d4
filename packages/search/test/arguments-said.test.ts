// The clauses of filling on what a question says in words: amounts, counts, steps, times, roles, objects and orders reach arguments by their kinds.
import type { JsonSchema } from "@svckit/core";
import { expect, test } from "vitest";
import { z } from "zod";
import { readMentions } from "../src/entities/read-mentions.js";
import { fill } from "../src/filling/filling.js";
import { slotsOf } from "../src/filling/slot.js";
import { subjectOf } from "../src/planner/subject.js";

// A Sunday.
const NOW = Date.UTC(2026, 10, 22, 12);
const ONE = "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045";
const OTHER = "0xb8c2C29ee19D8307cb7255e1Cd9CbDE883A267d5";
const TOKEN = "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48";
const HASH = `0x${"5c504ed4".repeat(8)}`;
const SALT = `0x${"0".repeat(63)}7`;
const SIGNATURE = `0x${"f1".repeat(65)}`;
const SOL = "So11111111111111111111111111111111111111112";
const USDC = "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v";
const TIME = "ISO 8601 with its zone, such as `2026-01-02T03:04:05Z`, or a day such as `2026-01-02`";

const address = z.string().regex(/^0x[0-9a-fA-F]{40}$/);
const hash = z.string().regex(/^0x[0-9a-fA-F]{64}$/);
const hex = z.string().regex(/^0x(?:[0-9a-fA-F]{2})*$/);
const time = z.string().optional();
const count = z.number().int().optional();
const step = z.enum(["15m", "1h", "1d"]);
const coins = z.array(z.string()).min(1);

const chart = z.object({
  from: time.describe(`The earliest time; ${TIME}`),
  to: time.describe(`The latest time; ${TIME}`),
  limit: count.describe("Points in a page, newest first"),
});
const point = z.object({ at: time.describe(`The time; ${TIME}`) });
const candles = z.object({
  timeframe: step.default("1h").describe("How long a candle is"),
  to: time.describe(`Only candles that start before this; ${TIME}`),
  limit: count.describe("How many candles"),
});
const sampled = z.object({ points: count.describe("How many prices of each coin") });
const listed = z.object({
  min_tvl: z.number().optional().describe("Only pools with as much in them, in US dollars"),
  min_apy: z.number().optional().describe("Only pools with this yield in a year or more, in percent"),
  stablecoin_only: z.boolean().default(false).describe("Only pools of stablecoins alone"),
  order: z.enum(["tvl", "apy"]).default("tvl").describe("Which come first"),
});
const ordered = z.object({
  order: z
    .enum(["market_cap_usd_desc", "floor_price_native_asc", "market_cap_native_asc", "change_24h_asc"])
    .default("market_cap_usd_desc")
    .describe("Order of the list"),
});
const sent = z.object({
  from: address.optional().describe("The sender"),
  to: address.optional().describe("The recipient or the contract"),
  value_wei: z.string().optional().describe("Coins sent along, in wei"),
  function: z.string().optional().describe("The function with its types, such as `balanceOf(address)`"),
  args: z.array(z.string()).optional().describe("Arguments of the function, in order"),
});
const allowance = z.object({
  token: address.describe("The token's contract"),
  owner: address.describe("Who holds the tokens"),
  spender: address.describe("Who may move them, such as a router"),
});
const made = z.object({
  salt: hash.optional().describe("The salt; 0x and 64 hex digits"),
  init_code_hash: hash.optional().describe("Hash of the code; 0x and 64 hex digits"),
});
const signed = z.object({
  message: z.string().optional().describe("The text that was signed"),
  data: hex.optional().describe("Bytes that were signed; 0x hex"),
  hash: hash.optional().describe("A digest; 0x and 64 hex digits"),
  signature: hex.describe("The signature; 0x hex, at most 65 bytes"),
});
const encoded = z.object({
  types: z.string().optional().describe("Types in a row, such as `address,uint256[]`"),
  args: z.array(z.string()).optional().describe("The values, in order"),
});
const typed = z.object({
  types: z.record(z.string(), z.unknown()).describe("The structs by name"),
  primary_type: z.string().describe("The struct of the message"),
  domain: z.record(z.string(), z.unknown()).optional().describe("The domain"),
});
const units = z.object({
  amount: z.string().describe("The amount, a decimal string"),
  from_unit: z.union([z.enum(["wei", "ether"]), z.number().int()]).describe("Or a token's decimals"),
  to_unit: z.union([z.enum(["wei", "ether"]), z.number().int()]).describe("Or a token's decimals"),
});
const swapped = z.object({
  from_token: z.string().describe("Mint of the token that is given; base58 of 32 bytes"),
  to_token: z.string().describe("Mint of the token that is wanted; base58 of 32 bytes"),
  amount_raw: z.string().describe("How much, in its smallest unit"),
  exact: z.enum(["in", "out"]).default("in").describe("Which side the amount is of"),
  slippage_bps: z.number().int().default(50).describe("How much worse it may get"),
});
const numbered = z.object({ id: z.number().int().describe("The number of the bridge") });
const rounded = z.object({ precision: z.number().int().optional().describe("Decimals of the prices") });
const priced = z.object({ coins: coins.describe("The coins, each `coingecko:<id>` or `<chain>:<address>`") });
const overChains = z.object({ chains: z.array(z.string()).describe("Slugs: ethereum, base, bitcoin") });
const ofExchange = z.object({
  id: z
    .string()
    .describe("CoinGecko id of the exchange; get_exchanges_list and get_derivatives_list name it"),
});

function argsOf(schema: z.ZodType, text: string): Readonly<Record<string, unknown>> | undefined {
  const mentions = readMentions(text, NOW, () => false);
  // `as`: zod gives a JSON Schema.
  const slots = slotsOf(z.toJSONSchema(schema, { io: "input" }) as JsonSchema);
  const subject = subjectOf({ text, mentions });
  const background = new Set<never>();
  const material = { text: text.toLowerCase(), mentions, background, subject, now: NOW };
  return fill(slots, { ...material, lacking: undefined, sought: [] }).calls[0]?.args;
}

test.each([
  ["the last 2 weeks", chart, { from: "2026-11-08" }],
  ["from the first through the eighth of November", chart, { from: "2026-11-01", to: "2026-11-08" }],
  ["from the start of November to the 20th", chart, { from: "2026-11-01", to: "2026-11-20" }],
  ["since 1 October 2026, 31 days", chart, { from: "2026-10-01", limit: 31 }],
  ["the last thirty days, on 30 June 2026", point, { at: "2026-06-30" }],
  ["did the first half of 2026 end? 30 June 23:59:59 UTC", point, { at: "2026-06-30T23:59:59Z" }],
  ["noon UTC on 1 July 2026", point, { at: "2026-07-01T12:00:00Z" }],
  ["at 17:40 utc on 19 may 2026", point, { at: "2026-05-19T17:40:00Z" }],
  ["Christmas Day 2025 at 18:30 UTC", point, { at: "2025-12-25T18:30:00Z" }],
  ["at 3pm UTC on 5 may 2025", point, { at: "2025-05-05T15:00:00Z" }],
  ["on 5 may 2025 at 3:30 pm", point, { at: "2025-05-05T15:30:00Z" }],
  ["at 12 am on 5 may 2025", point, { at: "2025-05-05T00:00:00Z" }],
  ["at 25:00 on 5 may 2025", point, { at: "2025-05-05" }],
  ["at noon yesterday", point, { at: "2026-11-21T12:00:00Z" }],
  ["last monday at 5 p.m.", point, { at: "2026-11-16T17:00:00Z" }],
  ["at 9am New York time yesterday", point, { at: "2026-11-21T14:00:00Z" }],
  ["yesterday 9am ET", point, { at: "2026-11-21T14:00:00Z" }],
  ["2025-07-05 14:30 CEST", point, { at: "2025-07-05T12:30:00Z" }],
  ["2025-05-05T14:30:00+02:00", point, { at: "2025-05-05T12:30:00Z" }],
  ["at 9am today", point, { at: "2026-11-22T09:00:00Z" }],
  ["at 3pm", point, { at: "2026-11-21T15:00:00Z" }],
  ["from 3pm to 5pm yesterday", chart, { from: "2026-11-21T15:00:00Z", to: "2026-11-21T17:00:00Z" }],
])("%s: a time is read with its clock, and a point before a length", (text, schema, args) => {
  expect(argsOf(schema, text)).toEqual(args);
});

test.each([
  ["15min chart", candles, { timeframe: "15m" }],
  ["15m on the perp, last 48 bars", candles, { timeframe: "15m", limit: 48 }],
  ["candles of one hour", candles, { timeframe: "1h" }],
  ["candles, one point a day", candles, { timeframe: "1d" }],
  ["none starting on or after 2026-10-01", candles, { to: "2026-10-01" }],
  ["candles x7", candles, { limit: 7 }],
  ["thirty-five candles", candles, { limit: 35 }],
  ["for these 2 tokens, at most 50", candles, { limit: 50 }],
  ["40 weekly dollar prices", sampled, { points: 40 }],
])("%s: how long a step is and how many are wanted", (text, schema, args) => {
  expect(argsOf(schema, text)).toEqual(args);
});

test.each([
  [
    "pools that pay 20 % a year or more with at least five million dollars",
    listed,
    { min_apy: 20, min_tvl: 5_000_000 },
  ],
  ["stables paying 5%+, juiciest first", listed, { min_apy: 5, stablecoin_only: true, order: "apy" }],
  ["cheapest by floor", ordered, { order: "floor_price_native_asc" }],
  ["smallest market cap in their native coin", ordered, { order: "market_cap_native_asc" }],
  ["which bled hardest", ordered, { order: "change_24h_asc" }],
  ["bridge no. 19", numbered, { id: 19 }],
  ["rounded to two decimals", rounded, { precision: 2 }],
  ["eth vs base vs btc", overChains, { chains: ["ethereum", "base", "bitcoin"] }],
  ["Binance Futures", ofExchange, { id: "binance_futures" }],
  [`doge and base:${TOKEN}`, priced, { coins: [`base:${TOKEN}`, "coingecko:dogecoin"] }],
])("%s: bounds, orders and ids are taken as the argument has them", (text, schema, args) => {
  expect(argsOf(schema, text)).toEqual(args);
});

test.each([
  [`${ONE} sends half an ether to ${OTHER}`, sent, { from: ONE, to: OTHER, value_wei: "500000000000000000" }],
  [
    `${ONE} calls approve(address,uint256) on ${TOKEN} with spender ${OTHER}, 1000000`,
    sent,
    { from: ONE, to: TOKEN, function: "approve(address,uint256)", args: [OTHER, "1000000"] },
  ],
  [
    `how much may ${ONE} take of ${OTHER}'s USDC (${TOKEN})`,
    allowance,
    { owner: OTHER, spender: ONE, token: TOKEN },
  ],
  [`salt ${SALT}, init code hash ${HASH}`, made, { salt: SALT, init_code_hash: HASH }],
  [`digest ${HASH} with sig ${SIGNATURE}`, signed, { hash: HASH, signature: SIGNATURE }],
  [`text: hello, signature: ${SIGNATURE}`, signed, { message: "hello", signature: SIGNATURE }],
  ["an address followed by a uint256", encoded, { types: "address,uint256" }],
  [
    `types address,uint256 with values ${ONE} and 1000000`,
    encoded,
    { types: "address,uint256", args: [ONE, "1000000"] },
  ],
  [
    "how many wei are three point seven five ether",
    units,
    { amount: "3.75", from_unit: "ether", to_unit: "wei" },
  ],
  ["250000 base units of a token with 6 decimals", units, { amount: "250000", from_unit: 0, to_unit: 6 }],
  [
    "2.5 SOL for USDC, one per cent of slippage",
    swapped,
    { from_token: SOL, to_token: USDC, amount_raw: "2500000000", slippage_bps: 100 },
  ],
  [
    "USDC needed to receive exactly 2 SOL",
    swapped,
    { from_token: USDC, to_token: SOL, amount_raw: "2000000000", exact: "out" },
  ],
  [
    'domain {"name":"Gov","chainId":1}, primaryType Vote, types {"Vote":[{"name":"support","type":"bool"}]}',
    typed,
    {
      domain: { name: "Gov", chainId: 1 },
      primary_type: "Vote",
      types: { Vote: [{ name: "support", type: "bool" }] },
    },
  ],
])(
  "%s: amounts, addresses, hashes and objects reach the argument that they are for",
  (text, schema, args) => {
    expect(argsOf(schema, text)).toEqual(args);
  },
);
