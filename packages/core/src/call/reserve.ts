// Reserve: the step that binds the idempotency key and takes the credits or the allowance, before the provider is asked.
import { ServiceError } from "../errors/errors.js";
import type { Principal } from "../identity/principal.js";
import { type Awaitable, andThen } from "../platform/awaitable.js";
import { nextUtcMidnight, secondsUntil, toIsoTime, utcDay } from "../platform/clock.js";
import { outcomeUnknown } from "../run/outcome-unknown.js";
import { describeCredits, type Wallet } from "../store/credits.js";
import type { Claim } from "../store/idempotency.js";
import { type LapsedAnswer, PAYMENT_UNREACHABLE, type Payment, type Reserved } from "../store/reservation.js";
import { withStoreError } from "../store/store.js";
import { failureAnswer } from "./answer.js";
import { type CallState, factsOf, quotaRemaining } from "./call-state.js";
import type { ServiceParts } from "./service-parts.js";

/** What a call has taken, and will keep or give back. */
export interface Hold {
  readonly payment: Payment;
  readonly claim: Claim | undefined;
  /** Credits or keyless calls left behind this one; null where neither is counted or can be read. */
  readonly remaining: number | null;
}

type CreditPayment = Extract<Payment, { readonly kind: "credits" }>;

const FREE: Payment = { kind: "free" };

// A hold outlives its call's deadline by this much; then nobody settles it any more.
const HOLD_GRACE_MS = 45_000;

// How long an agent waits before it looks whether somebody has topped up.
const MCP_RETRY_S = 60;

/** What a principal pays for a tool with. */
export function paymentFor(
  principal: Principal,
  parts: ServiceParts,
  { ceiling, startedAt: now }: Pick<CallState, "ceiling" | "startedAt">,
): Payment {
  if (ceiling === 0 || principal.kind === "host") return FREE;
  if (principal.kind === "anonymous") {
    return { kind: "allowance", bucket: principal.bucket, day: utcDay(now), limits: parts.anonymous };
  }
  if (principal.keyKind === "test") return FREE;
  return { kind: "credits", accountId: principal.account.id, period: principal.period, amount: ceiling };
}

/** Takes key and payment in one step; undefined where another call took the key first. Throws where there is too little left. */
export function reserve(
  parts: ServiceParts,
  state: CallState,
  payment: Payment,
  claim: Claim | undefined,
): Awaitable<Hold | undefined> {
  const now = parts.clock.now();
  const expiresAt = now + (state.tool?.totalMs ?? parts.limits.totalMs) + HOLD_GRACE_MS;
  const lapsed = claim && lapsedAnswer(parts, state, expiresAt);
  const reserved = withStoreError(PAYMENT_UNREACHABLE[payment.kind], () =>
    parts.store.reserve({ id: state.receiptId, payment, claim, now, expiresAt, lapsed }),
  );
  return andThen(reserved, (taken) => {
    if (taken.outcome === "claimed") return undefined;
    if (taken.outcome !== "granted") return refuseHold(parts, state, payment, taken.outcome);
    if (typeof taken.remaining === "number") return { payment, claim, remaining: taken.remaining };
    // What costs nothing leaves what there was, which is told all the same.
    return quotaRemaining(parts, state).then((left) => ({ payment, claim, remaining: left ?? null }));
  });
}

/** Throws for a hold that the store refuses. */
async function refuseHold(
  parts: ServiceParts,
  state: CallState,
  payment: Payment,
  outcome: Exclude<Reserved["outcome"], "granted" | "claimed">,
): Promise<never> {
  const now = parts.clock.now();
  switch (outcome) {
    case "quota_exceeded":
      throw quotaExceeded(parts, payment, state, await walletOf(parts, state));
    case "no_wallet":
      throw new ServiceError("NO_WALLET", { runtimeStatus: "plan_required" });
    case "allowance_exceeded":
      throw new ServiceError("ANON_QUOTA_EXCEEDED", {
        message: `The ${parts.anonymous.callsPerDay} keyless calls of this address are spent for today.`,
        retryAfterS: secondsUntil(nextUtcMidnight(now), now),
      });
    case "shared_allowance_exceeded":
      throw new ServiceError("ANON_GLOBAL_CAP_EXCEEDED", {
        retryAfterS: secondsUntil(nextUtcMidnight(now), now),
      });
    default: {
      // A store of a host's own: the call may neither run nor be tried without end.
      const cause = new Error(`the store's reserve ended in ${JSON.stringify(outcome)}, which is no outcome`);
      throw new ServiceError(PAYMENT_UNREACHABLE[payment.kind], { cause, retryAfterS: 1 });
    }
  }
}

