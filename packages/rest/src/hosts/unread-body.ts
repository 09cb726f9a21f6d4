// Unread body: ends an answer to a caller that still sends, so that it can read the answer before its connection is closed.
import type { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";

// So long it may go on sending. Then it is cut.
const LINGER_MS = 2_000;

/**
 * Ends an answer; a text holds ASCII alone. Where the connection closes behind it and the body of the request is not in yet,
 * the answer is written and the rest of the body dropped first: a socket that is closed with bytes unread is reset, and its
 * caller reads nothing.
 */
export function endWith(
  content: string | Uint8Array | undefined,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  // A host may have made the request of an event, without a socket of Node's.
  const stillSends = !request.complete && !response.shouldKeepAlive && request.socket instanceof Socket;
  if (!stillSends || !content?.length) {
    response.end(content, "latin1");
    return;
  }
  response.write(content, "latin1");
  const end = () => response.end();
  request.once("end", end).once("close", end).resume();
  const timer = setTimeout(end, LINGER_MS).unref();
  response.once("close", () => clearTimeout(timer));
}
