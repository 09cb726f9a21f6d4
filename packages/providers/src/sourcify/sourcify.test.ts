// sourcify against its stand-ins: sources, interfaces and signatures, and what is not verified.

import { createService, HOST, type Service } from "@svckit/core";
import { blockscout, sourcify } from "@svckit/providers";
import { lintProvider } from "@svckit/testing";
import { type RunningUpstreams, startUpstreams } from "@svckit/testing/stand-ins";
import { afterAll, beforeAll, expect, test } from "vitest";

let upstreams: RunningUpstreams;
let service: Service;

beforeAll(async () => {
  upstreams = await startUpstreams({}, ["sourcify", "blockscout"]);
  const explorers = blockscout(upstreams.options("blockscout"));
  service = createService({ providers: [sourcify(upstreams.options("sourcify")), explorers] });
});
afterAll(async () => {
  await service.close();
  await upstreams.close();
});

const call = (tool: string, args: Record<string, unknown>) =>
  service.execute({ tool, args, principal: HOST });

const DEPOSIT = "0x00000000219ab540356cBB839Cbe05303d7705Fa";
const PROXY = "0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913";
const MULTICALL = "0xcA11bde05977b3631167028862bE2a173976CA11";
const NOBODY = "0x000000000000000000000000000000000000dEaD";

test.each([
  [
    "get_contract_source",
    { chain: 1, address: DEPOSIT },
    {
      is_verified: true,
      match: "exact_match",
      verified_at: "2024-07-24T12:00:00.000Z",
      name: "DepositContract",
      compiler: "solc 0.6.11+commit.5ef660b1",
      deployer: "0xb20a608c624Ca5003905aA834De7156C68b2E1d0",
      deployment_block: 11_052_984,
      is_proxy: false,
      sources: [{ path: "deposit_contract.sol" }, { path: "IERC165.sol" }],
    },
  ],
  [
    "get_contract_source",
    { chain: "base", address: PROXY },
    {
      match: "match",
      creation_match: null,
      is_proxy: true,
      proxy_kind: "ZeppelinOSProxy",
      deployer: null,
      deployment_block: null,
      implementations: [{ name: "FiatTokenV2_2" }],
    },
  ],
  [
    "get_contract_abi",
    { chain: "ethereum", address: DEPOSIT },
    {
      abi: [
        { kind: "event", signature: "DepositEvent(bytes,bytes)", state_mutability: null },
        { kind: "function", signature: "deposit(bytes,bytes32)", item: { outputs: [] } },
        { kind: "receive", name: null, signature: null },
      ],
    },
  ],
  [
    "get_contract_abi",
    { chain: "ethereum", address: MULTICALL },
    { abi: [{ signature: "aggregate((address,bytes)[])", state_mutability: "payable" }] },
  ],
  [
    "check_contract_verified",
    { address: MULTICALL },
    {
      is_verified: true,
      deployments: [
        { chain: "ethereum", match: "exact_match" },
        { chain: "eip155:11155111", match: "match" },
      ],
    },
  ],
  [
    "check_contract_verified",
    { address: PROXY, chain: "base" },
    { is_verified: true, deployments: [{ chain: "base", creation_match: null }] },
  ],
  [
    "decode_selector",
    { selector: "0xA9059CBB" },
    {
      kind: "function",
      signatures: [
        { signature: "transfer(address,uint256)", is_in_verified_contract: true },
        { signature: "many_msg_babbage(bytes1)", is_in_verified_contract: false },
      ],
    },
  ],
  [
    "decode_selector",
    { selector: "0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef" },
    { kind: "event", signatures: [{ signature: "Transfer(address,address,uint256)" }] },
  ],
])("%s of %j", async (tool, args, data) => {
  expect(await call(tool, args)).toMatchObject({ ok: true, data, meta: { warnings: [] } });
});

test.each([
  ["get_contract_source", { chain: "ethereum", address: NOBODY }, { is_verified: false, sources: [] }],
  ["get_contract_abi", { chain: "ethereum", address: NOBODY }, { is_verified: false, abi: [] }],
  [
    "check_contract_verified",
    { chain: "ethereum", address: NOBODY },
    { is_verified: false, deployments: [] },
  ],
  ["check_contract_verified", { address: NOBODY }, { is_verified: false, deployments: [] }],
  ["decode_selector", { selector: "0x00000001" }, { signatures: [] }],
  ["decode_selector", { selector: `0x${"0".repeat(64)}` }, { kind: "event", signatures: [] }],
])("%s says no_data of %j", async (tool, args, data) => {
  expect(await call(tool, args)).toMatchObject({
    ok: true,
    data,
    meta: { warnings: [expect.stringMatching(/^no_data: sourcify/)] },
  });
});

test("a chain that Sourcify does not cover is the caller's to change", async () => {
  const answer = await call("get_contract_abi", { chain: "metis", address: DEPOSIT });
  expect(answer).toMatchObject({ error: { code: "TOOL_ERROR" }, meta: { runtime_status: "invalid_input" } });
});

test("an explorer answers while Sourcify is down, with null for what it does not tell", async () => {
  const down = upstreams.of("sourcify")?.["contracts"];
  down?.fault({ status: 503 });
  const args = { chain: "ethereum", address: "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48" };
  const [source, abi] = [await call("get_contract_source", args), await call("get_contract_abi", args)];
  down?.fault(null);
  expect(source).toMatchObject({
    ok: true,
    data: {
      is_verified: true,
      name: "FiatTokenProxy",
      creation_match: null,
      deployer: null,
      sources: expect.arrayContaining([{ path: expect.any(String), content: expect.any(String) }]),
    },
    meta: { provider: "blockscout", source: "fallback" },
  });
  expect(abi).toMatchObject({ data: { abi: [{ name: "upgradeTo", kind: "function" }] } });
});

test("nothing is left to mend, and nothing was asked that Sourcify does not know", async () => {
  expect(await lintProvider(sourcify())).toEqual([]);
  expect(Object.values(upstreams.of("sourcify") ?? {}).flatMap(({ slips }) => slips)).toEqual([]);
});
