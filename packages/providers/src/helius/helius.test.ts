// Helius's tools: exact amounts, shared transfers, lists to their end, and nothing without a key.

import { createService, HOST, type Service } from "@svckit/core";
import { helius } from "@svckit/providers";
import { type RunningUpstreams, startUpstreams } from "@svckit/testing/stand-ins";
import { afterAll, beforeAll, expect, test } from "vitest";

const OWNER = "86xCnPeV69n6t3DnyGvkKobf9FdN2H9oiVDdaMpo2MMY";
const NOBODY = "11111111111111111111111111111112";
const ARTIST = "9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM";
const COLLECTION = "J1S9H3QjnRtBbbuD4HjPV6RpRhwuk4zKbxsnCHuTgh9w";
const BONK = "DezXAZ8z7PnrnRJjz3wXBoRgixCa6xjnB7YaB1pPB263";
const LAD = "F9Lw3ki3hJ7PF9HQXsBzoY8GyE6sPoEZZdXJBsTTD2rk";
const MOVED = "5j7s6NiJS3JAkvgkoc18WVAsiSaci2pxB2A6ueCJP4tprA2TFg9wSyTLeYouxPBJEMzJinENTkpA52YStRW5Dia7";
const BROKEN = "2nBhEBYYvfaAe16UMNqRHre4YNSskvuYgx3M6E4JP1oDYvZEJHvoPzyUidNgNX5r9sTyN1J9UxtbCXy2rqYcuyuv";
const KEY = "k3y-of-h3lius";

let upstreams: RunningUpstreams;
let service: Service;

const open = (keys: Record<string, string>) =>
  createService({
    providers: [helius(upstreams.options("helius"))],
    keys,
    upstream: { retries: false, breaker: false },
  });

beforeAll(async () => {
  upstreams = await startUpstreams({}, ["helius"]);
  service = open({ HELIUS_API_KEY: KEY });
});
afterAll(async () => {
  await service.close();
  await upstreams.close();
});

const call = (tool: string, args: object, by = service) =>
  by.execute({ tool, args: { ...args }, principal: HOST });
const host = (name: string) => upstreams.of("helius")?.[name];

test.each<[string, object, object]>([
  [
    "get_solana_asset",
    { id: BONK },
    {
      asset: {
        name: "Bonk",
        owner: null,
        decimals: 5,
        supply: "87846368620.93581",
        balance: "184467440737095.51615",
        balance_raw: "18446744073709551615",
        price_usd: "0.00002234",
      },
    },
  ],
  [
    "get_solana_asset",
    { id: LAD },
    {
      asset: {
        name: "Mad Lads #8420",
        owner: OWNER,
        collection: COLLECTION,
        is_compressed: false,
        royalty_percent: 4.2,
        creators: [{ address: ARTIST, share_percent: 100, is_verified: true }],
        decimals: null,
        supply: null,
        price_usd: null,
      },
    },
  ],
  [
    "get_solana_assets_by_owner",
    { address: OWNER },
    { assets: [{ id: LAD }, { is_compressed: true }, { name: "Mad Lads #1" }] },
  ],
  ["search_solana_assets", { address: OWNER, token_type: "fungible" }, { assets: [{ id: BONK }] }],
  ["search_solana_assets", { creator: ARTIST, limit: 1 }, { assets: [{ id: LAD }] }],
  [
    "get_solana_priority_fee_estimate",
    { accounts: [BONK] },
    { min_price: "0", medium_price: "10082.5", unsafe_max_price: "9007199254" },
  ],
  [
    "get_solana_parsed_transactions",
    { signatures: [MOVED, BROKEN] },
    {
      transactions: [
        {
          type: "SWAP",
          source: "JUPITER",
          time: "2024-11-22T14:00:00.000Z",
          status: "success",
          fee: "0.000105",
          transfers: [
            {
              chain: "solana",
              hash: MOVED,
              token: { address: null, symbol: "SOL", decimals: 9 },
              amount: "1.500000001",
              amount_raw: "1500000001",
            },
            { from: ARTIST, to: OWNER, token: { address: BONK }, amount: "123456.78901", amount_raw: null },
          ],
        },
        { status: "failed", description: null, transfers: [] },
      ],
    },
  ],
])("%s of %j gives what Helius has, exactly", async (tool, args, expected) => {
  const answer = await call(tool, args);
  expect(answer).toMatchObject({ ok: true, meta: { warnings: [] } });
  expect(answer.ok && answer.data).toMatchObject(expected);
  expect([...(host("rpc")?.slips ?? []), ...(host("api")?.slips ?? [])]).toEqual([]);
});

