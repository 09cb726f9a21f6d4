// Keys and their answers in a file: what is known of a key without looking is what the file says.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Claim, periodAt, type Store } from "@svckit/core";
import { createTestClock } from "@svckit/testing";
import { afterEach, beforeEach, expect, test } from "vitest";
import { connect } from "../src/file/database.js";
import { sqliteStore } from "../src/sqlite-store.js";

const NOW = Date.UTC(2026, 0, 1);
const PERIOD = periodAt(NOW, NOW, 1_000, false);
const HOUR_MS = 3_600_000;

let folder: string;
let file: string;
let store: Store;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "store-sqlite-claims-"));
  file = join(folder, "svc.db");
  store = sqliteStore(file, { clock: createTestClock(NOW) });
  const account = { plan: "free", createdAt: NOW, anchorAt: NOW, creditsPerPeriod: null, hasWallet: true };
  await store.createAccount({ ...account, id: "a" });
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

const claimOf = (key: string): Claim => ({ scope: "account:a", key, fingerprint: `of ${key}` });

function reserve(id: string, key: string, now = NOW) {
  const payment = { kind: "credits", accountId: "a", period: PERIOD, amount: 1 } as const;
  return store.reserve({ id, payment, claim: claimOf(key), now, expiresAt: now + 60_000 });
}

function settle(id: string, key: string, body: string, now = NOW) {
  const claim = { claim: claimOf(key), body, keepUntil: now + HOUR_MS };
  return store.settle({ id, verb: "capture", accountId: "a", receipt: undefined, claim, now });
}

/** Changes the file as another process does. */
function change(sql: string): void {
  const beside = connect(file);
  beside.exec(sql);
  beside.close();
}

const find = (key: string, now = NOW) => store.findClaim({ claim: claimOf(key), now });

test("a key that was found free is taken once, whoever asks for it in the same turn", async () => {
  expect(await find("k")).toEqual({ state: "free" });
  const outcomes = await Promise.all(["one", "two", "three"].map((id) => reserve(id, "k")));
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(["granted", "claimed", "claimed"]);
  expect(await find("k")).toEqual({ state: "running", fingerprint: "of k" });
  await settle("one", "k", "the answer");
  expect(await find("k")).toMatchObject({ state: "done", answer: { body: "the answer" } });
});

test("a key that was found free, and is in the file since, is not taken", async () => {
  expect(await find("k")).toEqual({ state: "free" });
  change("INSERT INTO claim (scope, key, fingerprint, hold_id) VALUES ('account:a', 'k', 'of another', 'h')");
  expect((await reserve("one", "k")).outcome).toBe("claimed");
});

test("calls that end in another order than they began each have their own answer", async () => {
  const keys = ["a", "b", "c"];
  for (const key of keys) await reserve(key, key);
  for (const key of ["c", "a", "b"]) await settle(key, key, `answer of ${key}`);
  for (const key of keys)
    expect(await find(key)).toMatchObject({ state: "done", answer: { body: `answer of ${key}` } });
});

test("an answer whose place another one has taken is kept behind the last", async () => {
  await reserve("one", "k");
  change(`INSERT INTO answer (id, scope, key, expires_at, body)
    SELECT answer_id, 'account:b', 'other', ${NOW + HOUR_MS}, 'of another' FROM claim`);
  expect(await find("k")).toEqual({ state: "running", fingerprint: "of k" });
  await settle("one", "k", "its own");
  expect(await find("k")).toMatchObject({ state: "done", answer: { body: "its own" } });
});

test("a key whose answer has expired is taken again, and the old answer's end frees nothing of the new one", async () => {
  await reserve("one", "k");
  await settle("one", "k", "the first");
  const later = NOW + HOUR_MS;
  expect(await find("k", later)).toEqual({ state: "free" });
  expect((await reserve("two", "k", later)).outcome).toBe("granted");
  await store.reap(later);
  expect(await find("k", later)).toEqual({ state: "running", fingerprint: "of k" });
  await settle("two", "k", "the second", later);
  expect(await find("k", later)).toMatchObject({ state: "done", answer: { body: "the second" } });
});

test("a file in which an earlier program has completed keys is read as that program left it", async () => {
  change(`INSERT INTO answer (id, scope, key, expires_at, body) VALUES (900, 'account:a', 'k', ${NOW + HOUR_MS}, 'of old');
    INSERT INTO claim (scope, key, fingerprint, hold_id, answer_id, expires_at)
    VALUES ('account:a', 'k', 'of k', 'h', 900, ${NOW + HOUR_MS});`);
  expect(await find("k")).toMatchObject({ state: "done", answer: { body: "of old" } });
  expect((await reserve("one", "k")).outcome).toBe("claimed");
  expect(await find("k", NOW + HOUR_MS)).toEqual({ state: "free" });
  await store.reap(NOW + HOUR_MS);
  expect((await reserve("two", "k", NOW + HOUR_MS)).outcome).toBe("granted");
});

test("behind a transaction that failed a key is bound once still, whatever its old answer's id is", async () => {
  for (const key of ["a", "b", "c"]) await reserve(key, key);
  await settle("b", "b", "answer of b");
  // What is in the same transaction is run again, with the holds read anew.
  await expect(reserve("a", "other")).rejects.toThrow("there is a hold");
  await settle("c", "c", "answer of c");
  await settle("a", "a", "answer of a");
  const later = NOW + HOUR_MS;
  for (const key of ["d", "e", "a", "f", "g"])
    expect((await reserve(`${key}2`, key, later)).outcome).toBe("granted");
  for (const key of ["d", "e", "a", "f", "g"]) {
    expect(await find(key, later)).toEqual({ state: "running", fingerprint: `of ${key}` });
    expect((await reserve(`${key}3`, key, later)).outcome).toBe("claimed");
  }
  await store.reap(later);
  expect(await find("a", later)).toEqual({ state: "running", fingerprint: "of a" });
  await settle("a2", "a", "its own", later);
  expect(await find("a", later)).toMatchObject({ state: "done", answer: { body: "its own" } });
});

test("of answers with a budget the first to go is the one that was kept first, and not the call that began first", async () => {
  const budget = { name: "unpaid", bytes: 30 };
  const keep = (key: string) =>
    store.settle({
      ...{ id: key, verb: "void", accountId: "a", receipt: undefined, now: NOW },
      claim: { claim: claimOf(key), body: "ten  bytes", keepUntil: NOW + HOUR_MS, budget },
    });
  for (const key of ["slow", "one", "two", "three"]) await reserve(key, key);
  for (const key of ["one", "two", "three", "slow"]) await keep(key);
  await store.reap(NOW);
  const states = await Promise.all(
    ["slow", "one", "two", "three"].map(async (key) => (await find(key)).state),
  );
  expect(states).toEqual(["done", "free", "done", "done"]);
});
