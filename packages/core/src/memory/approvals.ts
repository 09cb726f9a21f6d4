// The approvals of memoryStore(): calls that wait for a person.
import {
  type Approval,
  type ApprovalStore,
  toDecidedApproval,
  toPendingApproval,
  toReturnedApproval,
  toUsedApproval,
} from "../store/approval.js";

/** The approvals with their verbs. */
export interface MemoryApprovals {
  readonly verbs: ApprovalStore;
  /** Erases what has expired. */
  expire(now: number): void;
}

/** None yet. */
export function createMemoryApprovals(): MemoryApprovals {
  const approvals = new Map<string, Approval>();

  function find(id: string, now: number): Approval | undefined {
    const found = approvals.get(id);
    return found && found.expiresAt > now ? found : undefined;
  }

  /** The approval of a call that no call has used. */
  function standing(digest: string, now: number): Approval | undefined {
    return [...approvals.values()].find(
      (each) => each.digest === digest && each.state !== "used" && each.expiresAt > now,
    );
  }

  /** Drops the oldest that wait beside a new one, where there are more than `most` with it. */
  function dropBeyond(most: number, added: Approval, isCounted: (approval: Approval) => boolean): void {
    const others = [...approvals.values()].filter(
      (each) => each.state === "pending" && each.id !== added.id && isCounted(each),
    );
    const excess = Math.max(0, others.length + 1 - most);
    for (const { id } of others.sort(inOrder).slice(0, excess)) approvals.delete(id);
  }

  /** Keeps what became of an approval. */
  function keep(changed: Approval | undefined): changed is Approval {
    if (changed) approvals.set(changed.id, changed);
    return changed !== undefined;
  }

  function expire(now: number): void {
    for (const { id, expiresAt } of approvals.values()) if (expiresAt <= now) approvals.delete(id);
  }

  const verbs: ApprovalStore = {
    askApproval(request) {
      const { id, digest, scope, endUser, most, now } = request;
      const known = standing(digest, now);
      if (known) return known;
      expire(now);
      const approval = toPendingApproval(request);
      approvals.set(id, approval);
      const isOfScope = (each: Approval) => each.scope === scope;
      if (endUser !== null)
        dropBeyond(most.perEndUser, approval, (each) => isOfScope(each) && each.endUser === endUser);
      dropBeyond(most.perScope, approval, isOfScope);
      return approval;
    },
    useApproval(use) {
      const found = find(use.id, use.now);
      return keep(found && toUsedApproval(found, use));
    },
    returnApproval(back) {
      const found = find(back.id, back.now);
      if (!found || standing(found.digest, back.now)) return false;
      return keep(toReturnedApproval(found, back));
    },
    decideApproval(decision) {
      const found = find(decision.id, decision.now);
      const after = found && toDecidedApproval(found, decision);
      return keep(after) ? after : found;
    },
    findApproval: ({ id, now }) => find(id, now),
    listApprovals({ accountId, state, after, limit, now }) {
      return [...approvals.values()]
        .filter(
          (each) =>
            each.expiresAt > now &&
            (accountId === undefined || each.accountId === accountId) &&
            (state === undefined || each.state === state) &&
            (after === undefined || inOrder(after, each) < 0),
        )
        .sort(inOrder)
        .slice(0, limit);
    },
    dropApprovals({ accountId }) {
      const dropped = [...approvals.values()].filter((each) => each.accountId === accountId);
      for (const { id } of dropped) approvals.delete(id);
      return dropped.length;
    },
  };

  return { verbs, expire };
}

type Place = Pick<Approval, "createdAt" | "id">;

/** The oldest first; of one instant, by their ids. */
function inOrder(a: Place, b: Place): number {
  return a.createdAt - b.createdAt || (a.id < b.id ? -1 : Number(a.id > b.id));
}
