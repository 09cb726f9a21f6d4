// The composites against the stand-ins of all that they ask: exact results, one source down, and nothing made up.
import { createService, HOST, type Provider, type Service, silentLogger } from "@svckit/core";
import { lintProvider } from "@svckit/testing";
import { type RunningUpstreams, startUpstreams } from "@svckit/testing/stand-ins";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { keysOf, shippedProviders } from "../../test/catalog.js";
import { chooseCoin } from "./coins.js";
import { composite } from "./composite.js";

let upstreams: RunningUpstreams;
let providers: readonly Provider[];

beforeAll(async () => {
  upstreams = await startUpstreams();
  providers = shippedProviders(upstreams);
});
afterEach(() => {
  for (const { id } of providers) fault(id, null);
});
afterAll(() => upstreams.close());

function fault(provider: string, what: { readonly status: number } | null): void {
  for (const standIn of Object.values(upstreams.of(provider) ?? {})) standIn.fault(what);
}

/** A service of its own for each call, so that no cache and no breaker knows of another. */
async function call(tool: string, args: Record<string, unknown>, only: readonly Provider[] = providers) {
  const service: Service = createService({
    providers: only,
    keys: keysOf(only),
    logger: silentLogger,
    upstream: { retries: false, breaker: false },
  });
  try {
    return await service.execute({ tool, args, principal: HOST });
  } finally {
    await service.close();
  }
}

const VITALIK = "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045";
const USDT = "0xdAC17F958D2ee523a2206206994597C13D831ec7";
const USDC_ON_BASE = "0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913";
const GITLAWB = "0x5f980dcfc4c0fa3911554cf5ab288ed0eb13dba3";
const NOBODY = "0x0000000000000000000000000000000000000005";
const FED = { venue: "polymarket", market: "will-the-fed-cut-rates-in-december" };

