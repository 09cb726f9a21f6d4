// One POST to an endpoint: read within limits, the caller found out, answered from what is ready or by the SDK.
import { isServiceError, type Service } from "@svckit/core";
import { addLimits, isJsonType, type RequestCaller, type RestRequest, readBody } from "@svckit/rest";
import type { Endpoint } from "../catalog/endpoint.js";
import type { McpOptions } from "../mcp.js";
import type { Exchange } from "../protocol/protocol.js";
import { createQuick } from "../protocol/quick.js";
import { createSdkExchange } from "../protocol/sdk-exchange.js";
import { MAX_MESSAGE, type ReadMessage, readMessage, tooLong } from "../rpc/message.js";
import { toRefusal } from "../rpc/refusal.js";
import { type McpResponse, toResponse } from "../rpc/response.js";
import { errorText, idOf, RPC } from "../rpc/rpc.js";
import { createAdmission } from "./oauth.js";

/** Answers POSTs to an endpoint. */
export function createPost(service: Service, endpoint: Endpoint, options: McpOptions) {
  const admit = createAdmission(service, endpoint, options.oauth);
  const quickly = options.extend ? undefined : createQuick(service, endpoint);
  const bySdk = createSdkExchange(service, endpoint, options.extend);

  return async (request: RestRequest, caller: RequestCaller): Promise<McpResponse> => {
    const { requestId } = caller;
    if (!isJsonType(request.headers["content-type"])) {
      const error = { code: RPC.invalidRequest, message: TYPE_MESSAGE };
      return toResponse(requestId, 415, errorText(null, error));
    }
    const read = await receive(service, request);
    if ("error" in read) {
      const { error, code, id } = read;
      const status = error.code === "PAYLOAD_TOO_LARGE" ? 413 : 400;
      return toRefusal(service, error, { requestId, status, id, code });
    }
    const { message } = read;
    const admitted = await admit(caller, message);
    if ("status" in admitted) return admitted;
    // What would hold a connection open to tell of changes is not offered: nothing here changes.
    if (message["method"] === "subscriptions/listen") {
      const error = { code: RPC.methodNotFound, message: "There is nothing to listen for." };
      return toResponse(requestId, 404, errorText(idOf(message), error));
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
    const quick = await quickly?.(request, message, exchange);
    if (typeof quick === "string") return toResponse(requestId, 200, quick);
    if (quick) return { ready: quick.ready, ...toResponse(requestId, 200, quick.text) };
    const { status, contentType, body } = await bySdk(request, message, exchange);
    return toResponse(requestId, status, body, contentType);
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

/** Tells beside the answer of a call what REST tells there; on MCP also when to ask again after the credits are spent. */
function withLimits(service: Service, response: McpResponse, { answer }: Exchange): McpResponse {
  if (!answer) return response;
  const { status, headers, body } = response;
  addLimits(headers, answer, service.now());
  if (answer.retryAfter !== undefined) headers["retry-after"] = String(answer.retryAfter);
  return { status, headers, body, outcome: answer };
}
