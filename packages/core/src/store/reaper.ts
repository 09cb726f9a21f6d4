// Reaper: gives back, every two seconds, what calls took and never settled, and drops what is older than it is kept.
import type { Clock } from "../platform/clock.js";
import type { Logger } from "../platform/logger.js";
import { createPruner } from "./pruner.js";
import type { Retention } from "./pruning.js";
import type { Store } from "./store.js";

const EVERY_MS = 2_000;

/** Reaps the store from now on; the answer stops it. A store that cannot be reached is tried again the next time. */
export function startReaper(parts: {
  readonly store: Store;
  readonly retention: Retention;
  readonly clock: Clock;
  readonly logger: Logger;
}): () => void {
  const { store, clock, logger } = parts;
  const prune = createPruner(parts);
  let stopped = false;
  let cancel = clock.after(EVERY_MS, reap);

  async function reap(): Promise<void> {
    try {
      const holds = await store.reap(clock.now());
      if (holds > 0) logger.warn("gave back what lapsed calls held", { holds });
      if (!stopped) await prune();
    } catch (error) {
      // A store that is closed meanwhile is no fault, and the next one that is opened reaps.
      if (!stopped) logger.error("the store could not be reaped", { error });
    }
    if (!stopped) cancel = clock.after(EVERY_MS, reap);
  }

  return () => {
    stopped = true;
    cancel();
  };
}
