// The clauses of replies: what was asked back for is put into the question that lacked it, and no example of it is taken for said.
import { silentLogger, systemClock } from "@svckit/core";
import { plannerEngine, type Turn } from "@svckit/search";
import { afterAll, beforeAll, expect, test } from "vitest";
// The whole catalog beside its stand-ins is a fixture of the providers' own tests.
import { openCatalog } from "../../providers/test/catalog.js";
import { ask } from "./answer-context.js";

const clock = { ...systemClock, now: () => Date.UTC(2026, 10, 22, 12) };
const ROUTER = "0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D";
const HOLDER = "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045";
const TETHER = "0xdAC17F958D2ee523a2206206994597C13D831ec7";
const HASH = "0x5c504ed432cb51138bcf09aa5e8a410dd4a1e204ef84bfed1be16dfba1b22060";
const SOL = "So11111111111111111111111111111111111111112";
const USDC = "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v";

let catalog: Awaited<ReturnType<typeof openCatalog>>;

beforeAll(async () => {
  catalog = await openCatalog({ logger: silentLogger });
});

afterAll(() => catalog.close());

/** What comes of the last of some texts, each behind what was answered to those before it. */
async function converse(...texts: readonly string[]) {
  const turns: Turn[] = [];
  let last: Awaited<ReturnType<typeof ask>> | undefined;
  for (const content of texts) {
    last = await ask(catalog.service, plannerEngine(), content, { earlier: [...turns], clock });
    turns.push({ role: "user", content }, { role: "assistant", content: last.answer.response });
  }
  return last;
}

const quote = { from_token: SOL, to_token: USDC, amount_raw: "2000000000" };
const allowance = { owner: HOLDER, spender: ROUTER };

test.each([
  ["how much would I get for 2 SOL on jupiter?", "USDC", "get_jup_quote", quote],
  ["how much would I get for 2 SOL on jupiter?", "in USDC please", "get_jup_quote", quote],
  ["swap quote SOL to USDC with 1% slippage", "2 SOL", "get_jup_quote", { ...quote, slippage_bps: 100 }],
  ["swap quote SOL to USDC with 1% slippage", "2000000000", "get_jup_quote", { ...quote, slippage_bps: 100 }],
  [`can ${ROUTER} still pull USDC from my wallet?`, HOLDER, "get_erc20_allowance", allowance],
  [
    `can ${ROUTER} still pull USDC from my wallet?`,
    `my wallet is ${HOLDER}`,
    "get_erc20_allowance",
    allowance,
  ],
  ["is this a scam?", TETHER, "check_token_safety", { token: TETHER }],
  [
    "is this token a honeypot?",
    `${TETHER} on ethereum`,
    "check_token_safety",
    { token: TETHER, chain: "ethereum" },
  ],
  [
    "price when I sold",
    "ETH, 3 May 2025",
    "get_historical_prices",
    { coins: ["coingecko:ethereum"], at: "2025-05-03" },
  ],
  [
    "estimate gas for sending 1 ETH",
    ROUTER,
    "estimate_gas",
    { to: ROUTER, value_wei: "1000000000000000000" },
  ],
  [
    "show me the receipt of my last transaction",
    `ethereum, ${HASH}`,
    "get_transaction_receipt",
    { hash: HASH },
  ],
])("%s, then %s: the question that lacked it is answered", async (question, reply, tool, args) => {
  expect((await converse(question))?.answer.missing).not.toBeNull();
  const calls = (await converse(question, reply))?.asked.filter((each) => each.tool !== "look_up_token");
  expect(calls).toMatchObject([{ tool, args }]);
});

test("what was given stays given in the turns behind", async () => {
  const last = await converse("how much would I get for 2 SOL on jupiter?", "USDC", "and for 5 SOL?");
  expect(last?.asked).toMatchObject([
    { tool: "get_jup_quote", args: { ...quote, amount_raw: "5000000000" } },
  ]);
});

test("another question in place of what was asked for is that question, with none of the examples that it was asked with", async () => {
  const last = await converse("balance of my wallet", "what is the price of ETH?");
  expect(last?.asked).toMatchObject([{ tool: "get_token_price", args: { token: "ETH" } }]);
});

test.each(["yes", "what do you mean?", "use the example", "base"])(
  "%s: a reply that does not give it is asked again",
  async (reply) => {
    const last = await converse("what is my balance?", reply);
    expect(last?.asked).toEqual([]);
    expect(last?.answer.missing?.missing.map(({ name }) => name)).toEqual(["address"]);
  },
);

test("an example of a host's own words is nobody's address", async () => {
  const earlier: Turn[] = [
    { role: "user", content: "what is my balance?" },
    { role: "assistant", content: `Which address? For example ${HOLDER}.` },
  ];
  const { asked, answer } = await ask(catalog.service, plannerEngine(), "on base", { earlier, clock });
  expect([asked, answer.missing?.missing.map(({ name }) => name)]).toEqual([[], ["address"]]);
});
