// Migration: the steps that bring tables from one version to the next.

/** One step. All steps that are due run in one transaction, so its statements begin and commit none. */
export interface Migration {
  /** The version that the tables have after it. */
  readonly version: number;
  /** What it does, as the store's record of it says: "calls a cycle a period". */
  readonly does: string;
  /** Its statements; none where the tables stay as they are. */
  readonly sql: string;
}

/** Tables that share a version, with the steps that lead to it. */
export interface VersionedTables {
  /** The name under which the store records their version. */
  readonly name: string;
  /** As messages call them: "its tables". */
  readonly title: string;
  /** In their order, each one version later than the one before. */
  readonly migrations: readonly Migration[];
}

/** The version after all steps. */
export function newestVersion({ migrations }: VersionedTables): number {
  return migrations.at(-1)?.version ?? 0;
}

/**
 * The steps that tables of a version still need. Throws an `Error` for tables that a later program wrote, and for tables
 * so old that the steps do not reach back to them.
 */
export function pendingMigrations(tables: VersionedTables, found: number): readonly Migration[] {
  const { title, migrations } = tables;
  const newest = newestVersion(tables);
  if (found > newest) {
    throw new Error(
      `${title} have version ${found}, and this program knows version ${newest}: start the program that wrote them, or a later one`,
    );
  }
  const oldest = (migrations[0]?.version ?? 1) - 1;
  if (found < oldest) {
    throw new Error(
      `${title} have version ${found}, and this program brings version ${oldest} or later to version ${newest}: start a program between the two first`,
    );
  }
  return migrations.filter(({ version }) => version > found);
}

/** The error of a step that failed: which tables, which step, and what the engine says, whose marks it keeps. */
export function failedStep({ title }: VersionedTables, { version, does }: Migration, cause: unknown): Error {
  const why = cause instanceof Error ? cause.message : String(cause);
  const message = `the step of ${title} to version ${version} (${does}) failed, and all is as it was: ${why}`;
  return Object.assign(new Error(message, { cause }), cause);
}

/** Throws an `Error` where the migrations of an extension have made a table, an index or the like under a name that is not its own. */
export function requireOwnNames({ name, title }: VersionedTables, made: readonly string[]): void {
  const foreign = made.find((each) => each !== name && !each.startsWith(`${name}_`));
  if (foreign === undefined) return;
  throw new Error(
    `a migration of ${title} makes ${foreign}: what it makes is named ${name}, or begins with ${name}_`,
  );
}
