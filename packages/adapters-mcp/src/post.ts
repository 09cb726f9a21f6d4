// One POST to an endpoint: read within limits, the caller found out, answered from what is ready or by the SDK.
import { type Caller, isServiceError, type Service, ServiceError } from "@svckit/core";
import { addLimits, checkJsonBody, parseJsonBody, type RestRequest, type RestResponse } from "@svckit/rest";
import type { Endpoint } from "./endpoint.js";
import type { McpOptions } from "./mcp.js";
import { createAdmission } from "./oauth.js";
import type { Exchange } from "./protocol.js";
import { createQuick } from "./quick.js";
import { errorText, idOf, RPC, toRpcError } from "./rpc.js";
import { createSdkExchange } from "./sdk-exchange.js";

const MAX_BYTES = 1024 * 1024;
const JSON_TYPE = /^application\/json *(; *charset *= *"?utf-8"? *)?$/i;

/** Who sends a request. */
export type McpRequestCaller = Caller & { readonly requestId: string };

/** Answers POSTs to an endpoint. */
export function createPost(service: Service, endpoint: Endpoint, options: McpOptions) {
  const admit = createAdmission(service, endpoint, options.oauth);
  const quickly = options.extend ? undefined : createQuick(service, endpoint);
  const bySdk = createSdkExchange(service, endpoint, options.extend);

  return async (request: RestRequest, requestId: string, caller: McpRequestCaller): Promise<RestResponse> => {
    const refused = refuseType(request);
    if (refused)
      return toResponse(refused, errorText(null, { code: RPC.invalidRequest, message: TYPE_MESSAGE }));
    const message = await readMessage(service, request);
    if (isServiceError(message)) return refuseMessage(service, message, requestId);
    // What would hold a connection open to tell of changes is not offered: nothing here changes.
    if (message["method"] === "subscriptions/listen") {
      const error = { code: RPC.methodNotFound, message: "There is nothing to listen for." };
      return toResponse(404, errorText(idOf(message), error));
    }
    const admitted = await admit(caller, message);
    if ("status" in admitted) return admitted;
    const exchange: Exchange = { caller: admitted, answer: undefined };
    const text = await quickly?.(request, message, exchange);
    if (text !== undefined) return withLimits(service, toResponse(200, text), exchange);
    const { status, contentType, body } = await bySdk(request, message, exchange);
    return withLimits(service, toResponse(status, body, contentType), exchange);
  };
}

const TYPE_MESSAGE = "Send one JSON message, as application/json.";

function refuseType({ headers }: RestRequest): number | undefined {
  const [type = "", ...others] = headers["content-type"] ?? [];
  if (others.length > 0 || !JSON_TYPE.test(type.trim())) return 415;
  const [encoding] = headers["content-encoding"] ?? [];
  return encoding !== undefined && encoding.toLowerCase() !== "identity" ? 415 : undefined;
}

/** The message, or the error of one that cannot be taken in. */
async function readMessage(
  { brand }: Service,
  { body }: RestRequest,
): Promise<Record<string, unknown> | ServiceError> {
  try {
    const read = await body(MAX_BYTES);
    if (read === "too_large")
      return new ServiceError("PAYLOAD_TOO_LARGE", {
        message: `The message is larger than ${MAX_BYTES} bytes.`,
      });
    return read instanceof Uint8Array ? parseJsonBody(read, brand) : checkJsonBody(read.parsed, brand);
  } catch (error) {
    if (isServiceError(error)) return error;
    throw error;
  }
}

function refuseMessage(service: Service, error: ServiceError, requestId: string): RestResponse {
  const { envelope } = service.refuse(error, { requestId, transport: "mcp" });
  if (envelope.ok) throw error;
  const status = error.code === "PAYLOAD_TOO_LARGE" ? 413 : 400;
  return toResponse(status, errorText(null, toRpcError(envelope.error, RPC.parseError)));
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
