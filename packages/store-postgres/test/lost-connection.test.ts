// The way to the database breaks: nothing is lost, and nothing is done twice.
import { randomUUID } from "node:crypto";
import type { Settlement, Store } from "@svckit/core";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Pool, postgresStore, type Query } from "../src/index.js";
import { createTestSchema, type TestSchema } from "./postgres-schema.js";
import { postgresServer } from "./postgres-server.js";
import { PERIOD } from "./process-task.js";

const { url = "", reason } = await postgresServer();

describe.skipIf(reason !== undefined)("a lost connection", () => {
  let schema: TestSchema;
  let store: Store;
  /** Whether the answer to a statement is lost once it is committed. */
  let loses: (query: Query) => boolean = () => false;
  /** What is done before a statement is sent; `true` where the statement sees nothing of it yet. */
  let before: (query: Query) => Promise<boolean> = async () => false;
  let lost = 0;
  let pool: pg.Pool;

  beforeEach(async () => {
    schema = createTestSchema(url);
    pool = new pg.Pool({ connectionString: url, max: 4, application_name: schema.name });
    const lossy: Pool = {
      connect: () => pool.connect(),
      on: (event, listener) => pool.on(event, listener),
      off: (event, listener) => pool.off(event, listener),
      async query(query) {
        if (await before(query)) return { rows: [], rowCount: 0 };
        const result = await pool.query(query);
        if (!loses(query)) return result;
        lost += 1;
        throw new Error("Connection terminated unexpectedly");
      },
    };
    loses = () => false;
    before = async () => false;
    lost = 0;
    store = postgresStore(lossy, { schema: schema.name });
    await store.createAccount({
      id: "a",
      plan: "free",
      createdAt: PERIOD.start,
      anchorAt: PERIOD.start,
      creditsPerPeriod: null,
      hasWallet: true,
    });
  });
  afterEach(async () => {
    await store.close();
    await pool.end();
    await schema.drop();
  });

  const reserve = (id: string, key = id) =>
    store.reserve({
      id,
      payment: { kind: "credits", accountId: "a", period: PERIOD, amount: 1 },
      claim: { scope: "account:a", key, fingerprint: "f" },
      now: Date.now(),
      expiresAt: Date.now() + 3_600_000,
    });

  const settle = (id: string, verb: Settlement["verb"]) =>
    store.settle({
      id,
      verb,
      accountId: "a",
      receipt: undefined,
      claim: {
        claim: { scope: "account:a", key: id, fingerprint: "f" },
        body: `answer ${id}`,
        keepUntil: Date.now() + 60_000,
      },
      now: Date.now(),
    });

  it("behind a commit is settled by asking again: every call has its own outcome, once", async () => {
    let n = 0;
    // Every second answer to reserve and settle is lost.
    loses = ({ text }) => /\.(reserve|settle)\(/.test(text) && n++ % 2 === 0;
    const ids = Array.from({ length: 300 }, () => randomUUID());
    const outcomes = await Promise.all(
      ids.map(async (id, index) => {
        const reserved = await reserve(id);
        const settled = await settle(id, index % 3 === 0 ? "void" : "capture");
        return [reserved.outcome, settled, await settle(id, "capture")];
      }),
    );
    expect(lost).toBeGreaterThan(1);
    for (const outcome of outcomes) expect(outcome).toEqual(["granted", true, false]);
    expect(await store.verify()).toMatchObject({
      ok: true,
      spent: 200,
      captured: 200,
      voided: 100,
      held: 0,
      pending: 0,
    });
  });

  it("refuses what has to be refused, where the answer was lost", async () => {
    const id = randomUUID();
    await reserve(id, "key");
    loses = ({ text }) => text.includes(".reserve(") && lost === 0;
    expect(await reserve(randomUUID(), "key")).toEqual({ outcome: "claimed" });
    expect(lost).toBe(1);
    loses = ({ text }) => text.includes(".settle(") && lost === 1;
    expect(await settle("unknown", "capture")).toBe(false);
  });

  it.each([false, true])(
    "behind a commit takes nothing again where a reap has given it back (late: %s)",
    async (late) => {
      loses = ({ text }) => text.includes(".reserve(") && lost === 0;
      let reaped: number | undefined;
      before = async ({ text }) => {
        if (reaped !== undefined || !text.includes("call_limit")) return false;
        reaped = 0;
        reaped = await store.reap(Date.now() + 3_600_001);
        return late;
      };
      const id = randomUUID();
      expect(await reserve(id)).toEqual({ outcome: "granted", remaining: null });
      expect([lost, reaped]).toEqual([1, 1]);
      expect(await settle(id, "capture")).toBe(false);
      expect(await store.verify()).toMatchObject({ ok: true, spent: 0, held: 0, voided: 1, pending: 0 });
    },
  );

  it("that stays lost rejects, and gives back what may have been taken", async () => {
    loses = () => true;
    await expect(reserve(randomUUID())).rejects.toThrow("terminated");
    loses = () => false;
    expect((await store.wallet({ accountId: "a", period: PERIOD }))?.held).toBe(1);
    expect(await store.reap(Date.now())).toBe(1);
    expect(await store.verify()).toMatchObject({ ok: true, held: 0, voided: 1, pending: 0 });
  });

  it("cut again and again while calls run leaves exact sums, and the store recovers by itself", async () => {
    await store.topUp({ accountId: "a", period: PERIOD, credits: 1_000_000, now: Date.now() });
    const until = Date.now() + 3_000;
    const captured: string[] = [];
    let failures = 0;
    const worker = async () => {
      while (Date.now() < until) {
        const id = randomUUID();
        try {
          if ((await reserve(id)).outcome !== "granted") continue;
          if (await settle(id, "capture")) captured.push(id);
        } catch {
          failures += 1;
        }
      }
    };
    const cutting = (async () => {
      let cuts = 0;
      while (Date.now() < until) {
        await new Promise((resolve) => setTimeout(resolve, 100));
        const { rowCount } = await schema.pool.query(
          "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = $1",
          [schema.name],
        );
        cuts += rowCount ?? 0;
      }
      return cuts;
    })();
    await Promise.all(Array.from({ length: 32 }, worker));
    const cuts = await cutting;
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await store.ready()).toBe(true);
    await store.reap(Date.now() + 3_600_001);
    const proof = await store.verify();
    console.log(`${cuts} connections cut: ${captured.length} calls captured, ${failures} failed`);
    expect(cuts).toBeGreaterThan(10);
    expect(proof).toMatchObject({ ok: true, sum: 0, unexplained: 0, held: 0, pending: 0 });
    // A call that was acknowledged is there; one that failed may be, once.
    expect(proof.captured).toBeGreaterThanOrEqual(captured.length);
    expect(proof.captured).toBeLessThanOrEqual(captured.length + failures);
    expect(new Set(captured).size).toBe(captured.length);
    expect(failures).toBeLessThan(captured.length);
  });

  it("that cannot be made rejects at once, and does nothing", async () => {
    const nowhere = new pg.Pool({ connectionString: "postgres://nobody@127.0.0.1:1/none" });
    const unreachable = postgresStore(nowhere, { schema: schema.name });
    await expect(unreachable.consumeRate({ subject: "a", limit: 1, now: Date.now() })).rejects.toMatchObject({
      code: "ECONNREFUSED",
    });
    await expect(unreachable.ready()).rejects.toMatchObject({ code: "ECONNREFUSED" });
    await unreachable.close();
    await nowhere.end();
  });
});
