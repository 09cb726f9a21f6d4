// Checkpoints on Postgres: which proof finds what somebody has changed by hand, and what runs while one is made.
import { createSealer, createService, type ProofRequest, periodAt, type Store } from "@svckit/core";
import { createTestClock } from "@svckit/testing";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createTestSchema, type OpenedStore, type TestSchema } from "./postgres-schema.js";
import { postgresServer } from "./postgres-server.js";

const { url = "", reason } = await postgresServer();

const NOW = Date.UTC(2026, 0, 1);
const PERIOD = periodAt(NOW, NOW, 1_000, false);
const SECRET = createSealer("a secret of the host");

describe.skipIf(reason !== undefined)("checkpoints", () => {
  let schema: TestSchema;
  let store: Store;
  let pool: OpenedStore["pool"];
  beforeEach(async () => {
    schema = createTestSchema(url, []);
    ({ store, pool } = schema.open(createTestClock(NOW)));
    for (const id of ["a", "b"]) {
      const account = {
        plan: "free",
        createdAt: NOW,
        anchorAt: NOW,
        creditsPerPeriod: null,
        hasWallet: true,
      };
      await store.createAccount({ ...account, id });
    }
  });
  afterEach(() => schema.drop());

  const change = (sql: string) => schema.pool.query(sql.replaceAll("$schema", schema.name));

  async function call(accountId: string, id: string, amount?: number): Promise<void> {
    const payment = { kind: "credits", accountId, period: PERIOD, amount: 2 } as const;
    await store.reserve({ id, payment, claim: undefined, now: NOW, expiresAt: NOW + 60_000 });
    const settlement = { id, verb: "capture", accountId, receipt: undefined, claim: undefined } as const;
    expect(await store.settle({ ...settlement, amount, now: NOW })).toBe(true);
  }

  async function prove(request: Partial<ProofRequest> = {}) {
    const given = { from: "checkpoint", keep: "never", sealer: SECRET, now: NOW, ...request } as const;
    const proof = await store.prove?.(given);
    if (!proof) throw new Error("it proves nothing");
    return proof;
  }

  /** Two checkpoints, and calls of each account before, between and behind them. */
  async function callsAndCheckpoints(sealer = SECRET): Promise<void> {
    for (const round of [1, 2, 3]) {
      for (const account of ["a", "b"]) await call(account, `${account}${round}`);
      await call("a", `part${round}`, 1);
      if (round < 3) expect((await prove({ keep: "always", sealer })).made?.number).toBe(round);
    }
    expect(await prove({ sealer })).toMatchObject({ ok: true, from: { number: 2 } });
  }

  it.each([
    ["the time of a line before the first", "UPDATE $schema.ledger SET at = at + 1 WHERE tx_id = 'a1'", 1],
    ["the hold of a line", "UPDATE $schema.ledger SET tx_id = 'x' WHERE tx_id = 'b2' AND verb = 'hold'", 2],
    ["a line of nothing that is gone", "DELETE FROM $schema.ledger WHERE amount = 0", 1],
    [
      "a line of nothing before all others",
      `INSERT INTO $schema.ledger (seq, tx_id, verb, account_id, period, debit, credit, amount, at) OVERRIDING SYSTEM VALUE
        SELECT 0, 'x', 'hold', account_id, period, 'available', 'held', 0, 0 FROM $schema.ledger LIMIT 1`,
      1,
    ],
  ])("the whole proof finds by its checkpoint what was changed before it: %s", async (_, sql, number) => {
    await call("a", "nothing", 0);
    await callsAndCheckpoints();
    await change(sql);
    expect(await prove()).toMatchObject({ ok: true, from: { number: 2 } });
    const whole = await prove({ from: "start", keep: "always" });
    expect(whole).toMatchObject({ ok: false, made: null, broken: { number, part: "digest" } });
    expect((await store.verify()).ok).toBe(false);
  });

  it.each([
    ["a wallet", "UPDATE $schema.wallet SET spent = spent - 1 WHERE account_id = 'a'"],
    ["a line", "UPDATE $schema.ledger SET amount = amount - 1 WHERE tx_id = 'a3' AND verb = 'capture'"],
    ["a line that is gone", "DELETE FROM $schema.ledger WHERE tx_id = 'a3' AND verb = 'hold'"],
    [
      "whose hold a line ends",
      "UPDATE $schema.ledger SET tx_id = 'a1' WHERE tx_id = 'part3' AND verb = 'release'",
    ],
    [
      "a hold that ended twice",
      "UPDATE $schema.ledger SET tx_id = 'a3' WHERE tx_id = 'b3' AND verb = 'capture'",
    ],
    ["how a hold has ended", "UPDATE $schema.ended_hold SET state = 'voided' WHERE id = 'a3'"],
    ["what a hold has kept", "UPDATE $schema.ended_hold SET kept = 0 WHERE id = 'part3'"],
    ["a hold that is gone", "DELETE FROM $schema.ended_hold WHERE id = 'a3'"],
  ])("the proof from the last checkpoint finds what was changed behind it: %s", async (_, sql) => {
    await callsAndCheckpoints();
    await change(sql);
    const proof = await prove({ keep: "always" });
    expect(proof).toMatchObject({ ok: false, from: { number: 2 }, made: null, broken: null });
    expect(proof.unexplained).toBeGreaterThan(0);
  });

  it.each([
    ["what it covers", "UPDATE $schema.checkpoint SET position = position - 1 WHERE number = 2", "seal"],
    ["its seal", "UPDATE $schema.checkpoint SET seal = 'x'", "seal"],
    ["its totals", `UPDATE $schema.checkpoint SET totals = '{"bought":9}'`, "balances"],
    [
      "a balance",
      "UPDATE $schema.checkpoint_wallet SET spent = spent + 1, available = available - 1",
      "balances",
    ],
    ["its balances, all", "DELETE FROM $schema.checkpoint_wallet", "balances"],
  ])("any proof finds what was changed of the last checkpoint: %s", async (_, sql, part) => {
    await callsAndCheckpoints();
    await change(sql);
    for (const from of ["checkpoint", "start"] as const) {
      const proof = await prove({ from, keep: "always" });
      expect(proof).toMatchObject({ ok: false, from: null, made: null, broken: { part }, unexplained: 0 });
    }
  });

  it.each([
    ["one that is gone", "DELETE FROM $schema.checkpoint WHERE number = 1", "chain"],
    ["the entries of one", "UPDATE $schema.checkpoint SET entries = 3 WHERE number = 1", "seal"],
  ])("the whole proof finds what was changed of an earlier checkpoint: %s", async (_, sql, part) => {
    await callsAndCheckpoints();
    await change(sql);
    expect(await prove({ from: "start" })).toMatchObject({ ok: false, broken: { part } });
  });

  it("a new chain begins once the checkpoints are deleted", async () => {
    await callsAndCheckpoints(createSealer(undefined));
    await change("DELETE FROM $schema.checkpoint");
    expect(await prove({ keep: "always" })).toMatchObject({ ok: true, from: null, made: { number: 1 } });
    expect(await prove()).toMatchObject({ ok: true, from: { number: 1 } });
  });

  const lines = (number: number) =>
    change(`INSERT INTO $schema.ledger (tx_id, verb, account_id, period, debit, credit, amount, at)
      SELECT 'x', 'carry', 'a', '${PERIOD.id}', 'grant', 'available', 0, 0 FROM generate_series(1, ${number})`);

  it("one is made by itself once 20,000 lines lie behind the last, and none before", async () => {
    await call("a", "first");
    await lines(19_990);
    expect(await prove({ keep: "due" })).toMatchObject({ ok: true, from: null, made: null });
    await lines(10);
    expect(await prove({ keep: "due" })).toMatchObject({ ok: true, made: { number: 1, entries: 20_003 } });
    await lines(19_990);
    expect(await prove({ keep: "due" })).toMatchObject({ ok: true, from: { number: 1 }, made: null });
    // More than a piece of what is digested at once.
    await lines(60_000);
    expect(await prove({ keep: "due" })).toMatchObject({
      ok: true,
      from: { number: 1 },
      made: { number: 2 },
    });
    expect(await prove({ from: "start" })).toMatchObject({ ok: true, broken: null });
  });

  it("gaps between the numbers of lines are passed over, however large", async () => {
    await callsAndCheckpoints();
    await change("ALTER TABLE $schema.ledger ALTER COLUMN seq RESTART WITH 1000000000000");
    await call("a", "behind the gap");
    expect(await prove({ keep: "always" })).toMatchObject({ ok: true, made: { number: 3, entries: 25 } });
    expect(await prove({ from: "start" })).toMatchObject({ ok: true, broken: null });
  }, 5_000);

  it("no more holds are missed than were dropped by their age since the last checkpoint", async () => {
    await callsAndCheckpoints();
    const pruneAll = () => store.prune?.({ kind: "holds", before: NOW + 120_000 });
    await pruneAll();
    expect((await prove({ keep: "always" })).made?.number).toBe(3);
    for (const id of ["later", "last"]) await call("a", id, 1);
    await change("DELETE FROM $schema.ended_hold WHERE id = 'later'");
    expect(await prove()).toMatchObject({ ok: false, from: { number: 3 }, unexplained: 2 });
    // Of these two one was dropped by its age.
    await pruneAll();
    expect(await prove()).toMatchObject({ ok: false, unexplained: 2 });
    await change("UPDATE $schema.past_hold SET captured = captured + 1");
    expect(await prove()).toMatchObject({ ok: true, captured: 11 });
    await change("UPDATE $schema.past_hold SET captured = 0");
    expect((await prove()).ok).toBe(false);
  });

  it("a proof stands where its checkpoint cannot be written, and the log says why there is none", async () => {
    await call("a", "first");
    const warn = vi.fn();
    const logger = { info() {}, error() {}, warn };
    const service = createService({ providers: [], store, logger });
    await change(`CREATE FUNCTION $schema.refuse() RETURNS trigger LANGUAGE plpgsql
      AS 'BEGIN RAISE EXCEPTION ''the disk is full''; END'`);
    await change(
      "CREATE TRIGGER refuse BEFORE INSERT ON $schema.checkpoint EXECUTE FUNCTION $schema.refuse()",
    );
    expect(await service.verifyLedger({ checkpoint: true })).toMatchObject({ ok: true, made: null });
    expect(warn.mock.calls).toEqual([
      [
        expect.stringContaining("checkpoint"),
        { error: expect.objectContaining({ message: "the disk is full" }) },
      ],
    ]);
    await change("DROP FUNCTION $schema.refuse() CASCADE");
    expect(await service.verifyLedger({ checkpoint: true })).toMatchObject({ ok: true, made: { number: 1 } });
  });

  it("wallets are counted only where so many lines lie behind the last, and with the time of a proof", async () => {
    await call("a", "first");
    const sent = vi.spyOn(pool, "query");
    const counts = () =>
      sent.mock.calls
        // `as`: the store sends each statement so.
        .map(([query]) => query as unknown as { readonly text: string; readonly query_timeout: number })
        .filter(({ text }) => /count\(\*\) AS wallets/.test(text));
    await prove({ keep: "due" });
    await prove({ keep: "always" });
    expect(counts()).toEqual([]);
    await lines(20_000);
    expect((await prove({ keep: "due" })).made?.number).toBe(2);
    expect(counts()).toMatchObject([{ query_timeout: 600_000 }]);
  });

  it("holds that were dropped by their age are missed by no proof", async () => {
    await callsAndCheckpoints();
    expect(await store.prune?.({ kind: "holds", before: NOW + 120_000 })).toMatchObject({ rows: 9 });
    for (const from of ["checkpoint", "start"] as const)
      expect(await prove({ from })).toMatchObject({ ok: true, captured: 9, unexplained: 0 });
  });

  it("no checkpoint ends behind a line that is not committed yet, and the proof says that it made none", async () => {
    await call("a", "first");
    const client = await schema.pool.connect();
    await client.query("BEGIN");
    // A line of nothing, so that the balances stay as they are.
    await client.query(`INSERT INTO ${schema.name}.ledger
      (tx_id, verb, account_id, period, debit, credit, amount, at)
      VALUES ('open', 'carry', 'a', '${PERIOD.id}', 'grant', 'available', 0, 0)`);
    // Its lines come after the open one, which it does not wait for.
    await call("a", "second");
    expect(await prove({ keep: "always" })).toMatchObject({ ok: true, made: null });
    await client.query("COMMIT");
    client.release();
    expect((await prove({ keep: "always" })).made?.entries).toBe(6);
    expect(await prove({ from: "start" })).toMatchObject({ ok: true, broken: null });
  });
});
