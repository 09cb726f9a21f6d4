// Tool: one operation of a provider, as its author declares it.

import type { Principal } from "../identity/principal.js";
import type { Awaitable } from "../platform/awaitable.js";
import type { Clock } from "../platform/clock.js";
import type { Logger } from "../platform/logger.js";
import type { JsonSchema, Schema, SchemaInput, SchemaOutput } from "../schema/schema.js";
import type { RequestLimits } from "../upstream/request-limits.js";
import type { UpstreamClient } from "../upstream/upstream.js";
import type { Ask } from "./asking.js";
import type { Effect } from "./effect.js";
import { requireTool } from "./tool-rules.js";

/** What a tool's `execute` is given: it reaches nothing else. */
export interface ToolContext {
  /** The HTTP client of the tool's upstream: deadline, retry, breaker and size cap are inside. */
  readonly http: UpstreamClient;
  /**
   * The same client for a base URL that the caller names: https of public hosts alone, with slots of its own, without
   * the provider's headers and breaker. Throws TOOL_ERROR for any other URL.
   */
  publicHttp(baseUrl: string): UpstreamClient;
  readonly clock: Clock;
  /** Aborted when the caller disconnects or the deadline passes. */
  readonly signal: AbortSignal;
  /** Who asks; undefined for a tool that is not `personal`, since callers share its runs. */
  readonly principal: Principal | undefined;
  /**
   * A UUID for an upstream that takes such a key itself: the same whenever a call is run again under its idempotency key,
   * and one of its own for a call without a key.
   */
  readonly callKey: string;
  /**
   * Asks a tool that `uses` names, with a caller's arguments. It shares the cache, the caller's keys and the time of this
   * call; it costs the caller nothing. A failure of the tool is an answer, too. Equal asks of one run have one answer, and
   * there are 64 others at most.
   */
  readonly ask: Ask;
  /** The operator's log; its lines name tool, provider and request. Never for keys, arguments and an upstream's texts. */
  readonly log: Logger;
  /** Warns that the upstream has no such record. Gives `value` back: `return ctx.noData({}, "…")`. */
  noData<T>(value: T, reason: string): T;
}

/** An example call, shown in the catalog. */
export interface ToolExample {
  readonly description: string;
  readonly args: Readonly<Record<string, unknown>>;
}

/** The tool that answers when this one's upstream cannot. */
export interface ToolFallback<Args = never, Result = unknown> {
  /** Name of a tool in the same catalog. */
  readonly tool: string;
  /** This tool's arguments as the other takes them, or undefined where it cannot; the same where left out. */
  readonly args?: (args: Args) => Readonly<Record<string, unknown>> | undefined;
  /** The other's result as this tool gives it; the same where left out. */
  readonly result?: (result: Readonly<Record<string, unknown>>, args: Args) => Result;
}

/** A price that depends on the arguments, such as on how many ids there are. */
export interface ArgumentPrice<Args = never> {
  /** The most that a call costs, in whole credits: so many are held while it runs, and the rest goes back. */
  readonly max: number;
  /**
   * What a call with these arguments costs, as they are after parsing. It is asked once a call and answers at once. More than
   * `max` is `max`, a part of a credit is not charged; where it throws or gives no number of at least 0 the call is free.
   */
  of(args: Args): number;
}

/** How a tool that `paginate` made gives its list: `execute` gives `{ result, next }`, from `position` on. */
export interface ToolPages {
  /** The field of the result that holds the list. */
  readonly list: string;
  /** Whether the upstream gives all of it at once, so that every limit is cut from one answer. */
  readonly isWhole: boolean;
  /** The author's own code, for whoever says where it is written. */
  readonly page: unknown;
}

