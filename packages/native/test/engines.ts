// The three stores, each with the state's tables, for tests that hold on every one.
import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Clock, type Extensible, memoryStore, type Store } from "@svckit/core";
import { sqliteStore } from "@svckit/store-sqlite";
// The test run's Postgres is a fixture of that store's own tests.
import { createTestSchema } from "../../store-postgres/test/postgres-schema.js";
import { postgresServer } from "../../store-postgres/test/postgres-server.js";
import { isAtLength } from "../../testing/test/at-length.js";
import { nativeStore } from "../src/index.js";

/** A store that a test has to itself. */
export interface OpenEngine {
  readonly store: Store & Partial<Extensible>;
  close(): Promise<void>;
}

/** An engine by name. */
export interface Engine {
  readonly name: string;
  open(clock?: Clock): Promise<OpenEngine>;
}

const extensions = [nativeStore];

const memory: Engine = {
  name: "memory",
  async open(clock) {
    const store = memoryStore({ extensions, ...(clock && { clock }) });
    return { store, close: async () => store.close() };
  },
};

const sqlite: Engine = {
  name: "sqlite",
  async open(clock) {
    const folder = mkdtempSync(join(tmpdir(), "native-"));
    const store = sqliteStore(join(folder, "svc.db"), { extensions, ...(clock && { clock }) });
    return {
      store,
      async close() {
        await store.close();
        await rm(folder, { recursive: true, force: true });
      },
    };
  },
};

/**
 * Memory, SQLite, and Postgres where there is one. Says why where there is none. What the state does on any store is tried on
 * one of them in a short run, and the files take turns.
 */
export async function engines(turn?: "memory" | "sqlite" | "postgres"): Promise<readonly Engine[]> {
  const all = await everyEngine();
  const named = all.filter(({ name }) => name === turn);
  return turn === undefined || isAtLength || named.length === 0 ? all : named;
}

async function everyEngine(): Promise<readonly Engine[]> {
  const { url, reason } = await postgresServer();
  if (url === undefined) {
    console.warn(`not tested on Postgres: ${reason}`);
    return [memory, sqlite];
  }
  const postgres: Engine = {
    name: "postgres",
    async open(clock) {
      const schema = createTestSchema(url, extensions);
      const { store } = schema.open(clock, extensions);
      return { store, close: schema.drop };
    },
  };
  return [memory, sqlite, postgres];
}