/** What the key of a change stands for where nobody settles it: it may have been made before its process died. */
function lapsedAnswer(parts: ServiceParts, state: CallState, expiresAt: number): LapsedAnswer | undefined {
  const { tool, principal, requestId, context } = state;
  if (tool === undefined || tool.effect === "read" || principal?.kind === "anonymous") return undefined;
  const error = outcomeUnknown(tool);
  const warnings = error.details.warnings ?? [];
  const receipt = state.failureReceipt(error, { creditsRemaining: null, warnings });
  const { body } = failureAnswer({ ...factsOf(state, null), requestId }, context, error, receipt);
  return { body, keepUntil: expiresAt + parts.keepAnswersMs };
}

/** What the wallet holds, for a refusal that tells it; undefined for callers without one. */
async function walletOf(parts: ServiceParts, { principal }: CallState): Promise<Wallet | undefined> {
  if (principal?.kind !== "account" || !principal.account.hasWallet) return undefined;
  const { account, period } = principal;
  return withStoreError("QUOTA_SERVICE_UNAVAILABLE", () =>
    parts.store.wallet({ accountId: account.id, period, now: parts.clock.now() }),
  );
}

/** What the next period opens with: its grant, less a debt, and what was bought and lasts until then. */
function refillOf(
  parts: ServiceParts,
  { period }: CreditPayment,
  { principal }: CallState,
  wallet: Wallet | undefined,
): { readonly granted: number; readonly total: number } {
  const end = period.end ?? Number.POSITIVE_INFINITY;
  const { remaining, lots } = wallet?.bought ?? { remaining: 0, lots: [] };
  const lasting = lots.filter(({ expiresAt }) => expiresAt === null || expiresAt > end);
  const bought = lasting.reduce((sum, { credits }) => sum + credits, Math.min(0, remaining));
  const hasNext = principal?.kind === "account" && principal.keyKind !== "dev";
  const next = hasNext ? principal.account.next : undefined;
  const granted = next && next.at <= end ? (parts.plans[next.plan]?.credits ?? 0) : period.granted;
  return { granted, total: granted + bought };
}

function are(credits: number): string {
  return `${credits} ${credits === 1 ? "is" : "are"}`;
}

/** QUOTA_EXCEEDED. It promises a refill only where one comes and covers the call; on MCP alone it says when. */
function quotaExceeded(
  parts: ServiceParts,
  payment: Payment,
  state: CallState,
  wallet: Wallet | undefined,
): ServiceError {
  if (payment.kind !== "credits") return new ServiceError("QUOTA_EXCEEDED");
  const { context, principal, price = payment.amount } = state;
  const remaining = wallet?.remaining ?? 0;
  const { amount, period } = payment;
  const isDevelopmentKey = principal?.kind === "account" && principal.keyKind === "dev";
  const isOwing = remaining < 0;
  const until = period.end === null ? "" : " for this period";
  const message = isOwing
    ? `The account owes ${describeCredits(-remaining)}.`
    : remaining
      ? `The call costs ${describeCredits(price)}${price < amount ? `, for which ${are(amount)} held while it runs,` : ""} and ${are(remaining)} left${until}.`
      : `The ${isDevelopmentKey ? "development key's" : "account's"} credits are spent${until}.`;
  // What is bought goes to the account: a development key has no part in it.
  const goOn = isDevelopmentKey ? "Use a live key" : "Top up";
  const { granted, total } = refillOf(parts, payment, state, wallet);
  const refill = period.end !== null && total >= amount ? period.end : undefined;
  if (refill === undefined) {
    const why = period.end === null || granted === 0 ? "they do not refill" : "a refill is too little";
    return new ServiceError("QUOTA_EXCEEDED", { message, next: `${goOn} to go on: ${why}.` });
  }
  if (context.transport !== "mcp")
    return new ServiceError("QUOTA_EXCEEDED", { message, next: `${goOn}, or wait for the next period.` });
  return new ServiceError("QUOTA_EXCEEDED", {
    message,
    next: `They refill at ${toIsoTime(refill)}. ${goOn} to go on now.`,
    refillsAt: refill,
    retryAfterS: MCP_RETRY_S,
  });
}
