// Prune: what an administrator drops by its age at once, or has counted first.
import type { ServiceParts } from "./call/service-parts.js";
import { type OptionNames, requireOptions } from "./given-options.js";
import type { Awaitable } from "./platform/awaitable.js";
import { toIsoTime } from "./platform/clock.js";
import { refused } from "./refusals.js";
import { type RetentionOptions, toRetention } from "./retention.js";
import {
  PRUNED_KINDS,
  type PrunedKind,
  type PruneStore,
  type Pruning,
  type Retention,
} from "./store/pruning.js";

/** Drops what is older than it is kept. Throws VALIDATION_ERROR where nothing says what that is, and for a store that drops nothing. */
export interface Prunes {
  /** Drops it in pieces, each in a transaction of its own, until nothing is left; calls are served meanwhile. Safe to end at any time. */
  prune(options?: PruneOptions): Promise<PruneReport>;
}

/** How it is pruned. */
export interface PruneOptions {
  /** Counts what would go, and drops nothing. */
  readonly dryRun?: boolean;
  /** In place of the service's own. */
  readonly retention?: RetentionOptions;
  /** Told of each piece, and waited for before the next: whoever works beside a busy server pauses here. */
  readonly onPiece?: (piece: PruneProgress) => Awaitable<void>;
}

/** How far it has come. */
export interface PruneProgress {
  readonly kind: PrunedKind;
  /** Of this kind, up to now. */
  readonly rows: number;
}

/** What went, or would go: a row for each kind that is not kept for good. */
export interface PruneReport {
  readonly dryRun: boolean;
  readonly pruned: readonly PrunedRows[];
}

/** What went of a kind. */
export interface PrunedRows {
  readonly kind: PrunedKind;
  /** What is from before this instant, as ISO 8601; of usage the days that were over by then. */
  readonly before: string;
  readonly rows: number;
  /** About what they take without their indexes, where they were counted; null where they were dropped. */
  readonly bytes: number | null;
}

const PRUNE: OptionNames<PruneOptions> = { dryRun: true, retention: true, onPiece: true };

/** The verb of a service. */
export function createPrunes(
  parts: Pick<ServiceParts, "store" | "clock" | "retention" | "keepAnswersMs">,
): Prunes {
  const { store, clock } = parts;

  return {
    async prune(given = {}) {
      requireOptions(given, PRUNE);
      const { dryRun = false, onPiece = () => {} } = given;
      const retention = given.retention ? read(given.retention, parts.keepAnswersMs) : parts.retention;
      const verbs = requireVerbs(store, retention);
      const pruned: PrunedRows[] = [];
      for (const kind of PRUNED_KINDS) {
        const keptMs = retention[kind];
        if (keptMs === undefined) continue;
        const pruning = { kind, before: clock.now() - keptMs };
        const told = (rows: number) => onPiece({ kind, rows });
        const sums = await (dryRun ? count : drop)(verbs, pruning, told);
        pruned.push({ kind, before: toIsoTime(pruning.before), ...sums });
      }
      return { dryRun, pruned };
    },
  };
}

function read(given: RetentionOptions, keepAnswersMs: number): Retention {
  try {
    return toRetention(given, keepAnswersMs);
  } catch (error) {
    throw refused("retention", `${error instanceof Error ? error.message : error}.`);
  }
}

function requireVerbs({ prune, countPrunable }: Partial<PruneStore>, retention: Retention): PruneStore {
  if (Object.keys(retention).length === 0)
    throw refused("retention", "No retention is set, so that everything is kept for good.");
  if (prune && countPrunable) return { prune, countPrunable };
  throw refused("retention", "The store of this service drops nothing by its age.");
}

type Told = (rows: number) => Awaitable<void>;
type Sums = Pick<PrunedRows, "rows" | "bytes">;

async function drop({ prune }: PruneStore, pruning: Pruning, told: Told): Promise<Sums> {
  let rows = 0;
  for (let isMore = true; isMore; ) {
    const piece = await prune(pruning);
    rows += piece.rows;
    isMore = piece.isMore;
    await told(rows);
  }
  return { rows, bytes: null };
}

async function count({ countPrunable }: PruneStore, pruning: Pruning, told: Told): Promise<Sums> {
  let [rows, bytes] = [0, 0];
  for (let after: string | undefined, isMore = true; isMore; ) {
    const piece = await countPrunable({ ...pruning, after });
    rows += piece.rows;
    bytes += piece.bytes;
    after = piece.next;
    isMore = after !== undefined;
    await told(rows);
  }
  return { rows, bytes };
}
