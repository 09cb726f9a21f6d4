// Solana's tools: exact amounts and changes, lists to their end, and what is absent told from what is down.

import { createService, HOST, type Service } from "@svckit/core";
import { solana } from "@svckit/providers";
import { type RunningUpstreams, startUpstreams } from "@svckit/testing/stand-ins";
import { afterAll, beforeAll, expect, test } from "vitest";

const WALLET = "vines1vzrYbzLMRdu58ou5XTby4qAqVRLmqo36NKPTg";
const NOBODY = "11111111111111111111111111111112";
const USDC = "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v";
const BONK = "DezXAZ8z7PnrnRJjz3wXBoRgixCa6xjnB7YaB1pPB263";
const [MOVED, BROKEN, OLD] = [
  "5j7s6NiJS3JAkvgkoc18WVAsiSaci2pxB2A6ueCJP4tprA2TFg9wSyTLeYouxPBJEMzJinENTkpA52YStRW5Dia7",
  "2nBhEBYYvfaAe16UMNqRHre4YNSskvuYgx3M6E4JP1oDYvZEJHvoPzyUidNgNX5r9sTyN1J9UxtbCXy2rqYcuyuv",
  "3AsdoALgZFuq2oUVWrDYhg2pNeaLJKPLf8hU2mQ6U8qJxeJ6hsrPVpMn9ma39DtfYCrDQSvngWRP8NnTpEhezJpE",
];

let upstreams: RunningUpstreams;
let service: Service;

beforeAll(async () => {
  upstreams = await startUpstreams({}, ["solana"]);
  // Without its pace: what a public node grants is not what is tested here.
  const { limits: _, ...provider } = solana(upstreams.options("solana"));
  const tools = provider.tools.map(({ limits: __, cacheTtl: ___, ...tool }) => tool);
  service = createService({
    providers: [{ ...provider, tools }],
    upstream: { retries: false, breaker: false },
  });
});
afterAll(async () => {
  await service.close();
  await upstreams.close();
});

const call = (tool: string, args: object) => service.execute({ tool, args: { ...args }, principal: HOST });
const standIn = () => upstreams.of("solana")?.[""];

test.each<[string, object, object]>([
  [
    "get_sol_balance",
    { address: WALLET },
    { balance: "1.234567891", lamports: "1234567891", slot: 302_400_000 },
  ],
  ["get_sol_balance", { address: USDC }, { balance: "8407812.345678901", lamports: "8407812345678901" }],
  ["get_sol_balance", { address: NOBODY }, { balance: "0", lamports: "0" }],
  [
    "get_sol_token_accounts",
    { address: WALLET },
    {
      accounts: [
        {
          token: BONK,
          program: "spl-token",
          amount: "184467440737095.51615",
          amount_raw: "18446744073709551615",
          decimals: 5,
        },
        { token: USDC, amount: "2.500001", delegate: expect.stringMatching(/^9WzD/), state: "initialized" },
        { program: "spl-token-2022", amount: "0.000077", state: "frozen", delegate: null },
      ],
    },
  ],
  [
    "get_sol_token_accounts",
    { address: WALLET, token: USDC, include_empty: true },
    { accounts: [{ amount: "2.500001" }, { amount: "0", amount_raw: "0" }] },
  ],
  [
    "get_sol_token_supply",
    { token: BONK },
    { supply: "184467440737095.51615", supply_raw: "18446744073709551615", decimals: 5, slot: 302_400_000 },
  ],
  [
    "get_sol_largest_accounts",
    { token: BONK },
    { accounts: [{ amount: "184467440737095.51615" }, { amount: "25.00001", amount_raw: "2500001" }] },
  ],
  [
    "get_sol_signatures",
    { address: WALLET },
    {
      signatures: [
        {
          signature: MOVED,
          slot: 302_400_000,
          time: "2024-11-22T14:00:00.000Z",
          status: "success",
          memo: "[5] hello",
        },
        { signature: BROKEN, status: "failed", memo: null },
        { signature: OLD, time: null, status: "success", confirmation: "finalized" },
      ],
    },
  ],
  [
    "get_sol_transaction",
    { signature: MOVED },
    {
      transaction: {
        time: "2024-11-22T14:00:00.000Z",
        status: "success",
        error: null,
        version: "0",
        signers: [WALLET],
        fee: "0.000005",
        compute_units: "4644",
        instructions: [
          { program: "spl-token", type: "transferChecked" },
          { program: "spl-memo", type: null },
          { program: null, type: null },
        ],
        sol_changes: [
          { address: WALLET, change: "-0.00204428", change_lamports: "-2044280" },
          { change: "0.00203928", change_lamports: "2039280" },
        ],
        token_changes: [
          { owner: WALLET, token: USDC, change: "-0.000001", change_raw: "-1", decimals: 6 },
          { owner: expect.stringMatching(/^9WzD/), change: "0.000001" },
        ],
      },
    },
  ],
  [
    "get_sol_transaction",
    { signature: BROKEN },
    {
      transaction: {
        status: "failed",
        error: '{"InstructionError":[0,{"Custom":1}]}',
        version: "legacy",
        compute_units: null,
        token_changes: [],
      },
    },
  ],
  [
    "get_sol_account",
    { address: USDC },
    {
      account: {
        is_program: false,
        data_bytes: 82,
        program: "spl-token",
        type: "mint",
        data: { decimals: 6 },
      },
    },
  ],
  [
    "get_sol_account",
    { address: "TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA" },
    { account: { is_program: true, program: null, data: null, lamports: "1" } },
  ],
  [
    "get_sol_network",
    {},
    {
      slot: 302_400_000,
      epoch: 700,
      epoch_percent: 12.5,
      transactions: "345678901234",
      transactions_per_second: 1057.6,
      node_version: "2.1.0",
    },
  ],
  [
    "get_sol_priority_fees",
    {},
    {
      blocks: 10,
      first_slot: 302_399_991,
      last_slot: 302_400_000,
      lowest_price: "0",
      median_price: "4",
      high_price: "8",
      highest_price: "900000",
    },
  ],
  ["get_sol_block_time", { slot: 302_400_000 }, { time: "2024-11-22T14:00:00.000Z" }],
])("%s of %j gives what the node has, exactly", async (tool, args, expected) => {
  const answer = await call(tool, args);
  expect(answer).toMatchObject({ ok: true, meta: { warnings: [] } });
  expect(answer.ok && answer.data).toMatchObject(expected);
  expect(standIn()?.slips).toEqual([]);
});

