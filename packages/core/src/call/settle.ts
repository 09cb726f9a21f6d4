// Settle: the step that keeps or gives back what a call took, and stores its receipt and its answer.

import type { CatalogTool } from "../catalog/catalog-tool.js";
import { DISCOVERY_CATEGORY } from "../catalog/category.js";
import type { ServiceError } from "../errors/errors.js";
import type { Principal } from "../identity/principal.js";
import { type Awaitable, andThen, orElse } from "../platform/awaitable.js";
import { isOutcomeUnknown, outcomeUnknown } from "../run/outcome-unknown.js";
import type { ToolRun } from "../run/tool-run.js";
import type { Claim } from "../store/idempotency.js";
import type { Receipt } from "../store/receipt.js";
import { PAYMENT_UNREACHABLE, type Payment, type Settlement } from "../store/reservation.js";
import { type AnswerBudget, keylessBudget, unpaidBudget } from "../store/retention.js";
import { withStoreError } from "../store/store.js";
import { type Answer, failureAnswer } from "./answer.js";
import { type CallState, creditsOf, factsOf } from "./call-state.js";
import type { Hold } from "./reserve.js";
import type { ServiceParts } from "./service-parts.js";
import { successOf } from "./success.js";

/** Keeps the payment of a call that worked; answers once that is committed. */
export function settleSuccess(
  parts: ServiceParts,
  state: CallState,
  hold: Hold,
  run: ToolRun,
): Awaitable<Answer> {
  return orElse(
    () => keep(parts, state, hold, run),
    (error) => {
      // The change was made, though the store could not be told: whoever is told to send the call again makes it twice.
      throw state.tool && changesUpstream(state.tool) ? outcomeUnknown(state.tool, error) : error;
    },
  );
}

/** Whether a call of a tool may change something outside this service. */
function changesUpstream({ effect, category }: CatalogTool): boolean {
  return effect !== "read" && category !== DISCOVERY_CATEGORY;
}

function keep(parts: ServiceParts, state: CallState, hold: Hold, run: ToolRun): Awaitable<Answer> {
  const held = heldBy(hold);
  // What a job took, or what the arguments come to, where that is less.
  const known = state.outcome?.credits ?? state.price;
  const price = Math.min(held, known ?? held);
  const warnings = [...run.warnings, ...(state.outcome?.warnings ?? [])];
  if (state.outcome?.failure && price === 0 && held > 0) warnings.push(refundOf(held));
  const remaining = leftBehind(hold, held - price);
  const answer = successOf(parts, state, run, { used: price, remaining, warnings });
  const { inner } = run;
  const capture = { verb: "capture", amount: known === undefined ? undefined : price } as const;
  const kept = commit(parts, state, hold, capture, { answer, inner }, !state.outcome?.isRetryable);
  return andThen(kept, (isKept) => (isKept ? answer : deliverLate(parts, state, hold, run, warnings)));
}

/** Answers where the hold lapsed while the provider was working: the data is delivered, and costs nothing. */
async function deliverLate(
  parts: ServiceParts,
  state: CallState,
  hold: Hold,
  run: ToolRun,
  warnings: readonly string[],
): Promise<Answer> {
  const held = heldBy(hold);
  state.refunded = held;
  const late = successOf(parts, state, run, {
    used: 0,
    remaining: leftBehind(hold, held),
    warnings: [...warnings, "hold_expired: the call took too long to be charged; nothing was debited"],
  });
  await commit(parts, state, hold, { verb: "record" }, { answer: late, inner: run.inner }, true);
  return late;
}

/** What a hold leaves behind, once so many credits of it go back. */
function leftBehind({ remaining }: Hold, credits: number): number | null {
  return remaining === null ? null : remaining + credits;
}

/** Gives back what a call holds that is not run after all, and frees its key: whoever waits for it goes on by itself. */
export async function giveBack(
  parts: ServiceParts,
  { receiptId: id, principal }: CallState,
  { payment, claim }: Hold,
): Promise<void> {
  const accountId = principal?.kind === "account" ? principal.account.id : undefined;
  await withStoreError(PAYMENT_UNREACHABLE[payment.kind], () =>
    parts.store.settle({
      ...{ id, verb: "void", accountId, receipt: undefined },
      claim: claim && { claim, body: undefined, keepUntil: undefined },
      now: parts.clock.now(),
    }),
  );
}

