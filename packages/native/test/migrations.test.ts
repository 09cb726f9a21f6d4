// How the state of an earlier version becomes one of this program's, on both databases.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineExtension, extensionOf, type Store } from "@svckit/core";
import { sqliteStore } from "@svckit/store-sqlite";
import { createTestClock } from "@svckit/testing";
import { describe, expect, test } from "vitest";
import { createTestSchema } from "../../store-postgres/test/postgres-schema.js";
import { postgresServer } from "../../store-postgres/test/postgres-server.js";
import { nativeStore } from "../src/index.js";
import { MIGRATIONS, POSTGRES_MIGRATIONS } from "../src/records/migrations.js";
import { DELIVERIES } from "../src/records/tables.js";
import { list } from "../src/rows/operations.js";

const { url } = await postgresServer();
const clock = createTestClock();

interface Earlier {
  run(sql: string): Promise<unknown>;
}

/** The extension as a program of version 1 had it. */
const earlier = defineExtension<Earlier>({
  name: "state",
  memory: () => ({ verbs: { run: async () => undefined } }),
  sqlite: {
    migrations: MIGRATIONS.slice(0, 1),
    open: (database) => ({
      verbs: { run: (sql) => database.write(() => database.prepare(sql).run()) },
    }),
  },
  postgres: {
    migrations: POSTGRES_MIGRATIONS.slice(0, 1),
    open: ({ query }) => ({ verbs: { run: (sql) => query(sql.replace("INTO ", "INTO $schema.")) } }),
  },
});

const QUEUED = `INSERT INTO state_delivery (webhook_id, seq, account_id, attempts, due_at, created_at)
  VALUES ('w', 1, 'a', 3, 1000, 500), ('w', 2, 'a', 0, 0, 600)`;

/** Writes with the earlier version, opens with this one, and reads what is there. */
async function expectKept(open: (extension: typeof earlier | typeof nativeStore) => Store) {
  const before = open(earlier);
  await extensionOf(before, earlier).run(QUEUED);
  await before.close();
  const after = open(nativeStore);
  const rows = await extensionOf(after, nativeStore).read(() =>
    list(DELIVERIES, { index: "due", equals: ["w"], upTo: Number.MAX_SAFE_INTEGER, limit: 9 }),
  );
  const untried = { account_id: "a", webhook_id: "w", last_attempt_at: null, last_failure: null };
  expect(rows).toEqual([
    { ...untried, seq: 2, attempts: 0, due_at: 0, created_at: 600 },
    { ...untried, seq: 1, attempts: 3, due_at: 1_000, created_at: 500 },
  ]);
  await after.close();
}

test("what waits to be delivered is kept in SQLite", async () => {
  const folder = mkdtempSync(join(tmpdir(), "native-migrations-"));
  await expectKept((extension) => sqliteStore(join(folder, "svc.db"), { clock, extensions: [extension] }));
  rmSync(folder, { recursive: true });
});

describe.skipIf(url === undefined)("on Postgres", () => {
  test("what waits to be delivered is kept", async () => {
    const schema = createTestSchema(url ?? "");
    await expectKept((extension) => schema.open(clock, [extension]).store);
    await schema.drop();
  });
});
