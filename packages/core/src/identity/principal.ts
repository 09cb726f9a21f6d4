// Principal: who asks, found by the credential that came with the call.

import { ServiceError } from "../errors/errors.js";
import { type Awaitable, andThen } from "../platform/awaitable.js";
import type { Brand } from "../platform/brand.js";
import type { Clock } from "../platform/clock.js";
import { sha256 } from "../platform/json.js";
import { createLru } from "../platform/lru.js";
import { type Account, type AccountStore, accountAt, type KeyOwner } from "../store/account.js";
import type { Period } from "../store/credits.js";
import type { Plan, Plans } from "../store/plan.js";
import { withStoreError } from "../store/store.js";
import type { ToolSelection } from "../store/tool-selection.js";
import { addressBucket } from "./address.js";
import { isWellFormedKey, type KeyKind } from "./api-key.js";
import type { Credential } from "./credential.js";
import { periodOf } from "./current-period.js";
import { type HostAccount, isEndUser } from "./host-identity.js";
import { isRefusal, type KeyTrials } from "./key-trials.js";
import { createKeyUse } from "./key-use.js";
import { findOrOpen } from "./open-account.js";
import { requireActive, requireLiveKey, requirePlan, unknownToHost } from "./refused-credential.js";

/** An account, by one of its keys. */
export interface AccountPrincipal {
  readonly kind: "account";
  readonly account: Account;
  readonly keyId: string;
  readonly keyKind: KeyKind;
  readonly plan: Plan;
  /** The period its credits are taken from now. */
  readonly period: Period;
  /** Which of the account's own users this is, as the host says: 1 to 128 characters. */
  readonly endUser?: string | undefined;
  /** What else the host says of the caller, for its own rules. */
  readonly attributes?: Readonly<Record<string, unknown>> | undefined;
  /** The tools of its key, where that has fewer than its plan. */
  readonly tools?: ToolSelection | undefined;
  /** When its key expires. */
  readonly keyExpiresAt?: number | undefined;
}

/** A caller without a key, by its address. */
export interface AnonymousPrincipal {
  readonly kind: "anonymous";
  readonly bucket: string;
}

/** The embedding program itself, for calls that it makes on its own behalf: unmetered. */
export interface HostPrincipal {
  readonly kind: "host";
}

/** Who asks. */
export type Principal = AccountPrincipal | AnonymousPrincipal | HostPrincipal;

/** What brought a session: a token of an issuer, or a monitor of the account's. */
export type SessionKind = "oauth" | "monitor";

/** Passed as a call's `principal`, it runs the call unmetered. Never build it from what a caller sent. */
export const HOST: HostPrincipal = { kind: "host" };

/** Finds out who asks. */
export interface Principals {
  /** Throws INVALID_API_KEY, UNAUTHORIZED, AUTH_NOT_CONFIGURED or AUTH_SERVICE_UNAVAILABLE; never falls back to the keyless lane. */
  identify(credential: Credential, address: string | undefined): Awaitable<Principal>;
  /** As `Service.openSession` says. */
  ofSession(accountId: string, kind?: SessionKind): Awaitable<AccountPrincipal>;
  /** The account that the host names for a request, opened at first sight on the plan that it says. Throws AUTH_SERVICE_UNAVAILABLE. */
  ofHost(named: HostAccount): Awaitable<AccountPrincipal>;
  /**
   * A principal that the host has kept, with its account, key, plan and period as they are now.
   * Throws INVALID_API_KEY, UNAUTHORIZED or AUTH_SERVICE_UNAVAILABLE.
   */
  current(principal: Principal): Awaitable<Principal>;
  /** Drops what is cached, so that a revocation acts at once in this process. */
  invalidate(): void;
}

// Within this time a revocation or a new plan in another process acts here.
const REMEMBERED_MS = 5_000;
const REMEMBERED_PRINCIPALS = 10_000;

// All sessions of an account are one credential of it, and so are all of whom the host's `identify` names.
const HOST_KEY_ID = "identify";
const KEYLESS_IDS: readonly string[] = [HOST_KEY_ID, "oauth", "monitor"] satisfies (
  | SessionKind
  | "identify"
)[];

