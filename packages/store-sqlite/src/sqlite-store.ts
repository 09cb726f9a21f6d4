// sqliteStore(file): the embedded store, durable in one file, for one server and any number of administrators.
import { type Clock, createMemoryRateLimit, type Store, systemClock } from "@svckit/core";
import { giveBackAbandoned } from "./abandoned.js";
import { createAccounts } from "./accounts.js";
import { createAllowances } from "./allowances.js";
import { createClaims } from "./claims.js";
import { countOneMore } from "./daily-counts.js";
import { type Change, createGroupCommit } from "./group-commit.js";
import { createHolds } from "./holds.js";
import { proveLedger } from "./ledger-proof.js";
import { type OpenFile, openFile } from "./open-file.js";
import { writePatiently } from "./patience.js";
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

// The row that is written to find out whether the file can be.
const PROBE: Change = { sql: "UPDATE probe SET count = count + 1", values: [] };

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

function createStore(
  { database, writer, isInPlace, close }: OpenFile,
  clock: Clock,
  role: "server" | "administrator",
): Store {
  // Whoever held something before this process took the guard is gone.
  if (role === "server") giveBackAbandoned(database, clock.now());

  const holds = createHolds(database);
  const wallets = createWallets(database);
  const allowances = createAllowances(database);
  const claims = createClaims(database);
  const receipts = createReceipts(database);
  const accounts = createAccounts(database);
  const reservations = createReservations({ holds, wallets, allowances, claims, receipts });
  const group = createGroupCommit(writer, [holds, wallets, allowances, claims, receipts]);
  const waiters = createWaiters(clock);
  const changes = async (change: Change) => (await group.change(change)) === 1;
  // Calls that could not be written down: what they hold is given back as soon as the file can be written to.
  let givenUp: string[] = [];
  let isLost = false;

  /** Throws where the file was taken away or another put in its place: what is written now would be lost with it. */
  function requirePlace(): void {
    isLost ||= !isInPlace();
    if (isLost) throw new Error("the store's file was removed or replaced while it was open");
  }

  return {
    ...createMemoryRateLimit(),
    async reserve(reservation) {
      if (isLost) requirePlace();
      return group.run(() => reservations.reserve(reservation));
    },
    async settle(settlement) {
      const write = () => group.run(() => reservations.settle(settlement));
      // Without a hold there is nothing that would have to be given back.
      const written = settlement.verb === "record" ? write() : writePatiently(clock, write);
      const { settled, ownsClaim } = await written.catch((error: unknown) => {
        givenUp.push(settlement.id);
        throw error;
      });
      if (ownsClaim && settlement.claim) {
        const { claim, body } = settlement.claim;
        waiters.tell(claim, body === undefined ? "freed" : { body, fingerprint: claim.fingerprint });
      }
      return settled;
    },
    async reap(now) {
      // Only the server knows who waits for what is freed.
      if (role === "administrator") return 0;
      requirePlace();
      const ended = givenUp;
      givenUp = [];
      const reaped = await group
        .run(() => {
          allowances.expire(now);
          return reservations.reap(now, ended);
        })
        .catch((error: unknown) => {
          givenUp.push(...ended);
          throw error;
        });
      for (const claim of reaped.freed) waiters.tell(claim, "freed");
      while (await group.run(() => claims.expire(now)));
      return reaped.holds;
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
    takeDaily: (subject, day, limit) => changes(countOneMore(subject, day, limit)),
    verify: () => proveLedger(database),
    createAccount: (account) => changes(accounts.create(account)),
    setPlan: (accountId, plan, anchorAt) => changes(accounts.setPlan(accountId, plan, anchorAt)),
    findAccount: accounts.find,
    async createKey(key) {
      await changes(accounts.createKey(key));
    },
    findKey: accounts.findKey,
    keysOf: accounts.keysOf,
    revokeKey: (keyId, now) => changes(accounts.revokeKey(keyId, now)),
    usage: receipts.usage,
    findReceipt: receipts.find,
    async ready() {
      isLost ||= !isInPlace();
      return !isLost && changes(PROBE).catch(() => false);
    },
    async close() {
      await group.close();
      close();
    },
  };
}
