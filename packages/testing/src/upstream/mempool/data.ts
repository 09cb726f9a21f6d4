// The addresses, transactions and blocks that mempool.space's stand-in knows: few, made up but for the oldest, always the same.

const GENESIS_ADDRESS = "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa";
export const BUSY_ADDRESS = "bc1q9yhuu4yty2xd8hmrxnw4yhavvtn7khm62uw38p";

const GENESIS_HASH = "000000000019d6689c085ae165831e934ff763ae46a2a6c172b3f1b60a8ce26f";
const TIP_HASH = "00000000000000000001f2c5a9b1d7e83c4a5b60718293a4b5c6d7e8f9012345";

const block = (height: number, id: string, timestamp: number, more: object) => ({
  ...{ id, height, timestamp, version: 1, mediantime: timestamp - 3_600 },
  ...{ nonce: 2_083_236_893, bits: 486_604_799, difficulty: 1, size: 285, weight: 1_140, tx_count: 1 },
  merkle_root: "4a5e1e4baab89f3a32518a88c31bc87f618f76673e2cc77ab2127b7afdeda33b",
  previousblockhash: null,
  ...more,
});

/** The blocks, the newest last. */
export const BLOCKS = [
  block(0, GENESIS_HASH, 1_231_006_505, {}),
  block(170, "00000000d1145790a8694403d4063f323d499e655c83426834d4ce2f8dd4a2ee", 1_231_731_025, {
    tx_count: 2,
    previousblockhash: "000000002a22cfee1f2c846adbd12b3e183d4f97683f85dad08a79780a84bd55",
  }),
  block(875_602, TIP_HASH, 1_734_704_791, {
    ...{ tx_count: 3_391, size: 1_801_614, weight: 3_993_000, difficulty: 108_522_647_629_298 },
    previousblockhash: "000000000000000000016c0639b6c1a34d6659c231aa2de5849ab3377ed75020",
  }),
] as const;

const waiting = { confirmed: false };
const mined = (height: number) => ({
  confirmed: true,
  block_height: height,
  block_hash: TIP_HASH,
  block_time: 1_734_704_791 - (875_602 - height) * 600,
});

const paid = (scriptpubkey_address: string | null, value: number) => ({
  scriptpubkey: "0014292fce548b228cd3df6334dd525fac62e7eb5f7a",
  scriptpubkey_type: scriptpubkey_address === null ? "op_return" : "v0_p2wpkh",
  ...(scriptpubkey_address !== null && { scriptpubkey_address }),
  value,
});

const OTHER = "3L4YUynB4X44rJBY9CmiLMN8Wjti49JCYB";

const transaction = (
  txid: string,
  [fee, weight]: readonly [number, number],
  status: object,
  parts: object,
) => ({
  ...{ txid, version: 2, locktime: 0, size: Math.ceil(weight / 3), weight, sigops: 4, fee, status },
  ...parts,
});

/** Transactions of the busy address: one that waits, then 30 in blocks. The first in a block spends and has its change. */
export const BUSY = [
  transaction("f".repeat(64), [1_411, 561], waiting, {
    vin: [{ txid: "a".repeat(64), vout: 1, is_coinbase: false, prevout: paid(BUSY_ADDRESS, 57_000) }],
    vout: [paid(OTHER, 55_589)],
  }),
  ...Array.from({ length: 30 }, (_, at) =>
    transaction(
      `${(at + 1).toString(16).padStart(2, "0")}${"c".repeat(62)}`,
      [44_000, 22_056],
      mined(875_602 - at),
      {
        vin: [
          {
            ...{ txid: "b".repeat(64), vout: 0, is_coinbase: false },
            prevout: paid(at === 0 ? BUSY_ADDRESS : OTHER, 2_099_999_997_690_001),
          },
        ],
        vout: [paid(BUSY_ADDRESS, 57_000 + at), paid(OTHER, 17_343_523), paid(null, 0)],
      },
    ),
  ),
];

/** Every transaction. */
export const TRANSACTIONS = [
  transaction("4a5e1e4baab89f3a32518a88c31bc87f618f76673e2cc77ab2127b7afdeda33b", [0, 816], mined(0), {
    vin: [{ txid: "0".repeat(64), vout: 4_294_967_295, is_coinbase: true, prevout: null }],
    vout: [paid(GENESIS_ADDRESS, 5_000_000_000)],
  }),
  transaction(
    "a1075db55d416d3ca199f55b6084e2115b9345e16c5cf302fc80e9d5fbf5d48d",
    [99_000_000, 94_056],
    mined(57_043),
    {
      vin: [{ txid: "d".repeat(64), vout: 0, is_coinbase: false, prevout: paid(OTHER, 1_000_099_000_000) }],
      vout: [paid("17SkEw2md5avVNyYgj6RiXuQKNwkXaxFyQ", 1_000_000_000_000)],
    },
  ),
  ...BUSY,
];

const sums = (funded: number, spent: number, count: number) => ({
  ...{ funded_txo_count: count, funded_txo_sum: funded, spent_txo_count: 1, spent_txo_sum: spent },
  tx_count: count,
});

/** What each address received and spent; every other one nothing. */
export const ADDRESSES: Readonly<
  Record<string, { readonly chain_stats: object; readonly mempool_stats: object }>
> = {
  [GENESIS_ADDRESS]: { chain_stats: sums(5_000_000_000, 0, 1), mempool_stats: sums(0, 0, 0) },
  [BUSY_ADDRESS]: {
    chain_stats: sums(9_007_199_254_740_991, 9_007_199_252_740_990, 30),
    mempool_stats: sums(0, 57_000, 1),
  },
};

/** The same of an address that was never used. */
export const UNUSED = { chain_stats: sums(0, 0, 0), mempool_stats: sums(0, 0, 0) };

/** Outputs that can be spent, by address. */
export const OUTPUTS: Readonly<Record<string, readonly object[]>> = {
  [GENESIS_ADDRESS]: [{ txid: TRANSACTIONS[0]?.txid, vout: 0, value: 5_000_000_000, status: mined(0) }],
  [BUSY_ADDRESS]: [
    { txid: "f".repeat(64), vout: 0, value: 1, status: waiting },
    { txid: `02${"c".repeat(62)}`, vout: 0, value: 2_000_000, status: mined(875_601) },
  ],
};
