// Live result: what a tool's own code gives, or that of its fallback where its provider has no answer.

import type { Ask } from "../catalog/asking.js";
import type { Catalog } from "../catalog/catalog.js";
import type { CatalogTool } from "../catalog/catalog-tool.js";
import type { ToolFallback } from "../catalog/tool.js";
import { isServiceError, type ServiceError } from "../errors/errors.js";
import type { Principal } from "../identity/principal.js";
import type { Clock } from "../platform/clock.js";
import { type Logger, maskLogger, withFields } from "../platform/logger.js";
import type { MaskText } from "../platform/mask.js";
import { checkSchema } from "../schema/schema.js";
import { type Changes, createChanges } from "../upstream/changes.js";
import { toUpstreamError, type UpstreamFailure } from "../upstream/failure.js";
import type { PublicUpstreams } from "../upstream/public-upstream.js";
import { withinLimits } from "../upstream/request-limits.js";
import type { UpstreamLimits } from "../upstream/upstream-limits.js";
import type { Asks } from "./asks.js";
import { isUnavailable, unavailable, withFallbackOf } from "./availability.js";
import type { Cursor } from "./cursor.js";
import { withDeadline } from "./deadline.js";
import { failureFields } from "./failure-line.js";
import { createOpenRequests } from "./open-requests.js";
import { afterChanges } from "./outcome-unknown.js";
import { canBeTold } from "./own-error.js";
import { type PageOfTool, requireNoKey, textOf, toKept } from "./page.js";
import type { ToolResult } from "./response-cache.js";
import { requireKeepable } from "./result-size.js";
import { toData, toText } from "./result-text.js";
import type { RunNames, RunningTools } from "./running-tools.js";
import { createToolContext } from "./tool-context.js";
import { type CallKeys, requestKeys } from "./tool-keys.js";

/** What live results are made from. */
export interface LiveResultOptions {
  readonly catalog: Catalog;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly publicUpstreams: PublicUpstreams;
  /** How long a run may take, and how long the answers of upstreams may be. */
  readonly limits: UpstreamLimits;
  /** The field of `data` that holds the receipt; an upstream's own field of that name is dropped. */
  readonly receiptField: string;
}

/** For whom a tool's own code runs. */
export interface Asker {
  /** Whose share of the provider's slots it takes. */
  readonly caller: string | undefined;
  /** What the tool learns of the caller: nothing, where the result may be another's too. */
  readonly principal: Principal | undefined;
  readonly keys: CallKeys;
  readonly requestId: string;
  /** Where it goes on in a list. */
  readonly cursor: Cursor | undefined;
  /** The same for each run under one idempotency key. */
  readonly callKey: () => string;
  /** Asks other tools for a composite; undefined for any other tool. */
  readonly asks?: Asks;
  /** When the run ends, in milliseconds since 1970; set where it begins. */
  readonly until?: number;
}

/** Gets results from tools; throws a `ServiceError`, or the reason of `parent` once that is aborted. */
export type FetchLive = (
  tool: CatalogTool,
  input: unknown,
  parent: AbortSignal | undefined,
  asker: Asker,
) => Promise<ToolResult>;

