// What an extension is given of each engine: the little of it that tables and verbs need.

/** A store in memory, for an extension. */
export interface MemoryDatabase {
  /** A new table. */
  table<Row>(): MemoryTable<Row>;
  /** Runs `work` at once, as one transaction: where it throws, the tables are as they were. `work` waits for nothing. */
  write<T>(work: () => T): T;
}

/** Rows by key, in no order. A row is replaced, never changed: what was read must stay what it was. */
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

/** The store's file, for an extension. What is read at any time is what was committed last. */
export interface SqliteDatabase {
  /** Statements are prepared once, as the store is opened. */
  prepare(sql: string): SqliteStatement;
  /**
   * Runs `work` in a transaction that it may share with others, and resolves once that is on the disk. Where it throws,
   * nothing of it is written. `work` waits for nothing, and may be run again: it changes nothing but the file.
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

/** The store's schema, for an extension. */
export interface PostgresDatabase {
  /** Runs one statement as a transaction of its own; again where it lost a race with another. */
  readonly query: PostgresQuery;
  /**
   * Runs `work` in a transaction of its own, which is undone where it throws. Where it lost a race with another it is run
   * again: it changes nothing but the database. A connection that breaks at the end leaves it open if it was committed.
   */
  transaction<T>(work: (query: PostgresQuery) => Promise<T>): Promise<T>;
}
