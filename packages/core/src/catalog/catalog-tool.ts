// One tool of a catalog: what its calls need and what callers are shown. Its schemas are worked out on first use.

import type { Logger } from "../platform/logger.js";
import type { JsonSchema } from "../schema/schema.js";
import type { UpstreamFailure } from "../upstream/failure.js";
import type { KeyRing } from "../upstream/keys.js";
import type { Upstream } from "../upstream/upstream.js";
import { type Auth, authsOf, isFor } from "./auth.js";
import type { Effect } from "./effect.js";
import type { Provider } from "./provider.js";
import { type CatalogEntry, createShownEntry, type ToolAnnotations } from "./shown-entry.js";
import type { Tool, ToolFallback } from "./tool.js";
import { createToolSchemas } from "./tool-schemas.js";

/** A tool in a service's catalog. */
export interface CatalogTool {
  readonly name: string;
  readonly category: string;
  readonly provider: Provider;
  readonly definition: Tool;
  readonly keyless: boolean;
  /** What a call costs, at most. */
  readonly credits: number;
  /** What a call with these arguments costs, where that depends on them. A plugin gives what it likes. */
  readonly priceOf?: ((args: unknown) => unknown) | undefined;
  readonly effect: Effect;
  /** Its fallback, where the catalog has that tool. */
  readonly fallback: ToolFallback<unknown> | undefined;
  /** The keys that its requests carry. */
  readonly auths: readonly Auth[];
  readonly annotations: ToolAnnotations;
  readonly inputSchema: JsonSchema;
  /** The arguments it takes; undefined where its schema takes any. */
  readonly argumentNames: ReadonlySet<string> | undefined;
  /** Whether the service takes `cursor` for it: a list that was cut goes on. A tool with a `cursor` of its own sees to that itself. */
  readonly takesCursor: boolean;
  /** What its cached results are kept under, in front of the arguments. */
  readonly cacheName: string;
  /** How long a run may take, in milliseconds, where that is not the service's own limit. */
  readonly totalMs?: number;
  /** The upstream that a call goes to, or why there is none; `args` undefined asks about the tool as a whole. */
  upstream(args: unknown): Upstream | UpstreamFailure | undefined;
  /** 1 where it can be called as things stand, less where a key or a plan is missing: a search puts it behind others. */
  readonly readiness: number;
  /** Whether it can be called as things stand. */
  readonly status: CatalogEntry["status"];
  /** What callers are shown. */
  entry(): CatalogEntry;
  /** The JSON text of that in pieces of UTF-8; all but the status is written once. */
  entryBytes(): readonly Uint8Array[];
  /** Whether that was worked out: some milliseconds of work with the first use. */
  readonly isDescribed: boolean;
}

/** What the tools of a catalog are made with. */
export interface CatalogParts {
  /** The field of `data` that holds the receipt. */
  readonly receiptField: string;
  readonly logger: Logger;
  /** Whether a provider brings a tool of that name. */
  readonly hasTool: (name: string) => boolean;
  /** The tool of that name, once the catalog is made. */
  readonly findTool: (name: string) => CatalogTool | undefined;
  /** What the cached results of a provider's tools are kept under; its id where left out. */
  readonly cacheNameOf?: (provider: Provider) => string;
  /** Tells which keys are not set; all are where left out. */
  readonly keys?: Pick<KeyRing, "isMissing">;
}

/** The one upstream of a provider that has a `baseUrl`. */
export const DEFAULT_UPSTREAM = "";

