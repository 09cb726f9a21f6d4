// jupiter against its stand-in: prices and amounts exact, tokens that are left out, swaps without a route, and GeckoTerminal in its place.
import { expect, test } from "vitest";
import { besideStandIns } from "../../test/beside-stand-ins.js";
import { getJupQuote } from "./quote.js";

const SOL = "So11111111111111111111111111111111111111112";
const JUP = "JUPyiwrYJFskUPiHa7hkeR8VUtAeFoSYbKedZNsDvCN";
const PIPPIN = "Dfh5DzRgSvvCFDoYc2ciTkMrbDfRKybA4SoFbPmApump";
const NOBODY = "11111111111111111111111111111111";
const swap = { from_token: SOL, to_token: JUP };

const { call, standIn, asked } = besideStandIns("jupiter", "geckoterminal", "dexscreener");

const RESULTS: readonly (readonly [string, Record<string, unknown>, object])[] = [
  [
    "get_jup_price",
    { ids: [SOL] },
    {
      prices: [
        {
          address: SOL,
          price_usd: "147.4789232",
          price_change_24h_percent: 1.29,
          liquidity_usd: "621679197.67",
          decimals: 9,
          slot: 348_004_023,
          token_created_at: "2024-06-05T08:55:25.527Z",
        },
      ],
    },
  ],
  [
    "search_solana_tokens",
    { query: "jupiter" },
    {
      tokens: [
        {
          address: JUP,
          market_cap_usd: "459171256.1",
          volume_24h_usd: "3838164.79",
          circulating_supply: "3243891294.88",
          can_be_minted: false,
          can_be_frozen: false,
          telegram: null,
          updated_at: "2026-02-23T04:55:12.461Z",
        },
      ],
    },
  ],
  // 0.1 and 0.2 are no 0.30000000000000004.
  ["search_solana_tokens", { query: "SOL" }, { tokens: [{ volume_24h_usd: "0.3", can_be_minted: null }] }],
  [
    "search_solana_tokens",
    { query: "pippin" },
    { tokens: [{ price_usd: null, volume_24h_usd: null, can_be_minted: true, holders: null }] },
  ],
  [
    "get_jup_quote",
    { ...swap, amount_raw: "18446744073709551615" },
    {
      amount_in_raw: "18446744073709551615",
      amount_out_raw: "3074457345618258602",
      worst_amount_raw: "3059085058890167308",
      slippage_bps: 50,
      price_impact: "0.00012345678901234567",
      route: [{ dex: "Meteora DLMM", from_token: SOL, share_percent: 100 }],
    },
  ],
];

test.each(RESULTS)("%s of %j gives our own form", async (tool, args, data) => {
  expect(await call(tool, args)).toMatchObject({ ok: true, data, meta: { warnings: [] } });
});

test("a quote for what comes out says the most that goes in", async () => {
  const answer = await call("get_jup_quote", { ...swap, amount_raw: "10", exact: "out", slippage_bps: 100 });
  expect(answer).toMatchObject({
    data: { amount_in_raw: "60", amount_out_raw: "10", worst_amount_raw: "60" },
  });
  expect(asked()).toContain("amount=10&swapMode=ExactOut&slippageBps=100");
});

test.each([
  ["in", "at least 59 with a slippage of 50 basis points, by Orca, Meteora"],
  ["out", "for at most 59 with a slippage of 50 basis points, by Orca, Meteora"],
] as const)("a quote by what comes %s is worded with both amounts, and with what is sure", (exact, sure) => {
  const step = { from_token: SOL, to_token: JUP, amount_in_raw: "1", amount_out_raw: "1", share_percent: 50 };
  const words = getJupQuote.answer?.(
    {
      ...swap,
      ...{ amount_in_raw: "1000", amount_out_raw: "60", worst_amount_raw: "59", slippage_bps: 50 },
      ...{ price_impact: null, slot: null },
      route: ["Orca", "Meteora", "Orca"].map((dex) => ({ ...step, dex, pool_address: JUP })),
    },
    { ...swap, amount_raw: "1000", exact },
  );
  expect(words).toBe(
    `1,000 of the smallest units of ${SOL} would give 60 of the smallest units of ${JUP}, ${sure}`,
  );
});

test("tokens without a reliable price are named, and the others have theirs", async () => {
  expect(await call("get_jup_price", { ids: `${PIPPIN}, ${SOL}` })).toMatchObject({
    ok: true,
    data: { prices: [{ address: SOL }] },
    meta: { warnings: [`no_data: jupiter has no reliable price of ${PIPPIN}`] },
  });
  expect(await call("search_solana_tokens", { query: "zzzz" })).toMatchObject({
    data: { tokens: [] },
    meta: { warnings: ['no_data: jupiter finds no token by "zzzz"'] },
  });
});

test("a swap without a route is the caller's fault, in words of its own", async () => {
  const answer = await call("get_jup_quote", { from_token: SOL, to_token: NOBODY, amount_raw: "1" });
  expect(answer).toMatchObject({
    error: { code: "TOOL_ERROR", message: expect.stringContaining("no route") },
    meta: { runtime_status: "invalid_input" },
  });
});

test.each([
  [429, "TOOL_ERROR", "rate_limited"],
  [401, "PROVIDER_UNAVAILABLE", "missing_key"],
  [7, "PROVIDER_UNAVAILABLE", "failing"],
])("an error %i inside a 200 is %s, %s", async (code, error, runtime_status) => {
  standIn().fault({ inBodyError: { code, message: "Too many requests" } });
  const answer = await call("search_solana_tokens", { query: "JUP" });
  expect(answer).toMatchObject({ ok: false, error: { code: error }, meta: { runtime_status } });
});

test("while jupiter is down, GeckoTerminal prices the tokens", async () => {
  standIn().fault({ status: 503 });
  expect(await call("get_jup_price", { ids: [PIPPIN] })).toMatchObject({
    ok: true,
    data: { prices: [{ address: PIPPIN, price_usd: "0.0281", slot: null }] },
    meta: { source: "fallback", provider: "geckoterminal" },
  });
});

test("while jupiter is down, DexScreener finds the tokens, and finding none is no sign that there are none", async () => {
  standIn().fault({ status: 503 });
  expect(await call("search_solana_tokens", { query: "pippin" })).toMatchObject({
    ok: true,
    data: { tokens: [{ address: PIPPIN, symbol: "pippin", price_usd: "0.0281", holders: null }] },
    meta: { source: "fallback", provider: "dexscreener" },
  });
  expect(await call("search_solana_tokens", { query: "zzzz" })).toMatchObject({ ok: false });
});

test.each([
  ["get_jup_price", { ids: ["0x88e6A0c2dDD26FEEb64F039a2c41296FcB3f5640"] }, "ids"],
  ["get_jup_price", { ids: [] }, "ids"],
  ["get_jup_quote", { ...swap, amount_raw: "0" }, "amount_raw"],
  ["get_jup_quote", { ...swap, amount_raw: "0.5" }, "amount_raw"],
])("%s refuses %j by its argument %s", async (tool, args, param) => {
  expect(await call(tool, args)).toMatchObject({
    error: { code: "VALIDATION_ERROR", param: expect.stringContaining(param) },
  });
});
