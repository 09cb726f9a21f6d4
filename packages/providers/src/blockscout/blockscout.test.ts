// Blockscout's tools: exact amounts, both spellings of the explorers' fields, lists to their end, and absent is never down.

import { createService, HOST, type Service } from "@svckit/core";
import { blockscout, geckoterminal } from "@svckit/providers";
import { type RunningUpstreams, startUpstreams } from "@svckit/testing/stand-ins";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const WALLET = "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045";
const OTHER = "0x28C6c06298d514Db089934071355E5743bf21d60";
const UNUSED = "0x000000000000000000000000000000000000dEaD";
const USDC = "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48";
const SHIB = "0x95aD61b0a150d79219dCF64E1E6Cc01f0B64C4cE";
const BARE = "0x0Ba45A8b5d5575935B8158a88C631E9F9C95a2e5";
const HASH = "0x5c504ed432cb51138bcf09aa5e8a410dd4a1e204ef84bfed1be16dfba1b22060";
const PENDING = `0x${"ab".repeat(32)}`;
const FAILED = `0x${"cd".repeat(32)}`;
const BLOCK_HASH = "0x9c1f6a7e5d4b3c2a190817263544536271809fae8d7c6b5a4938271605f4e3d2";
const LARGEST_ID = (2n ** 256n - 1n).toString();

let upstreams: RunningUpstreams;
let service: Service;

beforeAll(async () => {
  upstreams = await startUpstreams({}, ["blockscout"]);
  // Without its pace: what an explorer grants is not what is tested here.
  const { limits: _, ...provider } = blockscout(upstreams.options("blockscout"));
  service = createService({ providers: [provider], upstream: { retries: false, breaker: false } });
});
afterAll(async () => {
  await service.close();
  await upstreams.close();
});

const call = (tool: string, args: object) => service.execute({ tool, args: { ...args }, principal: HOST });
const standIn = (chain: string) => upstreams.of("blockscout")?.[chain];

const usdc = { address: USDC, name: "USD Coin", symbol: "USDC", decimals: 6, type: "ERC-20" };

