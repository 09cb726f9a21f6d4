// The store: a Postgres database, which several servers share.
import type { Store } from "@svckit/core";
import { postgresStore } from "@svckit/store-postgres";
import pg from "pg";

/** Opens the store of DATABASE_URL; its tables are made with the first start. */
export function openStore(): Store {
  const connectionString = process.env["DATABASE_URL"];
  if (!connectionString) throw new Error("DATABASE_URL is not set: postgres://user:password@host/database");
  const pool = new pg.Pool({ connectionString, connectionTimeoutMillis: 3_000 });
  const store = postgresStore(pool);
  return {
    ...store,
    async close() {
      await store.close();
      await pool.end();
    },
  };
}
