// Migration of a schema: its tables are brought to the versions that this program knows, once, however many processes start together.
import { type Migration, newestVersion, pendingMigrations, type VersionedTables } from "@svckit/core";
import { SILENCE_MS } from "../connection/instance.js";
import { ignoreBreak, type Pool, type PoolClient, quoteName } from "../connection/pool.js";
import { STORE_TABLES } from "./migrations.js";
import { FUNCTIONS, TABLES } from "./schema.js";

/** The schema that a store lives in where nothing else is said. */
export const DEFAULT_SCHEMA = "svckit";

const LIVING = `SELECT count(*) AS living FROM instance
  WHERE heartbeat_at > clock_timestamp() - interval '${SILENCE_MS} milliseconds'`;

/**
 * Makes the store's tables in a schema, or migrates those of an earlier version, in one transaction. A store does so by
 * itself on first use; call it where the migration runs under another role. Throws an `Error` for tables that a later
 * program wrote, and for those of an earlier one while its processes are at work.
 */
export async function migrate(pool: Pool, options: { readonly schema?: string } = {}): Promise<void> {
  const { schema = DEFAULT_SCHEMA } = options;
  const client = await pool.connect();
  client.on("error", ignoreBreak);
  let broken = true;
  try {
    await client.query("BEGIN");
    await inSchema(client, schema);
    await client.query("COMMIT");
    broken = false;
  } catch (error) {
    // What cannot be rolled back goes with its connection.
    await client.query("ROLLBACK").then(
      () => {
        broken = false;
      },
      () => {},
    );
    throw error;
  } finally {
    client.off("error", ignoreBreak);
    client.release(broken);
  }
}

async function inSchema(client: PoolClient, schema: string): Promise<void> {
  // Who starts at the same time waits here, and then finds the tables made.
  await client.query("SELECT pg_advisory_xact_lock(hashtext($1))", [`svckit store in ${schema}`]);
  const found = await client.query("SELECT 1 FROM pg_namespace WHERE nspname = $1", [schema]);
  if (found.rows.length === 0) await client.query(`CREATE SCHEMA ${quoteName(schema)}`);
  await client.query(`SET LOCAL search_path TO ${quoteName(schema)}, pg_temp`);
  if (await isEmpty(client, schema)) await create(client);
  for (const tables of [STORE_TABLES]) {
    const version = await versionOf(client, tables);
    const steps = pendingMigrations(tables, version);
    if (steps.length === 0) continue;
    // New tables disturb nobody; with the others processes may be working.
    if (version > 0) await requireAlone(client, tables, version);
    await run(client, tables, steps);
  }
}

async function isEmpty(client: PoolClient, schema: string): Promise<boolean> {
  const table = `${quoteName(schema)}.schema_version`;
  const { rows } = await client.query("SELECT to_regclass($1) IS NULL AS is_empty", [table]);
  return rows[0]?.["is_empty"] === true;
}

async function create(client: PoolClient): Promise<void> {
  const version = newestVersion(STORE_TABLES);
  await client.query(`${TABLES} ${FUNCTIONS}`);
  await client.query("INSERT INTO schema_version (version) VALUES ($1)", [version]);
  await record(client, STORE_TABLES, { version, does: "makes the tables" });
}

async function versionOf(client: PoolClient, { name }: VersionedTables): Promise<number> {
  const { rows } =
    name === STORE_TABLES.name
      ? await client.query("SELECT version FROM schema_version")
      : await client.query("SELECT max(version) AS version FROM migration WHERE name = $1", [name]);
  return Number(rows[0]?.["version"] ?? 0);
}

/** Throws while other processes are at work; those that start now wait, and find the tables migrated. */
async function requireAlone(client: PoolClient, tables: VersionedTables, version: number): Promise<void> {
  // Whoever reads the tables for long, a backup for one, is waited for so long and no longer.
  await client.query("SET LOCAL lock_timeout = '10s'");
  await client.query("LOCK TABLE instance IN EXCLUSIVE MODE");
  const { rows } = await client.query(LIVING);
  const living = Number(rows[0]?.["living"]);
  if (living === 0) return;
  throw new Error(
    `${tables.title} have version ${version} and are to have ${newestVersion(tables)}, but other processes are at work on them (${living}): stop them first; one that was killed is known to be gone after ${SILENCE_MS / 1_000} s`,
  );
}

async function run(client: PoolClient, tables: VersionedTables, steps: readonly Migration[]): Promise<void> {
  for (const { sql } of steps) await client.query(sql);
  if (tables.name === STORE_TABLES.name) {
    await client.query(FUNCTIONS);
    await client.query("UPDATE schema_version SET version = $1", [newestVersion(tables)]);
  }
  for (const step of steps) await record(client, tables, step);
}

async function record(
  client: PoolClient,
  { name }: VersionedTables,
  { version, does }: Omit<Migration, "sql">,
): Promise<void> {
  await client.query("INSERT INTO migration (name, version, does) VALUES ($1, $2, $3)", [
    name,
    version,
    does,
  ]);
}
