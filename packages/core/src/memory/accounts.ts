// The accounts of memoryStore(): who is billed, with keys, plans and the references that have acted.
import { type Account, type AccountStore, accountAt } from "../store/account.js";
import type { Applied } from "../store/account-billing.js";
import { type ReferenceRow, type Referred, toReferenceRow } from "../store/reference.js";
import { createMemoryKeys } from "./keys.js";
import type { MemoryLedger } from "./ledger.js";

/** The accounts with their verbs. */
export interface MemoryAccounts {
  readonly verbs: AccountStore;
  hasWallet(accountId: string): boolean;
}

/** No accounts yet. */
export function createMemoryAccounts(ledger: MemoryLedger): MemoryAccounts {
  const accounts = new Map<string, Account>();
  const { byDigest, end, ...keys } = createMemoryKeys();
  const references = new Map<string, ReferenceRow>();

  /** Makes a change, unless its reference has acted. */
  function applyOnce<Refused>(change: Referred, apply: () => Refused | "applied"): Applied | Refused {
    const row = toReferenceRow(change);
    const name = row && `${row.accountId}\n${row.reference}`;
    const known = name === undefined ? undefined : references.get(name);
    if (known) return known.figures === row?.figures ? "repeated" : "differs";
    const applied = apply();
    if (row && name !== undefined && applied === "applied") references.set(name, row);
    return applied;
  }

  const hasWallet = (accountId: string) => accounts.get(accountId)?.hasWallet === true;

  const verbs: AccountStore = {
    ...keys,
    createAccount(account) {
      if (accounts.has(account.id)) return false;
      accounts.set(account.id, { ...account, status: "active" });
      return true;
    },
    listAccounts({ after = "", limit, status, plan, now }) {
      return [...accounts.values()]
        .filter(({ id }) => id > after)
        .filter((account) => status === undefined || account.status === status)
        .filter((account) => plan === undefined || accountAt(account, now).plan === plan)
        .sort((a, b) => (a.id < b.id ? -1 : 1))
        .slice(0, limit);
    },
    setStatus({ accountId, status, reason, now }) {
      const found = accounts.get(accountId);
      if (!found) return "none";
      if (found.status === "closed") return "closed";
      const { statusAt: since = now, statusReason: _, ...rest } = found;
      const suspended = { status, statusAt: since, ...(reason !== undefined && { statusReason: reason }) };
      accounts.set(accountId, { ...rest, ...(status === "active" ? { status } : suspended) });
      return "done";
    },
    closeAccount({ accountId, now }) {
      const found = accounts.get(accountId);
      if (!found) return false;
      const { statusReason: _, statusAt = now, status, ...rest } = found;
      const since = status === "closed" ? statusAt : now;
      accounts.set(accountId, { ...rest, status: "closed", statusAt: since });
      end(accountId, now);
      return true;
    },
    setPlan(change) {
      const { accountId, plan, anchorAt, startsAt, readAnchorAt, period, now } = change;
      const found = accounts.get(accountId);
      if (!found) return "none";
      const account = accountAt(found, now);
      return applyOnce<"stale">({ verb: "set_plan", ...change }, () => {
        if (readAnchorAt !== undefined && readAnchorAt !== account.anchorAt) return "stale";
        if (period) ledger.settlePassed(accountId, { period, now });
        const { next: _, ...rest } = account;
        accounts.set(
          accountId,
          startsAt === undefined
            ? { ...rest, plan, anchorAt, creditsPerPeriod: null }
            : { ...rest, next: { plan, at: startsAt, anchorAt } },
        );
        return "applied";
      });
    },
    findAccount: (accountId) => accounts.get(accountId),
    findKey(digest) {
      const key = byDigest(digest);
      const account = key && accounts.get(key.accountId);
      return key && account && { key, account };
    },
    topUp(topUp) {
      const { accountId, credits, expiresAt = null } = topUp;
      if (!hasWallet(accountId)) return "none";
      const change = { verb: "buy", credits, expiresAt } as const;
      return applyOnce<never>({ verb: "top_up", ...topUp }, () => {
        ledger.step(accountId, { ...topUp, change });
        return "applied";
      });
    },
    adjust(adjustment) {
      const { accountId, credits } = adjustment;
      if (!hasWallet(accountId)) return "none";
      const change = { verb: "adjust", credits, expiresAt: null } as const;
      return applyOnce<never>({ verb: "adjust", ...adjustment }, () => {
        ledger.step(accountId, { ...adjustment, change });
        return "applied";
      });
    },
  };

  return { verbs, hasWallet };
}
