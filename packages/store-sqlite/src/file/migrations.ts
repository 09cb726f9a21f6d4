// The steps that bring a file of an earlier version to the tables of now.
import type { VersionedTables } from "@svckit/core";

/** The store's own tables. An empty file is given them as they are now. A step is never changed once it was released. */
export const STORE_TABLES: VersionedTables = {
  name: "store",
  title: "its tables",
  migrations: [
    {
      version: 4,
      does: "calls a cycle a period, and records migrations",
      sql: `
ALTER TABLE account RENAME COLUMN credits_per_cycle TO credits_per_period;
ALTER TABLE wallet RENAME COLUMN cycle TO period;
CREATE TABLE migration (
  name TEXT NOT NULL,
  version INTEGER NOT NULL,
  does TEXT NOT NULL,
  at TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP,
  PRIMARY KEY (name, version)
) STRICT, WITHOUT ROWID;`,
    },
  ],
};
