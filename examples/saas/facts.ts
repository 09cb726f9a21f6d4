// Facts: what the payment provider has told, each once and in the order it came, in a table of the business's own.
import {
  defineExtension,
  type MemoryDatabase,
  type PostgresDatabase,
  type SqliteDatabase,
} from "@svckit/core";

/** Facts by what they are of: a payment, a customer, an account. They are added and never changed. */
export interface Facts {
  /** Adds a fact, unless it is there, and gives all of the subject in order. Of racing callers each sees all before its own. */
  note(subject: string, fact: string): Promise<readonly string[]>;
  /** All facts of a subject, in order. */
  of(subject: string): Promise<readonly string[]>;
}

/** The table, for `extensions` of each store. */
export const facts = defineExtension<Facts>({
  name: "payment_facts",
  memory: openMemory,
  sqlite: {
    migrations: [
      {
        version: 1,
        does: "makes the table",
        sql: "CREATE TABLE payment_facts (subject TEXT NOT NULL PRIMARY KEY, lines TEXT NOT NULL)",
      },
    ],
    open: openSqlite,
  },
  postgres: {
    migrations: [
      {
        version: 1,
        does: "makes the table",
        sql: 'CREATE TABLE payment_facts (subject TEXT COLLATE "C" PRIMARY KEY, lines TEXT NOT NULL)',
      },
    ],
    open: openPostgres,
  },
});

function openMemory(database: MemoryDatabase) {
  const table = database.table<readonly string[]>();
  const note = (subject: string, fact: string) => {
    const lines = withFact(table.get(subject) ?? [], fact);
    table.set(subject, lines);
    return lines;
  };
  return {
    verbs: {
      note: async (subject: string, fact: string) => database.write(() => note(subject, fact)),
      of: async (subject: string) => table.get(subject) ?? [],
    },
  };
}

function openSqlite(database: SqliteDatabase) {
  const find = database.prepare("SELECT lines FROM payment_facts WHERE subject = ?");
  const put = database.prepare("INSERT OR REPLACE INTO payment_facts (subject, lines) VALUES (?, ?)");
  const note = (subject: string, fact: string) => {
    const lines = withFact(linesOf(find.get(subject)), fact);
    put.run(subject, lines.join("\n"));
    return lines;
  };
  return {
    verbs: {
      note: (subject: string, fact: string) => database.write(() => note(subject, fact)),
      of: async (subject: string) => linesOf(find.get(subject)),
    },
  };
}

// One statement: whoever comes at the same time waits for the row, and adds to what is there then.
const NOTE = `INSERT INTO $schema.payment_facts AS known (subject, lines) VALUES ($1, $2)
  ON CONFLICT (subject) DO UPDATE SET lines = CASE
    WHEN $2 = ANY (string_to_array(known.lines, chr(10))) THEN known.lines
    ELSE known.lines || chr(10) || $2 END
  RETURNING lines`;

const OF = "SELECT lines FROM $schema.payment_facts WHERE subject = $1";

function openPostgres(database: PostgresDatabase) {
  return {
    verbs: {
      note: async (subject: string, fact: string) =>
        linesOf((await database.query(NOTE, [subject, fact]))[0]),
      of: async (subject: string) => linesOf((await database.query(OF, [subject]))[0]),
    },
  };
}

function withFact(lines: readonly string[], fact: string): readonly string[] {
  return lines.includes(fact) ? lines : [...lines, fact];
}

function linesOf(row: unknown): readonly string[] {
  // `as`: a row of the table above.
  return (row as { readonly lines: string } | undefined)?.lines.split("\n") ?? [];
}
