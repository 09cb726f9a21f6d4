// Idempotency keys: bound, completed and freed within the transactions of money, and awaited outside of them.
import type { Claim, ClaimEnding, ClaimState, Clock, StoredAnswer } from "@svckit/core";
import type { Database } from "./database.js";
import type { ClaimId } from "./reservations.js";

/** The statements, to be run within a transaction. */
export interface Claims {
  find(claim: ClaimId, now: number): ClaimState;
  /** Binds a key where it is free or has expired. */
  bind(claim: Claim, holdId: string, now: number): boolean;
  /** Frees a key that this hold has bound. */
  free(claim: ClaimId, holdId: string): void;
  /** Completes a key with the answer, or frees it. */
  end(ending: ClaimEnding, holdId: string): void;
  /** Drops the keys that expired before an instant. */
  expire(now: number): void;
}

interface ClaimRow {
  readonly fingerprint: string;
  readonly body: string | null;
  readonly expires_at: number | null;
}

/** Prepares the statements. */
export function createClaims(database: Database): Claims {
  const sql = {
    find: database.prepare("SELECT fingerprint, body, expires_at FROM claim WHERE scope = ? AND key = ?"),
    bind: database.prepare(
      `INSERT INTO claim (scope, key, fingerprint, hold_id) VALUES (?1, ?2, ?3, ?4)
       ON CONFLICT DO UPDATE SET fingerprint = ?3, hold_id = ?4, body = NULL, expires_at = NULL
       WHERE expires_at IS NOT NULL AND expires_at <= ?5`,
    ),
    free: database.prepare("DELETE FROM claim WHERE scope = ? AND key = ? AND hold_id = ?"),
    complete: database.prepare(
      "UPDATE claim SET body = ?, expires_at = ? WHERE scope = ? AND key = ? AND hold_id = ?",
    ),
    expire: database.prepare("DELETE FROM claim WHERE expires_at <= ?"),
  };

  return {
    find({ scope, key }, now) {
      const row = sql.find.get(scope, key) as ClaimRow | undefined;
      if (!row || (row.expires_at !== null && row.expires_at <= now)) return { state: "free" };
      const { fingerprint, body } = row;
      if (body === null) return { state: "running", fingerprint };
      return { state: "done", answer: { body, fingerprint } };
    },
    bind: ({ scope, key, fingerprint }, holdId, now) =>
      Number(sql.bind.run(scope, key, fingerprint, holdId, now).changes) === 1,
    free({ scope, key }, holdId) {
      sql.free.run(scope, key, holdId);
    },
    end({ claim: { scope, key }, body, keepUntil }, holdId) {
      if (body === undefined || keepUntil === undefined) sql.free.run(scope, key, holdId);
      else sql.complete.run(body, keepUntil, scope, key, holdId);
    },
    expire(now) {
      sql.expire.run(now);
    },
  };
}

/** Callers of this process that wait for the call which holds their key. */
export interface Waiters {
  wait(claim: ClaimId, waitMs: number): Promise<StoredAnswer | "freed" | "timeout">;
  tell(claim: ClaimId, answer: StoredAnswer | "freed"): void;
}

/** Nobody waits. */
export function createWaiters(clock: Clock): Waiters {
  const waiting = new Map<string, Set<(answer: StoredAnswer | "freed") => void>>();
  const idOf = ({ scope, key }: ClaimId) => `${scope}\n${key}`;
  return {
    wait: (claim, waitMs) =>
      new Promise((resolve) => {
        const id = idOf(claim);
        const tellers = waiting.get(id) ?? new Set();
        waiting.set(id, tellers);
        const cancel = clock.after(waitMs, () => {
          tellers.delete(tell);
          resolve("timeout");
        });
        const tell = (answer: StoredAnswer | "freed") => {
          cancel();
          resolve(answer);
        };
        tellers.add(tell);
      }),
    tell(claim, answer) {
      const tellers = waiting.get(idOf(claim));
      waiting.delete(idOf(claim));
      for (const tell of tellers ?? []) tell(answer);
    },
  };
}
