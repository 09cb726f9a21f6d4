// Table: what a table of the state is, once for all engines.

/** What a column holds. `json` is any JSON value, kept as its text. */
export type Column = "text" | "integer" | "json";

/** A table whose rows are `Row`s. Null is the only value that a column may lack. */
export interface Table<Row extends object> {
  /** Its name behind `state_`. */
  readonly name: string;
  readonly columns: { readonly [Name in keyof Row & string]: Column };
  /** The columns whose values name a row. */
  readonly key: readonly (keyof Row & string)[];
  /** The columns of each index, by name. Lists go along one of them; `key` is one, too. */
  readonly indexes: Readonly<Record<string, readonly (keyof Row & string)[]>>;
}

/** A table of any rows, for the engines. */
// biome-ignore lint/suspicious/noExplicitAny: an engine writes and reads the rows of every table
export type AnyTable = Table<any>;

/** A value of a column that lists and keys are found by. */
export type KeyValue = string | number;

/** The columns of an index; throws for a name that the table does not have. */
export function columnsOf(table: AnyTable, index: string): readonly string[] {
  const columns = index === "key" ? table.key : table.indexes[index];
  if (columns === undefined) throw new Error(`the table ${table.name} has no index ${index}`);
  return columns;
}

/** The name of a table in a database. */
export function tableName({ name }: AnyTable): string {
  return `state_${name}`;
}
