// The public surface of @svckit/store-sqlite. A name added here is a promise: add a changeset with it.
export { type SqliteStoreOptions, sqliteStore } from "./sqlite-store.js";
