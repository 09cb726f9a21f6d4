// Several questions in a line: each is answered or named, and one question stays one.
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

async function put(text: string, earlier: readonly Turn[] = []) {
  const { answer, asked } = await ask(catalog.service, plannerEngine(), text, { clock, earlier });
  return { response: answer.response, asked, tools: asked.map(({ tool }) => tool) };
}

const ADDRESS = "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045";

describe("the same is asked of each amount", () => {
  test.each(["?", ";", ".", ",", "\n", " and"])("behind %j", async (sign) => {
    const { asked } = await put(`7 gwei in wei${sign} 9 gwei in wei`);
    expect(asked.map(({ args }) => args)).toEqual([
      { amount: "7", from_unit: "gwei", to_unit: "wei" },
      { amount: "9", from_unit: "gwei", to_unit: "wei" },
    ]);
  });

  test("and of each text, in quotes too", async () => {
    const { asked } = await put("keccak256 of 0x1234? keccak256 of 'a, b; c?'");
    expect(asked.map(({ args }) => args)).toEqual([{ data: "0x1234" }, { text: "a, b; c?" }]);
  });

  test.each([";", " and", ",", "\n"])(
    "and of each word that is hashed, behind %j, more than six too",
    async (sign) => {
      const words = ["a", "b2", "c3", "d4", "e5", "f6", "g7"];
      const { asked } = await put(words.map((word) => `keccak256 of ${word}`).join(`${sign} `));
      expect(asked.map(({ args }) => args)).toEqual(words.map((text) => ({ text })));
    },
  );

  test("said again, it is asked once", async () => {
    expect((await put("7 gwei in wei? ".repeat(12))).asked).toHaveLength(1);
  });
});

test("the number of a block is no amount beside one", async () => {
  const { asked } = await put("ethereum block 19000000; 1.5 ether in wei");
  expect(asked.map(({ args }) => args)).toEqual([
    { chain: "ethereum", block: 19_000_000 },
    { amount: "1.5", from_unit: "ether", to_unit: "wei" },
  ]);
});

test.each([
  ["block 840000 of bitcoin and block 19000000 of ethereum", [840_000, 19_000_000]],
  ["block 19000000 of ethereum and block 840000 of bitcoin", [19_000_000, 840_000]],
  ["bitcoin block 840000 and ethereum block 19000000", [840_000, 19_000_000]],
  ["block 840000 of bitcoin and 19000000 of ethereum", [840_000, 19_000_000]],
  ["block 5000000 of base and 19000000 of ethereum", [5_000_000, 19_000_000]],
])("each block is one of its own chain: %s", async (text, numbers) => {
  const { asked } = await put(text);
  const chains = new Map([
    [840_000, undefined],
    [19_000_000, "ethereum"],
    [5_000_000, "base"],
  ]);
  expect(asked.map(({ args }) => [args["block"], args["chain"]])).toEqual(
    numbers.map((each) => [each, chains.get(each)]),
  );
});

test("a block of which something is asked is asked for with it", async () => {
  const { asked } = await put(`nonce of ${ADDRESS}, ethereum block 19000000`);
  expect(asked).toMatchObject([{ tool: "get_account_nonce", args: { block: 19_000_000 } }]);
});

