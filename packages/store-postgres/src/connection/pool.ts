// The pool that a host hands in, as far as it is used here, and what its errors mean.
import type { PostgresRow } from "@svckit/core";

/** The answer to a statement. */
export interface QueryResult {
  readonly rows: readonly PostgresRow[];
  readonly rowCount: number | null;
}

/** A statement with its values. */
export interface Query {
  /** Names a statement that a connection keeps prepared once it was sent there. */
  readonly name?: string;
  readonly text: string;
  readonly values: unknown[];
  readonly query_timeout: number;
}

/** A connection that was taken out of the pool. */
export interface PoolClient {
  query(query: Query): Promise<QueryResult>;
  on(event: "error", listener: (error: Error) => void): unknown;
  off(event: "error", listener: (error: Error) => void): unknown;
  release(destroy?: boolean): void;
}

/** A pool of `pg`, or of anything that is used in the same way. */
export interface Pool {
  query(query: Query): Promise<QueryResult>;
  connect(): Promise<PoolClient>;
  on(event: "error", listener: (error: Error) => void): unknown;
  off(event: "error", listener: (error: Error) => void): unknown;
}

/** Listens to connections that break while nobody uses them. Nothing is done: the next use fails by itself. */
export function ignoreBreak(): void {}

/** A name of any characters, as SQL writes it. */
export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** A text of any characters, as SQL writes it. */
export function quoteText(text: string): string {
  return ` E'${text.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`;
}

/** The five characters by which Postgres names an error; undefined for an error that Postgres has not answered with. */
export function sqlState(error: unknown): string | undefined {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return typeof code === "string" && /^[0-9A-Z]{5}$/.test(code) ? code : undefined;
}

/** Whether nobody knows, after an error, if the statement was committed: the connection went away before the answer. */
export function isInDoubt(error: unknown): boolean {
  const state = sqlState(error);
  if (state !== undefined) return state.startsWith("57P") || state.startsWith("08") || state === "25P03";
  // Nothing was sent on a connection that was never made.
  return !(error instanceof Error && "syscall" in error && error.syscall === "connect");
}

/** Whether an error is due to a value in the statement, and not to the server or the way to it. */
export function isOfValue(error: unknown): boolean {
  return /^(22|23)/.test(sqlState(error) ?? "");
}