test.each<[string, Record<string, unknown>, object]>([
  [
    "get_token_price",
    { token: "ETH" },
    { token: { id: "ethereum", symbol: "ETH" }, matched_by: "symbol", price_usd: "2135.5", missing: [] },
  ],
  [
    "get_token_price",
    { token: USDC_ON_BASE },
    { token: { chain: "base", symbol: "USDC" }, matched_by: "address", price_usd: "0.9999" },
  ],
  [
    // DefiLlama has no price of it: its pools tell the chain.
    "get_token_price",
    { token: GITLAWB },
    {
      token: { chain: "base", symbol: "GITLAWB" },
      matched_by: "address",
      price_usd: "0.0000738759066917531",
      sources: expect.arrayContaining([expect.objectContaining({ tool: "search_pools" })]),
    },
  ],
  [
    "compare_tokens",
    { tokens: ["usdt", "solana", "no such token"] },
    {
      tokens: [
        { token: { id: "tether" }, price_usd: "0.9998", circulating_supply: "189400000000" },
        { token: { id: "solana" }, price_usd: "84.52" },
        { token: null, price_usd: null },
      ],
      missing: [{ what: '"no such token"', reason: "nothing is named so" }],
    },
  ],
  [
    "get_wallet_portfolio",
    { address: VITALIK, chains: ["ethereum", "base"] },
    {
      // 5.123456789012345678 ETH and 1234.567891 USDC on one chain, 0.071000000000000003 ETH on the other, to the digit.
      total_usd: "13561.6155388888252017755",
      by_chain: [{ chain: "ethereum", value_usd: "12175.586407146764195369" }, { chain: "base" }],
      unpriced: expect.arrayContaining([
        expect.objectContaining({
          amount: null,
          reason: "the token names no decimals, so that its amount is unknown",
        }),
        expect.objectContaining({ symbol: "SHIB", reason: "no source has a price for it" }),
      ]),
      missing: [],
    },
  ],
  [
    "get_wallet_portfolio",
    { address: "vitalik.eth", chains: [1] },
    { address: VITALIK, chains: ["ethereum"], total_usd: "12175.586407146764195369" },
  ],
  [
    "get_wallet_portfolio",
    { address: "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa" },
    { chains: ["bitcoin"], holdings: [{ symbol: "BTC", amount: "50", value_usd: "3848750" }] },
  ],
  [
    "get_wallet_portfolio",
    { address: "vines1vzrYbzLMRdu58ou5XTby4qAqVRLmqo36NKPTg" },
    { chains: ["solana"], total_usd: "106.84542914722" },
  ],
  [
    "get_wallet_activity",
    { address: VITALIK, limit: 8 },
    {
      chain: "ethereum",
      activity: [
        { status: "pending", direction: "out", amount: "1.500000000000000001" },
        { kind: "token_transfer", direction: "in", amount: "0.000001" },
        { kind: "token_transfer", direction: "in", amount: null },
        { kind: "token_transfer", token: { symbol: "BAYC" } },
        { kind: "token_transfer", direction: "out", amount: "1000000000000.000000000000000001" },
        { kind: "transaction", status: "failed", fee: "0.001054321" },
        { kind: "transaction", status: "success" },
        { kind: "token_transfer", amount: "2.500001" },
      ],
      is_complete: true,
    },
  ],
  [
    "check_token_safety",
    { token: USDT, chain: "ethereum" },
    {
      verdict: "caution",
      reasons: expect.arrayContaining([
        expect.objectContaining({ code: "is_blacklisted", severity: "warning" }),
      ]),
      unknown: [],
      // Of two sources that differ, the worse.
      sell_tax: "0.025",
    },
  ],
  ["check_token_safety", { token: NOBODY, chain: "ethereum" }, { verdict: "unknown", reasons: [] }],
  [
    "get_gas_overview",
    { chains: ["base", "ethereum", "bitcoin"] },
    {
      chains: [
        { chain: "bitcoin", transfer_cost: "0.00000987", transfer_cost_usd: "0.75974325" },
        { chain: "ethereum", gas_price_gwei: "1.334567892", transfer_cost_usd: "0.059849364400686" },
        { chain: "base", transfer_cost_usd: "0.0002690731345365" },
      ],
      missing: [],
    },
  ],
  [
    "resolve_entity",
    { query: VITALIK },
    { form: "evm_address", entities: [{ kind: "wallet", name: "vitalik.eth" }] },
  ],
  [
    "resolve_entity",
    { query: "base" },
    { entities: expect.arrayContaining([expect.objectContaining({ kind: "chain" })]) },
  ],
  ["get_prediction_price", { ...FED, side: "sell" }, { venue: "polymarket", side: "sell", price: "0.627" }],
])("%s answers %j", async (tool, args, data) => {
  expect(await call(tool, args)).toMatchObject({ ok: true, data });
});

test.each([
  ["get_token_price", { token: "eth" }, "coingecko", "search_all"],
  ["get_wallet_portfolio", { address: VITALIK, chains: [1] }, "defillama", "get_current_prices"],
  ["get_wallet_portfolio", { address: VITALIK, chains: [1] }, "blockscout", "get_wallet_token_balances"],
  ["check_token_safety", { token: USDT, chain: "ethereum" }, "geckoterminal", "get_token_info"],
  ["get_gas_overview", { chains: [1, "bitcoin"] }, "mempool", "get_btc_fees"],
  ["list_prediction_markets", {}, "kalshi", "list_kalshi_markets"],
] as const)(
  "%s %j goes on without %s, and says that %s is missing, or fails as that",
  async (tool, args, down, asked) => {
    fault(down, { status: 500 });
    const answer = await call(tool, args);
    if (tool === "get_token_price") {
      expect(answer).toMatchObject({
        error: { code: "PROVIDER_UNAVAILABLE" },
        meta: { runtime_status: "degraded" },
      });
      return;
    }
    expect(answer).toMatchObject({
      ok: true,
      data: {
        missing: expect.arrayContaining([
          expect.objectContaining({ tool: asked, reason: expect.any(String) }),
        ]),
        sources: expect.arrayContaining([expect.objectContaining({ tool: asked, source: "unavailable" })]),
      },
    });
  },
);

test("a token is never called safe while those who would know of its risks are down", async () => {
  for (const id of ["goplus", "honeypot"]) fault(id, { status: 500 });
  expect(await call("check_token_safety", { token: USDT, chain: "ethereum" })).toMatchObject({
    data: { verdict: "unknown", unknown: expect.arrayContaining(["what a sale costs beside the price"]) },
  });
});

