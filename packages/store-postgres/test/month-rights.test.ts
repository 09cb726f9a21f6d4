// Whose rights months need: servers have them made and dropped with those of whoever has migrated, nobody gains any, and none is refused.
import type { Store } from "@svckit/core";
import { createTestClock } from "@svckit/testing";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { migrate, postgresStore } from "../src/index.js";
import { callAt, listeningLogger, openAccount, rowsByMonth } from "./month-store.js";
import { createTestSchema, type TestSchema } from "./postgres-schema.js";
import { postgresServer } from "./postgres-server.js";

const { url = "", reason } = await postgresServer();

const JANUARY = Date.UTC(2026, 0, 1);
const FEBRUARY = Date.UTC(2026, 1, 1);
const MARCH = Date.UTC(2026, 2, 1);

// Functions that fit what is written by its name better than Postgres' own, and such as those of the store are called.
const BETTER = [
  "has_table_privilege(text, regclass, text) RETURNS boolean",
  "has_table_privilege(name, regclass, text) RETURNS boolean",
  "has_table_privilege(name, text, name) RETURNS boolean",
  "format(text, text, text) RETURNS text",
  "format(text, name, text, text) RETURNS text",
  "format(text, regclass, bigint) RETURNS text",
  "to_timestamp(bigint) RETURNS timestamptz",
  "date_trunc(text, timestamp) RETURNS timestamp",
  "lpad(text, int, name) RETURNS text",
  "greatest_of(bigint, int) RETURNS bigint",
  "to_char(timestamp, name) RETURNS text",
  "month_at(bigint, bigint) RETURNS bigint",
  "id_at(numeric) RETURNS text",
  "id_at(int) RETURNS text",
  "months_of(name) RETURNS text",
  "require_right(text, name) RETURNS void",
  "is_month_there(text, text, name) RETURNS boolean",
  "is_month_kept(regclass, text, text, bigint, text) RETURNS boolean",
  "keep_past_holds(bigint, bigint, numeric, numeric) RETURNS void",
];
const OPERATORS = [
  ["=", "name", "text"],
  ["=", "oid", "regclass"],
  ["=", "regclass", "oid"],
  ["<>", "name", "text"],
  ["||", "text", "name"],
  ["<=", "text", "name"],
  [">=", "bigint", "text"],
  ["/", "bigint", "smallint"],
];

