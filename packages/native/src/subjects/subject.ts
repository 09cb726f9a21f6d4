// Subject: the record as it is sent, and how tools are told which subject is meant.
import { z } from "zod";
import { DEFAULT_SUBJECT } from "../records/accounts.js";
import type { SubjectRow } from "../records/rows.js";
import { recordId, UUID_FORM } from "../tools/record-id.js";
import { Instant, toInstant } from "../tools/wire.js";

export const Subject = z.object({
  id: z.string().describe("Id of the subject"),
  account_id: z.string().describe("The account that it belongs to"),
  name: z.string().describe("What it is called"),
  owner_key_id: z
    .string()
    .nullable()
    .describe("The credential that may archive it; null for the subject `default`, which stays"),
  status: z.enum(["active", "archived"]).describe("An archived subject is read, and not written"),
  created_at: Instant,
  archived_at: Instant.nullable().describe("When it was archived; null while it is active"),
});

const SUBJECT = new RegExp(`${UUID_FORM.source}|^${DEFAULT_SUBJECT}$`);

/** The subject that is read or archived. */
export const subjectId = () =>
  recordId("The subject's `id`, or `default` for the one that every account has", SUBJECT);

/** The subject that something new belongs to. */
export const ownSubjectId = () =>
  recordId("The subject that it belongs to, by its `id`; `default` where left out", SUBJECT).default(
    DEFAULT_SUBJECT,
  );

/** The subject that a list is about. */
export const listedSubjectId = () =>
  recordId(
    "Only those of this subject, by its `id`; of the whole account where left out",
    SUBJECT,
  ).optional();

/** A subject as it is sent. */
export function toSubject(row: SubjectRow): z.input<typeof Subject> {
  const { id, account_id, name, owner_key_id, status } = row;
  const times = { created_at: toInstant(row.created_at), archived_at: toInstant(row.archived_at) };
  return { id, account_id, name, owner_key_id, status, ...times };
}
