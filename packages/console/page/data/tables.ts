// Tables: finds in any result what can be read as rows and columns, and what stands alone.
import { isObject, type Json, type JsonObject } from "../wire/envelope.ts";

/** Rows that were found somewhere in a result. */
export interface Table {
  /** Where they were: `days`, `data.rows`; empty for the result itself. */
  readonly path: string;
  readonly columns: readonly string[];
  readonly rows: readonly JsonObject[];
}

/** A result as it is shown. */
export interface Shape {
  /** Single values by their paths. */
  readonly facts: readonly (readonly [string, Json])[];
  readonly tables: readonly Table[];
}

const DEEPEST = 3;
const MOST_COLUMNS = 24;
/** The column that holds the names where an object's members are the rows. */
const NAME_COLUMN = "name";

/** The shape of a result, without the member that repeats its receipt. */
export function shapeOf(data: JsonObject, without: string): Shape {
  const facts: (readonly [string, Json])[] = [];
  const tables: Table[] = [];
  const { [without]: _, ...own } = data;
  visit("", own, 0);
  return { facts, tables };

  function visit(path: string, value: Json | undefined, depth: number): void {
    const rows = rowsOf(value);
    if (rows) tables.push({ path, columns: columnsOf(rows), rows });
    else if (isObject(value) && depth < DEEPEST && Object.keys(value).length > 0)
      for (const [name, member] of Object.entries(value)) visit(joined(path, name), member, depth + 1);
    else facts.push([path, value ?? null]);
  }
}

function joined(path: string, name: string): string {
  return path === "" ? name : `${path}.${name}`;
}

/** The rows of a value; undefined where it is none. */
function rowsOf(value: Json | undefined): readonly JsonObject[] | undefined {
  if (Array.isArray(value)) {
    if (value.length === 0) return undefined;
    if (value.every(isObject)) return value;
    if (value.every((each) => Array.isArray(each))) return value.map(numbered);
    return value.map((each: Json) => ({ value: each }));
  }
  if (!isObject(value)) return undefined;
  const members = Object.entries(value);
  // Members that are all flat objects, such as prices by coin, are rows by their names.
  const isKeyed = members.length > 0 && members.every(([, each]) => isObject(each) && isFlat(each));
  if (!isKeyed || (members.length === 1 && Object.keys(members[0]?.[1] ?? {}).length > 8)) return undefined;
  return members.map(([name, each]) => ({ [NAME_COLUMN]: name, ...(isObject(each) ? each : {}) }));
}

function isFlat(value: JsonObject): boolean {
  return Object.values(value).every((each) => !isObject(each) && !Array.isArray(each));
}

/** A row without names: `[time, value]`. */
function numbered(row: readonly Json[]): JsonObject {
  return Object.fromEntries(row.map((each, at) => [String(at + 1), each]));
}

function columnsOf(rows: readonly JsonObject[]): readonly string[] {
  const names = new Set<string>();
  for (const row of rows) for (const name of Object.keys(row)) names.add(name);
  return [...names].slice(0, MOST_COLUMNS);
}