/** The principals of a service. `apiKeys: false` is a service without an authentication backend. */
export function createPrincipals(options: {
  readonly brand: Brand;
  readonly store: AccountStore;
  readonly plans: Plans;
  readonly clock: Clock;
  readonly apiKeys: boolean;
  /** Whether the host says itself who asks. */
  readonly hostIdentifies: boolean;
  readonly trials: KeyTrials;
}): Principals {
  const { brand, store, plans, clock, trials } = options;
  // By the digest of a key; a principal that the host keeps, by its account and credential.
  const remembered = createLru<{ readonly at: number; readonly principal: AccountPrincipal | undefined }>(
    REMEMBERED_PRINCIPALS,
  );

  const noteUse = createKeyUse(store);
  let invalidations = 0;

  /** The principal of a name, from memory or, where that is too old, from the store. */
  function lookUp(
    name: string,
    find: (now: number) => Promise<AccountPrincipal | undefined>,
    known = remembered.get(name),
  ): Awaitable<AccountPrincipal> {
    const now = clock.now();
    const age = known ? now - known.at : -1;
    const isRecent = known && age >= 0 && age < REMEMBERED_MS;
    if (!isRecent || hasEnded(known.principal, now)) return load(name, find);
    return requireKnown(known.principal);
  }

  async function load(
    name: string,
    find: (now: number) => Promise<AccountPrincipal | undefined>,
  ): Promise<AccountPrincipal> {
    for (;;) {
      const asOf = invalidations;
      const now = clock.now();
      const principal = await find(now).catch((error: unknown) => {
        // A key that is refused is a known one no more. Where the store is away, it still is.
        if (isRefusal(error)) remembered.delete(name);
        throw error;
      });
      // Something has changed since: what was found may be what was before.
      if (asOf !== invalidations) continue;
      remembered.set(name, { at: now, principal });
      return requireKnown(principal);
    }
  }

  async function findByDigest(kind: KeyKind, digest: string, now: number) {
    const owner = await withStoreError("AUTH_SERVICE_UNAVAILABLE", () => store.findKey(digest));
    return owner && inUse(owner, kind, now);
  }

  async function findByKeyId({ account: { id }, keyId, keyKind: kind }: AccountPrincipal, now: number) {
    const account = await withStoreError("AUTH_SERVICE_UNAVAILABLE", () => store.findAccount(id));
    const keys = await withStoreError("AUTH_SERVICE_UNAVAILABLE", () => store.keysOf(id));
    const key = keys.find((each) => each.id === keyId);
    return account && key && inUse({ key, account }, kind, now);
  }

  function inUse(owner: KeyOwner, kind: KeyKind, now: number): AccountPrincipal {
    const principal = toPrincipal(owner, kind, plans, now);
    noteUse(owner.key, now);
    return principal;
  }

  /** An account whose holder signed in elsewhere; `keyId` says where. */
  function ofHolder(accountId: string, keyId: string, plan: string) {
    return lookUp(`${keyId} ${accountId}`, async (now) => {
      const account = await withStoreError("AUTH_SERVICE_UNAVAILABLE", () =>
        findOrOpen(store, accountId, plan, now),
      );
      return principalOf(account, { keyId, keyKind: "live" }, plans, now);
    });
  }

  /** An account principal as it is now. */
  function currentAccount(principal: AccountPrincipal): Awaitable<AccountPrincipal> {
    const { account, keyId } = principal;
    // The account is known: its plan is read.
    if (KEYLESS_IDS.includes(keyId)) return ofHolder(account.id, keyId, "free");
    return lookUp(`key ${account.id.length} ${account.id} ${keyId}`, (now) => findByKeyId(principal, now));
  }

  return {
    identify(credential, address) {
      if (credential.kind === "none") return { kind: "anonymous", bucket: addressBucket(address) };
      if (!options.apiKeys)
        throw options.hostIdentifies ? unknownToHost() : new ServiceError("AUTH_NOT_CONFIGURED");
      if (credential.kind === "malformed")
        throw new ServiceError("UNAUTHORIZED", { message: credential.reason });
      if (credential.kind === "admin")
        throw new ServiceError("UNAUTHORIZED", { message: "An administrator's key speaks for no account." });
      if (credential.kind === "oauth") {
        throw new ServiceError("UNAUTHORIZED", {
          message: `The credential is no API key, which begins with ${brand.keyPrefixes.live}, and no OAuth token is accepted here.`,
        });
      }
      const { key, keyKind: kind } = credential;
      if (kind === undefined) throw new ServiceError("INVALID_API_KEY");
      const digest = sha256(key);
      const find = (now: number) => findByDigest(kind, digest, now);
      const known = remembered.get(digest);
      if (known?.principal) return lookUp(digest, find, known);
      // Checked here: a key that is remembered was well-formed.
      if (!isWellFormedKey(brand, kind, key)) throw new ServiceError("INVALID_API_KEY");
      return trials.run(addressBucket(address), async () => lookUp(digest, find));
    },
    ofSession: (accountId, kind = "oauth") => ofHolder(accountId, kind, "free"),
    ofHost: (named) => withUser(ofHolder(named.account, HOST_KEY_ID, named.plan), named),
    current: (principal) =>
      principal.kind === "account" ? withUser(currentAccount(principal), principal) : principal,
    invalidate() {
      invalidations += 1;
      remembered.clear();
    },
  };
}

