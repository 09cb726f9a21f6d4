// Account: who is billed, with the keys that speak for it.

import type { Awaitable } from "../platform/awaitable.js";
import type { Period } from "./credits.js";

/**
 * What a new account's id looks like: no space and no line end, so that it can stand beside other words in a name and
 * nobody takes one account's for another's.
 */
export const ACCOUNT_ID_FORM = /^[A-Za-z0-9][A-Za-z0-9._:@|/=+-]{0,127}$/;

/** An account as it is kept. Instants are milliseconds. */
export interface Account {
  readonly id: string;
  readonly plan: string;
  readonly createdAt: number;
  /** From where its monthly periods are counted: its creation, or its latest payment. */
  readonly anchorAt: number;
  /** Credits of each period in place of the plan's; null: the plan's. */
  readonly creditsPerPeriod: number | null;
  readonly hasWallet: boolean;
  /** The change of plan that is to come; left out where there is none. */
  readonly next?: NextPlan;
}

/** A plan that an account is on from an instant on. */
export interface NextPlan {
  readonly plan: string;
  readonly at: number;
  /** From when its periods are counted then. */
  readonly anchorAt: number;
}

/** An account at an instant: on its next plan, where that has begun. */
export function accountAt(account: Account, now: number): Account {
  const { next, ...rest } = account;
  if (!next || next.at > now) return account;
  return { ...rest, plan: next.plan, anchorAt: next.anchorAt, creditsPerPeriod: null };
}

/** A key as it is kept: never the key itself. */
export interface ApiKey {
  readonly id: string;
  readonly accountId: string;
  /** SHA-256 of the key. */
  readonly digest: string;
  /** The first characters of the key, for display. */
  readonly prefix: string;
  readonly lastFour: string;
  readonly createdAt: number;
  readonly expiresAt: number | null;
  readonly revokedAt: number | null;
}

/** Where accounts and keys are kept. */
export interface AccountStore {
  /** Adds an account; `false` where one has the id already, which stays as it is. */
  createAccount(account: Account): Awaitable<boolean>;
  /**
   * Puts an account on a plan, at once or from `startsAt` on; `none` where there is no account. Its periods have the plan's
   * own credits then, and are counted from `anchorAt`. `stale`: they are counted from another instant than `readAnchorAt`.
   */
  setPlan(change: PlanChange): Awaitable<Applied | "stale">;
  findAccount(accountId: string): Awaitable<Account | undefined>;
  /** Adds a key to an account. */
  createKey(key: ApiKey): Awaitable<void>;
  /** The key with a digest and its account, revoked and expired ones too. */
  findKey(digest: string): Awaitable<KeyOwner | undefined>;
  /** The keys of an account, oldest first. */
  keysOf(accountId: string): Awaitable<readonly ApiKey[]>;
  /** Revokes a key once; `false` where there is no such key. Revoking again changes nothing. */
  revokeKey(revocation: Revocation): Awaitable<boolean>;
  /** Adds bought credits to an account, as a ledger transaction; `none` where it has no wallet. */
  topUp(topUp: TopUp): Awaitable<Applied>;
  /** Adds credits to an account or takes some, as a ledger transaction; `none` where it has no wallet. What remains may be below zero then. */
  adjust(adjustment: Adjustment): Awaitable<Applied>;
}

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
  /** From when the periods were counted as `startsAt` was worked out; not looked at where left out. */
  readonly readAnchorAt?: number;
  readonly now: number;
  readonly reference?: string;
}

/** The end of a key. */
export interface Revocation {
  readonly keyId: string;
  readonly now: number;
}

/** A key and the account it speaks for. */
export interface KeyOwner {
  readonly key: ApiKey;
  readonly account: Account;
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
