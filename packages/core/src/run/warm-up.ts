// Warm-up: does before the first call what that call would otherwise wait for. It asks no upstream and spends nothing.
import { setImmediate as nextTurn } from "node:timers/promises";
import type { Catalog } from "../catalog/catalog.js";
import { checkSchema, type Schema } from "../schema/schema.js";
import { loadHttpClient } from "../upstream/fetch.js";

/**
 * Loads the client for upstreams, works out the schemas of all tools, and runs their checks once: a tool a turn of the event
 * loop, so that calls which are there already are answered in between.
 */
export async function warmUp(catalog: Catalog): Promise<void> {
  await loadHttpClient();
  for (const tool of catalog.tools) {
    await catalog.describe([tool]);
    await nextTurn();
    const { definition } = tool;
    // Libraries compile a check as it first runs: with an example's arguments as deep as a call needs it.
    await tryCheck(definition.input, definition.examples?.[0]?.args ?? {});
    await tryCheck(definition.output, {});
  }
}

/** What a check says of a value that nobody has sent is nobody's concern. */
async function tryCheck(schema: Schema, value: unknown): Promise<void> {
  try {
    await checkSchema(schema, value);
  } catch {
    // A check that throws here throws again at the call, where it is told.
  }
}
