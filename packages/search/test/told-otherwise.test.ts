// Told otherwise: the time, the cost and the coin that a later turn means are those of the answer before, or no tool has them.
import { systemClock } from "@svckit/core";
import { plannerEngine, type Turn } from "@svckit/search";
import { beforeAll, describe, expect, test } from "vitest";
// The whole catalog beside its stand-ins is a fixture of the providers' own tests.
import { sharedCatalog } from "../../providers/test/catalog.js";
import { ask } from "./answer-context.js";

let catalog: Awaited<ReturnType<typeof sharedCatalog>>;
const clock = { ...systemClock, now: () => Date.UTC(2026, 10, 22, 12) };

beforeAll(async () => {
  catalog = await sharedCatalog();
});

/** The last turn of a conversation, behind the answers that the others get. */
async function put(turns: readonly string[]) {
  let earlier: readonly Turn[] = [];
  for (const text of turns.slice(0, -1)) {
    const { answer } = await ask(catalog.service, plannerEngine(), text, { clock, earlier });
    earlier = [...earlier, { role: "user", content: text }, { role: "assistant", content: answer.response }];
  }
  const { answer, asked } = await ask(catalog.service, plannerEngine(), turns.at(-1) ?? "", {
    clock,
    earlier,
  });
  return { response: answer.response, asked: asked.map(({ tool, args }) => [tool, args]) };
}

const HASH = "0x5c504ed432cb51138bcf09aa5e8a410dd4a1e204ef84bfed1be16dfba1b22060";
const BITCOIN_ID = "a1075db55d416d3ca199f55b6084e2115b9345e16c5cf302fc80e9d5fbf5d48d";
const SIGNATURE = "5VERv8NMvzbJMEkV8xnrLkEaWRtSz9CosKDYjCJjBRnbJLgp8uirBgmQpjKhoR4tjF3ZpRzrFmBV6UjKdiSZkQUW";
const at = (coin: string, time: string) => [
  ["get_historical_prices", { coins: [`coingecko:${coin}`], at: time }],
];
const price = (...tokens: readonly string[]) => tokens.map((token) => ["get_token_price", { token }]);
const details = [["get_transaction_details", { chain: "ethereum", hash: HASH }]];

test.each([
  ["block 19000000 on ethereum / price of eth at that time", at("ethereum", "2024-01-13T22:00:11Z")],
  ["block 19000000 on ethereum / what was eth worth then", at("ethereum", "2024-01-13T22:00:11Z")],
  ["latest bitcoin block / and btc price at that time", at("bitcoin", "2024-12-20T14:26:31Z")],
  [`show ${HASH} on ethereum / when was that`, details],
  [`${HASH} / what did that cost in dollars`, details],
  [`show ${BITCOIN_ID} / when was that`, [["get_btc_tx", { id: BITCOIN_ID }]]],
  [`show ${SIGNATURE} / when was that`, [["get_sol_transaction", { signature: SIGNATURE }]]],
  [`show ${HASH} on ethereum / when was that / price of eth then`, at("ethereum", "2024-01-13T22:00:11Z")],
  ["latest bitcoin block / the one 100 before", [["get_btc_block", { block: 875_502 }]]],
  ["price of btc and eth / which is more expensive", price("BTC", "ETH")],
  ["tvl of solana / price of its coin / and of base", price("ETH")],
  ["tvl of aave / price of btc on 2026-05-01 and eth now", [...at("bitcoin", "2026-05-01"), ...price("ETH")]],
  ["price of btc / and its hashrate", [["get_btc_hashrate", {}]]],
  ["price of btc / how many can i buy for $1000", [["get_price", { ids: "bitcoin", vs_currencies: "usd" }]]],
])("%s", async (turns, expected) => {
  expect((await put(turns.split(" / "))).asked).toEqual(expected);
});

describe("what no tool has is not answered by another subject", () => {
  test.each([
    "hashrate of bitcoin / and of ethereum",
    "price of eth / and its hashrate",
    "funding rate of BTC on Bybit / and on mars exchange",
    "price of eth on binance / and on zorg",
    "tvl of lido / in euro / and its token price",
  ])("%s", async (turns) => {
    const { asked, response } = await put(turns.split(" / "));
    expect(asked).toEqual([]);
    expect(response).toMatch(/^None of the tools here/);
  });
});

test.each([
  [`show ${HASH} on ethereum / what did that cost in dollars`, "and not in dollars."],
  [
    `show ${HASH} on ethereum / price of eth at that time`,
    "That is of now: the answer before tells no time.",
  ],
  ["price of eth / double it", "no tool here does sums."],
])("what is left out is said: %s", async (turns, told) => {
  expect((await put(turns.split(" / "))).response).toContain(told);
});
