// Idempotency keys: bound, completed and freed with the money.
import type { Claim, ClaimState } from "@svckit/core";
import type { Database } from "./database.js";
import type { Gathered } from "./group-commit.js";

/** A claim by its primary key. */
export interface ClaimId {
  readonly scope: string;
  readonly key: string;
}

/** The keys that are completed; which are bound by a pending hold is known by the holds. */
export interface Claims extends Gathered {
  /** A key as it was committed last. */
  find(claim: ClaimId, now: number): ClaimState;
  bind(claim: Claim, holdId: string): void;
  /** Frees a key that a hold has bound. */
  free(claim: ClaimId, holdId: string): void;
  /** Completes a key that a hold has bound with the answer. */
  complete(claim: ClaimId, holdId: string, body: string, keepUntil: number): void;
  /** Drops some of the answers that have expired; `true` where there may be more. */
  expire(now: number): boolean;
}

interface ClaimRow {
  readonly fingerprint: string;
  readonly body: string | null;
  readonly expires_at: number | null;
}

interface AnswerRow {
  readonly id: number;
  readonly scope: string;
  readonly key: string;
  readonly expires_at: number;
}

// So many answers are dropped in one piece.
const EXPIRED_AT_ONCE = 200;

// In this order a key may be bound, completed or freed, and bound again within one transaction.
const BIND = `
INSERT INTO claim (scope, key, fingerprint, hold_id)
SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each(?) WHERE true
ON CONFLICT DO UPDATE SET fingerprint = excluded.fingerprint, hold_id = excluded.hold_id,
  answer_id = NULL, expires_at = NULL`;

const ANSWER = `
INSERT INTO answer (id, scope, key, expires_at, body)
SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4 FROM json_each(?)`;

const COMPLETE = `
UPDATE claim SET answer_id = done.value ->> 3, expires_at = done.value ->> 4
FROM json_each(?) AS done
WHERE scope = done.value ->> 0 AND claim.key = done.value ->> 1 AND hold_id = done.value ->> 2`;

const FREE = `
DELETE FROM claim WHERE (scope, key, hold_id) IN (SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each(?))`;

const FORGET = `
DELETE FROM claim WHERE (scope, key, answer_id) IN (SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each(?))`;

const DROP = "DELETE FROM answer WHERE id IN (SELECT value ->> 2 FROM json_each(?))";

/** Prepares the statements that read. */
export function createClaims(database: Database): Claims {
  const sql = {
    find: database.prepare(
      `SELECT fingerprint, body, claim.expires_at FROM claim LEFT JOIN answer ON answer.id = answer_id
       WHERE claim.scope = ? AND claim.key = ?`,
    ),
    oldest: database.prepare("SELECT id, scope, key, expires_at FROM answer ORDER BY id LIMIT ?"),
    last: database.prepare("SELECT coalesce(max(id), 0) AS id FROM answer"),
  };
  const bound: (readonly unknown[])[] = [];
  const answers: (readonly unknown[])[] = [];
  const completed: (readonly unknown[])[] = [];
  const freed: (readonly unknown[])[] = [];
  const expired: (readonly unknown[])[] = [];
  let lastAnswer: number | undefined;

  return {
    find({ scope, key }, now) {
      const row = sql.find.get(scope, key) as ClaimRow | undefined;
      if (!row || (row.expires_at !== null && row.expires_at <= now)) return { state: "free" };
      const { fingerprint, body } = row;
      if (body === null) return { state: "running", fingerprint };
      return { state: "done", answer: { body, fingerprint } };
    },
    bind({ scope, key, fingerprint }, holdId) {
      bound.push([scope, key, fingerprint, holdId]);
    },
    free({ scope, key }, holdId) {
      freed.push([scope, key, holdId]);
    },
    complete({ scope, key }, holdId, body, keepUntil) {
      lastAnswer = 1 + (lastAnswer ?? (sql.last.get() as { readonly id: number }).id);
      answers.push([lastAnswer, scope, key, keepUntil, body]);
      completed.push([scope, key, holdId, lastAnswer, keepUntil]);
    },
    expire(now) {
      // Answers expire about in the order in which they were kept: the first that has not ends the search.
      const rows = sql.oldest.all(EXPIRED_AT_ONCE) as AnswerRow[];
      for (const { id, scope, key, expires_at } of rows) {
        if (expires_at > now) return false;
        expired.push([scope, key, id]);
      }
      return rows.length === EXPIRED_AT_ONCE;
    },
    writes() {
      const over = expired.splice(0);
      return [
        { sql: BIND, rows: bound.splice(0) },
        { sql: ANSWER, rows: answers.splice(0) },
        { sql: COMPLETE, rows: completed.splice(0) },
        { sql: FREE, rows: freed.splice(0) },
        { sql: FORGET, rows: over },
        { sql: DROP, rows: over },
      ];
    },
    forget() {
      for (const rows of [bound, answers, completed, freed, expired]) rows.length = 0;
      lastAnswer = undefined;
    },
  };
}
