// Billing: how a host's own billing gives credits, takes them, and changes plans. A reference acts once.
import type { ServiceParts } from "./call/service-parts.js";
import { ServiceError } from "./errors/errors.js";
import { type OptionNames, requireOptions } from "./given-options.js";
import { currentPeriod } from "./identity/current-period.js";
import { type Instant, toInstant } from "./instant.js";
import { toIsoTime } from "./platform/clock.js";
import { notFound, quote, refused, requireId } from "./refusals.js";
import { type Account, accountAt } from "./store/account.js";
import type { Applied, PlanChange } from "./store/account-billing.js";
import { MAX_CREDITS, type Period } from "./store/credits.js";
import type { Plan } from "./store/plan.js";

/**
 * Verbs for whoever bills. A reference is the host's name for a payment or a change: it acts once an account, however often
 * it is delivered, and is IDEMPOTENCY_KEY_REUSED where it comes with other figures or for another verb.
 */
export interface Billing {
  /** Adds whole credits, which stay until they are spent or expire. Without a reference each call adds. */
  topUp(accountId: string, credits: number, options?: TopUpOptions): Promise<Billed>;
  /** Gives or takes whole credits, as a refund, a chargeback or goodwill. What remains may be below zero then, and calls are refused. */
  adjust(accountId: string, credits: number, options: AdjustOptions): Promise<Billed>;
  /**
   * Puts an account on a plan. `now` counts its periods from now, with a full wallet; `period_end` waits for the end of the
   * current period. What was bought stays.
   */
  setPlan(accountId: string, plan: string, options?: SetPlanOptions): Promise<Billed>;
}

/** What a top-up may say. */
export interface TopUpOptions {
  readonly reference?: string;
  /** When the credits expire: milliseconds, a date or ISO 8601, and no more than a year ago. That of the first delivery counts. */
  readonly expiresAt?: Instant;
}

/** What an adjustment says. */
export interface AdjustOptions {
  readonly reference: string;
  /** Why, for the books: 1 to 500 characters. */
  readonly reason: string;
}

/** What a change of plan may say. */
export interface SetPlanOptions {
  readonly reference?: string;
  readonly at?: "now" | "period_end";
}

/** What became of it. */
export interface Billed {
  /** false: the reference has acted before, and nothing was changed. */
  readonly applied: boolean;
}

const TOP_UP: OptionNames<TopUpOptions> = { reference: true, expiresAt: true };
const ADJUST: OptionNames<AdjustOptions> = { reference: true, reason: true };
const SET_PLAN: OptionNames<SetPlanOptions> = { reference: true, at: true };

// What is delivered late may have expired on its way; an end before that is a slip, such as seconds.
const LATEST_DELIVERY_MS = 365 * 86_400_000;
const REFERENCE_FORM = /^[^\p{Cc}\p{Cs}]{1,200}$/u;
const REASON_FORM = /^[^\p{Cs}]{1,500}$/su;