test.each<[string, object, object]>([
  ["get_sol_token_accounts", { address: NOBODY }, { accounts: [] }],
  ["get_sol_token_supply", { token: NOBODY }, { supply: null, decimals: null }],
  ["get_sol_largest_accounts", { token: NOBODY }, { accounts: [] }],
  ["get_sol_signatures", { address: NOBODY }, { signatures: [] }],
  ["get_sol_transaction", { signature: OLD }, { transaction: null }],
  ["get_sol_account", { address: NOBODY }, { account: null, slot: 302_400_000 }],
  ["get_sol_block_time", { slot: 302_399_000 }, { time: null }],
])("%s of %j says that there is no such record", async (tool, args, expected) => {
  const warnings = [expect.stringMatching(/^no_data: /)];
  expect(await call(tool, args)).toMatchObject({ ok: true, data: expected, meta: { warnings } });
});

test("a list of signatures goes on where it ended, and each comes once", async () => {
  const seen: unknown[] = [];
  let cursor: unknown;
  do {
    const answer = await call("get_sol_signatures", {
      address: WALLET,
      limit: 1,
      ...(cursor !== null && { cursor }),
    });
    if (!answer.ok) throw new Error(answer.error.message);
    const { signatures, next_cursor } = answer.data as { signatures: unknown[]; next_cursor?: unknown };
    seen.push(...signatures);
    cursor = next_cursor ?? null;
  } while (cursor !== null && seen.length < 9);
  expect(seen).toMatchObject([{ signature: MOVED }, { signature: BROKEN }, { signature: OLD }]);
});

test.each([
  [-32_005, "Node is behind by 214 slots", "PROVIDER_UNAVAILABLE", "degraded"],
  [-32_004, "Block not available for slot 9", "TOOL_ERROR", "invalid_input"],
  [-32_602, "Invalid param: not a Token mint", "TOOL_ERROR", "invalid_input"],
  [-32_601, "Method not found", "PROVIDER_UNAVAILABLE", "failing"],
  [-32_603, "Internal error", "PROVIDER_UNAVAILABLE", "degraded"],
])(
  "an answer with the error %d (%s) is %s, %s, and never an absent token",
  async (code, message, error, status) => {
    standIn()?.fault({ inBodyError: { jsonrpc: "2.0", id: 1, error: { code, message } } });
    const answer = await call("get_sol_token_supply", { token: USDC });
    standIn()?.fault(null);
    expect(answer).toMatchObject({ ok: false, error: { code: error }, meta: { runtime_status: status } });
  },
);

test("an answer that is neither a result nor an error is the node's failure", async () => {
  standIn()?.fault({ inBodyError: { jsonrpc: "2.0", id: 1 } });
  const answer = await call("get_sol_token_supply", { token: USDC });
  standIn()?.fault(null);
  expect(answer).toMatchObject({ ok: false, meta: { runtime_status: "failing" } });
});

test.each<[string, object, string]>([
  ["get_sol_balance", { address: "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045" }, "address"],
  ["get_sol_transaction", { signature: WALLET }, "signature"],
  ["get_sol_block_time", { slot: -1 }, "slot"],
])("%s of %j is refused before anybody is asked", async (tool, args, param) => {
  const before = standIn()?.requests.length;
  expect(await call(tool, args)).toMatchObject({ ok: false, error: { code: "VALIDATION_ERROR", param } });
  expect(standIn()?.requests.length).toBe(before);
});
