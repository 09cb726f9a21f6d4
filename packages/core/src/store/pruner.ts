// Pruner: drops what is older than the operator keeps, behind each reap, within a budget of time.
import type { Clock } from "../platform/clock.js";
import type { Logger } from "../platform/logger.js";
import { PRUNED_KINDS, type PruneStore, type Retention } from "./pruning.js";

// Of the two seconds between two reaps each kind gets so many; calls are served between two pieces.
const BUDGET_MS = 100;
// Once all of it is gone, a minute's worth is looked for at a time.
const EVERY_MS = 60_000;

/** What is dropped, and from where. */
export interface PrunerParts {
  readonly store: Partial<PruneStore>;
  readonly retention: Retention;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** Drops some of what is too old. Does nothing where all is kept for good. */
export function createPruner({ store, retention, clock, logger }: PrunerParts): () => Promise<void> {
  const kinds = PRUNED_KINDS.filter((kind) => retention[kind] !== undefined);
  const dropped = new Map<string, number>();
  let doneAt = Number.NEGATIVE_INFINITY;

  /** `true` where all of a kind is gone. */
  async function prune(kind: (typeof kinds)[number]): Promise<boolean> {
    const before = clock.now() - (retention[kind] ?? Number.POSITIVE_INFINITY);
    const endsAt = clock.now() + BUDGET_MS;
    for (;;) {
      const piece = await store.prune?.({ kind, before });
      if (piece === undefined) return true;
      if (piece.rows > 0) dropped.set(kind, (dropped.get(kind) ?? 0) + piece.rows);
      if (!piece.isMore) return true;
      if (clock.now() >= endsAt) return false;
    }
  }

  return async () => {
    if (Math.abs(clock.now() - doneAt) < EVERY_MS) return;
    let isDone = true;
    for (const kind of kinds) isDone = (await prune(kind)) && isDone;
    if (!isDone) return;
    doneAt = clock.now();
    if (dropped.size > 0) logger.info("dropped what is older than it is kept", Object.fromEntries(dropped));
    dropped.clear();
  };
}