describe("what has a tool of its own is asked of that", () => {
  test.each([
    ["5 ether in wei; selector of transfer(address,uint256)", ["convert_units", "get_function_selector"]],
    ["keccak256 of hello, 5 ether in wei", ["hash_keccak256", "convert_units"]],
    [`ETH balance of ${ADDRESS} and its ENS name`, ["get_native_balance", "lookup_ens"]],
    ["bitcoin hashrate; keccak256 of foo", ["get_btc_hashrate", "hash_keccak256"]],
    ["largest stablecoins and 1.5 ether in wei", ["get_stablecoins", "convert_units"]],
    ["bitcoin block 812345 and TVL of Aave", ["get_btc_block", "get_protocol_tvl"]],
    ["show block 19000000 on ethereum and bitcoin fees", ["get_block", "get_btc_fees"]],
    [
      "namehash of vitalik.eth? 5 gwei in wei? keccak256 of hello?",
      ["compute_namehash", "convert_units", "hash_keccak256"],
    ],
    [
      "uni price and pendle tvl and uniswap fees today and btc dominance",
      ["get_token_price", "get_protocol_tvl", "get_protocol_fees", "get_global_stats"],
    ],
  ])("%s", async (text, tools) => {
    expect((await put(text)).tools).toEqual(tools);
  });

  test.each([
    ["btc price and gas on base", [{ token: "BTC" }, { chains: ["base"] }]],
    ["need btc price, gas on ethereum", [{ token: "BTC" }, { chains: ["ethereum"] }]],
    ["btc price\ngas on base", [{ token: "BTC" }, { chains: ["base"] }]],
    ["price of btc | gas on base", [{ token: "BTC" }, { chains: ["base"] }]],
    [
      "(1) btc price (2) eth price (3) gas on base",
      [{ token: "BTC" }, { token: "ETH" }, { chains: ["base"] }],
    ],
    ["First tell me the price of ETH. Then the gas on base.", [{ token: "ETH" }, { chains: ["base"] }]],
    ["what's my balance and what is the eth price", [{ token: "ETH" }]],
    ["2 questions:\n1. price of ETH\n2. gas on base", [{ token: "ETH" }, { chains: ["base"] }]],
    ["ETH price and top 10 coins by market cap", [{ token: "ETH" }, { vs_currency: "usd", limit: 10 }]],
  ])("without what another part names: %s", async (text, args) => {
    expect((await put(text)).asked.map((each) => each.args)).toEqual(args);
  });

  test.each([
    ["gas on base; trending coins; fear and greed", ["get_gas_overview", "get_trending", "get_fear_greed"]],
    [
      "1. price of bitcoin\n2. gas on ethereum\n3. tvl of aave",
      ["get_token_price", "get_gas_overview", "get_protocol_tvl"],
    ],
    [
      "btc price; eth price; fear and greed; trending coins; btc fees; btc hashrate",
      [
        ...["get_token_price", "get_token_price", "get_fear_greed", "get_trending"],
        ...["get_btc_fees", "get_btc_hashrate"],
      ],
    ],
  ])("of each in a list: %s", async (text, tools) => {
    expect((await put(text)).tools).toEqual(tools);
  });

  test("beyond six parts", async () => {
    const { response, tools } = await put(
      "price of bitcoin, gas on base, tvl of aave, who owns nick.eth, price of sol, gas on ethereum, tvl of lido, floor of azuki",
    );
    expect(tools).toHaveLength(8);
    expect(response).not.toContain("Not answered");
  });
});

describe("what asks of the one account of a question is answered beside the rest", () => {
  test.each([
    ["Does vitalik.eth hold USDC, and what is his nonce?", ["get_account_nonce", "get_token_balance"]],
    [`balance of ${ADDRESS}, what are its approvals?`, ["get_wallet_approvals", "get_wallet_portfolio"]],
  ])("%s", async (text, wanted) => {
    const { response, tools } = await put(text);
    expect([...tools].filter((tool) => wanted.includes(tool)).sort()).toEqual(wanted);
    expect(response).not.toContain("Not answered");
  });

  test("but not what no tool knows", async () => {
    const { response } = await put("Does vitalik.eth hold USDC, and what is her favourite colour?");
    expect(response).toContain("as no tool here knows of it: “what is her favourite colour?”");
  });
});

test("the same call is made once, in whatever order its arguments are found", async () => {
  const { asked } = await put(`who is ${ADDRESS} and how much ETH has it?`);
  expect(asked).toMatchObject([{ tool: "get_wallet_overview" }]);
});

