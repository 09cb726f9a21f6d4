// One POST to an endpoint: read within limits, the caller found out, answered from what is ready or by the SDK.
import { type Caller, isServiceError, type Service } from "@svckit/core";
import { addLimits, inflate, type RestRequest, type RestResponse } from "@svckit/rest";
import type { Endpoint } from "./endpoint.js";
import type { McpOptions } from "./mcp.js";
import { LONGEST_MESSAGE, type ReadMessage, readMessage, tooLong } from "./message.js";
import { createAdmission } from "./oauth.js";
import type { Exchange } from "./protocol.js";
import { createQuick } from "./quick.js";
import { toRefusal } from "./refusal.js";
import { errorText, idOf, RPC } from "./rpc.js";
import { createSdkExchange } from "./sdk-exchange.js";

const JSON_TYPE = /^application\/json *(; *charset *= *"?utf-8"? *)?$/i;

/** Who sends a request. */
export type McpRequestCaller = Caller & {
  readonly requestId: string;
  /** The values of the header Idempotency-Key. */
  readonly idempotencyHeader?: readonly string[];
};

/** Answers POSTs to an endpoint. */
export function createPost(service: Service, endpoint: Endpoint, options: McpOptions) {
  const admit = createAdmission(service, endpoint, options.oauth);
  const quickly = options.extend ? undefined : createQuick(service, endpoint);
  const bySdk = createSdkExchange(service, endpoint, options.extend);

  return async (request: RestRequest, requestId: string, caller: McpRequestCaller): Promise<RestResponse> => {
    if (!isJson(request))
      return toResponse(415, errorText(null, { code: RPC.invalidRequest, message: TYPE_MESSAGE }));
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
      return toResponse(404, errorText(idOf(message), error));
    }
    const exchange: Exchange = { caller: admitted, answer: undefined };
    const text = await quickly?.(request, message, exchange);
    if (text !== undefined) return withLimits(service, toResponse(200, text), exchange);
    const { status, contentType, body } = await bySdk(request, message, exchange);
    return withLimits(service, toResponse(status, body, contentType), exchange);
  };
}

const TYPE_MESSAGE = "Send one JSON message, as application/json.";

function isJson({ headers }: RestRequest): boolean {
  const [type = "", ...others] = headers["content-type"] ?? [];
  return others.length === 0 && JSON_TYPE.test(type.trim());
}

async function receive({ brand }: Service, { headers, body }: RestRequest): Promise<ReadMessage> {
  const sent = await body(LONGEST_MESSAGE);
  if (sent === "too_large") return tooLong(null);
  if (!(sent instanceof Uint8Array)) return readMessage(sent, brand);
  try {
    const bytes = await inflate(sent, headers["content-encoding"] ?? [], LONGEST_MESSAGE);
    return bytes === "too_large" ? tooLong(null) : readMessage(bytes, brand);
  } catch (error) {
    if (!isServiceError(error)) throw error;
    return { error, code: RPC.parseError, id: null, isNotification: false };
  }
}

function toResponse(status: number, body: string, contentType = "application/json"): RestResponse {
  return { status, headers: body === "" ? {} : { "content-type": contentType }, body };
}

/** Tells beside the answer of a call what REST tells there; on MCP also when to ask again after the credits are spent. */
function withLimits(service: Service, response: RestResponse, { answer }: Exchange): RestResponse {
  if (!answer) return response;
  const headers: Record<string, string> = { ...response.headers };
  addLimits(headers, answer, service.now());
  if (answer.code === "QUOTA_EXCEEDED") headers["x-quota-remaining"] = "0";
  if (answer.replayed) headers["idempotent-replayed"] = "true";
  if (answer.retryAfter !== undefined) headers["retry-after"] = String(answer.retryAfter);
  return { ...response, headers, outcome: answer };
}
