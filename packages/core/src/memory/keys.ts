// The keys of memoryStore(): those of every account, by digest and by id.
import type { AccountStore, ApiKey } from "../store/account.js";

/** The keys with their verbs. */
export interface MemoryKeys
  extends Pick<AccountStore, "createKey" | "findKeyById" | "keysOf" | "revokeKey" | "useKey"> {
  byDigest(digest: string): ApiKey | undefined;
  /** Revokes all keys of an account, and forgets what they are called. */
  end(accountId: string, now: number): void;
}

/** No keys yet. */
export function createMemoryKeys(): MemoryKeys {
  const keys = new Map<string, ApiKey>();
  const digests = new Map<string, string>();

  const keysOf = (accountId: string) =>
    [...keys.values()].filter((key) => key.accountId === accountId).sort((a, b) => a.createdAt - b.createdAt);

  const findKeyById = (keyId: string) => keys.get(digests.get(keyId) ?? "");

  /** Changes a key; `false` where there is none. */
  function change(keyId: string, to: (key: ApiKey) => Partial<ApiKey>): boolean {
    const key = findKeyById(keyId);
    if (!key) return false;
    keys.set(key.digest, { ...key, ...to(key) });
    return true;
  }

  return {
    byDigest: (digest) => keys.get(digest),
    findKeyById,
    keysOf,
    createKey(key, replaced) {
      if (keys.has(key.digest)) throw new Error("there is a key with this digest already");
      if (replaced) {
        const { keyId, until } = replaced;
        const before = findKeyById(keyId);
        const end = before?.expiresAt ?? Number.POSITIVE_INFINITY;
        if (before?.revokedAt !== null || end <= key.createdAt) return false;
        change(keyId, () => ({ expiresAt: Math.min(end, until) }));
      }
      keys.set(key.digest, key);
      digests.set(key.id, key.digest);
      return true;
    },
    revokeKey: ({ keyId, now }) => change(keyId, ({ revokedAt }) => ({ revokedAt: revokedAt ?? now })),
    useKey({ keyId, now, since }) {
      change(keyId, ({ lastUsedAt }) =>
        lastUsedAt !== null && lastUsedAt > since ? {} : { lastUsedAt: now },
      );
    },
    end(accountId, now) {
      for (const { id } of keysOf(accountId))
        change(id, ({ revokedAt }) => ({ revokedAt: revokedAt ?? now, label: null }));
    },
  };
}
