// Idempotency keys: bound, completed and freed with the money.
import {
  type AnswerBudget,
  type Claim,
  type ClaimState,
  createGrowth,
  type LapsedAnswer,
  type StoredAnswer,
} from "@svckit/core";
import { changes, type Database, writeRow } from "../file/database.js";
import type { WriteBehind } from "../file/transaction.js";

/** A claim by its primary key. */
export interface ClaimId {
  readonly scope: string;
  readonly key: string;
}

/** A claim that this process has bound, with what it need not look for. */
export interface BoundClaim extends ClaimId {
  /** The id that its answer will have. */
  readonly answerId?: number;
  /** Whether it stands for something once the hold lapses; where that is not known it is looked for. */
  readonly mayLapse?: boolean;
}

/** A key at an instant. */
export interface ClaimAt {
  readonly claim: ClaimId;
  readonly now: number;
}

/** The keys that are bound or completed. A verb that writes runs within a transaction. */
export interface Claims extends WriteBehind {
  find(query: ClaimAt): ClaimState;
  /**
   * Whether a key can be bound, within a transaction. Where its answer has expired both go: it must not be taken for the one to
   * come. That `find` found no such key a moment ago is remembered.
   */
  isFree(query: ClaimAt): boolean;
  /** Binds a key; `lapsed` is what it stands for where the hold lapses. */
  bind(claim: Claim, holdId: string, lapsed: LapsedAnswer | undefined): BoundClaim;
  /** Frees a key that a hold has bound. */
  free(claim: BoundClaim, holdId: string): void;
  /** Completes a key that a hold has bound: it stands for the answer from now on. */
  complete(claim: BoundClaim, holdId: string, answer: KeptAnswer): void;
  /** Ends a key whose hold has lapsed, and gives the answer that it stands for now; undefined where it is free. */
  lapse(claim: BoundClaim, holdId: string): StoredAnswer | undefined;
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
  readonly answer_id: number | null;
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

type AnswerValues = readonly [
  scope: string,
  key: string,
  keepUntil: number,
  body: string,
  budget: string | null,
  bytes: number,
];

// How many answers one transaction drops.
const DROPPED_AT_ONCE = 100;

// With more keys than these that were not found and not bound since, all of them are looked for again.
const MAX_REMEMBERED = 4_096;

// The id of the answer is chosen here, so that the row of a key, whose place is anywhere among the others, is written once.
const BIND = `
INSERT INTO claim (scope, key, fingerprint, hold_id, answer_id) VALUES (?, ?, ?, ?, ?)
ON CONFLICT DO UPDATE SET fingerprint = excluded.fingerprint, hold_id = excluded.hold_id,
  answer_id = excluded.answer_id, expires_at = NULL`;

// A process that was killed may have chosen an id that nobody has used, and the next one chooses it again.
const OWN = "answer.id = claim.answer_id AND answer.scope = claim.scope AND answer.key = claim.key";

const FIND = `
SELECT answer.id AS answer_id, fingerprint, body, coalesce(claim.expires_at, answer.expires_at) AS expires_at FROM claim
LEFT JOIN answer ON ${OWN} WHERE claim.scope = ? AND claim.key = ?`;

const ANSWER = `
INSERT INTO answer (id, scope, key, expires_at, body, budget, bytes) VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`;

const FORGET = `
DELETE FROM claim WHERE scope = ? AND EXISTS (SELECT 1 FROM answer WHERE ${OWN}) RETURNING answer_id AS id`;

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
    find: database.prepare(FIND),
    last: database.prepare("SELECT coalesce(max(id), 0) AS id FROM answer"),
    oldest: database.prepare("SELECT id, scope, key, expires_at FROM answer ORDER BY id LIMIT ?"),
    beyond: database.prepare(BEYOND),
    bind: database.prepare(BIND),
    answer: database.prepare(ANSWER),
    complete: database.prepare(COMPLETE),
    free: database.prepare(FREE),
    freeExpired: database.prepare(FREE_EXPIRED),
    drop: database.prepare(DROP),
    forget: database.prepare(FORGET),
    keepLapse: database.prepare("INSERT INTO lapse (hold_id, keep_until, body) VALUES (?, ?, ?)"),
    takeLapse: database.prepare("DELETE FROM lapse WHERE hold_id = ? RETURNING keep_until, body"),
  };

  const growth = createGrowth();
  const foundFree = new Set<string>();
  let lastId: number | undefined;

  function nextId(): number {
    lastId = 1 + (lastId ?? (sql.last.get() as { readonly id: number }).id);
    return lastId;
  }

  /** Keeps an answer behind all others, and gives its id. */
  function keepLast(values: AnswerValues): number {
    const id = nextId();
    if (changes(sql.answer, id, ...values)) return id;
    // Somebody else has taken it: SQLite gives one that nobody has.
    lastId = Number(sql.answer.run(null, ...values).lastInsertRowid);
    return lastId;
  }

  const read = ({ scope, key }: ClaimId) => sql.find.get(scope, key) as ClaimRow | undefined;

  function takeLapse({ mayLapse = true }: BoundClaim, holdId: string): LapsedAnswer | undefined {
    if (!mayLapse) return undefined;
    const row = sql.takeLapse.get(holdId) as { keep_until: number; body: string } | undefined;
    return row && { body: row.body, keepUntil: row.keep_until };
  }

  function complete(bound: BoundClaim, holdId: string, { body, keepUntil, budget }: KeptAnswer): void {
    const { scope, key, answerId } = bound;
    const bytes = Buffer.byteLength(body);
    const values: AnswerValues = [scope, key, keepUntil, body, budget?.name ?? null, bytes];
    // Those with a budget stand in the order in which they were kept, as the oldest of them goes first.
    const chosen = budget ? undefined : answerId;
    if (chosen === undefined || !changes(sql.answer, chosen, ...values))
      writeRow(sql.complete, keepLast(values), keepUntil, scope, key, holdId);
    if (budget) growth.add({ name: budget.name, most: budget.bytes }, bytes);
  }

  function drop({ id, scope, key }: Omit<AnswerRow, "expires_at">): void {
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
      for (const { id } of sql.forget.all(scope) as { readonly id: number }[]) sql.drop.run(id);
    },
    find({ claim, now }) {
      const row = read(claim);
      if (!row) {
        if (foundFree.size >= MAX_REMEMBERED) foundFree.clear();
        foundFree.add(nameOf(claim));
      }
      if (!row || hasExpired(row, now)) return { state: "free" };
      const { fingerprint, body } = row;
      if (body === null) return { state: "running", fingerprint };
      return { state: "done", answer: { body, fingerprint } };
    },
    isFree({ claim, now }) {
      // Keys are bound in this process alone, and `bind` forgets what was found.
      if (foundFree.has(nameOf(claim))) return true;
      const row = read(claim);
      if (!row) return true;
      if (!hasExpired(row, now)) return false;
      if (row.answer_id !== null) drop({ id: row.answer_id, scope: claim.scope, key: claim.key });
      return true;
    },
    bind({ scope, key, fingerprint }, holdId, lapsed) {
      foundFree.delete(nameOf({ scope, key }));
      const answerId = nextId();
      writeRow(sql.bind, scope, key, fingerprint, holdId, answerId);
      if (lapsed) sql.keepLapse.run(holdId, lapsed.keepUntil, lapsed.body);
      return { scope, key, answerId, mayLapse: lapsed !== undefined };
    },
    free(claim, holdId) {
      takeLapse(claim, holdId);
      sql.free.run(claim.scope, claim.key, holdId);
    },
    complete(claim, holdId, answer) {
      takeLapse(claim, holdId);
      complete(claim, holdId, answer);
    },
    lapse(claim, holdId) {
      const lapsed = takeLapse(claim, holdId);
      if (lapsed === undefined) {
        sql.free.run(claim.scope, claim.key, holdId);
        return undefined;
      }
      complete(claim, holdId, { ...lapsed, budget: undefined });
      const row = read(claim);
      return row && { body: lapsed.body, fingerprint: row.fingerprint };
    },
    expire(now) {
      const isMore = dropExpired(now);
      return dropBeyond() || isMore;
    },
    // Each row was written as it was decided.
    write() {},
    invalidate() {
      foundFree.clear();
    },
  };
}

function hasExpired({ expires_at: expiresAt }: ClaimRow, now: number): boolean {
  return expiresAt !== null && expiresAt <= now;
}

function nameOf({ scope, key }: ClaimId): string {
  return `${scope}\n${key}`;
}
