// Record id: the id of a record as an argument. Hostile text is refused before a store sees it.
import * as z from "zod";
import { DEFAULT_SUBJECT } from "../records/accounts.js";

const UUID = /^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$/;
const SUBJECT = new RegExp(`${UUID.source}|^${DEFAULT_SUBJECT}$`);

/** The id of a record. Ids are kept in lower case, and a caller may write them otherwise. */
export function recordId(meaning: string) {
  return idOf(UUID, "expected a UUID", meaning);
}

/** The id of a subject, or `default` for the one that every account has. */
export function subjectId(meaning: string) {
  return idOf(SUBJECT, `expected a UUID, or ${DEFAULT_SUBJECT}`, meaning);
}

/** The subject that something new is put into. */
export function ownSubjectId() {
  return subjectId("The subject that it belongs to, by its `id`; `default` where left out").optional();
}

/** The subject that a list is about. */
export function listedSubjectId() {
  return subjectId("Only those of this subject, by its `id`; of the whole account where left out").optional();
}

function idOf(form: RegExp, expected: string, meaning: string) {
  return z
    .string()
    .max(64)
    .regex(form, expected)
    .overwrite((id) => id.toLowerCase())
    .describe(meaning);
}
