// Retention: for how long receipts, ended holds and sums of usage are kept, as a host says it in days.
import type { PrunedKind, Retention } from "./store/pruning.js";
import type { Store } from "./store/store.js";

/** For how many days what grows with each call is kept; for good where a kind is left out. Whole days, at most 36,500. */
export interface RetentionOptions {
  /** Receipts, from when their calls were settled. At least as long as answers under idempotency keys. */
  readonly receiptDays?: number;
  /** Holds that have ended, where the store keeps them beside its ledger: `postgresStore` does. */
  readonly holdDays?: number;
  /** Sums of usage by day. At least 62, so that the period that runs and the one before are whole. */
  readonly usageDays?: number;
}

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const MOST_DAYS = 36_500;
// The longest period that runs, and the one before it, which is billed once it is over.
const LEAST_USAGE_DAYS = 62;

const KIND_OF: Readonly<Record<keyof RetentionOptions, PrunedKind>> = {
  receiptDays: "receipts",
  holdDays: "holds",
  usageDays: "usage",
};

/** How long each kind is kept. Throws an `Error` that names the member which cannot be used. */
export function toRetention(given: RetentionOptions | null | undefined, keepAnswersMs: number): Retention {
  const entries = Object.entries(KIND_OF).flatMap(([name, kind]) => {
    // `as`: the names are those of the options.
    const days = given?.[name as keyof RetentionOptions] ?? undefined;
    if (days === undefined) return [];
    if (!Number.isSafeInteger(days) || days < 1 || days > MOST_DAYS)
      throw new Error(
        `retention.${name} must be whole days, 1 to ${MOST_DAYS}, but is ${JSON.stringify(days)}`,
      );
    return [[kind, days * DAY_MS] as const];
  });
  const retention: Retention = Object.fromEntries(entries);
  const { receipts = Number.POSITIVE_INFINITY, usage = Number.POSITIVE_INFINITY } = retention;
  if (receipts < keepAnswersMs)
    throw new Error(
      `retention.receiptDays must be at least ${Math.ceil(keepAnswersMs / DAY_MS)}: an answer that is given again for ${keepAnswersMs / HOUR_MS} hours names its receipt`,
    );
  if (usage < LEAST_USAGE_DAYS * DAY_MS)
    throw new Error(
      `retention.usageDays must be at least ${LEAST_USAGE_DAYS}: the period that runs and the one before are read for bills`,
    );
  return retention;
}

/** Throws an `Error` where something is to be dropped by its age, and the store has no verb for it. */
export function requirePruning(retention: Retention, store: Store): void {
  if (Object.keys(retention).length === 0 || store.prune) return;
  throw new Error("retention: the store drops nothing by its age; leave it out, or give the store `prune`");
}
