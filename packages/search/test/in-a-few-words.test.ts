// The clauses of questions in a few words: what people type into a search box, several such in a line among them.
import { systemClock } from "@svckit/core";
import { plannerEngine } from "@svckit/search";
import { beforeAll, expect, test } from "vitest";
// The whole catalog beside its stand-ins is a fixture of the providers' own tests.
import { sharedCatalog } from "../../providers/test/catalog.js";
import { ask } from "./answer-context.js";

let catalog: Awaited<ReturnType<typeof sharedCatalog>>;
const clock = { ...systemClock, now: () => Date.UTC(2026, 10, 22, 12) };

beforeAll(async () => {
  catalog = await sharedCatalog();
});

const put = (text: string) => ask(catalog.service, plannerEngine(), text, { clock });

test.each([
  ["bitcoin ath", "bitcoin"],
  ["all-time high of solana", "solana"],
  ["what was the all time high of ETH?", "ethereum"],
])("the highest price of one coin ever is told of that one: %s", async (text, id) => {
  const { answer, asked } = await put(text);
  expect(asked).toEqual([{ tool: "get_coins_index", args: { id } }]);
  expect(answer.response).toMatch(/market ath [\d,.]+ USD/);
});

test.each([
  ["compare sol avax near", "compare_tokens", { tokens: ["SOL", "AVAX", "NEAR"] }],
  ["llama prices for near and aptos", "get_current_prices", { coins: ["coingecko:near", "coingecko:aptos"] }],
  ["gas on eth vs base", "get_gas_overview", { chains: ["ethereum", "base"] }],
])("a word in a row of coins is one, and a chain stays one: %s", async (text, tool, args) => {
  const { asked } = await put(text);
  expect(asked.map((each) => each.tool)).toEqual([tool]);
  expect(asked[0]?.args).toMatchObject(args);
});

test.each([
  "price of bitcoin? gas on base? balance of vitalik.eth? tvl of aave? who owns nick.eth?",
  "what is the price of bitcoin, what is the gas price on base, what's the ETH balance of vitalik.eth, what is the TVL of aave, and who owns nick.eth?",
])("each of five questions in a line is answered: %s", async (text) => {
  const { answer } = await put(text);
  expect(answer.response.split("\n")).toHaveLength(5);
  for (const part of ["76,975 USD", "0.006000003 gwei", "32,504,000,000 USD", "nick.eth"])
    expect(answer.response).toContain(part);
});

test("as many rows are told as are asked for", async () => {
  expect((await put("top 7 coins by market cap")).answer.response).toMatch(/; 7\. Uniswap [^;]+$/);
  expect((await put("coins by market cap")).answer.response).toMatch(/; 5\. [^;]+; and more/);
});
