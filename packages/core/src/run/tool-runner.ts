// Tool runner: runs a tool. The result comes from the cache, the upstream, a fallback or a stale value.

import type { CatalogTool } from "../catalog/catalog-tool.js";
import type { ServiceError } from "../errors/errors.js";
import { type Principal, scopeOf } from "../identity/principal.js";
import { type Awaitable, andThen } from "../platform/awaitable.js";
import type { CacheStatus } from "../store/receipt.js";
import type { UpstreamFailure } from "../upstream/failure.js";
import { type AskParts, createAsks } from "./asks.js";
import { failureBeforehand, isDown, isUnavailable, unavailable } from "./availability.js";
import { keyOf } from "./input-name.js";
import { createLiveResults, type LiveResultOptions } from "./live-result.js";
import type { CacheRead, Lifetime, ResponseCache, ToolResult } from "./response-cache.js";
import type { RunningTools } from "./running-tools.js";
import type { ToolInput } from "./tool-input.js";
import { type CallKeys, lackingKey, takesOwnKey } from "./tool-keys.js";
import type { RunTool, ToolCaller, ToolRun } from "./tool-run.js";

/** Runs the tools of a catalog. */
export interface ToolRunner {
  /** The error in which a run is sure to end, known without asking anyone; undefined where something may answer. */
  refusal(
    tool: CatalogTool,
    input: ToolInput,
    caller: Pick<ToolCaller, "principal" | "keys">,
  ): Awaitable<ServiceError | undefined>;
  readonly run: RunTool;
  /** What the log can tell of an error that nobody caught. */
  readonly originOf: RunningTools["originOf"];
}

/** What a runner is made from. */
export interface ToolRunnerOptions extends LiveResultOptions, AskParts {
  readonly cache: ResponseCache;
  readonly running: RunningTools;
}

/** What a tool may lack for a caller. */
interface Lack {
  /** Undefined where it lacks nothing after all. */
  readonly lacking: Awaitable<UpstreamFailure | undefined>;
  /** Whose share of a provider's slots it would take. */
  readonly caller: string | undefined;
  readonly keys: CallKeys;
}

/** A read that callers share: its name, how long it is kept, and what is kept of it and no longer fresh. */
interface SharedRead {
  readonly key: string;
  readonly lifetime: Lifetime | undefined;
  readonly kept: CacheRead | undefined;
}

/** Makes the runner of a service; `runAsked` runs what composites ask. */
export function createToolRunner(options: ToolRunnerOptions, runAsked: RunTool): ToolRunner {
  const { catalog, cache, running } = options;
  const fetchLive = createLiveResults(options, running);

  /** The error of a tool that lacks something, unless a fallback or a kept result may stand in for it. */
  async function refusalOf(
    tool: CatalogTool,
    input: ToolInput,
    { lacking, caller, keys }: Lack,
  ): Promise<ServiceError | undefined> {
    const failure = await lacking;
    if (failure === undefined) return undefined;
    const error = unavailable(tool, failure);
    const { fallback } = tool;
    if (fallback && input.cursor === undefined && isUnavailable(error)) {
      const other = catalog.find(fallback.tool);
      const lacks = failureBeforehand(other.upstream(undefined), caller) ?? (await lackingKey(other, keys));
      if (lacks === undefined) return undefined;
    }
    // A run with the caller's own key takes nothing from the cache.
    const lifetime = takesOwnKey(tool, keys) ? undefined : lifetimeOf(tool);
    const kept = lifetime && (await cache.read(keyOf(tool, input), lifetime));
    return kept?.isFresh || (kept && isDown(error)) ? undefined : error;
  }

  /** Runs a tool whose result is nobody else's. */
  async function runForOne(tool: CatalogTool, input: ToolInput, caller: ToolCaller): Promise<ToolRun> {
    const asks = tool.definition.uses && createAsks(options, tool, caller, runAsked);
    const asker = { ...askerOf(tool, input, caller), ...(asks && { asks }) };
    const result = await fetchLive(tool, input.value, caller.signal, asker);
    return {
      ...toRun(result, "bypass"),
      isShared: false,
      ...(asks && { inner: [...asks.receipts] }),
    };
  }

  /** Runs a tool for all who ask it the same; gives what is kept where its upstream is down. */
  async function runShared(
    tool: CatalogTool,
    input: ToolInput,
    caller: ToolCaller,
    { key, lifetime, kept }: SharedRead,
  ): Promise<ToolRun> {
    const asker = askerOf(tool, input, caller);
    try {
      const reader = { key, caller: caller.signal, isKept: lifetime !== undefined };
      const result = await cache.share(reader, async (signal) => {
        const fetched = await fetchLive(tool, input.value, signal, asker);
        if (lifetime) await cache.write(key, fetched, lifetime);
        return fetched;
      });
      return toRun(result, lifetime ? "miss" : "bypass");
    } catch (error) {
      if (kept === undefined || caller.signal?.aborted || !isDown(error)) throw error;
      return {
        ...toRun(kept.result, "hit"),
        runtimeStatus: "degraded",
        source: "cached",
        warnings: [
          ...kept.result.warnings,
          `stale: ${tool.provider.id} could not be asked; this was retrieved earlier`,
        ],
      };
    }
  }

  return {
    originOf: running.originOf,

    refusal(tool, input, { principal, keys }) {
      const caller = shareOf(principal);
      const lacking = failureBeforehand(tool.upstream(input.value), caller) ?? lackingKey(tool, keys);
      // Nearly always. Nobody waits for it then.
      return lacking === undefined ? undefined : refusalOf(tool, input, { lacking, caller, keys });
    },

    run(tool, input, caller) {
      const { personal, uses } = tool.definition;
      const isOwn = uses || personal || takesOwnKey(tool, caller.keys) || tool.effect !== "read";
      if (isOwn) return runForOne(tool, input, caller);
      const lifetime = lifetimeOf(tool);
      const key = keyOf(tool, input);
      return andThen(lifetime && cache.read(key, lifetime), (kept) => {
        if (kept?.isFresh) return { ...toRun(kept.result, "hit"), source: "cached" };
        return runShared(tool, input, caller, { key, lifetime, kept });
      });
    },
  };
}

/** Who asks an upstream. A shared read counts for whoever came first. */
function askerOf(tool: CatalogTool, { cursor }: ToolInput, caller: ToolCaller) {
  const { principal, keys, requestId, callKey } = caller;
  return {
    caller: shareOf(principal),
    principal: tool.definition.personal ? principal : undefined,
    keys,
    requestId,
    cursor,
    callKey,
  };
}

/** Whose share of a provider's slots a principal takes: the host has them all. */
function shareOf(principal: Principal): string | undefined {
  return principal.kind === "host" ? undefined : scopeOf(principal);
}

function toRun(result: ToolResult, cacheStatus: CacheStatus): ToolRun {
  const { origin: source, warnings } = result;
  return { result, runtimeStatus: "ok", source, cacheStatus, warnings, isShared: true };
}

/** How long a tool's results may be kept; undefined for a tool that is never cached. */
function lifetimeOf({ definition: { cacheTtl = 0, staleTtl = 0 } }: CatalogTool): Lifetime | undefined {
  return cacheTtl > 0 ? { ttl: cacheTtl, staleTtl } : undefined;
}
