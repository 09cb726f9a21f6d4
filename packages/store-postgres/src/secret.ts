// The deployment's secret, in the schema: of all proposals the first is kept.
import type { Store } from "@svckit/core";
import type { Executor } from "./connection/executor.js";

const PROPOSE = "INSERT INTO $schema.secret VALUES (1, $1) ON CONFLICT DO NOTHING";
const READ = "SELECT secret FROM $schema.secret";

/** The verb that keeps it. */
export function createSecretKeeper({ query }: Executor): NonNullable<Store["keepSecret"]> {
  const kept = async () => (await query(READ, []))[0]?.["secret"];
  return async ({ proposed }) => {
    const found = await kept();
    if (found !== undefined) return String(found);
    await query(PROPOSE, [proposed]);
    // A statement of its own: it sees what whoever came first has committed.
    return String(await kept());
  };
}