/** Gives back the payment of a call that failed; answers once that is committed. */
export async function settleFailure(
  parts: ServiceParts,
  state: CallState,
  hold: Hold,
  error: ServiceError,
): Promise<Answer> {
  const price = heldBy(hold);
  const remaining =
    hold.remaining === null ? null : hold.remaining + (price || (hold.payment.kind === "allowance" ? 1 : 0));
  const warnings = [...(error.details.warnings ?? [])];
  if (price > 0) warnings.push(refundOf(price));
  const receipt = state.failureReceipt(error, { creditsRemaining: creditsOf(state, remaining), warnings });
  const answer = failureAnswer(factsOf(state, remaining), state.context, error, receipt);
  // A keyless call that fails costs nobody anything, and may be sent again without end: it leaves nothing.
  const isKept = !error.retryable && state.principal?.kind !== "anonymous";
  try {
    await commit(parts, state, hold, { verb: "void" }, { answer }, isKept);
  } catch (lost) {
    // That the store is away is no reason to make a change again that may be made.
    throw state.tool && changesUpstream(state.tool) && !error.retryable ? error : lost;
  }
  state.refunded = price;
  return answer;
}

/** Answers a call that took nothing and worked. Where its receipt cannot be kept, the receipt says so. */
export async function recordSuccess(
  parts: ServiceParts,
  state: CallState,
  run: ToolRun,
  remaining: number | undefined,
): Promise<Answer> {
  const answer = successOf(parts, state, run, { used: 0, remaining, warnings: run.warnings });
  if (!answer.receipt || (await recordReceipt(parts, state, answer.receipt))) return answer;
  return successOf(parts, state, run, { used: 0, remaining, warnings: [...run.warnings, NOT_KEPT] });
}

const NOT_KEPT = "not_kept: the store could not be reached, so this receipt cannot be read back";

/**
 * Keeps the receipt of an account's call that took nothing; `false` where it cannot be kept. The answer leaves all the
 * same.
 */
export async function recordReceipt(
  parts: ServiceParts,
  state: CallState,
  receipt: Receipt,
): Promise<boolean> {
  const { principal, receiptId: id } = state;
  if (principal?.kind !== "account") return true;
  if (state.storeAway) return false;
  const now = parts.clock.now();
  try {
    await parts.store.settle({
      id,
      verb: "record",
      ...readerOf(principal),
      receipt,
      claim: undefined,
      now,
    });
    return true;
  } catch (error) {
    parts.logger.warn("the receipt of a call that took nothing could not be kept", {
      requestId: state.requestId,
      error,
    });
    return false;
  }
}

/**
 * Settles in one transaction: the hold, the receipt with those that the answer cites, and the key with the exact text that
 * will be sent.
 */
function commit(
  parts: ServiceParts,
  state: CallState,
  hold: Hold,
  { verb, amount }: Pick<Settlement, "verb" | "amount">,
  { answer, inner }: { readonly answer: Answer; readonly inner?: ToolRun["inner"] },
  isFinal: boolean,
): Awaitable<boolean> {
  const now = parts.clock.now();
  const { principal } = state;
  const isAbandoned = !state.outlivesCaller && state.call.signal?.aborted === true;
  const claim = hold.claim && {
    claim: hold.claim,
    // The answer to a caller who disconnected is for nobody else: those who wait for it run the call themselves.
    body: isAbandoned ? undefined : answer.body,
    keepUntil: isFinal && !isAbandoned ? now + parts.keepAnswersMs : undefined,
    // It keeps the call from being run again, and so never makes room for others.
    budget:
      answer.receipt && isOutcomeUnknown(answer.receipt)
        ? undefined
        : budgetOf(parts, state, verb === "capture" && amount !== 0 ? hold.payment : undefined, hold.claim),
  };
  const { accountId, keyId, endUser } = readerOf(principal);
  return withStoreError(PAYMENT_UNREACHABLE[hold.payment.kind], () =>
    parts.store.settle({
      id: state.receiptId,
      verb,
      amount,
      accountId,
      keyId,
      endUser,
      receipt: answer.receipt,
      receiptText: () => answer.receiptText?.() ?? JSON.stringify(answer.receipt),
      inner,
      claim,
      now,
    }),
  );
}

/** Who may read a receipt back, and what its call is counted by. */
function readerOf(principal: Principal | undefined): Pick<Settlement, "accountId" | "keyId" | "endUser"> {
  if (principal?.kind !== "account") return { accountId: undefined };
  return { accountId: principal.account.id, keyId: principal.keyId, endUser: principal.endUser };
}

/** What an answer is counted in that nobody has paid for; undefined for one that was. */
function budgetOf(
  { limits: { maxBytes } }: ServiceParts,
  { principal }: CallState,
  kept: Payment | undefined,
  { scope }: Claim,
): AnswerBudget | undefined {
  if (principal?.kind === "anonymous") return keylessBudget(maxBytes);
  return kept?.kind === "credits" ? undefined : unpaidBudget(scope, maxBytes);
}

function refundOf(credits: number): string {
  return `refunded: ${credits} ${credits === 1 ? "credit was" : "credits were"} returned because the call failed`;
}

function heldBy({ payment }: Hold): number {
  return payment.kind === "credits" ? payment.amount : 0;
}
