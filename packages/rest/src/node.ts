// The REST surface as a listener of Node's own HTTP server.
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { ServiceError } from "@svckit/core";
import type { BodyReader, RestRequest, RestResponse } from "./message.js";
import type { Rest } from "./rest.js";

/** Answers requests of Node's `http` server. */
export type NodeListener = (request: IncomingMessage, response: ServerResponse) => void;

/** The REST surface as `http.createServer(listener)` takes it. */
export function toNodeListener(rest: Rest): NodeListener {
  return (request, response) => {
    void answerNode(rest, request, response);
  };
}

/** Answers one request; `parsed` is its body where a framework has read that already. */
export async function answerNode(
  rest: Rest,
  request: IncomingMessage,
  response: ServerResponse,
  parsed?: { readonly parsed: unknown },
): Promise<void> {
  const body: BodyReader = parsed ? async () => parsed : readBytes(request);
  send(request, response, await rest.handle(toRestRequest(request, response, body)));
}

function toRestRequest(request: IncomingMessage, response: ServerResponse, body: BodyReader): RestRequest {
  return {
    method: request.method ?? "GET",
    target: request.url ?? "/",
    headers: request.headersDistinct,
    body,
    socketAddress: request.socket.remoteAddress,
    // Made when it is asked for: most requests never need one.
    get signal() {
      return hangUpSignal(response);
    },
  };
}

function hangUpSignal(response: ServerResponse): AbortSignal {
  const controller = new AbortController();
  const hungUp = () => {
    if (!response.writableFinished) controller.abort();
  };
  if (response.closed) hungUp();
  else response.once("close", hungUp);
  return controller.signal;
}

/** Reads a body up to its limit; what comes after that is not kept. */
function readBytes(request: IncomingMessage): BodyReader {
  return (maxBytes) =>
    new Promise((resolve, reject) => {
      if (Number(request.headers["content-length"] ?? 0) > maxBytes) {
        request.resume();
        resolve("too_large");
        return;
      }
      const chunks: Buffer[] = [];
      let bytes = 0;
      request.on("data", (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes <= maxBytes) chunks.push(chunk);
        else resolve("too_large");
      });
      request.on("end", () => resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)));
      // Nobody is left to read the answer; it is the caller's doing, and no error of the service.
      request.on("error", () =>
        reject(new ServiceError("INVALID_REQUEST", { message: "The request broke off." })),
      );
    });
}

function send(request: IncomingMessage, response: ServerResponse, answer: RestResponse): void {
  if (response.destroyed) return;
  const isHead = request.method === "HEAD";
  response.writeHead(answer.status, { ...answer.headers, "content-length": Buffer.byteLength(answer.body) });
  response.end(isHead ? undefined : answer.body);
}

/** Answers what Node's parser refuses before it is a request; for the `clientError` event of a server. */
export function refuseConnection(error: Error & { readonly code?: string }, socket: Duplex): void {
  if (!socket.writable || error.code === "ECONNRESET") {
    socket.destroy();
    return;
  }
  const tooLarge = error.code === "HPE_HEADER_OVERFLOW";
  const known = tooLarge
    ? new ServiceError("PAYLOAD_TOO_LARGE", {
        message: "The request's headers are too large.",
        next: "Send fewer or shorter headers.",
      })
    : new ServiceError("INVALID_REQUEST", {
        message: "The request is not HTTP that this server understands.",
      });
  const { type, retryable, status } = known.row;
  const body = JSON.stringify({
    ok: false,
    error: { type, code: known.code, message: known.message, retryable },
  });
  socket.end(
    `HTTP/1.1 ${status} ${tooLarge ? "Payload Too Large" : "Bad Request"}\r\ncontent-type: application/json\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
}
