// Usage: calls are counted as their receipts are written, a row a day for each tool, key and end user of an account.
import { setImmediate as turn } from "node:timers/promises";
import {
  type CountedCalls,
  createUsageSums,
  nameOfSum,
  type SqliteStatement,
  type Usage,
  type UsageField,
  type UsageQuery,
  type UsageSums,
} from "@svckit/core";
import { type Database, writeRow } from "../file/database.js";
import type { WriteBehind } from "../file/transaction.js";

/** What calls came to. */
export interface UsageCounts extends WriteBehind {
  add(calls: CountedCalls): void;
  /** Has calls of an account be those of no end user, of so many rows; `true` where there may be more. */
  forgetEndUsers(accountId: string, rows: number): boolean;
  /** Reads a piece of a day at a time; calls are served in between. */
  usage(query: UsageQuery): Promise<readonly Usage[]>;
}

type SumRow = Partial<CountedCalls> & Pick<CountedCalls, "calls" | "credits">;

interface EndRow {
  readonly account_id: string;
  readonly tool: string;
  readonly key_id: string;
  readonly end_user: string;
}

type Counting = { -readonly [Field in keyof CountedCalls]: CountedCalls[Field] };

const COUNT = `
INSERT INTO usage (day, account_id, tool, key_id, end_user, calls, credits) VALUES (?, ?, ?, ?, ?, ?, ?)
ON CONFLICT DO UPDATE SET calls = calls + excluded.calls, credits = credits + excluded.credits`;

const OF_END_USERS = `
SELECT day, account_id AS account, tool, key_id AS key, end_user AS endUser, calls, credits FROM usage
WHERE day = ? AND account_id = ? AND end_user <> '' LIMIT ?`;

const REMOVE =
  "DELETE FROM usage WHERE day = ? AND account_id = ? AND tool = ? AND key_id = ? AND end_user = ?";

// How many rows of a day are summed up at once: everybody waits for them.
const ROWS_AT_ONCE = 1_000;

/** A row of a day, by what tells it from the others. */
type Place = readonly [account: string, tool: string, key: string, endUser: string];

// Behind every other text, as SQLite compares them.
const HIGHEST = "\u{10ffff}";

const PLACE = "(account_id, tool, key_id, end_user)";

// The last row of a piece that begins behind a place.
const END = `
SELECT account_id, tool, key_id, end_user FROM usage
WHERE day = ? AND ${PLACE} > (?, ?, ?, ?) AND account_id <= ? ORDER BY account_id, tool, key_id, end_user
LIMIT 1 OFFSET ${ROWS_AT_ONCE - 1}`;

const COLUMNS: Readonly<Record<UsageField, string>> = {
  day: "day",
  tool: "tool",
  key: "key_id AS key",
  endUser: "end_user AS endUser",
  account: "account_id AS account",
};

/** Prepares the statements. */
export function createUsage(database: Database): UsageCounts {
  const count = database.prepare(COUNT);
  const nextDay = database.prepare("SELECT min(day) AS day FROM usage WHERE day >= ?");
  const followingDay = database.prepare("SELECT min(day) AS day FROM usage WHERE day > ?");
  const ofEndUsers = database.prepare(OF_END_USERS);
  const remove = database.prepare(REMOVE);
  const endOf = database.prepare(END);
  const ofPiece = new Map<string, SqliteStatement>();
  const counts = new Map<string, Counting>();

  /** The statement that sums up a piece of a day; there are as many as ways to sum up, so they are made as they are needed. */
  function sumOf(by: readonly UsageField[]): SqliteStatement {
    const columns = by.map((field) => COLUMNS[field]).join(", ");
    const groups = by.map((_, at) => at + 1).join(", ");
    const text = `SELECT ${columns}, sum(calls) AS calls, sum(credits) AS credits FROM usage
      WHERE day = ? AND ${PLACE} > (?, ?, ?, ?) AND ${PLACE} <= (?, ?, ?, ?) GROUP BY ${groups}`;
    const statement = ofPiece.get(text) ?? database.prepare(text);
    ofPiece.set(text, statement);
    return statement;
  }

  /** Adds the rows of a day, of one account or of all, a piece at a time. */
  async function sumDay(
    day: string,
    accountId: string | undefined,
    statement: SqliteStatement,
    sums: UsageSums,
  ): Promise<void> {
    const last = accountId ?? HIGHEST;
    let from: Place = [accountId ?? "", "", "", ""];
    for (let isMore = true; isMore; await turn()) {
      const end = endOf.get(day, ...from, last) as EndRow | undefined;
      isMore = end !== undefined;
      const to: Place = end
        ? [end.account_id, end.tool, end.key_id, end.end_user]
        : [last, HIGHEST, HIGHEST, HIGHEST];
      // `as`: the columns are those of the statement.
      for (const row of statement.all(day, ...from, ...to) as SumRow[]) sums.add(row);
      from = to;
    }
  }

  /** The first day with calls from one on, or behind it. */
  function dayFrom(statement: SqliteStatement, day: string): string | null {
    return (statement.get(day) as { readonly day: string | null }).day;
  }

  function write(): void {
    for (const calls of counts.values()) add(calls);
    counts.clear();
  }

  function add({ day, account, tool, key, endUser, calls, credits }: CountedCalls): void {
    writeRow(count, day, account, tool, key, endUser, calls, credits);
  }

  return {
    add(calls) {
      const name = nameOfSum(calls);
      const before = counts.get(name);
      if (before === undefined) {
        counts.set(name, { ...calls });
        return;
      }
      before.calls += 1;
      before.credits += calls.credits;
    },
    async usage(query) {
      const { accountId, toDay, by, after } = query;
      const sums = createUsageSums(query);
      const statement = sumOf(by);
      const begun = by[0] === "day" ? after?.[0] : undefined;
      const first = begun !== undefined && begun > query.fromDay ? begun : query.fromDay;
      for (let day = dayFrom(nextDay, first); day !== null && day <= toDay && !sums.isFull(); ) {
        await sumDay(day, accountId, statement, sums);
        day = dayFrom(followingDay, day);
      }
      return sums.rows();
    },
    forgetEndUsers(account, most) {
      // What this transaction has counted, too.
      write();
      let left = most;
      for (let day = dayFrom(nextDay, ""); day !== null && left > 0; day = dayFrom(followingDay, day)) {
        // `as`: the columns are those of the statement.
        const rows = ofEndUsers.all(day, account, left) as CountedCalls[];
        for (const row of rows) {
          remove.run(day, account, row.tool, row.key, row.endUser);
          add({ ...row, endUser: "" });
        }
        left -= rows.length;
      }
      return left === 0;
    },
    write,
    invalidate() {
      counts.clear();
    },
  };
}
