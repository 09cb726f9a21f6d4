// Pruning: what a store drops by its age, where the operator has said so, a piece at a time.
import type { Awaitable } from "../platform/awaitable.js";

/**
 * What can be dropped by its age, in the order in which it goes: receipts with those of what their calls asked, holds that have
 * ended, sums of usage by day.
 */
export const PRUNED_KINDS = ["receipts", "holds", "usage"] as const;

/** One of them. */
export type PrunedKind = (typeof PRUNED_KINDS)[number];

/** For how long each kind is kept, in milliseconds; for good where it is left out. */
export type Retention = Readonly<Partial<Record<PrunedKind, number>>>;

/** What goes: the receipts of calls that were settled before an instant, holds that lapsed before it, days that ended before it. */
export interface Pruning {
  readonly kind: PrunedKind;
  /** Milliseconds. */
  readonly before: number;
}

/** A piece that was dropped. */
export interface PrunedPiece {
  readonly rows: number;
  /** Whether there may be more. */
  readonly isMore: boolean;
}

/** A piece that was counted. */
export interface CountedPiece {
  readonly rows: number;
  /** About what the rows take, without their indexes. */
  readonly bytes: number;
  /** Behind which place counting goes on; undefined at the end. */
  readonly next: string | undefined;
}

/** Where rows are dropped by their age. */
export interface PruneStore {
  /**
   * Drops some rows in one transaction, few enough that nobody waits long. Of racing callers exactly one drops a row. Neither
   * the ledger, a balance, an allowance, a bound key nor a kept answer changes, and dropped receipts stay in the sums of usage.
   */
  prune(pruning: Pruning): Awaitable<PrunedPiece>;
  /** Counts some of the rows that `prune` would drop, from behind a place that it has given, and drops none. */
  countPrunable(pruning: Pruning & { readonly after?: string | undefined }): Awaitable<CountedPiece>;
}
