// Approval: what a call does that a person has to allow: it asks for the approval, uses it once, or gives it back.
import type { CatalogTool } from "../catalog/catalog-tool.js";
import { ServiceError } from "../errors/errors.js";
import type { Principal } from "../identity/principal.js";
import { sha256 } from "../platform/json.js";
import { callNameOf } from "../run/input-name.js";
import type { ToolInput } from "../run/tool-input.js";
import type { Approval } from "../store/approval.js";
import { withStoreError } from "../store/store.js";
import type { CallState } from "./call-state.js";
import { claimScope } from "./known-call.js";
import type { ServiceParts } from "./service-parts.js";

/** A call that needs an approval. */
export interface CallToApprove {
  readonly principal: Principal;
  readonly tool: Pick<CatalogTool, "name" | "effect" | "provider">;
  readonly input: ToolInput;
  /** The arguments as they were sent, in canonical JSON. */
  readonly canonicalArgs: string;
}

// Nobody reads more before saying yes. It also bounds what a caller can have kept.
const MAX_ARGS_BYTES = 32 * 1024;
// It is shown for so long that an approval was used, and by which call.
const USED_KEPT_MS = 30 * 86_400_000;

/**
 * The approval of a call, once a person has given it. Throws APPROVAL_REQUIRED while nobody has decided, with the same id each
 * time, and CALL_REFUSED where somebody has refused.
 */
export async function askApproval(
  { store, clock, ids, approvals }: ServiceParts,
  { principal, tool, input, canonicalArgs: args }: CallToApprove,
  reason: string,
): Promise<Approval> {
  requireApprovable(principal, args);
  const account = principal.kind === "account" ? principal : undefined;
  const endUser = account?.endUser ?? null;
  const scope = claimScope(principal);
  const now = clock.now();
  // Of another provider, or with another effect, it is not the tool that a person was shown.
  const what = [tool.name, tool.provider.id, tool.effect];
  const approval = await withStoreError("STATE_BACKEND_UNAVAILABLE", () =>
    store.askApproval({
      id: ids.uuid(),
      scope,
      accountId: account?.account.id ?? null,
      endUser,
      tool: tool.name,
      // A default that is left out is the same call.
      digest: sha256(JSON.stringify([scope, endUser, ...what, callNameOf(input)])),
      args,
      reason,
      now,
      expiresAt: now + approvals.keepMs,
      most: approvals.most,
    }),
  );
  if (approval.state === "pending") throw approvalRequired(approval);
  if (approval.state === "denied") throw denied(approval);
  return approval;
}

/** Uses the approval of a call that is about to run: `false` where another call has used it, or somebody has taken it back. */
export async function useApproval(
  { store, clock }: ServiceParts,
  { receiptId: usedBy }: CallState,
  { id }: Approval,
): Promise<boolean> {
  const now = clock.now();
  return withStoreError("STATE_BACKEND_UNAVAILABLE", () =>
    store.useApproval({ id, usedBy, now, keepUntil: now + USED_KEPT_MS }),
  );
}

/** Has the approval of a call stand again that has done nothing. Where that cannot be written, it stays used. */
export async function returnApproval(
  { store, clock, logger }: ServiceParts,
  { receiptId: usedBy, requestId }: CallState,
  { id, args, expiresAt }: Approval,
): Promise<void> {
  try {
    await store.returnApproval({ id, usedBy, args: args ?? "{}", expiresAt, now: clock.now() });
  } catch (error) {
    logger.warn("an approval could not be given back and stays used", { approval: id, requestId, error });
  }
}

const REFUSED_BEFORE: readonly unknown[] = ["rate_limited", "missing_key", "plan_required"];

/**
 * Whether a failure says that nothing was done, so that what a person has allowed is still to be done. A tool that broke may
 * have done anything, and so may a change that took too long.
 */
export function hasDoneNothing(tool: CatalogTool | undefined, { details, retryable }: ServiceError): boolean {
  if (!retryable) return false;
  const { runtimeStatus } = details;
  return REFUSED_BEFORE.includes(runtimeStatus) || (tool?.effect === "read" && runtimeStatus === "degraded");
}

function requireApprovable(principal: Principal, args: string): void {
  if (principal.kind === "anonymous")
    throw new ServiceError("ANON_AUTH_REQUIRED", {
      message: "A person has to allow this call, and callers without an account cannot be told apart.",
    });
  if (Buffer.byteLength(args) > MAX_ARGS_BYTES)
    throw new ServiceError("CALL_REFUSED", {
      message: `A person has to allow this call, and nobody can be shown more than ${MAX_ARGS_BYTES} bytes of arguments.`,
      next: "Send less at once.",
    });
}

function approvalRequired({ id, reason }: Approval): ServiceError {
  return new ServiceError("APPROVAL_REQUIRED", {
    message: reason,
    next: `A person has to allow it (approval ${id}); once that is done, send the same call again.`,
    approvalId: id,
  });
}

function denied({ words }: Approval): ServiceError {
  return new ServiceError("CALL_REFUSED", {
    message: words === null ? "A person has refused this call." : `A person has refused this call: ${words}`,
  });
}
