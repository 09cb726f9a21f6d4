// Idempotency keys: bound, completed and freed within the transactions of money.
import type { Claim, ClaimEnding, ClaimState } from "@svckit/core";
import type { Database } from "./database.js";

/** A claim by its primary key. */
export interface ClaimId {
  readonly scope: string;
  readonly key: string;
}

/** The statements; those that write are to be run within a transaction. */
export interface Claims {
  find(claim: ClaimId, now: number): ClaimState;
  /** Binds a key where it is free or has expired. */
  bind(claim: Claim, holdId: string, now: number): boolean;
  /** Frees a key that this hold has bound; `false` where it has not. */
  free(claim: ClaimId, holdId: string): boolean;
  /** Completes a key that this hold has bound with the answer, or frees it; `false` where it has not. */
  end(ending: ClaimEnding, holdId: string): boolean;
  /** Drops some of the answers that have expired; `true` where there may be more. */
  expire(now: number): boolean;
}

interface ClaimRow {
  readonly fingerprint: string;
  readonly body: string | null;
  readonly expires_at: number | null;
}

// So many answers are dropped in one piece.
const EXPIRED_AT_ONCE = 200;

/** Prepares the statements. */
export function createClaims(database: Database): Claims {
  const sql = {
    find: database.prepare(
      `SELECT fingerprint, body, claim.expires_at FROM claim LEFT JOIN answer ON answer.id = answer_id
       WHERE claim.scope = ? AND claim.key = ?`,
    ),
    bind: database.prepare(
      `INSERT INTO claim (scope, key, fingerprint, hold_id) VALUES (?1, ?2, ?3, ?4)
       ON CONFLICT DO UPDATE SET fingerprint = ?3, hold_id = ?4, answer_id = NULL, expires_at = NULL
       WHERE expires_at <= ?5`,
    ),
    free: database.prepare(
      "DELETE FROM claim WHERE scope = ? AND key = ? AND hold_id = ? AND answer_id IS NULL",
    ),
    answer: database.prepare("INSERT INTO answer (scope, key, expires_at, body) VALUES (?, ?, ?, ?)"),
    complete: database.prepare(
      `UPDATE claim SET answer_id = ?4, expires_at = ?5
       WHERE scope = ?1 AND key = ?2 AND hold_id = ?3 AND answer_id IS NULL`,
    ),
    drop: database.prepare("DELETE FROM answer WHERE id = ?"),
    oldest: database.prepare("SELECT id, scope, key, expires_at FROM answer ORDER BY id LIMIT ?"),
    forget: database.prepare("DELETE FROM claim WHERE scope = ? AND key = ? AND answer_id = ?"),
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
    free: ({ scope, key }, holdId) => Number(sql.free.run(scope, key, holdId).changes) === 1,
    end({ claim: { scope, key }, body, keepUntil }, holdId) {
      if (body === undefined || keepUntil === undefined) {
        return Number(sql.free.run(scope, key, holdId).changes) === 1;
      }
      const answerId = Number(sql.answer.run(scope, key, keepUntil, body).lastInsertRowid);
      if (Number(sql.complete.run(scope, key, holdId, answerId, keepUntil).changes) === 1) return true;
      sql.drop.run(answerId);
      return false;
    },
    expire(now) {
      // Answers expire about in the order in which they were kept: the first that has not ends the search.
      const rows = sql.oldest.all(EXPIRED_AT_ONCE) as {
        readonly id: number;
        readonly scope: string;
        readonly key: string;
        readonly expires_at: number;
      }[];
      for (const { id, scope, key, expires_at } of rows) {
        if (expires_at > now) return false;
        sql.forget.run(scope, key, id);
        sql.drop.run(id);
      }
      return rows.length === EXPIRED_AT_ONCE;
    },
  };
}
