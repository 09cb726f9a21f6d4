// goplus against its stand-in: what each tool makes of GoPlus' answers, and that what is unknown never reads as safe.

import { createService, HOST, type Service } from "@svckit/core";
import { goplus } from "@svckit/providers";
import { lintProvider, type StandIn } from "@svckit/testing";
import { type RunningUpstreams, startUpstreams } from "@svckit/testing/stand-ins";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";

let upstreams: RunningUpstreams;
let upstream: StandIn;
let service: Service;

beforeAll(async () => {
  upstreams = await startUpstreams({}, ["goplus"]);
  upstream = upstreams.of("goplus")?.[""] as StandIn; // `as`: it was started just now.
});
afterAll(() => upstreams.close());
// Each test has a service of its own: together they ask more than GoPlus' limit of a minute.
beforeEach(() => {
  service = createService({ providers: [goplus({ baseUrl: upstream.url })] });
});
afterEach(() => service.close());

const call = (tool: string, args: Record<string, unknown>) =>
  service.execute({ tool, args, principal: HOST });

const USDT = "0xdAC17F958D2ee523a2206206994597C13D831ec7";
const CLOSED = "0x000000000000000000000000000000000000c10d";
const SCAM = "0x00000000000000000000000000000000000badbd";
const CODED = (code: number) => `0x${String(code).padStart(40, "0")}`;