/** A declared tool. */
export interface ToolDefinition<In extends Schema, Out extends Schema> {
  /** `snake_case`, a verb first, at most 64 of `[a-z0-9_]`. */
  readonly name: string;
  readonly title: string;
  /** What a model chooses the tool by: what it gives, from where, how fresh. */
  readonly description: string;
  /** Words and phrases by which callers look for it, and which its other texts do not hold. */
  readonly keywords?: readonly string[];
  /** `snake_case`, without the brand: one that always exists, such as `market_data`, or one of the provider's own. */
  readonly category: string;
  /** What a call does: a tool that is no read is never cached, shared between callers, tried again or open without a key. */
  readonly effect: Effect;
  /** Of a write alone: doing it again with the same arguments changes nothing more. */
  readonly idempotent?: true;
  /** Schema of the arguments; a name that it does not list is refused. */
  readonly input: In;
  /** Schema of the result; a result that does not fit is the provider's failure. */
  readonly output: Out;
  /** Whether callers without a key may call it; no by default. */
  readonly keyless?: boolean;
  /** Price in whole credits; 1 by default, 0 is free. A price may be that of the arguments, with a ceiling. */
  readonly credits?: number | ArgumentPrice<SchemaOutput<In>>;
  /** How long a result is fresh, in milliseconds; never cached where left out. */
  readonly cacheTtl?: number;
  /** For how many milliseconds more a result may stand in, with a warning, while the upstream is down. */
  readonly staleTtl?: number;
  /** Whether its results are the caller's own: they are never cached, and never shared between callers. */
  readonly personal?: boolean;
  /**
   * The tools of the same catalog that it may ask by `ctx.ask`: reads that ask none themselves. One that a host leaves out
   * gives a failure. Its own results hold the caller's receipts, and are never cached nor shared.
   */
  readonly uses?: readonly string[];
  /** Which of the provider's upstreams a call goes to, where it has several. */
  readonly upstream?: (args: SchemaOutput<In>) => string;
  /** How much its calls may ask of the upstream, inside the provider's limits and the service's own. */
  readonly limits?: RequestLimits;
  /**
   * What its upstream wants for it and the provider was not made with, such as a plan: the tool stays in the catalog as
   * unavailable, and its calls are `plan_required` without asking anyone.
   */
  readonly unavailable?: string;
  readonly fallback?: ToolFallback<SchemaOutput<In>, SchemaInput<Out>>;
  readonly examples?: readonly ToolExample[];
  /** The most bytes of JSON that a result is sent with; 256 KiB by default. A longer one is cut at a row of its list. */
  readonly maxResultBytes?: number;
  /** The list that is cut, as a dotted path in the result; the longest one where left out. */
  readonly list?: string;
  /** Set by `paginate`: the tool gives its list in pages. */
  readonly pages?: ToolPages;
  /**
   * Words one result for the answer to a question, with the arguments as they were sent: units, no more than two sentences,
   * no figure that is not in it. The titles and descriptions of the output schema are worded where left out.
   */
  answer?(result: SchemaOutput<Out>, args: SchemaInput<In>): string;
  /** JSON Schema of `input`, for a library that gives none. */
  readonly inputSchema?: JsonSchema;
  /** JSON Schema of `output`, for a library that gives none. */
  readonly outputSchema?: JsonSchema;
  /**
   * Runs the operation: no retries, no time-outs, no try/catch. It may throw a `ServiceError` of its own (TOOL_ERROR
   * with `runtimeStatus: "invalid_input"` for arguments that the upstream cannot take); anything else that it throws
   * is the provider's failure.
   */
  readonly execute: (
    args: SchemaOutput<In>,
    ctx: ToolContext,
    position?: unknown,
  ) => Awaitable<SchemaInput<Out>>;
}

/** A tool of any provider. Only the tool knows the types of its arguments: `input` checks them before each call. */
// biome-ignore lint/suspicious/noExplicitAny: the one type that accepts and gives every tool's arguments
export type Tool = ToolDefinition<any, any>;

/** Declares a tool and checks it, as far as it can be checked without a call; throws an `Error` that names the fault and how to mend it. */
export function defineTool<In extends Schema, Out extends Schema>(
  tool: ToolDefinition<In, Out>,
): ToolDefinition<In, Out> {
  requireTool(tool);
  return Object.freeze(tool);
}
