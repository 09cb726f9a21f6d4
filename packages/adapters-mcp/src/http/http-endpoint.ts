// An endpoint over HTTP: reads the message of a POST, admits its caller, and answers by the fast path or by the SDK.
import { isServiceError, type Service } from "@svckit/core";
import type { RequestCaller, RestRequest } from "@svckit/rest";
import { addLimits, isJsonType, readBody } from "@svckit/rest/adapter";
import type { Endpoint } from "../catalog/endpoint.js";
import { createFastPath } from "../protocol/fast-path.js";
import type { ExtendServer } from "../protocol/protocol.js";
import { createSdkExchange } from "../protocol/sdk-exchange.js";
import type { Exchange } from "../protocol/tool-call.js";
import { MAX_MESSAGE, type ReadMessage, readMessage, tooLong } from "../rpc/message.js";
import { type McpResponse, toMcpRefusal, toMcpResponse } from "../rpc/response.js";
import { errorText, idOf, RPC } from "../rpc/rpc.js";
import { createAdmission, type OAuthOptions } from "./oauth.js";

/** What a host says of how its endpoints answer. */
export interface HttpEndpointOptions {
  /** Takes OAuth tokens beside API keys; without it a token is AUTH_NOT_CONFIGURED. */
  readonly oauth?: OAuthOptions;
  /** Adds the host's own handlers to the SDK's server of each request. With it, every message goes through the SDK. */
  readonly extend?: ExtendServer;
}

/** Answers a message that was sent by POST. */
export type AnswerPost = (request: RestRequest, caller: RequestCaller) => Promise<McpResponse>;

/** What answers the POSTs of an endpoint. */
export function createHttpEndpoint(
  service: Service,
  endpoint: Endpoint,
  options: HttpEndpointOptions,
): AnswerPost {
  const admit = createAdmission(service, endpoint, options.oauth);
  const fastPath = options.extend ? undefined : createFastPath(service, endpoint);
  const bySdk = createSdkExchange(service, endpoint, options.extend);

  return async (request, caller) => {
    const { requestId } = caller;
    if (!isJsonType(request.headers["content-type"])) {
      const error = { code: RPC.invalidRequest, message: TYPE_MESSAGE };
      return toMcpResponse(requestId, 415, errorText(null, error));
    }
    const read = await receive(service, request);
    if ("error" in read) {
      const { error, code, id } = read;
      const status = error.code === "PAYLOAD_TOO_LARGE" ? 413 : 400;
      return toMcpRefusal(service, error, { requestId, status, id, code });
    }
    const { message } = read;
    const admitted = await admit(caller, message);
    if ("status" in admitted) return admitted;
    // It would hold a connection open to tell of changes, and nothing here changes.
    if (message["method"] === "subscriptions/listen") {
      const error = { code: RPC.methodNotFound, message: "There is nothing to listen for." };
      return toMcpResponse(requestId, 404, errorText(idOf(message), error));
    }
    const exchange: Exchange = {
      caller: admitted.caller,
      refusal: admitted.refusal,
      idempotencyHeader: request.headers["idempotency-key"] ?? [],
      answer: undefined,
    };
    return withLimits(service, await answer(request, message, exchange), exchange);
  };

  async function answer(
    request: RestRequest,
    message: Record<string, unknown>,
    exchange: Exchange,
  ): Promise<McpResponse> {
    const { requestId } = exchange.caller;
    const fast = await fastPath?.(request, message, exchange);
    if (typeof fast === "string") return toMcpResponse(requestId, 200, fast);
    if (fast) return { ready: fast.ready, ...toMcpResponse(requestId, 200, fast.text) };
    const { status, contentType, body } = await bySdk(request, message, exchange);
    return toMcpResponse(requestId, status, body, contentType);
  }
}

const TYPE_MESSAGE = "Send one JSON message, as application/json.";

async function receive({ brand }: Service, request: RestRequest): Promise<ReadMessage> {
  try {
    const body = await readBody(request, MAX_MESSAGE);
    return body === "too_large" ? tooLong(null) : readMessage(body, brand);
  } catch (error) {
    if (!isServiceError(error)) throw error;
    return { error, code: RPC.parseError, id: null, isNotification: false };
  }
}

/** Adds the headers that REST has beside the answer of a call; MCP tells also when to call again once the credits are spent. */
function withLimits(service: Service, response: McpResponse, { answer }: Exchange): McpResponse {
  if (!answer) return response;
  const { status, headers, body } = response;
  addLimits(headers, answer, service.transport.now());
  if (answer.retryAfter !== undefined) headers["retry-after"] = String(answer.retryAfter);
  return { status, headers, body, outcome: answer };
}
