// The pool that a host hands in, as far as it is used here, and how it is asked.

/** What a statement gives, by column: int8 comes as a string, or as what the host's parsers make of it. */
export type Row = Readonly<Record<string, unknown>>;

/** The answer to a statement. */
export interface QueryResult {
  readonly rows: readonly Row[];
  readonly rowCount: number | null;
}

/** A statement with its values. */
export interface Query {
  readonly text: string;
  readonly values: unknown[];
  readonly query_timeout: number;
}

/** A connection that was taken out of the pool. */
export interface PoolClient {
  query(text: string, values?: unknown[]): Promise<QueryResult>;
  on(event: "error", listener: (error: Error) => void): unknown;
  off(event: "error", listener: (error: Error) => void): unknown;
  release(destroy?: boolean): void;
}

/** A pool of `pg`, or of anything that asks in the same way. */
export interface Pool {
  query(query: Query): Promise<QueryResult>;
  connect(): Promise<PoolClient>;
  on(event: "error", listener: (error: Error) => void): unknown;
  off(event: "error", listener: (error: Error) => void): unknown;
}

/** Asks statements of one schema. */
export interface Asker {
  /**
   * Runs a statement, in which `$schema` is the schema's name; again where it lost a race with another transaction.
   * Where no answer comes in `timeoutMs`, 5 s by default, it is given up, with its connection.
   */
  ask(text: string, values: unknown[], timeoutMs?: number): Promise<readonly Row[]>;
}

const QUERY_TIMEOUT_MS = 5_000;
const MAX_RACES = 20;

// Serialization failure and deadlock: the transaction was rolled back and can be run again.
const LOST_RACES: ReadonlySet<string> = new Set(["40001", "40P01"]);

/** Asks a pool for statements in a schema. */
export function createAsker(pool: Pool, schema: string): Asker {
  const texts = new Map<string, string>();
  function named(text: string): string {
    const known = texts.get(text) ?? text.replaceAll("$schema", () => quoteName(schema));
    texts.set(text, known);
    return known;
  }
  return {
    async ask(text, values, timeoutMs = QUERY_TIMEOUT_MS) {
      const query = { text: named(text), values, query_timeout: timeoutMs };
      for (let races = 0; ; races += 1) {
        try {
          return (await pool.query(query)).rows;
        } catch (error) {
          if (races >= MAX_RACES || !LOST_RACES.has(sqlState(error) ?? "")) throw error;
        }
      }
    },
  };
}

/** Listens to a connection that breaks while nobody asks: who asks next is told, so nothing is done about it here. */
export function ignoreBreak(): void {}

/** A name as SQL writes it, whatever is in it. */
export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** The five characters by which Postgres names an error; undefined for one that is not its answer to a statement. */
export function sqlState(error: unknown): string | undefined {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return typeof code === "string" && /^[0-9A-Z]{5}$/.test(code) ? code : undefined;
}

/** Whether an error leaves it open if the statement was committed: the connection went away, and no answer came. */
export function isInDoubt(error: unknown): boolean {
  const state = sqlState(error);
  if (state !== undefined) return state.startsWith("57P") || state.startsWith("08") || state === "25P03";
  // Nothing was sent on a connection that was never made.
  return !(error instanceof Error && "syscall" in error && error.syscall === "connect");
}

/** Whether an error is that of a value in the statement, and not of the server or the way to it. */
export function isOfValue(error: unknown): boolean {
  return /^(22|23)/.test(sqlState(error) ?? "");
}
