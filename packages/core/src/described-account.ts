// Described account: an account with its wallet and its keys, in the words of commands and routes.

import type { KeyKind } from "./identity/api-key.js";
import { keyKind } from "./identity/api-key.js";
import type { Brand } from "./platform/brand.js";
import { toIsoTime } from "./platform/clock.js";
import type { Account, ApiKey } from "./store/account.js";
import type { AccountStatus } from "./store/account-change.js";
import type { Period, Wallet } from "./store/credits.js";
import type { ToolSelection } from "./store/tool-selection.js";

/** An account as lists have it. */
export interface ListedAccount extends Readonly<Record<string, unknown>> {
  readonly account_id: string;
  readonly status: AccountStatus;
  /** Since when it is not active. */
  readonly status_at: string | null;
  /** Why it is suspended. */
  readonly status_reason: string | null;
  readonly plan: string;
  /** The change of plan that is to come. */
  readonly next_plan: { readonly plan: string; readonly at: string } | null;
  readonly created_at: string;
}

/** An account as an administrator sees it. */
export interface AccountDescription extends ListedAccount {
  readonly wallet: DescribedWallet | null;
  /** The oldest first, revoked ones too. */
  readonly keys: readonly DescribedKey[];
}

/** A key as an administrator sees it: its first and last characters. */
export interface DescribedKey {
  readonly key_id: string;
  readonly shown: string;
  readonly kind: KeyKind;
  readonly label: string | null;
  /** null: the tools of the account. */
  readonly tools: ToolSelection | null;
  readonly created_at: string;
  readonly expires_at: string | null;
  /** To about a minute. */
  readonly last_used_at: string | null;
  readonly revoked: boolean;
}

/** A wallet in its current period. What remains is the period's and what was bought, which may be below zero as a debt. */
export interface DescribedWallet extends Omit<Wallet, "bought"> {
  readonly period_remaining: number;
  readonly bought_remaining: number;
  /** What was bought and is left, by its ends. */
  readonly bought: readonly { readonly credits: number; readonly expires_at: string | null }[];
  readonly period_start: string;
  readonly period_end: string | null;
}

/** An account, as it is at its instant, in a list. */
export function toListedAccount(account: Account): ListedAccount {
  const { id, plan, next, createdAt, status, statusAt, statusReason } = account;
  return {
    account_id: id,
    status,
    status_at: toTime(statusAt ?? null),
    status_reason: statusReason ?? null,
    plan,
    next_plan: next ? { plan: next.plan, at: toIsoTime(next.at) } : null,
    created_at: toIsoTime(createdAt),
  };
}

/** A key without the key. */
export function toDescribedKey(brand: Brand, key: ApiKey): DescribedKey {
  return {
    key_id: key.id,
    shown: `${key.prefix}…${key.lastFour}`,
    kind: keyKind(brand, key.prefix) ?? "live",
    label: key.label,
    tools: key.tools,
    created_at: toIsoTime(key.createdAt),
    expires_at: toTime(key.expiresAt),
    last_used_at: toTime(key.lastUsedAt),
    revoked: key.revokedAt !== null,
  };
}

/** A wallet in a period. */
export function toDescribedWallet({ bought, ...wallet }: Wallet, period: Period): DescribedWallet {
  const { remaining, lots } = bought ?? { remaining: 0, lots: [] };
  return {
    ...wallet,
    period_remaining: wallet.remaining - remaining,
    bought_remaining: remaining,
    bought: lots.map(({ credits, expiresAt }) => ({ credits, expires_at: toTime(expiresAt) })),
    period_start: toIsoTime(period.start),
    period_end: toTime(period.end),
  };
}

function toTime(instant: number | null): string | null {
  return instant === null ? null : toIsoTime(instant);
}
