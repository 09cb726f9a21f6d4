// Approvals: how people learn which calls wait for them, and say what they think of it.
import type { ServiceParts } from "./call/service-parts.js";
import { type OptionNames, requireOptions } from "./given-options.js";
import { toIsoTime } from "./platform/clock.js";
import { notFound, quote, refused, requireNamedAccount } from "./refusals.js";
import type { Approval, ApprovalDecision, ApprovalState } from "./store/approval.js";
import { withStoreErrors } from "./store/store.js";

/**
 * Verbs for whoever allows calls. They throw a `ServiceError`: ENDPOINT_NOT_FOUND for an approval that is not there or has
 * expired, VALIDATION_ERROR for an argument that is refused and for a word that comes too late.
 */
export interface Approvals {
  /** The approvals of all accounts or of one, the oldest first. */
  list(query?: ApprovalListing): Promise<ApprovalList>;
  find(approvalId: string): Promise<DescribedApproval>;
  /** Allows a call: sent again unchanged, it runs, once. The approval stands for its full time from now on. */
  approve(approvalId: string, decision: Decision): Promise<DescribedApproval>;
  /** Refuses a call, also one that was allowed and has not run. It stays refused until the approval expires. */
  deny(approvalId: string, decision: Decision): Promise<DescribedApproval>;
}

/** Which approvals are listed. */
export interface ApprovalListing {
  /** All accounts where left out; undefined in its place is refused, as the id of nobody. */
  readonly accountId?: string;
  readonly state?: ApprovalState | undefined;
  /** 1 to 250; 100 where left out. */
  readonly limit?: number | undefined;
  /** The `next_cursor` of the list before. */
  readonly cursor?: string | undefined;
}

/** A part of the approvals. */
export interface ApprovalList extends Readonly<Record<string, unknown>> {
  readonly approvals: readonly DescribedApproval[];
  readonly next_cursor: string | null;
}

/** Who decides, and what is said to the caller. */
export interface Decision {
  /** Who says so, as the host names people: 1 to 200 characters. Callers are not told. */
  readonly by: string;
  /** Why: 1 to 500 characters. A caller who is refused reads it. */
  readonly words?: string | undefined;
}

/** An approval as people see it. */
export interface DescribedApproval extends Readonly<Record<string, unknown>> {
  readonly approval_id: string;
  readonly state: ApprovalState;
  /** null: a call of the host's own. */
  readonly account_id: string | null;
  readonly end_user: string | null;
  readonly tool: string;
  /** As they were sent; null once the call was refused or has run. */
  readonly args: unknown;
  /** Why the host's rule asks. */
  readonly reason: string;
  readonly created_at: string;
  readonly expires_at: string;
  readonly decided_at: string | null;
  readonly decided_by: string | null;
  readonly words: string | null;
  /** The receipt of the call that has used it. Without such a receipt, its process died on the way. */
  readonly receipt_id: string | null;
}

const LIST: OptionNames<ApprovalListing> = { accountId: true, state: true, limit: true, cursor: true };
const DECIDE: OptionNames<Decision> = { by: true, words: true };

const LIMIT = { usual: 100, most: 250 };
const STATES: readonly unknown[] = ["pending", "approved", "denied", "used"] satisfies ApprovalState[];
const BY_FORM = /^[^\p{Cc}\p{Cs}]{1,200}$/u;
const WORDS_FORM = /^[^\p{Cs}\0]{1,500}$/su;
const CURSOR_FORM = /^(\d{1,16})\.(.{1,200})$/s;

/** The approvals of a service. */
export function createApprovals({ store: given, life, clock, logger, approvals }: ServiceParts): Approvals {
  const store = withStoreErrors(given, "STATE_BACKEND_UNAVAILABLE", life.requireOpen);

  async function decide(
    id: string,
    state: ApprovalDecision["state"],
    decision: Decision,
  ): Promise<DescribedApproval> {
    requireOptions(decision, DECIDE);
    const { by, words } = decision;
    if (typeof by !== "string" || !BY_FORM.test(by))
      throw refused("by", "Who decides is 1 to 200 characters without control characters.");
    if (words !== undefined && (typeof words !== "string" || !WORDS_FORM.test(words)))
      throw refused("words", "What is said to it is 1 to 500 characters.");
    const now = clock.now();
    const lasts = state === "approved" ? { expiresAt: now + approvals.keepMs } : {};
    const after = await store.decideApproval({
      id: requireId(id),
      state,
      by,
      words: words ?? null,
      now,
      ...lasts,
    });
    if (after === undefined) throw notFound("approval", id);
    if (after.state !== state) throw tooLate(after);
    logger.info("a person has decided on a call", { approval: id, state, by, tool: after.tool });
    return describe(after);
  }

  return {
    async list(query = {}) {
      requireOptions(query, LIST);
      requireNamedAccount(query);
      const { accountId, state, limit = LIMIT.usual, cursor } = query;
      if (state !== undefined && !STATES.includes(state))
        throw refused("state", `A state is one of ${STATES.join(", ")}.`);
      if (!Number.isInteger(limit) || limit < 1)
        throw refused("limit", `The limit is a whole number from 1 to ${LIMIT.most}.`);
      const most = Math.min(limit, LIMIT.most);
      const after = cursor === undefined ? undefined : readCursor(cursor);
      const found = await store.listApprovals({ accountId, state, after, limit: most + 1, now: clock.now() });
      const shown = found.slice(0, most);
      const last = found.length > most ? shown.at(-1) : undefined;
      return {
        approvals: shown.map(describe),
        next_cursor: last ? `${last.createdAt}.${last.id}` : null,
      };
    },
    async find(id) {
      const query = { id: requireId(id), now: clock.now() };
      const found = await store.findApproval(query);
      if (found === undefined) throw notFound("approval", id);
      return describe(found);
    },
    approve: (id, decision) => decide(id, "approved", decision),
    deny: (id, decision) => decide(id, "denied", decision),
  };
}

function requireId(id: string): string {
  if (typeof id !== "string") throw refused("id", "The id of an approval is a text.");
  // What a database would not take names nothing.
  if (id.length > 200 || id.includes("\0")) throw notFound("approval", id);
  return id;
}

function readCursor(cursor: string): Pick<Approval, "createdAt" | "id"> {
  const [, createdAt, id] = CURSOR_FORM.exec(cursor) ?? [];
  if (id === undefined || id.includes("\0")) throw refused("cursor", "The cursor is not one of this list.");
  return { createdAt: Number(createdAt), id };
}

function tooLate({ id, state, usedBy }: Approval) {
  const what = state === "used" ? `was used by the call ${usedBy}` : `was ${state} already`;
  return refused("id", `The approval ${quote(id)} ${what}.`);
}

function describe(approval: Approval): DescribedApproval {
  const { id, state, args, decidedAt } = approval;
  return {
    approval_id: id,
    state,
    account_id: approval.accountId,
    end_user: approval.endUser,
    tool: approval.tool,
    args: args === null ? null : JSON.parse(args),
    reason: approval.reason,
    created_at: toIsoTime(approval.createdAt),
    expires_at: toIsoTime(approval.expiresAt),
    decided_at: decidedAt === null ? null : toIsoTime(decidedAt),
    decided_by: approval.decidedBy,
    words: approval.words,
    receipt_id: approval.usedBy,
  };
}
