// Tool runner: runs a tool. The result comes from the cache, the upstream, a fallback or a stale value.

import type { Catalog } from "../catalog/catalog.js";
import type { CatalogTool } from "../catalog/catalog-tool.js";
import type { ToolContext } from "../catalog/tool.js";
import { isServiceError, type ServiceError } from "../errors/errors.js";
import { type Principal, scopeOf } from "../identity/principal.js";
import type { Clock } from "../platform/clock.js";
import { canonicalJson, sha256 } from "../platform/json.js";
import { type Logger, maskLogger } from "../platform/logger.js";
import type { MaskText } from "../platform/mask.js";
import { checkSchema } from "../schema/schema.js";
import type { CacheStatus, Source } from "../store/receipt.js";
import { toUpstreamError, type UpstreamFailure } from "../upstream/failure.js";
import type { PublicUpstreams } from "../upstream/public-upstream.js";
import type { UpstreamLimits } from "../upstream/upstream.js";
import { failureBeforehand, isDown, isUnavailable, unavailable, withFallbackOf } from "./availability.js";
import { withDeadline } from "./deadline.js";
import { NO_UPSTREAM } from "./no-upstream.js";
import type { Lifetime, ResponseCache, ToolResult } from "./response-cache.js";
import { requireKeepable } from "./result-size.js";
import { toData, toText } from "./result-text.js";
import { type CallKeys, lackingKey, requestKeys, takesOwnKey } from "./tool-keys.js";

/** How a tool came to its result. */
export interface ToolRun {
  readonly result: ToolResult;
  readonly runtimeStatus: "ok" | "degraded";
  readonly source: Source;
  readonly cacheStatus: CacheStatus;
  readonly warnings: readonly string[];
}

/** The arguments of a run. */
export interface ToolInput {
  /** As the tool takes them: checked, with defaults. */
  readonly value: unknown;
  /** As they were sent, in canonical JSON. */
  readonly text: string;
}

/** On whose behalf a tool is run. */
export interface ToolCaller {
  readonly principal: Principal;
  readonly keys: CallKeys;
  /** Aborted when the caller disconnects; undefined for a run that is finished even then. */
  readonly signal: AbortSignal | undefined;
}

/** Runs the tools of a catalog. */
export interface ToolRunner {
  /** The error in which a run is sure to end, known without asking anyone; undefined where something may answer. */
  refusal(
    tool: CatalogTool,
    input: ToolInput,
    caller: Omit<ToolCaller, "signal">,
  ): Promise<ServiceError | undefined>;
  /** Runs a tool with checked input; throws a `ServiceError`, or the signal's reason once that is aborted. */
  run(tool: CatalogTool, input: ToolInput, caller: ToolCaller): Promise<ToolRun>;
}

/** What a runner is made from. */
export interface ToolRunnerOptions {
  readonly catalog: Catalog;
  readonly cache: ResponseCache;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly publicUpstreams: PublicUpstreams;
  /** How long a run may take, and how long the answers of upstreams may be. */
  readonly limits: Pick<UpstreamLimits, "totalMs" | "maxBytes">;
  /** The field of `data` that holds the receipt; an upstream's own field of that name is dropped. */
  readonly receiptField: string;
}

/** For whom a tool's own code runs. */
interface Asker {
  /** Whose share of the provider's slots it takes. */
  readonly caller: string | undefined;
  /** What the tool learns of the caller: nothing, where the result may be another's too. */
  readonly principal: Principal | undefined;
  readonly keys: CallKeys;
}

