// Approval: a call that waits for a person, and what the person has said to it.
import type { Awaitable } from "../platform/awaitable.js";

/** How an approval stands: it waits for a person, was given, was refused, or a call has used it. */
export type ApprovalState = "pending" | "approved" | "denied" | "used";

/** A call that a person has to allow. Instants are milliseconds. */
export interface Approval {
  readonly id: string;
  /** Whose call it is, as idempotency keys have it. */
  readonly scope: string;
  /** null: a call of the host's own. */
  readonly accountId: string | null;
  readonly endUser: string | null;
  readonly tool: string;
  /** Names the call: two calls with one digest are the same call of the same caller. */
  readonly digest: string;
  /** The arguments as they were sent, in canonical JSON; null once it was refused or used. */
  readonly args: string | null;
  /** Why the host asks, in its words. */
  readonly reason: string;
  readonly state: ApprovalState;
  readonly createdAt: number;
  /** From then on there is no such approval. */
  readonly expiresAt: number;
  readonly decidedAt: number | null;
  /** Who has decided, as the host names people. */
  readonly decidedBy: string | null;
  /** What the person said to it. */
  readonly words: string | null;
  /** The receipt's id of the call that has used it. */
  readonly usedBy: string | null;
}

/** A call that needs an approval. */
export interface ApprovalRequest
  extends Pick<Approval, "id" | "scope" | "accountId" | "endUser" | "tool" | "digest" | "reason"> {
  readonly args: string;
  readonly now: number;
  readonly expiresAt: number;
  readonly most: PendingLimits;
}

/** How many approvals may wait for a person. */
export interface PendingLimits {
  readonly perScope: number;
  readonly perEndUser: number;
}

/** For how long an approval stands, and how many may wait. */
export interface ApprovalLimits {
  readonly keepMs: number;
  readonly most: PendingLimits;
}

/** A call that uses an approval. */
export interface ApprovalUse {
  readonly id: string;
  /** The id of the call's receipt. */
  readonly usedBy: string;
  readonly now: number;
  /** Until when it is shown that the approval was used. */
  readonly keepUntil: number;
}

/** A call that has used an approval, and came to nothing. */
export interface ApprovalReturn {
  readonly id: string;
  readonly usedBy: string;
  readonly args: string;
  readonly now: number;
  readonly expiresAt: number;
}

/** What a person says to a call. */
export interface ApprovalDecision {
  readonly id: string;
  readonly state: "approved" | "denied";
  readonly by: string;
  readonly words: string | null;
  readonly now: number;
  /** Until when it stands from now on; as before where left out. */
  readonly expiresAt?: number | undefined;
}

/** Which approvals are listed: the oldest first, from behind `after`. */
export interface ApprovalQuery {
  readonly accountId?: string | undefined;
  readonly state?: ApprovalState | undefined;
  readonly after?: Pick<Approval, "createdAt" | "id"> | undefined;
  readonly limit: number;
  readonly now: number;
}

/** Where approvals are kept. One that has expired is none, for every verb; the next reap erases it. */
export interface ApprovalStore {
  /**
   * The approval of a call that is pending, given or refused; else a new one that is pending. Of racing callers of one call
   * exactly one opens it, and all are given it. Where a scope or an end user has more pending than it may, the oldest are dropped.
   */
  askApproval(request: ApprovalRequest): Awaitable<Approval>;
  /** Uses an approval that was given: of racing calls exactly one gets `true`. */
  useApproval(use: ApprovalUse): Awaitable<boolean>;
  /** Has an approval stand again; `false` where that call has not used it, or the same call was asked for anew meanwhile. */
  returnApproval(used: ApprovalReturn): Awaitable<boolean>;
  /**
   * Notes what a person says: to a pending one, or a refusal to one that was given. Gives the approval as it is then: of
   * racing decisions the state tells which one counts. undefined where there is none.
   */
  decideApproval(decision: ApprovalDecision): Awaitable<Approval | undefined>;
  findApproval(query: { readonly id: string; readonly now: number }): Awaitable<Approval | undefined>;
  listApprovals(query: ApprovalQuery): Awaitable<readonly Approval[]>;
  /** Erases the approvals of an account; gives their number. */
  dropApprovals(query: { readonly accountId: string }): Awaitable<number>;
}

/** An approval that was asked for just now. */
export function toPendingApproval({ most: _, now, ...request }: ApprovalRequest): Approval {
  return {
    ...request,
    state: "pending",
    createdAt: now,
    decidedAt: null,
    decidedBy: null,
    words: null,
    usedBy: null,
  };
}

/** An approval as a person's word leaves it: a refusal erases the arguments. undefined where it comes too late. */
export function toDecidedApproval(approval: Approval, decision: ApprovalDecision): Approval | undefined {
  const { state, by, words, now, expiresAt = approval.expiresAt } = decision;
  const mayChange = approval.state === "pending" || (approval.state === "approved" && state === "denied");
  if (!mayChange) return undefined;
  const args = state === "denied" ? null : approval.args;
  return { ...approval, state, args, expiresAt, words, decidedBy: by, decidedAt: now };
}

/** An approval as the call leaves it that uses it; undefined where it cannot be used. */
export function toUsedApproval(approval: Approval, { usedBy, keepUntil }: ApprovalUse): Approval | undefined {
  if (approval.state !== "approved") return undefined;
  return { ...approval, state: "used", usedBy, args: null, expiresAt: keepUntil };
}

/** An approval that stands again; undefined where that call has not used it. */
export function toReturnedApproval(
  approval: Approval,
  { usedBy, args, expiresAt }: ApprovalReturn,
): Approval | undefined {
  if (approval.state !== "used" || approval.usedBy !== usedBy) return undefined;
  return { ...approval, state: "approved", usedBy: null, args, expiresAt };
}

/** An approval as SQL stores keep it, by the columns of their table. */
export function toApproval(row: Readonly<Record<string, unknown>>): Approval {
  return {
    id: String(row["id"]),
    scope: String(row["scope"]),
    accountId: textOrNull(row["account_id"]),
    endUser: textOrNull(row["end_user"]),
    tool: String(row["tool"]),
    digest: String(row["digest"]),
    args: textOrNull(row["args"]),
    reason: String(row["reason"]),
    // `as`: written by a store.
    state: String(row["state"]) as ApprovalState,
    createdAt: Number(row["created_at"]),
    expiresAt: Number(row["expires_at"]),
    decidedAt: row["decided_at"] === null ? null : Number(row["decided_at"]),
    decidedBy: textOrNull(row["decided_by"]),
    words: textOrNull(row["words"]),
    usedBy: textOrNull(row["used_by"]),
  };
}

function textOrNull(value: unknown): string | null {
  return value === null ? null : String(value);
}
