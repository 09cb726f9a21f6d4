// Notes: a small store extension that stores are tested with, in two versions and for each engine.
import {
  type Closing,
  defineExtension,
  type InProcessPart,
  type MemoryDatabase,
  type Migration,
  type PostgresDatabase,
  type PostgresPart,
  type PostgresQuery,
  type Settlement,
  type SqliteDatabase,
  type StoreExtension,
} from "@svckit/core";

/** A note of an account. Its version counts how often it was written. */
export interface Note {
  readonly accountId: string;
  readonly key: string;
  readonly text: string;
  readonly version: number;
}

/** A note in place of the version that its writer has read; 0 for a new note. */
export interface NoteWrite extends Note {
  /** Whether it fails once all of it is written. */
  readonly fails?: boolean;
}

/** The verbs. */
export interface NoteVerbs {
  /** Writes a note, and an event with it. Of racing writers of one version exactly one gets `true`. */
  write(note: NoteWrite): Promise<boolean>;
  find(query: Pick<Note, "accountId" | "key">): Promise<Note | undefined>;
  /** Takes notes that nobody has taken: of racing callers each note goes to exactly one. */
  take(query: { readonly limit: number }): Promise<readonly string[]>;
  /** The ids of what has happened: `<key> <version>` for a note, the hold's id for a call that was settled. */
  events(): Promise<readonly string[]>;
}

/** Calls of this account are not settled: the extension throws. */
export const REFUSED = "refused";

/** Calls of this account are not settled: the database refuses the row of the extension. */
export const UNWRITABLE = "unwritable";

const FAILURE = "the note fails";

/** The extension in its first or its second version. */
export function createNotes(version: 1 | 2): StoreExtension<NoteVerbs> {
  return defineExtension<NoteVerbs>({
    name: "notes",
    memory: openMemory,
    sqlite: { migrations: migrations(SQLITE_COLUMNS).slice(0, version), open: openSqlite },
    postgres: { migrations: migrations(POSTGRES_COLUMNS).slice(0, version), open: openPostgres },
  });
}

const SQLITE_COLUMNS = { text: "TEXT", integer: "INTEGER" };
const POSTGRES_COLUMNS = { text: 'TEXT COLLATE "C"', integer: "BIGINT" };

function migrations({ text, integer }: typeof SQLITE_COLUMNS): readonly Migration[] {
  return [
    {
      version: 1,
      does: "makes the tables",
      sql: `
CREATE TABLE notes (
  account_id ${text} NOT NULL,
  key ${text} NOT NULL,
  body ${text} NOT NULL,
  version ${integer} NOT NULL,
  taken ${integer} NOT NULL DEFAULT 0,
  PRIMARY KEY (account_id, key)
);
CREATE INDEX notes_free ON notes (key) WHERE taken = 0;
CREATE TABLE notes_event (id ${text} NOT NULL PRIMARY KEY, says ${text} NOT NULL);`,
    },
    {
      version: 2,
      does: "keeps the lengths of notes",
      sql: `
ALTER TABLE notes ADD COLUMN length ${integer} NOT NULL DEFAULT 0;
UPDATE notes SET length = length(body);`,
    },
  ];
}

/** Throws for some accounts, which are not closed then. */
function requireClosable({ accountId }: Closing): void {
  if (accountId === REFUSED) throw new Error("the extension refuses the end");
}

/** The event of a settled call; for some accounts it throws, or is one that no database takes. */
function eventOf({ id, accountId, verb }: Settlement): readonly [id: string, says: string | null] {
  if (accountId === REFUSED) throw new Error("the extension refuses the call");
  return [id, accountId === UNWRITABLE ? null : verb];
}

function openMemory(database: MemoryDatabase): InProcessPart<NoteVerbs> {
  const notes = database.table<Note>();
  const taken = database.table<true>();
  const events = database.table<string>();
  const idOf = ({ accountId, key }: Pick<Note, "accountId" | "key">) => `${accountId}\n${key}`;
  return {
    verbs: {
      write: async ({ fails, ...note }) =>
        database.write(() => {
          if ((notes.get(idOf(note))?.version ?? 0) !== note.version) return false;
          notes.set(idOf(note), { ...note, version: note.version + 1 });
          events.set(eventIdOf(note), eventIdOf(note));
          if (fails) throw new Error(FAILURE);
          return true;
        }),
      find: async (query) => notes.get(idOf(query)),
      take: async ({ limit }) =>
        database.write(() => {
          const free = [...notes.rows()]
            .filter((note) => taken.get(idOf(note)) === undefined)
            .slice(0, limit);
          for (const note of free) taken.set(idOf(note), true);
          return free.map(({ key }) => key);
        }),
      events: async () => [...events.rows()].sort(),
    },
    joinSettle(settlement) {
      const [id, says] = eventOf(settlement);
      events.set(id, id);
      if (says === null) throw new Error("the event says nothing");
    },
    joinClose(closing) {
      for (const note of [...notes.rows()])
        if (note.accountId === closing.accountId) notes.delete(idOf(note));
      requireClosable(closing);
    },
  };
}