/** The verbs of a service. */
export function createBilling(parts: ServiceParts): Billing {
  const { store, clock, plans } = parts;

  async function accountNow(accountId: string, now: number) {
    requireId("account", accountId);
    const account = await store.findAccount(accountId);
    if (!account) throw notFound("account", accountId);
    return accountAt(account, now);
  }

  async function periodOf(accountId: string, now: number): Promise<Period> {
    const account = await accountNow(accountId, now);
    return currentPeriod(account, planOf(account, plans), now);
  }

  /** The change of plan, as the store is asked for it. */
  async function toChange(
    accountId: string,
    plan: Plan & { readonly name: string },
    { reference, at = "now" }: SetPlanOptions,
  ): Promise<PlanChange> {
    const now = clock.now();
    const account = await accountNow(accountId, now);
    const { anchorAt: readAnchorAt } = account;
    // An account on a plan that is configured no more can be put on another.
    const known = plans[account.plan];
    const period = known && { period: currentPeriod(account, known, now) };
    const change = { accountId, plan: plan.name, now, readAnchorAt, ...period, ...named(reference) };
    // Later than all before, also by a clock that stands still or goes back: a period of its own, with a full wallet.
    const anew = Math.max(now, readAnchorAt + 1);
    if (at === "now") return { ...change, anchorAt: anew };
    const { end } = currentPeriod(account, planOf(account, plans), now);
    // A grant that is made once has no end to wait for.
    if (end === null) return { ...change, startsAt: now, anchorAt: anew };
    return { ...change, startsAt: end, anchorAt: plan.once ? end : readAnchorAt };
  }

  return {
    async topUp(accountId, credits, options = {}) {
      requireOptions(options, TOP_UP);
      const { reference, expiresAt } = options;
      requireCredits(credits, 1);
      const now = clock.now();
      const end = expiresAt === undefined ? undefined : requireEnd(toInstant(expiresAt, "expiresAt"), now);
      const period = await periodOf(accountId, now);
      const topUp = { accountId, period, credits, now, ...named(reference) };
      const applied = await store.topUp(end === undefined ? topUp : { ...topUp, expiresAt: end });
      return toBilled(applied, accountId, reference);
    },
    async adjust(accountId, credits, options) {
      requireOptions(options, ADJUST);
      const { reference, reason } = options;
      requireCredits(credits, -MAX_CREDITS);
      if (credits === 0) throw refused("credits", "An adjustment gives or takes at least one credit.");
      requireReference(reference);
      if (typeof reason !== "string" || !REASON_FORM.test(reason))
        throw refused("reason", "The reason must be 1 to 500 characters.");
      const now = clock.now();
      const period = await periodOf(accountId, now);
      const applied = await store.adjust({ accountId, period, credits, now, reference, reason });
      return toBilled(applied, accountId, reference);
    },
    async setPlan(accountId, name, options = {}) {
      requireOptions(options, SET_PLAN);
      const { reference, at } = options;
      const plan = plans[name];
      if (!plan)
        throw refused("plan", `There is no plan ${quote(name)}; plans are ${Object.keys(plans).join(", ")}.`);
      if (at !== undefined && at !== "now" && at !== "period_end")
        throw refused("at", "A change of plan is at `now` or at `period_end`.");
      if (reference !== undefined) requireReference(reference);
      for (;;) {
        const applied = await store.setPlan(await toChange(accountId, { ...plan, name }, options));
        // Another change came in between: its period ends at another time.
        if (applied === "stale") continue;
        if (applied === "none") throw notFound("account", accountId);
        const billed = toBilled(applied, accountId, reference);
        parts.principals.invalidate();
        return billed;
      }
    },
  };
}

/** The plan of an account, which has to be configured. */
export function planOf({ id, plan }: Account, plans: ServiceParts["plans"]): Plan {
  const found = plans[plan];
  if (!found)
    throw new ServiceError("INTERNAL_ERROR", {
      message: `The account ${quote(id)} is on the plan ${quote(plan)}, which is not configured.`,
    });
  return found;
}

/** Throws where credits are no whole number from `least` on. */
export function requireCredits(credits: number, least: number): void {
  if (!Number.isSafeInteger(credits) || credits < least || credits > MAX_CREDITS) {
    throw refused(
      "credits",
      `The credits must be a whole number from ${least} to ${MAX_CREDITS}, but are ${quote(credits)}.`,
    );
  }
}

/** An end by which what was paid for can be had: the reference of a slip would be used up for nothing. */
function requireEnd(end: number, now: number): number {
  if (end >= now - LATEST_DELIVERY_MS) return end;
  throw refused(
    "expiresAt",
    `The credits would end at ${toIsoTime(end)}, more than a year ago. As a number, \`expiresAt\` is milliseconds since 1970, not seconds.`,
  );
}

function requireReference(reference: string): void {
  if (typeof reference === "string" && REFERENCE_FORM.test(reference)) return;
  throw refused("reference", "A reference is 1 to 200 characters without control characters.");
}

function named(reference: string | undefined): { readonly reference?: string } {
  if (reference === undefined) return {};
  requireReference(reference);
  return { reference };
}

function toBilled(applied: Applied, accountId: string, reference: string | undefined): Billed {
  if (applied === "none")
    throw new ServiceError("NO_WALLET", {
      message: `The account ${quote(accountId)} has no wallet.`,
      next: "Open an account with a wallet, and add the credits there.",
    });
  if (applied === "differs")
    throw new ServiceError("IDEMPOTENCY_KEY_REUSED", {
      message: `The reference ${quote(reference ?? "")} has acted on this account already, with other figures.`,
      next: "Send what was sent the first time, or another reference.",
    });
  return { applied: applied === "applied" };
}
