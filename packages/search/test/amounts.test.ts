// The clauses of amounts: a figure is read as it is written, in the unit that it is of, and what an answer is not of is said.
import { systemClock } from "@svckit/core";
import { plannerEngine } from "@svckit/search";
import { beforeAll, describe, expect, test } from "vitest";
// The whole catalog beside its stand-ins is a fixture of the providers' own tests.
import { sharedCatalog } from "../../providers/test/catalog.js";
import { readMentions } from "../src/entities/read-mentions.js";
import { type Answered, ask } from "./answer-context.js";

const clock = { ...systemClock, now: () => Date.UTC(2026, 10, 22, 12) };
const ONE = "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045";
const OTHER = "0xb8c2C29ee19D8307cb7255e1Cd9CbDE883A267d5";

let catalog: Awaited<ReturnType<typeof sharedCatalog>>;
beforeAll(async () => {
  catalog = await sharedCatalog();
});

function put(text: string): Promise<Answered> {
  return ask(catalog.service, plannerEngine(), text, { clock });
}

describe("a comma or a point is of thousands or of a fraction as it is written, and never guessed", () => {
  test.each([
    ["1,5 gwei", ["1.5"]],
    ["7,5%", ["7.5"]],
    ["0,025 gwei", ["0.025"]],
    ["12,3456 gwei", ["12.3456"]],
    ["1,500 gwei", ["1500"]],
    ["1,000,000", ["1000000"]],
    ["10,00,000 gwei", ["1000000"]],
    ["1.000.000 gwei", ["1000000"]],
    ["1.500,25 gwei", ["1500.25"]],
    ["1,500.25", ["1500.25"]],
    ["1.5", ["1.5"]],
    ["1,5m", ["1500000"]],
    ["1e18 wei", ["1000000000000000000"]],
    ["-5 gwei", ["-5"]],
    ["-0,5%", ["-0.5"]],
    ["30-50 gwei", ["30", "50"]],
    ["1000,250 gwei", []],
    ["1,2,3 gwei", []],
    ["10, 20", ["10", "20"]],
  ])("%s", (text, numbers) => {
    const read = readMentions(text, clock.now(), () => false);
    expect(read.flatMap(({ readings }) => readings.number ?? [])).toEqual(numbers);
  });

  test("as many rows as thousands are no one row", () => {
    const [top] = readMentions("top 1,000 coins", clock.now(), () => false);
    expect(top?.readings.count).toBe(1000);
  });
});

test.each([
  ["convert 1,5 ether to gwei", "convert_units", { amount: "1.5" }],
  ["0,5 ether in wei", "convert_units", { amount: "0.5" }],
  ["convert -5 ether to wei", "convert_units", { amount: "-5" }],
  ["convert 1.000.000 gwei to ether", "convert_units", { amount: "1000000" }],
  ["convert 1e18 wei to ether", "convert_units", { amount: "1000000000000000000" }],
  ["yield pools with apy over 7,5%", "get_yield_pools", { min_apy: 7.5 }],
  [
    `estimate gas to send 1,5 ETH from ${ONE} to ${OTHER}`,
    "estimate_gas",
    { value_wei: "1500000000000000000" },
  ],
])("%s: the very figure reaches the argument", async (text, tool, args) => {
  const { asked } = await put(text);
  expect(asked).toEqual([{ tool, args: expect.objectContaining(args) }]);
});

test("what is locked in a pool is no yield of it", async () => {
  const { asked } = await put("yield pools with tvl over 1,5m");
  expect(asked.map(({ args }) => [args["min_tvl"], args["min_apy"]])).toEqual([[1_500_000, undefined]]);
  const { asked: both } = await put("yield pools with tvl over 1,500,000 and apy over 12,5 %");
  expect(both.map(({ args }) => [args["min_tvl"], args["min_apy"]])).toEqual([[1_500_000, 12.5]]);
});

