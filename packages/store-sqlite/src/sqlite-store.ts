// sqliteStore(file): the embedded store, durable in one file, for one server and any number of administrators.
import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import {
  type Clock,
  createMemoryRateLimit,
  type Receipt,
  type Store,
  systemClock,
  type Usage,
} from "@svckit/core";
import { createAccounts } from "./accounts.js";
import { createClaims, createWaiters } from "./claims.js";
import { type Database, openDatabase } from "./database.js";
import { createGroupCommit } from "./group-commit.js";
import { takeGuard } from "./guard.js";
import { proveLedger } from "./ledger-proof.js";
import { createReservations } from "./reservations.js";
import { migrate } from "./schema.js";

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
 * at once. Throws an `Error` where another server has the file, or where it is not a store.
 */
export function sqliteStore(file: string, options: SqliteStoreOptions = {}): Store {
  const { clock = systemClock, role = "server" } = options;
  mkdirSync(dirname(file), { recursive: true });
  const guard = role === "server" ? takeGuard(file) : undefined;
  const database = open(file);
  const group = createGroupCommit(database);
  const claims = createClaims(database);
  const waiters = createWaiters(clock);
  const reservations = createReservations(database, claims);
  const accounts = createAccounts(database);
  const sql = {
    wallet: database.prepare("SELECT granted, held, spent FROM wallet WHERE account_id = ? AND cycle = ?"),
    topUp: database.prepare("UPDATE wallet SET granted = granted + ? WHERE account_id = ? AND cycle = ?"),
    post: database.prepare(
      `INSERT INTO ledger (tx_id, verb, account_id, cycle, debit, credit, amount, at)
       VALUES (?, 'grant', ?, ?, 'grant', 'available', ?, ?)`,
    ),
    allowance: database.prepare("SELECT used, inflight FROM allowance WHERE day = ? AND bucket = ?"),
    takeDaily: database.prepare(
      `INSERT INTO daily_count (day, subject, count) SELECT ?1, ?2, 1 WHERE ?3 > 0
       ON CONFLICT DO UPDATE SET count = count + 1 WHERE count < ?3`,
    ),
    usage: database.prepare(
      `SELECT day, tool, count(*) AS calls, sum(credits_used) AS credits FROM receipt
       WHERE account_id = ? AND day BETWEEN ? AND ? GROUP BY day, tool ORDER BY day, tool`,
    ),
    receipt: database.prepare("SELECT receipt FROM receipt WHERE id = ? AND account_id = ?"),
    touch: database.prepare("UPDATE account SET plan = plan WHERE id = ''"),
  };

  async function reap(lapsedBefore: number, now: number): Promise<number> {
    const freed = await group.run(() => {
      claims.expire(now);
      return reservations.reap(lapsedBefore, now);
    });
    for (const claim of freed) waiters.tell(claim, "freed");
    return freed.length;
  }

  // Whoever held something before this process took the guard is gone.
  if (guard) void reap(Number.MAX_SAFE_INTEGER, clock.now());

  return {
    ...createMemoryRateLimit(),
    reserve: (reservation) => group.run(() => reservations.reserve(reservation)),
    async settle(settlement) {
      const settled = await group.run(() => reservations.settle(settlement));
      const { claim } = settlement;
      if (settled && claim) {
        const { fingerprint } = claim.claim;
        waiters.tell(claim.claim, claim.body === undefined ? "freed" : { body: claim.body, fingerprint });
      }
      return settled;
    },
    reap: (now) => reap(now, now),
    findClaim: (claim, now) => claims.find(claim, now),
    async awaitAnswer(claim, waitMs) {
      const found = claims.find(claim, clock.now());
      if (found.state === "free") return "freed";
      return found.state === "done" ? found.answer : waiters.wait(claim, waitMs);
    },
    wallet(accountId, cycle) {
      if (!accounts.find(accountId)?.hasWallet) return undefined;
      const row = sql.wallet.get(accountId, cycle.id) as
        | { granted: number; held: number; spent: number }
        | undefined;
      const { granted, held, spent } = row ?? { granted: cycle.granted, held: 0, spent: 0 };
      return { granted, held, spent, remaining: granted - held - spent };
    },
    allowance(bucket, day) {
      const row = sql.allowance.get(day, bucket) as { used: number; inflight: number } | undefined;
      return row ?? { used: 0, inflight: 0 };
    },
    verify: () => proveLedger(database),
    createAccount: (account) => group.run(() => accounts.create(account)),
    setPlan: (accountId, plan, anchorAt) => group.run(() => accounts.setPlan(accountId, plan, anchorAt)),
    findAccount: accounts.find,
    createKey: (key) => group.run(() => accounts.createKey(key)),
    findKey: accounts.findKey,
    keysOf: accounts.keysOf,
    revokeKey: (keyId, now) => group.run(() => accounts.revokeKey(keyId, now)),
    topUp: ({ accountId, cycle, credits, now }) =>
      group.run(() => {
        if (!accounts.find(accountId)?.hasWallet) return false;
        reservations.openWallet(accountId, cycle, now);
        sql.topUp.run(credits, accountId, cycle.id);
        sql.post.run(`top-up ${accountId} ${now}`, accountId, cycle.id, credits, now);
        return true;
      }),
    takeDaily: (subject, day, limit) =>
      group.run(() => Number(sql.takeDaily.run(day, subject, limit).changes) === 1),
    usage: (accountId, fromDay, toDay) => sql.usage.all(accountId, fromDay, toDay) as Usage[],
    findReceipt(accountId, receiptId) {
      const row = sql.receipt.get(receiptId, accountId) as { receipt: string } | undefined;
      return row && (JSON.parse(row.receipt) as Receipt);
    },
    ready: () => group.run(() => Number(sql.touch.run().changes) === 0),
    close() {
      database.close();
      guard?.release();
    },
  };
}

function open(file: string): Database {
  try {
    const database = openDatabase(file);
    migrate(database);
    return database;
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`the store ${file} cannot be opened: ${why}`, { cause });
  }
}
