// The store: a SQLite file, which one process has at a time.
import type { Store } from "@svckit/core";
import { sqliteStore } from "@svckit/store-sqlite";

/** Opens the store that DATABASE_FILE names; its folder is made where it is not there. */
export function openStore(): Store {
  return sqliteStore(process.env["DATABASE_FILE"] ?? "./data/service.db");
}
