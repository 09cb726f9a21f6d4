// Checkpoints in a file: which proof finds what somebody has changed by hand, and who is held up as one is made.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createSealer, type ProofRequest, periodAt, type Store } from "@svckit/core";
import { createTestClock } from "@svckit/testing";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { connect } from "../src/file/database.js";
import { sqliteStore } from "../src/sqlite-store.js";

const NOW = Date.UTC(2026, 0, 1);
const PERIOD = periodAt(NOW, NOW, 1_000, false);
const SECRET = createSealer("a secret of the host");

let folder: string;
let file: string;
let store: Store;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "store-sqlite-checkpoints-"));
  file = join(folder, "svc.db");
  store = sqliteStore(file, { clock: createTestClock(NOW) });
  for (const id of ["a", "b"]) {
    const account = { plan: "free", createdAt: NOW, anchorAt: NOW, creditsPerPeriod: null, hasWallet: true };
    await store.createAccount({ ...account, id });
  }
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

function change(sql: string): void {
  const beside = connect(file);
  beside.exec(sql);
  beside.close();
}

async function call(accountId: string, id: string): Promise<void> {
  const payment = { kind: "credits", accountId, period: PERIOD, amount: 2 } as const;
  await store.reserve({ id, payment, claim: undefined, now: NOW, expiresAt: NOW + 60_000 });
  const settlement = { id, verb: "capture", accountId, receipt: undefined, claim: undefined } as const;
  expect(await store.settle({ ...settlement, now: NOW })).toBe(true);
}

async function prove(request: Partial<ProofRequest> = {}) {
  const proof = await store.prove?.({
    ...{ from: "checkpoint", keep: "never", sealer: SECRET, now: NOW },
    ...request,
  });
  if (!proof) throw new Error("it proves nothing");
  return proof;
}

/** Two checkpoints, and a call of each account before, between and behind them. */
async function callsAndCheckpoints(sealer = SECRET): Promise<void> {
  for (const round of [1, 2, 3]) {
    for (const account of ["a", "b"]) await call(account, `${account}${round}`);
    if (round < 3) expect((await prove({ keep: "always", sealer })).made?.number).toBe(round);
  }
  expect(await prove({ sealer })).toMatchObject({ ok: true, from: { number: 2 }, broken: null });
}

// Calls of `a` and `b` are the rows 1 to 4 before the first checkpoint, 5 to 8 before the second, and 9 to 12.
const swap = (seq: number) => `UPDATE journal SET lines = replace(lines, '"a', '"x') WHERE seq = ${seq}`;

describe("what was changed by hand", () => {
  it.each([
    ["a line before the first", swap(1), 1],
    ["a line between the two", swap(5), 2],
    ["a row that is gone", "DELETE FROM journal WHERE seq IN (5, 6)", 2],
    ["the room between two lines", "UPDATE journal SET lines = replace(lines, ',', ', ') WHERE seq = 2", 1],
  ])("is found by the whole proof, which names the checkpoint: %s", async (_, sql, number) => {
    await callsAndCheckpoints();
    change(sql);
    expect(await prove()).toMatchObject({ ok: true, from: { number: 2 } });
    const whole = await prove({ from: "start", keep: "always" });
    expect(whole).toMatchObject({ ok: false, from: null, made: null, broken: { number, part: "digest" } });
    expect((await store.verify()).ok).toBe(false);
  });

  it.each([
    ["a wallet", "UPDATE wallet SET spent = spent - 1 WHERE id = 1"],
    ["a line behind the last", "UPDATE journal SET lines = replace(lines, ',2,', ',1,') WHERE seq = 9"],
    ["a row behind the last that is gone", "DELETE FROM journal WHERE seq = 12"],
    ["a hold that ends twice", "INSERT INTO journal SELECT 13, 13, lines FROM journal WHERE seq = 12"],
  ])("is found by the proof from the last checkpoint: %s", async (_, sql) => {
    await callsAndCheckpoints();
    change(sql);
    const proof = await prove({ keep: "always" });
    expect(proof).toMatchObject({ ok: false, from: { number: 2 }, made: null, broken: null });
  });

  it.each([
    ["what it covers", "UPDATE checkpoint SET position = position - 1 WHERE number = 2", "seal"],
    ["its digest", "UPDATE checkpoint SET digest = (SELECT digest FROM checkpoint LIMIT 1)", "seal"],
    ["its seal", "UPDATE checkpoint SET seal = 'x'", "seal"],
    [
      "the balances that are kept with it",
      `UPDATE checkpoint_balance SET text = replace(text, '[1,', '[2,')`,
      "balances",
    ],
    ["its balances' end", "DELETE FROM checkpoint_balance WHERE part > 0", "balances"],
    ["its balances, all", "UPDATE checkpoint_balance SET text = 'no JSON'", "balances"],
  ])("is found by any proof where it is a checkpoint: %s", async (_, sql, part) => {
    await callsAndCheckpoints();
    change(sql);
    for (const from of ["checkpoint", "start"] as const) {
      const proof = await prove({ from, keep: "always" });
      expect(proof).toMatchObject({ ok: false, from: null, made: null, broken: { part }, unexplained: 0 });
    }
  });

  it.each([
    ["one in the middle that is gone", "DELETE FROM checkpoint WHERE number = 1", "chain"],
    ["the entries of one before", "UPDATE checkpoint SET entries = 3 WHERE number = 1", "seal"],
  ])("is found by the whole proof where it is an earlier checkpoint: %s", async (_, sql, part) => {
    await callsAndCheckpoints();
    change(sql);
    expect(await prove({ from: "start" })).toMatchObject({ ok: false, broken: { part } });
  });

  it("is found where there is no secret too, unless the digests were made anew with it", async () => {
    const sealer = createSealer(undefined);
    await callsAndCheckpoints(sealer);
    change(swap(1));
    expect(await prove({ from: "start", sealer })).toMatchObject({ ok: false, broken: { number: 1 } });
  });

  it("leaves a secret's checkpoints unvouched for where their seal is put down to another secret", async () => {
    await callsAndCheckpoints();
    change("UPDATE checkpoint SET seal = replace(seal, 'hmac-sha256 ', 'hmac-sha256 0'), entries = 0");
    expect(await prove()).toMatchObject({ ok: false, from: null, broken: { number: 1, part: "digest" } });
  });

  it("is the end of no ledger: a new chain begins once the checkpoints are deleted", async () => {
    await callsAndCheckpoints();
    change("UPDATE checkpoint SET seal = 'x'; DELETE FROM checkpoint");
    expect(await prove({ keep: "always" })).toMatchObject({ ok: true, from: null, made: { number: 1 } });
    expect(await prove()).toMatchObject({ ok: true, from: { number: 1 } });
  });
});