const RESULTS: readonly (readonly [string, string, Record<string, unknown>, object])[] = [
  [
    "reads a token under its address in lower case, amounts to the last digit",
    "get_token_security",
    { chain: 1, address: USDT },
    {
      chain: "ethereum",
      address: USDT,
      found: true,
      is_honeypot: false,
      is_blacklisted: true,
      is_anti_whale: null,
      buy_tax: "0",
      total_supply: "97071854588.430319",
      holder_count: 7_000_000,
      owner: {
        address: "0xC6CDE7C39eB2f0F0095F41570af89eFC2C1Ea828",
        balance: "9007199254740993.000000000000000001",
        share: "0.000000000000000001",
      },
      creator: { balance: "0", share: "0" },
      honeypots_by_creator: 0,
      other_risks: null,
      pools: [{ dex: "UniswapV2", liquidity_usd: "12345.67" }],
      holders: [{ tag: "Binance", is_contract: false, balance: "1000", share: "0.01" }],
    },
  ],
  [
    "says null, and neither no nor 0, of what a closed source hides",
    "get_token_security",
    { chain: "ethereum", address: CLOSED },
    {
      found: true,
      is_open_source: false,
      is_honeypot: null,
      is_mintable: null,
      hidden_owner: null,
      buy_tax: null,
      sell_tax: null,
      total_supply: null,
      owner: { address: null },
      pools: [],
    },
  ],
  [
    "tells a honeypot that copies a known token",
    "get_token_security",
    { chain: "bsc", address: SCAM },
    {
      is_honeypot: true,
      is_true_token: false,
      buy_tax: "0.1",
      sell_tax: "1",
      copies: { is_copy: true, original: "0x55d398326f99059ff775485246999027b3197955" },
      honeypots_by_creator: 17,
    },
  ],
  [
    "tells who has which power over a token on Solana",
    "get_solana_token_security",
    { address: "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v" },
    {
      mintable: {
        status: true,
        by: [{ address: "BJE5MMbqXjVwjAF7oxwPYXnTXDyspzZyt4vwenNw5ruG", is_malicious: false }],
      },
      closable: { status: false, by: [] },
      metadata_mutable: { status: true, by: [{ address: "2wmVCSfPxGPjrnMMn7rchp4uaeoTqN39mXFC2zhPdri9" }] },
      non_transferable: false,
      default_account_state: "initialized",
      transfer_hooks: [],
      transfer_fee: null,
      holders: [{ balance: "1234567890.123456", share: "0.168623", tag: null }],
      pools: [{ kind: "standard", burned_percentage: "99.5" }],
    },
  ],
  [
    "tells a frozen token on Solana with its fee, and null of powers that are not told",
    "get_solana_token_security",
    { address: "BPFLoader2111111111111111111111111111111111" },
    {
      mintable: { status: null, by: [] },
      freezable: { status: null, by: [] },
      default_account_state: "frozen",
      transfer_fee: "0.02",
      transfer_fee_maximum: "18446744073709551615",
      transfer_hooks: [{ is_malicious: true }],
      trusted_token: null,
    },
  ],
  [
    "tells a coin on Sui by its type",
    "get_sui_token_security",
    { address: "0x2::sui::SUI" },
    {
      decimals: 9,
      total_supply: "10000000000000000000",
      creator: null,
      mintable: { status: false, by: "Immutable" },
      contract_upgradeable: { status: true, by: "Shared" },
      metadata_modifiable: { status: null, by: null },
    },
  ],
  [
    "tells what an address is listed for, and whether it is a contract where a chain is given",
    "check_malicious_address",
    { address: "0xc8a65fadf0e0ddaf421f28feab69bf6e2e589963", chain: "ethereum" },
    {
      listed: true,
      phishing_activities: true,
      mixer: false,
      is_contract: false,
      malicious_contracts_created: 3,
      data_source: "SlowMist",
    },
  ],
  [
    "says of an address on no list that it is on none, and null of what is told for a chain alone",
    "check_malicious_address",
    { address: "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045" },
    { found: true, listed: false, is_contract: null, data_source: null },
  ],
  [
    "tells a site for phishing, with its contracts",
    "check_phishing_site",
    { url: "go-ethdenver.com" },
    {
      is_phishing: true,
      contracts: [
        {
          address: "0xC8a65Fadf0e0dDAf421F28FEAb69Bf6E2E589963",
          is_open_source: null,
          risks: ["phishing_activities"],
        },
      ],
    },
  ],
  [
    "tells a dApp with its audits and contracts",
    "check_dapp_security",
    { url: "https://for.tube" },
    {
      project: "ForTube",
      is_audited: true,
      is_trusted: false,
      audits: [{ firm: "CertiK", date: "2021-01-11" }],
      contracts: [
        {
          chain: "ethereum",
          created_at: "2020-09-13T12:26:40.000Z",
          is_malicious: false,
          is_creator_malicious: true,
          creator_behaviours: ["blacklist_doubt"],
        },
      ],
    },
  ],
  [
    "tells each power over an NFT by who has it: nobody, unknown and given up are three things",
    "get_nft_security",
    { chain: "ethereum", address: "0xBC4CA0EdA7647A8aB7C2061c2E118A18a936f13D" },
    {
      privileged_minting: { risk: "owner_is_account", owner_kind: "eoa" },
      privileged_burn: { risk: "none", owner: null },
      transfer_without_approval: { risk: "owner_gave_up" },
      self_destruct: { risk: null },
      oversupply_minting: null,
      metadata_frozen: null,
      malicious_nft_contract: false,
      nft_items: 9_998,
      lowest_price_24h: 12.1,
      token_owner: null,
    },
  ],
  [
    "tells a person who poses as a contract",
    "check_approval_security",
    { chain: "ethereum", address: "0xC8a65Fadf0e0dDAf421F28FEAb69Bf6E2E589963" },
    {
      is_contract: false,
      is_open_source: null,
      is_proxy: null,
      is_suspected: true,
      behaviours: ["phishing_activities"],
      created_at: null,
    },
  ],
  [
    "lists approvals one a row, those without a bound as such",
    "get_wallet_approvals",
    { chain: "bsc", address: "0xd018e2b543a2669410537f96293590138cacedf3" },
    {
      approvals: [
        {
          amount: null,
          is_unlimited: true,
          token_id: null,
          balance: "12.000000000000000001",
          token: { symbol: "USDT", decimals: 18, is_malicious: false },
          spender: { name: "PancakeRouter", is_trusted: true },
          approved_at: "2023-11-14T22:13:20.000Z",
        },
        {
          amount: "9007199254740993.000000000000000001",
          is_unlimited: false,
          spender: { is_suspected: true, is_trusted: null, name: null },
          first_approved_at: null,
          first_hash: null,
        },
      ],
    },
  ],
  [
    "tells an approval of one NFT from that of all",
    "get_wallet_approvals",
    { chain: "ethereum", address: "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045", standard: "erc721" },
    {
      approvals: [
        { is_unlimited: true, token_id: null, amount: null, balance: null },
        { is_unlimited: false, token_id: "9007199254740993" },
      ],
    },
  ],
  [
    "tells what a protocol's owner can do, -1 as unknown",
    "detect_rugpull",
    { chain: "bsc", address: "0x73feaa1eE314F8c655E354234017bE2193C9E24E" },
    { name: "MasterChef", privilege_withdraw: false, approval_abuse: null, owner: { kind: "contract" } },
  ],
  [
    "decodes an input, with what is known of an address in it",
    "decode_abi",
    { chain: "bsc", data: "0xa0712d680000000000000000000000000000000000000000000000000000000062fee481" },
    {
      method: "mint",
      is_risky: true,
      is_contract_malicious: null,
      parameters: [{ type: "uint256[]", value: '["1660871809"]', address_info: null }],
    },
  ],
  [
    "lists a token's locks, their ends in seconds or milliseconds",
    "get_token_lock_info",
    { chain: "base", address: "0x940181a94A35A4569E4529A3CDfB74e38FD98631", limit: 5 },
    {
      lock_count: 6,
      locks: [
        { id: "7", amount: "9007199254740993007", is_lp_token: false, ends_at: "2027-01-15T08:00:00.000Z" },
        { id: "8" },
        { id: "9", is_lp_token: null },
        { id: "10" },
        { id: "11" },
      ],
      next_cursor: expect.any(String),
    },
  ],
];

test.each(RESULTS)("%s", async (_, tool, args, data) => {
  expect(await call(tool, args)).toMatchObject({ ok: true, data, meta: { warnings: [] } });
});

