// Sender over HTTP: sends the raw calls of an adapter's contract through sockets of this machine.
import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import type { AdapterCall, AdapterReply, SendCall } from "./harness.js";

/**
 * Sends to the server at `url`, whose path is the prefix that the surface is mounted at. The socket of a call is bound
 * to the call's address, one of 127.0.0.0/8.
 */
export function sendOverHttp(url: string): SendCall {
  const { hostname, port, host, pathname } = new URL(url);
  const prefix = pathname.replace(/\/$/, "");
  return async (call) => {
    const { method, path, address: localAddress, signal } = call;
    const headers = [["host", host], ...(call.headers ?? []), ...framing(call)].flat();
    const sent = request({
      hostname,
      port,
      method,
      path: prefix + path,
      headers,
      agent: false,
      ...(localAddress !== undefined && { localAddress }),
      ...(signal && { signal }),
    });
    const answered = once(sent, "response");
    // A server that refuses a body may close while it is still being written: its answer is what counts.
    answered.catch(() => {}).finally(() => sent.on("error", () => {}));
    for (const piece of piecesOf(call)) sent.write(piece);
    sent.end();
    // `as`: what Node passes to listeners of `response`.
    const [response] = (await answered) as [IncomingMessage];
    return read(response);
  };
}

/** The headers that frame the body: its length where it is one piece, chunks where it is several. */
function framing({ body }: AdapterCall): readonly (readonly [string, string])[] {
  const connection = ["connection", "close"] as const;
  if (body === undefined) return [connection];
  if (Array.isArray(body)) return [connection, ["transfer-encoding", "chunked"]];
  // `as`: `isArray` does not rule out a readonly list for the compiler.
  const length = Buffer.byteLength(body as string | Uint8Array);
  return [connection, ["content-length", String(length)]];
}

function piecesOf({ body }: AdapterCall): readonly (string | Uint8Array)[] {
  if (body === undefined) return [];
  return typeof body === "string" || body instanceof Uint8Array ? [body] : body;
}

async function read(response: IncomingMessage): Promise<AdapterReply> {
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  const headers: Record<string, string> = {};
  for (const [name, values = []] of Object.entries(response.headersDistinct)) {
    headers[name] = values.join(", ");
  }
  return { status: response.statusCode ?? 0, headers, body: Buffer.concat(chunks).toString() };
}
