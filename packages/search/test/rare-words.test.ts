// Words that few people use: what they mean is asked for, and nothing else that sounds like it.
import { systemClock } from "@svckit/core";
import { plannerEngine, type Turn } from "@svckit/search";
import { beforeAll, describe, expect, test } from "vitest";
// The whole catalog beside its stand-ins is a fixture of the providers' own tests.
import { sharedCatalog } from "../../providers/test/catalog.js";
import { ask } from "./answer-context.js";

let catalog: Awaited<ReturnType<typeof sharedCatalog>>;
const clock = { ...systemClock, now: () => Date.UTC(2026, 10, 22, 12) };
const VITALIK = "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045";
const BITCOIN = "bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq";

beforeAll(async () => {
  catalog = await sharedCatalog();
});

async function put(text: string, earlier: readonly Turn[] = []) {
  const { answer, asked } = await ask(catalog.service, plannerEngine(), text, { clock, earlier });
  return { words: answer.response, answer, asked, tools: asked.map(({ tool }) => tool) };
}

test.each([
  ["price of curve", "get_token_price", { token: "CRV" }],
  ["lido price", "get_token_price", { token: "LDO" }],
  // One letter is looked for by its id, as a search for it finds another.
  ["price of sonic", "get_token_price", { token: "sonic-3" }],
  ["price of S", "get_token_price", { token: "sonic-3" }],
  ["litecoin prce", "get_token_price", { token: "LTC" }],
  ["btc price this morning", "get_btc_price", { at: "2026-11-22T08:00:00Z" }],
  ["1 eth to usdc", "get_price", { ids: "ethereum,usd-coin" }],
  ["one eth in wei", "convert_units", { amount: "1", to_unit: "wei" }],
  ["how much is one ether in euros", "get_price", { ids: "ethereum", vs_currencies: "eur" }],
  ["half an eth in gwei", "convert_units", { amount: "0.5", to_unit: "gwei" }],
  [".5 eth in gwei", "convert_units", { amount: "0.5", to_unit: "gwei" }],
  ["atl of ethereum", "get_coins_index", { id: "ethereum" }],
  ["bitcoin's all-time low", "get_coins_index", { id: "bitcoin" }],
  ["24 hour volume of solana", "get_coins_market_data", { ids: "solana" }],
  ["daily volume of eth", "get_coins_market_data", { ids: "ethereum" }],
  ["daily volume of uniswap", "get_dex_volume", { dex: "uniswap" }],
  ["head block of base", "get_block", { chain: "base" }],
  ["latest block on solana", "get_sol_network", {}],
  ["fastest bitcoin fee", "get_btc_fees", {}],
  ["biggest polymarket trader", "get_polymarket_leaderboard", {}],
  ["cheapest cryptopunk", "get_nft", { id: "cryptopunks" }],
  [`number of transactions of ${BITCOIN}`, "get_btc_address", { address: BITCOIN }],
  ["aave apy on usdc", "get_yield_pools", { project: "aave", symbol: "USDC" }],
  [`balance of ${VITALIK} on Arb Nova`, "get_native_balance", { chain: "arbitrum-nova" }],
])("%s asks %s alone", async (text, tool, args) => {
  const { asked } = await put(text);
  expect(asked.map((each) => each.tool)).toEqual([tool]);
  expect(asked[0]?.args).toMatchObject(args);
});

test.each([
  ["protocols with tvl over 1 billion", "get_defi_protocols"],
  ["hacks of more than 100 million", "get_hacks"],
  ["raises above 50 million", "get_raises"],
])("a limit that no tool takes is told beside the list: %s", async (text, tool) => {
  const { tools, words } = await put(text);
  expect(tools).toEqual([tool]);
  expect(words).toContain("The limit that was said is no part of that");
});

test("transfers from one wallet to another are those that the first has sent, and the other is told", async () => {
  const { tools, asked, words } = await put(`transfers from ${VITALIK} to nick.eth`);
  expect(tools).toEqual(["get_wallet_token_transfers"]);
  expect(asked[0]?.args).toMatchObject({ address: VITALIK, direction: "from" });
  expect(words).toContain("nick.eth");
});

