// The journal of a SQLite file: what the next server, an auditor and the proof read from it.
import { linkSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { periodAt, type Store } from "@svckit/core";
import { createTestClock } from "@svckit/testing";
import { afterEach, beforeEach, expect, test } from "vitest";
import { connect } from "../src/file/database.js";
import { sqliteStore } from "../src/sqlite-store.js";

const NOW = Date.UTC(2026, 0, 1);
const PERIOD = periodAt(NOW, NOW, 1_000, false);

let folder: string;
let file: string;
let store: Store;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "store-sqlite-journal-"));
  file = join(folder, "svc.db");
  open();
  const account = { plan: "free", createdAt: NOW, anchorAt: NOW, creditsPerPeriod: null, hasWallet: true };
  await store.createAccount({ ...account, id: "a" });
});

afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

function open(role: "server" | "administrator" = "server"): void {
  store = sqliteStore(file, { clock: createTestClock(NOW), role });
}

/** Runs a statement beside the store, and gives its rows. */
function ask(sql: string): unknown[] {
  const beside = connect(file);
  try {
    // A row of the engine is no plain object, and its copy is.
    return beside
      .prepare(sql)
      .all()
      .map((row) => ({ ...(row as object) }));
  } finally {
    beside.close();
  }
}

const claimOf = (id: string) => ({ scope: "account:a", key: id, fingerprint: "f" });

async function reserve(id: string, amount = 1): Promise<string> {
  const payment = { kind: "credits", accountId: "a", period: PERIOD, amount } as const;
  const reservation = { id, payment, claim: claimOf(id), now: NOW, expiresAt: NOW + 1e9 };
  return (await store.reserve(reservation)).outcome;
}

async function settle(id: string, verb: "capture" | "void", amount?: number): Promise<boolean> {
  return store.settle({ id, verb, amount, accountId: "a", receipt: undefined, claim: undefined, now: NOW });
}

async function call(id: string, verb: "capture" | "void" = "capture"): Promise<void> {
  expect(await reserve(id)).toBe("granted");
  expect(await settle(id, verb)).toBe(true);
}

test("a hold is given back by the next server however much was written since it began, with its key", async () => {
  await call("before");
  await reserve("first", 5);
  for (let index = 0; index < 120; index++) await call(`call-${index}`);
  await reserve("last", 7);
  await store.topUp({ accountId: "a", period: PERIOD, credits: 10, now: NOW });
  await store.close();
  open();
  expect(await store.verify()).toMatchObject({ ok: true, captured: 121, voided: 2, pending: 0, held: 0 });
  expect(await store.wallet({ accountId: "a", period: PERIOD })).toMatchObject({
    spent: 121,
    held: 0,
    remaining: 1_010 - 121,
  });
  for (const id of ["first", "last"]) expect(await reserve(id)).toBe("granted");
});

test("a server that goes on knows what is pending, though an administrator writes between its calls", async () => {
  const administrator = sqliteStore(file, { role: "administrator" });
  try {
    await reserve("held", 3);
    for (let index = 0; index < 30; index++) {
      await call(`call-${index}`);
      await administrator.topUp({ accountId: "a", period: PERIOD, credits: 1, now: NOW });
    }
    await expect(reserve("held")).rejects.toThrow("there is a hold held already");
    expect(await settle("held", "capture")).toBe(true);
    expect(await settle("held", "capture")).toBe(false);
    expect(await administrator.verify()).toMatchObject({ ok: true, granted: 1_030, spent: 33, pending: 0 });
  } finally {
    await administrator.close();
  }
});

test("an auditor finds every balance in the lines, which sum to zero in each movement", async () => {
  await call("one");
  await call("two", "void");
  await reserve("three", 4);
  await reserve("four", 9);
  expect(await settle("four", "capture", 7)).toBe(true);
  await store.topUp({ accountId: "a", period: PERIOD, credits: 20, now: NOW });
  const unbalanced = "SELECT tx_id FROM ledger_line GROUP BY seq, tx_id HAVING sum(amount) <> 0";
  expect(ask(unbalanced)).toEqual([]);
  const balances = `SELECT balance, sum(amount) AS credits FROM ledger_line WHERE account_id = 'a'
    GROUP BY balance ORDER BY balance`;
  expect(ask(balances)).toEqual([
    { balance: "available", credits: 1_008 },
    { balance: "grant", credits: -1_020 },
    { balance: "held", credits: 4 },
    { balance: "spent", credits: 8 },
  ]);
  const part = "SELECT verb, amount FROM ledger WHERE tx_id = 'four' AND verb <> 'hold' ORDER BY verb";
  expect(ask(part)).toEqual([
    { verb: "capture", amount: 7 },
    { verb: "release", amount: 2 },
  ]);
});

