// A balancer in a few lines: requests go to the servers in turn, and past one that takes no connection.
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";

/** Makes the balancer of these addresses; it does not listen yet. */
export function createBalancer(servers: readonly string[]) {
  let turn = 0;
  return createServer(async (incoming, response) => {
    turn += 1;
    const body = await buffer(incoming);
    const inTurn = servers.map((_, index) => servers[(turn + index) % servers.length] ?? "");
    for (const server of inTurn) if (await forward(server, incoming, body, response)) return;
    unavailable(response);
  });
}

/** Sends a request on. False where nothing of it has reached the server, so that another may have it. */
function forward(server: string, incoming: IncomingMessage, body: Buffer, response: ServerResponse) {
  return new Promise<boolean>((resolve) => {
    const { method, headers, url } = incoming;
    const sent = request(new URL(url ?? "/", server), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
      // A server that dies within its answer leaves the client with a broken one, which it sends again.
      answer.once("error", () => response.destroy());
      answer.once("close", () => resolve(true));
    });
    sent.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "ECONNREFUSED") return resolve(false);
      // The server may have acted: only the client knows the key under which it can ask again.
      if (!response.headersSent) unavailable(response);
      resolve(true);
    });
    sent.end(body);
  });
}

function unavailable(response: ServerResponse): void {
  response.writeHead(503, { "retry-after": "1", "content-type": "text/plain" });
  response.end("No server has answered. Send the request again with the same idempotency key.\n");
}