/** Makes the runs of a service's tools. */
export function createLiveResults(options: LiveResultOptions, running: RunningTools): FetchLive {
  const { catalog, clock, limits } = options;

  /** Runs one tool's own code once. */
  async function fetch(
    tool: CatalogTool,
    input: unknown,
    signal: AbortSignal,
    asker: Asker,
    changes?: Changes,
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
    const names = namesOf(tool, asker);
    const log = logOf(names, asker);
    const { watch, during } = createOpenRequests(log, (error) => running.remember(error, names));
    const context = createToolContext({
      provider: tool.provider,
      upstream,
      publicUpstreams: options.publicUpstreams,
      call: {
        signal,
        until: asker.until,
        readOnly: tool.effect === "read",
        caller: asker.caller,
        watch,
        ...(changes && { changes }),
      },
      keys,
      warn: (text) => warnings.push(mask(text)),
      ask: askOf(tool, asker, signal),
      clock,
      principal: asker.principal,
      callKey: asker.callKey,
      log,
    });
    try {
      const position = asker.cursor?.position;
      const raw: unknown = await during(() => tool.definition.execute(input, context, position));
      return await toResult(tool, raw, warnings, mask);
    } catch (error) {
      if (signal.aborted || (isServiceError(error) && canBeTold(error))) throw error;
      const failure: UpstreamFailure = {
        runtimeStatus: "failing",
        message: "gave an answer that its tool could not read",
      };
      throw toUpstreamError(tool.provider.id, failure, error);
    }
  }

  /** How a tool asks others: not at all, where it declares none. */
  function askOf({ name }: CatalogTool, { asks, until = 0 }: Asker, signal: AbortSignal): Ask {
    return (other, args) => {
      const answer = asks
        ? asks.ask(other, args, { signal, until })
        : Promise.reject(new TypeError(`${name} asks ${other}, and declares no \`uses\``));
      // One that the tool forgets to await is no unhandled rejection.
      answer.catch(() => {});
      return answer;
    };
  }

  async function toResult(
    tool: CatalogTool,
    raw: unknown,
    warnings: readonly string[],
    mask: MaskText,
  ): Promise<ToolResult> {
    // `as`: what `paginate` makes gives the two apart.
    const { result, next } = (tool.definition.pages ? raw : { result: raw }) as PageOfTool;
    const checked = await checkSchema(tool.definition.output, result);
    if ("issues" in checked) {
      const [issue] = checked.issues;
      const message = `gave a result that does not fit the tool (${issue?.path.join(".") || "the whole"}: ${issue?.message})`;
      throw toUpstreamError(tool.provider.id, { runtimeStatus: "failing", message });
    }
    const data = toData(checked.value);
    delete data[options.receiptField];
    const text = toText(data, mask);
    requireKeepable(tool, text, limits.maxBytes);
    requireNoKey(next, mask);
    const facts = { warnings, fetchedAt: clock.now(), provider: tool.provider.id, origin: "live" as const };
    return toKept(tool, text, next === undefined ? facts : { ...facts, next });
  }

  /** Runs a tool's fallback; its result takes the form of the tool's own. */
  async function fallBack(
    tool: CatalogTool,
    { tool: name, result }: ToolFallback<unknown>,
    { input, taken }: { readonly input: unknown; readonly taken: unknown },
    signal: AbortSignal,
    asker: Asker,
  ): Promise<ToolResult> {
    const other = catalog.find(name);
    const checked = await checkSchema(other.definition.input, taken);
    if ("issues" in checked) {
      const [issue] = checked.issues;
      throw new TypeError(`the fallback's arguments do not fit ${name} (${issue?.path.join(".")})`);
    }
    const answer = await fetch(other, checked.value, signal, { ...asker, principal: undefined });
    const data = JSON.parse(textOf(answer)) as Record<string, unknown>;
    const given = result ? await result(data, input) : data;
    // Not by its name, which not all see who are given this result.
    const more =
      answer.next === undefined ? [] : ["incomplete: the fallback has more; ask that tool for the rest"];
    const warnings = [...answer.warnings, ...more];
    const raw = tool.definition.pages ? { result: given } : given;
    const own = await toResult(tool, raw, warnings, asker.keys.mask);
    return { ...own, provider: other.provider.id, origin: "fallback" };
  }

  /** The result of a tool's fallback, undefined where that has none either; the log is told of both failures. */
  async function standIn(
    tool: CatalogTool,
    input: unknown,
    signal: AbortSignal,
    asker: Asker,
    failed: ServiceError,
  ): Promise<ToolResult | undefined> {
    const { fallback } = tool;
    // A list goes on where it began: the rows of another tool are not the rest of it.
    if (fallback === undefined || asker.cursor !== undefined) return undefined;
    const log = withFields(logOf(namesOf(tool, asker), asker), { fallback: fallback.tool });
    try {
      const taken = fallback.args ? await fallback.args(input) : input;
      // The other has no such chain, or no such currency.
      if (taken === undefined) return undefined;
      const result = await fallBack(tool, fallback, { input, taken }, signal, asker);
      log.warn("a fallback answered", failureFields(failed));
      return result;
    } catch (error) {
      if (!signal.aborted) log.warn("a fallback failed", failureFields(error));
      return undefined;
    }
  }

  function logOf(names: RunNames, { keys }: Asker): Logger {
    return withFields(maskLogger(options.logger, keys.mask), names);
  }

  return async (tool, input, parent, caller) => {
    const declared = withinLimits(withinLimits(limits, tool.provider.limits), tool.definition.limits);
    const { totalMs = declared.totalMs } = tool;
    const asker = { ...caller, until: clock.now() + totalMs };
    const names = namesOf(tool, asker);
    const timeUp = () =>
      unavailable(tool, {
        runtimeStatus: "degraded",
        message: `did not answer within ${totalMs} ms`,
      });
    const changes = createChanges();
    running.begin(names);
    try {
      return await withDeadline(clock, totalMs, parent, timeUp, async (signal) => {
        try {
          return await fetch(tool, input, signal, asker, changes);
        } catch (error) {
          if (signal.aborted || !isUnavailable(error)) throw error;
          const result = await standIn(tool, input, signal, asker, error);
          if (result === undefined) throw withFallbackOf(tool, error);
          return result;
        }
      });
    } catch (error) {
      throw afterChanges(tool, changes, error);
    } finally {
      // A tool that hangs has ended for its caller.
      running.end(names);
    }
  };
}

function namesOf({ name, provider }: CatalogTool, { requestId }: Asker): RunNames {
  return { tool: name, provider: provider.id, requestId };
}
