// Admit: the step in which the host's own rule has its say, once a call, before anything is bound or spent.
import type { CatalogTool } from "../catalog/catalog-tool.js";
import { DISCOVERY_CATEGORY } from "../catalog/category.js";
import { toPolicyTool } from "../catalog/policy-tool.js";
import { isServiceError, ServiceError } from "../errors/errors.js";
import { type Awaitable, andThen } from "../platform/awaitable.js";
import { askHost } from "../platform/host-function.js";
import { isObject } from "../platform/json.js";
import type { Claim } from "../store/idempotency.js";
import type { Admission, AdmitRule } from "./admit-rule.js";
import { askApproval, type CallToApprove, returnApproval, useApproval } from "./approval.js";
import type { CallState } from "./call-state.js";
import { isBound } from "./earlier-answer.js";
import { countEndUserDay } from "./limit-end-user.js";
import type { Hold } from "./reserve.js";
import type { ServiceParts } from "./service-parts.js";
import { giveBack } from "./settle.js";

/** A call that the rule is asked about. */
export interface CallToAdmit extends CallToApprove {
  readonly tool: CatalogTool;
}

/** What was said, with words where the call does not pass. */
type Verdict = { readonly verdict: "refuse" | "approve"; readonly words: string } | undefined;

// Longer words are cut: they go into each refusal.
const MAX_WORDS = 500;

/**
 * Asks the host's rule, and notes what it has let pass; `false` where the same call has begun meanwhile under its key, with the
 * approval that this one would wait for.
 */
export async function isAdmitted(
  parts: ServiceParts,
  state: CallState,
  call: CallToAdmit,
  claim: Claim | undefined,
): Promise<boolean> {
  if (!parts.admit || isOwn(call.tool)) return true;
  try {
    state.admission = await admit(parts, parts.admit, call);
    return true;
  } catch (error) {
    const waits = isServiceError(error) && error.code === "APPROVAL_REQUIRED";
    // Whoever uses an approval has bound the key before.
    if (waits && claim && (await isBound(parts, claim))) return false;
    throw error;
  }
}

/** Whether a tool is the service's own, such as `report_feedback`: the host's rules are for what providers bring. */
function isOwn({ category }: CatalogTool): boolean {
  return category === DISCOVERY_CATEGORY;
}

/** Asks the host's rule. Throws CALL_REFUSED, APPROVAL_REQUIRED, and INTERNAL_ERROR where the rule gives no answer. */
async function admit(parts: ServiceParts, rule: AdmitRule, call: CallToAdmit): Promise<Admission> {
  const { clock, logger } = parts;
  const said = await askHost("admit", clock, logger, () => ask(rule, call), toError);
  if (said === undefined) return { approval: undefined };
  if (said.verdict === "approve") return { approval: await askApproval(parts, call, said.words) };
  throw new ServiceError("CALL_REFUSED", { message: said.words });
}

/** Whether a call has something to take beside what it holds: an approval, or one of its end user's day. */
export function mustTake({ admission, endUser }: CallState): boolean {
  return admission?.approval !== undefined || endUser?.limits.callsPerDay !== undefined;
}

/**
 * Uses the approval of a call that holds all it needs, and counts it on its end user's day. Where one of them is not to be
 * had, what is held goes back, and nothing has happened: of two calls that race for an approval the other asks anew.
 */
export async function takeAdmitted(
  parts: ServiceParts,
  state: CallState,
  hold: Hold,
  call: CallToApprove,
): Promise<void> {
  let approval = state.admission?.approval;
  const { endUser } = state;
  let isUsed = false;
  try {
    while (approval && !isUsed) {
      isUsed = await useApproval(parts, state, approval);
      if (!isUsed) approval = await askApproval(parts, call, approval.reason);
    }
    state.admission = { approval };
    if (endUser) await countEndUserDay(parts, endUser);
  } catch (error) {
    if (approval && isUsed) await returnApproval(parts, state, approval);
    await giveBack(parts, state, hold);
    throw error;
  }
}

/** What the rule says of a call; at once where it answers at once. */
function ask(rule: AdmitRule, { principal, tool, input, canonicalArgs }: CallToAdmit): Awaitable<Verdict> {
  const endUser = principal.kind === "account" ? principal.endUser : undefined;
  const args = copyOf(input.value, canonicalArgs);
  return andThen(rule({ principal, tool: toPolicyTool(tool), args, endUser }), readVerdict);
}

function copyOf(value: unknown, canonicalArgs: string): unknown {
  try {
    return structuredClone(value);
  } catch {
    // A schema may make what cannot be copied. What was sent can.
    return JSON.parse(canonicalArgs);
  }
}

/** Reads what the rule has said; throws a `TypeError` for what is no answer. */
function readVerdict(said: unknown): Verdict {
  if (said === true || said === undefined) return undefined;
  if (isObject(said)) {
    const { refuse, approve } = said;
    const words = refuse ?? approve;
    if (typeof words === "string" && words.trim() !== "")
      return { verdict: refuse === undefined ? "approve" : "refuse", words: toSentence(words) };
  }
  throw new TypeError("it gave neither true, undefined, { refuse: words } nor { approve: words }");
}

function toSentence(words: string): string {
  // What a database would not keep is left out.
  const cut = words.replaceAll("\0", "").trim().slice(0, MAX_WORDS).toWellFormed();
  return /[.!?…]$/.test(cut) ? cut : `${cut}.`;
}

function toError(): ServiceError {
  return new ServiceError("INTERNAL_ERROR", {
    message: "The service's rule `admit` did not say whether this call may run.",
    next: "Nothing was done. Try again once; if it lasts, report it to whoever runs the service.",
  });
}
