// What an extension is given of each engine.

/** A store in memory, for an extension. */
export interface MemoryDatabase {
  /** A new table. */
  table<Row>(): MemoryTable<Row>;
  /** Runs `work` at once, as one transaction: where it throws, the tables are as they were. `work` is synchronous. */
  write<T>(work: () => T): T;
}

/** Rows by key, in no order. A row is replaced and never changed: what was read stays as it was. */
export interface MemoryTable<Row> {
  get(key: string): Row | undefined;
  set(key: string, row: Row): void;
  delete(key: string): void;
  rows(): IterableIterator<Row>;
}

/** What a column of SQLite holds here. */
export type SqliteValue = string | number | null;

/** A prepared statement of SQLite, as `node:sqlite` has it. */
export interface SqliteStatement {
  run(...values: SqliteValue[]): {
    readonly changes: number | bigint;
    readonly lastInsertRowid: number | bigint;
  };
  get(...values: SqliteValue[]): unknown;
  all(...values: SqliteValue[]): unknown[];
}

/** The file of a SQLite store, for an extension. Outside of `write` it reads what was last committed. */
export interface SqliteDatabase {
  /** Statements are prepared once, as the store is opened. */
  prepare(sql: string): SqliteStatement;
  /**
   * Runs `work` in a transaction that it may share with others, and resolves once that is on the disk. Where it throws,
   * nothing of it is written. `work` is synchronous. It may be run again, so it changes nothing but the file.
   */
  write<T>(work: () => T): Promise<T>;
}

/** A row of Postgres by column. An int8 comes as a string, or as what the host's parsers make of it. */
export type PostgresRow = Readonly<Record<string, unknown>>;

/** A statement of Postgres, in which `$schema` stands for the store's schema: `SELECT … FROM $schema.notes`. */
export interface PostgresStatement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Runs a statement and gives its rows. */
export type PostgresQuery = (text: string, values?: readonly unknown[]) => Promise<readonly PostgresRow[]>;

/** The schema of a Postgres store, for an extension. */
export interface PostgresDatabase {
  /** Runs one statement as a transaction of its own. One that lost a race with another is run again. */
  readonly query: PostgresQuery;
  /**
   * Runs `work` in a transaction of its own, and undoes it where `work` throws. One that lost a race with another is run
   * again, so `work` changes nothing but the database. Where the connection breaks at the end, nobody knows if it was committed.
   */
  transaction<T>(work: (query: PostgresQuery) => Promise<T>): Promise<T>;
}
