// sqliteStore(file): the embedded store, durable in one file, for one server and any number of administrators.
import { type Clock, createMemoryRateLimit, type Settlement, type Store, systemClock } from "@svckit/core";
import { createAccounts } from "./accounts.js";
import { createDailyCounts } from "./daily-counts.js";
import { changes } from "./file/database.js";
import { createGroupCommit } from "./file/group-commit.js";
import { type OpenFile, openFile } from "./file/open-file.js";
import { writeAgain } from "./file/patience.js";
import { createTransactions } from "./file/transaction.js";
import { createAllowances } from "./money/allowances.js";
import { createClaims } from "./money/claims.js";
import { createHolds } from "./money/holds.js";
import { createJournal } from "./money/journal.js";
import { createLedgerProof } from "./money/ledger-proof.js";
import { createReceipts } from "./money/receipts.js";
import { createReservations, type Settled } from "./money/reservations.js";
import { createWallets } from "./money/wallets.js";
import { createWaiters } from "./waiters.js";

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

function createStore(opened: OpenFile, clock: Clock, role: "server" | "administrator"): Store {
  const { database, close } = opened;
  const journal = createJournal(database);
  const holds = createHolds(journal);
  const wallets = createWallets(database, journal);
  const allowances = createAllowances(database);
  const claims = createClaims(database);
  const receipts = createReceipts(database);
  const accounts = createAccounts(database);
  const takeDaily = createDailyCounts(database);
  const reservations = createReservations({ holds, wallets, allowances, claims, receipts });
  const transact = createTransactions(opened, [wallets, allowances, receipts, holds]);
  const group = createGroupCommit(transact);
  const waiters = createWaiters(clock);
  const probe = database.prepare("UPDATE probe SET count = count + 1");
  // Calls that could not be written down: what they hold is given back as soon as the file can be written to.
  let givenUp: string[] = [];

  // Whoever held something before this process took the lock is gone.
  if (role === "server") transact(() => reservations.reap(clock.now(), holds.ids()));

  const write = (settlement: Settlement) => group.run(() => reservations.settle(settlement));

  /** What a settlement comes to that could not be written at first. */
  async function settleLater(settlement: Settlement, failure: unknown): Promise<Settled> {
    // Without a hold there is nothing that would have to be given back.
    if (settlement.verb === "record") throw failure;
    try {
      return await writeAgain(clock, failure, () => write(settlement));
    } catch (error) {
      givenUp.push(settlement.id);
      throw error;
    }
  }

  return {
    ...createMemoryRateLimit(),
    reserve: (reservation) => group.run(() => reservations.reserve(reservation)),
    async settle(settlement) {
      let ended: Settled;
      try {
        ended = await write(settlement);
      } catch (error) {
        ended = await settleLater(settlement, error);
      }
      const { settled, ownsClaim } = ended;
      if (ownsClaim && settlement.claim) {
        const { claim, body } = settlement.claim;
        waiters.tell(claim, body === undefined ? "freed" : { body, fingerprint: claim.fingerprint });
      }
      return settled;
    },
    async reap(now) {
      // Only the server knows who waits for what is freed.
      if (role === "administrator") return 0;
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
    async awaitAnswer({ claim, waitMs }) {
      const found = claims.find({ claim, now: clock.now() });
      if (found.state === "free") return "freed";
      return found.state === "done" ? found.answer : waiters.wait(claim, waitMs);
    },
    wallet: wallets.read,
    topUp: (topUp) => group.run(() => wallets.topUp(topUp)),
    allowance: allowances.state,
    takeDaily: (count) => group.run(() => takeDaily(count)),
    verify: createLedgerProof(database, journal),
    createAccount: (account) => group.run(() => accounts.create(account)),
    setPlan: (change) => group.run(() => accounts.setPlan(change)),
    findAccount: accounts.find,
    createKey: (key) => group.run(() => accounts.createKey(key)),
    findKey: accounts.findKey,
    keysOf: accounts.keysOf,
    revokeKey: (revocation) => group.run(() => accounts.revokeKey(revocation)),
    usage: receipts.usage,
    findReceipt: receipts.find,
    ready: () => group.run(() => changes(probe)).catch(() => false),
    async close() {
      group.close();
      close();
    },
  };
}
