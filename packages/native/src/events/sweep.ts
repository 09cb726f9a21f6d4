// The sweep: events are kept for 30 days, and so is what was never delivered of them.
import { DELIVERIES, EVENTS } from "../records/tables.js";
import { list, remove, type Work } from "../rows/operations.js";
import type { Pass } from "../tools/pass.js";
import type { State } from "../tools/state.js";

/** How long an event can be read. */
const KEPT_MS = 30 * 86_400_000;

const EVERY_MS = 300_000;
const AT_ONCE = 500;

/** Drops what is too old, so much at once. Gives whether there may be more. */
function* dropOld({ before }: { readonly before: number }): Work<boolean> {
  const old = { index: "age", upTo: before, limit: AT_ONCE, lock: "skip" } as const;
  const events = yield* list(EVENTS, old);
  yield* remove(
    EVENTS,
    events.map(({ account_id, seq }) => [account_id, seq]),
  );
  const deliveries = yield* list(DELIVERIES, old);
  yield* remove(
    DELIVERIES,
    deliveries.map(({ webhook_id, seq }) => [webhook_id, seq]),
  );
  return events.length === AT_ONCE || deliveries.length === AT_ONCE;
}

/** The pass that drops them. */
export function createSweepPass(state: State): Pass {
  return {
    name: "old events",
    everyMs: EVERY_MS,
    run: async (now) => ((await state.write(() => dropOld({ before: now - KEPT_MS }))) ? "more" : "done"),
  };
}
