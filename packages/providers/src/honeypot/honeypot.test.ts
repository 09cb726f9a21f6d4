// honeypot against its stand-in: what a simulated trade tells, and that one which failed tells nothing.

import { createService, HOST, type Service } from "@svckit/core";
import { goplus, honeypot } from "@svckit/providers";
import { lintProvider } from "@svckit/testing";
import { type RunningUpstreams, startUpstreams } from "@svckit/testing/stand-ins";
import { afterAll, beforeAll, expect, test } from "vitest";

let upstreams: RunningUpstreams;
let service: Service;

beforeAll(async () => {
  upstreams = await startUpstreams({}, ["honeypot", "goplus"]);
  const providers = [honeypot(upstreams.options("honeypot")), goplus(upstreams.options("goplus"))];
  service = createService({ providers });
});
afterAll(async () => {
  await service.close();
  await upstreams.close();
});

const check = (chain: string, address: string, tool = "check_honeypot") =>
  service.execute({ tool, args: { chain, address }, principal: HOST });

const USDT = "0xdAC17F958D2ee523a2206206994597C13D831ec7";

test.each([
  [
    "a token that can be sold, with its pool",
    "ethereum",
    "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48",
    {
      is_honeypot: false,
      is_simulated: true,
      risk: "low",
      risk_level: 1,
      buy_tax: "0",
      buy_gas: "162352",
      is_proxy: true,
      pool: { kind: "UniswapV2", liquidity_usd: "97046623.67" },
    },
  ],
  [
    "a honeypot, taxes as fractions, warnings in both of their forms",
    "bsc",
    "0x00000000000000000000000000000000000badbd",
    {
      is_honeypot: true,
      reason: "execution reverted: TRANSFER_FAILED",
      buy_tax: "0.125",
      sell_tax: "1",
      warnings: [
        { flag: "all_snipers_blocked", severity: "critical" },
        { flag: "high_fail_rate", description: null, severity: null },
      ],
    },
  ],
  [
    "a simulation that failed as unknown, whatever it says of trades",
    "ethereum",
    "0x000000000000000000000000000000000000f001",
    {
      found: true,
      is_honeypot: null,
      is_simulated: false,
      simulation_error: "execution reverted",
      buy_tax: null,
      sell_tax: null,
      buy_gas: null,
      is_open_source: true,
      is_proxy: null,
    },
  ],
])("tells %s", async (_, chain, address, data) => {
  expect(await check(chain, address)).toMatchObject({ ok: true, data, meta: { warnings: [] } });
});

test("a token without a pool is no_data, and not safe", async () => {
  expect(await check("ethereum", "0x000000000000000000000000000000000000dEaD")).toMatchObject({
    ok: true,
    data: { found: false, is_honeypot: null, buy_tax: null, risk: null },
    meta: { warnings: [expect.stringMatching(/^no_data: .*does not make it safe/)] },
  });
});

test("answers for GoPlus while that is down, with null for what it does not tell", async () => {
  const down = upstreams.of("goplus")?.[""];
  down?.fault({ status: 503 });
  const answer = await check("ethereum", USDT, "get_token_security");
  const elsewhere = await check("polygon", USDT, "get_token_security");
  down?.fault(null);
  expect(answer).toMatchObject({
    ok: true,
    data: {
      address: USDT,
      symbol: "USDT",
      is_honeypot: false,
      sell_tax: "0.025",
      is_mintable: null,
      trust_list: null,
      owner: { address: null },
      pools: [{ liquidity_usd: "12345.67" }],
    },
    meta: { provider: "honeypot", source: "fallback" },
  });
  expect(elsewhere).toMatchObject({ ok: false, error: { code: "PROVIDER_UNAVAILABLE" } });
});

test("nothing is left to mend, and nothing was asked that honeypot.is does not know", async () => {
  expect(await lintProvider(honeypot())).toEqual([]);
  expect(upstreams.of("honeypot")?.[""]?.slips).toEqual([]);
});
