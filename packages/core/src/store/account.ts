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
  /** Puts an account on a plan; `false` where there is no account. Its periods have the plan's own credits, and are counted from `anchorAt`. */
  setPlan(change: PlanChange): Awaitable<boolean>;
  findAccount(accountId: string): Awaitable<Account | undefined>;
  /** Adds a key to an account. */
  createKey(key: ApiKey): Awaitable<void>;
  /** The key with a digest and its account, revoked and expired ones too. */
  findKey(digest: string): Awaitable<KeyOwner | undefined>;
  /** The keys of an account, oldest first. */
  keysOf(accountId: string): Awaitable<readonly ApiKey[]>;
  /** Revokes a key once; `false` where there is no such key. Revoking again changes nothing. */
  revokeKey(revocation: Revocation): Awaitable<boolean>;
  /** Adds credits to an account's wallet of a period, as a ledger transaction; `false` where it has none. */
  topUp(topUp: TopUp): Awaitable<boolean>;
}

/** The plan that an account is put on. */
export interface PlanChange {
  readonly accountId: string;
  readonly plan: string;
  /** From when its periods are counted. */
  readonly anchorAt: number;
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

/** Credits that are added to a wallet. */
export interface TopUp {
  readonly accountId: string;
  readonly period: Period;
  readonly credits: number;
  readonly now: number;
}
