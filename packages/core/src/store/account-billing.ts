// Account billing: what a store is asked where an account is billed.
import type { Period } from "./credits.js";

/**
 * What became of a change with a reference. A reference acts once an account, over all three verbs: `repeated` says that it
 * has acted with the same figures, `differs` with others; neither changes anything.
 */
export type Applied = "applied" | "repeated" | "differs" | "none";

/** The plan that an account is put on. */
export interface PlanChange {
  readonly accountId: string;
  readonly plan: string;
  /** From when its periods are counted. */
  readonly anchorAt: number;
  /** When the change begins; at once where left out. */
  readonly startsAt?: number;
  /** The period that it is in until then: what an account owes is paid by periods that have passed, as the plan was. */
  readonly period?: Period;
  /** From when the periods were counted as `startsAt` was worked out; not looked at where left out. */
  readonly readAnchorAt?: number;
  readonly now: number;
  readonly reference?: string;
}

/** Credits that are bought. */
export interface TopUp {
  readonly accountId: string;
  readonly period: Period;
  readonly credits: number;
  readonly now: number;
  /** What was paid for, as the host's billing names it; one without a reference acts each time. */
  readonly reference?: string;
  /** When they expire; never where left out. */
  readonly expiresAt?: number;
}

/** Credits that are given or taken without a purchase: a refund, a chargeback, goodwill. */
export interface Adjustment {
  readonly accountId: string;
  readonly period: Period;
  /** Below zero: so many are taken. */
  readonly credits: number;
  readonly now: number;
  readonly reference: string;
  readonly reason: string;
}
