// Roles: whoever owns the tables migrates them, and servers work under a role that may change no table.
import { createService, type Store } from "@svckit/core";
import { hello } from "@svckit/providers";
import { createTestClock } from "@svckit/testing";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { migrate, postgresStore } from "../src/index.js";
import { callAt, openAccount, rowsByMonth } from "./month-store.js";
import { createTestSchema, type TestSchema } from "./postgres-schema.js";
import { postgresServer } from "./postgres-server.js";

const { url = "", reason } = await postgresServer();

/** As `docs/operate.md` has them. */
const grants = (schema: string, role: string) => `
GRANT USAGE ON SCHEMA ${schema} TO ${role};
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${schema} TO ${role};
GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA ${schema} TO ${role};`;

describe.skipIf(reason !== undefined)("a role of the servers' own", () => {
  let schema: TestSchema;
  let role: string;
  let pool: pg.Pool;
  let store: Store | undefined;

  beforeEach(async () => {
    schema = createTestSchema(url);
    role = `${schema.name}_app`;
    await schema.pool.query(`CREATE ROLE ${role} NOLOGIN`);
    pool = new pg.Pool({ connectionString: url, max: 2, options: `-c role=${role}` });
  });
  afterEach(async () => {
    await store?.close();
    store = undefined;
    await pool.end();
    await schema.pool.query(`DROP OWNED BY ${role}; DROP ROLE ${role}`);
    await schema.drop();
  });

  it("sells, refunds and proves calls, and may change no table", async () => {
    await migrate(schema.pool, { schema: schema.name });
    await schema.pool.query(grants(schema.name, role));
    store = postgresStore(pool, { schema: schema.name });
    const service = createService({ providers: [hello()], store });
    const { id } = await service.createAccount({ credits: 5 });
    const { key } = await service.createKey(id);
    const answer = await service.execute({
      tool: "say_hello",
      args: { idempotency_key: "once" },
      credential: key,
    });
    expect(answer).toMatchObject({ ok: true });
    await service.topUp(id, 3, { reference: "payment-1" });
    expect(await service.verifyLedger()).toMatchObject({ ok: true, spent: 1 });
    await service.reap();
    await expect(pool.query(`ALTER TABLE ${schema.name}.account ADD COLUMN more TEXT`)).rejects.toThrow(
      /must be owner/,
    );
  });

  it("makes months and drops them, where it may write and delete their rows", async () => {
    const clock = createTestClock(Date.UTC(2026, 0, 1));
    await migrate(schema.pool, { schema: schema.name });
    await schema.pool.query(`${grants(schema.name, role)} CREATE ROLE ${role}_reader NOLOGIN;
      GRANT USAGE ON SCHEMA ${schema.name} TO ${role}_reader;
      GRANT SELECT ON ALL TABLES IN SCHEMA ${schema.name} TO ${role}_reader`);
    store = postgresStore(pool, { schema: schema.name, clock });
    await openAccount(store);
    await callAt(store, clock.now());
    const march = Date.UTC(2026, 2, 1);
    clock.set(march);
    await store.reap(march);
    for (const kind of ["receipts", "holds"] as const)
      expect(await store.prune?.({ kind, before: Date.UTC(2026, 1, 1) })).toEqual({ rows: 1, isMore: true });
    const months = ["2026_02: 0", "2026_03: 0", "2026_04: 0", "other: 0"];
    expect(await rowsByMonth(schema.pool, schema.name, "receipt")).toEqual(months);

    const reader = new pg.Pool({ connectionString: url, max: 1, options: `-c role=${role}_reader` });
    for (const verb of ["make_months", "drop_month_of_receipts", "drop_month_of_holds"])
      await expect(reader.query(`SELECT ${schema.name}.${verb}(${march})`)).rejects.toThrow(
        /permission denied/,
      );
    await reader.end();
    await schema.pool.query(`DROP OWNED BY ${role}_reader; DROP ROLE ${role}_reader`);
    expect(await rowsByMonth(schema.pool, schema.name, "receipt")).toEqual(months);
  });

  it("is told what it may not do where nobody has migrated", async () => {
    store = postgresStore(pool, { schema: schema.name });
    await expect(store.findAccount("a")).rejects.toThrow(/permission denied/);
  });
});
