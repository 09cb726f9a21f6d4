// The clauses of turns about what was told: its worth in a currency, both that were asked of, another chain, and what asks for nothing.
import { beforeAll, expect, test } from "vitest";
// The whole catalog beside its stand-ins is a fixture of the providers' own tests.
import { sharedCatalog } from "../../providers/test/catalog.js";
import type { Answered } from "./answer-context.js";
import { lastOfTurns } from "./last-of-turns.js";

const VITALIK = "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045";
const NICK = "0xb8c2C29ee19D8307cb7255e1Cd9CbDE883A267d5";

let catalog: Awaited<ReturnType<typeof sharedCatalog>>;

beforeAll(async () => {
  catalog = await sharedCatalog();
});

async function lastOf(turns: readonly string[]): Promise<Answered> {
  return lastOfTurns(catalog.service, turns);
}

type Row = readonly [turns: string, tool: string, args: Readonly<Record<string, unknown>>];

async function expectLast([turns, tool, args]: Row): Promise<void> {
  const { asked } = await lastOf(turns.split(" / "));
  expect(asked.at(-1)).toEqual({ tool, args });
}

test.each<Row>([
  [
    `ETH balance of ${VITALIK} / in dollars`,
    "get_wallet_portfolio",
    { address: VITALIK, chains: ["ethereum"] },
  ],
  [
    `ETH balance of ${VITALIK} / what is it worth?`,
    "get_wallet_portfolio",
    { address: VITALIK, chains: ["ethereum"] },
  ],
  [
    "balance of bc1qxy2kgdygjrsqtzq2n0yrf2493p83kkfjhx0wlh / in dollars",
    "get_wallet_portfolio",
    { address: "bc1qxy2kgdygjrsqtzq2n0yrf2493p83kkfjhx0wlh" },
  ],
  ["floor price of cryptopunks / in dollars", "get_nft", { id: "cryptopunks" }],
  ["how much bitcoin does Strategy hold? / in dollars", "get_treasury_by_entity", { entity_id: "strategy" }],
  ["tvl of aave / in dollars", "get_protocol_tvl", { protocol: "aave" }],
  ["price of btc / in euro", "get_price", { ids: "bitcoin", vs_currencies: "eur" }],
])("a currency behind a balance or a figure is of that: %s", async (...row) => expectLast(row));

test.each([
  [
    `ETH balance of ${VITALIK} / and how much is it in euro?`,
    "That is the price of one ETH, and not of the amount",
  ],
  ["resolve vitalik.eth / what is his ETH balance? / in euro / in dollars", "That is the price of one ETH"],
  ["ETH balance of vitalik.eth and nick.eth / in euro", "That is the price of one ETH"],
  ["USDC balance of vitalik.eth / in euro", "That is the price of one USDC"],
  ["price of 2 btc / in euro", "That is the price of one BTC"],
  ["how much is 3 eth in euro / in dollars", "That is the price of one ETH"],
  ["how much bitcoin does Strategy hold? / in euro", "Its money is in US dollars and not in EUR."],
  ["price of BTC / and ETH / total of both", "they are not added up"],
])("what a currency or a sum is not of is said: %s", async (turns, words) => {
  expect((await lastOf(turns.split(" / "))).answer.response).toContain(words);
});

test.each([
  [
    "resolve nick.eth / and vitalik.eth / balance of both",
    "get_wallet_portfolio",
    ["nick.eth", "vitalik.eth"],
  ],
  [
    "resolve nick.eth / and vitalik.eth / balance of both on base",
    "get_wallet_portfolio",
    ["nick.eth", "vitalik.eth"],
  ],
  ["ETH balance of vitalik.eth / and of nick.eth / total of both", "get_native_balance", [VITALIK, NICK]],
  ["ETH balance of vitalik.eth / and nick.eth / both", "get_native_balance", [VITALIK, NICK]],
])("both are the two that were asked of: %s", async (turns, tool, addresses) => {
  const { asked } = await lastOf(turns.split(" / "));
  const own = asked.filter((each) => each.tool === tool);
  expect(own.map(({ args }) => args["address"])).toEqual(addresses);
});

test.each([
  "price of btc / really?",
  "price of btc / thanks / you too",
  "price of eth / what did I ask first?",
])("what is said to an answer calls nothing: %s", async (turns) => {
  const { asked, answer } = await lastOf(turns.split(" / "));
  expect(asked).toEqual([]);
  expect(answer.response).toContain("asks for nothing that a tool here gives");
});

test("a chain behind a question that had another is that question there", async () => {
  const { asked } = await lastOf(["USDC supply on solana", "on ethereum"]);
  expect(asked.at(-1)?.tool).toBe("get_erc20_metadata");
});
