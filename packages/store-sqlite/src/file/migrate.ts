// Migration of a file: its tables are brought to the versions that this program knows, all of them in one transaction.
import {
  failedStep,
  type Migration,
  newestVersion,
  pendingMigrations,
  requireOwnNames,
  type VersionedTables,
} from "@svckit/core";
import { type Database, rollBack } from "./database.js";
import { STORE_TABLES } from "./migrations.js";
import { DROP_VIEWS, TABLES, VIEWS } from "./schema.js";
import type { ServerLock } from "./server-lock.js";

/** Keeps servers off the file while its tables change; throws where one runs. */
export type KeepAlone = () => ServerLock;

// Marks a file as a store ("SVCK"), so that no other program's database is written to.
const APPLICATION = 0x53_56_43_4b;

/**
 * Makes the tables of an empty file, and migrates those of an earlier version; where a step fails, the file is left as it
 * was. Throws an `Error` for a file that is another program's, or that a later program wrote.
 */
export function migrate(
  database: Database,
  extensions: readonly VersionedTables[],
  keepAlone: KeepAlone,
): void {
  let alone: ServerLock | undefined;
  // As SQLite advises for a step that writes a table anew; within a transaction it would have no effect.
  database.exec("PRAGMA foreign_keys = OFF; BEGIN IMMEDIATE");
  try {
    if (isEmpty(database)) create(database);
    requireStore(database);
    for (const tables of [STORE_TABLES, ...extensions]) {
      const found = versionOf(database, tables);
      const steps = pendingMigrations(tables, found);
      if (steps.length === 0) continue;
      // A server may be working with tables that are there. New ones disturb nobody.
      if (found > 0) alone ??= keptAlone(tables, found, keepAlone);
      run(database, tables, steps);
    }
    database.exec("COMMIT");
  } catch (error) {
    rollBack(database);
    throw error;
  } finally {
    alone?.release();
  }
  database.exec("PRAGMA foreign_keys = ON");
}

/** Throws where another process has brought the tables to a version that this program does not work with. */
export function requireVersions(database: Database, extensions: readonly VersionedTables[]): void {
  for (const tables of [STORE_TABLES, ...extensions]) {
    const found = versionOf(database, tables);
    const known = newestVersion(tables);
    if (found !== known) {
      throw new Error(
        `another process has brought ${tables.title} from version ${known} to version ${found}: start this program anew, as that version`,
      );
    }
  }
}

function isEmpty(database: Database): boolean {
  return database.prepare("SELECT 1 FROM sqlite_schema LIMIT 1").get() === undefined;
}

function create(database: Database): void {
  const version = newestVersion(STORE_TABLES);
  database.exec(
    `${TABLES} ${VIEWS} PRAGMA application_id = ${APPLICATION}; PRAGMA user_version = ${version};`,
  );
  record(database, STORE_TABLES, { version, does: "makes the tables" });
}

function requireStore(database: Database): void {
  const row = database.prepare("PRAGMA application_id").get() as { readonly application_id: number };
  if (row.application_id !== APPLICATION) throw new Error("it is the database of another program");
}

/** The store's own version is in the file's head, where programs from before the record look for it. */
function versionOf(database: Database, { name }: VersionedTables): number {
  if (name === STORE_TABLES.name) {
    const row = database.prepare("PRAGMA user_version").get() as { readonly user_version: number };
    return row.user_version;
  }
  const newest = database.prepare(
    "SELECT coalesce(max(version), 0) AS version FROM migration WHERE name = ?",
  );
  return (newest.get(name) as { readonly version: number }).version;
}

function run(database: Database, tables: VersionedTables, steps: readonly Migration[]): void {
  if (tables.name === STORE_TABLES.name) {
    const version = newestVersion(tables);
    const statements = steps.map(({ sql }) => sql).join("\n");
    database.exec(`${DROP_VIEWS} ${statements} ${VIEWS} PRAGMA user_version = ${version};`);
  } else {
    const before = namesIn(database);
    for (const step of steps) {
      try {
        database.exec(step.sql);
      } catch (cause) {
        throw failedStep(tables, step, cause);
      }
    }
    requireOwnNames(
      tables,
      [...namesIn(database)].filter((name) => !before.has(name)),
    );
  }
  for (const step of steps) record(database, tables, step);
  requireReferences(database);
}

/** What there is: tables, views, indexes, triggers; without what SQLite makes by itself. */
function namesIn(database: Database): ReadonlySet<string> {
  const rows = database
    .prepare("SELECT name FROM sqlite_schema WHERE name NOT LIKE 'sqlite^_%' ESCAPE '^'")
    .all();
  return new Set((rows as { readonly name: string }[]).map(({ name }) => name));
}

function record(database: Database, { name }: VersionedTables, step: Omit<Migration, "sql">): void {
  database
    .prepare("INSERT INTO migration (name, version, does) VALUES (?, ?, ?)")
    .run(name, step.version, step.does);
}

function keptAlone(tables: VersionedTables, found: number, keepAlone: KeepAlone): ServerLock {
  try {
    return keepAlone();
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new Error(
      `${tables.title} have version ${found} and are to have ${newestVersion(tables)}, but ${why}`,
      { cause },
    );
  }
}

function requireReferences(database: Database): void {
  const row = database.prepare("PRAGMA foreign_key_check").get() as { readonly table: string } | undefined;
  if (row) throw new Error(`a migration has left rows of ${row.table} that refer to none`);
}