test.each<[string, object, object]>([
  ["get_solana_asset", { id: NOBODY }, { asset: null }],
  ["get_solana_assets_by_owner", { address: NOBODY }, { assets: [] }],
  ["search_solana_assets", { collection: NOBODY }, { assets: [] }],
  ["get_solana_parsed_transactions", { signatures: ["1".repeat(64)] }, { transactions: [] }],
])("%s of %j says that there is no such record", async (tool, args, expected) => {
  const warnings = [expect.stringMatching(/^no_data: /)];
  expect(await call(tool, args)).toMatchObject({ ok: true, data: expected, meta: { warnings } });
});

test("a list goes on where it ended, and each asset comes once", async () => {
  const ids: unknown[] = [];
  let cursor: unknown = null;
  do {
    const args = { address: OWNER, include_tokens: true, limit: 3, ...(cursor !== null && { cursor }) };
    const answer = await call("get_solana_assets_by_owner", args);
    if (!answer.ok) throw new Error(answer.error.message);
    const { assets, next_cursor } = answer.data as { assets: { id: string }[]; next_cursor?: unknown };
    ids.push(...assets.map(({ id }) => id));
    cursor = next_cursor ?? null;
  } while (cursor !== null && ids.length < 9);
  expect(ids).toHaveLength(4);
  expect(new Set(ids).size).toBe(4);
});

test("a search names at least one thing, and a kind of token an owner, before anybody is asked", async () => {
  const before = host("rpc")?.requests.length;
  const codeOf = async (args: object) => {
    const answer = await call("search_solana_assets", args);
    return answer.ok ? "none" : answer.error.code;
  };
  expect(await codeOf({})).toBe("VALIDATION_ERROR");
  expect(await codeOf({ collection: COLLECTION, token_type: "fungible" })).toBe("MISSING_PARAM");
  expect(host("rpc")?.requests.length).toBe(before);
});

test("every tool wants the key: without one it is missing_key and nothing is asked, and a wrong one is told", async () => {
  const before = host("rpc")?.requests.length;
  const bare = open({});
  const wrong = open({ HELIUS_API_KEY: "wrong" });
  for (const { name, examples } of helius().tools)
    expect(await call(name, examples?.[0]?.args ?? {}, bare)).toMatchObject({
      ok: false,
      error: { code: "PROVIDER_UNAVAILABLE" },
      meta: { runtime_status: "missing_key" },
    });
  expect(host("rpc")?.requests.length).toBe(before);
  expect(await call("get_solana_asset", { id: BONK }, wrong)).toMatchObject({
    ok: false,
    meta: { runtime_status: "missing_key" },
  });
  await Promise.all([bare.close(), wrong.close()]);
});

test.each([
  [-32_429, "max usage reached", "rate_limited"],
  [-32_602, "Invalid params", "invalid_input"],
  [-32_000, "Database Error: connection refused", "degraded"],
])("an answer with the error %d (%s) is %s, and never an absent asset", async (code, message, status) => {
  host("rpc")?.fault({ inBodyError: { jsonrpc: "2.0", id: 1, error: { code, message } } });
  const answer = await call("get_solana_asset", { id: "So11111111111111111111111111111111111111112" });
  host("rpc")?.fault(null);
  expect(answer).toMatchObject({ ok: false, meta: { runtime_status: status } });
});
