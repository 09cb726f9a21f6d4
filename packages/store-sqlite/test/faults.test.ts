// What the store does where the file is damaged, foreign, locked or cannot be written to.
import {
  closeSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Clock, periodAt, type Reservation, type Store, systemClock } from "@svckit/core";
import { createTestClock } from "@svckit/testing";
import { afterEach, beforeEach, expect, test } from "vitest";
import { connect } from "../src/file/database.js";
import { sqliteStore } from "../src/sqlite-store.js";
import { type KilledProcess, startProgram } from "./killed-process.js";

const NOW = Date.UTC(2026, 0, 1);
const DAY_MS = 86_400_000;
const PERIOD = periodAt(NOW, NOW, 100, false);
const ACCOUNT = {
  id: "a",
  plan: "free",
  createdAt: NOW,
  anchorAt: NOW,
  creditsPerPeriod: null,
  hasWallet: true,
};

let folder: string;
let file: string;
let store: Store | undefined;
let program: KilledProcess | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "store-sqlite-faults-"));
  file = join(folder, "svc.db");
});

afterEach(async () => {
  await program?.kill();
  program = undefined;
  await store?.close();
  store = undefined;
  rmSync(folder, { recursive: true });
});

async function open(clock: Clock = createTestClock(NOW)): Promise<Store> {
  store = sqliteStore(file, { clock });
  await store.createAccount(ACCOUNT);
  return store;
}

const reservation = (id: string, more: Partial<Reservation> = {}): Reservation => ({
  id,
  payment: { kind: "credits", accountId: "a", period: PERIOD, amount: 1 },
  claim: { scope: "account:a", key: id, fingerprint: "f" },
  now: NOW,
  expiresAt: NOW + 60_000,
  ...more,
});
const settlement = (id: string, keepUntil = NOW + DAY_MS) => ({
  id,
  verb: "capture" as const,
  accountId: "a",
  receipt: undefined,
  claim: { claim: { scope: "account:a", key: id, fingerprint: "f" }, body: "answer", keepUntil },
  now: NOW,
});

const CLAIM_BEFORE = { scope: "account:a", key: "before", fingerprint: "f" };

test("a file that is no database is refused, with its name and what to do, and left as it is", () => {
  writeFileSync(file, "not a database, but long enough to be one".repeat(200));
  const before = readFileSync(file);
  expect(() => sqliteStore(file)).toThrow(/the store .*svc\.db cannot be opened: .*`svc doctor`/);
  expect(readFileSync(file)).toEqual(before);
});

test("a file whose pages are damaged is refused, with its name and what to do", async () => {
  const opened = await open();
  for (let call = 0; call < 200; call++) await opened.reserve(reservation(`call-${call}`));
  await opened.close();
  const handle = openSync(file, "r+");
  for (let page = 2; page < 12; page++) writeSync(handle, Buffer.alloc(2_048, 0xa5), 0, 2_048, page * 4_096);
  closeSync(handle);
  expect(() => sqliteStore(file)).toThrow(/the store .*svc\.db cannot be opened: .*`svc doctor`/);
});

test("a refused file leaves no lock behind", async () => {
  writeFileSync(file, "x".repeat(5_000));
  expect(() => sqliteStore(file)).toThrow("cannot be opened");
  rmSync(file);
  expect(await (await open()).ready()).toBe(true);
});

test("another program's database is refused and not written to", () => {
  const other = connect(file);
  other.exec("CREATE TABLE theirs (id INTEGER)");
  other.close();
  expect(() => sqliteStore(file)).toThrow("it is the database of another program");
  const tables = connect(file);
  expect(tables.prepare("SELECT count(*) AS tables FROM sqlite_schema").get()).toMatchObject({ tables: 1 });
  tables.close();
});

test("a store of a later version is refused", async () => {
  await (await open()).close();
  const later = connect(file);
  later.exec("PRAGMA user_version = 99");
  later.close();
  expect(() => sqliteStore(file)).toThrow("its tables have version 99, and this program knows version ");
});

test("a folder in the file's place, and one that cannot be made, are refused by name", () => {
  mkdirSync(file);
  expect(() => sqliteStore(file)).toThrow(`the store ${file} cannot be opened`);
  writeFileSync(join(folder, "plain"), "");
  expect(() => sqliteStore(join(folder, "plain", "svc.db"))).toThrow("cannot be opened");
});

test("one call that fails does not take along those that share its transaction", async () => {
  const opened = await open();
  await opened.reserve(reservation("twice", { claim: undefined }));
  const calls = ["one", "twice", "two", "twice", "three"].map((id) =>
    Promise.resolve(opened.reserve(reservation(id, { claim: undefined }))).then(
      ({ outcome }) => outcome,
      () => "failed",
    ),
  );
  expect(await Promise.all(calls)).toEqual(["granted", "failed", "granted", "failed", "granted"]);
  expect(await opened.verify()).toMatchObject({ ok: true, pending: 4, held: 4 });
  expect(await opened.wallet({ accountId: "a", period: PERIOD })).toMatchObject({ remaining: 96 });
});

test("more calls than one transaction takes are all answered", async () => {
  const opened = await open();
  const ids = Array.from({ length: 1_000 }, (_, index) => `call-${index}`);
  const outcomes = await Promise.all(ids.map(async (id) => (await opened.reserve(reservation(id))).outcome));
  expect(outcomes.filter((outcome) => outcome === "granted")).toHaveLength(100);
  expect(outcomes.filter((outcome) => outcome === "quota_exceeded")).toHaveLength(900);
});

