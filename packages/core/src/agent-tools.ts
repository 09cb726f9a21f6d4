// Agent tools: the catalog for adapters of agent frameworks, each tool with the call that a model makes.
import type { Call } from "./call/call.js";
import type { Envelope } from "./call/envelope.js";
import type { Catalog } from "./catalog/catalog.js";
import type { CatalogTool } from "./catalog/catalog-tool.js";
import { DISCOVERY_CATEGORY } from "./catalog/category.js";
import { sha256 } from "./platform/json.js";
import type { JsonSchema } from "./schema/schema.js";
import type { Service } from "./service.js";
import type { Receipt } from "./store/receipt.js";

/** For whom an agent's calls are made: a keyless caller without an address where nothing is given. */
export interface AgentCaller
  extends Pick<Call, "credential" | "address" | "principal" | "keys" | "traceContext"> {
  /** Names the conversation; needed where a tool call's id is unique within its conversation alone. */
  readonly conversationId?: string | undefined;
}

/** Which tools an agent is given, and for whom it calls them. `Context` is what its framework says of a call. */
export interface AgentToolsOptions<Context> {
  /**
   * Exact names, or a test of each provider's tool. By default all tools of the providers. The service's own tools, such
   * as `report_feedback`, are given by name alone.
   */
  readonly tools?: readonly string[] | ((tool: CatalogTool) => boolean);
  /**
   * What the caller sees: `await service.view(principal)`. Where callers see different tools it is needed, unless the caller is
   * the host itself.
   */
  readonly view?: Catalog;
  /** For whom calls are made; a function is asked at each call, and may give nobody. */
  readonly caller?:
    | AgentCaller
    | ((context: Context) => AgentCaller | undefined | Promise<AgentCaller | undefined>);
}

/** A call as a framework hands it on. */
export interface AgentCall<Context> {
  readonly args: unknown;
  /** The model's id of the call; undefined where no model asked. */
  readonly toolCallId: string | undefined;
  readonly signal: AbortSignal | undefined;
  readonly context: Context;
}

/** A tool as a framework takes it. Its name fits what model providers allow. */
export interface AgentTool<Context> {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** The arguments, without `idempotency_key`: the adapter gives the key, not the model. */
  readonly inputSchema: JsonSchema;
  /**
   * Runs the tool; never throws, unless the options' `caller` does. A call that changes state is done once for each id of
   * the model's; under the same id it gets the same answer again.
   */
  call(call: AgentCall<Context>): Promise<Envelope>;
}

/**
 * The tools that an agent is given. Throws TOOL_NOT_FOUND or TOOL_RETIRED for a name that the caller does not see, and an
 * `Error` where callers see different tools and nobody says what this one does.
 */
export function toAgentTools<Context>(
  service: Service,
  { tools, view, caller = {} }: AgentToolsOptions<Context> = {},
): AgentTool<Context>[] {
  return select(view ?? wholeView(service, caller), tools).map((tool) => ({
    name: tool.name,
    title: tool.definition.title,
    description: tool.definition.description,
    get inputSchema() {
      return { ...tool.inputSchema, type: "object" };
    },
    async call({ args, toolCallId, signal, context }) {
      const asked = typeof caller === "function" ? await caller(context) : caller;
      const { conversationId, credential, address, principal, keys, traceContext } = asked ?? {};
      const idempotencyKey =
        tool.effect === "read" || !toolCallId ? undefined : keyOf(conversationId, toolCallId);
      // Written out: whatever else a caller carries must not become another tool or other arguments.
      return service.execute({
        tool: tool.name,
        args,
        writtenByModel: true,
        idempotencyKey,
        signal,
        // Errors are worded as over MCP: a model reads them.
        transport: "mcp",
        credential,
        address,
        principal,
        keys,
        traceContext,
      });
    },
  }));
}

/** A model that is told of a tool tells its caller of it. */
function wholeView(
  { catalog, transport }: Service,
  caller: NonNullable<AgentToolsOptions<never>["caller"]>,
): Catalog {
  const isHost = typeof caller === "object" && caller.principal?.kind === "host";
  if (!transport.viewsDiffer || isHost) return catalog;
  throw new Error(
    "callers see different tools here: give `view`, the tools of this one, as `await service.view(principal)` has them",
  );
}

function select(catalog: Catalog, tools: AgentToolsOptions<never>["tools"]): readonly CatalogTool[] {
  if (typeof tools === "object") return tools.map((name) => catalog.find(name));
  return catalog.tools.filter(
    (tool) => tool.category !== DISCOVERY_CATEGORY && (tools === undefined || tools(tool)),
  );
}

/** Models and frameworks write ids in any form; a digest of one always has the form of a key. */
function keyOf(conversationId: string | undefined, toolCallId: string): string {
  return sha256(JSON.stringify([conversationId ?? null, toolCallId]));
}

// What a model needs for its own answer; digests and credits are for whoever runs it.
const READ_BY_MODELS = [
  "receipt_id",
  "runtime_status",
  "source",
  "fetched_at",
  "cache_age_ms",
  "truncated",
  "warnings",
] as const satisfies readonly (keyof Receipt)[];

/** What a model reads of an envelope: the data, or `error`, and the part of the receipt that it needs for its answer. */
export function toModelView({ brand }: Service, envelope: Envelope): Readonly<Record<string, unknown>> {
  const { meta } = envelope;
  return {
    ...(envelope.ok ? envelope.data : { error: envelope.error }),
    ...(meta && {
      [brand.receiptField]: Object.fromEntries(READ_BY_MODELS.map((field) => [field, meta[field]])),
    }),
  };
}
