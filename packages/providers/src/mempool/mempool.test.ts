// mempool against its stand-in: exact amounts, pages behind the last transaction seen, and errors that are plain texts.
import { expect, test } from "vitest";
import { besideStandIns } from "../../test/beside-stand-ins.js";

const BUSY = "bc1q9yhuu4yty2xd8hmrxnw4yhavvtn7khm62uw38p";
const UNUSED = "17SkEw2md5avVNyYgj6RiXuQKNwkXaxFyQ";
const COINBASE = "4a5e1e4baab89f3a32518a88c31bc87f618f76673e2cc77ab2127b7afdeda33b";
const NOTHING = "e".repeat(64);

const { call, standIn, asked } = besideStandIns("mempool");

const RESULTS: readonly (readonly [string, Record<string, unknown>, object])[] = [
  [
    "get_btc_address",
    { address: BUSY.toUpperCase() },
    {
      address: BUSY,
      balance_sats: 2_000_001,
      balance_btc: "0.02000001",
      pending_sats: -57_000,
      pending_btc: "-0.00057",
      received_btc: "90071992.54740991",
      sent_btc: "90071992.5274099",
      transaction_count: 30,
      pending_transaction_count: 1,
    },
  ],
  ["get_btc_address", { address: UNUSED }, { balance_sats: 0, balance_btc: "0", transaction_count: 0 }],
  [
    "get_btc_utxos",
    { address: BUSY },
    {
      utxos: [
        { value_sats: 2_000_000, value_btc: "0.02", confirmed: true, time: "2024-12-20T14:16:31.000Z" },
        { value_btc: "0.00000001", confirmed: false, block_height: null, time: null },
      ],
    },
  ],
  [
    "get_btc_address_transactions",
    { address: BUSY, limit: 2 },
    {
      transactions: [
        { confirmed: false, time: null, sent_btc: "0.00057", net_btc: "-0.00057", fee_rate: 10.06 },
        { block_height: 875_602, received_sats: 57_000, sent_btc: "20999999.97690001", fee_sats: 44_000 },
      ],
    },
  ],
  [
    "get_btc_tx",
    { id: COINBASE.toUpperCase() },
    {
      transaction: {
        is_coinbase: true,
        fee_btc: "0",
        inputs: [{ txid: null, index: null, address: null, value_sats: null, value_btc: null }],
        outputs: [{ value_sats: 5_000_000_000, value_btc: "50" }],
      },
    },
  ],
  ["get_btc_block", { block: "0" }, { block: { height: 0, previous_hash: null, difficulty: 1 } }],
  [
    "get_btc_block",
    {},
    { block: { height: 875_602, time: "2024-12-20T14:26:31.000Z", transaction_count: 3_391 } },
  ],
  ["get_btc_fees", {}, { next_block: 7, half_hour: 6, hour: 5, economy: 2, minimum: 0.1 }],
  [
    "get_btc_mempool",
    {},
    {
      transaction_count: 3_169,
      fees_btc: "0.20317481",
      next_blocks: [
        { virtual_size: 997_936.5, fees_sats: 8_170_664, lowest_rate: 4.58, highest_rate: 200 },
        { fees_btc: "0.00000769", lowest_rate: null },
      ],
    },
  ],
  [
    "get_btc_difficulty",
    {},
    {
      expected_at: "2024-12-29T23:27:08.279Z",
      remaining_seconds: 811_481,
      seconds_a_block: 596.239,
      previous_change_percent: -4.429,
    },
  ],
  ["get_btc_price", {}, { time: "2024-12-20T14:25:00.000Z", prices: { USD: 97_753, JPY: 97_759 } }],
  [
    "get_btc_hashrate",
    { limit: 1 },
    {
      hashrate: "780000000000000000000",
      difficulty: "108522647629298",
      days: [{ time: "2024-12-20T00:00:00.000Z", hashrate: "774468902340223600000" }],
    },
  ],
  ["get_btc_hashrate", { period: "all" }, { hashrate: null, difficulty: null, days: [{}, {}, {}] }],
];

test.each(RESULTS)("%s of %j gives our own form", async (tool, args, data) => {
  expect(await call(tool, args)).toMatchObject({ ok: true, data, meta: { warnings: [] } });
});

test("currencies that the upstream did not follow then are left out, and no price is none", async () => {
  const then = await call("get_btc_price", { at: "2023-12-22" });
  expect(then.ok && then.data["prices"]).toEqual({ USD: 43_753, EUR: 39_700.5 });
  expect(asked()).toBe("/v1/historical-price?timestamp=1703203200");
  expect(await call("get_btc_price", { at: "2009-01-03" })).toMatchObject({
    ok: true,
    data: { prices: {} },
    meta: { warnings: [expect.stringMatching(/^no_data: /)] },
  });
});

test("pages of transactions go on behind the last one in a block, and lose none", async () => {
  const seen: unknown[] = [];
  for (let cursor: unknown; cursor !== null; ) {
    const args = { address: BUSY, limit: 12, ...(cursor ? { cursor } : {}) };
    const answer = await call("get_btc_address_transactions", args);
    const { transactions, next_cursor: next } = answer.ok ? answer.data : {};
    seen.push(...Object(transactions).map(({ txid }: { txid: string }) => txid));
    cursor = next ?? null;
  }
  expect(new Set(seen).size).toBe(31);
  expect(seen).toHaveLength(31);
  expect(asked()).toContain(`/address/${BUSY}/txs/chain/19${"c".repeat(62)}`);
});

test.each([
  ["get_btc_tx", { id: NOTHING }, { transaction: null }],
  ["get_btc_block", { block: 999_999_999 }, { block: null }],
  ["get_btc_block", { block: NOTHING }, { block: null }],
  ["get_btc_utxos", { address: UNUSED }, { utxos: [] }],
  ["get_btc_address_transactions", { address: UNUSED }, { transactions: [] }],
])("%s of %j says that there is nothing", async (tool, args, data) => {
  const warnings = [expect.stringMatching(/^no_data: /)];
  expect(await call(tool, args)).toMatchObject({ ok: true, data, meta: { warnings } });
});

test("an address that only the upstream can tell to be wrong is the caller's fault", async () => {
  standIn().fault({ status: 400 });
  const answer = await call("get_btc_address", { address: UNUSED });
  expect(answer).toMatchObject({ error: { code: "TOOL_ERROR" }, meta: { runtime_status: "invalid_input" } });
});

test("a web page in the place of a hash is a failure, and no hash", async () => {
  standIn().fault({ body: "html" });
  const answer = await call("get_btc_block");
  expect(answer).toMatchObject({ ok: false, meta: { runtime_status: "failing" } });
});

test.each([
  ["get_btc_address", { address: "0x88e6A0c2dDD26FEEb64F039a2c41296FcB3f5640" }, "address"],
  ["get_btc_tx", { id: "abc" }, "id"],
  ["get_btc_block", { block: -1 }, "block"],
  ["get_btc_hashrate", { period: "2d" }, "period"],
])("%s refuses %j by its argument %s", async (tool, args, param) => {
  expect(await call(tool, args)).toMatchObject({ error: { code: "VALIDATION_ERROR", param } });
});
