// The verbs of memory facts. A fact that has expired is there for nobody, and makes room for others.
import { ServiceError } from "@svckit/core";
import { type Change, lockAccount, saveAccount } from "../records/accounts.js";
import { type FilteredPage, listFiltered } from "../records/filtered.js";
import type { AccountRow, FactRow } from "../records/rows.js";
import { findSubject, openSubject } from "../records/subjects.js";
import { FACTS, SUBJECTS } from "../records/tables.js";
import { get, list, put, remove, type Work } from "../rows/operations.js";
import { requireRoom } from "../tools/bounds.js";
import type { Limits } from "../tools/limits.js";
import { requireVersion } from "../tools/version.js";

/** Which fact is meant: by its id, or by its key in a subject. */
export type AskedFact =
  | { readonly factId: string }
  | { readonly key: string; readonly subjectId: string | undefined };

/** What is to be remembered. */
export interface NewFact {
  readonly key: string;
  readonly subjectId: string | undefined;
  readonly value: unknown;
  readonly bytes: number;
  readonly sourceReceiptId: string | null;
  readonly confidence: number | null;
  readonly expiresAt: number | null;
  /** The version that the fact has to have; 0 for one that must not be there. */
  readonly version: number | undefined;
}

/**
 * Remembers a fact, over the one of the same key. Of racing writers with one version the first is taken. Throws
 * STATE_SUBJECT_NOT_FOUND, STATE_SUBJECT_ARCHIVED, or VALIDATION_ERROR for another version and for one fact too many.
 */
export function* rememberFact(change: Change & NewFact & { readonly limits: Limits }): Work<FactRow> {
  const { accountId, now, newId, key, limits } = change;
  let account = yield* lockAccount(change);
  const subject = yield* openSubject(account, change.subjectId);
  const before = yield* findByKey(accountId, subject.id, key);
  const known = before && !hasExpired(before, now) ? before : undefined;
  requireVersion({ version: known?.version ?? 0 }, change.version);
  if (before && !known) account = yield* drop(account, [before]);
  if (!known) {
    if (account.facts >= limits.facts) account = yield* dropExpired(account, now);
    requireRoom({ has: account.facts, most: limits.facts, of: "memory facts", next: "Forget some first." });
  }
  const row: FactRow = {
    id: known?.id ?? newId(),
    account_id: accountId,
    subject_id: subject.id,
    key,
    value: change.value,
    source_receipt_id: change.sourceReceiptId,
    confidence: change.confidence,
    expires_at: change.expiresAt,
    bytes: change.bytes,
    version: (known?.version ?? 0) + 1,
    created_at: known?.created_at ?? now,
    updated_at: now,
  };
  yield* put(FACTS, [row]);
  yield* saveAccount({
    ...account,
    facts: account.facts + (known ? 0 : 1),
    fact_bytes: account.fact_bytes + row.bytes - (known?.bytes ?? 0),
  });
  return row;
}

/**
 * A fact of the account. Throws MEMORY_FACT_NOT_FOUND, for another account's as for none, and STATE_SUBJECT_NOT_FOUND where it
 * is asked for by its key.
 */
export function* findFact(account: AccountRow, asked: AskedFact, now: number): Work<FactRow> {
  const row = yield* "factId" in asked ? get(FACTS, [asked.factId]) : findNamed(account, asked);
  if (row?.account_id === account.account_id && !hasExpired(row, now)) return row;
  const isByKey = { message: "The subject has no memory fact with that key.", param: "key" };
  throw new ServiceError("MEMORY_FACT_NOT_FOUND", {
    param: "fact_id",
    ...("key" in asked && isByKey),
    runtimeStatus: "invalid_input",
  });
}

/** Facts of the account, the newest first. Throws STATE_SUBJECT_NOT_FOUND. */
export function* listFacts(
  account: AccountRow,
  asked: {
    readonly subjectId: string | undefined;
    readonly prefix: string | undefined;
    readonly after: string | undefined;
    readonly limit: number;
    readonly now: number;
    /** Whether their size counts, as it does for those that are sent. */
    readonly isSent: boolean;
  },
): Work<FilteredPage<FactRow>> {
  const { subjectId, prefix = "", after, limit, now, isSent } = asked;
  const subject = subjectId === undefined ? undefined : yield* findSubject(account, subjectId);
  return yield* listFiltered(FACTS, {
    index: "account",
    equals: [account.account_id],
    after,
    limit,
    fits: (row) =>
      !hasExpired(row, now) &&
      (subject === undefined || row.subject_id === subject.id) &&
      row.key.startsWith(prefix),
    ...(isSent && { bytesOf: sentBytes }),
  });
}

/** What a fact counts on a page: beside its key and value stand ids and times. */
export function sentBytes({ bytes }: FactRow): number {
  return bytes + 512;
}

/** Forgets a fact. Throws MEMORY_FACT_NOT_FOUND, STATE_SUBJECT_ARCHIVED, or VALIDATION_ERROR for another version. */
export function* forgetFact(
  change: Change & { readonly asked: AskedFact; readonly version: number | undefined },
): Work<FactRow> {
  const account = yield* lockAccount(change);
  const row = yield* findFact(account, change.asked, change.now);
  yield* openSubject(account, row.subject_id);
  requireVersion(row, change.version);
  yield* drop(account, [row]);
  return row;
}

function* findNamed(account: AccountRow, { key, subjectId }: Extract<AskedFact, { key: string }>) {
  const subject = yield* findSubject(account, subjectId);
  return yield* findByKey(account.account_id, subject.id, key);
}

function* findByKey(accountId: string, subjectId: string, key: string): Work<FactRow | undefined> {
  const [row] = yield* list(FACTS, { index: "name", equals: [accountId, subjectId, key], limit: 1 });
  return row;
}

/** Removes facts of an account that is locked. */
function* drop(account: AccountRow, rows: readonly FactRow[]): Work<AccountRow> {
  if (rows.length === 0) return account;
  yield* remove(
    FACTS,
    rows.map(({ id }) => [id]),
  );
  // Those of a subject that is archived take no room any more.
  const isOpen = new Map<string, boolean>();
  for (const { subject_id: id } of rows)
    if (!isOpen.has(id)) isOpen.set(id, (yield* get(SUBJECTS, [id]))?.status === "active");
  const counted = rows.filter(({ subject_id: id }) => isOpen.get(id));
  const bytes = counted.reduce((sum, row) => sum + row.bytes, 0);
  const after = { ...account, facts: account.facts - counted.length, fact_bytes: account.fact_bytes - bytes };
  yield* saveAccount(after);
  return after;
}

/** Makes room: removes facts of an account that is locked and that have expired, as many as one page looks at. */
function* dropExpired(account: AccountRow, now: number): Work<AccountRow> {
  const { rows } = yield* listFiltered(FACTS, {
    index: "account",
    equals: [account.account_id],
    after: undefined,
    limit: Number.POSITIVE_INFINITY,
    fits: (row) => hasExpired(row, now),
  });
  return yield* drop(account, rows);
}

/** Removes those of these facts of an account that have expired; one may have been remembered anew by now. */
export function* forgetExpired(change: Change & { readonly factIds: readonly string[] }): Work<void> {
  const account = yield* lockAccount(change);
  const expired: FactRow[] = [];
  for (const id of change.factIds) {
    const row = yield* get(FACTS, [id]);
    if (row?.account_id === change.accountId && hasExpired(row, change.now)) expired.push(row);
  }
  yield* drop(account, expired);
}

function hasExpired({ expires_at: at }: FactRow, now: number): boolean {
  return at !== null && at <= now;
}
