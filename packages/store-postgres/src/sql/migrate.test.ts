// How the tables come to be, and who has them.
import pg from "pg";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createTestSchema, type TestSchema } from "../../test/postgres-schema.js";
import { postgresServer } from "../../test/postgres-server.js";
import { migrate, postgresStore } from "../index.js";

const { url = "", reason } = await postgresServer();

describe.skipIf(reason !== undefined)("the tables", () => {
  let schema: TestSchema;
  beforeEach(() => {
    schema = createTestSchema(url);
  });
  afterEach(() => schema.drop());

  /** Makes them, and gives their version. */
  async function makeTables(): Promise<number> {
    await migrate(schema.pool, { schema: schema.name });
    const { rows } = await schema.pool.query(`SELECT version FROM ${schema.name}.schema_version`);
    return rows[0].version;
  }

  it("are made once, by whoever comes first, and left as they are", async () => {
    const again = Array.from({ length: 8 }, () => migrate(schema.pool, { schema: schema.name }));
    await Promise.all(again);
    const { store } = schema.open();
    await store.createAccount({
      id: "a",
      plan: "free",
      createdAt: 1,
      anchorAt: 1,
      creditsPerPeriod: null,
      hasWallet: true,
    });
    await migrate(schema.pool, { schema: schema.name });
    expect(await store.findAccount("a")).toMatchObject({ id: "a", createdAt: 1 });
  });

  it("of a later version are left alone, and the error says so", async () => {
    const version = await makeTables();
    await schema.pool.query(`UPDATE ${schema.name}.schema_version SET version = 99`);
    const { store } = schema.open();
    await expect(store.verify()).rejects.toThrow(
      `the tables of the store have version 99, and this program knows version ${version}: start the program that wrote them`,
    );
    await expect(store.ready()).rejects.toThrow("version 99");
  });

  it("that could not be made are made on the next use", async () => {
    const version = await makeTables();
    await schema.pool.query(`UPDATE ${schema.name}.schema_version SET version = 99`);
    const { store } = schema.open();
    await expect(store.ready()).rejects.toThrow("version 99");
    await schema.pool.query(`UPDATE ${schema.name}.schema_version SET version = ${version}`);
    expect(await store.ready()).toBe(true);
  });

  it("stay in the schema that was named, whatever it is called", async () => {
    const pool = new pg.Pool({ connectionString: url, max: 2 });
    const name = `${schema.name} "Böse" $& name`;
    const store = postgresStore(pool, { schema: name });
    expect(await store.verify()).toMatchObject({ ok: true, granted: 0 });
    const { rows } = await pool.query("SELECT count(*)::int AS tables FROM pg_tables WHERE schemaname = $1", [
      name,
    ]);
    expect(rows[0].tables).toBeGreaterThan(10);
    await store.close();
    await pool.query(`DROP SCHEMA "${name.replaceAll('"', '""')}" CASCADE`);
    await pool.end();
  });

  it("know an instance while it is open", async () => {
    const instances = async () =>
      (await schema.pool.query(`SELECT id FROM ${schema.name}.instance`)).rowCount;
    const one = schema.open().store;
    const other = schema.open().store;
    await Promise.all([one.ready(), other.ready()]);
    expect(await instances()).toBe(2);
    await one.close();
    expect(await instances()).toBe(1);
    await expect(one.verify()).rejects.toThrow("closed");
  });

  it("are written durably, also where the server's default is not to wait for the disk", async () => {
    const pool = new pg.Pool({ connectionString: url, max: 1, options: "-c synchronous_commit=off" });
    const store = postgresStore(pool, { schema: schema.name });
    await store.ready();
    const seen = await pool.query(`
      BEGIN;
      SELECT * FROM ${schema.name}.settle(1, 'x', ARRAY['none'], ARRAY['void'], ARRAY[1::bigint],
        NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
      SELECT current_setting('synchronous_commit') AS mode;
      COMMIT`);
    // `as`: several statements give several results.
    const results = seen as unknown as { rows: { mode?: string }[] }[];
    expect(results[2]?.rows[0]?.mode).toBe("on");
    await store.close();
    await pool.end();
  });

  it("are read by a reap by their keys alone: a scan that is turned off would be compiled each time", async () => {
    await schema.open().store.ready();
    const client = await schema.pool.connect();
    await client.query("BEGIN");
    await client.query(`SELECT ${schema.name}.reap(1, 1, '9 s', '{}', '{}')`);
    const { rows } = await client.query(
      `SELECT relname, seq_scan::int FROM pg_stat_xact_user_tables
        WHERE schemaname = '${schema.name}' AND seq_scan + idx_scan > 0 ORDER BY 1`,
    );
    await client.query("COMMIT");
    client.release();
    expect(rows).toEqual([{ relname: "hold", seq_scan: 0 }]);
  });

  it("are not ready for writing where the server only reads", async () => {
    const pool = new pg.Pool({ connectionString: url, max: 1 });
    const store = postgresStore(pool, { schema: schema.name });
    expect(await store.ready()).toBe(true);
    await pool.query("SET default_transaction_read_only = on");
    expect(await store.ready()).toBe(false);
    await pool.query("SET default_transaction_read_only = off");
    expect(await store.ready()).toBe(true);
    await store.close();
    await pool.end();
  });
});
