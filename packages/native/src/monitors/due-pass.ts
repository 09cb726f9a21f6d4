// Due pass: takes the monitors that are due and runs them, so many at a time.
import { systemClock } from "@svckit/core";
import { MONITORS } from "../records/tables.js";
import { list } from "../rows/operations.js";
import type { Pass } from "../tools/pass.js";
import type { State } from "../tools/state.js";
import { type ClaimedRun, claimDue } from "./claim.js";
import { finishRun } from "./finish.js";
import { runCalls } from "./run-calls.js";

/** How this process runs monitors. */
export interface Runner {
  /** Names this process in the runs that it takes. */
  readonly name: string;
  /** How many runs are under way here at once. */
  readonly concurrency: number;
  /** How long nobody else looks after a run; longer than its calls and their holds may last. */
  readonly leaseMs: number;
  /** The runs that are under way here, by their ids. */
  readonly underWay: Map<string, { readonly accountId: string; readonly ended: Promise<void> }>;
}

const EVERY_MS = 3_000;
// How long a result waits that could not be written.
const AGAIN_MS = 1_000;

/** The pass that runs what is due. */
export function createDuePass(state: State, runner: Runner): Pass {
  const { name, concurrency, leaseMs, underWay } = runner;

  function begin(claimed: ClaimedRun): void {
    const { id, account_id: accountId } = claimed.run;
    const ended = carryOut(state, claimed).finally(() => underWay.delete(id));
    underWay.set(id, { accountId, ended });
  }

  return {
    name: "monitors",
    everyMs: EVERY_MS,
    async run(now) {
      if (underWay.size >= concurrency) await Promise.race([...underWay.values()].map(({ ended }) => ended));
      // What is mostly nothing is read by one statement, without a transaction.
      const due = await state.read(() => list(MONITORS, { index: "due", upTo: now, limit: 1 }));
      if (due.length === 0) return "done";
      const limit = concurrency - underWay.size;
      const { newId } = state;
      const claimed = await state.write(() =>
        claimDue({ now, newId, runner: name, leaseMs, limit, underWay: countByAccount(runner) }),
      );
      for (const each of claimed) begin(each);
      return claimed.length > 0 ? "more" : "done";
    },
    async idle() {
      while (underWay.size > 0) await Promise.all([...underWay.values()].map(({ ended }) => ended));
    },
  };
}

/** One run from its calls to its end. Never throws. */
async function carryOut(state: State, { run, monitor }: ClaimedRun): Promise<void> {
  const { service, now, newId } = state;
  const { calls } = monitor;
  const until = run.lease_until ?? 0;
  // This process has stood still for so long that another one looks after the run.
  if (now() >= until) return;
  const outcome = await runCalls(service, { id: run.id, accountId: run.account_id, calls });
  for (let isTold = false; ; isTold = true) {
    try {
      const change = { accountId: run.account_id, now: now(), newId };
      await state.write(() => finishRun(change, { run, calls, outcome }));
      return;
    } catch (error) {
      if (!isTold)
        service.transport.logger.error("the end of a monitor's run could not be written", {
          monitor: monitor.id,
          run: run.id,
          error,
        });
      // Where the store does not come back in time, whoever looks after the run finds what its calls were answered.
      if (now() >= until) return;
      await new Promise<void>((resolve) => systemClock.after(AGAIN_MS, resolve));
    }
  }
}

function countByAccount({ underWay }: Runner): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { accountId } of underWay.values()) counts.set(accountId, (counts.get(accountId) ?? 0) + 1);
  return counts;
}
