// The contract of a store, on a real Postgres.
import { testStore } from "@svckit/testing";
import { describe, it } from "vitest";
import { createTestSchema } from "../test/postgres-schema.js";
import { postgresServer } from "../test/postgres-server.js";

const { url, reason } = await postgresServer();
if (reason !== undefined) console.warn(`not tested on Postgres: ${reason}`);

describe.skipIf(url === undefined)("on Postgres", () => {
  testStore({ describe, it }, "postgres", (given) => {
    const schema = createTestSchema(url ?? "", given.extensions ?? []);
    let current = schema.open(given.clock, given.extensions);
    return {
      store: current.store,
      async reopen({ clock, extensions }) {
        await current.crash();
        // What the others would see some seconds later.
        await schema.silence();
        current = schema.open(clock, extensions);
        return current.store;
      },
      another: async ({ clock, extensions }) => schema.open(clock, extensions).store,
      close: schema.drop,
    };
  });
});
