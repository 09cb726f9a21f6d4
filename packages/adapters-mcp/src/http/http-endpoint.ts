// An endpoint over HTTP: reads the message of a POST, admits its caller, and answers as one response.
import { isServiceError, type Service } from "@svckit/core";
import type { RequestCaller, RestRequest } from "@svckit/rest";
import { addLimits, isJsonType, readBody } from "@svckit/rest/adapter";
import { createAnswerMessage, type Reply } from "../protocol/answer-message.js";
import type { ExtendServer } from "../protocol/protocol.js";
import { takesBatches } from "../protocol/revisions.js";
import { messagesIn } from "../protocol/sdk-exchange.js";
import { type Batch, MAX_MESSAGE, type ReadMessage, readMessage, tooLong } from "../rpc/message.js";
import { type McpResponse, toMcpRefusal, toMcpResponse } from "../rpc/response.js";
import { errorText, RPC } from "../rpc/rpc.js";
import type { Entrance } from "./entrance.js";
import { createAdmission, type OAuthOptions } from "./oauth.js";

/** What a host says of how its endpoints answer messages. */
export interface HttpEndpointOptions {
  /** Takes OAuth tokens beside API keys; without it a token is AUTH_NOT_CONFIGURED. */
  readonly oauth?: OAuthOptions;
  /** Adds the host's own handlers to the SDK's server of each request. With it, every message goes through the SDK. */
  readonly extend?: ExtendServer;
}

/** Answers a message that was sent by POST. */
export type AnswerPost = (request: RestRequest, caller: RequestCaller) => Promise<McpResponse>;

/** The answers of an endpoint to POST. */
export function createHttpEndpoint(
  service: Service,
  entrance: Entrance,
  options: HttpEndpointOptions,
): AnswerPost {
  const admit = createAdmission(service, entrance, options.oauth);
  const answerMessage = createAnswerMessage(service, entrance.endpoint, options.extend);

  async function answer(
    read: ReadMessage,
    request: RestRequest,
    caller: RequestCaller,
  ): Promise<McpResponse> {
    const { requestId } = caller;
    if ("error" in read) {
      const { error, code, id } = read;
      const status = error.code === "PAYLOAD_TOO_LARGE" ? 413 : 400;
      return toMcpRefusal(service, error, { requestId, status, id, code });
    }
    const { message } = read;
    const { headers } = request;
    const admitted = await admit(caller, message);
    if ("status" in admitted) return admitted;
    const client = sessionOf(headers);
    const reply = await answerMessage({ message, headers, client, ...admitted });
    const response = toHttp(service, requestId, reply);
    if (message["method"] === "initialize" && reply.status === 200)
      response.headers[SESSION_HEADER] = service.transport.newId();
    return response;
  }

  return async (request, caller) => {
    const { requestId } = caller;
    if (!isJsonType(request.headers["content-type"])) {
      const error = { code: RPC.invalidRequest, message: TYPE_MESSAGE };
      return toMcpResponse(requestId, 415, errorText(null, error));
    }
    const read = await receive(service, request);
    if (!("batch" in read)) return answer(read, request, caller);
    const answers = read.batch.map((each) => answer(each, request, caller));
    return joinResponses(requestId, await Promise.all(answers));
  };
}

// It only tells a client's own requests from others', so that it can cancel them: nothing is kept under it, and a request
// without it is answered alike.
const SESSION_HEADER = "mcp-session-id";
const MAX_SESSION = 128;

function sessionOf(headers: RestRequest["headers"]): string | undefined {
  const [session, ...others] = headers[SESSION_HEADER] ?? [];
  return others.length === 0 && session !== undefined && session.length <= MAX_SESSION ? session : undefined;
}

/** The answers to a batch as one: whoever is sent away for one message is sent away. */
function joinResponses(requestId: string, responses: readonly McpResponse[]): McpResponse {
  const sentAway = responses.find(({ status }) => status === 401 || status === 403);
  if (sentAway) return sentAway;
  const texts = responses.flatMap(({ headers, body }) => messagesIn(headers["content-type"], body));
  return texts.length === 0
    ? toMcpResponse(requestId, 202, "")
    : toMcpResponse(requestId, 200, `[${texts.join(",")}]`);
}

const TYPE_MESSAGE = "Send one JSON message, as application/json.";

async function receive({ brand }: Service, request: RestRequest): Promise<ReadMessage | Batch> {
  try {
    const body = await readBody(request, MAX_MESSAGE);
    const [revision] = request.headers["mcp-protocol-version"] ?? [];
    return body === "too_large" ? tooLong(null) : readMessage(body, brand, takesBatches(revision));
  } catch (error) {
    if (!isServiceError(error)) throw error;
    return { error, code: RPC.parseError, id: null, isNotification: false };
  }
}

/** A reply with the headers that REST has for a call. MCP has Retry-After also where the credits are spent. */
function toHttp(service: Service, requestId: string, reply: Reply): McpResponse {
  const { status, text, contentType, ready, answer } = reply;
  const response = toMcpResponse(requestId, status, text, contentType);
  if (ready) return { ready, ...response };
  if (!answer) return response;
  const { headers, body } = response;
  addLimits(headers, answer, service.transport.now());
  if (answer.retryAfterS !== undefined) headers["retry-after"] = String(answer.retryAfterS);
  return { status, headers, body, outcome: answer };
}
