// References: what has acted, once for each payment that the host's billing names.
import { type Applied, type Referred, toReferenceRow } from "@svckit/core";
import { changes, type Database } from "../file/database.js";

/** The references that have acted. Its verb runs within a transaction. */
export interface References {
  /** Makes a change, unless its reference has acted. What `apply` refuses is not kept. */
  applyOnce<Refused extends string>(change: Referred, apply: () => Refused | "applied"): Applied | Refused;
}

const KEEP = `
INSERT INTO reference (account_id, reference, figures, credits, details, at) VALUES (?, ?, ?, ?, ?, ?)
ON CONFLICT DO NOTHING`;

/** Prepares the statements. */
export function createReferences(database: Database): References {
  const sql = {
    find: database.prepare("SELECT figures FROM reference WHERE account_id = ? AND reference = ?"),
    keep: database.prepare(KEEP),
  };
  return {
    applyOnce(change, apply) {
      const row = toReferenceRow(change);
      if (!row) return apply();
      const { accountId, reference, figures, credits, details, at } = row;
      const known = sql.find.get(accountId, reference) as { readonly figures: string } | undefined;
      if (known) return known.figures === figures ? "repeated" : "differs";
      const applied = apply();
      if (applied === "applied") changes(sql.keep, accountId, reference, figures, credits, details, at);
      return applied;
    },
  };
}
