// The idempotency keys of memoryStore().
import type { Clock } from "../platform/clock.js";
import type { Claim, ClaimState, ClaimStore, StoredAnswer } from "../store/idempotency.js";
import type { ClaimEnding } from "../store/reservation.js";
import { createMemoryAnswerBudgets } from "./answer-budgets.js";
import { createWaiters } from "./waiters.js";

/** A key that is bound, and its answer once it has one. One object each: there are as many of them as answers are kept. */
export interface BoundKey {
  /** Its scope and the key itself. */
  readonly id: string;
  /** The call that has bound the key, by its receipt's id. */
  readonly holder: string;
  readonly fingerprint: string;
  /** The answer; undefined while its call runs. */
  body: string | undefined;
  /** Whether its call has ended it: once is enough, and afterwards the key may be another call's. */
  isEnded: boolean;
  expiresAt: number;
  /** The name of the budget that its answer is counted in. */
  budget: string | undefined;
}

/** Keys in this process. */
export interface MemoryClaims extends ClaimStore {
  /** Binds a key where it is free; undefined where it is not. */
  bind(claim: Claim, holder: string, now: number): BoundKey | undefined;
  /** The key that this call has bound; undefined where it has not, or has freed it. */
  boundBy(holder: string, claim: Claim): BoundKey | undefined;
  /** Completes or frees a key, where that was not done before, and notifies whoever waits for it. */
  end(bound: BoundKey, ending: ClaimEnding): void;
  /** Drops the answers of a scope; keys of calls that run stay bound. */
  forget(scope: string): void;
}

const SWEEP_EVERY = 1_000;
const MOST_SWEPT = 4 * SWEEP_EVERY;

/** No keys bound. */
export function createMemoryClaims(clock: Clock): MemoryClaims {
  const keys = new Map<string, BoundKey>();
  const waiters = createWaiters(clock);
  const budgets = createMemoryAnswerBudgets();
  let sinceSweep = 0;
  const idOf = ({ scope, key }: Claim) => `${scope}\n${key}`;

  function live(id: string, now: number): BoundKey | undefined {
    const bound = keys.get(id);
    if (bound?.body !== undefined && bound.expiresAt <= now) {
      drop(bound);
      return undefined;
    }
    return bound;
  }

  function drop({ id, budget }: BoundKey): void {
    keys.delete(id);
    if (budget !== undefined) budgets.remove(budget, id);
  }

  /**
   * Keys expire about in the order in which they were bound: the first that lives on ends the search. So does a number that
   * have expired together: more than come until the next sweep, and no more than a call may wait for.
   */
  function sweep(now: number): void {
    sinceSweep = 0;
    let left = MOST_SWEPT;
    for (const bound of keys.values()) {
      if (left === 0 || bound.body === undefined || bound.expiresAt > now) return;
      drop(bound);
      left -= 1;
    }
  }

  return {
    forget(scope) {
      for (const bound of keys.values())
        if (bound.body !== undefined && bound.id.startsWith(`${scope}\n`)) drop(bound);
    },
    findClaim({ claim, now }): ClaimState {
      const bound = live(idOf(claim), now);
      if (!bound) return { state: "free" };
      const answer = answerOf(bound);
      return answer ? { state: "done", answer } : { state: "running", fingerprint: bound.fingerprint };
    },
    async awaitAnswer({ claim, waitMs }) {
      const bound = live(idOf(claim), clock.now());
      if (!bound) return "freed";
      return answerOf(bound) ?? waiters.wait({ claim, waitMs });
    },
    bind(claim, holder, now) {
      const id = idOf(claim);
      if (live(id, now)) return undefined;
      sinceSweep += 1;
      if (sinceSweep > SWEEP_EVERY) sweep(now);
      const bound = {
        id,
        holder,
        fingerprint: claim.fingerprint,
        body: undefined,
        isEnded: false,
        expiresAt: 0,
        budget: undefined,
      };
      keys.set(id, bound);
      return bound;
    },
    boundBy(holder, claim) {
      const bound = keys.get(idOf(claim));
      return bound?.holder === holder ? bound : undefined;
    },
    end(bound, { claim, body, keepUntil, budget }) {
      if (bound.isEnded) return;
      bound.isEnded = true;
      const { id, fingerprint } = bound;
      if (body !== undefined && keepUntil !== undefined) {
        bound.body = body;
        bound.expiresAt = keepUntil;
        bound.budget = budget?.name;
        for (const dropped of budget ? budgets.add(budget, id, body) : []) keys.delete(dropped);
      } else keys.delete(id);
      waiters.notify(claim, body === undefined ? "freed" : { body, fingerprint });
    },
  };
}

function answerOf({ body, fingerprint }: BoundKey): StoredAnswer | undefined {
  return body === undefined ? undefined : { body, fingerprint };
}