/** Makes the runner of a service. */
export function createToolRunner(options: ToolRunnerOptions): ToolRunner {
  const { catalog, cache, clock, limits } = options;

  /** Runs one tool's own code once. */
  async function fetch(
    tool: CatalogTool,
    input: unknown,
    signal: AbortSignal,
    asker: Asker,
  ): Promise<ToolResult> {
    const upstream = tool.upstream(input);
    if (upstream && !("client" in upstream)) throw toUpstreamError(tool.provider.id, upstream);
    const asked = requestKeys(tool, asker.keys);
    // A tool without keys starts at once.
    const keys = asked && (await asked);
    signal.throwIfAborted();
    if (keys && "message" in keys) throw toUpstreamError(tool.provider.id, keys);
    const { mask } = asker.keys;
    const warnings: string[] = [];
    const call = { signal, readOnly: tool.effect === "read", caller: asker.caller };
    const context: ToolContext = {
      // Keys are for the provider's own upstreams, and for no URL that a caller names.
      http: upstream?.client({ ...call, keys }) ?? NO_UPSTREAM,
      publicHttp: (baseUrl) => options.publicUpstreams(tool.provider, baseUrl).client(call),
      clock,
      signal,
      principal: asker.principal,
      noData(value, reason) {
        warnings.push(mask(`no_data: ${reason}`));
        return value;
      },
    };
    try {
      const raw: unknown = await tool.definition.execute(input, context);
      return await toResult(tool, raw, warnings, mask);
    } catch (error) {
      if (isServiceError(error) || signal.aborted) throw error;
      maskLogger(options.logger, mask).error("a tool threw", {
        tool: tool.name,
        provider: tool.provider.id,
        error,
      });
      const failure: UpstreamFailure = {
        runtimeStatus: "failing",
        message: "gave an answer that its tool could not read",
      };
      throw toUpstreamError(tool.provider.id, failure, error);
    }
  }

  async function toResult(
    tool: CatalogTool,
    raw: unknown,
    warnings: readonly string[],
    mask: MaskText,
  ): Promise<ToolResult> {
    const checked = await checkSchema(tool.definition.output, raw);
    if ("issues" in checked) {
      const [issue] = checked.issues;
      const message = `gave a result that does not fit the tool (${issue?.path.join(".") || "the whole"}: ${issue?.message})`;
      throw toUpstreamError(tool.provider.id, { runtimeStatus: "failing", message });
    }
    const data = toData(checked.value);
    delete data[options.receiptField];
    const text = toText(data, mask);
    requireKeepable(tool, text, limits.maxBytes);
    // The digest is of the text as parsed: whoever receives the text comes to the same.
    const digest = sha256(canonicalJson(JSON.parse(text)));
    return { text, digest, warnings, fetchedAt: clock.now(), provider: tool.provider.id, origin: "live" };
  }

  /** Runs a tool's fallback; its result takes the form of the tool's own. */
  async function fallBack(
    tool: CatalogTool,
    input: unknown,
    signal: AbortSignal,
    { caller, keys }: Asker,
  ): Promise<ToolResult | undefined> {
    const { fallback } = tool.definition;
    if (fallback === undefined) return undefined;
    const other = catalog.find(fallback.tool);
    const otherInput = fallback.args ? fallback.args(input as never) : input;
    const checked = await checkSchema(other.definition.input, otherInput);
    if ("issues" in checked) return undefined;
    const answer = await fetch(other, checked.value, signal, { caller, principal: undefined, keys });
    const data = JSON.parse(answer.text) as Record<string, unknown>;
    const result = await toResult(
      tool,
      fallback.result ? fallback.result(data, input as never) : data,
      answer.warnings,
      keys.mask,
    );
    return { ...result, provider: other.provider.id, origin: "fallback" };
  }

  async function fetchOrFallBack(
    tool: CatalogTool,
    input: unknown,
    parent: AbortSignal | undefined,
    asker: Asker,
  ): Promise<ToolResult> {
    const timeUp = () =>
      unavailable(tool, {
        runtimeStatus: "degraded",
        message: `did not answer within ${limits.totalMs} ms`,
      });
    return withDeadline(clock, limits.totalMs, parent, timeUp, async (signal) => {
      try {
        return await fetch(tool, input, signal, asker);
      } catch (error) {
        if (signal.aborted || !isUnavailable(error)) throw error;
        const result = await fallBack(tool, input, signal, asker).catch(() => undefined);
        if (result === undefined) throw withFallbackOf(tool, error);
        return result;
      }
    });
  }

  return {
    async refusal(tool, input, { principal, keys }) {
      const caller = shareOf(principal);
      const failure = failureBeforehand(tool.upstream(input.value), caller) ?? (await lackingKey(tool, keys));
      if (failure === undefined) return undefined;
      const error = unavailable(tool, failure);
      const { fallback } = tool.definition;
      if (fallback && isUnavailable(error)) {
        const other = catalog.find(fallback.tool);
        const lacks = failureBeforehand(other.upstream(undefined), caller) ?? (await lackingKey(other, keys));
        if (lacks === undefined) return undefined;
      }
      const lifetime = lifetimeOf(tool);
      const kept = lifetime && (await cache.read(keyOf(tool, input), lifetime));
      return kept?.isFresh || (kept && isDown(error)) ? undefined : error;
    },

    async run(tool, input, caller) {
      const lifetime = lifetimeOf(tool);
      const { signal: disconnect, principal, keys } = caller;
      const { personal } = tool.definition;
      // A shared read counts for whoever came first.
      const asker = { caller: shareOf(principal), principal: personal ? principal : undefined, keys };
      if (personal || takesOwnKey(tool, keys) || tool.effect !== "read") {
        return toRun(await fetchOrFallBack(tool, input.value, disconnect, asker), "bypass");
      }
      const key = keyOf(tool, input);
      const kept = lifetime && (await cache.read(key, lifetime));
      if (kept?.isFresh) return { ...toRun(kept.result, "hit"), source: "cached" };
      try {
        const result = await cache.share(key, disconnect, async (signal) => {
          const fetched = await fetchOrFallBack(tool, input.value, signal, asker);
          if (lifetime) await cache.write(key, fetched, lifetime);
          return fetched;
        });
        return toRun(result, lifetime ? "miss" : "bypass");
      } catch (error) {
        if (kept === undefined || disconnect?.aborted || !isDown(error)) throw error;
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
    },
  };
}

/** Whose share of a provider's slots a principal takes: the host has them all. */
function shareOf(principal: Principal): string | undefined {
  return principal.kind === "host" ? undefined : scopeOf(principal);
}

function toRun(result: ToolResult, cacheStatus: CacheStatus): ToolRun {
  return { result, runtimeStatus: "ok", source: result.origin, cacheStatus, warnings: result.warnings };
}

/** How long a tool's results may be kept; undefined for a tool that is never cached. */
function lifetimeOf({ definition: { cacheTtl = 0, staleTtl = 0 } }: CatalogTool): Lifetime | undefined {
  return cacheTtl > 0 ? { ttl: cacheTtl, staleTtl } : undefined;
}

/** The name of a read. Equal arguments have one name, however they were written, unless a schema makes something of them that is not JSON. */
function keyOf(tool: CatalogTool, { value, text }: ToolInput): string {
  let name = `sent ${text}`;
  try {
    name = canonicalJson(value);
  } catch {
    // Dates or big integers, say: the text that was sent names them.
  }
  return `${tool.provider.id}:${tool.name}:${name}`;
}
