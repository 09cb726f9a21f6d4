// Subject: the record as it is sent.
import * as z from "zod";
import type { SubjectRow } from "../records/rows.js";
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

/** A subject as it is sent. */
export function toSubject(row: SubjectRow): z.input<typeof Subject> {
  const { id, account_id, name, owner_key_id, status } = row;
  const times = { created_at: toInstant(row.created_at), archived_at: toInstant(row.archived_at) };
  return { id, account_id, name, owner_key_id, status, ...times };
}
