// Open answers: those that a server still has to send before it may end.
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** The answers of a server's connections. */
export interface OpenAnswers {
  add(request: IncomingMessage, response: ServerResponse): void;
  /** Whether an answer is written in full and not sent yet. A stream that goes on is not waited for. */
  areLeaving(): boolean;
}

/** Starts with no answers. */
export function createOpenAnswers(): OpenAnswers {
  // By connection: an answer that waits behind another one gets no event when the caller goes away.
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
