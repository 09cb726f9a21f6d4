// What the proof of a ledger on Postgres tells of captures that keep less than was held.
import { periodAt, type Store } from "@svckit/core";
import { createTestClock } from "@svckit/testing";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createTestSchema, type TestSchema } from "./postgres-schema.js";
import { postgresServer } from "./postgres-server.js";

const { url = "", reason } = await postgresServer();

const NOW = Date.UTC(2026, 0, 1);
const PERIOD = periodAt(NOW, NOW, 100, false);

describe.skipIf(reason !== undefined)("the proof", () => {
  let schema: TestSchema;
  let store: Store;
  beforeEach(async () => {
    schema = createTestSchema(url, []);
    store = schema.open(createTestClock(NOW)).store;
    const account = { plan: "free", createdAt: NOW, anchorAt: NOW, creditsPerPeriod: null, hasWallet: true };
    await store.createAccount({ ...account, id: "a" });
    await capture("whole", 9, undefined);
    await capture("part", 9, 4);
    await capture("other", 9, 5);
  });
  afterEach(() => schema.drop());

  async function capture(id: string, held: number, amount: number | undefined): Promise<void> {
    const payment = { kind: "credits", accountId: "a", period: PERIOD, amount: held } as const;
    await store.reserve({ id, payment, claim: undefined, now: NOW, expiresAt: NOW + 60_000 });
    const settlement = { id, verb: "capture", accountId: "a", receipt: undefined, claim: undefined } as const;
    expect(await store.settle({ ...settlement, amount, now: NOW })).toBe(true);
  }

  const ask = async (sql: string) => (await schema.pool.query(sql.replaceAll("$schema", schema.name))).rows;

  it("finds each hold in the lines that end it, which come to what it held", async () => {
    expect(await store.verify()).toMatchObject({ ok: true, unexplained: 0, spent: 18, captured: 3 });
    const lines = "SELECT tx_id, verb, debit, credit, amount::int FROM $schema.ledger WHERE debit = 'held'";
    expect(await ask(`${lines} ORDER BY tx_id, verb`)).toEqual([
      { tx_id: "other", verb: "capture", debit: "held", credit: "spent", amount: 5 },
      { tx_id: "other", verb: "release", debit: "held", credit: "available", amount: 4 },
      { tx_id: "part", verb: "capture", debit: "held", credit: "spent", amount: 4 },
      { tx_id: "part", verb: "release", debit: "held", credit: "available", amount: 5 },
      { tx_id: "whole", verb: "capture", debit: "held", credit: "spent", amount: 9 },
    ]);
  });

  it("adds up for an account whose id is `reference`, too", async () => {
    const account = { plan: "free", createdAt: NOW, anchorAt: NOW, creditsPerPeriod: null, hasWallet: true };
    await store.createAccount({ ...account, id: "reference" });
    const payment = { kind: "credits", accountId: "reference", period: PERIOD, amount: 1 } as const;
    await store.reserve({ id: "of it", payment, claim: undefined, now: NOW, expiresAt: NOW + 60_000 });
    expect(await store.verify()).toMatchObject({ ok: true, unexplained: 0 });
  });

  it.each([
    ["a reference has left no line", "UPDATE $schema.reference SET credits = credits + 1"],
    ["a reference is gone", "DELETE FROM $schema.reference"],
    [
      "credits were carried from nowhere",
      `WITH more AS (UPDATE $schema.wallet SET granted = granted + 5) INSERT INTO $schema.ledger
        (tx_id, verb, account_id, period, debit, credit, amount, at)
        SELECT 'x', 'carry', 'a', '${PERIOD.id}', 'grant', 'available', 5, 0`,
    ],
    ["a purse is gone", "DELETE FROM $schema.purse"],
    ["a purse is in a wallet that is not there", "UPDATE $schema.purse SET period = 'x'"],
    ["a lot has nothing", `UPDATE $schema.purse SET lots = '[{"credits":0,"expiresAt":null}]'`],
    ["a lot's end is not its wallet's", `UPDATE $schema.purse SET lots = '[{"credits":5,"expiresAt":9}]'`],
    ["a wallet expects an end of no lot", "UPDATE $schema.wallet SET lapses_at = 9"],
  ])("notices that %s", async (_, sql) => {
    const sale = { accountId: "a", period: PERIOD, now: NOW, credits: 5, reference: "p1" };
    expect(await store.topUp(sale)).toBe("applied");
    expect(await store.verify()).toMatchObject({ ok: true, bought: 5 });
    await ask(sql);
    const { ok, unexplained } = await store.verify();
    expect(ok).toBe(false);
    expect(unexplained).toBeGreaterThan(0);
  });

  // Each leaves every sum as it is.
  it.each([
    [
      "what one hold gave back stands under another",
      "UPDATE $schema.ledger SET tx_id = 'other' WHERE verb = 'release'",
    ],
    [
      "what was given back is none of a hold",
      "UPDATE $schema.ledger SET tx_id = 'x' WHERE tx_id = 'part' AND verb = 'release'",
    ],
    [
      "two holds kept what the other did",
      "UPDATE $schema.ended_hold SET kept = 9 - kept WHERE kept IS NOT NULL",
    ],
    [
      "a whole hold and a part of one are taken for each other",
      "UPDATE $schema.ended_hold SET kept = CASE id WHEN 'whole' THEN 4 END WHERE id IN ('whole', 'part')",
    ],
  ])("notices that %s", async (_, sql) => {
    expect((await store.verify()).ok).toBe(true);
    await ask(sql);
    const { ok, sum, unexplained } = await store.verify();
    expect([ok, sum]).toEqual([false, 0]);
    expect(unexplained).toBeGreaterThan(0);
  });
});
