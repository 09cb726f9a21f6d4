// Migration of a schema: its tables are brought to the versions that this program knows, once, also where processes start together.
import {
  failedStep,
  type Migration,
  newestVersion,
  type PostgresQuery,
  pendingMigrations,
  requireOwnExtensionNames,
  requireOwnNames,
  type StoreExtension,
  tablesOf,
  type VersionedTables,
} from "@svckit/core";
import { inTransaction } from "../connection/executor.js";
import { SILENCE_MS } from "../connection/instance.js";
import { type Pool, quoteName, quoteText } from "../connection/pool.js";
import { STORE_TABLES } from "./migrations.js";
import { FUNCTIONS, TABLES } from "./schema.js";

/** The schema of a store that names none. */
export const DEFAULT_SCHEMA = "svckit";

// A step may write a large table anew.
const TIMEOUT_MS = 3_600_000;

const NAMES = `
SELECT relname AS name FROM pg_class WHERE relnamespace = quote_ident(current_schema())::regnamespace
UNION SELECT proname FROM pg_proc WHERE pronamespace = quote_ident(current_schema())::regnamespace`;

const LIVING = `SELECT count(*) AS living FROM instance
  WHERE heartbeat_at > clock_timestamp() - interval '${SILENCE_MS} milliseconds'`;

/** What is migrated. */
export interface MigrateOptions {
  readonly schema?: string;
  readonly extensions?: readonly StoreExtension<object>[];
}

/**
 * Makes the store's tables in a schema, or migrates those of an earlier version, in one transaction. A store does so by
 * itself on first use; call it where the migration runs under another role. Throws an `Error` for tables that a later
 * program wrote, and for those of an earlier one while its processes are at work.
 */
export async function migrate(pool: Pool, options: MigrateOptions = {}): Promise<void> {
  const { schema = DEFAULT_SCHEMA, extensions = [] } = options;
  const all = tablesWith(extensions);
  await inTransaction(pool, TIMEOUT_MS, (query) => inSchema(query, schema, all));
}

/** The tables of the store and of its extensions. Throws an `Error` where two have one name. */
export function tablesWith(extensions: readonly StoreExtension<object>[]): readonly VersionedTables[] {
  requireOwnExtensionNames(extensions);
  return [STORE_TABLES, ...extensions.map((each) => tablesOf(each, each.postgres.migrations))];
}

async function inSchema(
  query: PostgresQuery,
  schema: string,
  all: readonly VersionedTables[],
): Promise<void> {
  // A process that starts at the same time waits here, and then finds the tables made.
  // First of all: what is written by its name alone is Postgres' own.
  await query("SET LOCAL search_path TO pg_catalog, pg_temp");
  await query("SELECT pg_advisory_xact_lock(hashtext($1))", [`svckit store in ${schema}`]);
  const found = await query("SELECT 1 FROM pg_namespace WHERE nspname = $1", [schema]);
  if (found.length === 0) await query(`CREATE SCHEMA ${quoteName(schema)}`);
  await query(`SET LOCAL search_path TO ${quoteName(schema)}, pg_temp`);
  // Postgres makes no table with partitions where this names the tablespace that the database has.
  await query("SET LOCAL default_tablespace TO ''");
  if (await isEmpty(query, schema)) await create(query, schema);
  for (const tables of all) {
    const version = await versionOf(query, tables);
    const steps = pendingMigrations(tables, version);
    if (steps.length === 0) continue;
    // Processes may be working with tables that are there. New ones disturb nobody.
    if (version > 0) await requireAlone(query, tables, version);
    await run(query, schema, { tables, steps });
  }
}

async function isEmpty(query: PostgresQuery, schema: string): Promise<boolean> {
  const table = `${quoteName(schema)}.schema_version`;
  const [row] = await query("SELECT to_regclass($1) IS NULL AS is_empty", [table]);
  return row?.["is_empty"] === true;
}

async function create(query: PostgresQuery, schema: string): Promise<void> {
  const version = newestVersion(STORE_TABLES);
  await query(`${TABLES} ${functionsIn(schema)}`);
  await query("INSERT INTO schema_version (version) VALUES ($1)", [version]);
  await record(query, STORE_TABLES, { version, does: "makes the tables" });
}

function functionsIn(schema: string): string {
  return FUNCTIONS.replaceAll(/\$(schema|home)\b/g, (name) =>
    name === "$home" ? quoteText(schema) : quoteName(schema),
  );
}

async function versionOf(query: PostgresQuery, { name }: VersionedTables): Promise<number> {
  const [row] =
    name === STORE_TABLES.name
      ? await query("SELECT version FROM schema_version")
      : await query("SELECT max(version) AS version FROM migration WHERE name = $1", [name]);
  return Number(row?.["version"] ?? 0);
}

/** Throws while other processes are at work. Those that start now wait, and find the tables migrated. */
async function requireAlone(query: PostgresQuery, tables: VersionedTables, version: number): Promise<void> {
  // A backup may hold the tables for long: the wait for it ends.
  await query("SET LOCAL lock_timeout = '10s'");
  await query("LOCK TABLE instance IN EXCLUSIVE MODE");
  const [row] = await query(LIVING);
  const living = Number(row?.["living"]);
  if (living === 0) return;
  throw new Error(
    `${tables.title} have version ${version} and are to have ${newestVersion(tables)}, but other processes are at work on them (${living}): stop them first; one that was killed is known to be gone after ${SILENCE_MS / 1_000} s`,
  );
}

async function run(
  query: PostgresQuery,
  schema: string,
  { tables, steps }: { readonly tables: VersionedTables; readonly steps: readonly Migration[] },
): Promise<void> {
  const isStore = tables.name === STORE_TABLES.name;
  const before = isStore ? undefined : await namesIn(query);
  for (const step of steps) {
    await query(step.sql).catch((cause: unknown) => {
      throw failedStep(tables, step, cause);
    });
  }
  if (before)
    requireOwnNames(
      tables,
      [...(await namesIn(query))].filter((name) => !before.has(name)),
    );
  if (isStore) {
    await query(functionsIn(schema));
    await query("UPDATE schema_version SET version = $1", [newestVersion(tables)]);
  }
  for (const step of steps) await record(query, tables, step);
}

/** What there is: tables, indexes, sequences, views, functions. */
async function namesIn(query: PostgresQuery): Promise<ReadonlySet<string>> {
  const rows = await query(NAMES);
  return new Set(rows.map(({ name }) => String(name)));
}

async function record(
  query: PostgresQuery,
  { name }: VersionedTables,
  { version, does }: Omit<Migration, "sql">,
): Promise<void> {
  await query("INSERT INTO migration (name, version, does) VALUES ($1, $2, $3)", [name, version, does]);
}
