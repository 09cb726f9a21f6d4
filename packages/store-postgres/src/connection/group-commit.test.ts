// Batches: what goes into one, and that each of its calls has an outcome of its own.
import { randomUUID } from "node:crypto";
import type { Reservation, Reserved } from "@svckit/core";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createTestSchema, type TestSchema } from "../../test/postgres-schema.js";
import { postgresServer } from "../../test/postgres-server.js";
import { PERIOD } from "../../test/process-task.js";
import { postgresStore } from "../index.js";
import { createGroupCommit } from "./group-commit.js";

const { url = "", reason } = await postgresServer();

const pay = (accountId: string, key: string | undefined): Reservation => ({
  id: randomUUID(),
  payment: { kind: "credits", accountId, period: PERIOD, amount: 1 },
  claim: key === undefined ? undefined : { scope: `account:${accountId}`, key, fingerprint: "f" },
  now: Date.now(),
  expiresAt: Date.now() + 60_000,
});

const account = (id: string) => ({
  id,
  plan: "free",
  createdAt: PERIOD.start,
  anchorAt: PERIOD.start,
  creditsPerPeriod: null,
  hasWallet: true,
});

describe("a group commit", () => {
  it("sends what came together at once, and what came since with the next batch", async () => {
    const batches: number[][] = [];
    const group = createGroupCommit<number, number>({
      keysOf: () => [],
      isOfItem: () => false,
      async run(items) {
        batches.push([...items]);
        return items.map((item) => item * 2);
      },
    });
    const answers = [1, 2, 3].map((item) => group.send(item).then((twice) => group.send(twice)));
    expect(await Promise.all(answers)).toEqual([4, 8, 12]);
    expect(batches).toEqual([
      [1, 2, 3],
      [2, 4, 6],
    ]);
    await group.idle();
  });

  it("keeps what shares a key, and what is too long together, for the next batch", async () => {
    const batches: string[][] = [];
    const group = createGroupCommit<string, string>({
      keysOf: (item) => [item.slice(0, 1)],
      sizeOf: (item) => item.length,
      isOfItem: () => false,
      async run(items) {
        batches.push(items.map((item) => item.slice(0, 2)));
        return items;
      },
    });
    await Promise.all(["a1", "b1", "a2", `c1${"-".repeat(1_000_000)}`, "d1"].map(group.send));
    expect(batches).toEqual([
      ["a1", "b1", "c1"],
      ["a2", "d1"],
    ]);
  });
});

describe.skipIf(reason !== undefined)("a batch", () => {
  let schema: TestSchema;
  beforeEach(() => {
    schema = createTestSchema(url, []);
  });
  afterEach(() => schema.drop());

  it("refuses a call that the database cannot take, and grants the others", async () => {
    const { store } = schema.open();
    await store.createAccount(account("a"));
    const keys = ["one", "no \u0000 text", "two", undefined];
    const settled = await Promise.allSettled(keys.map(async (key) => store.reserve(pay("a", key))));
    expect(settled.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled", "fulfilled"]);
    expect((await store.wallet({ accountId: "a", period: PERIOD }))?.held).toBe(3);
  });

  it("grants, refuses and finds nothing to pay with, each call on its own", async () => {
    const { store } = schema.open();
    for (const id of ["a", "b"]) await store.createAccount(account(id));
    await store.createAccount({ ...account("none"), hasWallet: false });
    const small = { ...PERIOD, granted: 2 };
    const of = (accountId: string, amount: number): Reservation => ({
      ...pay(accountId, undefined),
      payment: { kind: "credits", accountId, period: small, amount },
    });
    const calls = [of("b", 1), of("a", 3), of("a", 2), of("none", 1), of("a", 1), of("b", 2), of("b", 1)];
    const reserved = await Promise.all(calls.map(async (call) => store.reserve(call)));
    expect(reserved).toEqual<Reserved[]>([
      { outcome: "granted", remaining: 1 },
      { outcome: "quota_exceeded" },
      { outcome: "granted", remaining: 0 },
      { outcome: "no_wallet" },
      { outcome: "quota_exceeded" },
      { outcome: "quota_exceeded" },
      { outcome: "granted", remaining: 0 },
    ]);
  });

  it("that loses a race with another is run again, at any isolation", async () => {
    const options = "-c default_transaction_isolation=serializable";
    const pools = [1, 2, 3].map(() => new pg.Pool({ connectionString: url, max: 4, options }));
    const stores = pools.map((pool) => postgresStore(pool, { schema: schema.name }));
    await stores[0]?.createAccount(account("a"));
    const ids = Array.from({ length: 300 }, () => randomUUID());
    const allowed = await Promise.all(
      ids.map(async (id, n) => {
        const store = stores[n % 3];
        await store?.reserve({ ...pay("a", undefined), id });
        const settlement = { id, accountId: "a", receipt: undefined, claim: undefined, now: Date.now() };
        await store?.settle({ ...settlement, verb: n % 2 === 0 ? "capture" : "void" });
        return (await store?.consumeRate({ subject: "a", limit: 100, now: Date.now() }))?.allowed;
      }),
    );
    expect(allowed.filter(Boolean)).toHaveLength(100);
    expect(await stores[0]?.verify()).toMatchObject({ ok: true, spent: 150, voided: 150, held: 0 });
    for (const [n, store] of stores.entries()) {
      await store.close();
      await pools[n]?.end();
    }
  });
});
