// Checkpoints: what proofs of the ledger have found, in the schema. The digests are worked out where the lines are.
import { createHash } from "node:crypto";
import type { Checkpoint, PostgresQuery, PostgresRow, ProofRequest } from "@svckit/core";
import { type Executor, OPERATORS } from "../connection/executor.js";
import type { LedgerEnd } from "./ended-lines.js";
import { ENDED_COUNTS, MOVED_SUMS, WALLET_SUMS, WALLETS_DIGEST } from "./ledger-sums.js";

const { AT_MOST, GREATER, PLUS } = OPERATORS;

/** A checkpoint with what the lines up to it come to beside the wallets. */
export interface KeptCheckpoint extends Checkpoint {
  /** `Totals`, as JSON. */
  readonly totals: string;
}

/** What lines come to beside the wallets. */
type LineTotals = Readonly<Record<(typeof OF_LINES)[number], number>>;

/** These, and the holds that were dropped by their age until then: no line tells of them. */
export type Totals = LineTotals & Omit<LedgerEnd, "position">;

const OF_LINES = ["bought", "adjusted", "expired", "referred", "captured", "voided"] as const;

const COLUMNS = "number, at, position, entries, digest, balances, totals, seal";

// So many lines are digested by a statement: some hundred milliseconds, and some ten megabytes in the database's memory. With
// another number the digests of all checkpoints that are kept would no longer hold: it is a part of their format.
const LINES_AT_ONCE = 50_000;

/** Before every line, also before those that only somebody by hand can have written. */
export const START = Number.MIN_SAFE_INTEGER;

// It reads all lines that were ever written, and takes its time.
export const PROOF_TIMEOUT_MS = 600_000;

const LINES = `$schema.ledger WHERE seq ${GREATER} $1 AND seq ${AT_MOST} $2`;
const ADD = ["granted", "available", "held", "spent", "carried"]
  .map((name) => `${name} = c.${name} ${PLUS} excluded.${name}`)
  .join(", ");

