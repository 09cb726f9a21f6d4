// Payments on Postgres: delivered again and again, from processes that come, go and are killed.
import { describe, test } from "vitest";
import { killWhileDelivering, redeliver } from "../../store-sqlite/test/billing-storm.js";
import { createTestSchema, type TestSchema } from "./postgres-schema.js";
import { postgresServer } from "./postgres-server.js";

const KILLS = Number(process.env["CRASHES"]);
const MAX_MS = 3_600_000;

const { url = "", reason } = await postgresServer();
if (reason !== undefined) console.warn(`not tested on Postgres: ${reason}`);

async function onSchema(run: (schema: TestSchema) => Promise<void>): Promise<void> {
  const schema = createTestSchema(url);
  try {
    await run(schema);
  } finally {
    await schema.drop();
  }
}

describe.skipIf(reason !== undefined)("on Postgres", () => {
  test(
    "1,000 redeliveries of 100 references over four processes have 100 effects",
    () => onSchema((schema) => redeliver(schema.open().store, { url, schema: schema.name })),
    MAX_MS,
  );

  test(
    `payments act once, though ${KILLS} processes were killed as they delivered them`,
    () => onSchema((schema) => killWhileDelivering(schema.open().store, { url, schema: schema.name }, KILLS)),
    MAX_MS,
  );
});