// Each on Ethereum, whose explorer has the newer spelling, and on Base, whose explorer has the older.
const ROWS: readonly (readonly [string, object, object])[] = [
  [
    "get_wallet_token_balances",
    { address: WALLET.toLowerCase() },
    {
      address: WALLET,
      balances: [
        {
          token: usdc,
          amount: "1234.567891",
          amount_raw: "1234567891",
          price_usd: "0.999871",
          token_id: null,
        },
        {
          token: { address: SHIB },
          amount: "1000000000000.000000000000000001",
          amount_raw: `1${"0".repeat(29)}1`,
          price_usd: null,
        },
        { token: { address: BARE, symbol: null, decimals: null }, amount: null, amount_raw: "42" },
      ],
    },
  ],
  [
    "get_wallet_token_balances",
    { address: WALLET, token_type: "ERC-1155" },
    { balances: [{ token_id: "10144", amount: null, amount_raw: "7" }] },
  ],
  [
    "get_wallet_transactions",
    { address: WALLET, direction: "from" },
    {
      transactions: [
        { hash: PENDING, status: "pending", time: null, block_number: null, fee: null, fee_wei: null },
        { hash: FAILED, status: "failed", error: "execution reverted", value: "0" },
        {
          hash: HASH,
          status: "success",
          error: null,
          time: "2024-01-13T22:00:11.000Z",
          value: "1.500000000000000001",
          value_wei: "1500000000000000001",
          fee: "0.001054321",
          symbol: "ETH",
          to: USDC,
          to_name: "FiatTokenProxy",
          types: ["contract_call", "token_transfer"],
        },
      ],
    },
  ],
  [
    "get_wallet_token_transfers",
    { address: WALLET },
    {
      transfers: [
        {
          hash: HASH,
          time: "2024-01-13T22:00:11.000Z",
          block_number: 19_000_000,
          from: OTHER,
          to: WALLET,
          token: { address: USDC, symbol: "USDC", decimals: 6 },
          token_type: "ERC-20",
          token_id: null,
          amount: "2.500001",
          amount_raw: "2500001",
        },
        { from: WALLET, to: OTHER, amount: "1000000000000.000000000000000001" },
        { token_type: "ERC-721", token_id: "8817", amount: null, amount_raw: "1" },
        { token: { address: BARE, symbol: null, decimals: null }, amount: null, amount_raw: "5" },
        { amount: "0.000001" },
      ],
    },
  ],
  [
    "get_wallet_nfts",
    { address: WALLET },
    {
      nfts: [
        {
          collection: { symbol: "BAYC" },
          token_id: "8817",
          name: "Ape #8817",
          description: "An ape",
          image_url: "https://assets.example/8817.png",
        },
        { token_id: LARGEST_ID, amount_raw: "1", name: null },
        { collection: { type: "ERC-1155" }, token_id: "10144", amount_raw: "7", name: null },
      ],
    },
  ],
  [
    "get_wallet_nft_collections",
    { address: WALLET, token_type: "ERC-1155" },
    { collections: [{ collection: { symbol: "LL" }, amount_raw: "7", nfts: [{ token_id: "10144" }] }] },
  ],
  [
    "get_wallet_counters",
    { address: WALLET },
    { transactions: "1043", token_transfers: "98765432109876543", gas_used: "91234567890", validations: "0" },
  ],
  [
    "get_wallet_overview",
    { address: USDC },
    {
      balance: "1100000000.000000000000000001",
      balance_wei: "1100000000000000000000000001",
      balance_block: 21_250_000,
      coin_price_usd: "2456.89",
      is_contract: true,
      is_verified: true,
      creator: OTHER,
      proxy_type: "eip1967",
      implementations: ["0x43506849D7C04F9138D1A2050bbF3A0c054402dd"],
      token: usdc,
    },
  ],
  ["get_wallet_overview", { address: OTHER }, { tags: ["Exchange 14"], token: null, creator: null }],
  [
    "get_wallet_balance_history",
    { address: WALLET },
    {
      symbol: "ETH",
      history: [
        { date: "2024-01-11", balance: "999999999.999999999999999999" },
        { date: "2024-01-12", balance: "0", balance_wei: "0" },
        { date: "2024-01-13", balance_wei: "1100000000000000000000000001" },
      ],
    },
  ],
  [
    "get_token_metadata",
    { token: USDC },
    {
      token: {
        ...usdc,
        total_supply: "36250114895012.345678",
        total_supply_raw: "36250114895012345678",
        holders: 3_254_871,
        price_usd: "0.999871",
        market_cap_usd: "36245440000.12",
        volume_24h_usd: "12450110002.55",
      },
    },
  ],
  ["get_token_metadata", { token: BARE }, { token: { decimals: null, total_supply: null, price_usd: null } }],
  [
    "get_token_holders",
    { token: USDC },
    {
      token: usdc,
      holders: [
        { address: OTHER, name: "Exchange 14", amount: "18125057447506.172839", share_percent: 50 },
        { address: WALLET, name: "vitalik.eth", amount: "1234.567891", share_percent: 0 },
        { address: USDC, is_contract: true, amount: "0.000001", amount_raw: "1" },
      ],
    },
  ],
  [
    "get_token_transfers",
    { token: SHIB },
    { transfers: [{ amount_raw: "1000000000000000000000000000001" }] },
  ],
  ["get_token_counters", { token: USDC }, { holders: "3254871", transfers: "245000123" }],
  [
    "get_contract_code",
    { address: USDC, include_source: true },
    {
      contract: {
        name: "FiatTokenProxy",
        is_verified: true,
        is_fully_verified: false,
        verified_at: "2021-04-19T21:56:27.408Z",
        implementations: ["0x43506849D7C04F9138D1A2050bbF3A0c054402dd"],
        code_bytes: 5,
        // Names of an ABI are its author's, whatever explorers call their own fields.
        abi: [{ name: "upgradeTo", inputs: [{ name: "address", type: "address" }] }],
        sources: [{ path: "contracts/FiatTokenProxy.sol" }, { path: "contracts/Proxy.sol" }],
      },
    },
  ],
  [
    "get_contract_code",
    { address: SHIB },
    { contract: { is_verified: false, name: null, abi: null, sources: [] } },
  ],
  [
    "get_transaction_details",
    { hash: HASH.toUpperCase().replace("0X", "0x") },
    {
      transaction: {
        hash: HASH,
        call: "transfer(address to, uint256 value)",
        confirmations: 2_250_000,
        gas_used: "42172",
        gas_price_wei: "25000000001",
        input_bytes: 68,
      },
    },
  ],
  [
    "get_transaction_logs",
    { hash: HASH },
    {
      logs: [
        {
          index: 120,
          address: USDC,
          address_name: "FiatTokenProxy",
          topics: [`0x${"dd".repeat(32)}`, `0x${"0".repeat(24)}${WALLET.slice(2).toLowerCase()}`],
          parameters: [
            { name: "from", is_indexed: true, value: WALLET },
            { name: "values", is_indexed: false, value: '["5","6"]' },
          ],
        },
        { index: 121, event: null, parameters: [] },
        { index: 122 },
      ],
    },
  ],
  [
    "get_internal_transactions",
    { hash: HASH },
    {
      symbol: "ETH",
      calls: [
        { index: 0, success: true, value: "123.456789012345678901", from: WALLET, to: OTHER },
        { index: 1, success: false, error: "Reverted" },
        { index: 2, type: "create", to: null, contract_address: SHIB },
      ],
    },
  ],
  [
    "get_block_details",
    { block: 19_000_000 },
    {
      block: {
        number: 19_000_000,
        time: "2024-01-13T22:00:11.000Z",
        miner: OTHER,
        transactions: 148,
        withdrawals: 16,
        base_fee_wei: "24100000007",
        fees: "359.247930500104321742",
        burnt_fees: "359.164830500104321735",
      },
    },
  ],
  [
    "search_chain",
    { query: "vitalik" },
    { results: [{ type: "ens_domain", name: "vitalik.eth", address: WALLET, symbol: null }] },
  ],
  [
    "search_chain",
    { query: "19000000" },
    { results: [{ type: "block", block_number: 19_000_000, hash: BLOCK_HASH, address: null }] },
  ],
  ["search_chain", { query: HASH }, { results: [{ type: "transaction", hash: HASH }] }],
  [
    "get_chain_stats",
    {},
    {
      transactions_today: "1043210",
      gas_used_today: "108123456789",
      block_time_ms: 12_063,
      gas_price_slow_gwei: "11.5",
      gas_price_fast_gwei: "14",
      market_cap_usd: "295834123456.789",
    },
  ],
];

