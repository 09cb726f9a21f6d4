// The monitors' passes: what the scheduler does for them again and again.
import type { Pass } from "../tools/pass.js";
import type { State } from "../tools/state.js";
import { createDuePass, type Runner } from "./due-pass.js";
import { createLapsedPass, createSweepPass } from "./lapsed-pass.js";
import { createSetBackPass } from "./set-back.js";

/** How a process runs monitors. */
export interface RunOptions {
  /** Runs at once in this process; 32 where left out. */
  readonly concurrency?: number;
  /**
   * How long nobody else looks after a run whose process is silent, in milliseconds; 90 s where left out. It is longer than
   * a call may take.
   */
  readonly leaseMs?: number;
  /** For how many days runs are kept; 30 where left out. */
  readonly keepRunsDays?: number;
}

const DAY_MS = 86_400_000;

/** The passes of one process. */
export function monitorPasses(state: State, options: RunOptions = {}): readonly Pass[] {
  const { concurrency = 32, leaseMs = 90_000, keepRunsDays = 30 } = options;
  const runner: Runner = { name: state.newId(), concurrency, leaseMs, underWay: new Map() };
  return [
    createDuePass(state, runner),
    createLapsedPass(state, runner),
    createSweepPass(state, keepRunsDays * DAY_MS),
    createSetBackPass(state),
  ];
}
