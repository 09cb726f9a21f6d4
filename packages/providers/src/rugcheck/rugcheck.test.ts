// rugcheck against its stand-in: what its reports and lists tell, and what they leave open.

import { createService, HOST, type Service } from "@svckit/core";
import { goplus, rugcheck } from "@svckit/providers";
import { lintProvider } from "@svckit/testing";
import { type RunningUpstreams, startUpstreams } from "@svckit/testing/stand-ins";
import { afterAll, beforeAll, expect, test } from "vitest";

let upstreams: RunningUpstreams;
let service: Service;

beforeAll(async () => {
  upstreams = await startUpstreams({}, ["rugcheck", "goplus"]);
  const providers = [rugcheck(upstreams.options("rugcheck")), goplus(upstreams.options("goplus"))];
  service = createService({ providers });
});
afterAll(async () => {
  await service.close();
  await upstreams.close();
});

const call = (tool: string, args: Record<string, unknown>) =>
  service.execute({ tool, args, principal: HOST });

const USDC = "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v";
const BONK = "DezXAZ8z7PnrnRJjz3wXBoRgixCa6xjnB7YaB1pPB263";
const MINTER = "BJE5MMbqXjVwjAF7oxwPYXnTXDyspzZyt4vwenNw5ruG";

test.each([
  [
    "get_rugcheck_summary",
    { address: BONK },
    {
      found: true,
      score: 50_001,
      score_normalised: 81,
      liquidity_locked_percentage: 0,
      risks: [{ level: "danger", score: 50_000, value: null }],
    },
  ],
  [
    "get_rugcheck_report",
    { address: USDC },
    {
      mint_authority: MINTER,
      supply: "9007199254740992",
      is_rugged: false,
      is_metadata_mutable: true,
      detected_at: "2024-01-02T03:04:05.678Z",
      holders: [{ amount_raw: "1234567890123456", percentage: 13.7064565, is_insider: false }],
      markets: [{ kind: "raydium", locked_usd: 1_234.5 }],
    },
  ],
  [
    "get_rugcheck_report",
    { address: BONK },
    {
      is_rugged: true,
      mint_authority: null,
      price_usd: null,
      holder_count: null,
      detected_at: null,
      holders: [],
      transfer_fee_percentage: 1.5,
    },
  ],
  ["get_rugcheck_trending", {}, { tokens: [{ address: BONK, votes: 12, votes_up: 9 }, { address: USDC }] }],
  [
    "get_rugcheck_new",
    { limit: 1 },
    {
      tokens: [
        {
          symbol: "NEW0",
          mint_authority: null,
          freeze_authority: expect.any(String),
          created_at: "2026-01-02T03:04:05.123Z",
        },
      ],
      next_cursor: expect.any(String),
    },
  ],
  [
    "get_rugcheck_verified",
    {},
    { tokens: [{ name: "Bonk", is_jupiter_verified: true, is_jupiter_strict: false }] },
  ],
  ["get_rugcheck_recent", {}, { tokens: [{ symbol: "USDC", visits: 456, visitors: 321, score: 1 }] }],
])("%s of %j", async (tool, args, data) => {
  expect(await call(tool, args)).toMatchObject({ ok: true, data, meta: { warnings: [] } });
});

test.each(["get_rugcheck_summary", "get_rugcheck_report"])(
  "%s says no_data of a token that RugCheck does not know, and not that it is safe",
  async (tool) => {
    const answer = await call(tool, { address: "11111111111111111111111111111111" });
    expect(answer).toMatchObject({
      data: { found: false, score: null, risks: [] },
      meta: { warnings: [expect.stringMatching(/^no_data: .*does not make it safe/)] },
    });
  },
);

test("answers for GoPlus while that is down; a power that no report names is unknown, and not absent", async () => {
  const down = upstreams.of("goplus")?.[""];
  down?.fault({ status: 503 });
  const [usdc, bonk] = [
    await call("get_solana_token_security", { address: USDC }),
    await call("get_solana_token_security", { address: BONK }),
  ];
  down?.fault(null);
  expect(usdc).toMatchObject({
    ok: true,
    data: {
      symbol: "USDC",
      mintable: { status: true, by: [{ address: MINTER, is_malicious: null }] },
      closable: { status: null },
      transfer_hooks: null,
      metadata_mutable: { status: true },
      total_supply: "9007199254.740992",
      transfer_fee: "0",
      holders: [{ balance: "1234567890.123456", share: "0.137064565" }],
    },
    meta: { provider: "rugcheck", source: "fallback" },
  });
  expect(bonk).toMatchObject({
    data: { mintable: { status: null }, metadata_mutable: { status: false }, transfer_fee: "0.015" },
  });
});

test("nothing is left to mend, and nothing was asked that RugCheck does not know", async () => {
  expect(await lintProvider(rugcheck())).toEqual([]);
  expect(upstreams.of("rugcheck")?.[""]?.slips).toEqual([]);
});
