// Approvals: calls that wait for a person, in the file.
import {
  type Approval,
  type ApprovalStore,
  toApproval,
  toDecidedApproval,
  toPendingApproval,
  toReturnedApproval,
  toUsedApproval,
} from "@svckit/core";
import { changes, type Database } from "../file/database.js";
import type { GroupCommit } from "../file/group-commit.js";

/** The approvals of a file. */
export interface SqliteApprovals {
  readonly verbs: ApprovalStore;
  /** Erases some that have expired; `true` where there may be more. */
  expire(now: number): boolean;
}

// How many one transaction erases.
const ERASED_AT_ONCE = 200;
const ANY = null;

const INSERT = `
INSERT INTO approval (id, scope, account_id, end_user, tool, digest, args, reason, state, created_at, expires_at)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;

const SAVE = `
UPDATE approval SET state = ?, args = ?, expires_at = ?, decided_at = ?, decided_by = ?, words = ?, used_by = ?
WHERE id = ?`;

const DROP_BEYOND = `
DELETE FROM approval WHERE id IN (
  SELECT id FROM approval WHERE scope = ?1 AND (?2 IS NULL OR end_user = ?2) AND state = 'pending' AND id <> ?3
  ORDER BY created_at DESC, id DESC LIMIT -1 OFFSET ?4
)`;

const LIST = `
SELECT * FROM approval WHERE expires_at > ?1 AND (?2 IS NULL OR account_id = ?2) AND (?3 IS NULL OR state = ?3)
  AND (?4 IS NULL OR (created_at, id) > (?4, ?5))
ORDER BY created_at, id LIMIT ?6`;

const EXPIRE = `DELETE FROM approval WHERE id IN (SELECT id FROM approval WHERE expires_at <= ? LIMIT ${ERASED_AT_ONCE})`;

/** Prepares the statements. */
export function createApprovals(database: Database, group: GroupCommit): SqliteApprovals {
  const sql = {
    find: database.prepare("SELECT * FROM approval WHERE id = ? AND expires_at > ?"),
    standing: database.prepare(
      "SELECT * FROM approval WHERE digest = ? AND state <> 'used' AND expires_at > ?",
    ),
    insert: database.prepare(INSERT),
    save: database.prepare(SAVE),
    dropBeyond: database.prepare(DROP_BEYOND),
    list: database.prepare(LIST),
    expire: database.prepare(EXPIRE),
    drop: database.prepare("DELETE FROM approval WHERE account_id = ?"),
  };

  // `as`: the columns of the table, which the mapping reads.
  const toOne = (row: unknown) =>
    row === undefined ? undefined : toApproval(row as Record<string, unknown>);
  const find = (id: string, now: number) => toOne(sql.find.get(id, now));
  const standing = (digest: string, now: number) => toOne(sql.standing.get(digest, now));

  /** Keeps what became of an approval. */
  function keep(changed: Approval | undefined): changed is Approval {
    if (!changed) return false;
    const { id, state, args, expiresAt, decidedAt, decidedBy, words, usedBy } = changed;
    return changes(sql.save, state, args, expiresAt, decidedAt, decidedBy, words, usedBy, id);
  }

  const verbs: ApprovalStore = {
    askApproval: (request) =>
      group.run(() => {
        const known = standing(request.digest, request.now);
        if (known) return known;
        const approval = toPendingApproval(request);
        const { id, scope, accountId, endUser, tool, digest, args, reason, state } = approval;
        const { createdAt, expiresAt } = approval;
        sql.insert.run(
          id,
          scope,
          accountId,
          endUser,
          tool,
          digest,
          args,
          reason,
          state,
          createdAt,
          expiresAt,
        );
        const { perEndUser, perScope } = request.most;
        if (endUser !== null) sql.dropBeyond.run(scope, endUser, id, perEndUser - 1);
        sql.dropBeyond.run(scope, ANY, id, perScope - 1);
        return approval;
      }),
    useApproval: (use) =>
      group.run(() => {
        const found = find(use.id, use.now);
        return keep(found && toUsedApproval(found, use));
      }),
    returnApproval: (back) =>
      group.run(() => {
        const found = find(back.id, back.now);
        if (!found || standing(found.digest, back.now)) return false;
        return keep(toReturnedApproval(found, back));
      }),
    decideApproval: (decision) =>
      group.run(() => {
        const found = find(decision.id, decision.now);
        const after = found && toDecidedApproval(found, decision);
        return keep(after) ? after : found;
      }),
    findApproval: ({ id, now }) => find(id, now),
    listApprovals: ({ accountId, state, after, limit, now }) =>
      sql.list
        .all(now, accountId ?? ANY, state ?? ANY, after?.createdAt ?? ANY, after?.id ?? ANY, limit)
        .map((row) => toApproval(row as Record<string, unknown>)),
    dropApprovals: ({ accountId }) => group.run(() => Number(sql.drop.run(accountId).changes)),
  };

  return { verbs, expire: (now) => Number(sql.expire.run(now).changes) === ERASED_AT_ONCE };
}