test("a token that another knows nothing of, while those who would know are down, is not one that nobody knows", async () => {
  fault("goplus", { status: 500 });
  const token = "0x00000000000000000000000000000000DeaDBeef";
  expect(await call("check_token_safety", { token, chain: "ethereum" })).toMatchObject({
    ok: false,
    error: { code: "PROVIDER_UNAVAILABLE" },
  });
});

test("what is held has no price, and is in no sum, while prices cannot be asked for", async () => {
  fault("defillama", { status: 500 });
  fault("coingecko", { status: 500 });
  expect(await call("get_wallet_portfolio", { address: VITALIK, chains: [1] })).toMatchObject({
    data: {
      unpriced: expect.arrayContaining([
        expect.objectContaining({ symbol: "ETH", reason: "its price could not be asked for" }),
      ]),
    },
  });
});

test.each([
  ["get_wallet_portfolio", { address: "no address" }, "address"],
  ["get_wallet_portfolio", { address: "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa", chains: [1] }, "chains"],
  ["get_wallet_activity", { address: VITALIK, chain: "bitcoin" }, "chain"],
  ["check_token_safety", { token: "usdt" }, "token"],
  ["get_token_price", { token: VITALIK, chain: "solana" }, "token"],
  ["get_prediction_price", { venue: "polymarket", market: "no-such-market" }, "market"],
])("%s refuses %j and names %s", async (tool, args, param) => {
  expect(await call(tool, args)).toMatchObject({
    error: { code: "TOOL_ERROR", param },
    meta: { runtime_status: "invalid_input" },
  });
});

test("gas of a chain that nobody can be asked about is refused before anyone is asked", async () => {
  const answer = await call("get_gas_overview", { chains: ["ethereum", "solana"] });
  expect(answer).toMatchObject({ ok: false, error: { code: "VALIDATION_ERROR", param: "chains.1" } });
});

test("the list of all venues is walked to its end, each row once", async () => {
  const seen: string[] = [];
  const service = createService({ providers, keys: keysOf(providers), logger: silentLogger });
  for (let cursor: unknown, page = 0; page === 0 || cursor; page++) {
    expect(page).toBeLessThan(10);
    const args = { limit: 2, ...(cursor !== undefined && { cursor }) };
    const answer = await service.execute({ tool: "list_prediction_markets", args, principal: HOST });
    if (!answer.ok) throw new Error(answer.error.message);
    // `as`: the tool's own form.
    const { markets, next_cursor } = answer.data as {
      markets: { market_id: string }[];
      next_cursor: unknown;
    };
    seen.push(...markets.map(({ market_id }) => market_id));
    cursor = next_cursor ?? undefined;
  }
  await service.close();
  const whole = await call("list_prediction_markets", { limit: 50 });
  const all = whole.ok ? (whole.data["markets"] as { market_id: string }[]) : [];
  expect(seen.toSorted()).toEqual(all.map(({ market_id }) => market_id).toSorted());
  expect(new Set(seen).size).toBe(seen.length);
});

test("a symbol that several coins have is the largest by market cap, and the others are told", () => {
  const coin = (id: string, symbol: string, rank: number | null) => ({
    id,
    symbol,
    name: id,
    market_cap_rank: rank,
  });
  const coins = [
    coin("fake-pepe", "PEPE", null),
    coin("pepe-fork", "pepe", 900),
    coin("pepe", "PEPE", 30),
    coin("pepe-2", "P2", 1),
  ];
  expect(chooseCoin(coins, "Pepe")).toEqual({
    coin: coins[2],
    matched_by: "symbol",
    alternatives: [coins[1], coins[0]],
  });
  expect(chooseCoin(coins, "pep")?.matched_by).toBe("search");
  expect(chooseCoin([], "pepe")).toBeNull();
});

test("alone it is shown as unavailable, and costs nobody anything", async () => {
  const service = createService({ providers: [composite()] });
  for (const { name } of composite().tools)
    expect(service.catalog.find(name).entry().status).toMatchObject({ available: false });
  expect(await call("get_token_price", { token: "eth" }, [composite()])).toMatchObject({
    error: { code: "PROVIDER_UNAVAILABLE" },
  });
});

test("the linter finds nothing in it", async () => {
  expect(await lintProvider(composite())).toEqual([]);
});
