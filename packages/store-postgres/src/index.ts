// The public surface of @svckit/store-postgres. A name added here is a promise: add a changeset with it.
export { migrate } from "./migrate.js";
export type { Pool, PoolClient, Query, QueryResult } from "./pool.js";
export { type PostgresStoreOptions, postgresStore } from "./postgres-store.js";
