// The REST surface as a web-standard handler: a `Request` in, a `Response` out.
import { isServiceError, type Service } from "@svckit/core";
import type { BodyReader, RestRequest, RestResponse } from "../http/message.js";
import { bodyReadBefore, invalidRequest } from "../http/refusal.js";
import { createStripBasePath } from "../http/target.js";
import { type Rest, restOf } from "../surface/rest.js";
import { gatherBytes } from "./gathered.js";
import { NoHeaders, splitHeader } from "./headers.js";

/**
 * Answers a `Request`. `info.address` is the address of the socket's other end, where the host knows it. Callers without
 * an address share one bucket.
 */
export type FetchHandler = (
  request: Request,
  info?: { readonly address?: string | undefined },
) => Promise<Response>;

/**
 * The surface of a service for hosts that speak `fetch`. It answers every path. Where the host leaves its prefix in the
 * path, that prefix has to be the path of the service's `publicUrl`.
 */
export function toFetch(surface: Service | Rest): FetchHandler {
  const rest = restOf(surface);
  const stripBasePath = createStripBasePath(rest);
  return async (request, info) => {
    const { pathname, search } = new URL(request.url);
    // Some hosts pass a value of their own here, and its `address` may be of another kind.
    const socketAddress = typeof info?.address === "string" ? info.address : undefined;
    const target = stripBasePath(pathname) + search;
    return toFetchResponse(request, await rest.handle(toRestRequest(request, target, socketAddress)));
  };
}

/** Never as compressed bytes: some hosts would compress those again. */
function toFetchResponse(request: Request, response: RestResponse): Response {
  const { status, headers, pieces } = response;
  if (pieces) return new Response(toStream(pieces), { status, headers });
  // Bytes that are there are sent as they are: to decode a long text takes its time.
  const body = request.method === "HEAD" ? "" : (response.shared?.bytes ?? response.plain ?? response.body);
  // A status such as 304 may not have a body, not even an empty one.
  return new Response(body.length === 0 ? null : body, { status, headers });
}

/** The pieces of a body as a stream of bytes, which asks for one when the other end wants it. */
function toStream(pieces: AsyncIterable<string>): ReadableStream<Uint8Array> {
  const reading = pieces[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await reading.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await reading.return?.();
    },
  });
}

function toRestRequest(request: Request, target: string, socketAddress: string | undefined): RestRequest {
  const headers: Record<string, readonly string[] | undefined> = new NoHeaders();
  for (const [name, value] of request.headers) headers[name] = splitHeader(name, value);
  const { method, signal } = request;
  return { method, target, headers, body: readStream(request), socketAddress, signal, host: () => request };
}

/** Reads a body up to its limit and leaves the rest. To cancel the stream would cut the connection on some hosts. */
function readStream(request: Request): BodyReader {
  return async (maxBytes) => {
    if (Number(request.headers.get("content-length") ?? 0) > maxBytes) return "too_large";
    if (request.bodyUsed || request.body?.locked)
      throw bodyReadBefore("hand the request in before its body is read, or a new one with that body.");
    if (request.body === null) return new Uint8Array();
    const reader = request.body.getReader();
    const body = gatherBytes();
    try {
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return body.bytes();
        const piece = bytesOf(value);
        if (body.length() + piece.length > maxBytes) return "too_large";
        body.add(piece);
      }
    } catch (error) {
      // The caller left. Nobody reads the answer, and the service made no error.
      throw isServiceError(error) ? error : invalidRequest("The request broke off.");
    } finally {
      reader.releaseLock();
    }
  };
}

/** A piece as bytes: a host may hand in any stream, also one with the bytes of another realm. */
function bytesOf(piece: unknown): Uint8Array {
  if (!ArrayBuffer.isView(piece)) throw invalidRequest("The request's body is not a stream of bytes.");
  return new Uint8Array(piece.buffer, piece.byteOffset, piece.byteLength);
}
