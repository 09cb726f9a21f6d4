// Store extension: tables that a package brings to a store, and the verbs on them, for each engine.

import { isPending } from "../platform/awaitable.js";
import type { Closing } from "./account-change.js";
import type {
  MemoryDatabase,
  PostgresDatabase,
  PostgresQuery,
  PostgresStatement,
  SqliteDatabase,
} from "./extension-database.js";
import type { Migration, VersionedTables } from "./migration.js";
import type { Settlement } from "./reservation.js";

/** What a package adds to every store. A verb is atomic and names the race that it decides, as the store's own do. */
export interface StoreExtension<Verbs extends object> {
  /** What the names of its tables begin with: `notes` has the tables `notes` and `notes_tag`. */
  readonly name: string;
  memory(database: MemoryDatabase): InProcessPart<Verbs>;
  readonly sqlite: {
    /** From version 1 on, each step one version. A step is never changed once it was released. */
    readonly migrations: readonly Migration[];
    open(database: SqliteDatabase): InProcessPart<Verbs>;
  };
  readonly postgres: {
    readonly migrations: readonly Migration[];
    open(database: PostgresDatabase): PostgresPart<Verbs>;
  };
}

/** A store as extensions see it. */
export interface Extensible {
  /** The verbs of an extension that the store was opened with; throws an `Error` for another. */
  extension<Verbs extends object>(extension: StoreExtension<Verbs>): Verbs;
}

/** An extension in an engine that runs in this process. */
export interface InProcessPart<Verbs extends object> {
  readonly verbs: Verbs;
  /**
   * Runs in the transaction that settles a call. Both are written, or neither: where this throws, the call stays held. It is
   * synchronous. A `record` may come twice for one call. A hold that lapses is not settled, and does not come at all.
   */
  joinSettle?(settlement: Settlement): void;
  /**
   * Runs in the transaction that closes an account: archive what is the account's, and erase what is personal. It is
   * synchronous, and comes again where the account is closed again.
   */
  joinClose?(closing: Closing): void;
}

/** An extension in Postgres, where calls are settled in batches. */
export interface PostgresPart<Verbs extends object> {
  readonly verbs: Verbs;
  /** The statement to run in the transaction that has settled these calls; undefined where none of them matters. */
  joinSettle?(settlements: readonly Settlement[]): PostgresStatement | undefined;
  /** Runs in the transaction that closes an account, with `query`; it comes again where the account is closed again, or a race was lost. */
  joinClose?(closing: Closing, query: PostgresQuery): Promise<void>;
}

// Of at most so many characters that Postgres has room for the names of indexes. SQLite keeps `sqlite_` for itself.
const NAME_FORM = /^(?!sqlite_)[a-z][a-z0-9_]{0,31}$/;

// The name of the store's own tables in its record of migrations.
const RESERVED = "store";

/** Declares an extension. Throws an `Error` for a name or for migrations that no store takes. */
export function defineExtension<Verbs extends object>(
  extension: StoreExtension<Verbs>,
): StoreExtension<Verbs> {
  const { name, sqlite, postgres } = extension;
  if (!NAME_FORM.test(name) || name === RESERVED) {
    throw new Error(
      `a store extension is named in at most 32 lower-case letters, digits and _, not beginning with sqlite_, and not ${RESERVED}: ${JSON.stringify(name)}`,
    );
  }
  for (const migrations of [sqlite.migrations, postgres.migrations]) {
    if (migrations.length > 0 && migrations.every(({ version }, index) => version === index + 1)) continue;
    throw new Error(`the migrations of the extension ${name} are not of version 1, 2, 3 and so on`);
  }
  return extension;
}

/** The verbs of an extension in a store. Throws an `Error` where the store was opened without it, or knows no extensions. */
export function extensionOf<Verbs extends object>(
  store: Partial<Extensible>,
  extension: StoreExtension<Verbs>,
): Verbs {
  if (store.extension) return store.extension(extension);
  throw new Error(
    `the store knows no extensions, and the extension ${extension.name} is needed: use memoryStore, sqliteStore or postgresStore, or give yours an \`extension\``,
  );
}

/** The tables of an extension under the migrations of an engine. */
export function tablesOf(
  { name }: StoreExtension<object>,
  migrations: readonly Migration[],
): VersionedTables {
  return { name, title: `the tables of the extension ${name}`, migrations };
}

/** Throws an `Error` where two extensions have one name. A store asks before it makes their tables. */
export function requireOwnExtensionNames(extensions: readonly StoreExtension<object>[]): void {
  const names = extensions.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`two extensions of the store are named ${twice}`);
}

/** Opens the extensions of a store, and gives its verb `extension`. Throws an `Error` where two have one name. */
export function openExtensions<Part extends { readonly verbs: object }>(
  extensions: readonly StoreExtension<object>[],
  open: (extension: StoreExtension<object>) => Part,
): Extensible & { readonly parts: readonly Part[] } {
  requireOwnExtensionNames(extensions);
  const parts = new Map(extensions.map((extension) => [extension.name, open(extension)]));
  return {
    parts: [...parts.values()],
    extension<Verbs extends object>({ name }: StoreExtension<Verbs>): Verbs {
      const part = parts.get(name);
      if (!part) {
        throw new Error(
          `the store was opened without the extension ${name}: name it in the option \`extensions\` of the store`,
        );
      }
      // `as`: a name is an extension's own, and what was opened under it has its verbs.
      return part.verbs as Verbs;
    },
  };
}

/** Throws where the work of a transaction gives a promise: it would be kept after the commit. */
export function requireDone<T>(value: T): T {
  if (!isPending(value)) return value;
  // This error says what was wrong. Where the promise fails, too, nobody waits for it, and that would end the process.
  Promise.resolve(value).catch(() => {});
  throw new Error(
    "a transaction of this store waits for nothing: what `write` is given may not return a promise",
  );
}
