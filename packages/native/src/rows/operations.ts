// Operations: what a verb does to rows. A verb is written once, as a generator of these; each engine carries them out.
import type { AnyTable, KeyValue, Table } from "./table.js";

/** Which rows of a table, along an index. */
export interface Listing {
  /** An index of the table's, or `key`. */
  readonly index: string;
  /** Values of its first columns. */
  readonly equals?: readonly KeyValue[];
  /** Values of the columns behind those: rows beyond them in the order, without them. */
  readonly after?: readonly KeyValue[];
  /** The last value of the column behind `equals` in the order, with it. */
  readonly upTo?: KeyValue;
  /** `asc` where left out. */
  readonly order?: "asc" | "desc";
  readonly limit: number;
  /** `skip`: locks the rows for a change, and leaves out those that another transaction has locked. */
  readonly lock?: "skip";
}

/** One operation, as an engine is asked for it. */
export type Operation =
  | {
      readonly does: "get";
      readonly table: AnyTable;
      readonly key: readonly KeyValue[];
      readonly lock: "update" | undefined;
    }
  | { readonly does: "insert"; readonly table: AnyTable; readonly rows: readonly object[] }
  | { readonly does: "put"; readonly table: AnyTable; readonly rows: readonly object[] }
  | { readonly does: "remove"; readonly table: AnyTable; readonly keys: readonly (readonly KeyValue[])[] }
  | { readonly does: "list"; readonly table: AnyTable; readonly listing: Listing };

/**
 * A verb at work: one transaction, all of it or nothing. Its times and ids come as arguments, since it may be run again. An
 * error that it throws undoes it.
 */
export type Work<T> = Generator<Operation, T, unknown>;

/** A row by its key. `update` locks it until the transaction ends. */
export function* get<Row extends object>(
  table: Table<Row>,
  key: readonly KeyValue[],
  lock?: "update",
): Work<Row | undefined> {
  // `as`: an engine gives what was written into the table.
  return (yield { does: "get", table, key, lock }) as Row | undefined;
}

/** Writes a new row; `false` where its key is taken, and nothing is written. */
export function* insert<Row extends object>(table: Table<Row>, row: Row): Work<boolean> {
  const [isNew = false] = yield* insertAll(table, [row]);
  return isNew;
}

/** Writes new rows, no two of one key; says of each whether it was written, as `insert` does. */
export function* insertAll<Row extends object>(
  table: Table<Row>,
  rows: readonly Row[],
): Work<readonly boolean[]> {
  if (rows.length === 0) return [];
  // `as`: as the operation says.
  return (yield { does: "insert", table, rows }) as readonly boolean[];
}

/** Writes rows, each over the one of its key. */
export function* put<Row extends object>(table: Table<Row>, rows: readonly Row[]): Work<void> {
  if (rows.length > 0) yield { does: "put", table, rows };
}

/** Removes rows by key; one that is not there does no harm. */
export function* remove<Row extends object>(
  table: Table<Row>,
  keys: readonly (readonly KeyValue[])[],
): Work<void> {
  if (keys.length > 0) yield { does: "remove", table, keys };
}

/** Rows along an index. */
export function* list<Row extends object>(table: Table<Row>, listing: Listing): Work<readonly Row[]> {
  // `as`: an engine gives what was written into the table.
  return (yield { does: "list", table, listing }) as readonly Row[];
}

/** Carries out a verb at once, where each operation is. */
export function runNow<T>(work: Work<T>, carryOut: (operation: Operation) => unknown): T {
  for (let step = work.next(); ; ) {
    if (step.done) return step.value;
    step = work.next(carryOut(step.value));
  }
}

/** Carries out a verb where operations take time. */
export async function runAsync<T>(
  work: Work<T>,
  carryOut: (operation: Operation) => Promise<unknown>,
): Promise<T> {
  for (let step = work.next(); ; ) {
    if (step.done) return step.value;
    step = work.next(await carryOut(step.value));
  }
}