describe("a checkpoint", () => {
  it("is made between the calls, and a proof holds none of them up for long, with 20,000 wallets", async () => {
    const many = 20_000;
    change(`
WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${many})
INSERT INTO account (id, plan, created_at, anchor_at, has_wallet) SELECT 'n' || i, 'free', 0, 0, 1 FROM n;
INSERT INTO wallet (account_id, period, granted, held, spent)
  SELECT id, '${PERIOD.id}', 5, 0, 0 FROM account WHERE id LIKE 'n%';
INSERT INTO journal SELECT row_number() OVER () + (SELECT coalesce(max(seq), 0) FROM journal), 1,
  json_array(json_array('grant', 'grant ' || id, id, 5, 0)) FROM wallet`);
    const first = await prove({ keep: "due" });
    expect(first).toMatchObject({ ok: true, from: null, made: { number: 1, entries: many } });
    for (let index = 0; index < 5; index += 1) await call("a", `call ${index}`);
    const next = await prove({ keep: "due" });
    expect(next).toMatchObject({ ok: true, from: { number: 1 }, made: null, spent: 10 });
    const again = await prove({ keep: "always" });
    expect(again.made?.entries).toBe(many + 11);
    // What the one before came to is dropped with it.
    const beside = connect(file);
    const rows = beside.prepare("SELECT count(DISTINCT balances) AS kept FROM checkpoint_balance").get();
    beside.close();
    expect({ ...(rows as object) }).toEqual({ kept: 1 });
    expect(await prove({ from: "start" })).toMatchObject({ ok: true, broken: null });
  });

  it("is made over what a process has left behind that was killed as it made one", async () => {
    await callsAndCheckpoints();
    change(`INSERT INTO checkpoint_balance
      SELECT 'left behind', value, 'text' FROM json_each('[${Array.from({ length: 20 }, (_, part) => part)}]')`);
    expect(await prove({ keep: "always" })).toMatchObject({
      ok: true,
      from: { number: 2 },
      made: { number: 3 },
    });
    const beside = connect(file);
    const row = beside.prepare("SELECT count(*) AS others FROM checkpoint_balance WHERE text = 'text'").get();
    beside.close();
    expect({ ...(row as object) }).toEqual({ others: 0 });
    expect(await prove()).toMatchObject({ ok: true, from: { number: 3 } });
  });

  it("is left to the next proof where another process keeps the lock, and this one says so", async () => {
    await call("a", "one");
    const beside = connect(file);
    beside.exec("BEGIN IMMEDIATE");
    const causes: unknown[] = [];
    const proof = await prove({ keep: "always", unwritten: (cause) => causes.push(cause) });
    expect(proof).toMatchObject({ ok: true, spent: 2, made: null });
    // Everybody waits for the lock, and so for one try alone.
    expect(causes).toMatchObject([{ message: expect.stringContaining("locked") }]);
    beside.exec("ROLLBACK");
    beside.close();
    expect(await prove({ keep: "always" })).toMatchObject({ ok: true, made: { number: 1 } });
  });

  it("is made by an administrator beside a server, for the server to go on from", async () => {
    await call("a", "one");
    const beside = sqliteStore(file, { role: "administrator", clock: createTestClock(NOW) });
    const request = { from: "checkpoint", keep: "always", sealer: SECRET, now: NOW } as const;
    const [mine, others] = await Promise.all([prove({ keep: "always" }), beside.prove?.(request)]);
    await beside.close();
    expect([mine.made, others?.made].filter(Boolean)).toHaveLength(1);
    expect(await prove()).toMatchObject({ ok: true, from: { number: 1 } });
  });
});
