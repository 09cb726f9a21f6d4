// Receipts: read back one by its id, and those of an account's calls as a list, the newest first.
import {
  type PostgresRow,
  RECEIPTS_LOOKED_AT,
  type Receipt,
  type ReceiptListing,
  type ReceiptPage,
  type ReceiptPlace,
  type ReceiptStore,
} from "@svckit/core";
import { type Executor, OPERATORS } from "../connection/executor.js";

const { AT_LEAST, EQUALS, LESS, MEMBER } = OPERATORS;

const FIND = `SELECT receipt FROM $schema.receipt WHERE id ${EQUALS} $1 AND account_id ${EQUALS} $2`;

/** Each is one statement. */
export function createReceipts({ query }: Executor): ReceiptStore {
  return {
    async findReceipt({ accountId, receiptId }) {
      const [row] = await query(FIND, [receiptId, accountId]);
      return row && toReceipt(row);
    },
    async listReceipts(listing) {
      return toPage(listing, await query(...toStatement(listing)));
    },
  };
}

/** Rows that fit, one more than asked for. Where so many were looked at that there may be others, the last of those is beside them. */
function toStatement(listing: ReceiptListing): [string, unknown[]] {
  const { accountId, since, until, after, limit } = listing;
  const values: unknown[] = [];
  const placeOf = (value: unknown) => `$${values.push(value)}`;
  const within = [
    `account_id ${EQUALS} ${placeOf(accountId)} AND settled_at IS NOT NULL`,
    ...(since === undefined ? [] : [`settled_at ${AT_LEAST} ${placeOf(since)}`]),
    ...(until === undefined ? [] : [`settled_at ${LESS} ${placeOf(until)}`]),
    ...(after ? [`ROW(settled_at, id) ${LESS} ROW(${placeOf(after.settledAt)}, ${placeOf(after.id)})`] : []),
  ].join(" AND ");
  const fits = conditionsOf(listing, placeOf);
  const most = fits.length === 0 ? limit + 1 : RECEIPTS_LOOKED_AT;
  const looked = `SELECT id, settled_at, tool, key_id, end_user, receipt FROM $schema.receipt WHERE ${within}
    ORDER BY settled_at DESC, id DESC LIMIT ${placeOf(most)}`;
  if (fits.length === 0) return [looked, values];
  const text = `WITH looked AS MATERIALIZED (${looked}),
    fitting AS (
      SELECT id, settled_at, receipt FROM looked WHERE ${fits.join(" AND ")}
      ORDER BY settled_at DESC, id DESC LIMIT ${placeOf(limit + 1)}
    )
    SELECT id, settled_at, receipt FROM fitting
    UNION ALL
    SELECT id, settled_at, NULL FROM (SELECT id, settled_at FROM looked OFFSET ${placeOf(most - 1)}) AS l
    ORDER BY settled_at DESC, id DESC`;
  return [text, values];
}

function conditionsOf(
  { tool, outcome, keyId, endUser }: ReceiptListing,
  placeOf: (value: unknown) => string,
): string[] {
  const cause = `(receipt::pg_catalog.json ${MEMBER} 'cause')`;
  return [
    ...(tool === undefined ? [] : [`tool ${EQUALS} ${placeOf(tool)}`]),
    ...(outcome === undefined ? [] : [`${cause} IS ${outcome === "ok" ? "" : "NOT "}NULL`]),
    ...(keyId === undefined ? [] : [`key_id ${EQUALS} ${placeOf(keyId)}`]),
    ...(endUser === undefined ? [] : [`end_user ${EQUALS} ${placeOf(endUser)}`]),
  ];
}

function toPage({ limit }: ReceiptListing, rows: readonly PostgresRow[]): ReceiptPage {
  const found = rows.filter(({ receipt }) => receipt !== null);
  const shown = found.slice(0, limit);
  const last = found.length > limit ? shown.at(-1) : rows.find(({ receipt }) => receipt === null);
  return {
    receipts: shown.map((row) => ({ receipt: toReceipt(row), settledAt: Number(row["settled_at"]) })),
    next: last && toPlace(last),
  };
}

function toPlace(row: PostgresRow): ReceiptPlace {
  return { settledAt: Number(row["settled_at"]), id: String(row["id"]) };
}

function toReceipt(row: PostgresRow): Receipt {
  // `as`: `settle` wrote it.
  return JSON.parse(String(row["receipt"])) as Receipt;
}