test("while another process locks the file calls are refused with nothing written, and what was begun is ended as soon as it lets go", async () => {
  const opened = await open(systemClock);
  await opened.reserve(reservation("before"));
  const other = connect(file);
  other.exec("BEGIN IMMEDIATE");
  const started = performance.now();
  const ending = opened.settle(settlement("before"));
  const refused = ["one", "two"].map(async (id) => opened.reserve(reservation(id)));
  const results = await Promise.allSettled(refused);
  expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  // They wait for the lock together, not one after the other.
  expect(performance.now() - started).toBeLessThan(5_000);
  other.exec("ROLLBACK");
  other.close();
  expect(await ending).toBe(true);
  expect(
    await opened.findClaim({ claim: { scope: "account:a", key: "one", fingerprint: "f" }, now: NOW }),
  ).toEqual({
    state: "free",
  });
  expect((await opened.reserve(reservation("one"))).outcome).toBe("granted");
  expect(await opened.verify()).toMatchObject({ ok: true, spent: 1, pending: 1 });
}, 20_000);

test("what could not be ended in time is given back with its key by the next reaping", async () => {
  const opened = await open(systemClock);
  await opened.reserve(reservation("before"));
  const other = connect(file);
  other.exec("BEGIN IMMEDIATE");
  await expect(opened.settle(settlement("before"))).rejects.toThrow();
  await expect(opened.reap(NOW)).rejects.toThrow();
  other.exec("ROLLBACK");
  other.close();
  expect(await opened.reap(NOW)).toBe(1);
  expect(await opened.verify()).toMatchObject({ ok: true, held: 0, spent: 0, voided: 1 });
  expect((await opened.reserve(reservation("again", { claim: CLAIM_BEFORE }))).outcome).toBe("granted");
}, 30_000);

test("a file that was replaced under the server is written to no more", async () => {
  const opened = await open();
  copyFileSync(file, `${file}.copy`);
  renameSync(`${file}.copy`, file);
  expect(await opened.ready()).toBe(false);
  await expect(opened.reap(NOW)).rejects.toThrow("removed or replaced");
  await expect(opened.reserve(reservation("one"))).rejects.toThrow("removed or replaced");
});

test("on a full disk calls are refused with nothing half-written, and run again once there is room", async () => {
  // To a writer, a limit on the size of a file is a full disk.
  program = await startProgram("full-disk.ts", file);
  const words: (string | undefined)[] = [];
  for (let line = 0; line < 3; line++) words.push(await program.line());
  if (words[0] === "no limit here") return;
  expect(words).toEqual([
    "full: not ready, reserve and settle refused",
    "proof while full: ok",
    "room: all of it runs",
  ]);
}, 30_000);

test("what was queued is on the disk when the store is closed, and nothing is taken after", async () => {
  const opened = await open();
  const queued = Array.from({ length: 300 }, (_, index) => opened.reserve(reservation(`call-${index}`)));
  await opened.close();
  const outcomes = await Promise.all(queued);
  expect(outcomes.filter(({ outcome }) => outcome === "granted")).toHaveLength(100);
  await expect(async () => opened.reserve(reservation("late"))).rejects.toThrow("closed");
  await expect(async () => opened.findAccount("a")).rejects.toThrow();
  expect(await opened.ready()).toBe(false);
  store = sqliteStore(file);
  expect(await store.verify()).toMatchObject({ ok: true, voided: 100, pending: 0 });
});

test("answers, allowances and counts that are over are dropped now and then", async () => {
  const opened = await open();
  const limits = { callsPerDay: 25, sharedCallsPerDay: 100, attemptsPerMinute: 60 };
  const settle = async (id: string, keepUntil?: number) => {
    await opened.reserve(reservation(id, { payment: { kind: "free" } }));
    await opened.settle(settlement(id, keepUntil));
  };
  await Promise.all(Array.from({ length: 700 }, (_, index) => settle(`call-${index}`, NOW + DAY_MS)));
  await settle("later", NOW + 60 * DAY_MS);
  for (const day of ["2026-01-01", "2026-02-15"]) {
    await opened.takeDaily({ subject: "a", day, limit: 5 });
    await opened.reserve(
      reservation(day, { payment: { kind: "allowance", bucket: "b", day, limits }, claim: undefined }),
    );
  }
  await opened.reap(NOW + 46 * DAY_MS);
  await opened.close();
  const left = connect(file);
  const count = (table: string) => left.prepare(`SELECT count(*) AS rows FROM ${table}`).get();
  for (const [table, rows] of [
    ["claim", 1],
    ["answer", 1],
    ["allowance", 2],
    ["daily_count", 1],
  ] as const) {
    expect([table, count(table)]).toMatchObject([table, { rows }]);
  }
  left.close();
});

test("a copy of the file and its log opens as a store of its own", async () => {
  const opened = await open();
  await opened.reserve(reservation("held"));
  const copy = join(folder, "copy.db");
  copyFileSync(file, copy);
  copyFileSync(`${file}-wal`, `${copy}-wal`);
  const restored = sqliteStore(copy);
  expect(await restored.verify()).toMatchObject({ ok: true, voided: 1, pending: 0 });
  await restored.close();
  expect(await opened.verify()).toMatchObject({ ok: true, pending: 1 });
});
