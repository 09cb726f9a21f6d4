// Idempotency keys: bound, completed and freed with the money.
import {
  type AnswerBudget,
  type Claim,
  type ClaimState,
  createGrowth,
  type LapsedAnswer,
  type StoredAnswer,
} from "@svckit/core";
import type { Database } from "../file/database.js";

/** A claim by its primary key. */
export interface ClaimId {
  readonly scope: string;
  readonly key: string;
}

/** The keys that are bound or completed. A verb that writes runs within a transaction. */
export interface Claims {
  find(query: { readonly claim: ClaimId; readonly now: number }): ClaimState;
  /** Binds a key; `lapsed` is what it stands for where the hold lapses. */
  bind(claim: Claim, holdId: string, lapsed: LapsedAnswer | undefined): void;
  /** Frees a key that a hold has bound. */
  free(claim: ClaimId, holdId: string): void;
  /** Completes a key that a hold has bound: it stands for the answer from now on. */
  complete(claim: ClaimId, holdId: string, answer: KeptAnswer): void;
  /** Ends a key whose hold has lapsed, and gives the answer that it stands for now; undefined where it is free. */
  lapse(claim: ClaimId, holdId: string): StoredAnswer | undefined;
  /** Drops the answers of a scope; keys of calls that run stay bound. */
  forget(scope: string): void;
  /** Drops some of the answers that have expired, or exceed their budget; `true` where there may be more. */
  expire(now: number): boolean;
}

/** An answer that a key stands for. */
export interface KeptAnswer {
  readonly body: string;
  readonly keepUntil: number;
  readonly budget: AnswerBudget | undefined;
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

// How many answers one transaction drops.
const DROPPED_AT_ONCE = 100;

const BIND = `
INSERT INTO claim (scope, key, fingerprint, hold_id) VALUES (?, ?, ?, ?)
ON CONFLICT DO UPDATE SET fingerprint = excluded.fingerprint, hold_id = excluded.hold_id,
  answer_id = NULL, expires_at = NULL`;

const ANSWER = "INSERT INTO answer (scope, key, expires_at, body, budget, bytes) VALUES (?, ?, ?, ?, ?, ?)";

// From the newest to the oldest, as the index has them: those with which the budget is exceeded.
const BEYOND = `
SELECT id, scope, key, expires_at FROM answer WHERE id IN (
  SELECT id FROM (
    SELECT id, sum(bytes) OVER (ORDER BY id DESC) AS total FROM answer WHERE budget = ?
  ) WHERE total > ? LIMIT ?
)`;

const COMPLETE = "UPDATE claim SET answer_id = ?, expires_at = ? WHERE scope = ? AND key = ? AND hold_id = ?";

const FREE = "DELETE FROM claim WHERE scope = ? AND key = ? AND hold_id = ?";

const FREE_EXPIRED = "DELETE FROM claim WHERE scope = ? AND key = ? AND answer_id = ?";

const DROP = "DELETE FROM answer WHERE id = ?";

/** Prepares the statements. */
export function createClaims(database: Database): Claims {
  const sql = {
    find: database.prepare(
      `SELECT fingerprint, body, claim.expires_at FROM claim LEFT JOIN answer ON answer.id = answer_id
       WHERE claim.scope = ? AND claim.key = ?`,
    ),
    oldest: database.prepare("SELECT id, scope, key, expires_at FROM answer ORDER BY id LIMIT ?"),
    beyond: database.prepare(BEYOND),
    bind: database.prepare(BIND),
    answer: database.prepare(ANSWER),
    complete: database.prepare(COMPLETE),
    free: database.prepare(FREE),
    freeExpired: database.prepare(FREE_EXPIRED),
    drop: database.prepare(DROP),
    forgetAnswers: database.prepare(
      "DELETE FROM answer WHERE id IN (SELECT answer_id FROM claim WHERE scope = ? AND answer_id IS NOT NULL)",
    ),
    forget: database.prepare("DELETE FROM claim WHERE scope = ? AND answer_id IS NOT NULL"),
    keepLapse: database.prepare("INSERT INTO lapse (hold_id, keep_until, body) VALUES (?, ?, ?)"),
    takeLapse: database.prepare("DELETE FROM lapse WHERE hold_id = ? RETURNING keep_until, body"),
  };

  const growth = createGrowth();

  function takeLapse(holdId: string): LapsedAnswer | undefined {
    const row = sql.takeLapse.get(holdId) as { keep_until: number; body: string } | undefined;
    return row && { body: row.body, keepUntil: row.keep_until };
  }

  function complete({ scope, key }: ClaimId, holdId: string, { body, keepUntil, budget }: KeptAnswer): void {
    const bytes = Buffer.byteLength(body);
    const { lastInsertRowid } = sql.answer.run(scope, key, keepUntil, body, budget?.name ?? null, bytes);
    sql.complete.run(Number(lastInsertRowid), keepUntil, scope, key, holdId);
    if (budget) growth.add({ name: budget.name, most: budget.bytes }, bytes);
  }

  function drop({ id, scope, key }: AnswerRow): void {
    sql.freeExpired.run(scope, key, id);
    sql.drop.run(id);
  }

  /** Answers expire about in the order in which they were kept: the first that has not expired ends the search. */
  function dropExpired(now: number): boolean {
    const rows = sql.oldest.all(DROPPED_AT_ONCE) as AnswerRow[];
    for (const row of rows) {
      if (row.expires_at > now) return false;
      drop(row);
    }
    return rows.length === DROPPED_AT_ONCE;
  }

  /** Looks at one budget. */
  function dropBeyond(): boolean {
    const [budget] = growth.take(1);
    if (budget === undefined) return false;
    const rows = sql.beyond.all(budget.name, budget.most, DROPPED_AT_ONCE) as AnswerRow[];
    for (const row of rows) drop(row);
    if (rows.length === DROPPED_AT_ONCE) growth.putBack([budget]);
    return true;
  }

  return {
    forget(scope) {
      sql.forgetAnswers.run(scope);
      sql.forget.run(scope);
    },
    find({ claim: { scope, key }, now }) {
      const row = sql.find.get(scope, key) as ClaimRow | undefined;
      if (!row || (row.expires_at !== null && row.expires_at <= now)) return { state: "free" };
      const { fingerprint, body } = row;
      if (body === null) return { state: "running", fingerprint };
      return { state: "done", answer: { body, fingerprint } };
    },
    bind({ scope, key, fingerprint }, holdId, lapsed) {
      sql.bind.run(scope, key, fingerprint, holdId);
      if (lapsed) sql.keepLapse.run(holdId, lapsed.keepUntil, lapsed.body);
    },
    free({ scope, key }, holdId) {
      takeLapse(holdId);
      sql.free.run(scope, key, holdId);
    },
    complete(claim, holdId, answer) {
      takeLapse(holdId);
      complete(claim, holdId, answer);
    },
    lapse(claim, holdId) {
      const lapsed = takeLapse(holdId);
      if (lapsed === undefined) {
        sql.free.run(claim.scope, claim.key, holdId);
        return undefined;
      }
      complete(claim, holdId, { ...lapsed, budget: undefined });
      const { fingerprint } = sql.find.get(claim.scope, claim.key) as ClaimRow;
      return { body: lapsed.body, fingerprint };
    },
    expire(now) {
      const isMore = dropExpired(now);
      return dropBeyond() || isMore;
    },
  };
}
