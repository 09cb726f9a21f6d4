// Tool: one operation of a provider, as its author declares it.

import type { Principal } from "../identity/principal.js";
import type { Awaitable } from "../platform/awaitable.js";
import type { Clock } from "../platform/clock.js";
import type { Logger } from "../platform/logger.js";
import {
  isUndescribed,
  type JsonSchema,
  type Schema,
  type SchemaInput,
  type SchemaOutput,
} from "../schema/schema.js";
import type { UpstreamClient } from "../upstream/upstream.js";
import { DISCOVERY_CATEGORY } from "./category.js";

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
  /** The operator's log; its lines name tool, provider and request. Never for keys, arguments and an upstream's texts. */
  readonly log: Logger;
  /** Warns that the upstream has no such record. Gives `value` back: `return ctx.noData({}, "…")`. */
  noData<T>(value: T, reason: string): T;
}

/**
 * What a call does to the world: `read` changes nothing, `write` adds or changes something, `destroy` may take something
 * away that cannot be had back. Lanes, caching, sharing, second tries and what agents are told follow from it.
 */
export type Effect = "read" | "write" | "destroy";

/** An example call, shown in the catalog. */
export interface ToolExample {
  readonly description: string;
  readonly args: Readonly<Record<string, unknown>>;
}

/** The tool that answers when this one's upstream cannot. */
export interface ToolFallback<Args = never, Result = unknown> {
  /** Name of a tool in the same catalog. */
  readonly tool: string;
  /** This tool's arguments as the other takes them; the same where left out. */
  readonly args?: (args: Args) => Readonly<Record<string, unknown>>;
  /** The other's result as this tool gives it; the same where left out. */
  readonly result?: (result: Readonly<Record<string, unknown>>, args: Args) => Result;
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
  /** Price in whole credits; 1 by default, 0 is free. */
  readonly credits?: number;
  /** How long a result is fresh, in milliseconds; never cached where left out. */
  readonly cacheTtl?: number;
  /** For how many milliseconds more a result may stand in, with a warning, while the upstream is down. */
  readonly staleTtl?: number;
  /** Whether its results are the caller's own: they are never cached, and never shared between callers. */
  readonly personal?: boolean;
  /** Which of the provider's upstreams a call goes to, where it has several. */
  readonly upstream?: (args: SchemaOutput<In>) => string;
  readonly fallback?: ToolFallback<SchemaOutput<In>, SchemaInput<Out>>;
  readonly examples?: readonly ToolExample[];
  /** JSON Schema of `input`, for a library that gives none. */
  readonly inputSchema?: JsonSchema;
  /** JSON Schema of `output`, for a library that gives none. */
  readonly outputSchema?: JsonSchema;
  /**
   * Runs the operation: no retries, no time-outs, no try/catch. It may throw a `ServiceError` of its own (TOOL_ERROR
   * with `runtimeStatus: "invalid_input"` for arguments that the upstream cannot take); anything else that it throws
   * is the provider's failure.
   */
  readonly execute: (args: SchemaOutput<In>, ctx: ToolContext) => Awaitable<SchemaInput<Out>>;
}

/** A tool of any provider. Only the tool knows the types of its arguments: `input` checks them before each call. */
// biome-ignore lint/suspicious/noExplicitAny: the one type that accepts and gives every tool's arguments
export type Tool = ToolDefinition<any, any>;

const EFFECTS: readonly Effect[] = ["read", "write", "destroy"];
const NAME_FORM = /^[a-z][a-z0-9_]{0,63}$/;

/** Declares a tool and checks it, as far as it can be checked without a call; throws an `Error` that names the fault. */
export function defineTool<In extends Schema, Out extends Schema>(
  tool: ToolDefinition<In, Out>,
): ToolDefinition<In, Out> {
  requireTool(tool);
  return Object.freeze(tool);
}

/** Throws an `Error` that names what is wrong with a tool. */
export function requireTool(tool: Tool): void {
  const fault = faultOf(tool);
  if (fault !== undefined) throw new Error(`tool ${JSON.stringify(tool.name)}: ${fault}`);
}

/** The fault of a schema that callers cannot be shown. */
export function noDescription(side: "input" | "output"): string {
  return `its ${side} schema cannot describe itself as JSON Schema; give it as ${side}Schema`;
}

function faultOf(tool: Tool) {
  if (!NAME_FORM.test(tool.name)) return `a name matches ${NAME_FORM.source}`;
  if (!NAME_FORM.test(tool.category))
    return `category ${JSON.stringify(tool.category)} must match ${NAME_FORM.source}`;
  if (tool.title.trim() === "") return "title is empty";
  if (tool.description.trim().length < 20) return "description says too little to choose the tool by";
  if (tool.keywords?.some((keyword) => keyword.trim() === "")) return "one of its keywords is empty";
  const fault = effectFault(tool);
  if (fault !== undefined) return fault;
  const credits = tool.credits ?? 1;
  if (!Number.isSafeInteger(credits) || credits < 0) return "credits must be a whole number, 0 or more";
  const ttl = tool.cacheTtl ?? 0;
  if (!Number.isFinite(ttl) || ttl < 0) return "cacheTtl must be milliseconds, 0 or more";
  if (tool.personal && ttl > 0) return "a personal tool is never cached: leave cacheTtl out";
  if (!tool.inputSchema && isUndescribed(tool.input)) return noDescription("input");
  if (!tool.outputSchema && isUndescribed(tool.output)) return noDescription("output");
  return undefined;
}

/** What an effect rules out: each field, and why it cannot stand beside it. */
const ONLY_READS = {
  keyless: "callers without a key may only read",
  cacheTtl: "an answer to a change is never kept for another call",
  staleTtl: "an answer to a change is never kept for another call",
  fallback: "another tool would do the change a second time",
} as const;

/** Where a tool's effect is missing, or another field says that it has another one. */
function effectFault(tool: Tool): string | undefined {
  const { effect, idempotent } = tool;
  if (!EFFECTS.includes(effect))
    return `effect is ${JSON.stringify(effect)}: say "read", "write" or "destroy"`;
  if (effect === "read") {
    if (idempotent === undefined) return undefined;
    return 'idempotent stands beside effect "read", and every read is: leave it out';
  }
  // The service's own tools are free, and its callers without a key may tell what they miss.
  const isOwn = tool.category === DISCOVERY_CATEGORY;
  for (const [field, why] of Object.entries(ONLY_READS)) {
    const value: unknown = Reflect.get(tool, field);
    const isSet = value !== undefined && value !== false && value !== 0;
    if (isSet && !(isOwn && field === "keyless"))
      return `${field} stands beside effect "${effect}": ${why}; leave ${field} out, or say effect "read" where it changes nothing`;
  }
  return undefined;
}
