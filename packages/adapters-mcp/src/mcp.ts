// MCP beside REST: the endpoints of a service as part of the surface that every HTTP adapter mounts.
import { isServiceError, type Service, ServiceError } from "@svckit/core";
import type { Rest, RestRequest } from "@svckit/rest";
import { readTarget, refuseKeyInTarget, requestIdOf, restOf, toCaller } from "@svckit/rest/adapter";
import { createEndpoints } from "./catalog/endpoint.js";
import { type AnswerPost, createHttpEndpoint, type HttpEndpointOptions } from "./http/http-endpoint.js";
import { protectedResources } from "./http/oauth.js";
import { createOriginCheck } from "./http/origin-check.js";
import { type McpResponse, toMcpRefusal, toMcpResponse } from "./rpc/response.js";
import { errorText, RPC } from "./rpc/rpc.js";

/** What a host says of its MCP endpoints. */
export interface McpOptions extends HttpEndpointOptions {
  /** Origins of web pages that may call, beside the service's own; `https://app.example`. */
  readonly allowedOrigins?: readonly string[];
}

/** The surface of a service with its MCP endpoints, for any HTTP adapter: `toNodeListener(withMcp(service))`. */
export function withMcp(surface: Service | Rest, options: McpOptions = {}): Rest {
  const rest = restOf(surface);
  const { service } = rest;
  const originCheck = createOriginCheck(service, options.allowedOrigins ?? []);
  const endpoints = createEndpoints(service);
  const posts = new Map(
    endpoints.map((endpoint) => [endpoint.path, createHttpEndpoint(service, endpoint, options)]),
  );
  const documents = options.oauth && protectedResources(service, endpoints, options.oauth);
  let draining = false;
  let inFlight = 0;

  async function handle(
    request: RestRequest,
    post: AnswerPost,
    requestId: string,
    query: URLSearchParams,
  ): Promise<McpResponse> {
    const refusal = originCheck.refusal(request);
    if (refusal !== undefined) return refuse(requestId, 403, refusal);
    if (request.method === "OPTIONS") return toMcpResponse(requestId, 204, "");
    if (request.method !== "POST") {
      const refused = refuse(requestId, 405, "Messages are sent by POST.");
      refused.headers["allow"] = "POST, OPTIONS";
      return refused;
    }
    const leak = keyInQuery(service, query);
    if (leak) return toMcpRefusal(service, leak, { requestId, status: 400, code: RPC.invalidRequest });
    if (draining) return shuttingDown(service, requestId);
    return post(request, toCaller(service, request, requestId, "mcp"));
  }

  async function answer(
    request: RestRequest,
    post: AnswerPost,
    requestId: string,
    query: URLSearchParams,
  ): Promise<McpResponse> {
    inFlight += 1;
    try {
      const answered = await handle(request, post, requestId, query).catch((error: unknown) => {
        service.transport.logger.error("an MCP request failed inside the service", { requestId, error });
        return refuse(requestId, 500, "Something failed inside the service.", RPC.internalError);
      });
      Object.assign(answered.headers, originCheck.crossOriginHeaders(request));
      return answered;
    } finally {
      inFlight -= 1;
    }
  }

  return {
    ...rest,
    async handle(request) {
      const { path, query } = readTarget(request.target);
      const post = posts.get(path);
      const document = documents?.get(path);
      if (!post && document === undefined) return rest.handle(request);
      const requestId = requestIdOf(service, request);
      const startedAt = service.transport.now();
      const response = post
        ? await answer(request, post, requestId, query)
        : toDocument(request, requestId, document ?? "");
      if (draining) response.headers["connection"] = "close";
      const route = { path, credential: post ? "optional" : "unread" } as const;
      rest.log({ request, route, response, requestId, durationMs: service.transport.now() - startedAt });
      return response;
    },
    get inFlight() {
      return rest.inFlight + inFlight;
    },
    owns: (path) => posts.has(path) || documents?.has(path) === true || rest.owns(path),
    drain() {
      draining = true;
      rest.drain();
    },
  };
}

/** The refusal of a request whose query holds an API key; its path is one of ours. */
function keyInQuery({ brand }: Service, query: URLSearchParams): ServiceError | undefined {
  try {
    refuseKeyInTarget(brand, "", query);
    return undefined;
  } catch (error) {
    if (isServiceError(error)) return error;
    throw error;
  }
}

/** A refusal before there is a message to answer. */
function refuse(
  requestId: string,
  status: number,
  message: string,
  code: number = RPC.invalidRequest,
): McpResponse {
  return toMcpResponse(
    requestId,
    status,
    errorText(null, { code, message, data: { request_id: requestId } }),
  );
}

function shuttingDown(service: Service, requestId: string): McpResponse {
  const error = new ServiceError("SHUTTING_DOWN", { retryAfter: 1 });
  const refusal = toMcpRefusal(service, error, { requestId, status: 503, code: RPC.internalError });
  refusal.headers["retry-after"] = "1";
  return refusal;
}

/** A public document, for pages of any origin too: clients in browsers find out from it where to sign in. */
function toDocument({ method }: RestRequest, requestId: string, body: string): McpResponse {
  const response = documentResponse(method, requestId, body);
  response.headers["access-control-allow-origin"] = "*";
  return response;
}

function documentResponse(method: string, requestId: string, body: string): McpResponse {
  if (method === "OPTIONS") {
    const preflight = toMcpResponse(requestId, 204, "");
    preflight.headers["access-control-allow-methods"] = "GET, HEAD";
    preflight.headers["access-control-allow-headers"] = "mcp-protocol-version, x-request-id";
    return preflight;
  }
  if (method === "GET" || method === "HEAD") {
    const document = toMcpResponse(requestId, 200, body);
    document.headers["cache-control"] = "public, max-age=300";
    return document;
  }
  const refused = refuse(requestId, 405, "The document is read by GET.");
  refused.headers["allow"] = "GET, HEAD, OPTIONS";
  return refused;
}
