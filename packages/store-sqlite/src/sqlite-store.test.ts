// The store's contract, held by sqliteStore().
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Store } from "@svckit/core";
import { type OpenOptions, testStore } from "@svckit/testing";
import { describe, expect, it, test } from "vitest";
import { sqliteStore } from "./sqlite-store.js";

testStore({ describe, it }, "sqliteStore", (given) => {
  const folder = mkdtempSync(join(tmpdir(), "store-sqlite-"));
  const stores: Store[] = [];
  const open = (options: OpenOptions) => {
    const store = sqliteStore(join(folder, "svc.db"), options);
    stores.push(store);
    return store;
  };
  return {
    store: open(given),
    async reopen(options) {
      // Closing settles nothing: what was held stays held, as when the process is killed.
      await stores.at(-1)?.close();
      return open(options);
    },
    async close() {
      for (const store of stores) await store.close();
      rmSync(folder, { recursive: true });
    },
  };
});

test("SQLite's name for a database without a file is refused, and no file of that name is made", () => {
  expect(() => sqliteStore(":memory:")).toThrow("memoryStore()");
  expect(existsSync(":memory:")).toBe(false);
});