describe.each(["ethereum", "base"])("on %s", (chain) => {
  test.each(ROWS)("%s of %j gives what its explorer has, exactly", async (tool, args, expected) => {
    const answer = await call(tool, { chain, ...args });
    expect(answer).toMatchObject({ ok: true, meta: { warnings: [] } });
    expect(answer.ok && answer.data).toMatchObject(expected);
    expect(standIn(chain)?.slips).toEqual([]);
  });
});

test.each<[string, object, object]>([
  ["get_wallet_overview", { address: UNUSED }, { balance: null, balance_wei: null }],
  ["get_token_metadata", { token: UNUSED }, { token: null }],
  ["get_token_counters", { token: UNUSED }, { holders: null }],
  ["get_token_holders", { token: UNUSED }, { token: null, holders: [] }],
  ["get_token_transfers", { token: UNUSED }, { transfers: [] }],
  ["get_wallet_transactions", { address: UNUSED }, { transactions: [] }],
  ["get_contract_code", { address: UNUSED }, { contract: null }],
  ["get_transaction_details", { hash: `0x${"0".repeat(64)}` }, { transaction: null }],
  ["get_transaction_logs", { hash: `0x${"0".repeat(64)}` }, { logs: [] }],
  ["get_block_details", { block: 999_999_999 }, { block: null }],
  ["search_chain", { query: "no such thing" }, { results: [] }],
])("%s of %j says that the explorer has no such record", async (tool, args, expected) => {
  const answer = await call(tool, { chain: "ethereum", ...args });
  expect(answer).toMatchObject({
    ok: true,
    data: expected,
    meta: { warnings: [expect.stringMatching(/^no_data: /)] },
  });
});

