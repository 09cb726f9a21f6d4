// Lapsed pass: ends the runs whose process is silent, with what their calls were answered, and never runs them again.
import type { Pass } from "../tools/pass.js";
import type { State } from "../tools/state.js";
import type { Runner } from "./due-pass.js";
import { finishRun } from "./finish.js";
import { holdLease, type LapsedRun, listLapsed, removeEnded } from "./lapsed.js";
import { knownOutcome } from "./run-calls.js";

const EVERY_MS = 20_000;
const AT_ONCE = 100;
// A call that is still being made is asked for again after this long.
const LOOK_AGAIN_MS = 20_000;

/** The pass that looks after runs of processes that are gone. */
export function createLapsedPass(state: State, { underWay }: Runner): Pass {
  return {
    name: "lapsed runs",
    everyMs: EVERY_MS,
    async run(now) {
      const lapsed = await state.read(() => listLapsed(now, AT_ONCE));
      for (const each of lapsed) if (!underWay.has(each.run.id)) await endLapsed(state, each, now);
      return "done";
    },
  };
}

async function endLapsed(state: State, { run, monitor }: LapsedRun, now: number): Promise<void> {
  if (!(await state.write(() => holdLease(run, now + LOOK_AGAIN_MS)))) return;
  const calls = monitor?.calls ?? [];
  const accountId = run.account_id;
  const outcome = await knownOutcome(state.service, { id: run.id, accountId, calls });
  if (outcome === "running") return;
  const change = { accountId, now: state.now(), newId: state.newId };
  await state.write(() => finishRun(change, { run, calls, outcome }));
}

const SWEEP_EVERY_MS = 600_000;
const SWEPT_AT_ONCE = 1_000;

/** The pass that removes runs which ended longer ago than they are kept. */
export function createSweepPass(state: State, keptMs: number): Pass {
  return {
    name: "old runs",
    everyMs: SWEEP_EVERY_MS,
    async run(now) {
      const removed = await state.write(() => removeEnded(now - keptMs, SWEPT_AT_ONCE));
      return removed === SWEPT_AT_ONCE ? "more" : "done";
    },
  };
}
