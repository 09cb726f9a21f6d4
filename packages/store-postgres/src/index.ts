// The public surface of @svckit/store-postgres. A name added here is a promise: add a changeset with it.

export type { Pool, PoolClient, Query, QueryResult } from "./connection/pool.js";
export { type PostgresStoreOptions, postgresStore } from "./postgres-store.js";
export { type MigrateOptions, migrate } from "./sql/migrate.js";
