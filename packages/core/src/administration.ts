// Administration: how a host opens accounts, hands out and revokes keys, and adds credits.

import { type Billing, createBilling, planOf, requireCredits } from "./billing.js";
import type { ServiceParts } from "./call/service-parts.js";
import { createApiKey, isWellFormedKey, type KeyKind, keyKind, toStoredKey } from "./identity/api-key.js";
import { currentPeriod } from "./identity/current-period.js";
import { toIsoTime } from "./platform/clock.js";
import { notFound, quote, refused } from "./refusals.js";
import { ACCOUNT_ID_FORM, type Account, accountAt } from "./store/account.js";
import type { LedgerProof, Period, Wallet } from "./store/credits.js";
import { createUsageReports, type UsageReports } from "./usage-report.js";

/**
 * Verbs for whoever runs the service. They throw a `ServiceError`: ENDPOINT_NOT_FOUND names what does not exist,
 * VALIDATION_ERROR the argument that is refused, NO_WALLET an account without a wallet.
 */
export interface Administration extends Billing, UsageReports {
  /** Opens an account on a plan, `free` by default. */
  createAccount(account?: NewAccount): Promise<Account>;
  /** Tells an account's plan, its wallet of the current period and its keys. */
  describeAccount(accountId: string): Promise<AccountDescription>;
  /** Makes a key of an account. The key is in the answer once and nowhere after. */
  createKey(accountId: string, kind?: KeyKind): Promise<{ readonly keyId: string; readonly key: string }>;
  /** Gives an account a key that was made elsewhere, well-formed. */
  addKey(accountId: string, key: string): Promise<{ readonly keyId: string }>;
  /** Revokes a key: at once here, within 5 s in other processes. */
  revokeKey(keyId: string): Promise<void>;
  /** Proves the ledger over the whole store. */
  verifyLedger(): Promise<LedgerProof>;
  /** Gives back what calls that died still hold; gives the number of calls. A running service does it every two seconds. */
  reap(): Promise<number>;
}

/** An account as an administrator sees it; of its keys, the first and last characters. */
export interface AccountDescription extends Readonly<Record<string, unknown>> {
  readonly account_id: string;
  readonly plan: string;
  /** The change of plan that is to come. */
  readonly next_plan: { readonly plan: string; readonly at: string } | null;
  readonly created_at: string;
  readonly wallet: DescribedWallet | null;
  readonly keys: readonly { readonly key_id: string; readonly shown: string; readonly revoked: boolean }[];
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

/** What an account is opened with. */
export interface NewAccount {
  /** 1 to 128 letters, digits and `. _ : @ | / = + -`; a new one where left out. */
  readonly id?: string;
  readonly plan?: string;
  /** Credits of each period in place of the plan's. */
  readonly credits?: number;
  /** false: no wallet, so that paid tools answer NO_WALLET. */
  readonly wallet?: boolean;
}

/** The administration of a service. */
export function createAdministration(parts: ServiceParts): Administration {
  const { store, clock, ids, brand, plans } = parts;

  async function addKey(accountId: string, key: string) {
    const kind = keyKind(brand, key);
    if (kind === undefined || !isWellFormedKey(brand, kind, key)) {
      throw refused(
        "key",
        `The key is not well-formed: ${brand.keyPrefixes.live} and 36 base62 characters with their checksum.`,
      );
    }
    if (!(await store.findAccount(accountId))) throw notFound("account", accountId);
    const keyId = ids.uuid();
    await store.createKey(toStoredKey(key, { id: keyId, accountId, createdAt: clock.now() }));
    parts.principals.invalidate();
    return { keyId };
  }

  async function requireAccount(
    accountId: string,
  ): Promise<{ readonly account: Account; readonly period: Period }> {
    const found = await store.findAccount(accountId);
    if (!found) throw notFound("account", accountId);
    const account = accountAt(found, clock.now());
    return { account, period: currentPeriod(account, planOf(account, plans), clock.now()) };
  }

  function requirePlan(plan: string): void {
    if (plans[plan]) return;
    throw refused("plan", `There is no plan ${quote(plan)}; plans are ${Object.keys(plans).join(", ")}.`);
  }

  return {
    ...createBilling(parts),
    ...createUsageReports(parts),
    async createAccount({ id = ids.uuid(), plan = "free", credits, wallet = true } = {}) {
      requireAccountId(id);
      requirePlan(plan);
      if (credits !== undefined) requireCredits(credits, 0);
      const now = clock.now();
      const account: Account = {
        id,
        plan,
        createdAt: now,
        anchorAt: now,
        creditsPerPeriod: credits ?? null,
        hasWallet: wallet,
      };
      if (!(await store.createAccount(account)))
        throw refused("id", `There is an account ${quote(id)} already.`);
      return account;
    },
    async createKey(accountId, kind = "live") {
      const key = createApiKey(brand, kind, ids);
      return { ...(await addKey(accountId, key)), key };
    },
    addKey,
    async describeAccount(accountId) {
      const { account, period } = await requireAccount(accountId);
      const wallet = await store.wallet({ accountId, period, now: clock.now() });
      const keys = await store.keysOf(accountId);
      return {
        account_id: accountId,
        plan: account.plan,
        next_plan: account.next ? { plan: account.next.plan, at: toIsoTime(account.next.at) } : null,
        created_at: toIsoTime(account.createdAt),
        wallet: wallet ? describeWallet(wallet, period) : null,
        keys: keys.map((key) => ({
          key_id: key.id,
          shown: `${key.prefix}…${key.lastFour}`,
          revoked: key.revokedAt !== null,
        })),
      };
    },
    async revokeKey(keyId) {
      if (!(await store.revokeKey({ keyId, now: clock.now() }))) throw notFound("key", keyId);
      parts.principals.invalidate();
    },
    verifyLedger: async () => store.verify(),
    reap: async () => store.reap(clock.now()),
  };
}

function requireAccountId(id: string): void {
  if (ACCOUNT_ID_FORM.test(id)) return;
  throw refused(
    "id",
    `An account id is 1 to 128 letters, digits and . _ : @ | / = + -, and begins with a letter or digit: ${quote(id)} is none.`,
  );
}

function describeWallet({ bought, ...wallet }: Wallet, period: Period): DescribedWallet {
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
