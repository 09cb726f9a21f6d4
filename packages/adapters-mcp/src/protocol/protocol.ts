// The protocol: makes a server of the SDK for each request or connection, with the handlers of an endpoint.
import type {
  CallToolRequest,
  McpRequestContext,
  McpServerFactory,
  ReadResourceRequest,
  Server,
  ServerContext,
} from "@modelcontextprotocol/server";
import { isServiceError, type Service, ServiceError } from "@svckit/core";
import type { Endpoint } from "../catalog/endpoint.js";
import { STATIC_TTL_MS } from "../catalog/resources.js";
import { cacheScopeOf } from "../catalog/sight.js";
import { failureOf } from "../rpc/response.js";
import { RPC, toRpcError } from "../rpc/rpc.js";
import { callResultMembers } from "./call-result.js";

import { REVISIONS } from "./revisions.js";
import { callTool, type Exchange, unknownTool } from "./tool-call.js";

/** Adds a host's own handlers to the server: prompts, completions, tools of another kind. It may replace any handler. */
export type ExtendServer = (server: Server, context: McpRequestContext) => void;

type Era = McpRequestContext["era"];

/** The name of the server in the protocol. */
export function serverInfo(service: Service, { title }: Endpoint) {
  return { name: service.brand.name, title, version: service.version };
}

/** What an endpoint can do. Later revisions have a client listen for changes, which nothing here can be listened to for. */
function capabilitiesOf({ resources, tellsChanges }: Endpoint, era: Era) {
  const tools = tellsChanges && era === "legacy" ? { listChanged: true } : {};
  return { tools, ...(resources && { resources: {} }) };
}

/** The factory of an endpoint's servers. `exchangeOf` finds the exchange that a handler belongs to. */
export async function createServerFactory(
  service: Service,
  endpoint: Endpoint,
  exchangeOf: (context: ServerContext) => Exchange,
  extend?: ExtendServer,
): Promise<McpServerFactory> {
  // Loaded with the first message that needs it: it takes longer than the rest of a start.
  const sdk = await import("@modelcontextprotocol/server");
  const hint = { ttlMs: STATIC_TTL_MS, cacheScope: "public" } as const;
  const ofCallers = { ttlMs: STATIC_TTL_MS, cacheScope: cacheScopeOf(service, service.catalog) };
  const cacheHints = {
    "tools/list": ofCallers,
    "resources/list": hint,
    "resources/templates/list": hint,
    "server/discover": hint,
  };
  // JSON-RPC has no number for what does not exist, so it gets that of wrong parameters; what is no fault of the request has
  // that of a fault within. The code in `data` is exact.
  const failure = (error: ServiceError, requestId: string, more: object = {}) => {
    const isWithin = (error.row.status ?? 0) >= 500;
    const code = isWithin ? RPC.internalError : RPC.invalidParams;
    const { message, data } = toRpcError(failureOf(service, error, requestId), code);
    return new sdk.ProtocolError(code, message, { ...data, ...more });
  };

  async function call({ params }: CallToolRequest, context: ServerContext) {
    const exchange = exchangeOf(context);
    const { requestId } = exchange.caller;
    if (!endpoint.isCalledHere(params.name) || !(await exchange.sight.mayCall(params.name)))
      throw failure(await unknownTool(exchange, params.name), requestId);
    exchange.answer = await callTool(service, endpoint, params, exchange);
    // The SDK takes a value: it checks it and writes it again.
    return JSON.parse(`{${callResultMembers(exchange.answer, service.brand.receiptField)}}`);
  }

  async function read(era: Era, { params: { uri } }: ReadResourceRequest, context: ServerContext) {
    const { caller, sight } = exchangeOf(context);
    const { requestId } = caller;
    const found = await endpoint.resources?.read(uri, sight).catch((error: unknown) => {
      throw isServiceError(error) ? failure(error, requestId, { uri }) : error;
    });
    if (!found) throw failure(unknownResource(), requestId, { uri });
    const contents = [{ uri, mimeType: "application/json", text: found.text }];
    // The revisions of 2025 lack `ttlMs`.
    const cacheScope = cacheScopeOf(service, await sight.view());
    return era === "modern" ? { contents, ttlMs: found.ttlMs, cacheScope } : { contents };
  }

  /** Every list is one page, so that no cursor was ever given. */
  function whole<T>(result: (context: ServerContext) => T) {
    return (
      { params }: { readonly params?: { readonly cursor?: string | undefined } | undefined },
      context: ServerContext,
    ): T => {
      if (params?.cursor === undefined) return result(context);
      throw failure(unknownCursor(), exchangeOf(context).caller.requestId);
    };
  }

  return (context) => {
    const server = new sdk.Server(serverInfo(service, endpoint), {
      capabilities: capabilitiesOf(endpoint, context.era),
      instructions: endpoint.instructions,
      cacheHints,
      supportedProtocolVersions: [...REVISIONS],
    });
    server.setRequestHandler(
      "tools/list",
      whole(async (asked) => {
        const { sight, caller } = exchangeOf(asked);
        const view = await sight.view().catch((error: unknown) => {
          throw isServiceError(error) ? failure(error, caller.requestId) : error;
        });
        return { tools: [...(await endpoint.listTools(view)).tools] };
      }),
    );
    server.setRequestHandler("tools/call", call);
    const { resources } = endpoint;
    if (resources) {
      server.setRequestHandler(
        "resources/list",
        whole(() => ({ resources: [...resources.list] })),
      );
      server.setRequestHandler(
        "resources/templates/list",
        whole(() => ({ resourceTemplates: [...resources.templates] })),
      );
      server.setRequestHandler("resources/read", (request, handling) => read(context.era, request, handling));
    }
    extend?.(server, context);
    return server;
  };
}

function unknownCursor(): ServiceError {
  return new ServiceError("VALIDATION_ERROR", {
    message: "The cursor is none of this list's, which is one page.",
    next: "Ask for the list without a cursor.",
    param: "cursor",
  });
}

function unknownResource(): ServiceError {
  return new ServiceError("VALIDATION_ERROR", {
    message: "There is no resource by that URI.",
    next: "resources/list and resources/templates/list tell which there are.",
    param: "uri",
  });
}