describe.skipIf(reason !== undefined)("months", () => {
  const clock = createTestClock(JANUARY);
  let schema: TestSchema;
  let role: string;
  let pool: pg.Pool;
  let store: Store;
  let reasons: string[];

  beforeEach(async () => {
    clock.set(JANUARY);
    schema = createTestSchema(url);
    role = `${schema.name}_app`;
    await migrate(schema.pool, { schema: schema.name });
    await ask(`CREATE ROLE ${role} NOLOGIN;
      GRANT USAGE ON SCHEMA $schema TO ${role};
      GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA $schema TO ${role};
      GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA $schema TO ${role}`);
    pool = new pg.Pool({ connectionString: url, max: 2, options: `-c role=${role}` });
    const listening = listeningLogger();
    reasons = listening.reasons;
    store = postgresStore(pool, { schema: schema.name, clock, logger: listening.logger });
  });
  afterEach(async () => {
    await store.close();
    await pool.end();
    await schema.drop();
    const last = new pg.Pool({ connectionString: url, max: 1 });
    await last.query(`DROP OWNED BY ${role}; DROP ROLE ${role}`);
    await last.end();
  });

  const ask = async (sql: string) => (await schema.pool.query(sql.replaceAll("$schema", schema.name))).rows;
  const of = (table: string) => rowsByMonth(schema.pool, schema.name, table);
  async function comeTo(at: number): Promise<void> {
    clock.set(at);
    await store.reap(at);
  }

  it("are made and dropped for a role that may change no table", async () => {
    await openAccount(store);
    await callAt(store, JANUARY);
    await comeTo(MARCH);
    for (const kind of ["receipts", "holds"] as const)
      expect(await store.prune?.({ kind, before: FEBRUARY })).toEqual({ rows: 1, isMore: true });
    expect(await of("receipt")).toEqual(["2026_02: 0", "2026_03: 0", "2026_04: 0", "other: 0"]);
    expect(reasons).toEqual([]);
  });

  it("are made for a role that may insert into their table, and dropped for one that may delete from it", async () => {
    await store.ready();
    const as = (text: string) => pool.query(text.replaceAll("$schema", schema.name));
    const tables = { receipts: "receipt", holds: "ended_hold" } as const;
    for (const [kind, table] of Object.entries(tables)) {
      await ask(`REVOKE INSERT, DELETE ON $schema.${table} FROM ${role}`);
      await expect(as(`SELECT $schema.make_month('${table}', ${MARCH}, 0, NULL)`)).rejects.toThrow(
        `permission denied: ${role} needs INSERT on ${table}`,
      );
      await expect(as(`SELECT $schema.drop_month_of_${kind}(${MARCH})`)).rejects.toThrow(
        `permission denied: ${role} needs DELETE on ${table}`,
      );
      await ask(`GRANT INSERT, DELETE ON $schema.${table} TO ${role}`);
      await as(`SELECT $schema.make_month('${table}', ${MARCH}, 0, NULL)`);
      await as(`SELECT $schema.drop_month_of_${kind}(${MARCH})`);
      expect(await of(table)).toEqual(["2026_02: 0", "2026_03: 0", "other: 0"]);
    }
    await expect(as(`SELECT $schema.make_month('account', ${MARCH}, 0, NULL)`)).rejects.toThrow(
      "without months",
    );
  });

  it("that may not be made keep no server from starting, nor from its other work, and the log names the right", async () => {
    // Whoever migrated has lost the schema, as after a restore under other names.
    for (const verb of ["make_month", "drop_month_of_receipts", "drop_month_of_holds"])
      await ask(`ALTER FUNCTION $schema.${verb} OWNER TO ${role}`);
    expect(await store.ready()).toBe(true);
    expect(reasons).toEqual(
      ["receipt", "ended_hold"].map((table) => `${table}: permission denied for schema ${schema.name}`),
    );
    await openAccount(store);
    const id = await callAt(store, JANUARY);
    expect(await store.findReceipt({ accountId: "a", receiptId: id })).toBeDefined();
    await comeTo(MARCH);
    expect(await of("receipt")).toEqual(["other: 1"]);
    expect(await store.prune?.({ kind: "receipts", before: FEBRUARY })).toEqual({ rows: 1, isMore: false });
    expect(await store.verify()).toMatchObject({ ok: true, captured: 1 });
  });

  it("that may not be dropped go in pieces, and the log names the right", async () => {
    await openAccount(store);
    await callAt(store, JANUARY);
    await comeTo(MARCH);
    await ask(`ALTER FUNCTION $schema.drop_month_of_receipts OWNER TO ${role}`);
    expect(await store.prune?.({ kind: "receipts", before: FEBRUARY })).toEqual({ rows: 1, isMore: false });
    expect(reasons).toEqual(["permission denied for table receipt_2026_01"]);
  });

  it("that a role without INSERT cannot have made are said, with the right that it needs", async () => {
    await ask(`REVOKE INSERT ON $schema.receipt FROM ${role}`);
    expect(await store.ready()).toBe(true);
    expect(reasons).toEqual([`receipt: permission denied: ${role} needs INSERT on receipt`]);
    expect(await of("ended_hold")).toContain("2026_01: 0");
  });

  it("run nothing with the rights of whoever has migrated that somebody else has made in the schema", async () => {
    const run = `LANGUAGE plpgsql AS $$ BEGIN
      RAISE EXCEPTION 'something of somebody else was run by %', current_user; END $$`;
    await ask(`GRANT CREATE ON SCHEMA $schema TO ${role}`);
    const hostile = [
      ...BETTER.map((each) => `CREATE FUNCTION $schema.${each} ${run}`),
      ...OPERATORS.map(
        (
          [name, left, right],
          at,
        ) => `CREATE FUNCTION $schema.op${at}(${left}, ${right}) RETURNS boolean ${run};
          CREATE OPERATOR $schema.${name} (FUNCTION = $schema.op${at}, LEFTARG = ${left}, RIGHTARG = ${right})`,
      ),
    ];
    for (const each of hostile) await pool.query(each.replaceAll("$schema", schema.name));
    await openAccount(store);
    await callAt(store, JANUARY);
    await callAt(store, MARCH);
    await comeTo(MARCH);
    for (const kind of ["receipts", "holds"] as const)
      expect(await store.prune?.({ kind, before: FEBRUARY })).toEqual({ rows: 1, isMore: true });
    expect(reasons).toEqual([]);
    const paths = await ask(`SELECT DISTINCT proconfig[1] AS path FROM pg_proc
      WHERE pronamespace = '$schema'::regnamespace AND prosecdef`);
    expect(paths).toEqual([{ path: "search_path=pg_catalog, pg_temp" }]);
  });
});