test("a list goes on where it ended, also where the explorer's own place has a null in it", async () => {
  const rows: unknown[] = [];
  let cursor: unknown;
  for (let page = 0; page < 4; page++) {
    const args = { chain: "base", address: WALLET, limit: 1, ...(cursor !== undefined && { cursor }) };
    const answer = await call("get_wallet_token_balances", args);
    if (!answer.ok) throw new Error(answer.error.message);
    const { balances, next_cursor: next } = answer.data as { balances: unknown[]; next_cursor?: unknown };
    rows.push(...balances);
    cursor = next ?? undefined;
    if (cursor === undefined) break;
  }
  expect(rows).toMatchObject([
    { amount_raw: "1234567891" },
    { token: { address: SHIB } },
    { amount_raw: "42" },
  ]);
});

test.each<[string, object, string]>([
  ["get_wallet_counters", { chain: "solana", address: WALLET }, "chain"],
  ["get_wallet_counters", { chain: "ethereum", address: "0x12" }, "address"],
  ["get_block_details", { chain: "ethereum", block: "latest" }, "block"],
  ["search_chain", { chain: "ethereum", query: " " }, "query"],
])("%s of %j is refused before anybody is asked", async (tool, args, param) => {
  const before = standIn("ethereum")?.requests.length;
  expect(await call(tool, args)).toMatchObject({ ok: false, error: { code: "VALIDATION_ERROR", param } });
  expect(standIn("ethereum")?.requests.length).toBe(before);
});

test("an explorer that is down is never an address without tokens", async () => {
  const args = { chain: "ethereum", address: OTHER, token_type: "ERC-404" };
  standIn("ethereum")?.fault({ status: 502 });
  expect(await call("get_wallet_token_balances", args)).toMatchObject({
    ok: false,
    error: { code: "PROVIDER_UNAVAILABLE" },
  });
  standIn("ethereum")?.fault(null);
  expect(await call("get_wallet_token_balances", args)).toMatchObject({ ok: true, data: { balances: [] } });
});

test("GeckoTerminal tells of a token while the explorer is down, and not that there is none", async () => {
  const venues = await startUpstreams({}, ["geckoterminal"]);
  const providers = [
    blockscout(upstreams.options("blockscout")),
    geckoterminal(venues.options("geckoterminal")),
  ];
  const both = createService({ providers, upstream: { retries: false, breaker: false } });
  standIn("ethereum")?.fault({ status: 503 });
  const ask = (token: string) =>
    both.execute({ tool: "get_token_metadata", args: { chain: "ethereum", token }, principal: HOST });
  const [known, unknown] = [await ask("0xdAC17F958D2ee523a2206206994597C13D831ec7"), await ask(UNUSED)];
  standIn("ethereum")?.fault(null);
  await both.close();
  await venues.close();
  expect(known).toMatchObject({ ok: true, meta: { provider: "geckoterminal" } });
  expect(known.ok && known.data).toMatchObject({
    token: {
      symbol: "USDT",
      decimals: 6,
      type: null,
      holders: null,
      price_usd: expect.stringMatching(/^\d/),
    },
  });
  expect(unknown).toMatchObject({ ok: false, error: { code: "PROVIDER_UNAVAILABLE" } });
});

test("an address that an explorer does not show is the caller's, and no key that is missing", async () => {
  const { failure } = blockscout();
  const statusOf = (message: string) =>
    failure?.({ status: 403, body: { message }, heavy: false })?.runtimeStatus;
  expect([statusOf("Restricted access"), statusOf("Forbidden")]).toEqual(["invalid_input", undefined]);
});

test("takes an explorer of the operator's own for a chain that it knows, and no other", () => {
  expect(blockscout({ upstreams: { base: "https://own.example" } }).upstreams).toMatchObject({
    base: "https://own.example",
    ethereum: "https://eth.blockscout.com",
  });
  expect(() => blockscout({ upstreams: { nowhere: "https://own.example" } })).toThrow(/"blockscout"/);
});
