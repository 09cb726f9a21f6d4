// How a file of an earlier version becomes one of this program's, and which files are refused.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  defineExtension,
  newestVersion,
  type Period,
  periodAt,
  type Store,
  type StoreExtension,
  sha256,
  UNPAID_RECEIPTS,
} from "@svckit/core";
import { createTestClock } from "@svckit/testing";
import { afterEach, beforeEach, expect, test } from "vitest";
import { connect } from "../src/file/database.js";
import { STORE_TABLES } from "../src/file/migrations.js";
import { VIEWS } from "../src/file/schema.js";
import { takeServerLock } from "../src/file/server-lock.js";
import { sqliteStore } from "../src/sqlite-store.js";
import { startProgram } from "./killed-process.js";

const NOW = Date.UTC(2026, 0, 1);
const PERIOD = periodAt(NOW, NOW, 10, false);
const NEWEST = newestVersion(STORE_TABLES);
const VERSION_3 = readFileSync(join(import.meta.dirname, "version-3.sql"), "utf8");
const clock = createTestClock(NOW);

let folder: string;
let file: string;
const stores: Store[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "store-sqlite-migration-"));
  file = join(folder, "svc.db");
});

afterEach(async () => {
  for (const store of stores.splice(0)) await store.close();
  rmSync(folder, { recursive: true });
});

function open(
  role: "server" | "administrator" = "server",
  name = file,
  extensions: readonly StoreExtension<object>[] = [],
): Store {
  const store = sqliteStore(name, { role, clock, extensions });
  stores.push(store);
  return store;
}

/** Reads the file by itself, beside whoever has it open. */
function read(sql: string, name = file): unknown[] {
  const database = connect(name);
  const rows = database.prepare(sql).all();
  database.close();
  return rows.map((row) => ({ ...(row as object) }));
}

/** Writes to the file by itself. */
function write(sql: string): void {
  const database = connect(file);
  database.exec(sql);
  database.close();
}

const writeVersion3 = () => write(VERSION_3);
const versionOf = () => read("PRAGMA user_version")[0];
// Added columns stand where SQLite puts them: only the line breaks and comments differ from those of a new table.
const tablesOf = (name = file) =>
  read("SELECT name, sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite_%' ORDER BY name", name).map((row) =>
    JSON.stringify(row)
      .replace(/--.*?\\n/g, "")
      .replace(/(\\n|\s)+/g, " ")
      .replace(/ ([,)])/g, "$1"),
  );
const claim = (key: string) => ({ scope: "account:a", key, fingerprint: sha256(key) });
const idOf = (number: number) => `00000000-0000-7000-8000-00000000000${number}`;
const of = (period: Period, granted: number): Period => ({ ...period, granted });

test("a store of version 3 comes to the newest version with all that it held, and what had not ended is given back", async () => {
  writeVersion3();
  const store = open();
  expect(await store.verify()).toEqual({
    ...{ ok: true, sum: 0, unexplained: 0, granted: 515, spent: 11, captured: 2 },
    ...{ held: 0, voided: 3, pending: 0, bought: 0, adjusted: 0, expired: 0 },
  });
  expect(await store.wallet({ accountId: "a", period: PERIOD })).toMatchObject({
    granted: 15,
    remaining: 11,
  });
  expect(await store.wallet({ accountId: "b", period: of(PERIOD, 500) })).toMatchObject({ remaining: 493 });
  expect(await store.findAccount("b")).toMatchObject({ plan: "pro", creditsPerPeriod: 500, anchorAt: NOW });
  expect((await store.findAccount("a"))?.creditsPerPeriod).toBe(null);
  expect(await store.findKey(sha256("key of a"))).toMatchObject({
    key: { id: "key-a" },
    account: { id: "a" },
  });
  expect((await store.keysOf("b"))[0]?.revokedAt).toBe(NOW + 5);
  const answer = { body: '{"answer":"🦊"}', fingerprint: sha256("done") };
  expect(await store.findClaim({ claim: claim("done"), now: NOW })).toEqual({ state: "done", answer });
  expect(await store.findClaim({ claim: claim("running"), now: NOW })).toEqual({ state: "free" });
  expect({ ...(await store.allowance({ bucket: "address:1", day: "2026-01-01" })) }).toEqual({
    used: 1,
    inflight: 0,
  });
  expect(await store.findReceipt({ accountId: "b", receiptId: idOf(3) })).toMatchObject({ credits_used: 7 });
  const days = { fromDay: "2026-01-01", toDay: "2026-01-01", by: ["day", "tool"] } as const;
  expect(await store.usage({ accountId: "a", ...days })).toMatchObject([{ calls: 2, credits: 4 }]);
  const listed = await store.listReceipts({ accountId: "a", limit: 9 });
  expect(listed.receipts).toMatchObject(
    [2, 1].map((number) => ({ receipt: { receipt_id: idOf(number) }, settledAt: NOW })),
  );
  // What nobody has paid for goes in time, also what an earlier version had kept.
  expect(await store.findReceipt({ accountId: "a", receiptId: idOf(2) })).toMatchObject({ credits_used: 0 });
  await store.reap(NOW + UNPAID_RECEIPTS.keptMs);
  expect(await store.findReceipt({ accountId: "a", receiptId: idOf(2) })).toBe(undefined);
  expect(await store.findReceipt({ accountId: "a", receiptId: idOf(1) })).toMatchObject({ credits_used: 4 });
  expect(await store.usage({ accountId: "a", ...days })).toMatchObject([{ calls: 2, credits: 4 }]);
  expect(read("SELECT period, sum(amount) AS sum FROM ledger_line GROUP BY period")).toMatchObject([
    { period: PERIOD.id, sum: 0 },
  ]);
});