test.each(["altseason index", "avatar of nick.eth"])("what no tool gives is refused: %s", async (text) => {
  expect((await put(text)).tools).toEqual([]);
});

test.each(["balance of vitalik.eth on sepolia", "latest block on goerli"])(
  "a test network is the cause of a refusal: %s",
  async (text) => {
    const { tools, words } = await put(text);
    expect(tools).toEqual([]);
    expect(words).toContain("test network");
  },
);

describe("a figure that was asked for in other words is told", () => {
  test.each([
    ["event signature of Approval(address,address,uint256)", "topic 0x8c5be1e5ebec7d5b"],
    ["signature hash of Deposit(address,uint256)", "topic 0xe1fffcc4923d04b5"],
    ["event hash of Transfer(address,address,uint256)", "topic 0xddf252ad1be2c89b"],
    ["who deployed 0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48", "creator 0x28C6c06298d514Db"],
    ["who created 0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48", "creator 0x28C6c06298d514Db"],
    [`how many txs has ${BITCOIN} received`, "transaction count"],
    ["cheapest cryptopunk", "floor price"],
  ])("%s", async (text, figure) => {
    expect((await put(text)).words).toContain(figure);
  });
});

describe("a token that is not known is asked for, and no other balance stands in for it", () => {
  test.each([
    `FOO balance of ${VITALIK}`,
    "USDM balance of vitalik.eth on base",
    `how much ABC does ${VITALIK} have`,
    "how much GHO has vitalik.eth",
    `USDC.e balance of ${VITALIK} on ethereum`,
    "SOL balance of vitalik.eth",
    `BTC balance of ${VITALIK}`,
    `DAI balance of ${VITALIK} on gnosis`,
  ])("%s", async (text) => {
    const { answer, tools, words } = await put(text);
    expect(tools.filter((tool) => !/^(?:resolve_ens|look_up_token)$/.test(tool))).toEqual([]);
    expect(answer.missing?.missing.map(({ name }) => name)).toEqual(["token"]);
    expect(words).not.toContain("is not valid");
  });

  test.each([
    [`PYUSD balance of ${VITALIK}`, "PYUSD"],
    [`USDbC balance of ${VITALIK} on base`, "USDbC"],
    [`USDT0 balance of ${VITALIK} on arbitrum`, "USDT0"],
  ])("one that is known is looked up by its own name: %s", async (text, query) => {
    const { asked, tools } = await put(text);
    expect(tools).toEqual(["look_up_token", "get_token_balance"]);
    expect(asked[0]?.args).toMatchObject({ query });
  });

  test.each([`ETH balance of ${VITALIK}`, `POL balance of ${VITALIK}`, `how much ETH does ${VITALIK} have`])(
    "and a chain's own coin is its balance: %s",
    async (text) => {
      expect((await put(text)).tools).toEqual(["get_native_balance"]);
    },
  );

  test("a token of Ethereum is none of an address of Bitcoin", async () => {
    const { answer, tools } = await put(`USDT balance of ${BITCOIN}`);
    expect(tools).toEqual([]);
    expect(answer.missing?.missing.map(({ name }) => name)).toEqual(["address"]);
  });
});

test("a chain that a tool does not know is told in plain words", async () => {
  const { words: content } = await put("latest block on ethereum");
  const { words } = await put("on solana", [
    { role: "user", content: "latest block on ethereum" },
    { role: "assistant", content },
  ]);
  expect(words).toContain('it is not known of "solana", but of ethereum');
  expect(words).not.toContain("argument");
});

test("what somebody has of a coin is asked behind his name", async () => {
  const { words: content } = await put("resolve nick.eth");
  const { tools } = await put("his usdc on base", [
    { role: "user", content: "resolve nick.eth" },
    { role: "assistant", content },
  ]);
  expect(tools).toEqual(["resolve_ens", "look_up_token", "get_token_balance"]);
});