describe("what is not answered is named", () => {
  test.each([
    ["1 ether in wei 2 ether in wei", "apart: “2 ether”."],
    ['keccak of "hello? world"; sha256 of "x"', 'knows of it: “sha256 of "x"”.'],
    ["keccak256 of hello and sha256 of world", "knows of it: “sha256 of world”."],
    ["price of btc and who won the football", "knows of it: “who won the football”."],
    ["What's BTC price? Should I buy?", "advice: “Should I buy”."],
    ["send 1 eth to vitalik.eth; price of eth", "only reads: “send 1 eth to vitalik.eth”."],
    ["price of btc; send 1 eth to nick.eth", "only reads: “send 1 eth to nick.eth”."],
    ["price of eth, buy 1 eth", "only reads: “buy 1 eth”."],
    ["buy 1 ETH, and tell me the gas on base", "only reads: “buy 1 ETH”."],
    ["is bitcoin a good buy, and what does it cost?", "advice: “is bitcoin a good buy”."],
    ["tell me a joke and the btc price", "knows of it: “tell me a joke”."],
    ["who is satoshi nakamoto and what is the price of bitcoin", "it: “who is satoshi nakamoto”."],
    ["gas on base\nwho is the president of the us", "it: “who is the president of the us”."],
    ["alert me when btc hits 100k and show me the btc price", "only reads: “alert me when btc hits 100k”."],
    ["price of btc and should I sell?", "advice: “should I sell”."],
    ["Should I buy ETH? What's its price?", "advice: “Should I buy ETH”."],
    ["What's BTC at and should I buy it now?", "advice: “should I buy it now”."],
    ["BTC price, and will it go up?", "advice: “will it go up”."],
  ])("%s", async (text, named) => {
    const { response, asked } = await put(text);
    expect(asked).toHaveLength(1);
    expect(response).toContain(named);
  });

  test("beyond ten parts, and no more than six by name", async () => {
    const line = Array.from({ length: 20 }, (_, at) => `${at + 1} gwei in wei`).join("; ");
    const { response, asked } = await put(line);
    expect(asked).toHaveLength(10);
    expect(response).toMatch(/apart: “11 gwei in wei”, .*“16 gwei in wei”, and 4 more\.$/);
  });

  test("behind what is read of a long question, whose last word is not cut in two", async () => {
    const { response } = await put(`gas on base? ${"thank you kindly ".repeat(80)} tvl of aave?`);
    expect(response).toMatch(/ Not read, as the question is too long for that: “(?:thank|you|kindly) .+”\.$/);
  });

  test("and nothing where nothing is asked", async () => {
    const { asked, response } = await put("? ? ; !");
    expect(asked).toEqual([]);
    expect(response).toMatch(/^None of the tools here/);
  });
});

test.each([
  ["what was BTC on 2026-03-01 and on 2026-06-01?", "another that was said is to be asked for apart"],
  ["price of eth yesterday and now", "what it is now is to be asked for apart"],
])("of two times that one call cannot answer the other is told of: %s", async (text, told) => {
  expect((await put(text)).response).toContain(`That is of one time alone; ${told}.`);
});

test("the time of which a call takes no account is told, too", async () => {
  expect((await put("price of btc yesterday and today")).response).toMatch(
    /one time alone|"yesterday" is nothing that/,
  );
});

test.each([
  "eth price on 2026-05-01",
  "What did ETH cost on 1 January 2026 and what does it cost now?",
  "which block was Base at on New Year's midnight UTC (1 Jan 2026)?",
])("and of one nothing is: %s", async (text) => {
  expect((await put(text)).response).not.toContain("one time alone");
});

describe("one question stays one", () => {
  test.each([
    `How many USDC does ${ADDRESS} hold? The token is 0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48, on Ethereum.`,
    "the tvl, please, of uniswap; thank you and have a nice day",
    "Hello, how are you, what's the price of Solana?",
    "eth price? Cheers!",
    "Bitcoin has been falling all week. What's the price now?",
    "What's the gas price on Ethereum, I need to send USDC",
    "My tax adviser wants the figure. What was one ether worth in euro on 31 December 2025?",
    "btc mempool, size and fees",
    "Gas right now on Ethereum and Base, side by side",
    `Which NFT collections does ${ADDRESS} own on Ethereum, and how many pieces of each?`,
  ])("%s", async (text) => {
    expect((await put(text)).response).not.toContain("Not answered");
  });

  test("a token that is named with its address is not looked up by its name", async () => {
    const { asked } = await put(
      `USDC balance (token 0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48) of ${ADDRESS} on Ethereum`,
    );
    expect(asked).toEqual([
      {
        tool: "get_token_balance",
        args: { address: ADDRESS, token: "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48", chain: "ethereum" },
      },
    ]);
  });
});

test.each([
  ["price of btc", "and eth? and gas on base?", [{ token: "ETH" }, { chains: ["base"] }]],
  ["tvl of aave", "and lido? and the eth price?", [{ protocol: "lido" }, { token: "ETH" }]],
  ["gas on base", "and btc price? and eth price?", [{ token: "BTC" }, { token: "ETH" }]],
  [
    "5 gwei in wei",
    "7 gwei in wei? 9 gwei in wei?",
    [
      { amount: "7", from_unit: "gwei", to_unit: "wei" },
      { amount: "9", from_unit: "gwei", to_unit: "wei" },
    ],
  ],
])("behind “%s” both questions of “%s” are answered", async (before, text, args) => {
  const { answer } = await ask(catalog.service, plannerEngine(), before, { clock });
  const { asked } = await put(text, [
    { role: "user", content: before },
    { role: "assistant", content: answer.response },
  ]);
  expect(asked.map((each) => each.args)).toEqual(args);
});
