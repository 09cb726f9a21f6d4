// Warm-up: does before the first call what that call would otherwise wait for. It asks no upstream and spends nothing.
import { setImmediate as nextTurn } from "node:timers/promises";
import type { Catalog } from "../catalog/catalog.js";
import type { Clock } from "../platform/clock.js";
import { checkSchema, type Schema } from "../schema/schema.js";
import { type Fetch, loadHttpClient } from "../upstream/fetch.js";

// A call that runs has several turns of the event loop; each of ours would make it wait.
const AWHILE_MS = 20;

interface WarmUpParts {
  readonly catalog: Catalog;
  readonly clock: Clock;
  /** The host's own. */
  readonly fetch: Fetch | undefined;
}

/**
 * Loads the client for upstreams, works out the schemas of all tools, runs their checks once, and reads their texts as a
 * search does: in turns of the event loop, each a step of one tool, so that calls which are there already are answered in
 * between. While `isBusy` says that some are, it leaves them most of the time.
 */
export async function warmUp(
  { catalog, clock: { after }, fetch }: WarmUpParts,
  isBusy = () => false,
): Promise<void> {
  const takeTurn = () => (isBusy() ? new Promise<void>((done) => void after(AWHILE_MS, done)) : nextTurn());
  await loadHttpClient(fetch);
  for (const tool of catalog.tools) {
    await takeTurn();
    await catalog.describe([tool]);
    const { definition } = tool;
    // Libraries compile a check as it first runs: with an example's arguments as deep as a call needs it.
    await takeTurn();
    await tryCheck(definition.input, definition.examples?.[0]?.args ?? {});
    await takeTurn();
    await tryCheck(definition.output, {});
  }
  await catalog.readTexts();
}

/** What a check says of a value that nobody has sent is nobody's concern. */
async function tryCheck(schema: Schema, value: unknown): Promise<void> {
  try {
    await checkSchema(schema, value);
  } catch {
    // A check that throws here throws again at the call, where it is told.
  }
}
