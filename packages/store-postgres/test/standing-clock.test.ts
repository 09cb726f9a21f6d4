// What needs no time is done on a clock that stands still.
import { periodAt, type Store } from "@svckit/core";
import { createTestClock } from "@svckit/testing";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Pool, postgresStore, type Query } from "../src/index.js";
import { createTestSchema, type TestSchema } from "./postgres-schema.js";
import { postgresServer } from "./postgres-server.js";

const { url = "", reason } = await postgresServer();

const NOW = Date.UTC(2026, 0, 1);
const PERIOD = periodAt(NOW, NOW, 1_000, false);
const CLAIM = { scope: "account:a", key: "k", fingerprint: "f" };

describe.skipIf(reason !== undefined)("on a clock that stands still", () => {
  let schema: TestSchema;
  let store: Store;
  let pool: pg.Pool;
  /** What comes between a statement's end and its answer. */
  let behind: (query: Query) => Promise<void> = async () => {};

  beforeEach(async () => {
    schema = createTestSchema(url, []);
    pool = new pg.Pool({ connectionString: url, max: 4 });
    const slow: Pool = {
      connect: () => pool.connect(),
      on: (event, listener) => pool.on(event, listener),
      off: (event, listener) => pool.off(event, listener),
      async query(query) {
        const result = await pool.query(query);
        await behind(query);
        return result;
      },
    };
    behind = async () => {};
    store = postgresStore(slow, { schema: schema.name, clock: createTestClock(NOW) });
    const account = { plan: "free", createdAt: NOW, anchorAt: NOW, creditsPerPeriod: null, hasWallet: true };
    await store.createAccount({ ...account, id: "a" });
    const payment = { kind: "credits", accountId: "a", period: PERIOD, amount: 1 } as const;
    await store.reserve({ id: "hold", payment, claim: CLAIM, now: NOW, expiresAt: NOW + 60_000 });
  });
  afterEach(async () => {
    await store.close();
    await pool.end();
    await schema.drop();
  });

  const settle = (body: string | undefined) =>
    store.settle({
      ...{ id: "hold", verb: "capture", accountId: "a", receipt: undefined, now: NOW },
      claim: { claim: CLAIM, body, keepUntil: NOW + 60_000 },
    });

  it.each(["the answer", undefined])(
    "who looks a key up is told what comes behind that look: %s",
    async (body) => {
      behind = async ({ text }) => {
        if (!text.includes("c.fingerprint, c.hold_id")) return;
        expect(await settle(body)).toBe(true);
      };
      const told = await store.awaitAnswer({ claim: CLAIM, waitMs: 60_000 });
      expect(told).toEqual(body === undefined ? "freed" : { body, fingerprint: "f" });
    },
    5_000,
  );

  it("a call whose end was not answered is ended at once", async () => {
    let lost = 0;
    behind = async ({ text }) => {
      if (!text.includes(".settle(") || lost > 0) return;
      lost += 1;
      throw new Error("Connection terminated unexpectedly");
    };
    expect([await settle("the answer"), lost]).toEqual([true, 1]);
    expect(await store.verify()).toMatchObject({ ok: true, captured: 1, pending: 0 });
  }, 5_000);
});
