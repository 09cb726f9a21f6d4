// The surface as a listener of Node's HTTP server.
import type { IncomingMessage, ServerResponse } from "node:http";
import { type Awaitable, isServiceError } from "@svckit/core";
import type { BodyReader, RestRequest, RestResponse } from "../http/message.js";
import { toRefusal } from "../http/refusal.js";
import type { Rest } from "../surface/rest.js";
import { disconnectSignal } from "./disconnect.js";
import { readHeaders } from "./headers.js";
import { createBodyReader } from "./node-body.js";

/** Answers requests of Node's `http` server. */
export type NodeListener = (request: IncomingMessage, response: ServerResponse) => void;

/** The REST surface as `http.createServer(listener)` takes it. */
export function toNodeListener(rest: Rest): NodeListener {
  return (request, response) => {
    void answerNode(rest, request, response);
  };
}

/**
 * Answers one request. `read` is the body where a framework has read it already: a value, or bytes that it has inflated.
 * Never throws.
 */
export async function answerNode(
  rest: Rest,
  request: IncomingMessage,
  response: ServerResponse,
  read?: Uint8Array | { readonly parsed: unknown },
): Promise<void> {
  try {
    send(request, response, await answer(rest, request, response, read));
  } catch (error) {
    // It cannot be sent where the host has begun a response itself. The process lives on.
    rest.service.transport.logger.error("a response could not be sent", { error });
    response.destroy();
  }
}

function answer(
  rest: Rest,
  request: IncomingMessage,
  response: ServerResponse,
  read: Uint8Array | { readonly parsed: unknown } | undefined,
): Awaitable<RestResponse> {
  let headers: RestRequest["headers"];
  try {
    headers = readHeaders(request);
    // Whoever has read the body has inflated it.
    if (read instanceof Uint8Array) headers = { ...headers, "content-encoding": undefined };
  } catch (error) {
    if (!isServiceError(error)) throw error;
    const refusal = toRefusal(rest.service, error);
    return { ...refusal, headers: { ...refusal.headers, connection: "close" } };
  }
  return rest.handle({
    method: request.method ?? "GET",
    target: request.url ?? "/",
    headers,
    body: read ? toBodyReader(read) : createBodyReader(request, headers["content-length"]?.[0]),
    socketAddress: request.socket.remoteAddress,
    signal: disconnectSignal(request, response),
  });
}

function toBodyReader(read: Uint8Array | { readonly parsed: unknown }): BodyReader {
  return async (maxBytes) => (read instanceof Uint8Array && read.length > maxBytes ? "too_large" : read);
}

function send(request: IncomingMessage, response: ServerResponse, answer: RestResponse): void {
  if (response.destroyed) return;
  const { status, body, ready } = answer;
  const bytes = ready?.bytes ?? body;
  // One object: middleware that wraps `writeHead` expects it.
  response.writeHead(status, headersOf(response, answer, bytes));
  response.end(request.method === "HEAD" ? undefined : bytes);
}

function headersOf(
  response: ServerResponse,
  { status, headers, ready }: RestResponse,
  bytes: string | Uint8Array,
): Record<string, string> {
  // These have no body, so they have no length.
  if (status === 204 || status === 304) return { ...headers };
  const length = String(Buffer.byteLength(bytes));
  const sent: Record<string, string> = ready?.encoding
    ? { "content-length": length, "content-encoding": ready.encoding, ...headers }
    : { "content-length": length, ...headers };
  const varies = sent["vary"] !== undefined && response.getHeader("vary");
  // The host may have set a Vary of its own, which stays.
  return varies ? { ...sent, vary: `${varies}, ${sent["vary"]}` } : sent;
}
