// Open answers: those that were given and have not left yet, which a server waits for before it ends.
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** The answers of a server's connections. */
export interface OpenAnswers {
  add(request: IncomingMessage, response: ServerResponse): void;
  /** Whether one is written to its end and not sent yet; a stream that goes on is ended by whoever holds it. */
  areLeaving(): boolean;
}

/** None yet. */
export function createOpenAnswers(): OpenAnswers {
  // By connection: an answer that stands behind another one is never told that the caller is gone.
  const bySocket = new Map<Socket, Set<ServerResponse>>();

  function answersOf(socket: Socket): Set<ServerResponse> {
    const known = bySocket.get(socket);
    if (known) return known;
    const answers = new Set<ServerResponse>();
    bySocket.set(socket, answers);
    socket.once("close", () => bySocket.delete(socket));
    return answers;
  }

  return {
    add({ socket }, response) {
      if (socket.destroyed) return;
      const answers = answersOf(socket).add(response);
      response.once("close", () => answers.delete(response));
    },
    areLeaving: () =>
      [...bySocket.values()].some((answers) => [...answers].some(({ writableEnded }) => writableEnded)),
  };
}
