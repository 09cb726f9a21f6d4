// The store's contract, held by sqliteStore().
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Store } from "@svckit/core";
import { testStore } from "@svckit/testing";
import { describe, it } from "vitest";
import { sqliteStore } from "./sqlite-store.js";

testStore({ describe, it }, "sqliteStore", ({ clock }) => {
  const folder = mkdtempSync(join(tmpdir(), "store-sqlite-"));
  const stores: Store[] = [];
  const open = () => {
    const store = sqliteStore(join(folder, "svc.db"), { clock });
    stores.push(store);
    return store;
  };
  return {
    store: open(),
    async reopen() {
      // Closing settles nothing: what was held stays held, as when the process is killed.
      await stores.at(-1)?.close();
      return open();
    },
    async close() {
      for (const store of stores) await store.close();
      rmSync(folder, { recursive: true });
    },
  };
});
