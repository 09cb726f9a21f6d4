// etherscan against its stand-in: rows, amounts and sources, what is absent, and failures in an answer of 200.
import { createService, HOST, silentLogger } from "@svckit/core";
import { lintProvider, type StandIn } from "@svckit/testing";
import { type RunningUpstreams, startUpstreams } from "@svckit/testing/stand-ins";
import { afterAll, beforeAll, expect, test } from "vitest";
import { etherscan } from "./etherscan.js";
import { filesOf } from "./source-files.js";

let upstreams: RunningUpstreams;
let upstream: StandIn;

beforeAll(async () => {
  upstreams = await startUpstreams({}, ["etherscan"]);
  upstream = upstreams.of("etherscan")?.[""] as StandIn; // `as`: it was started just now.
});
afterAll(() => upstreams.close());

/** A call with a key of the operator's; each has a service of its own, so that five a second are no bound here. */
async function call(tool: string, args: Record<string, unknown>, key: string | undefined = "k3y-of-ours") {
  const service = createService({
    providers: [etherscan({ baseUrl: upstream.url })],
    keys: key === undefined || key === "" ? {} : { ETHERSCAN_API_KEY: key },
    logger: silentLogger,
  });
  const answer = await service.execute({ tool, args, principal: HOST });
  await service.close();
  return answer;
}

const VITALIK = "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045";
const USDT = "0xdAC17F958D2ee523a2206206994597C13D831ec7";
const NOBODY = "0x000000000000000000000000000000000000dEaD";

test.each([
  [
    "get_etherscan_transactions",
    { chain: "ethereum", address: VITALIK },
    {
      transactions: [
        {
          to: null,
          created_contract: "0x00000000000000000000000000000000000000AA",
          method: null,
          is_failed: false,
        },
        {
          amount: "9007199254740993.000000000000000001",
          amount_raw: "9007199254740993000000000000000001",
          fee: "0.00005692469084001",
          is_failed: true,
          to: USDT,
          time: "2025-06-15T15:06:48.000Z",
        },
      ],
    },
  ],
  [
    "get_etherscan_token_transfers",
    { chain: 1, address: VITALIK, order: "oldest_first" },
    {
      transfers: [
        { chain: "ethereum", token: { symbol: "USDT", decimals: 6 }, amount: "1.000001", to: VITALIK },
        { amount: "9007199254740993.000000000000000001" },
        { token: { symbol: null, decimals: null }, amount: null, amount_raw: "7" },
      ],
    },
  ],
  [
    "get_etherscan_token_transfers",
    { chain: "ethereum", address: VITALIK, token: USDT },
    { transfers: [{ token: { address: USDT }, amount_raw: "1000001" }] },
  ],
  [
    "get_etherscan_balance",
    { chain: "ethereum", address: VITALIK },
    {
      symbol: "ETH",
      balance: "9007199254740993.000000000000000001",
      balance_raw: "9007199254740993000000000000000001",
    },
  ],
  ["get_etherscan_balance", { chain: "polygon", address: NOBODY }, { symbol: "POL", balance: "0" }],
  [
    "get_etherscan_gas_oracle",
    { chain: "ethereum" },
    {
      block: 23_467_872,
      slow_gas_price: "0.496839934",
      fast_gas_price: "0.55411917",
      used_ratios: ["0.5407", "0.4987", "0.2521"],
    },
  ],
  [
    "get_etherscan_contract_source",
    { chain: "base", address: "0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913" },
    {
      is_verified: true,
      is_optimized: true,
      is_proxy: true,
      implementation: "0x2Ce6311ddAE708829bc0784C967b7d77D19FD779",
      sources: [{ path: "contracts/FiatTokenProxy.sol" }, { path: "contracts/Proxy.sol" }],
    },
  ],
  [
    "get_etherscan_contract_source",
    { chain: "ethereum", address: USDT },
    { license: null, sources: [{ path: "TetherToken", content: expect.stringContaining("pragma") }] },
  ],
])("%s of %j", async (tool, args, data) => {
  expect(await call(tool, args)).toMatchObject({ ok: true, data, meta: { warnings: [] } });
});

test("a source in JSON is told file by file, in either of its forms", () => {
  expect(filesOf('{"A.sol":{"content":"a"},"B.sol":{"content":"b"}}', "A").map(({ path }) => path)).toEqual([
    "A.sol",
    "B.sol",
  ]);
  expect(filesOf('{{"language":"Solidity","sources":{"C.sol":{"content":"c"}}}}', "C")).toEqual([
    { path: "C.sol", content: "c" },
  ]);
  expect(filesOf("", "")).toEqual([]);
});

test("all rows come once, page by page", async () => {
  const service = createService({
    providers: [etherscan({ baseUrl: upstream.url })],
    keys: { ETHERSCAN_API_KEY: "k3y-of-ours" },
  });
  const blocks: unknown[] = [];
  let cursor: unknown;
  do {
    const args = { chain: "base", address: VITALIK, limit: 3, ...(cursor != null && { cursor }) };
    const answer = await service.execute({ tool: "get_etherscan_transactions", args, principal: HOST });
    if (!answer.ok) throw new Error(answer.error.message);
    const { transactions, next_cursor } = answer.data;
    blocks.push(...(transactions as { block_number: number }[]).map((each) => each.block_number)); // `as`: by its output.
    cursor = next_cursor;
  } while (cursor != null);
  await service.close();
  expect(blocks).toEqual([7, 6, 5, 4, 3, 2, 1].map((at) => 23_000_000 + at));
});

test.each([
  ["get_etherscan_transactions", { chain: "ethereum", address: NOBODY }, { transactions: [] }],
  ["get_etherscan_token_transfers", { chain: "ethereum", address: NOBODY }, { transfers: [] }],
  [
    "get_etherscan_contract_source",
    { chain: "ethereum", address: NOBODY },
    { is_verified: false, abi: null, is_proxy: null, sources: [] },
  ],
])("%s says no_data of %j", async (tool, args, data) => {
  expect(await call(tool, args)).toMatchObject({
    ok: true,
    data,
    meta: { warnings: [expect.stringMatching(/^no_data: etherscan has no/)] },
  });
});

test.each([
  ["a key that is missing", "", "ethereum", "PROVIDER_UNAVAILABLE", "missing_key"],
  ["a key that is refused", "wrong", "ethereum", "PROVIDER_UNAVAILABLE", "missing_key"],
  ["a key that is used too often", "busy", "ethereum", "TOOL_ERROR", "rate_limited"],
  ["a chain for paid plans", "k3y-of-ours", "optimism", "PROVIDER_UNAVAILABLE", "plan_required"],
  ["a chain that it does not cover", "k3y-of-ours", "blast", "TOOL_ERROR", "invalid_input"],
])("%s is told as such", async (_, key, chain, code, status) => {
  const answer = await call("get_etherscan_balance", { chain, address: VITALIK }, key);
  expect(answer).toMatchObject({ ok: false, error: { code }, meta: { runtime_status: status } });
});

test("without a key nothing is asked, and with one it goes with every request", async () => {
  const before = upstream.requests.length;
  await call("get_etherscan_gas_oracle", { chain: "ethereum" }, "");
  expect(upstream.requests.length).toBe(before);
  await call("get_etherscan_gas_oracle", { chain: "ethereum" });
  expect(upstream.requests.at(-1)?.query.get("apikey")).toBe("k3y-of-ours");
});

test("nothing is left to mend, and nothing was asked that Etherscan does not know", async () => {
  expect(await lintProvider(etherscan())).toEqual([]);
  expect(upstream.slips).toEqual([]);
});
