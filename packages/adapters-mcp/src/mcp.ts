// MCP beside REST: the endpoints of a service as part of the surface that every HTTP adapter mounts.
import { isServiceError, readCredential, type Service, ServiceError } from "@svckit/core";
import {
  type Rest,
  type RestRequest,
  type RestResponse,
  readTarget,
  refuseKeyInTarget,
  restOf,
} from "@svckit/rest";
import { createEndpoints } from "./endpoint.js";
import { createGate } from "./gate.js";
import { type OAuthOptions, protectedResources } from "./oauth.js";
import { createPost } from "./post.js";
import type { ExtendServer } from "./protocol.js";
import { toRefusal } from "./refusal.js";
import { errorText, RPC } from "./rpc.js";

/** What a host says of its MCP endpoints. */
export interface McpOptions {
  /** Origins of web pages that may call, beside the service's own; `https://app.example`. */
  readonly allowedOrigins?: readonly string[];
  /** Takes OAuth tokens beside API keys; without it a token is AUTH_NOT_CONFIGURED. */
  readonly oauth?: OAuthOptions;
  /** Adds what is not svckit's to the SDK's server of each request. With it, every message goes through the SDK. */
  readonly extend?: ExtendServer;
}

/** The paths of a service's endpoints, the root first. */
export function mcpPaths(service: Service): readonly string[] {
  return createEndpoints(service).map(({ path }) => path);
}

/** The surface of a service with its MCP endpoints, for any HTTP adapter: `toNodeListener(withMcp(service))`. */
export function withMcp(surface: Service | Rest, options: McpOptions = {}): Rest {
  const rest = restOf(surface);
  const { service } = rest;
  const gate = createGate(service, options.allowedOrigins ?? []);
  const endpoints = createEndpoints(service);
  const posts = new Map(endpoints.map((endpoint) => [endpoint.path, createPost(service, endpoint, options)]));
  const documents = options.oauth && protectedResources(service, endpoints, options.oauth);
  let draining = false;
  let underWay = 0;

  async function handle(
    request: RestRequest,
    post: ReturnType<typeof createPost>,
    requestId: string,
  ): Promise<RestResponse> {
    const refusal = gate.refusal(request);
    if (refusal !== undefined) return refuse(requestId, 403, refusal);
    if (request.method === "OPTIONS") return { status: 204, headers: {}, body: "" };
    if (request.method !== "POST")
      return withHeaders(refuse(requestId, 405, "Messages are sent by POST."), { allow: "POST, OPTIONS" });
    const leak = keyInTarget(service, request);
    if (leak) return toRefusal(service, leak, { requestId, status: 400, code: RPC.invalidRequest });
    if (draining) return shuttingDown(service, requestId);
    return post(request, requestId, callerOf(service, request, requestId));
  }

  async function answer(
    request: RestRequest,
    post: ReturnType<typeof createPost>,
    requestId: string,
  ): Promise<RestResponse> {
    underWay += 1;
    try {
      const answered = await handle(request, post, requestId);
      const closing = draining ? { connection: "close" } : {};
      return withHeaders(answered, {
        "x-request-id": requestId,
        "cache-control": "no-store",
        "x-content-type-options": "nosniff",
        ...gate.crossOriginHeaders(request),
        ...closing,
      });
    } catch (error) {
      service.logger.error("an MCP request failed inside the service", { requestId, error });
      return refuse(requestId, 500, "Something failed inside the service.", RPC.internalError);
    } finally {
      underWay -= 1;
    }
  }

  return {
    ...rest,
    async handle(request) {
      const { path } = readTarget(request.target);
      const post = posts.get(path);
      const document = documents?.get(path);
      if (!post && document === undefined) return rest.handle(request);
      const requestId = service.newId();
      const startedAt = service.now();
      const response = post
        ? await answer(request, post, requestId)
        : toDocument(request, requestId, document ?? "");
      const route = { path, credential: post ? "optional" : "unread" } as const;
      rest.log({ request, route, response, requestId, durationMs: service.now() - startedAt });
      return response;
    },
    get underWay() {
      return rest.underWay + underWay;
    },
    owns: (path) => posts.has(path) || documents?.has(path) === true || rest.owns(path),
    drain() {
      draining = true;
      rest.drain();
    },
  };
}

function callerOf(service: Service, { headers, socketAddress, signal }: RestRequest, requestId: string) {
  return {
    credential: readCredential(service.brand, headers["authorization"] ?? [], headers["x-api-key"] ?? []),
    address: service.addressOf(socketAddress, headers["x-forwarded-for"] ?? []),
    transport: "mcp",
    requestId,
    signal,
    idempotencyHeader: headers["idempotency-key"] ?? [],
  } as const;
}

/** The refusal of a request whose address holds an API key. */
function keyInTarget(service: Service, { target }: RestRequest): ServiceError | undefined {
  const { path, query } = readTarget(target);
  try {
    refuseKeyInTarget(service, path, query);
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
): RestResponse {
  const body = errorText(null, { code, message, data: { request_id: requestId } });
  return { status, headers: { "content-type": "application/json" }, body };
}

function shuttingDown(service: Service, requestId: string): RestResponse {
  const error = new ServiceError("SHUTTING_DOWN", { retryAfter: 1 });
  const headers = { "retry-after": "1" };
  return toRefusal(service, error, { requestId, status: 503, code: RPC.internalError, headers });
}

/** A public document, for pages of any origin too: clients in browsers find out from it where to sign in. */
function toDocument({ method }: RestRequest, requestId: string, body: string): RestResponse {
  const shared = { "x-request-id": requestId, "access-control-allow-origin": "*" };
  if (method === "GET" || method === "HEAD")
    return {
      status: 200,
      headers: { ...shared, "content-type": "application/json", "cache-control": "public, max-age=300" },
      body,
    };
  return withHeaders(refuse(requestId, 405, "The document is read by GET."), {
    ...shared,
    allow: "GET, HEAD",
  });
}

function withHeaders(response: RestResponse, headers: Readonly<Record<string, string>>): RestResponse {
  return { ...response, headers: { ...response.headers, ...headers } };
}
