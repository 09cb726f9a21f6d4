// Job: work of a package beside core that asks tools, such as the answer to a question. Its price is known when it is done.
import type { Ask, AskedFailure } from "../catalog/asking.js";
import type { Catalog } from "../catalog/catalog.js";
import type { CatalogTool } from "../catalog/catalog-tool.js";
import { DISCOVERY_CATEGORY } from "../catalog/category.js";
import type { Tool, ToolContext } from "../catalog/tool.js";
import type { Schema } from "../schema/schema.js";
import type { RateState } from "../store/rate-limit.js";

/** What a job works with. */
export interface JobContext {
  /** Asks any tool that reads; it costs nothing beside the job's own price. See `ToolContext.ask`. */
  readonly ask: Ask;
  /** Aborted when the caller disconnects or the time is up. */
  readonly signal: AbortSignal;
}

/** What a job came to. */
export interface JobResult {
  /** A JSON object. */
  readonly data: Readonly<Record<string, unknown>>;
  /** What it costs: whole credits, at most `maxCredits`. The rest of what was held goes back. */
  readonly credits: number;
  /** For the receipt: `name: words`. */
  readonly warnings?: readonly string[];
  /** Whether it came to nothing, and another try may do better: its idempotency key is free again then. */
  readonly isRetryable?: boolean;
  /** Why it has nothing, of the tools that it asked: its receipt tells that. */
  readonly failure?: Pick<AskedFailure, "message" | "runtimeStatus" | "retryAfterS"> | undefined;
}

/**
 * Work that is metered as one call: its ceiling is held before it runs, its price kept, and a failure costs nothing. Its
 * receipt names the receipts of what it asked.
 */
export interface Job {
  /** In receipts where a call has its tool. */
  readonly name: string;
  readonly category: string;
  /** In receipts where a call has its provider. */
  readonly provider: string;
  /** The most credits that it may cost; 0 is free. */
  readonly maxCredits: number;
  /** The longest that it may take, in milliseconds. */
  readonly totalMs: number;
  /** Where its caller stands in the minute that it counts in. The call's own minute is not counted. */
  readonly rate: RateState | undefined;
  run(context: JobContext): Promise<JobResult>;
}

/** What a job that worked is charged, and what its receipt says. */
export type JobOutcome = Pick<JobResult, "credits" | "warnings" | "isRetryable" | "failure">;

const ANYTHING: Schema = {
  "~standard": { version: 1, vendor: "svckit", validate: (value) => ({ value }) },
};
const ANY_OBJECT = { type: "object" };

/**
 * A job in the form in which the steps of a call take a tool: it may ask those that its caller sees. `ended` learns of its
 * outcome, where it works.
 */
export function toJobTool(catalog: Catalog, job: Job, ended: (outcome: JobOutcome) => void): CatalogTool {
  const { name, category, maxCredits: credits } = job;
  const definition: Tool = {
    name,
    title: name,
    description: name,
    category,
    effect: "read",
    uses: readsOf(catalog),
    input: ANYTHING,
    output: ANYTHING,
    async execute(_: unknown, { ask, signal }: ToolContext) {
      const result = await job.run({ ask, signal });
      // Nobody pays more than was held, whatever the job says.
      ended({ ...result, credits: Math.min(credits, Math.max(0, Math.ceil(result.credits))) });
      return result.data;
    },
  };
  return {
    ...{ name, category, definition, credits, effect: "read", totalMs: job.totalMs },
    provider: { id: job.provider, title: name, tools: [] },
    cacheName: name,
    keyless: false,
    fallback: undefined,
    auths: [],
    annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: true },
    inputSchema: ANY_OBJECT,
    argumentNames: undefined,
    takesCursor: false,
    upstream: () => undefined,
    readiness: 1,
    status: { available: true },
    entry: shownToNobody,
    entryBytes: shownToNobody,
    isDescribed: true,
  };

  function shownToNobody(): never {
    throw new Error(`the job ${name} is no tool of the catalog`);
  }
}

const reads = new WeakMap<Catalog, readonly string[]>();

/** The names of the tools that a job may ask: all that read, but for those by which tools are found. */
function readsOf(catalog: Catalog): readonly string[] {
  let names = reads.get(catalog);
  if (names === undefined) {
    names = catalog.tools
      .filter(({ effect, category }) => effect === "read" && category !== DISCOVERY_CATEGORY)
      .map((tool) => tool.name);
    reads.set(catalog, names);
  }
  return names;
}
