// Paged runner: runs a tool, and gives of its result the page that the caller asked for.
import type { CatalogTool } from "../catalog/catalog-tool.js";
import { andThen } from "../platform/awaitable.js";
import { isObject } from "../platform/json.js";
import { bindingOf, keyOf, nameInput } from "./input-name.js";
import { toPage } from "./page.js";
import type { Lifetime, ToolResult } from "./response-cache.js";
import type { ToolInput } from "./tool-input.js";
import type { RunTool, ToolCaller, ToolRun } from "./tool-run.js";
import { createToolRunner, type ToolRunner, type ToolRunnerOptions } from "./tool-runner.js";

// Whoever walks a list asks for its next page within this time, or the tool is asked for the list anew.
const REST_LIFETIME: Lifetime = { ttl: 10 * 60_000, staleTtl: 0 };

/** A runner whose results are within the limit and the byte budget of their tool. */
export function createPagedRunner(options: ToolRunnerOptions): ToolRunner {
  const { cache, cursors } = options;
  const whole = createToolRunner(options, (...asked) => run(...asked));

  /** The result that the page before was of, where it is still kept. */
  async function readRest(tool: CatalogTool, input: ToolInput): Promise<ToolResult | undefined> {
    const version = input.cursor?.version;
    if (!version) return undefined;
    return (await cache.read(`${restKeyOf(tool, input)}${version}`, REST_LIFETIME))?.result;
  }

  /** The page of a result that the caller asked for. */
  async function pageOf(
    tool: CatalogTool,
    input: ToolInput,
    { principal }: ToolCaller,
    { found, limit }: { readonly found: ToolRun; readonly limit: number },
  ): Promise<ToolRun> {
    const binding = bindingOf(tool, input, principal);
    const result = await toPage(tool, found.result, input.cursor, { cursors, binding, limit });
    if (found.result.list && found.isShared && found.cacheStatus !== "hit")
      await cache.write(`${restKeyOf(tool, input)}${found.result.digest}`, found.result, REST_LIFETIME);
    const added = result.warnings.slice(found.result.warnings.length);
    return { ...found, result, warnings: [...found.warnings, ...added] };
  }

  const run: RunTool = (tool, input, caller) => {
    // Before the tool runs, which may change the arguments that it is given.
    nameInput(tool, input);
    const limit = limitOf(tool, input);
    const running = input.cursor ? runOrRest(tool, input, caller) : whole.run(tool, input, caller);
    return andThen(running, (found) => {
      if (found.result.list === undefined && input.cursor === undefined) return found;
      return pageOf(tool, input, caller, { found, limit });
    });
  };

  async function runOrRest(tool: CatalogTool, input: ToolInput, caller: ToolCaller): Promise<ToolRun> {
    const rest = await readRest(tool, input);
    return rest ? toRest(rest) : whole.run(tool, input, caller);
  }

  return {
    originOf: whole.originOf,
    refusal: (tool, input, caller) =>
      input.cursor === undefined
        ? whole.refusal(tool, input, caller)
        : readRest(tool, input).then((rest) => (rest ? undefined : whole.refusal(tool, input, caller))),
    run,
  };
}

function toRest(result: ToolResult): ToolRun {
  const { warnings } = result;
  return { result, runtimeStatus: "ok", source: "cached", cacheStatus: "hit", warnings, isShared: true };
}

/** The name of a list of which a page was sent, without its version at the end. */
function restKeyOf(tool: CatalogTool, input: ToolInput): string {
  return `${keyOf(tool, input)} rest `;
}

/** The most rows that the caller wants. */
function limitOf({ definition: { pages } }: CatalogTool, { value }: ToolInput): number {
  const limit = pages && isObject(value) ? value["limit"] : undefined;
  return typeof limit === "number" ? limit : Number.POSITIVE_INFINITY;
}