test("a store of version 3 is worked with as a new one is", async () => {
  writeVersion3();
  const store = open();
  const payment = { kind: "credits", accountId: "a", period: PERIOD, amount: 11 } as const;
  const settlement = { accountId: "a", receipt: undefined, claim: undefined, now: NOW };
  const reserved = await store.reserve({
    id: "x",
    payment,
    claim: claim("running"),
    now: NOW,
    expiresAt: NOW + 1,
  });
  expect(reserved).toEqual({ outcome: "granted", remaining: 0 });
  expect(await store.settle({ ...settlement, id: "x", verb: "capture" })).toBe(true);
  const next = periodAt(NOW, NOW + 40 * 86_400_000, 10, false);
  expect(await store.topUp({ accountId: "a", period: next, credits: 1, now: NOW })).toBe("applied");
  expect(await store.verify()).toMatchObject({ ok: true, spent: 22, granted: 526 });
});

test("the tables of a migrated store are those of a new one", async () => {
  writeVersion3();
  const old = open();
  const newer = open("server", join(folder, "new.db"));
  expect(tablesOf()).toEqual(tablesOf(join(folder, "new.db")));
  await Promise.all([old.close(), newer.close()]);
});

test("the views are those of their version: a change of them is a new version, with a step without statements", () => {
  expect(sha256(VIEWS)).toBe("603ff11f0b7ffe0960dbc70ec4cf78069ad705e78e320ed5515c214f8ca3fcde");
});

test("a store keeps a record of what was done to its tables", () => {
  writeVersion3();
  open();
  open("server", join(folder, "new.db"));
  const record = "SELECT name, version, does FROM migration";
  expect(read(record)).toMatchObject([
    { name: "store", version: 4, does: "calls a cycle a period, and records migrations" },
    { name: "store", version: 5, does: "bounds what nobody has paid for" },
    { name: "store", version: 6, does: "leaves the sliding windows to the next server" },
    { name: "store", version: 7, does: "keeps the deployment's secret" },
    { name: "store", version: 8, does: "keeps what a key stands for where nobody settles its call" },
    { name: "store", version: 9, does: "gives back what a capture does not keep" },
    {
      name: "store",
      version: 10,
      does: "keeps what was bought beyond its period, and what has acted for it",
    },
    { name: "store", version: 11, does: "keeps the calls that wait for a person" },
    { name: "store", version: 12, does: "counts calls by key and end user, too" },
    { name: "store", version: 13, does: "suspends and closes accounts, and says more of keys" },
    { name: "store", version: 14, does: "finds what is kept of end users, so that it can be forgotten" },
    { name: "store", version: 15, does: "lists the receipts of an account's calls" },
    { name: "store", version: 16, does: "keeps what proofs of the ledger have found" },
    { name: "store", version: 17, does: "gives a key the id of its answer before there is one" },
  ]);
  expect(read(record, join(folder, "new.db"))).toMatchObject([{ version: NEWEST, does: "makes the tables" }]);
});

test("an administrator migrates where no server runs, and leaves what is held to the next server", async () => {
  writeVersion3();
  expect(await open("administrator").verify()).toMatchObject({ ok: true, held: 5, pending: 2 });
  expect(await open().verify()).toMatchObject({ ok: true, held: 0, voided: 3 });
});

test("an administrator is refused where a server runs on the earlier version, and the file is left as it was", () => {
  writeVersion3();
  const before = tablesOf();
  const server = takeServerLock(file);
  expect(() => open("administrator")).toThrow(
    `the store ${file} cannot be opened: its tables have version 3 and are to have ${NEWEST}, but another server (process ${process.pid}) is running on it; stop it`,
  );
  expect([versionOf(), tablesOf()]).toEqual([{ user_version: 3 }, before]);
  server?.release();
  expect(() => open("administrator")).not.toThrow();
});

test("processes that open an earlier version at once find it migrated once", async () => {
  writeVersion3();
  const processes = await Promise.all(
    Array.from({ length: 4 }, () => startProgram("file-holder.ts", file, "administrator", "0")),
  );
  const lines = await Promise.all(processes.map((each) => each.line()));
  await Promise.all(processes.map((each) => each.kill()));
  expect(lines).toEqual(["open", "open", "open", "open"]);
  expect(read("SELECT count(*) AS steps FROM migration")).toMatchObject([
    { steps: STORE_TABLES.migrations.length },
  ]);
});