/** The principal with the user and the attributes that the host said. */
function withUser(
  found: Awaitable<AccountPrincipal>,
  { endUser, attributes }: Pick<AccountPrincipal, "endUser" | "attributes">,
): Awaitable<AccountPrincipal> {
  if (endUser === undefined && attributes === undefined) return found;
  if (endUser !== undefined && !isEndUser(endUser))
    throw new ServiceError("INTERNAL_ERROR", {
      message: "The principal's endUser is not 1 to 128 characters.",
    });
  return andThen(found, (principal) => ({ ...principal, endUser, attributes }));
}

function requireKnown(principal: AccountPrincipal | undefined): AccountPrincipal {
  if (principal === undefined) throw new ServiceError("INVALID_API_KEY");
  return principal;
}

function toPrincipal(owner: KeyOwner, keyKind: KeyKind, plans: Plans, now: number): AccountPrincipal {
  const { key, account } = owner;
  requireLiveKey(key, now);
  const principal = principalOf(account, { keyId: key.id, keyKind }, plans, now);
  const { tools, expiresAt } = key;
  if (tools === null && expiresAt === null) return principal;
  return { ...principal, tools: tools ?? undefined, keyExpiresAt: expiresAt ?? undefined };
}

function principalOf(
  kept: Account,
  { keyId, keyKind }: Pick<AccountPrincipal, "keyId" | "keyKind">,
  plans: Plans,
  now: number,
): AccountPrincipal {
  requireActive(kept.status);
  const account = accountAt(kept, now);
  const plan = requirePlan(plans, keyKind === "dev" ? "development" : account.plan);
  return {
    kind: "account",
    account,
    keyId,
    keyKind,
    plan,
    period: periodOf(account, keyKind, plan, now),
  };
}

/**
 * Whether the period of a principal that is remembered is over, or its key. The next period may be on another plan, as of a
 * moment ago: whoever opens its wallet gives it that plan's credits, for all of the period.
 */
function hasEnded(principal: AccountPrincipal | undefined, now: number): boolean {
  if (!principal) return false;
  const { period, account, keyExpiresAt } = principal;
  if (keyExpiresAt !== undefined && now >= keyExpiresAt) return true;
  return (period.end !== null && now >= period.end) || (account.next !== undefined && now >= account.next.at);
}

/** The same for an account. */
export function scopeOfAccount(accountId: string): string {
  return `account:${accountId}`;
}

/** The name under which a principal's calls are counted and its idempotency keys are kept. */
export function scopeOf(principal: Principal): string {
  if (principal.kind === "account") return scopeOfAccount(principal.account.id);
  return principal.kind === "anonymous" ? `address:${principal.bucket}` : "host";
}
