// Alchemy's tools: exact amounts from hex, transfers in the shared form, lists to their end, and nothing without a key.

import { createService, HOST, type Service } from "@svckit/core";
import { alchemy } from "@svckit/providers";
import { type RunningUpstreams, startUpstreams } from "@svckit/testing/stand-ins";
import { afterAll, beforeAll, expect, test } from "vitest";

const WALLET = "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045";
const OTHER = "0x28C6c06298d514Db089934071355E5743bf21d60";
const UNUSED = "0x000000000000000000000000000000000000dEaD";
const USDC = "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48";
const SHIB = "0x95aD61b0a150d79219dCF64E1E6Cc01f0B64C4cE";
const APES = "0xBC4CA0EdA7647A8aB7C2061c2E118A18a936f13D";
const ITEMS = "0x76BE3b62873462d2142405439777e971754E8E77";
const LARGEST_ID = (2n ** 256n - 1n).toString();
const MANY = `1${"0".repeat(29)}1`;
const KEY = "k3y-of-alch3my";

let upstreams: RunningUpstreams;
let service: Service;

const open = (keys: Record<string, string>) =>
  createService({
    providers: [alchemy(upstreams.options("alchemy"))],
    keys,
    upstream: { retries: false, breaker: false },
  });

beforeAll(async () => {
  upstreams = await startUpstreams({}, ["alchemy"]);
  service = open({ ALCHEMY_API_KEY: KEY });
});
afterAll(async () => {
  await service.close();
  await upstreams.close();
});

const call = (tool: string, args: object, by = service) =>
  by.execute({ tool, args: { ...args }, principal: HOST });
const host = (name: string) => upstreams.of("alchemy")?.[name];
const on = { chain: "ethereum" };

test.each<[string, object, object]>([
  [
    "get_asset_transfers",
    { ...on, address: WALLET.toLowerCase() },
    {
      transfers: [
        {
          chain: "ethereum",
          time: "2024-01-13T22:00:09.000Z",
          block_number: 19_000_000,
          from: OTHER,
          to: WALLET,
          token: { address: null, symbol: "ETH", decimals: 18 },
          token_type: null,
          amount: "1.500000000000000001",
          amount_raw: "1500000000000000001",
        },
        {
          token: { address: SHIB, symbol: "SHIB", decimals: 18 },
          token_type: "ERC-20",
          amount: "1000000000000.000000000000000001",
          amount_raw: MANY,
        },
        { token: { address: APES }, token_type: "ERC-721", token_id: "8817", amount: null, amount_raw: "1" },
        {
          token: { address: ITEMS },
          token_type: "ERC-1155",
          token_id: "10144",
          amount: null,
          amount_raw: "7",
        },
        { token_id: LARGEST_ID, amount_raw: "1" },
      ],
    },
  ],
  [
    "get_asset_transfers",
    { ...on, address: WALLET, direction: "from", kinds: ["erc20"], token: USDC },
    {
      transfers: [{ from: WALLET, token: { symbol: null, decimals: null }, amount: null, amount_raw: "42" }],
    },
  ],
  [
    "get_alchemy_token_balances",
    { ...on, address: WALLET },
    {
      balances: [
        { token: USDC, amount_raw: "1234567891" },
        { token: APES, amount_raw: null },
        { token: SHIB, amount_raw: MANY },
      ],
    },
  ],
  [
    "get_alchemy_token_metadata",
    { ...on, token: USDC },
    { name: "USD Coin", symbol: "USDC", decimals: 6, logo_url: "https://static.example/3408.png" },
  ],
  [
    "get_nfts_for_owner",
    { ...on, address: WALLET },
    {
      nfts: [
        {
          collection: { address: APES, symbol: "BAYC", is_spam: false, type: "ERC721" },
          token_id: "8817",
          name: "Ape #8817",
          image_url: "https://nft.example/8817.png",
          updated_at: "2024-01-13T22:00:11.123Z",
        },
        { token_id: LARGEST_ID, image_url: "ipfs://last" },
        { collection: { address: ITEMS, is_spam: true }, amount_raw: "7", name: null },
      ],
    },
  ],
  ["get_nfts_for_owner", { ...on, address: WALLET, collections: [ITEMS] }, { nfts: [{ token_id: "10144" }] }],
  [
    "get_alchemy_prices",
    { symbols: ["btc", "ETH"] },
    {
      prices: [
        { symbol: "BTC", price_usd: "76975.1" },
        { symbol: "ETH", price_usd: "2456.890000000000000001", time: "2024-01-13T22:00:11.000Z" },
      ],
    },
  ],
])("%s of %j gives what Alchemy has, exactly", async (tool, args, expected) => {
  const answer = await call(tool, args);
  expect(answer).toMatchObject({ ok: true, meta: { warnings: [] } });
  expect(answer.ok && answer.data).toMatchObject(expected);
  expect([...(host("ethereum")?.slips ?? []), ...(host("prices")?.slips ?? [])]).toEqual([]);
});

