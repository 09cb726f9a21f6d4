// Where a chain's node is down, its explorer answers in the words of the node's tools.

import { createService, HOST } from "@svckit/core";
import { blockscout, evm } from "@svckit/providers";
import { type RunningUpstreams, startUpstreams } from "@svckit/testing/stand-ins";
import { afterAll, beforeAll, expect, test } from "vitest";

const VITALIK = "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045";
const USDC = "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48";
const HASH = "0x5c504ed432cb51138bcf09aa5e8a410dd4a1e204ef84bfed1be16dfba1b22060";

let upstreams: RunningUpstreams;
beforeAll(async () => {
  upstreams = await startUpstreams({}, ["evm", "blockscout"]);
  for (const node of Object.values(upstreams.of("evm") ?? {})) node.fault({ status: 503 });
});
afterAll(() => upstreams.close());

async function call(tool: string, args: Record<string, unknown>, more: Record<string, unknown> = {}) {
  const { chains } = Object(upstreams.options("evm"));
  const service = createService({
    providers: [evm({ chains: { ...chains, ...more } }), blockscout(upstreams.options("blockscout"))],
    upstream: { retries: false },
  });
  try {
    return await service.execute({ tool, args: { chain: "ethereum", ...args }, principal: HOST });
  } finally {
    await service.close();
  }
}

const meta = { source: "fallback", provider: "blockscout", fallback_used: true };

test.each([
  [
    "get_native_balance",
    { address: VITALIK },
    { address: VITALIK, chain_id: 1, symbol: "ETH", balance_wei: expect.stringMatching(/^\d+$/) },
  ],
  [
    "get_erc20_metadata",
    { token: USDC },
    {
      token: USDC,
      chain_id: 1,
      symbol: "USDC",
      decimals: 6,
      total_supply_raw: expect.stringMatching(/^\d+$/),
    },
  ],
  [
    "get_transaction",
    { hash: HASH },
    {
      hash: HASH,
      chain_id: 1,
      transaction: {
        status: "success",
        block_hash: null,
        value_wei: expect.stringMatching(/^\d+$/),
        symbol: "ETH",
      },
    },
  ],
])("%s is answered by the explorer", async (tool, args, data) => {
  expect(await call(tool, args)).toMatchObject({ ok: true, data, meta });
});

test("what the explorer does not give leaves the node's failure as it is", async () => {
  const down = { ok: false, error: { code: "PROVIDER_UNAVAILABLE" } };
  expect(await call("get_transaction", { hash: HASH, include_input: true })).toMatchObject(down);
});

test("the explorer of a chain is not asked of another that an operator has put in its place", async () => {
  const url = upstreams.of("evm")?.["base"]?.url ?? "";
  const answer = await call(
    "get_native_balance",
    { address: VITALIK, chain: "base" },
    { base: { url, chainId: 84_532 } },
  );
  expect(answer).toMatchObject({ ok: false, error: { code: "PROVIDER_UNAVAILABLE" } });
});
