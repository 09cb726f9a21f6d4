// Administration: how a host opens accounts, hands out and revokes keys, and adds credits.

import type { ServiceParts } from "./call/service-parts.js";
import { ServiceError } from "./errors/errors.js";
import { createApiKey, isWellFormedKey, type KeyKind, keyKind, toStoredKey } from "./identity/api-key.js";
import { currentPeriod } from "./identity/principal.js";
import { toIsoTime } from "./platform/clock.js";
import { ACCOUNT_ID_FORM, type Account } from "./store/account.js";
import { type LedgerProof, MAX_CREDITS, type Period, type Wallet } from "./store/credits.js";

/**
 * Verbs for whoever runs the service. They throw a `ServiceError`: ENDPOINT_NOT_FOUND names what does not exist,
 * VALIDATION_ERROR the argument that is refused, NO_WALLET an account without a wallet.
 */
export interface Administration {
  /** Opens an account on a plan, `free` by default. */
  createAccount(account?: NewAccount): Promise<Account>;
  /** Puts an account on a plan. Its periods are counted from now, and its wallet is full. */
  setPlan(accountId: string, plan: string): Promise<void>;
  /** Tells an account's plan, its wallet of the current period and its keys. */
  describeAccount(accountId: string): Promise<AccountDescription>;
  /** Makes a key of an account. The key is in the answer once and nowhere after. */
  createKey(accountId: string, kind?: KeyKind): Promise<{ readonly keyId: string; readonly key: string }>;
  /** Gives an account a key that was made elsewhere, well-formed. */
  addKey(accountId: string, key: string): Promise<{ readonly keyId: string }>;
  /** Revokes a key: at once here, within 5 s in other processes. */
  revokeKey(keyId: string): Promise<void>;
  /** Adds whole credits to the current period of an account's wallet. */
  topUp(accountId: string, credits: number): Promise<void>;
  /** Proves the ledger over the whole store. */
  verifyLedger(): Promise<LedgerProof>;
  /** Gives back what calls that died still hold; gives the number of calls. A running service does it every two seconds. */
  reap(): Promise<number>;
}

/** An account as an administrator sees it; of its keys, the first and last characters. */
export interface AccountDescription extends Readonly<Record<string, unknown>> {
  readonly account_id: string;
  readonly plan: string;
  readonly created_at: string;
  readonly wallet: (Wallet & { readonly period_start: string; readonly period_end: string | null }) | null;
  readonly keys: readonly { readonly key_id: string; readonly shown: string; readonly revoked: boolean }[];
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
    const account = await store.findAccount(accountId);
    if (!account) throw notFound("account", accountId);
    const plan = plans[account.plan];
    if (!plan)
      throw new Error(`account ${accountId} is on the plan ${account.plan}, which is not configured`);
    return { account, period: currentPeriod(account, plan, clock.now()) };
  }

  function requirePlan(plan: string): void {
    if (plans[plan]) return;
    throw refused("plan", `There is no plan ${quote(plan)}; plans are ${Object.keys(plans).join(", ")}.`);
  }

  return {
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
    async setPlan(accountId, plan) {
      requirePlan(plan);
      if (!(await store.setPlan({ accountId, plan, anchorAt: clock.now() })))
        throw notFound("account", accountId);
      parts.principals.invalidate();
    },
    async createKey(accountId, kind = "live") {
      const key = createApiKey(brand, kind, ids);
      return { ...(await addKey(accountId, key)), key };
    },
    addKey,
    async describeAccount(accountId) {
      const { account, period } = await requireAccount(accountId);
      const wallet = await store.wallet({ accountId, period });
      const end = period.end === null ? null : toIsoTime(period.end);
      const keys = await store.keysOf(accountId);
      return {
        account_id: accountId,
        plan: account.plan,
        created_at: toIsoTime(account.createdAt),
        wallet: wallet ? { ...wallet, period_start: toIsoTime(period.start), period_end: end } : null,
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
    async topUp(accountId, credits) {
      requireCredits(credits, 1);
      const { period } = await requireAccount(accountId);
      const now = clock.now();
      if (!(await store.topUp({ accountId, period, credits, now })))
        throw new ServiceError("NO_WALLET", {
          message: `The account ${quote(accountId)} has no wallet.`,
          next: "Open an account with a wallet, and add the credits there.",
        });
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

function requireCredits(credits: number, least: number): void {
  if (!Number.isSafeInteger(credits) || credits < least || credits > MAX_CREDITS) {
    throw refused(
      "credits",
      `The credits must be a whole number from ${least} to ${MAX_CREDITS}, but are ${JSON.stringify(credits)}.`,
    );
  }
}

function refused(param: string, message: string): ServiceError {
  return new ServiceError("VALIDATION_ERROR", { message, param });
}

function notFound(what: "account" | "key", id: string): ServiceError {
  return new ServiceError("ENDPOINT_NOT_FOUND", {
    message: `There is no ${what} ${quote(id)}.`,
    next: `Check the id of the ${what}, and that this is its store.`,
  });
}

function quote(text: string): string {
  return JSON.stringify(text.length > 128 ? `${text.slice(0, 128)}…` : text);
}
