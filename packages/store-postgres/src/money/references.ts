// References: what has acted, once for each payment that the host's billing names.
import { type Applied, type PostgresQuery, type Referred, toReferenceRow } from "@svckit/core";
import { OPERATORS } from "../connection/executor.js";

const { EQUALS } = OPERATORS;

const KEEP = `INSERT INTO $schema.reference (account_id, reference, figures, credits, details, at)
  VALUES ($1, $2, $3, $4, $5, $6)`;

const FIND = `SELECT figures FROM $schema.reference WHERE account_id ${EQUALS} $1 AND reference ${EQUALS} $2`;

/**
 * Makes a change in a transaction that has locked the row of the account, unless its reference has acted. What `apply`
 * refuses is not kept.
 */
export async function applyOnce<Refused extends string>(
  query: PostgresQuery,
  change: Referred,
  apply: () => Promise<Refused | "applied">,
): Promise<Applied | Refused> {
  const row = toReferenceRow(change);
  if (!row) return apply();
  const { accountId, reference, figures, credits, details, at } = row;
  const [known] = await query(FIND, [accountId, reference]);
  if (known) return known["figures"] === figures ? "repeated" : "differs";
  const applied = await apply();
  if (applied === "applied") await query(KEEP, [accountId, reference, figures, credits, details, at]);
  return applied;
}
