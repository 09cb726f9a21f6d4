// DefiLlama's paid plan: its tools are gated behind the key, carry it in the path, and give what the boards have.

import { createService, HOST, type ServiceOptions, systemClock } from "@svckit/core";
import { defillama } from "@svckit/providers";
import { type RunningUpstreams, startUpstreams } from "@svckit/testing/stand-ins";
import { afterAll, beforeAll, expect, test } from "vitest";

const NOW_MS = Date.parse("2026-01-31T12:00:00Z");
const KEY = "llama-key-7f31c9e2";

let upstreams: RunningUpstreams;

beforeAll(async () => {
  upstreams = await startUpstreams({ now: () => NOW_MS }, ["defillama"]);
});
afterAll(() => upstreams.close());

function call(tool: string, args: object, keys: ServiceOptions["keys"] = { DEFILLAMA_API_KEY: KEY }) {
  const clock = { ...systemClock, now: () => NOW_MS };
  const service = createService({ clock, providers: [defillama(upstreams.options("defillama"))], keys });
  return service.execute({ tool, args: { ...args }, principal: HOST });
}

test.each([
  [
    "get_bridges",
    {},
    {
      bridges: [
        { id: 80, name: "Hyperliquid", volume_1d_usd: 245_562_283.25, chains: ["arbitrum", "hyperevm"] },
        { id: 19, chains: ["ethereum", "base"] },
      ],
    },
  ],
  [
    "get_bridge",
    { id: 19 },
    { volume_7d_usd: 428_400_003.5, transfers_1d: { deposits: 120, withdrawals: 119 }, transfers_30d: null },
  ],
  [
    "get_bridge_volume",
    { chain: "base", limit: 1 },
    { points: [{ time: "2026-01-31T00:00:00.000Z", deposits_usd: 61_200_000.5, deposit_count: 218 }] },
  ],
  ["get_bridge_volume", { limit: 1 }, { points: [{ deposits_usd: 306_762_283.75 }] }],
  ["get_treasuries", { limit: 1 }, { treasuries: [{ symbol: "SBET", majors_usd: 67_481_592.5 }] }],
  ["get_raises", {}, { raises: [{ name: "Ethena Labs", raised_usd: 16_000_000 }, { raised_usd: null }] }],
  [
    "get_hacks",
    {},
    { hacks: [{ time: "2024-03-22T00:00:00.000Z", chains: ["blast"], lost_usd: 4_800_000 }] },
  ],
  ["get_emissions", {}, { tokens: [{ locked: 81_500_000, next_unlock_time: "2026-03-13T00:00:01.000Z" }] }],
])("%s of %j gives what the paid plan has", async (tool, args, data) => {
  expect(await call(tool, args)).toMatchObject({ ok: true, data, meta: { warnings: [] } });
});

test("the key stands in the path of the paid hosts' requests, and in no others", async () => {
  await call("get_bridges", {});
  await call("get_chains", {});
  expect(upstreams.of("defillama")?.["bridges"]?.requests.at(-1)?.path).toBe(`/${KEY}/bridges/bridges`);
  expect(upstreams.of("defillama")?.["api"]?.requests.at(-1)?.path).toBe("/v2/chains");
});

test.each([
  ["is not set", {}],
  ["is refused", { DEFILLAMA_API_KEY: "wrong" }],
])("a tool of the paid plan is missing_key where the key %s", async (_, keys) => {
  const answer = await call("get_hacks", {}, keys);
  expect(answer).toMatchObject({
    ok: false,
    error: { code: "PROVIDER_UNAVAILABLE" },
    meta: { runtime_status: "missing_key" },
  });
});

test("the other tools work without a key", async () => {
  expect(await call("get_chains", {}, {})).toMatchObject({ ok: true });
});

test("a bridge that does not exist is absent", async () => {
  const warnings = [expect.stringMatching(/^no_data: defillama has no bridge 7/)];
  expect(await call("get_bridge", { id: 7 })).toMatchObject({
    ok: true,
    data: { name: null },
    meta: { warnings },
  });
});

test("DefiLlama is asked for nothing that it does not know", () => {
  const standIns = Object.values(upstreams.of("defillama") ?? {});
  expect(standIns.flatMap(({ slips }) => slips)).toEqual([]);
});
