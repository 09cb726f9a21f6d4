// sqliteStore(file): the embedded store, durable in one file, for one server and any number of administrators.
import { type Clock, createMemoryRateLimit, type Store, systemClock } from "@svckit/core";
import { createAccounts } from "./accounts.js";
import { createAllowances } from "./allowances.js";
import { createClaims } from "./claims.js";
import { createGroupCommit } from "./group-commit.js";
import { proveLedger } from "./ledger-proof.js";
import { type OpenFile, openFile } from "./open-file.js";
import { createReceipts } from "./receipts.js";
import { createReservations } from "./reservations.js";
import { createWaiters } from "./waiters.js";
import { createWallets } from "./wallets.js";

/** How a store is opened. */
export interface SqliteStoreOptions {
  readonly clock?: Clock;
  /**
   * `server` (the default) runs calls and is alone on the file; `administrator` works beside a running server and
   * runs none.
   */
  readonly role?: "server" | "administrator";
}

/**
 * Opens the store in a file, which is made where there is none. What a server that died has left held is given back
 * before this returns. Throws an `Error` where another server has the file, or where it is damaged or no store.
 */
export function sqliteStore(file: string, options: SqliteStoreOptions = {}): Store {
  const { clock = systemClock, role = "server" } = options;
  const opened = openFile(file, role);
  try {
    return createStore(opened, clock, role);
  } catch (error) {
    opened.close();
    throw error;
  }
}

function createStore({ database, close }: OpenFile, clock: Clock, role: "server" | "administrator"): Store {
  const wallets = createWallets(database);
  const receipts = createReceipts(database);
  const allowances = createAllowances(database);
  const claims = createClaims(database);
  const accounts = createAccounts(database);
  const reservations = createReservations(database, { wallets, allowances, claims, receipts });
  const waiters = createWaiters(clock);
  const group = createGroupCommit(database, [wallets, receipts]);
  const probe = database.prepare("UPDATE probe SET count = count + 1");

  // Whoever held something before this process took the guard is gone.
  if (role === "server") group.runNow(() => reservations.reap(Number.MAX_SAFE_INTEGER, clock.now()));

  return {
    ...createMemoryRateLimit(),
    reserve: (reservation) => group.run(() => reservations.reserve(reservation)),
    async settle(settlement) {
      const { settled, ownsClaim } = await group.run(() => reservations.settle(settlement));
      if (ownsClaim && settlement.claim) {
        const { claim, body } = settlement.claim;
        waiters.tell(claim, body === undefined ? "freed" : { body, fingerprint: claim.fingerprint });
      }
      return settled;
    },
    async reap(now) {
      // Only the server knows who waits for what is freed.
      if (role === "administrator") return 0;
      const { holds, freed } = await group.run(() => {
        allowances.expire(now);
        return reservations.reap(now, now);
      });
      for (const claim of freed) waiters.tell(claim, "freed");
      while (await group.run(() => claims.expire(now)));
      return holds;
    },
    findClaim: claims.find,
    async awaitAnswer(claim, waitMs) {
      const found = claims.find(claim, clock.now());
      if (found.state === "free") return "freed";
      return found.state === "done" ? found.answer : waiters.wait(claim, waitMs);
    },
    wallet: wallets.read,
    topUp: ({ accountId, cycle, credits, now }) =>
      group.run(() => wallets.topUp(accountId, cycle, credits, now)),
    allowance: allowances.state,
    takeDaily: (subject, day, limit) => group.run(() => allowances.takeDaily(subject, day, limit)),
    verify: () => proveLedger(database),
    createAccount: (account) => group.run(() => accounts.create(account)),
    setPlan: (accountId, plan, anchorAt) => group.run(() => accounts.setPlan(accountId, plan, anchorAt)),
    findAccount: accounts.find,
    createKey: (key) => group.run(() => accounts.createKey(key)),
    findKey: accounts.findKey,
    keysOf: accounts.keysOf,
    revokeKey: (keyId, now) => group.run(() => accounts.revokeKey(keyId, now)),
    usage: receipts.usage,
    findReceipt: receipts.find,
    ready: () =>
      group
        .run(() => probe.run())
        .then(
          () => true,
          () => false,
        ),
    close() {
      group.close();
      close();
    },
  };
}