test("a token that is to be sent is not sent as the coin of the chain: its call is asked for", async () => {
  const { answer, asked } = await put(`estimate gas for sending 100 USDC from ${ONE} to ${OTHER}`);
  expect([asked, answer.missing?.missing.map(({ name }) => name)]).toEqual([[], ["function"]]);
  const { asked: own } = await put(`estimate gas to send 5 POL from ${ONE} to ${OTHER} on polygon`);
  expect(own.map(({ args }) => args["value_wei"])).toEqual(["5000000000000000000"]);
});

test.each([
  ["250 SOL to euro", "That is the price of one SOL, and not of the amount that was said."],
  ["10,000 DOGE in EUR", "That is the price of one DOGE, and not of the amount that was said."],
  ["0,5 BTC in USD", "That is the price of one BTC, and not of the amount that was said."],
])("%s: a price that is given for an amount is said to be that of one", async (text, note) => {
  expect((await put(text)).answer.response).toContain(note);
  expect((await put("1 BTC in USD")).answer.response).not.toContain("price of one");
});

test.each([
  ["gas on cardano", "cardano"],
  ["gas fees on Polkadot", "Polkadot"],
])("%s: what is given of other chains is said not to be of that one", async (text, name) => {
  expect((await put(text)).answer.response).toContain(`That is not of ${name}`);
  expect((await put("gas on base")).answer.response).not.toContain("That is not of");
});

test.each(["price of BTC, ETH, SOL, XRP, DOGE", "price of btc, eth, sol, xrp, doge, ada"])(
  "%s: who asks for prices of now is not asked for a time",
  async (text) => {
    const { answer, asked } = await put(text);
    expect([answer.missing, asked.length]).toEqual([null, 1]);
  },
);

test.each([
  ["convert 1000000000 lamports to SOL", [["1000000000", 0, 9]]],
  ["how many lamports is 2 SOL", [["2", 9, 0]]],
  ["0.025 btc to satoshi", [["0.025", 8, 0]]],
  ["50000 sats in btc", [["50000", 0, 8]]],
  ["1 usdc in smallest units", [["1", 6, 0]]],
  ["2,5 USDC to base units", [["2.5", 6, 0]]],
  [
    "3 eth in gwei and wei",
    [
      ["3", "ether", "gwei"],
      ["3", "ether", "wei"],
    ],
  ],
])("%s: an amount is reckoned in the unit that is wanted, and in each of several", async (text, calls) => {
  const { asked } = await put(text);
  expect(asked).toEqual(
    calls.map(([amount, from_unit, to_unit]) => ({
      tool: "convert_units",
      args: { amount, from_unit, to_unit },
    })),
  );
});

test("what costs so many sats is no amount to reckon in another unit", async () => {
  const tools = (await put("btc fees in sats")).asked.map(({ tool }) => tool);
  expect(tools).toEqual(["get_btc_fees"]);
});

test.each([
  ["quote 1 000 USDC to SOL on jupiter", "1000000000"],
  ["quote swapping 1'000 USDC into SOL at 0.5% slippage", "1000000000"],
  ["quote 1'000.50 USDC to SOL on jupiter", "1000500000"],
  ["quote $100 of SOL to USDC on jupiter", undefined],
])("%s: blanks and apostrophes part thousands, and money is no amount of a coin", async (text, amount) => {
  const { asked } = await put(text);
  expect(asked[0]?.args["amount_raw"]).toBe(amount);
});

test.each([
  ["how many wei is 0,01 ETH?", { amount: "0.01", from_unit: "ether", to_unit: "wei" }],
  ["how many gwei is 2,5 ETH?", { amount: "2.5", from_unit: "ether", to_unit: "gwei" }],
  ["how many wei in 3 gwei", { amount: "3", from_unit: "gwei", to_unit: "wei" }],
  ["how many eth is 5000000000 wei?", { amount: "5000000000", from_unit: "wei", to_unit: "ether" }],
])("%s: what is asked how many of is the unit that is wanted", async (text, args) => {
  expect((await put(text)).asked).toMatchObject([{ tool: "convert_units", args }]);
});
