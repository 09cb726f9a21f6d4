// The subject that a record is of: found for its account, and refused for a change once it is archived.
import { ServiceError } from "@svckit/core";
import { get, type Work } from "../rows/operations.js";
import { DEFAULT_SUBJECT } from "./accounts.js";
import type { AccountRow, SubjectRow } from "./rows.js";
import { SUBJECTS } from "./tables.js";

/** A subject of an account by its id; `default` by that word, and where none is named. Throws STATE_SUBJECT_NOT_FOUND for another's as for none. */
export function* findSubject(
  account: Pick<AccountRow, "account_id" | "default_subject_id">,
  subjectId: string | undefined,
): Work<SubjectRow> {
  const isDefault = subjectId === undefined || subjectId === DEFAULT_SUBJECT;
  const subject = yield* get(SUBJECTS, [isDefault ? account.default_subject_id : subjectId]);
  if (subject?.account_id === account.account_id) return subject;
  throw new ServiceError("STATE_SUBJECT_NOT_FOUND", { param: "subject_id", runtimeStatus: "invalid_input" });
}

/**
 * The same for a change. The account is locked, and so nobody archives the subject before the change is written. Throws
 * STATE_SUBJECT_ARCHIVED as well.
 */
export function* openSubject(account: AccountRow, subjectId: string | undefined): Work<SubjectRow> {
  const subject = yield* findSubject(account, subjectId);
  if (subject.status === "active") return subject;
  throw new ServiceError("STATE_SUBJECT_ARCHIVED", { param: "subject_id", runtimeStatus: "invalid_input" });
}