test.each<[string, object, object]>([
  ["get_asset_transfers", { ...on, address: UNUSED }, { transfers: [] }],
  ["get_alchemy_token_balances", { ...on, address: UNUSED }, { balances: [] }],
  ["get_alchemy_token_metadata", { ...on, token: UNUSED }, { name: null, decimals: null }],
  ["get_nfts_for_owner", { ...on, address: UNUSED }, { nfts: [] }],
  ["get_alchemy_prices", { symbols: ["ETH", "NOPE"] }, { prices: [{ symbol: "ETH" }, { price_usd: null }] }],
])("%s of %j says what Alchemy does not have", async (tool, args, expected) => {
  const warnings = [expect.stringMatching(/^no_data: /)];
  expect(await call(tool, args)).toMatchObject({ ok: true, data: expected, meta: { warnings } });
});

test.each<[string, string, number]>([
  ["get_nfts_for_owner", "nfts", 3],
  ["get_alchemy_token_balances", "balances", 3],
])("%s goes on where it ended, and each of its %s comes once", async (tool, list, count) => {
  const rows: unknown[] = [];
  let cursor: unknown = null;
  do {
    const args = { ...on, address: WALLET, limit: 1, ...(cursor !== null && { cursor }) };
    const answer = await call(tool, args);
    if (!answer.ok) throw new Error(answer.error.message);
    const data = answer.data as Readonly<Record<string, unknown>>;
    rows.push(...(data[list] as unknown[]));
    cursor = data["next_cursor"] ?? null;
  } while (cursor !== null && rows.length < 9);
  expect(rows).toHaveLength(count);
  expect(new Set(rows.map((row) => JSON.stringify(row))).size).toBe(count);
});

test("the key goes in a header alone: no URL holds it", async () => {
  await call("get_nfts_for_owner", { ...on, address: OTHER });
  const last = host("ethereum")?.requests.at(-1);
  expect(last?.headers["authorization"]).toBe(`Bearer ${KEY}`);
  expect(`${last?.path}?${last?.query}`).not.toContain(KEY);
});

test("every tool wants the key: without one it is missing_key and nothing is asked, and a wrong one is told", async () => {
  const before = host("ethereum")?.requests.length;
  const bare = open({});
  const wrong = open({ ALCHEMY_API_KEY: "wrong" });
  for (const { name, examples } of alchemy().tools)
    expect(await call(name, examples?.[0]?.args ?? {}, bare)).toMatchObject({
      ok: false,
      error: { code: "PROVIDER_UNAVAILABLE" },
      meta: { runtime_status: "missing_key" },
    });
  expect(host("ethereum")?.requests.length).toBe(before);
  expect(await call("get_alchemy_token_metadata", { ...on, token: SHIB }, wrong)).toMatchObject({
    ok: false,
    meta: { runtime_status: "missing_key" },
  });
  await Promise.all([bare.close(), wrong.close()]);
});

test.each([
  [429, "Your app has exceeded its compute units per second capacity", "rate_limited"],
  [-32_602, "Invalid params", "invalid_input"],
  [-32_000, "Internal error", "degraded"],
])(
  "an answer with the error %d (%s) is %s, and never an address without tokens",
  async (code, message, status) => {
    host("ethereum")?.fault({ inBodyError: { jsonrpc: "2.0", id: 1, error: { code, message } } });
    const answer = await call("get_alchemy_token_balances", { ...on, address: ITEMS });
    host("ethereum")?.fault(null);
    expect(answer).toMatchObject({ ok: false, meta: { runtime_status: status } });
  },
);
