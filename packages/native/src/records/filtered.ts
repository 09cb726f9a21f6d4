// Filtered lists: a page of rows that fit, the newest first, out of an index that knows less than the caller asks.
import { list, type Work } from "../rows/operations.js";
import type { KeyValue, Table } from "../rows/table.js";

/** A page, and the id behind which the next one begins; null where this is the last. */
export interface FilteredPage<Row> {
  readonly rows: readonly Row[];
  readonly next: string | null;
}

/** What is listed. The index ends in the row's id, and `equals` has the values of all its other columns. */
export interface Filtered<Row> {
  readonly index: string;
  readonly equals: readonly KeyValue[];
  readonly after: string | undefined;
  readonly limit: number;
  readonly fits: (row: Row) => boolean;
  /** What a row counts towards the bytes of a page; a page has one row at least. */
  readonly bytesOf?: (row: Row) => number;
}

const BATCH = 100;
// Rows that one page looks at: one that finds little among many comes short, and the next goes on from there.
const MAX_LOOKED_AT = 2_000;
/** The most bytes of rows on a page: the service cuts a result at 256 KiB, and what it cuts off is on no page. */
export const MAX_PAGE_BYTES = 192 * 1024;

/** Looks through the rows until the page is full, or so many were looked at. */
export function* listFiltered<Row extends { readonly id: string }>(
  table: Table<Row>,
  { index, equals, after, limit, fits, bytesOf = () => 0 }: Filtered<Row>,
): Work<FilteredPage<Row>> {
  const rows: Row[] = [];
  let bytes = 0;
  let last = after;
  for (let looked = 0; looked < MAX_LOOKED_AT; looked += BATCH) {
    const batch: readonly Row[] = yield* list(table, {
      index,
      equals,
      ...(last !== undefined && { after: [last] }),
      order: "desc",
      limit: BATCH,
    });
    for (const row of batch) {
      if (fits(row)) {
        bytes += bytesOf(row);
        if (rows.length === limit || (rows.length > 0 && bytes > MAX_PAGE_BYTES))
          return { rows, next: last ?? null };
        rows.push(row);
      }
      last = row.id;
    }
    if (batch.length < BATCH) return { rows, next: null };
  }
  return { rows, next: last ?? null };
}
