// The clauses of the WAL checkpointer: calls do not move the log, a kill in the midst loses nothing, and without a thread all is as before.
import { once } from "node:events";
import { existsSync, mkdtempSync, renameSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { times } from "../../../testing/test/at-length.js";
import { startProgram } from "../../test/killed-process.js";
import { openPayer, payOne, spentBy } from "../../test/wal-calls.js";
import { sqliteStore } from "../sqlite-store.js";
import { connect, openDatabase } from "./database.js";
import { createWalCheckpointer } from "./wal-checkpointer.js";

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "store-sqlite-wal-"));
  file = join(folder, "svc.db");
});
afterEach(() => rmSync(folder, { recursive: true }));

const sizeOf = (path: string) => statSync(path).size;

test("the log is moved into the file by the thread, long before the connection that writes would", async () => {
  const database = openDatabase(file, 1_000);
  database.exec("CREATE TABLE t (a TEXT)");
  const checkpointer = createWalCheckpointer(file, database, 1_000);
  const add = database.prepare("INSERT INTO t VALUES ('a text')");
  const before = sizeOf(file);
  let commits = 0;
  while (sizeOf(file) === before && commits < 900) {
    add.run();
    checkpointer.committed();
    commits += 1;
    // Behind these the thread comes up.
    if (commits > 200) await sleep(10);
  }
  expect(sizeOf(file)).toBeGreaterThan(before);
  expect(sizeOf(`${file}-wal`)).toBeLessThan(950 * 4_120);
  checkpointer.close();
  database.close();
});

test("a log starts anew while calls go on, so that it does not grow with them", async () => {
  const store = sqliteStore(file);
  await openPayer(store);
  let largest = 0;
  let isOver = false;
  const callers = Array.from({ length: 64 }, async () => {
    while (!isOver) await payOne(store);
  });
  for (let at = 0; at < times(20, 200); at++) {
    await sleep(100);
    largest = Math.max(largest, sizeOf(`${file}-wal`));
  }
  isOver = true;
  await Promise.all(callers);
  expect(largest).toBeLessThan(3 * 4_000 * 4_096);
  expect(await store.verify()).toMatchObject({ ok: true, held: 0, spent: await spentBy(store) });
  await store.close();
  // The file alone is the whole store.
  expect(statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0).toBe(0);
}, 60_000);

test(`over ${times(2, 40)} kills while the log is moved nothing that was answered is lost, and the file is whole`, async () => {
  let answered = 0;
  for (let kill = 0; kill < times(2, 40); kill++) {
    const server = await startProgram("wal-program.ts", file);
    let last = 0;
    // Behind the first 200 commits the thread is there.
    const until = 150 + Math.random() * 1_500;
    while (last < until) last = Number(await server.line());
    await server.kill();
    for (let line = await server.line(); line !== undefined; line = await server.line()) last = Number(line);
    answered += last;
    const next = sqliteStore(file);
    expect(await next.verify()).toMatchObject({ ok: true, held: 0, unexplained: 0 });
    expect(await spentBy(next)).toBeGreaterThanOrEqual(answered);
    answered = (await spentBy(next)) ?? 0;
    await next.close();
    const database = connect(file);
    expect(database.prepare("PRAGMA integrity_check").get()).toEqual({ integrity_check: "ok" });
    database.close();
  }
}, 600_000);

test("where the thread cannot open the file the connection that writes goes on by itself, and is let go at once", async () => {
  const database = openDatabase(file, 1_000);
  database.exec("CREATE TABLE t (a TEXT)");
  const checkpointer = createWalCheckpointer(join(folder, "none", "svc.db"), database, 1_000);
  for (let at = 0; at < 400; at++) checkpointer.committed();
  await sleep(1_000);
  for (let at = 0; at < 400; at++) checkpointer.committed();
  expect(database.prepare("PRAGMA wal_autocheckpoint").get()).toEqual({ wal_autocheckpoint: 1_000 });
  const began = performance.now();
  checkpointer.close();
  expect(performance.now() - began).toBeLessThan(1_000);
  database.close();
});

test("a store that is closed as its thread comes up lets go of the file", async () => {
  const store = sqliteStore(file);
  await openPayer(store);
  for (let at = 0; at < 101; at++) await payOne(store);
  await store.close();
  renameSync(file, join(folder, "moved.db"));
  const moved = sqliteStore(join(folder, "moved.db"));
  expect(await spentBy(moved)).toBe(101);
  await moved.close();
});

test("a file that is moved away as the thread comes up is not made anew, and keeps all that was answered", async () => {
  const store = sqliteStore(file);
  await openPayer(store);
  for (let at = 0; at < 100; at++) await payOne(store);
  renameSync(file, join(folder, "moved.db"));
  // Long enough for it to come up, and to find that the file is gone.
  await sleep(500);
  await expect(payOne(store)).rejects.toThrow("removed or replaced");
  await store.close();
  expect(existsSync(file)).toBe(false);
  const moved = sqliteStore(join(folder, "moved.db"));
  expect(await spentBy(moved)).toBe(100);
  await moved.close();
});

test(`a process that ends itself while its thread moves the log ends well, ${times(4, 40)} times`, async () => {
  for (let end = 0; end < times(4, 40); end++) {
    // From where the thread comes up on.
    const server = await startProgram("wal-program.ts", file, String(100 + Math.floor(Math.random() * 600)));
    const [code] = await once(server.child, "exit");
    expect(code).toBe(0);
  }
  const store = sqliteStore(file);
  expect(await store.verify()).toMatchObject({ ok: true, held: 0, unexplained: 0 });
  await store.close();
}, 600_000);