/** Puts a provider's tool into a catalog. */
export function createCatalogTool(
  provider: Provider,
  definition: Tool,
  upstreams: ReadonlyMap<string, Upstream>,
  { receiptField, logger, keys, hasTool, findTool, cacheNameOf = ({ id }) => id }: CatalogParts,
): CatalogTool {
  const schemas = createToolSchemas(provider, definition, { receiptField, logger });
  const annotations = annotationsOf(provider, definition);
  const auths = authsOf(provider).filter((auth) => isFor(auth, definition.name));
  // `as`: it takes what the tool's own schema gives.
  const declared = definition.fallback as ToolFallback<unknown> | undefined;
  const fallback = declared && hasTool(declared.tool) ? declared : undefined;
  const status = () => statusOf(provider, upstream(undefined), lackingKeys(auths, keys));
  const price = shownPrice(definition);
  const shown = createShownEntry({
    make: () => ({ ...named(provider, definition), ...schemas.shown(), annotations, ...price }),
    status,
    rest: {
      fallback: fallback?.tool ?? null,
      ...(definition.uses && { uses: definition.uses }),
      examples: definition.examples ?? [],
    },
  });

  function upstream(args: unknown): Upstream | UpstreamFailure | undefined {
    if (provider.unavailable !== undefined) return missing(`is not configured: ${provider.unavailable}`);
    if (definition.unavailable !== undefined)
      return { runtimeStatus: "plan_required", message: `does not give this: ${definition.unavailable}` };
    if (definition.uses?.every((name) => !isConfigured(findTool(name))))
      return missing("is not configured: none of the tools that it asks is here");
    if (definition.upstream === undefined) return upstreams.get(DEFAULT_UPSTREAM);
    if (args === undefined)
      return upstreams.size > 0 ? undefined : missing("is not configured: it has no upstream");
    let name: string;
    try {
      name = requireName(definition.upstream(args));
    } catch (cause) {
      const message = "could not be asked: its tool failed to choose an upstream";
      return { runtimeStatus: "failing", message, cause };
    }
    return upstreams.get(name) ?? missing(`is not configured for ${JSON.stringify(name)}`);
  }

  return {
    name: definition.name,
    category: definition.category,
    provider,
    definition,
    cacheName: `${cacheNameOf(provider)}:${definition.name}`,
    ...priced(definition),
    effect: definition.effect,
    fallback,
    auths,
    annotations,
    get inputSchema() {
      return schemas.input();
    },
    get argumentNames() {
      return schemas.argumentNames();
    },
    get takesCursor() {
      return schemas.takesCursor();
    },
    upstream,
    get readiness() {
      return readinessOf(upstream(undefined), lackingKeys(auths, keys));
    },
    get status() {
      return status();
    },
    entry: shown.entry,
    entryBytes: shown.bytes,
    get isDescribed() {
      return shown.isMade();
    },
  };
}

function named({ id }: Provider, { name, title, description, category }: Tool) {
  return { name, title, description, category, provider: id };
}

function priced({
  keyless = false,
  credits = 1,
}: Tool): Pick<CatalogTool, "keyless" | "credits" | "priceOf"> {
  if (typeof credits === "number") return { keyless, credits };
  return { keyless, credits: credits.max, priceOf: (args) => credits.of(args) };
}

function shownPrice(definition: Tool) {
  const { priceOf, ...shown } = priced(definition);
  return priceOf ? { ...shown, creditsVary: true as const } : shown;
}

/** A tool's hints: the worst that it may do, and whether it asks anyone beside this service. */
function annotationsOf(
  { baseUrl, upstreams }: Provider,
  { effect, idempotent, uses }: Tool,
): ToolAnnotations {
  return {
    readOnlyHint: effect === "read",
    destructiveHint: effect === "destroy",
    idempotentHint: effect === "read" || idempotent === true,
    openWorldHint: baseUrl !== undefined || upstreams !== undefined || uses !== undefined,
  };
}

/** Whether a tool can be called. A key that callers may bring is no reason to leave the tool alone. */
function statusOf(
  provider: Provider,
  upstream: Upstream | UpstreamFailure | undefined,
  lacking: readonly Auth[],
): CatalogEntry["status"] {
  const refusal = upstream && "refusal" in upstream ? upstream.refusal() : upstream;
  if (refusal) return { available: false, reason: `${provider.id} ${refusal.message}` };
  const [first] = lacking;
  if (first === undefined) return { available: true };
  const reason = `${provider.id} is not configured: ${first.variable} is not set`;
  if (!lacking.every(({ personal }) => personal)) return { available: false, reason };
  return { available: true, reason: `${reason}, so a call brings its own` };
}

function lackingKeys(auths: readonly Auth[], keys: Pick<KeyRing, "isMissing"> | undefined): readonly Auth[] {
  return auths.filter(({ optional, variable }) => !optional && keys?.isMissing(variable));
}

// A tool whose key callers may bring is of use to some of them.
const OWN_KEY = 0.95;
const NOT_READY = 0.92;

function readinessOf(upstream: Upstream | UpstreamFailure | undefined, lacking: readonly Auth[]): number {
  // An upstream that is crowded at this moment is there all the same.
  if (upstream && !("client" in upstream)) return NOT_READY;
  if (lacking.length === 0) return 1;
  return lacking.every(({ personal }) => personal) ? OWN_KEY : NOT_READY;
}

/** Whether a tool is here, and its provider has what it needs. */
function isConfigured(tool: CatalogTool | undefined): boolean {
  const upstream = tool?.upstream(undefined);
  return tool !== undefined && (upstream === undefined || "client" in upstream);
}

/** What `upstream` of a tool gave; a plugin in JavaScript gives what it likes, or a promise. */
function requireName(given: unknown): string {
  if (typeof given === "string") return given;
  if (given instanceof Promise) given.catch(() => {});
  throw new TypeError("the tool's `upstream` gave something else than the name of an upstream");
}

function missing(message: string): UpstreamFailure {
  return { runtimeStatus: "missing_key", message };
}
