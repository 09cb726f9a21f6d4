// The proof of the ledger: wallets, holds and the journal say the same, and so do the checkpoints.
import { setImmediate as turn } from "node:timers/promises";
import {
  type BrokenCheckpoint,
  brokenLink,
  type CheckedProof,
  type Checkpoint,
  createSealer,
  isCheckpointDue,
  type LedgerProof,
  markOf,
  type ProofRequest,
  type SqliteStatement,
  type SqliteValue,
  type Store,
} from "@svckit/core";
import type { Database } from "../file/database.js";
import type { GroupCommit } from "../file/group-commit.js";
import type { OpenFile } from "../file/open-file.js";
import { type CheckpointReader, createCheckpointKeeper, createCheckpointReader } from "./checkpoints.js";
import { createJournal, type Journal } from "./journal.js";
import { fromTexts, toTexts } from "./ledger-balances.js";
import { createComparison, type WalletRow } from "./ledger-comparison.js";
import { noTotals, type Totals } from "./ledger-totals.js";
import { createLedgerWalk, type LedgerWalk } from "./ledger-walk.js";

// How many rows are read at once: everybody waits for them.
const ROWS_AT_ONCE = 500;

// Each purse stands in a wallet with its ends, and no other wallet has something bought.
const PURSES = `
SELECT p.account_id, w.id IS NULL OR w.lapses_at IS NOT (SELECT min(value ->> 'expiresAt') FROM json_each(p.lots))
  OR coalesce((SELECT min(value ->> 'credits') FROM json_each(p.lots)) < 1, 0) AS is_fault
FROM purse AS p LEFT JOIN wallet AS w ON w.account_id = p.account_id AND w.period = p.period
WHERE p.account_id > ? ORDER BY p.account_id LIMIT ?`;

const WALLETS = `
SELECT w.id, w.account_id, w.granted, w.held, w.spent,
  ((w.floor < 0 OR w.lapses_at IS NOT NULL) AND w.period IS NOT p.period)
  OR (w.bought <> 0 AND w.period IS NOT p.period
    AND w.period NOT IN (SELECT value FROM json_each(coalesce(p.behind, '[]')))) AS is_stray
FROM wallet AS w LEFT JOIN purse AS p ON p.account_id = w.account_id
WHERE w.id > ? ORDER BY w.id LIMIT ?`;

const REFERENCES = `
SELECT account_id, reference, credits FROM reference
WHERE (account_id, reference) > (?, ?) ORDER BY account_id, reference LIMIT ?`;

const WHOLE: Omit<ProofRequest, "now"> = { from: "start", keep: "never", sealer: createSealer(undefined) };

/**
 * Adds up the whole store, as it is at one instant, which a connection of its own is for. All is read a piece at a time, and
 * calls are served in between.
 */
export function createLedgerProof(
  { database, reader }: Pick<OpenFile, "database" | "reader">,
  group: GroupCommit,
): Required<Pick<Store, "verify" | "prove">> {
  const keeper = createCheckpointKeeper(database, group);
  let last: Promise<unknown> = Promise.resolve();
  let proving: ReturnType<typeof provingOn> | undefined;

  async function proveNow(request: ProofRequest): Promise<CheckedProof> {
    proving ??= provingOn(reader());
    const { proof, next } = await proving(request);
    if (!next) return proof;
    const { totals, ...found } = next;
    const kept = await toTexts(totals);
    const checkpoint = { ...found, balances: kept.digest };
    const sealed = { ...checkpoint, seal: request.sealer.seal(checkpoint) };
    let isKept = false;
    try {
      isKept = await keeper.keep(sealed, kept);
      await keeper.dropOthers();
    } catch (cause) {
      request.unwritten?.(cause);
    }
    return isKept ? { ...proof, made: markOf(sealed) } : proof;
  }

  /** One at a time: they share the connection. */
  function prove(request: ProofRequest): Promise<CheckedProof> {
    const proof = last.then(() => proveNow(request));
    last = proof.catch(() => {});
    return proof;
  }

  return {
    prove,
    async verify() {
      const { from: _, made: __, broken: ___, ...proof } = await prove({ ...WHOLE, now: 0 });
      return proof;
    },
  };
}

/** A proof, and the checkpoint that is to be made of it. */
interface Proved {
  readonly proof: CheckedProof;
  readonly next: (Omit<Checkpoint, "balances" | "seal"> & { readonly totals: Totals }) | undefined;
}