const SQL = {
  all: `SELECT ${COLUMNS} FROM $schema.checkpoint ORDER BY number`,
  newest: `SELECT ${COLUMNS} FROM $schema.checkpoint ORDER BY number DESC LIMIT 1`,
  digest: `SELECT pg_catalog.count(*) AS entries,
    pg_catalog.encode(pg_catalog.sha256(pg_catalog.convert_to(coalesce(pg_catalog.string_agg(pg_catalog.json_build_array(
      seq, tx_id, verb, account_id, period, debit, credit, amount, at)::pg_catalog.text, E'\\n' ORDER BY seq), ''), 'UTF8')), 'hex') AS digest
    FROM ${LINES}`,
  next: `SELECT pg_catalog.min(seq) AS seq FROM ${LINES}`,
  totals: `SELECT ${MOVED_SUMS}, ${ENDED_COUNTS} FROM ${LINES}`,
  walletsOfLines: `SELECT ${WALLETS_DIGEST} AS wallets
    FROM (SELECT account_id, period, ${WALLET_SUMS} FROM ${LINES} GROUP BY account_id, period) AS w`,
  wallets: `SELECT ${WALLETS_DIGEST} AS wallets FROM $schema.checkpoint_wallet`,
  // Whoever makes one waits here for whoever makes one at the same time, and then finds it.
  alone: "LOCK TABLE $schema.checkpoint IN EXCLUSIVE MODE",
  last: "SELECT coalesce(pg_catalog.max(number), 0) AS number FROM $schema.checkpoint",
  add: `INSERT INTO $schema.checkpoint_wallet AS c (account_id, period, granted, available, held, spent, carried)
    SELECT account_id, period, ${WALLET_SUMS} FROM ${LINES} GROUP BY account_id, period ORDER BY account_id, period
    ON CONFLICT (account_id, period) DO UPDATE SET ${ADD}`,
  forget: "DELETE FROM $schema.checkpoint_wallet",
  keep: `INSERT INTO $schema.checkpoint (${COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
  wallet: `SELECT pg_catalog.count(*) AS wallets FROM $schema.wallet`,
};

/** Lines behind one, up to another. */
interface Stretch {
  readonly after: number;
  readonly upTo: number;
}

/** All checkpoints, the first one first. */
export async function allCheckpoints({ query }: Executor): Promise<readonly KeptCheckpoint[]> {
  return (await query(SQL.all)).map(toCheckpoint);
}

/** The newest one. */
export async function newestCheckpoint({ query }: Executor): Promise<KeptCheckpoint | undefined> {
  const [row] = await query(SQL.newest);
  return row && toCheckpoint(row);
}

/** How many wallets there are. */
export async function countWallets({ query }: Executor): Promise<number> {
  return Number((await query(SQL.wallet, [], PROOF_TIMEOUT_MS))[0]?.["wallets"] ?? 0);
}

/**
 * The digest and the number of lines behind a checkpoint. It begins with the digest of that one, and takes a piece after the other.
 * Each piece begins with a line, since the numbers of lines may have gaps of any size.
 */
export async function digestLines(
  { query }: Executor,
  before: Checkpoint | undefined,
  upTo: number,
): Promise<Pick<Checkpoint, "digest" | "entries">> {
  const hash = createHash("sha256").update(before ? `${before.digest}\n` : "");
  let entries = 0;
  for (let after = before?.position ?? START; ; ) {
    const [next] = await query(SQL.next, [after, upTo], PROOF_TIMEOUT_MS);
    const first = next?.["seq"] ?? null;
    if (first === null) break;
    const behind = Number(first) - 1;
    after = Math.min(upTo, behind + LINES_AT_ONCE);
    const [row] = await query(SQL.digest, [behind, after], PROOF_TIMEOUT_MS);
    entries += Number(row?.["entries"]);
    hash.update(`${row?.["digest"]}\n`);
  }
  return { digest: hash.digest("hex"), entries };
}

/** The digest that a checkpoint's `balances` are to be, by the digest of its wallets. */
export function balancesOf(wallets: unknown, totals: string): string {
  return createHash("sha256").update(`${wallets} ${totals}`).digest("hex");
}

/** The same by all lines up to a checkpoint. */
export async function balancesOfLines({ query }: Executor, checkpoint: KeptCheckpoint): Promise<string> {
  const stretch = { after: START, upTo: checkpoint.position };
  const [row] = await query(SQL.walletsOfLines, [stretch.after, stretch.upTo], PROOF_TIMEOUT_MS);
  const { prunedCaptured, prunedVoided } = keptTotals(checkpoint);
  const totals: Totals = { ...(await totalsOf(query, stretch)), prunedCaptured, prunedVoided };
  return balancesOf(row?.["wallets"], JSON.stringify(totals));
}

async function totalsOf(query: Executor["query"], { after, upTo }: Stretch): Promise<LineTotals> {
  const [row = {}] = await query(SQL.totals, [after, upTo], PROOF_TIMEOUT_MS);
  return toTotals((name) => Number(row[name] ?? 0));
}

function toTotals(of: (name: keyof LineTotals) => number): LineTotals {
  // `as`: it has each of the names.
  return Object.fromEntries(OF_LINES.map((name) => [name, of(name)])) as LineTotals;
}

/** The totals of a checkpoint that was vouched for; without one they are 0. */
export function keptTotals(checkpoint: KeptCheckpoint | undefined): Totals {
  if (checkpoint === undefined) return { ...toTotals(() => 0), prunedCaptured: 0, prunedVoided: 0 };
  // `as`: `makeCheckpoint` wrote it.
  return JSON.parse(checkpoint.totals) as Totals;
}

/** Makes the checkpoint behind the newest one, up to a line; undefined where somebody else was faster. */
export async function makeCheckpoint(
  executor: Executor,
  newest: KeptCheckpoint | undefined,
  { end, request }: { readonly end: LedgerEnd; readonly request: ProofRequest },
): Promise<Checkpoint | undefined> {
  const { position, ...pruned } = end;
  const stretch = { after: newest?.position ?? START, upTo: position };
  const lines = await digestLines(executor, newest, position);
  const added = await totalsOf(executor.query, stretch);
  const before = keptTotals(newest);
  const sums: Totals = { ...toTotals((name) => before[name] + added[name]), ...pruned };
  const totals = JSON.stringify(sums);
  const { number, entries } = newest ?? { number: 0, entries: 0 };
  const found = { number: number + 1, at: request.now, position, entries: entries + lines.entries };
  return executor.transaction(async (query) => {
    await query(SQL.alone);
    const [last] = await query(SQL.last);
    if (Number(last?.["number"]) !== number) return undefined;
    const wallets = await addWallets(query, stretch);
    const checkpoint = { ...found, digest: lines.digest, balances: balancesOf(wallets, totals) };
    const sealed = { ...checkpoint, seal: request.sealer.seal(checkpoint) };
    const { at, digest, balances, seal } = sealed;
    await query(SQL.keep, [found.number, at, position, found.entries, digest, balances, totals, seal]);
    return sealed;
  }, PROOF_TIMEOUT_MS);
}

/** Adds what lines come to; gives the digest of all. */
async function addWallets(query: PostgresQuery, { after, upTo }: Stretch): Promise<unknown> {
  // Where the checkpoints were deleted by hand, their balances may still be there.
  if (after === START) await query(SQL.forget);
  await query(SQL.add, [after, upTo]);
  const [row] = await query(SQL.wallets);
  return row?.["wallets"];
}

function toCheckpoint(row: PostgresRow): KeptCheckpoint {
  const [number, at, position, entries] = ["number", "at", "position", "entries"].map((name) =>
    Number(row[name]),
  );
  const [digest, balances, totals, seal] = ["digest", "balances", "totals", "seal"].map((name) =>
    String(row[name]),
  );
  return { number, at, position, entries, digest, balances, totals, seal } as KeptCheckpoint;
}