const WRITE = `INSERT INTO notes (account_id, key, body, version) SELECT ?1, ?2, ?3, 1 WHERE ?4 = 0
  ON CONFLICT DO NOTHING`;
const REWRITE =
  "UPDATE notes SET body = ?3, version = version + 1 WHERE account_id = ?1 AND key = ?2 AND version = ?4";

function openSqlite(database: SqliteDatabase): InProcessPart<NoteVerbs> {
  const write = database.prepare(WRITE);
  const rewrite = database.prepare(REWRITE);
  const find = database.prepare("SELECT * FROM notes WHERE account_id = ? AND key = ?");
  const take = database.prepare(
    "UPDATE notes SET taken = 1 WHERE (account_id, key) IN (SELECT account_id, key FROM notes WHERE taken = 0 LIMIT ?) RETURNING key",
  );
  const add = database.prepare(
    "INSERT INTO notes_event (id, says) VALUES (?, ?) ON CONFLICT (id) DO NOTHING",
  );
  const forget = database.prepare("DELETE FROM notes WHERE account_id = ?");
  const events = database.prepare("SELECT id FROM notes_event ORDER BY id");
  return {
    verbs: {
      write: ({ fails, ...note }) =>
        database.write(() => {
          const { accountId, key, text, version } = note;
          const { changes } = (version === 0 ? write : rewrite).run(accountId, key, text, version);
          if (Number(changes) === 0) return false;
          add.run(eventIdOf(note), "note");
          if (fails) throw new Error(FAILURE);
          return true;
        }),
      find: async ({ accountId, key }) => toNote(find.get(accountId, key)),
      take: ({ limit }) => database.write(() => take.all(limit).map((row) => textOf(row, "key"))),
      events: async () => events.all().map((row) => textOf(row, "id")),
    },
    joinSettle(settlement) {
      add.run(...eventOf(settlement));
    },
    joinClose(closing) {
      forget.run(closing.accountId);
      requireClosable(closing);
    },
  };
}

const PG_WRITE = `INSERT INTO $schema.notes (account_id, key, body, version) SELECT $1, $2, $3, 1 WHERE $4::bigint = 0
  ON CONFLICT DO NOTHING RETURNING key`;
const PG_REWRITE = `UPDATE $schema.notes SET body = $3, version = version + 1
  WHERE account_id = $1 AND key = $2 AND version = $4 RETURNING key`;
const PG_TAKE = `UPDATE $schema.notes AS n SET taken = 1 FROM (
    SELECT account_id, key FROM $schema.notes WHERE taken = 0 LIMIT $1 FOR UPDATE SKIP LOCKED
  ) AS free WHERE n.account_id = free.account_id AND n.key = free.key RETURNING n.key`;
const PG_ADD = `INSERT INTO $schema.notes_event (id, says) SELECT e.id, e.says
  FROM unnest($1::text[], $2::text[]) AS e (id, says) ON CONFLICT (id) DO NOTHING`;

function openPostgres(database: PostgresDatabase): PostgresPart<NoteVerbs> {
  const write = async (query: PostgresQuery, { fails, ...note }: NoteWrite): Promise<boolean> => {
    const { accountId, key, text, version } = note;
    const written = await query(version === 0 ? PG_WRITE : PG_REWRITE, [accountId, key, text, version]);
    if (written.length === 0) return false;
    await query(PG_ADD, [[eventIdOf(note)], ["note"]]);
    if (fails) throw new Error(FAILURE);
    return true;
  };
  return {
    verbs: {
      write: (note) => database.transaction((query) => write(query, note)),
      async find({ accountId, key }) {
        const text = "SELECT * FROM $schema.notes WHERE account_id = $1 AND key = $2";
        const [row] = await database.query(text, [accountId, key]);
        return toNote(row);
      },
      take: async ({ limit }) => (await database.query(PG_TAKE, [limit])).map((row) => textOf(row, "key")),
      async events() {
        const rows = await database.query("SELECT id FROM $schema.notes_event ORDER BY id");
        return rows.map((row) => textOf(row, "id"));
      },
    },
    joinSettle(settlements) {
      const events = settlements.map(eventOf);
      return { text: PG_ADD, values: [events.map(([id]) => id), events.map(([, says]) => says)] };
    },
    async joinClose(closing, query) {
      await query("DELETE FROM $schema.notes WHERE account_id = $1", [closing.accountId]);
      requireClosable(closing);
    },
  };
}

function eventIdOf({ key, version }: Note): string {
  return `${key} ${version + 1}`;
}

function toNote(row: unknown): Note | undefined {
  if (row === undefined) return undefined;
  return {
    accountId: textOf(row, "account_id"),
    key: textOf(row, "key"),
    text: textOf(row, "body"),
    version: Number(textOf(row, "version")),
  };
}

function textOf(row: unknown, column: string): string {
  return String(Reflect.get(Object(row), column));
}