test("a migration that fails leaves the store as it was, to the program that wrote it", () => {
  writeVersion3();
  // In the way of the step's last statement.
  write("CREATE TABLE migration (id INTEGER)");
  const before = tablesOf();
  expect(() => open()).toThrow(/the store .*svc\.db cannot be opened: .*migration already exists/);
  expect([versionOf(), tablesOf()]).toEqual([{ user_version: 3 }, before]);
  write("DROP TABLE migration");
  expect(() => open()).not.toThrow();
});

test.each([
  [
    99,
    `its tables have version 99, and this program knows version ${NEWEST}: start the program that wrote them`,
  ],
  [
    2,
    `its tables have version 2, and this program brings version 3 or later to version ${NEWEST}: start a program`,
  ],
])(
  "a store of version %i is refused, with both versions and what to do, and left alone",
  (version, message) => {
    writeVersion3();
    write(`PRAGMA user_version = ${version}`);
    const before = tablesOf();
    for (const role of ["server", "administrator"] as const) expect(() => open(role)).toThrow(message);
    expect([versionOf(), tablesOf()]).toEqual([{ user_version: version }, before]);
  },
);

test("who has the file open while a later program migrates it writes nothing from then on", async () => {
  await open().close();
  const administrator = open("administrator");
  await administrator.createAccount({
    ...{ id: "a", plan: "free", createdAt: NOW, anchorAt: NOW, creditsPerPeriod: null, hasWallet: true },
  });
  write(`PRAGMA user_version = ${NEWEST + 1}`);
  await expect(administrator.topUp({ accountId: "a", period: PERIOD, credits: 1, now: NOW })).rejects.toThrow(
    `another process has brought its tables from version ${NEWEST} to version ${NEWEST + 1}: start this program anew`,
  );
  expect(await administrator.ready()).toBe(false);
  write(`PRAGMA user_version = ${NEWEST}`);
  expect(await administrator.verify()).toMatchObject({ ok: true, granted: 0 });
});

/** An extension that counts in a table of one column, renamed by its second version. */
function counterOf(version: 1 | 2): StoreExtension<{ add(): Promise<unknown> }> {
  const [column, open] = [version === 1 ? "old" : "new", () => ({ verbs: { add: async () => undefined } })];
  const migrations = [
    { version: 1, does: "makes the table", sql: "CREATE TABLE counter (old INTEGER)" },
    { version: 2, does: "renames a column", sql: "ALTER TABLE counter RENAME COLUMN old TO new" },
  ].slice(0, version);
  return defineExtension<{ add(): Promise<unknown> }>({
    name: "counter",
    memory: open,
    sqlite: {
      migrations,
      open(database) {
        const add = database.prepare(`INSERT INTO counter (${column}) VALUES (1)`);
        return { verbs: { add: () => database.write(() => add.run()) } };
      },
    },
    postgres: { migrations, open },
  });
}

test("an administrator brings a new extension to a file that a server is working on", async () => {
  const server = open();
  const administrator = open("administrator", file, [counterOf(1)]);
  await administrator.extension?.(counterOf(1)).add();
  expect(read("SELECT * FROM counter")).toEqual([{ old: 1 }]);
  expect(await server.ready()).toBe(true);
});

test("an administrator is refused a later version of an extension while a server runs", async () => {
  const server = open("server", file, [counterOf(1)]);
  expect(() => open("administrator", file, [counterOf(2)])).toThrow(
    "the tables of the extension counter have version 1 and are to have 2, but another server",
  );
  await server.close();
  const administrator = open("administrator", file, [counterOf(2)]);
  await administrator.extension?.(counterOf(2)).add();
  expect(read("SELECT name, version FROM migration WHERE name = 'counter'")).toEqual([
    { name: "counter", version: 1 },
    { name: "counter", version: 2 },
  ]);
});

test("an administrator that was open as a server migrated an extension writes nothing from then on", async () => {
  await open("server", file, [counterOf(1)]).close();
  const administrator = open("administrator", file, [counterOf(1)]);
  await administrator.extension?.(counterOf(1)).add();
  const server = open("server", file, [counterOf(2)]);
  await expect(administrator.extension?.(counterOf(1)).add()).rejects.toThrow(
    "another process has brought the tables of the extension counter from version 1 to version 2",
  );
  await server.extension?.(counterOf(2)).add();
  expect(read("SELECT * FROM counter")).toEqual([{ new: 1 }, { new: 1 }]);
});

test("two extensions of one name are refused before the tables of either are made", async () => {
  await open().close();
  const before = tablesOf();
  expect(() => open("server", file, [counterOf(1), counterOf(2)])).toThrow(
    "two extensions of the store are named counter",
  );
  expect([tablesOf(), read("SELECT * FROM migration WHERE name = 'counter'")]).toEqual([before, []]);
});

test("a program without an extension leaves its tables alone", async () => {
  await open("server", file, [counterOf(2)]).close();
  await open().close();
  expect(() => open("server", file, [counterOf(1)])).toThrow(
    "the tables of the extension counter have version 2, and this program knows version 1",
  );
});
