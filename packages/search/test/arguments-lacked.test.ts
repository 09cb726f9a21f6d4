// The clauses of filling on what is not said: nothing beside it stands in for an amount, an owner, a coin, a function or its values.
import type { JsonSchema } from "@svckit/core";
import { expect, test } from "vitest";
import { z } from "zod";
import { readMentions } from "../src/entities/read-mentions.js";
import { fill } from "../src/filling/filling.js";
import { slotsOf } from "../src/filling/slot.js";
import { subjectOf } from "../src/planner/subject.js";

const NOW = Date.UTC(2026, 10, 22, 12);
const ROUTER = "0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D";
const HOLDER = "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045";

const address = z.string().regex(/^0x[0-9a-fA-F]{40}$/);
const called = z.object({
  address: address.describe("The contract"),
  function: z.string().optional().describe("The function with its types. Give this or data"),
  args: z.array(z.string()).optional().describe("Arguments of the function, in order"),
  data: z.string().optional().describe("Raw call data in hex, 0x and at most 16 KiB"),
});
const sent = z.object({
  ...called.shape,
  value_wei: z.string().optional().describe("Coins sent along, in wei"),
});
const allowance = z.object({
  owner: address.describe("Who holds the tokens"),
  spender: address.describe("Who may move them, such as a router"),
});
const swapped = z.object({ amount_raw: z.string().describe("How much, in its smallest unit") });
const stored = z.object({
  slot: z
    .union([z.string(), z.number().int()])
    .describe("The storage slot: its number, or 0x and up to 64 hex digits"),
  block: z
    .union([z.string(), z.number().int()])
    .default("latest")
    .describe("The block: its number, or a block hash (0x and 64 hex digits)"),
});
const quoted = z.object({
  from_token: z.string().describe("Mint of the token that is given; base58 of 32 bytes"),
  to_token: z.string().describe("Mint of the token that is wanted; base58 of 32 bytes"),
});
const funding = z.object({ coin: z.string().describe("The coin's symbol, such as BTC") });
const TIME = "ISO 8601 with its zone, such as `2026-01-02T03:04:05Z`, or a day such as `2026-01-02`";
const span = z.object({
  from: z.string().describe(`The earliest time; ${TIME}`),
  to: z.string().describe(`The latest time; ${TIME}`),
});

function filled(schema: z.ZodType, text: string) {
  const mentions = readMentions(text, NOW, () => false);
  // `as`: zod gives a JSON Schema.
  const slots = slotsOf(z.toJSONSchema(schema, { io: "input" }) as JsonSchema);
  const material = { text: text.toLowerCase(), mentions, background: new Set<never>(), now: NOW };
  const subject = subjectOf({ text, mentions });
  const { calls, missing } = fill(slots, { ...material, subject, lacking: undefined, sought: [] });
  return { args: calls[0]?.args, missing: missing.map(({ name }) => name) };
}

test.each([
  ["call a function of the contract", called, ["function"]],
  ["call balanceOf(address)", called, ["args"]],
  ["call totalSupply()", called, []],
  ["call it with 0xa9059cbb", called, []],
  ["a plain transfer to the contract", sent, []],
])("%s: one of two arguments, and the values of a function, are lacked", (text, schema, names) => {
  expect(filled(schema, `${text}, ${ROUTER}`).missing).toEqual(names);
});

test.each([
  ["SOL to USDC with 1% slippage", []],
  ["50 bps of slippage, how much do I get", []],
  ["1% slippage, 2 SOL to USDC", ["2000000000"]],
])("%s: a share is no amount", (text, amounts) => {
  const { args, missing } = filled(swapped, text);
  expect([args?.["amount_raw"]].filter((each) => each !== undefined)).toEqual(amounts);
  expect(missing).toEqual(amounts.length > 0 ? [] : ["amount_raw"]);
});

test.each([
  [`can ${ROUTER} still pull USDC out of my wallet`, { spender: ROUTER }],
  [`may the router (${ROUTER}) take my tokens`, { spender: ROUTER }],
  [`can the router (${ROUTER}) still take my USDC? I am ${HOLDER}`, { owner: HOLDER, spender: ROUTER }],
  [`what has ${HOLDER} allowed`, { owner: HOLDER }],
])("%s: who may spend is not whose tokens they are", (text, args) => {
  expect(filled(allowance, text).args).toEqual(args);
});

test.each([
  ["hourly funding paid on Hyperliquid since 10 November", undefined],
  ["funding of kraken and BTC on Hyperliquid", "BTC"],
  ["funding of HYPE", "HYPE"],
])("%s: where a coin is traded is no coin", (text, coin) => {
  expect(filled(funding, text).args?.["coin"]).toBe(coin);
});

const KEY = `0x${"7050c9e0".repeat(8)}`;

test.each([
  ["the storage as it stood at block 19000000", { block: 19_000_000 }],
  ["storage slot 3 at block 19000000", { slot: 3, block: 19_000_000 }],
  [`storage slot ${KEY}`, { slot: KEY }],
])("%s: a slot of storage is no block", (text, args) => {
  expect(filled(stored, text).args).toEqual(args);
});

test.each([
  ["from 2026-09-01 until the settlement date", ["to"]],
  ["since we opened the position", ["from"]],
  ["since I bought until I sold", ["from", "to"]],
  ["since the start of November", []],
  ["the last two weeks until now", []],
])("%s: a time that only its asker knows is lacked", (text, names) => {
  expect(filled(span, text).missing).toEqual(names);
});

const JUP = "JUPyiwrYJFskUPiHa7hkeR8VUtAeFoSYbKedZNsDvCN";

test.each([
  ["suppose I hand Jupiter 3 SOL, what do I receive", undefined],
  ["jup quote for 50 usdc pls", undefined],
  ["50 USDC to JUP", JUP],
])("%s: the exchange that quotes is no coin that is wanted", (text, token) => {
  expect(filled(quoted, text).args?.["to_token"]).toBe(token);
});

test("a day of the week is no name of a token", () => {
  expect(readMentions("can one sell it before Friday, or by December?", NOW, () => false)).toEqual(
    expect.not.arrayContaining([
      expect.objectContaining({ readings: expect.objectContaining({ name: "Friday" }) }),
    ]),
  );
});
