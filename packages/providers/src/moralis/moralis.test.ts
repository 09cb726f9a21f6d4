// moralis against its stand-in: amounts, directions and pages, what is absent, and failures that mean the key or the plan.

import { createService, HOST, silentLogger } from "@svckit/core";
import { moralis } from "@svckit/providers";
import { lintProvider, type StandIn } from "@svckit/testing";
import { type RunningUpstreams, startUpstreams } from "@svckit/testing/stand-ins";
import { afterAll, beforeAll, expect, test } from "vitest";

let upstreams: RunningUpstreams;
let upstream: StandIn;

beforeAll(async () => {
  upstreams = await startUpstreams({}, ["moralis"]);
  upstream = upstreams.of("moralis")?.[""] as StandIn; // `as`: it was started just now.
});
afterAll(() => upstreams.close());

/** A call with a key of the operator's. */
async function call(tool: string, args: Record<string, unknown>, key = "k3y-of-ours") {
  const service = createService({
    providers: [moralis({ baseUrl: upstream.url })],
    keys: key === "" ? {} : { MORALIS_API_KEY: key },
    logger: silentLogger,
  });
  const answer = await service.execute({ tool, args, principal: HOST });
  await service.close();
  return answer;
}

const VITALIK = "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045";
const NOBODY = "0x000000000000000000000000000000000000dEaD";
const USDT = "0xdAC17F958D2ee523a2206206994597C13D831ec7";

test.each([
  [
    "get_wallet_net_worth",
    { address: VITALIK, chains: ["ethereum", 8453, "polygon"] },
    {
      total_usd: "20123456.78",
      chains: [
        {
          chain: "ethereum",
          balance: "9007199254740993.000000000000000001",
          balance_raw: "9007199254740993000000000000000001",
          tokens_usd: "123456.67",
        },
        { chain: "base", balance_usd: "0" },
      ],
      unavailable_chains: ["polygon"],
    },
  ],
  [
    "get_wallet_active_chains",
    { address: VITALIK, chains: ["ethereum", "polygon"] },
    {
      chains: [
        { chain: "ethereum", is_active: true, first_at: "2026-01-01T03:04:05.000Z" },
        { chain: "polygon", is_active: false, first_at: null, last_hash: null },
      ],
    },
  ],
  [
    "get_wallet_history",
    { chain: "ethereum", address: VITALIK },
    {
      transactions: [
        {
          is_failed: true,
          to: null,
          transfers: [
            {
              token: { address: USDT, decimals: 6 },
              token_type: "ERC-20",
              amount: "1.000001",
              amount_raw: "1000001",
            },
            { token_type: "ERC-721", token_id: "9007199254740993", amount: "1" },
          ],
        },
        {
          is_failed: false,
          fee: "0.000021",
          transfers: [{ token: { address: null, symbol: "ETH" }, amount: "1.000000000000000001" }],
        },
      ],
    },
  ],
  [
    "get_wallet_swaps",
    { chain: "ethereum", address: VITALIK },
    {
      swaps: [
        {
          side: "sell",
          kind: "partialSell",
          bought: { symbol: "USDT", amount: "2135.500001" },
          sold: { symbol: "WETH", amount: "1.000000000000000001", amount_usd: "2135.5" },
          total_usd: "2135.5",
        },
      ],
    },
  ],
  [
    "get_wallet_profitability",
    { chain: "ethereum", address: VITALIK, days: "7" },
    {
      days: "7",
      realized_profit_usd: "-1234.5678901234567",
      realized_profit_percentage: -12.5,
      trade_count: 12,
    },
  ],
  [
    "get_wallet_defi_positions",
    { chain: "base", address: VITALIK },
    {
      positions: [
        {
          protocol: "Lido",
          kind: "staking",
          unclaimed_usd: null,
          tokens: [{ role: "supplied", amount: "2.000000000000000001", amount_raw: "2000000000000000001" }],
        },
        { protocol: "Rocket Pool", kind: null, balance_usd: null, tokens: [] },
      ],
    },
  ],
  [
    "get_nft_holdings",
    { chain: "ethereum", address: VITALIK },
    {
      nfts: [
        {
          token_id: "115792089237316195423570985008687907853269984665640564039457584007913129639935",
          count: "1",
          name: null,
          image_url: "ipfs://picture",
          is_verified_collection: true,
        },
      ],
    },
  ],
  ["resolve_ens_domain", { domain: "Vitalik.eth" }, { domain: "vitalik.eth", address: VITALIK }],
])("%s of %j", async (tool, args, data) => {
  expect(await call(tool, args)).toMatchObject({ ok: true, data, meta: { warnings: [] } });
});

test.each([
  ["get_wallet_history", { chain: "ethereum", address: NOBODY }, { transactions: [] }],
  ["get_wallet_swaps", { chain: "ethereum", address: NOBODY }, { swaps: [] }],
  ["get_wallet_profitability", { chain: "ethereum", address: NOBODY }, { realized_profit_usd: null }],
  ["get_wallet_defi_positions", { chain: "ethereum", address: NOBODY }, { positions: [] }],
  ["get_nft_holdings", { chain: "ethereum", address: NOBODY }, { nfts: [] }],
  ["get_wallet_active_chains", { address: NOBODY }, { chains: [{ is_active: false }] }],
  ["resolve_ens_domain", { domain: "nobody.eth" }, { address: null }],
])("%s says no_data of %j", async (tool, args, data) => {
  expect(await call(tool, args)).toMatchObject({
    ok: true,
    data,
    meta: { warnings: [expect.stringMatching(/^no_data: moralis knows? ?|^no_data: moralis has/)] },
  });
});

test.each(["get_wallet_history", "get_wallet_swaps"])(
  "%s gives each row once, page by page",
  async (tool) => {
    const service = createService({
      providers: [moralis({ baseUrl: upstream.url })],
      keys: { MORALIS_API_KEY: "k3y-of-ours" },
    });
    const blocks: unknown[] = [];
    let cursor: unknown;
    do {
      const args = { chain: "base", address: VITALIK, limit: 3, ...(cursor != null && { cursor }) };
      const answer = await service.execute({ tool, args, principal: HOST });
      if (!answer.ok) throw new Error(answer.error.message);
      const { transactions, swaps, next_cursor } = answer.data;
      const rows = (transactions ?? swaps) as { block_number: number }[]; // `as`: by the tools' output.
      blocks.push(...rows.map((each) => each.block_number));
      cursor = next_cursor;
    } while (cursor != null);
    await service.close();
    expect(blocks).toEqual([7, 6, 5, 4, 3, 2, 1].map((at) => 24_000_000 + at));
  },
);

test.each([
  ["a key that is missing", "", "missing_key"],
  ["a key that is refused", "wrong", "missing_key"],
  ["a plan that is used up", "poor", "plan_required"],
])("%s is told as such", async (_, key, status) => {
  const before = upstream.requests.length;
  const answer = await call("get_wallet_net_worth", { address: VITALIK }, key);
  expect(answer).toMatchObject({
    ok: false,
    error: { code: "PROVIDER_UNAVAILABLE" },
    meta: { runtime_status: status },
  });
  expect(upstream.requests.length - before).toBe(key === "" ? 0 : 1);
});

test("nothing is left to mend, and nothing was asked that Moralis does not know", async () => {
  expect(await lintProvider(moralis())).toEqual([]);
  expect(upstream.slips).toEqual([]);
});
