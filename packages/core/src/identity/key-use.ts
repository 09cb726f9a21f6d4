// Key use: has it written down when a key was used, about once a minute and beside the call.
import type { AccountStore, ApiKey } from "../store/account.js";

// Between two notes of a key's use.
const KEY_USE_MS = 60_000;

/** Notes that a key is used. Nobody waits for it, and what is lost is told nobody: it is a hint for people. */
export function createKeyUse(store: Pick<AccountStore, "useKey">): (key: ApiKey, now: number) => void {
  async function note(keyId: string, now: number): Promise<void> {
    try {
      await store.useKey({ keyId, now, since: now - KEY_USE_MS });
    } catch {
      // The store is away, or the service is being closed.
    }
  }
  return ({ id, lastUsedAt }, now) => {
    if (lastUsedAt === null || now - lastUsedAt >= KEY_USE_MS) void note(id, now);
  };
}
