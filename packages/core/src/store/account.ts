// Account: who is billed, with the keys that speak for it.

import type { Awaitable } from "../platform/awaitable.js";
import type { Adjustment, Applied, PlanChange, TopUp } from "./account-billing.js";
import type {
  AccountQuery,
  AccountStatus,
  Closing,
  KeyUse,
  ReplacedKey,
  Revocation,
  StatusChange,
} from "./account-change.js";
import type { ToolSelection } from "./tool-selection.js";

/**
 * What a new account's id looks like: no space and no line end, so that it can stand beside other words in a name and
 * nobody takes one account's for another's.
 */
export const ACCOUNT_ID_FORM = /^[A-Za-z0-9][A-Za-z0-9._:@|/=+-]{0,127}$/;

/** An account as it is kept. Instants are milliseconds. */
export interface Account extends OpenedAccount {
  readonly status: AccountStatus;
  /** Since when it is not active; left out where it is. */
  readonly statusAt?: number;
  /** Why it is suspended, for those who run the service; its callers are not told. */
  readonly statusReason?: string;
}

/** An account as it is opened: active. */
export interface OpenedAccount {
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
  /** What its owner calls it. */
  readonly label: string | null;
  /** The tools that it has; null: those of the account. */
  readonly tools: ToolSelection | null;
  /** When it was used last, to about a minute; null: never yet. */
  readonly lastUsedAt: number | null;
}

/** Where accounts and keys are kept. */
export interface AccountStore {
  /** Adds an account; `false` where one has the id already, which stays as it is. */
  createAccount(account: OpenedAccount): Awaitable<boolean>;
  /**
   * Puts an account on a plan, at once or from `startsAt` on; `none` where there is no account. Its periods have the plan's
   * own credits then, and are counted from `anchorAt`. `stale`: they are counted from another instant than `readAnchorAt`.
   */
  setPlan(change: PlanChange): Awaitable<Applied | "stale">;
  findAccount(accountId: string): Awaitable<Account | undefined>;
  /** Accounts in the order of their ids, by code point. One that is there all the while is on one page, whatever is made meanwhile. */
  listAccounts(query: AccountQuery): Awaitable<readonly Account[]>;
  /** Suspends or resumes an account; `closed` where that is over, and `none` where there is no account. Of racing changes each is whole. */
  setStatus(change: StatusChange): Awaitable<"done" | "closed" | "none">;
  /**
   * Closes an account for good, in one transaction with what extensions keep of it (`joinClose`): its keys are revoked, their
   * labels and the answers that wait for a resend erased. Ledger and receipts stay. `false` where there is no account; one that
   * is closed stays so, and what has come since is erased as well.
   */
  closeAccount(closing: Closing): Awaitable<boolean>;
  /**
   * Adds a key to an account. With `replaced` that key ends at an instant, where it would not end before; `false`, and nothing
   * is added, where it has ended already as the new key is made.
   */
  createKey(key: ApiKey, replaced?: ReplacedKey): Awaitable<boolean>;
  /** A key by its id. */
  findKeyById(keyId: string): Awaitable<ApiKey | undefined>;
  /** Writes when a key was used, where nothing is written of it after `since`. */
  useKey(use: KeyUse): Awaitable<void>;
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

/** A key and the account it speaks for. */
export interface KeyOwner {
  readonly key: ApiKey;
  readonly account: Account;
}
