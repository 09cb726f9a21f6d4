// The subject that a record is of: found for its account, and refused for a change once it is archived.
import { ServiceError } from "@svckit/core";
import { get, type Work } from "../rows/operations.js";
import type { AccountRow, SubjectRow } from "./rows.js";
import { SUBJECTS } from "./tables.js";

/** A subject of an account, `default` where none is named. Throws STATE_SUBJECT_NOT_FOUND for another's as for none. */
export function* findSubject(
  account: Pick<AccountRow, "account_id" | "default_subject_id">,
  subjectId: string | undefined,
): Work<SubjectRow> {
  const subject = yield* get(SUBJECTS, [subjectId ?? account.default_subject_id]);
  if (subject?.account_id === account.account_id) return subject;
  throw new ServiceError("STATE_SUBJECT_NOT_FOUND", { param: "subject_id" });
}

/**
 * The same for a change. The account is locked, and so nobody archives the subject before the change is written. Throws
 * STATE_SUBJECT_ARCHIVED as well.
 */
export function* openSubject(account: AccountRow, subjectId: string | undefined): Work<SubjectRow> {
  const subject = yield* findSubject(account, subjectId);
  if (subject.status === "active") return subject;
  throw new ServiceError("STATE_SUBJECT_ARCHIVED", { param: "subject_id" });
}
