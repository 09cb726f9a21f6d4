// The table of labels that an account has given itself, for every engine.
import { defineExtension } from "@svckit/core";

/** A label that an account gave to an address. */
export interface OwnLabel {
  readonly accountId: string;
  readonly address: string;
  readonly label: string;
}

/** What the extension does to a store. */
export interface LabelVerbs {
  /** Writes a label over an earlier one; of racing writers the last one's stays, whole. */
  setLabel(label: OwnLabel): Promise<void>;
  findLabel(query: Omit<OwnLabel, "label">): Promise<string | undefined>;
}

const TABLE = `CREATE TABLE labels (
  account_id TEXT NOT NULL,
  address TEXT NOT NULL,
  label TEXT NOT NULL,
  PRIMARY KEY (account_id, address)
)`;
const migrations = [{ version: 1, does: "makes the table", sql: TABLE }];

const write = (values: string) =>
  `INTO labels (account_id, address, label) VALUES ${values}
   ON CONFLICT (account_id, address) DO UPDATE SET label = excluded.label`;

export const labelStore = defineExtension<LabelVerbs>({
  name: "labels",
  memory(database) {
    const rows = database.table<OwnLabel>();
    const key = ({ accountId, address }: Omit<OwnLabel, "label">) => JSON.stringify([accountId, address]);
    return {
      verbs: {
        setLabel: async (row) => database.write(() => rows.set(key(row), row)),
        findLabel: async (query) => rows.get(key(query))?.label,
      },
    };
  },
  sqlite: {
    migrations,
    open(database) {
      const set = database.prepare(`INSERT ${write("(?, ?, ?)")}`);
      const find = database.prepare("SELECT label FROM labels WHERE account_id = ? AND address = ?");
      return {
        verbs: {
          setLabel: async ({ accountId, address, label }) => {
            await database.write(() => set.run(accountId, address, label));
          },
          findLabel: async ({ accountId, address }) => {
            // `as`: the statement reads one column.
            const row = find.get(accountId, address) as { readonly label: string } | undefined;
            return row?.label;
          },
        },
      };
    },
  },
  postgres: {
    migrations,
    open: ({ query }) => ({
      verbs: {
        async setLabel({ accountId, address, label }) {
          const text = `INSERT ${write("($1, $2, $3)")}`.replace("INTO labels", "INTO $schema.labels");
          await query(text, [accountId, address, label]);
        },
        async findLabel({ accountId, address }) {
          const text = "SELECT label FROM $schema.labels WHERE account_id = $1 AND address = $2";
          const [row] = await query(text, [accountId, address]);
          return row && String(row["label"]);
        },
      },
    }),
  },
});
