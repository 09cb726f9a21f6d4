// Checkpoint: what a proof of the ledger found up to one entry, so that the next proof goes on from there.
import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { toIsoTime } from "../platform/clock.js";
import type { LedgerProof } from "./credits.js";

/** A checkpoint, as a store keeps it. Digests are SHA-256 in hex. */
export interface Checkpoint {
  /** 1, 2, 3 …: each follows the one before it. */
  readonly number: number;
  /** When it was made, in milliseconds. */
  readonly at: number;
  /** The last entry that it covers, by the store's own number for it. */
  readonly position: number;
  /** How many entries there are up to there. */
  readonly entries: number;
  /** Over the digest of the checkpoint before it and the entries since that one, in their order. */
  readonly digest: string;
  /** Over what the entries come to, which is kept with the newest checkpoint. */
  readonly balances: string;
  /** Over all of this, as a `Sealer` makes it. */
  readonly seal: string;
}

/** A checkpoint, as whoever runs the service is told of it. */
export interface CheckpointMark {
  readonly number: number;
  /** When it was made, as ISO 8601. */
  readonly at: string;
  readonly position: number;
  readonly entries: number;
  readonly digest: string;
  /** Whether it is signed with a secret that is not in the store. */
  readonly signed: boolean;
}

/**
 * The first checkpoint that does not hold, and what of it: the entries behind its `digest`, its `balances`, its `seal`, or its
 * place in the `chain` of all.
 */
export interface BrokenCheckpoint {
  readonly number: number;
  readonly part: "digest" | "balances" | "seal" | "chain";
}

/** What a proof found, and from where on it has read the ledger. */
export interface CheckedProof extends LedgerProof {
  /** The checkpoint from which on it has read the entries; null: it has read all of them. */
  readonly from: CheckpointMark | null;
  /** The checkpoint that it has made; null where it made none. */
  readonly made: CheckpointMark | null;
  /** Never with `ok`. Then it has read all entries. */
  readonly broken: BrokenCheckpoint | null;
}

/** How the ledger is proved. */
export interface ProofRequest {
  /** `start`: reads all entries, and holds every checkpoint against them. `checkpoint`: from the newest that can be vouched for. */
  readonly from: "start" | "checkpoint";
  /** Whether a proof that is `ok` makes a checkpoint: `due` where many entries lie behind the last. */
  readonly keep: "never" | "due" | "always";
  readonly sealer: Sealer;
  /** Milliseconds. */
  readonly now: number;
  /** Is told why a checkpoint could not be written. What was proved is proved, and the next proof makes it. */
  readonly unwritten?: (cause: unknown) => void;
}

/** A store whose proofs go on from checkpoints. */
export interface CheckpointStore {
  /**
   * Proves the ledger as it is at one instant. A checkpoint is made whole or not at all; of racing callers at most one makes the
   * next. Nobody waits for a proof: it reads and writes in pieces.
   */
  prove(request: ProofRequest): Promise<CheckedProof>;
}

/** What a service says of a checkpoint: it may be started from, is none of this service's making, or was changed. */
export type Judgement = "vouched" | "foreign" | "broken";

/** Makes and judges the seals of checkpoints. */
export interface Sealer {
  seal(checkpoint: Omit<Checkpoint, "seal">): string;
  judge(checkpoint: Checkpoint): Judgement;
  /** Whether a checkpoint of this sealer vouches for as much as the one before it does. */
  mayFollow(newest: Checkpoint | undefined): boolean;
}

// With fewer entries behind the last checkpoint a proof takes less time than it is worth to write all balances down.
const LEAST_ENTRIES = 20_000;

const DIGEST = "sha256";
const SIGNED = "hmac-sha256";

/**
 * With the host's secret a seal is signed with it (HMAC-SHA256), and names it by a few characters. Without one it is a digest, which
 * whoever can write to the store can make, too.
 */
export function createSealer(secret: string | undefined): Sealer {
  const key = secret === undefined ? undefined : createHmac("sha256", secret).update("checkpoints").digest();
  const name = key && createHmac("sha256", key).update("name").digest("hex").slice(0, 8);

  function seal({ number, at, position, entries, digest, balances }: Omit<Checkpoint, "seal">): string {
    const text = JSON.stringify([number, at, position, entries, digest, balances]);
    if (key === undefined) return `${DIGEST} ${createHash("sha256").update(text).digest("hex")}`;
    return `${SIGNED} ${name} ${createHmac("sha256", key).update(text).digest("hex")}`;
  }

  return {
    seal,
    judge(checkpoint) {
      const [form, of] = checkpoint.seal.split(" ");
      if (form === SIGNED) {
        if (key === undefined || of !== name) return "foreign";
        return isSame(checkpoint.seal, seal(checkpoint)) ? "vouched" : "broken";
      }
      const { seal: digestOf } = key === undefined ? { seal } : createSealer(undefined);
      if (!isSame(checkpoint.seal, digestOf(checkpoint))) return "broken";
      return key === undefined ? "vouched" : "foreign";
    },
    mayFollow: (newest) => key !== undefined || newest === undefined || !isSigned(newest),
  };
}

function isSame(given: string, made: string): boolean {
  const [one, other] = [given, made].map((text) => createHash("sha256").update(text).digest());
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}

function isSigned({ seal }: Pick<Checkpoint, "seal">): boolean {
  return seal.startsWith(`${SIGNED} `);
}

/** What is told of a checkpoint. */
export function markOf(checkpoint: Checkpoint): CheckpointMark {
  const { number, at, position, entries, digest } = checkpoint;
  return { number, at: toIsoTime(at), position, entries, digest, signed: isSigned(checkpoint) };
}

/** Whether the next checkpoint is to be made, where so many entries lie behind the last, and so many wallets are in it. */
export function isCheckpointDue(
  { keep, sealer }: ProofRequest,
  {
    newest,
    entries,
    wallets,
  }: { readonly newest: Checkpoint | undefined; readonly entries: number; readonly wallets: number },
): boolean {
  if (keep !== "due") return keep === "always";
  return entries >= Math.max(LEAST_ENTRIES, wallets) && sealer.mayFollow(newest);
}

/** The first of all checkpoints, in their order, whose seal or place in the chain does not hold. */
export function brokenLink(all: readonly Checkpoint[], sealer: Sealer): BrokenCheckpoint | undefined {
  let before = { number: 0, position: 0, entries: 0 };
  for (const checkpoint of all) {
    const { number, position, entries } = checkpoint;
    if (sealer.judge(checkpoint) === "broken") return { number, part: "seal" };
    if (number !== before.number + 1 || position < before.position || entries < before.entries)
      return { number, part: "chain" };
    before = checkpoint;
  }
  return undefined;
}
