// The extension of a store that keeps the state: its tables on three engines, and the way to run a verb on them.
import { defineExtension } from "@svckit/core";
import { memoryRows } from "../rows/memory-rows.js";
import { get, runAsync, runNow, type Work } from "../rows/operations.js";
import { postgresRows } from "../rows/postgres-rows.js";
import { sqliteRows } from "../rows/sqlite-rows.js";
import { closeAccount } from "./close-account.js";
import { MIGRATIONS, POSTGRES_MIGRATIONS } from "./migrations.js";
import { settleInPostgres, settleInProcess, sqliteListeners } from "./settlements.js";
import { ACCOUNTS, TABLES } from "./tables.js";

/** Runs verbs. One is given as a function, since a transaction that lost a race is run again from its start. */
export interface StateVerbs {
  /** Runs a verb that changes nothing. */
  read<T>(work: () => Work<T>): Promise<T>;
  /** Runs a verb as one transaction: all that it writes, or nothing where it throws. */
  write<T>(work: () => Work<T>): Promise<T>;
}

/** Name it in `extensions` of the store. */
export const nativeStore = defineExtension<StateVerbs>({
  name: "state",
  memory(database) {
    const carryOut = memoryRows(database, TABLES);
    const listeners = (id: string) => runNow(get(ACCOUNTS, [id]), carryOut)?.settled_listeners ?? 0;
    return {
      joinSettle: settleInProcess({ listeners, carryOut }),
      joinClose: (closing) => runNow(closeAccount(closing), carryOut),
      verbs: {
        read: async (work) => runNow(work(), carryOut),
        write: async (work) => database.write(() => runNow(work(), carryOut)),
      },
    };
  },
  sqlite: {
    migrations: MIGRATIONS,
    open(database) {
      const carryOut = sqliteRows(database);
      return {
        joinSettle: settleInProcess({ listeners: sqliteListeners(database), carryOut }),
        joinClose: (closing) => runNow(closeAccount(closing), carryOut),
        verbs: {
          read: async (work) => runNow(work(), carryOut),
          write: (work) => database.write(() => runNow(work(), carryOut)),
        },
      };
    },
  },
  postgres: {
    migrations: POSTGRES_MIGRATIONS,
    open({ query, transaction }) {
      const { joinSettle, changed } = settleInPostgres(query);
      return {
        joinSettle,
        async joinClose(closing, inside) {
          await runAsync(closeAccount(closing), postgresRows(inside));
          changed();
        },
        verbs: {
          // Each statement sees what is committed, within a transaction or not.
          read: (work) => runAsync(work(), postgresRows(query)),
          async write(work) {
            try {
              return await transaction((inside) => runAsync(work(), postgresRows(inside)));
            } finally {
              changed();
            }
          },
        },
      };
    },
  },
});
