// MCP over stdio: serves one endpoint to the client that started the process.
import type { Service } from "@svckit/core";
import { createEndpoints, type Endpoint } from "../catalog/endpoint.js";
import { createAnswerMessage } from "../protocol/answer-message.js";
import { toProtocolHeaders } from "../protocol/protocol-headers.js";
import { failureOf } from "../rpc/response.js";
import { errorText, idOf, RPC, toRpcError } from "../rpc/rpc.js";
import { type Announce, type AnswerLine, answerLines, type Streams } from "./answer-lines.js";

const LIST_CHANGED = JSON.stringify({ jsonrpc: "2.0", method: "notifications/tools/list_changed" });

/** What a host says of an endpoint over stdio. */
export interface StdioOptions extends Streams {
  /** The caller's API key; without one it is on the keyless lane. */
  readonly apiKey?: string;
  /** Serves this category's endpoint in place of the root. */
  readonly category?: string;
}

/**
 * Serves until the client closes its end, and the calls in flight are answered. Throws an `Error` that names a category
 * which does not exist.
 */
export async function serveMcpStdio(service: Service, options: StdioOptions = {}): Promise<void> {
  const { apiKey, category, ...streams } = options;
  const credential = apiKey !== undefined && { credential: apiKey };
  // The root's own tools stay, whatever they find.
  const endpoint = { ...findEndpoint(service, category), tellsChanges: category !== undefined };
  const answerMessage = createAnswerMessage(service, endpoint);
  const announce: Announce = (tell) =>
    service.transport.onReplace(() => () => {
      if (endpoint.tellsChanges) tell(LIST_CHANGED);
    });

  const answer: AnswerLine = async (read, { agreed, left }) => {
    const requestId = service.transport.newId();
    if ("error" in read) {
      const { error, code, id, isNotification } = read;
      const failure = () => toRpcError(failureOf(service, error, requestId), code);
      return isNotification ? [] : [errorText(id, failure())];
    }
    const { message } = read;
    const caller = { ...credential, transport: "mcp", requestId, signal: left } as const;
    const headers = toProtocolHeaders(message, agreed);
    try {
      const { text } = await answerMessage({ message, headers, caller, refusal: undefined, client: "stdio" });
      return text === "" ? [] : [text];
    } catch (error) {
      service.transport.logger.error("an MCP request failed inside the service", { requestId, error });
      const failed = { code: RPC.internalError, message: "Something failed inside the service." };
      return "id" in message ? [errorText(idOf(message), failed)] : [];
    }
  };
  await answerLines(streams, service.brand, answer, announce);
}

function findEndpoint(service: Service, category: string | undefined): Endpoint {
  const endpoints = createEndpoints(service)(service.catalog);
  const endpoint =
    category === undefined ? endpoints[0] : endpoints.find((each) => each.category === category);
  if (endpoint) return endpoint;
  const names = endpoints.flatMap((each) => each.category ?? []);
  throw new Error(`there is no category ${JSON.stringify(category)}; there are ${names.join(", ")}`);
}
