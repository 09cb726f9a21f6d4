// Approvals: calls that wait for a person, in the schema.
import {
  type Approval,
  type ApprovalStore,
  type PostgresQuery,
  toApproval,
  toDecidedApproval,
  toPendingApproval,
  toReturnedApproval,
  toUsedApproval,
} from "@svckit/core";
import { type Executor, OPERATORS } from "../connection/executor.js";

const { AT_MOST, EQUALS, GREATER, UNEQUAL } = OPERATORS;

const SQL = {
  // Whoever asks for approvals of one scope does so one after another: how many wait is counted.
  lock: `SELECT pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended($1, 0))`,
  standing: `SELECT * FROM $schema.approval WHERE digest ${EQUALS} $1 AND state ${UNEQUAL} 'used' AND expires_at ${GREATER} $2`,
  insert: `INSERT INTO $schema.approval
    (id, scope, account_id, end_user, tool, digest, args, reason, state, created_at, expires_at)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
  save: `UPDATE $schema.approval SET state = $2, args = $3, expires_at = $4, decided_at = $5, decided_by = $6, words = $7,
    used_by = $8 WHERE id ${EQUALS} $1`,
  dropBeyond: `DELETE FROM $schema.approval WHERE id ${EQUALS} ANY (ARRAY(
    SELECT id FROM $schema.approval WHERE scope ${EQUALS} $1 AND ($2::pg_catalog.text IS NULL OR end_user ${EQUALS} $2)
      AND state ${EQUALS} 'pending' AND id ${UNEQUAL} $3
    ORDER BY created_at DESC, id DESC OFFSET $4))`,
  find: `SELECT * FROM $schema.approval WHERE id ${EQUALS} $1 AND expires_at ${GREATER} $2`,
  list: `SELECT * FROM $schema.approval WHERE expires_at ${GREATER} $1
    AND ($2::pg_catalog.text IS NULL OR account_id ${EQUALS} $2) AND ($3::pg_catalog.text IS NULL OR state ${EQUALS} $3)
    AND ($4::pg_catalog.int8 IS NULL OR created_at ${GREATER} $4 OR (created_at ${EQUALS} $4 AND id ${GREATER} $5))
    ORDER BY created_at, id LIMIT $6`,
  drop: `DELETE FROM $schema.approval WHERE account_id ${EQUALS} $1 RETURNING id`,
  expire: `DELETE FROM $schema.approval WHERE expires_at ${AT_MOST} $1`,
};

/** The approvals of a schema; each verb that writes is one transaction. */
export function createApprovals({ query, transaction }: Executor): ApprovalStore {
  const one = async (ask: PostgresQuery, text: string, values: readonly unknown[]) => {
    const [row] = await ask(text, values);
    return row && toApproval(row);
  };

  /** Finds an approval to be changed: whoever else would change it waits. */
  const findFor = (ask: PostgresQuery, { id, now }: { readonly id: string; readonly now: number }) =>
    one(ask, `${SQL.find} FOR UPDATE`, [id, now]);

  /** Keeps what became of an approval. */
  async function keep(ask: PostgresQuery, changed: Approval | undefined): Promise<boolean> {
    if (!changed) return false;
    const { id, state, args, expiresAt, decidedAt, decidedBy, words, usedBy } = changed;
    await ask(SQL.save, [id, state, args, expiresAt, decidedAt, decidedBy, words, usedBy]);
    return true;
  }

  return {
    askApproval: (request) =>
      transaction(async (ask) => {
        const { scope, digest, now, most } = request;
        await ask(SQL.lock, [scope]);
        const known = await one(ask, SQL.standing, [digest, now]);
        if (known) return known;
        const made = toPendingApproval(request);
        const { id, accountId, endUser, tool, args, reason, state, createdAt, expiresAt } = made;
        const call = [id, scope, accountId, endUser, tool, digest, args, reason];
        await ask(SQL.insert, [...call, state, createdAt, expiresAt]);
        if (endUser !== null) await ask(SQL.dropBeyond, [scope, endUser, id, most.perEndUser - 1]);
        await ask(SQL.dropBeyond, [scope, null, id, most.perScope - 1]);
        return made;
      }),
    useApproval: (use) =>
      transaction(async (ask) => {
        const found = await findFor(ask, use);
        return keep(ask, found && toUsedApproval(found, use));
      }),
    returnApproval: (back) =>
      transaction(async (ask) => {
        const known = await one(ask, SQL.find, [back.id, back.now]);
        if (!known) return false;
        // Behind the lock nobody asks for the same call.
        await ask(SQL.lock, [known.scope]);
        if (await one(ask, SQL.standing, [known.digest, back.now])) return false;
        const found = await findFor(ask, back);
        return keep(ask, found && toReturnedApproval(found, back));
      }),
    decideApproval: (decision) =>
      transaction(async (ask) => {
        const found = await findFor(ask, decision);
        const after = found && toDecidedApproval(found, decision);
        return (await keep(ask, after)) ? after : found;
      }),
    findApproval: ({ id, now }) => one(query, SQL.find, [id, now]),
    async listApprovals({ accountId = null, state = null, after, limit, now }) {
      const place = [after?.createdAt ?? null, after?.id ?? null];
      return (await query(SQL.list, [now, accountId, state, ...place, limit])).map(toApproval);
    },
    dropApprovals: async ({ accountId }) => (await query(SQL.drop, [accountId])).length,
  };
}

/** Erases what has expired. */
export async function expireApprovals({ query }: Executor, now: number): Promise<void> {
  await query(SQL.expire, [now]);
}