test("lists the chains by our slugs, and those that tools do not take by GoPlus' name alone", async () => {
  const answer = await call("get_goplus_supported_chains", {});
  expect(answer).toMatchObject({
    data: {
      chains: expect.arrayContaining([
        { chain: "bsc", id: "56", name: "BSC" },
        { chain: null, id: "810180", name: "zkLink Nova" },
      ]),
    },
  });
});

const NOBODY = "0x00000000000000000000000000000000000e3947";

test.each([
  [
    "get_token_security",
    { chain: "ethereum", address: "0x000000000000000000000000000000000000dEaD" },
    "is_honeypot",
  ],
  ["get_token_security", { chain: "ethereum", address: NOBODY }, "is_honeypot"],
  ["get_solana_token_security", { address: "11111111111111111111111111111111" }, "non_transferable"],
  ["get_sui_token_security", { address: "0x3::a::B" }, "trusted_token"],
  ["check_malicious_address", { address: NOBODY }, "listed"],
  ["check_phishing_site", { url: "https://unknown.example" }, "is_phishing"],
  ["check_dapp_security", { url: "https://unknown.example" }, "is_audited"],
  ["get_nft_security", { chain: "base", address: NOBODY }, "malicious_nft_contract"],
  ["check_approval_security", { chain: "base", address: NOBODY }, "is_suspected"],
  ["detect_rugpull", { chain: "bsc", address: NOBODY }, "privilege_withdraw"],
  ["decode_abi", { chain: "bsc", data: "0x12345678" }, "is_risky"],
])("%s says no_data of %j, and null of %s", async (tool, args, field) => {
  const answer = await call(tool, args);
  expect(answer).toMatchObject({
    ok: true,
    data: { found: false, [field]: null },
    meta: { runtime_status: "ok", warnings: [expect.stringMatching(/^no_data: .*does not make it safe/)] },
  });
});

test("a wallet without approvals is no_data", async () => {
  const answer = await call("get_wallet_approvals", { chain: "bsc", address: NOBODY });
  expect(answer).toMatchObject({
    data: { approvals: [] },
    meta: { warnings: [expect.stringMatching(/^no_data/)] },
  });
});

test("a record that GoPlus has in part comes with a warning that says so", async () => {
  const answer = await call("get_token_security", { chain: "ethereum", address: CODED(2) });
  expect(answer).toMatchObject({
    data: { found: true, symbol: "FRSH", is_honeypot: null },
    meta: { warnings: [expect.stringContaining("a part of")] },
  });
});

test.each([
  [2004, "TOOL_ERROR", "invalid_input"],
  [2018, "TOOL_ERROR", "invalid_input"],
  [2020, "TOOL_ERROR", "invalid_input"],
  [2021, "TOOL_ERROR", "invalid_input"],
  [2022, "TOOL_ERROR", "invalid_input"],
  [5006, "TOOL_ERROR", "invalid_input"],
  [4029, "TOOL_ERROR", "rate_limited"],
  [4010, "PROVIDER_UNAVAILABLE", "missing_key"],
  [4023, "PROVIDER_UNAVAILABLE", "missing_key"],
  [5000, "PROVIDER_UNAVAILABLE", "degraded"],
  [7777, "PROVIDER_UNAVAILABLE", "failing"],
])("the code %i in an answer of 200 is %s with %s", async (code, error, status) => {
  const answer = await call("get_token_security", { chain: "ethereum", address: CODED(code) });
  expect(answer).toMatchObject({ ok: false, error: { code: error }, meta: { runtime_status: status } });
});

test("an access token is sent as a bearer token, and one that is refused is missing_key", async () => {
  const keys = { GOPLUS_ACCESS_TOKEN: "wrong" };
  const own = createService({ providers: [goplus({ baseUrl: upstream.url })], keys });
  const args = { chain: "ethereum", address: USDT };
  const answer = await own.execute({ tool: "get_token_security", args, principal: HOST });
  expect(upstream.requests.at(-1)?.headers["authorization"]).toBe("Bearer wrong");
  expect(answer).toMatchObject({
    error: { code: "PROVIDER_UNAVAILABLE" },
    meta: { runtime_status: "missing_key" },
  });
  await own.close();
});

test("decode_abi sends what GoPlus takes, in GoPlus' spelling", async () => {
  const args = { chain: "bsc", data: "0xa0712d68", signer: USDT, kind: "common" };
  await call("decode_abi", args);
  expect(upstream.requests.at(-1)?.body).toEqual({
    chain_id: "56",
    data: "0xa0712d68",
    signer: USDT,
    transcation_type: "common",
  });
});

test("a chain that GoPlus' rug-pull check does not cover is refused before it is asked", async () => {
  const before = upstream.requests.length;
  const answer = await call("detect_rugpull", { chain: "base", address: USDT });
  expect(answer).toMatchObject({ error: { code: "VALIDATION_ERROR", param: "chain" } });
  expect(upstream.requests.length).toBe(before);
});

test("nothing is left to mend, and nothing was asked that GoPlus does not know", async () => {
  expect(await lintProvider(goplus())).toEqual([]);
  expect(upstream.slips).toEqual([]);
});
