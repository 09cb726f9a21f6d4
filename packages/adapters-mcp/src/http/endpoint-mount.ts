// An endpoint as a mount: answers each method, and refuses in the words of JSON-RPC.
import { isServiceError, type Service, ServiceError } from "@svckit/core";
import type { Mount, MountContext, RestRequest } from "@svckit/rest";
import { refuseKeyInTarget, toCaller } from "@svckit/rest/adapter";
import { type McpResponse, refuseRequest, toMcpRefusal, toMcpResponse } from "../rpc/response.js";
import { RPC } from "../rpc/rpc.js";
import type { Entrance } from "./entrance.js";
import { createHttpEndpoint, type HttpEndpointOptions } from "./http-endpoint.js";

/** The mount of an endpoint. */
export function endpointMount(service: Service, entrance: Entrance, options: HttpEndpointOptions): Mount {
  const answerPost = createHttpEndpoint(service, entrance, options);

  async function answer(
    request: RestRequest,
    { requestId, query, draining }: MountContext,
  ): Promise<McpResponse> {
    if (request.method === "OPTIONS") return toMcpResponse(requestId, 204, "");
    if (request.method !== "POST") {
      const refused = refuseRequest(requestId, 405, "Messages are sent by POST.");
      refused.headers["allow"] = "POST, OPTIONS";
      return refused;
    }
    const leak = keyInQuery(service, query);
    if (leak) return toMcpRefusal(service, leak, { requestId, status: 400, code: RPC.invalidRequest });
    if (draining) return shuttingDown(service, requestId);
    return answerPost(request, toCaller(service, request, requestId, "mcp"));
  }

  return {
    path: entrance.path,
    title: entrance.title,
    credential: "optional",
    heading: "MCP endpoints",
    ...(entrance.endpoint.category !== undefined && { category: entrance.endpoint.category }),
    refuse: (words, { requestId }) => refuseRequest(requestId, 403, words),
    async handle(request, context) {
      const { requestId } = context;
      return answer(request, context).catch((error: unknown) => {
        service.transport.logger.error("an MCP request failed inside the service", { requestId, error });
        return refuseRequest(requestId, 500, "Something failed inside the service.", RPC.internalError);
      });
    },
  };
}

/** The refusal of a request whose query holds an API key. */
function keyInQuery({ brand }: Service, query: URLSearchParams): ServiceError | undefined {
  if (query.size === 0) return undefined;
  try {
    refuseKeyInTarget(brand, "", query);
    return undefined;
  } catch (error) {
    if (isServiceError(error)) return error;
    throw error;
  }
}

function shuttingDown(service: Service, requestId: string): McpResponse {
  const error = new ServiceError("SHUTTING_DOWN", { retryAfterS: 1 });
  const refusal = toMcpRefusal(service, error, { requestId, status: 503, code: RPC.internalError });
  refusal.headers["retry-after"] = "1";
  return refusal;
}
