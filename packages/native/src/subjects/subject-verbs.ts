// The verbs of subjects: whose a subject is, whether it takes writes, and its end, which is a barrier.
import { ServiceError } from "@svckit/core";
import { type Change, lockAccount, saveAccount } from "../records/accounts.js";
import type { SubjectRow } from "../records/rows.js";
import { findSubject } from "../records/subjects.js";
import { SUBJECTS } from "../records/tables.js";
import { list, put, type Work } from "../rows/operations.js";
import { requireRoom } from "../tools/bounds.js";
import type { Limits } from "../tools/limits.js";
import { release } from "./release.js";

/** Makes a subject, which the credential of its maker may archive. Of racing makers none goes over the bound. */
export function* createSubject(
  change: Change & { readonly keyId: string; readonly name: string; readonly limits: Limits },
): Work<SubjectRow> {
  const { accountId, keyId, name, now, newId, limits } = change;
  const account = yield* lockAccount(change);
  requireRoom({ has: account.subjects, most: limits.subjects, of: "subjects", next: "Use one of those." });
  const row: SubjectRow = {
    id: newId(),
    account_id: accountId,
    name,
    owner_key_id: keyId,
    status: "active",
    created_at: now,
    archived_at: null,
    secret: null,
    secret_issued_at: null,
    old_secret: null,
    old_secret_until: null,
  };
  yield* put(SUBJECTS, [row]);
  yield* saveAccount({ ...account, subjects: account.subjects + 1 });
  return row;
}

/** Subjects of an account, the newest first. */
export function* listSubjects(asked: {
  readonly accountId: string;
  readonly after: string | undefined;
  readonly limit: number;
}): Work<readonly SubjectRow[]> {
  const { accountId, after, limit } = asked;
  return yield* list(SUBJECTS, {
    index: "account",
    equals: [accountId],
    ...(after !== undefined && { after: [after] }),
    order: "desc",
    limit,
  });
}

/**
 * Archives a subject, and its monitors with it: what comes after it in the account's order reads it and writes nothing to it.
 * Again it is the same success. Throws STATE_SUBJECT_NOT_FOUND, or STATE_SUBJECT_ARCHIVE_FORBIDDEN for `default` and for other credentials.
 */
export function* archiveSubject(
  change: Change & { readonly keyId: string; readonly subjectId: string },
): Work<SubjectRow> {
  const account = yield* lockAccount(change);
  const row = yield* findSubject(account, change.subjectId);
  if (row.owner_key_id !== change.keyId) throw forbidden(row);
  if (row.status === "archived") return row;
  const archived: SubjectRow = { ...row, status: "archived", archived_at: change.now };
  yield* put(SUBJECTS, [archived]);
  yield* saveAccount(yield* release(account, row.id, change.now));
  return archived;
}

function forbidden({ owner_key_id: owner }: SubjectRow): ServiceError {
  const isDefault = { message: "Every account keeps its subject `default`.", next: "Archive another one." };
  return new ServiceError("STATE_SUBJECT_ARCHIVE_FORBIDDEN", {
    ...(owner === null && isDefault),
    param: "subject_id",
    runtimeStatus: "invalid_input",
  });
}