test("an auditor finds what was bought, adjusted, carried and has expired in lines of their own", async () => {
  const sale = { accountId: "a", period: PERIOD, now: NOW };
  await store.topUp({ ...sale, credits: 20, reference: "p1", expiresAt: NOW + 1 });
  await store.topUp({ ...sale, credits: 5 });
  await store.adjust({ ...sale, credits: -3, reference: "r1", reason: "refund" });
  const next = periodAt(NOW, PERIOD.end ?? 0, 1_000, false);
  const payment = { kind: "credits", accountId: "a", period: next, amount: 1 } as const;
  await store.reserve({ id: "next", payment, claim: undefined, now: next.start, expiresAt: NOW + 1e10 });
  const moved =
    "SELECT verb, tx_id, amount FROM ledger WHERE verb NOT IN ('grant', 'hold') ORDER BY seq, amount";
  expect(ask(moved)).toEqual([
    { verb: "buy", tx_id: "reference p1", amount: 20 },
    { verb: "buy", tx_id: "buy 1", amount: 5 },
    { verb: "adjust", tx_id: "reference r1", amount: -3 },
    { verb: "carry", tx_id: "carry 1", amount: -22 },
    { verb: "expire", tx_id: "expire 2", amount: -17 },
    { verb: "carry", tx_id: "carry 2", amount: 22 },
  ]);
  expect(await store.verify()).toMatchObject({ ok: true, bought: 25, adjusted: -3, expired: 17 });
});

test.each([
  ["a reference that has left no line", "UPDATE reference SET credits = credits + 1"],
  ["a reference that is gone", "DELETE FROM reference"],
  [
    "credits that were carried from nowhere",
    `INSERT INTO journal VALUES (2, 2, '[["carry","carry 1",1,5,0]]'); UPDATE wallet SET granted = granted + 5`,
  ],
  ["a purse that is gone", "DELETE FROM purse"],
  ["a purse in a wallet that is not there", "UPDATE purse SET period = 'x'"],
  ["a lot of nothing", `UPDATE purse SET lots = '[{"credits":0,"expiresAt":null}]'`],
  ["a lot whose end its wallet does not know", `UPDATE purse SET lots = '[{"credits":5,"expiresAt":9}]'`],
  ["a wallet that expects an end of no lot", "UPDATE wallet SET lapses_at = 9"],
])("the proof tells of %s", async (_, damage) => {
  const sale = { accountId: "a", period: PERIOD, now: NOW, credits: 5, reference: "p1" };
  expect(await store.topUp(sale)).toBe("applied");
  expect(await store.verify()).toMatchObject({ ok: true, unexplained: 0 });
  await store.close();
  for (const statement of damage.split("; ")) ask(statement);
  open("administrator");
  const { ok, unexplained } = await store.verify();
  expect(ok).toBe(false);
  expect(unexplained).toBeGreaterThan(0);
});

test.each([
  ["a balance that its lines do not come to", "UPDATE wallet SET spent = spent - 1"],
  ["a wallet that is gone", "DELETE FROM wallet"],
  ["lines that are gone", "DELETE FROM journal WHERE seq = (SELECT max(seq) FROM journal)"],
  [
    "a hold that ended twice",
    "INSERT INTO journal SELECT seq + 1, 1, lines FROM journal ORDER BY seq DESC LIMIT 1",
  ],
])("the proof tells of %s", async (_, damage) => {
  await call("one");
  expect(await store.verify()).toMatchObject({ ok: true, unexplained: 0 });
  await store.close();
  ask(damage);
  open("administrator");
  const { ok, unexplained } = await store.verify();
  expect(ok).toBe(false);
  expect(unexplained).toBeGreaterThan(0);
});

const ODD = JSON.stringify([
  ["hold", "x", 1, 1, NOW],
  ["hold", "y", 1, -1, NOW],
  ["void", "x", 1, -1, NOW],
  ["void", "y", 1, 1, NOW],
]);

// Each leaves all sums as they are: what one hold lacks, the other has too much of.
const add = (...ends: (string | number)[][]) => {
  const lines = [["hold", "x", 1, 4, NOW], ["hold", "y", 1, 4, NOW], ...ends];
  return `INSERT INTO journal VALUES (7, 7, '${JSON.stringify(lines)}')`;
};
const release = (id: string, amount: number) => ["release", id, 1, amount, NOW];
const capture = (id: string, amount: number) => ["capture", id, 1, amount, NOW];

test.each([
  ["the rows of a hold and of its end are deleted", "DELETE FROM journal WHERE seq IN (3, 4)"],
  ["holds end with what others began with", `INSERT INTO journal VALUES (7, 7, '${ODD}')`],
  [
    "more is given back than was held",
    add(release("x", 5), capture("x", -1), release("y", 3), capture("y", 1)),
  ],
  [
    "less is given back than was not kept",
    add(release("x", 1), capture("x", 0), release("y", 7), capture("y", 0)),
  ],
  [
    "a hold is lowered that is not captured",
    add(release("x", 1), ["void", "x", 1, 3, NOW], ["void", "y", 1, 4, NOW]),
  ],
])("the proof notices that %s", async (_, sql) => {
  for (const id of ["h1", "h2", "h3"]) {
    expect(await reserve(id)).toBe("granted");
    await settle(id, "void");
  }
  expect((await store.verify()).ok).toBe(true);
  ask(sql);
  await store.close();
  open("administrator");
  expect((await store.verify()).ok).toBe(false);
});

test("a log that is removed under the server is noticed before a call is accepted for nothing", async () => {
  expect(await reserve("h1")).toBe("granted");
  rmSync(`${file}-wal`);
  await expect(reserve("h2")).rejects.toThrow(/log was removed/);
  expect(await store.ready()).toBe(false);
});

test("a file with a second name is refused, since each name would have a log of its own", async () => {
  linkSync(file, join(folder, "other.db"));
  expect(() => sqliteStore(join(folder, "other.db"))).toThrow(/hard link/);
});
