// The contract of a store, on a real Postgres.
import { testStore } from "@svckit/testing";
import { describe, it } from "vitest";
import { createTestSchema } from "../test/postgres-schema.js";
import { postgresServer } from "../test/postgres-server.js";

const { url, reason } = await postgresServer();
if (reason !== undefined) console.warn(`not tested on Postgres: ${reason}`);

describe.skipIf(url === undefined)("on Postgres", () => {
  testStore({ describe, it }, "postgres", ({ clock }) => {
    const schema = createTestSchema(url ?? "");
    let current = schema.open(clock);
    return {
      store: current.store,
      async reopen() {
        await current.crash();
        // What the others would see some seconds later.
        await schema.silence();
        current = schema.open(clock);
        return current.store;
      },
      another: async () => schema.open(clock).store,
      close: schema.drop,
    };
  });
});
