// The proof of the ledger: wallets, holds and ledger lines say the same, and so do the checkpoints.
import {
  type BrokenCheckpoint,
  brokenLink,
  type CheckedProof,
  createSealer,
  isCheckpointDue,
  type LedgerProof,
  markOf,
  type PostgresRow,
  type ProofRequest,
  type Store,
} from "@svckit/core";
import type { Executor } from "../connection/executor.js";
import {
  allCheckpoints,
  balancesOf,
  balancesOfLines,
  countWallets,
  digestLines,
  type KeptCheckpoint,
  keptTotals,
  makeCheckpoint,
  newestCheckpoint,
  PROOF_TIMEOUT_MS,
  START,
} from "./checkpoints.js";
import { areEarlierLinesEnded, type LedgerEnd, ledgerEnd } from "./ended-lines.js";
import { PROOF_FROM_CHECKPOINT, WHOLE_PROOF } from "./proof-statement.js";

const WHOLE: Omit<ProofRequest, "now"> = { from: "start", keep: "never", sealer: createSealer(undefined) };

// While others make checkpoints, a proof that is to go on from the newest begins again so often; then it reads all.
const MOST_TRIES = 5;

/** Adds up the whole store, as it is at one instant. */
export function createLedgerProof(executor: Executor): Required<Pick<Store, "verify" | "prove">> {
  async function prove(request: ProofRequest): Promise<CheckedProof> {
    const newest = await newestCheckpoint(executor);
    const end = await nextEnd(executor, newest, request);
    const proof =
      (request.from === "checkpoint" ? await proveFrom(executor, newest, request) : undefined) ??
      (await proveWhole(executor, request));
    if (!proof.ok || end === undefined) return proof;
    try {
      const made = await makeCheckpoint(executor, newest, { end, request });
      return made ? { ...proof, made: markOf(made) } : proof;
    } catch (cause) {
      request.unwritten?.(cause);
      return proof;
    }
  }

  return {
    prove,
    async verify() {
      const { from: _, made: __, broken: ___, ...proof } = await prove({ ...WHOLE, now: 0 });
      return proof;
    },
  };
}

/** Where the next checkpoint is to end; the proof that comes after this reads all lines up to there. */
async function nextEnd(
  executor: Executor,
  newest: KeptCheckpoint | undefined,
  request: ProofRequest,
): Promise<LedgerEnd | undefined> {
  if (request.keep === "never") return undefined;
  const end = await ledgerEnd(executor);
  const entries = end.position - (newest?.position ?? 0);
  // To count the wallets takes its time where there are many, and is asked only where it can matter.
  if (!isCheckpointDue(request, { newest, entries, wallets: 0 })) return undefined;
  const wallets = request.keep === "due" ? await countWallets(executor) : 0;
  if (!isCheckpointDue(request, { newest, entries, wallets })) return undefined;
  return (await areEarlierLinesEnded(executor)) ? end : undefined;
}

/** From the newest checkpoint on; undefined where there is none that can be vouched for. */
async function proveFrom(
  executor: Executor,
  first: KeptCheckpoint | undefined,
  { sealer }: ProofRequest,
): Promise<CheckedProof | undefined> {
  let newest = first;
  for (let tries = 0; newest && tries < MOST_TRIES; tries += 1) {
    if (sealer.judge(newest) !== "vouched") return undefined;
    const row = await readProof(executor, PROOF_FROM_CHECKPOINT, [newest.position, true]);
    if (Number(row["newest"]) === newest.number) {
      if (balancesOf(row["kept_wallets"], newest.totals) !== newest.balances) return undefined;
      return { ...fromCheckpoint(row, newest), from: markOf(newest), made: null, broken: null };
    }
    newest = await newestCheckpoint(executor);
  }
  return undefined;
}

/** What a statement of the proof reads once it has its locks: where it waited for a month that was dropped, that is as it is now. */
async function readProof(
  { transaction }: Executor,
  text: string,
  values: readonly unknown[],
): Promise<PostgresRow> {
  const [row = {}] = await transaction((query) => query(text, values), PROOF_TIMEOUT_MS);
  return row;
}

