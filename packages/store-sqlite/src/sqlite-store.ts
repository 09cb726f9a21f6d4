// sqliteStore(file): the embedded store, durable in one file, for one server and any number of administrators.
import {
  type AccountStore,
  type Clock,
  type Closing,
  createWaiters,
  type Extensible,
  type InProcessPart,
  openExtensions,
  requireDone,
  requireOwnExtensionNames,
  type Store,
  type StoreExtension,
  systemClock,
  tablesOf,
} from "@svckit/core";
import { createAccounts } from "./accounts.js";
import { changes, type Database } from "./file/database.js";
import { createGroupCommit, type GroupCommit } from "./file/group-commit.js";
import { type OpenFile, openFile } from "./file/open-file.js";
import { createTransactions, type Transact } from "./file/transaction.js";
import { createKeys } from "./keys.js";
import { createAllowances } from "./money/allowances.js";
import { createApprovals } from "./money/approvals.js";
import { createBilling } from "./money/billing.js";
import { createClaims } from "./money/claims.js";
import { createEndUsers } from "./money/end-users.js";
import { createHolds } from "./money/holds.js";
import { createJournal } from "./money/journal.js";
import { createLedgerProof } from "./money/ledger-proof.js";
import { createPruning } from "./money/pruning.js";
import { createReceiptList } from "./money/receipt-list.js";
import { createReceipts } from "./money/receipts.js";
import { createReferences } from "./money/references.js";
import { createReservations } from "./money/reservations.js";
import { createSettlements } from "./money/settlements.js";
import { createUsage } from "./money/usage.js";
import { createWallets, type Wallets } from "./money/wallets.js";
import { createRateLimit, type SqliteRateLimit } from "./rate-limit.js";
import { createSecretKeeper } from "./secret.js";

/** How a store is opened. */
export interface SqliteStoreOptions {
  readonly clock?: Clock;
  /**
   * `server` (the default) runs calls and is alone on the file; `administrator` works beside a running server and
   * runs none.
   */
  readonly role?: "server" | "administrator";
  /** What packages add to it. */
  readonly extensions?: readonly StoreExtension<object>[];
}

/**
 * Opens the store in a file, which is made where there is none, and migrated where an earlier program wrote it. What a
 * server that died has left held is given back before this returns. Throws an `Error` where another server has the file,
 * where a later program wrote it, and where it is damaged or no store.
 */
export function sqliteStore(file: string, options: SqliteStoreOptions = {}): Store & Extensible {
  const { clock = systemClock, role = "server", extensions = [] } = options;
  requireOwnExtensionNames(extensions);
  const tables = extensions.map((extension) => tablesOf(extension, extension.sqlite.migrations));
  const opened = openFile(file, role, tables);
  try {
    return createStore(opened, { clock, role, extensions });
  } catch (error) {
    opened.close();
    throw error;
  }
}

function createStore(
  opened: OpenFile,
  { clock, role, extensions }: Required<SqliteStoreOptions>,
): Store & Extensible {
  const { database, close } = opened;
  const journal = createJournal(database, "journal");
  const passing = createJournal(database, "passing");
  const holds = createHolds(journal, passing);
  const wallets = createWallets(database, journal);
  const allowances = createAllowances(database);
  const claims = createClaims(database);
  const usage = createUsage(database);
  const receipts = createReceipts(database, usage);
  const eraseEndUsers = createEndUsers(database, usage);
  const reservations = createReservations({ holds, wallets, allowances, claims, receipts });
  const transact = createTransactions(opened, [wallets, allowances, usage, holds, claims]);
  const group = createGroupCommit(transact);
  const { extension, parts } = openOn(opened, group, extensions);
  const approvals = createApprovals(database, group);
  const waiters = createWaiters(clock);
  const settlements = createSettlements({
    ...{ group, clock, reservations, waiters },
    expiring: [allowances, claims, receipts, approvals, { expire: passing.dropEnded }],
    extensions: parts,
  });
  const probe = database.prepare("UPDATE probe SET count = count + 1");
  const rateLimit = createRateLimit(database, group, clock);

  if (role === "server") {
    // Whoever held something is gone: this process has the lock.
    transact(() => reservations.reap(clock.now(), holds.ids()));
    rateLimit.carryOn();
  }

  return {
    ...billedVerbs(database, wallets, group, (closing) => {
      for (const part of parts) part.joinClose?.(closing);
      claims.forget(closing.scope);
    }),
    ...rateLimit.verbs,
    ...approvals.verbs,
    reserve: (reservation) => group.run(() => reservations.reserve(reservation)),
    settle: settlements.settle,
    // Only the server knows who waits for a key that is freed.
    reap: (now) => (role === "administrator" ? 0 : settlements.reap(now)),
    findClaim: claims.find,
    async awaitAnswer({ claim, waitMs }) {
      const found = claims.find({ claim, now: clock.now() });
      if (found.state === "free") return "freed";
      return found.state === "done" ? found.answer : waiters.wait({ claim, waitMs });
    },
    keepSecret: createSecretKeeper(database, group),
    wallet: wallets.read,
    allowance: allowances.state,
    ...createLedgerProof(opened, group),
    extension,
    usage: usage.usage,
    eraseEndUsers: (erasure) => group.run(() => eraseEndUsers(erasure)),
    findReceipt: receipts.find,
    listReceipts: createReceiptList(database),
    ...createPruning(database, group),
    ready: () => group.run(() => changes(probe)).catch(() => false),
    async close() {
      group.close();
      if (role === "server") leaveWindows(rateLimit, transact);
      close();
    },
  };
}

/**
 * Who is billed, and the verbs of whoever bills: they share the references that have acted. `forget` runs with the end of an
 * account.
 */
function billedVerbs(
  database: Database,
  wallets: Wallets,
  group: GroupCommit,
  forget: (closing: Closing) => void,
): AccountStore {
  const references = createReferences(database);
  const keys = createKeys(database);
  const accounts = createAccounts(database, references, keys, wallets);
  const billing = createBilling(wallets, references);
  return {
    createAccount: (account) => group.run(() => accounts.create(account)),
    setPlan: (change) => group.run(() => accounts.setPlan(change)),
    findAccount: accounts.find,
    listAccounts: accounts.list,
    setStatus: (change) => group.run(() => accounts.setStatus(change)),
    closeAccount: (closing) =>
      group.run(() => {
        forget(closing);
        return accounts.close(closing);
      }),
    createKey: (key, replaced) => group.run(() => keys.create(key, replaced)),
    useKey: (use) => group.run(() => keys.use(use)),
    findKey: accounts.findKey,
    findKeyById: keys.find,
    keysOf: keys.of,
    revokeKey: (revocation) => group.run(() => keys.revoke(revocation)),
    topUp: (topUp) => group.run(() => billing.topUp(topUp)),
    adjust: (adjustment) => group.run(() => billing.adjust(adjustment)),
  };
}

function openOn(
  { database }: OpenFile,
  group: GroupCommit,
  extensions: readonly StoreExtension<object>[],
): ReturnType<typeof openExtensions<InProcessPart<object>>> {
  return openExtensions(extensions, ({ sqlite }) =>
    sqlite.open({
      prepare: (sql) => database.prepare(sql),
      write: (work) => group.run(() => requireDone(work())),
    }),
  );
}

/** Where the file cannot be written to, the next server counts anew, as after a crash. */
function leaveWindows(rateLimit: SqliteRateLimit, transact: Transact): void {
  try {
    rateLimit.leave(transact);
  } catch {
    // Closing goes on: a lock or a full disk must not keep the process from ending.
  }
}
