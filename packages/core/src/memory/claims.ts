// The idempotency keys of memoryStore().
import type { Clock } from "../platform/clock.js";
import type { Claim, ClaimState, ClaimStore, StoredAnswer } from "../store/idempotency.js";
import type { ClaimEnding } from "../store/reservation.js";
import { createMemoryAnswerBudgets } from "./answer-budgets.js";
import { createWaiters } from "./waiters.js";

interface Entry {
  /** The call that has bound the key, by its receipt's id. */
  readonly holder: string;
  readonly fingerprint: string;
  answer: StoredAnswer | undefined;
  expiresAt: number;
  /** The name of the budget that its answer is counted in. */
  budget: string | undefined;
}

/** Keys in this process. */
export interface MemoryClaims extends ClaimStore {
  /** Binds a key where it is free. */
  bind(claim: Claim, holder: string, now: number): boolean;
  /** Completes or frees a key that this holder has bound, and notifies whoever waits for it. */
  end(ending: ClaimEnding, holder: string): void;
  /** Drops the answers of a scope; keys of calls that run stay bound. */
  forget(scope: string): void;
}

const SWEEP_EVERY = 1_000;
const MOST_SWEPT = 4 * SWEEP_EVERY;

/** No keys bound. */
export function createMemoryClaims(clock: Clock): MemoryClaims {
  const entries = new Map<string, Entry>();
  const waiters = createWaiters(clock);
  const budgets = createMemoryAnswerBudgets();
  let sinceSweep = 0;
  const idOf = ({ scope, key }: Claim) => `${scope}\n${key}`;

  function live(id: string, now: number): Entry | undefined {
    const entry = entries.get(id);
    if (entry?.answer && entry.expiresAt <= now) {
      drop(id, entry);
      return undefined;
    }
    return entry;
  }

  function drop(id: string, { budget }: Entry): void {
    entries.delete(id);
    if (budget !== undefined) budgets.remove(budget, id);
  }

  /**
   * Keys expire about in the order in which they were bound: the first that lives on ends the search. So does a number that
   * have expired together: more than come until the next sweep, and no more than a call may wait for.
   */
  function sweep(now: number): void {
    sinceSweep = 0;
    let left = MOST_SWEPT;
    for (const [id, entry] of entries) {
      if (left === 0 || !entry.answer || entry.expiresAt > now) return;
      drop(id, entry);
      left -= 1;
    }
  }

  return {
    forget(scope) {
      for (const [id, entry] of entries) if (entry.answer && id.startsWith(`${scope}\n`)) drop(id, entry);
    },
    findClaim({ claim, now }): ClaimState {
      const entry = live(idOf(claim), now);
      if (!entry) return { state: "free" };
      if (entry.answer) return { state: "done", answer: entry.answer };
      return { state: "running", fingerprint: entry.fingerprint };
    },
    async awaitAnswer({ claim, waitMs }) {
      const entry = live(idOf(claim), clock.now());
      if (!entry) return "freed";
      if (entry.answer) return entry.answer;
      return waiters.wait({ claim, waitMs });
    },
    bind(claim, holder, now) {
      const id = idOf(claim);
      if (live(id, now)) return false;
      sinceSweep += 1;
      if (sinceSweep > SWEEP_EVERY) sweep(now);
      entries.set(id, {
        holder,
        fingerprint: claim.fingerprint,
        answer: undefined,
        expiresAt: 0,
        budget: undefined,
      });
      return true;
    },
    end({ claim, body, keepUntil, budget }, holder) {
      const id = idOf(claim);
      const entry = entries.get(id);
      if (!entry || entry.answer || entry.holder !== holder) return;
      const answer = body === undefined ? undefined : { body, fingerprint: entry.fingerprint };
      if (answer && keepUntil !== undefined) {
        entry.answer = answer;
        entry.expiresAt = keepUntil;
        entry.budget = budget?.name;
        for (const dropped of budget ? budgets.add(budget, id, answer.body) : []) entries.delete(dropped);
      } else entries.delete(id);
      waiters.notify(claim, answer ?? "freed");
    },
  };
}