/** All of it, past all checkpoints. */
async function proveWhole(executor: Executor, { sealer }: ProofRequest): Promise<CheckedProof> {
  const passed = await allCheckpoints(executor);
  const row = await readProof(executor, WHOLE_PROOF, [START, false]);
  const found = whole(row);
  const broken =
    brokenLink(passed, sealer) ?? brokenBalances(row, passed.at(-1)) ?? (await brokenLines(executor, passed));
  return { ...found, ok: found.ok && !broken, from: null, made: null, broken: broken ?? null };
}

/** Those that are kept may be of one that was made meanwhile. */
function brokenBalances(row: PostgresRow, newest: KeptCheckpoint | undefined): BrokenCheckpoint | undefined {
  if (newest === undefined || Number(row["newest"]) !== newest.number) return undefined;
  const isKept = balancesOf(row["kept_wallets"], newest.totals) === newest.balances;
  return isKept ? undefined : { number: newest.number, part: "balances" };
}

/** The first checkpoint that is not what the lines come to. */
async function brokenLines(
  executor: Executor,
  passed: readonly KeptCheckpoint[],
): Promise<BrokenCheckpoint | undefined> {
  let before: KeptCheckpoint | undefined;
  for (const checkpoint of passed) {
    const { number, position, entries } = checkpoint;
    const lines = await digestLines(executor, before, position);
    if (lines.digest !== checkpoint.digest || lines.entries !== entries - (before?.entries ?? 0))
      return { number, part: "digest" };
    before = checkpoint;
  }
  const isSame = before === undefined || (await balancesOfLines(executor, before)) === before.balances;
  return isSame ? undefined : { number: before?.number ?? 0, part: "balances" };
}

function whole(row: PostgresRow): LedgerProof {
  const read = reading(row);
  const unexplained =
    unexplainedOf(row) +
    Math.abs(read("named") - read("referred")) +
    Math.abs(read("spent") - read("captured_credits") - read("past_kept")) +
    Math.abs(read("released") - read("rests") - read("past_rests")) +
    read("part_differences");
  const captured = read("captured") + read("past_captured");
  const voided = read("voided") + read("past_voided");
  return toProof(row, { unexplained, captured, voided });
}

function fromCheckpoint(row: PostgresRow, newest: KeptCheckpoint): LedgerProof {
  const read = reading(row);
  const kept = keptTotals(newest);
  const [captured, voided] = [read("captured"), read("voided")];
  const prunedCaptured = read("past_captured") - kept.prunedCaptured;
  const prunedVoided = read("past_voided") - kept.prunedVoided;
  const unexplained =
    unexplainedOf(row) +
    Math.abs(read("named") - read("referred") - kept.referred) +
    read("misfits") +
    read("repeated") +
    // Of a hold that is not there any more a line may be left, but of no more than were dropped by their age since.
    Math.max(0, read("capture_gone") - prunedCaptured) +
    Math.max(0, read("void_gone") - prunedVoided) +
    Math.max(0, read("release_gone") - prunedCaptured);
  const { bought, adjusted, expired } = toProof(row, { unexplained, captured, voided });
  return {
    ...toProof(row, { unexplained, captured: captured + kept.captured, voided: voided + kept.voided }),
    bought: bought + kept.bought,
    adjusted: adjusted + kept.adjusted,
    expired: expired + kept.expired,
  };
}

/** What neither wallets, holds nor purses explain. */
function unexplainedOf(row: PostgresRow): number {
  const read = reading(row);
  return (
    read("differences") +
    Math.abs(read("held") - read("pending_credits")) +
    // What leaves one wallet of an account comes into another of it.
    read("carry_differences") +
    // Each purse stands in a wallet with its ends, and no other wallet has something bought.
    read("purse_faults") +
    read("stray_wallets")
  );
}

function toProof(
  row: PostgresRow,
  found: Pick<LedgerProof, "unexplained" | "captured" | "voided">,
): LedgerProof {
  const read = reading(row);
  const sum = read("sum");
  return {
    ok: sum === 0 && found.unexplained === 0,
    sum,
    held: read("held"),
    spent: read("spent"),
    granted: read("granted"),
    captured: found.captured,
    voided: found.voided,
    pending: read("pending"),
    bought: read("bought"),
    adjusted: read("adjusted"),
    expired: read("expired"),
    unexplained: found.unexplained,
  };
}

function reading(row: PostgresRow): (name: string) => number {
  return (name) => Number(row[name] ?? 0);
}
