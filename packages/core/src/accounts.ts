// Accounts from start to end: opened, listed, told, suspended, resumed and closed.
import { planOf, requireCredits } from "./billing.js";
import { subjectsOfEndUsers } from "./call/limit-end-user.js";
import type { ServiceParts } from "./call/service-parts.js";
import {
  type AccountDescription,
  type ListedAccount,
  toDescribedKey,
  toDescribedWallet,
  toListedAccount,
} from "./described-account.js";
import { type OptionNames, requireOptions } from "./given-options.js";
import { currentPeriod } from "./identity/current-period.js";
import { scopeOfAccount } from "./identity/principal.js";
import { closedForGood, notFound, quote, refused, requireId } from "./refusals.js";
import { ACCOUNT_ID_FORM, type Account, accountAt } from "./store/account.js";
import type { AccountStatus } from "./store/account-change.js";

/** What becomes of accounts. A change acts at once in this process, and within 5 s in others. */
export interface AccountAdministration {
  /** Opens an account on a plan, `free` by default. */
  createAccount(account?: NewAccount): Promise<Account>;
  /** Lists accounts in the order of their ids. What is opened or closed between two pages moves no other to or from one. */
  listAccounts(query?: ListAccounts): Promise<AccountPage>;
  /** Tells an account's plan, its wallet of the current period and its keys. */
  describeAccount(accountId: string): Promise<AccountDescription>;
  /** Refuses the calls of an account until it is resumed. What runs comes to its end; the reason is not told to its callers. */
  suspendAccount(accountId: string, options: { readonly reason: string }): Promise<ListedAccount>;
  /** Lets a suspended account go on. */
  resumeAccount(accountId: string): Promise<ListedAccount>;
  /**
   * Closes an account for good: its calls are refused, its keys are revoked, what packages keep of it is archived and what is
   * personal erased, the ids of its end users among it. What runs comes to its end; the ledger and the receipts stay, and it can be
   * billed. Again it is the same success, and erases what has come since.
   */
  closeAccount(accountId: string): Promise<ListedAccount>;
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

/** Which accounts are listed. */
export interface ListAccounts {
  /** 1 to 1,000 accounts; 100 where left out. */
  readonly limit?: number;
  /** The `next_cursor` of the page before. */
  readonly cursor?: string;
  readonly status?: AccountStatus;
  readonly plan?: string;
}

/** A page of accounts. */
export interface AccountPage extends Readonly<Record<string, unknown>> {
  readonly accounts: readonly ListedAccount[];
  /** null: this is the last. */
  readonly next_cursor: string | null;
}

const CREATE: OptionNames<NewAccount> = { id: true, plan: true, credits: true, wallet: true };
const LIST: OptionNames<ListAccounts> = { limit: true, cursor: true, status: true, plan: true };
const SUSPEND: OptionNames<{ readonly reason: string }> = { reason: true };

const PAGE = 100;
const MAX_PAGE = 1_000;
const STATUSES: readonly unknown[] = ["active", "suspended", "closed"] satisfies AccountStatus[];
const REASON_FORM = /^[^\p{Cs}]{1,500}$/su;

/** The verbs of a service. */
export function createAccountAdministration(parts: ServiceParts): AccountAdministration {
  const { store, clock, ids, plans, brand } = parts;

  async function requireAccount(accountId: string): Promise<Account> {
    requireId("account", accountId);
    const found = await store.findAccount(accountId);
    if (!found) throw notFound("account", accountId);
    return accountAt(found, clock.now());
  }

  /** Tells an account after a change, which acts from now on. */
  async function changed(accountId: string): Promise<ListedAccount> {
    parts.principals.invalidate();
    return toListedAccount(await requireAccount(accountId));
  }

  async function setStatus(accountId: string, status: "active" | "suspended", reason?: string) {
    requireId("account", accountId);
    const change = { accountId, status, now: clock.now(), ...(reason !== undefined && { reason }) };
    const outcome = await store.setStatus(change);
    if (outcome === "none") throw notFound("account", accountId);
    if (outcome === "closed") throw closedForGood(accountId);
    return changed(accountId);
  }

  return {
    async createAccount(given = {}) {
      requireOptions(given, CREATE);
      const { id = ids.uuid(), plan = "free", credits, wallet = true } = given;
      requireAccountId(id);
      if (!plans[plan])
        throw refused("plan", `There is no plan ${quote(plan)}; plans are ${Object.keys(plans).join(", ")}.`);
      if (credits !== undefined) requireCredits(credits, 0);
      const now = clock.now();
      const times = { createdAt: now, anchorAt: now };
      const account = { id, plan, ...times, creditsPerPeriod: credits ?? null, hasWallet: wallet };
      if (!(await store.createAccount(account)))
        throw refused("id", `There is an account ${quote(id)} already.`);
      return { ...account, status: "active" };
    },
    async listAccounts(query = {}) {
      requireOptions(query, LIST);
      const { limit = PAGE, cursor, status, plan } = query;
      requireQuery(query);
      const now = clock.now();
      const found = await store.listAccounts({
        limit: limit + 1,
        now,
        ...(cursor !== undefined && { after: cursor }),
        ...(status !== undefined && { status }),
        ...(plan !== undefined && { plan }),
      });
      const accounts = found.slice(0, limit).map((each) => toListedAccount(accountAt(each, now)));
      const last = accounts.at(-1);
      return { accounts, next_cursor: found.length > limit && last ? last.account_id : null };
    },
    async describeAccount(accountId) {
      const account = await requireAccount(accountId);
      const now = clock.now();
      const period = currentPeriod(account, planOf(account, plans), now);
      const wallet = await store.wallet({ accountId, period, now });
      const keys = await store.keysOf(accountId);
      return {
        ...toListedAccount(account),
        wallet: wallet ? toDescribedWallet(wallet, period) : null,
        keys: keys.map((key) => toDescribedKey(brand, key)),
      };
    },
    async suspendAccount(accountId, options) {
      requireOptions(options, SUSPEND);
      const { reason } = options;
      if (typeof reason !== "string" || !REASON_FORM.test(reason))
        throw refused("reason", "The reason must be 1 to 500 characters.");
      return setStatus(accountId, "suspended", reason);
    },
    resumeAccount: (accountId) => setStatus(accountId, "active"),
    async closeAccount(accountId) {
      requireId("account", accountId);
      const scope = scopeOfAccount(accountId);
      if (!(await store.closeAccount({ accountId, scope, now: clock.now() })))
        throw notFound("account", accountId);
      await store.dropApprovals({ accountId });
      const erasure = { accountId, subjects: subjectsOfEndUsers(accountId) };
      for (let isMore = true; isMore; ) isMore = await store.eraseEndUsers(erasure);
      return changed(accountId);
    },
  };
}

function requireAccountId(id: string): void {
  if (typeof id === "string" && ACCOUNT_ID_FORM.test(id)) return;
  throw refused(
    "id",
    `An account id is 1 to 128 letters, digits and . _ : @ | / = + -, and begins with a letter or digit: ${quote(id)} is none.`,
  );
}

function requireQuery({ limit = PAGE, cursor, status, plan }: ListAccounts): void {
  if (!Number.isSafeInteger(limit) || limit < 1 || limit > MAX_PAGE)
    throw refused("limit", `The limit must be a whole number from 1 to ${MAX_PAGE}.`);
  if (cursor !== undefined && (typeof cursor !== "string" || cursor === "" || cursor.length > 1_000))
    throw refused("cursor", "The cursor is not one that a page gave.");
  if (status !== undefined && !STATUSES.includes(status))
    throw refused("status", "The status is active, suspended or closed.");
  if (plan !== undefined && typeof plan !== "string")
    throw refused("plan", "The plan is not the name of one.");
}