function provingOn(reader: Database): (request: ProofRequest) => Promise<Proved> {
  const journal = createJournal(reader, "journal");
  const checkpoints = createCheckpointReader(reader);
  const statements = {
    wallets: reader.prepare(WALLETS),
    purses: reader.prepare(PURSES),
    references: reader.prepare(REFERENCES),
  };

  return async (request) => {
    const { from, newest, broken, walk } = await begin(reader, { journal, checkpoints }, request);
    await walk.readOn();
    return atOneInstant(reader, async () => {
      await walk.readOn();
      const end = await walk.end();
      const found = await compare(statements, walk.totals);
      const fault = broken ?? end.broken ?? null;
      const ok = found.ok && fault === null;
      const { seq, entries, wallets } = walk.totals;
      const behind = entries - (newest?.entries ?? 0);
      const isDue = isCheckpointDue(request, { newest, entries: behind, wallets: wallets.size });
      const next = { number: (newest?.number ?? 0) + 1, at: request.now, position: seq, entries };
      return {
        proof: { ...found, ok, from: from ? markOf(from) : null, made: null, broken: fault },
        next: ok && isDue ? { ...next, digest: end.digest, totals: walk.totals } : undefined,
      };
    });
  };
}

interface Begun {
  /** The checkpoint that the walk goes on from. */
  readonly from?: Checkpoint;
  readonly newest: Checkpoint | undefined;
  readonly broken: BrokenCheckpoint | undefined;
  readonly walk: LedgerWalk;
}

/** Goes on from the newest checkpoint where that can be vouched for; else from the start, past all of them. */
function begin(
  reader: Database,
  { journal, checkpoints }: { readonly journal: Journal; readonly checkpoints: CheckpointReader },
  { from, sealer }: ProofRequest,
): Promise<Begun> {
  return atOneInstant(reader, async () => {
    const newest = checkpoints.newest();
    // What is kept with the newest is looked at in any case: the next proof may be to go on from it.
    const totals = newest && (await totalsOf(newest, checkpoints));
    if (from === "checkpoint" && newest && totals && sealer.judge(newest) === "vouched") {
      const walk = createLedgerWalk(journal, { totals, from: newest, passed: [] });
      return { from: newest, newest, broken: undefined, walk };
    }
    const passed = checkpoints.all();
    const unkept: BrokenCheckpoint | undefined =
      newest === undefined || totals ? undefined : { number: newest.number, part: "balances" };
    const broken = brokenLink(passed, sealer) ?? unkept;
    return { newest, broken, walk: createLedgerWalk(journal, { totals: noTotals(), passed }) };
  });
}

async function totalsOf(checkpoint: Checkpoint, checkpoints: CheckpointReader): Promise<Totals | undefined> {
  const texts = await checkpoints.texts(checkpoint);
  return fromTexts({ digest: checkpoint.balances, texts }, checkpoint.position);
}

/** In one transaction: half of what is committed meanwhile must not be seen. */
async function atOneInstant<T>(reader: Database, work: () => Promise<T>): Promise<T> {
  reader.exec("BEGIN");
  try {
    return await work();
  } finally {
    reader.exec("COMMIT");
  }
}

type Statements = Readonly<Record<"wallets" | "purses" | "references", SqliteStatement>>;

async function compare({ wallets, purses, references }: Statements, totals: Totals): Promise<LedgerProof> {
  const comparison = createComparison(totals);
  await inPieces<WalletRow>(wallets, [0], ({ id }) => [id], comparison.wallet);
  await inPieces<{ readonly account_id: string; readonly is_fault: number }>(
    purses,
    [""],
    (row) => [row.account_id],
    ({ is_fault }) => comparison.fault(is_fault),
  );
  let named = 0;
  await inPieces<{ readonly account_id: string; readonly reference: string; readonly credits: number }>(
    references,
    ["", ""],
    (row) => [row.account_id, row.reference],
    ({ credits }) => {
      named += credits;
    },
  );
  return comparison.proof(named);
}

/** Hands over each row of a statement that takes where to read on and how many rows. */
async function inPieces<Row>(
  statement: SqliteStatement,
  from: readonly SqliteValue[],
  placeOf: (row: Row) => readonly SqliteValue[],
  each: (row: Row) => void,
): Promise<void> {
  for (let place = from; ; await turn()) {
    // `as`: the columns are those of the statement.
    const rows = statement.all(...place, ROWS_AT_ONCE) as readonly Row[];
    for (const row of rows) each(row);
    const last = rows.at(-1);
    if (last === undefined || rows.length < ROWS_AT_ONCE) return;
    place = placeOf(last);
  }
}
