// svckit in an Express application: makes the surface a handler for `app.use(prefix, …)`.
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Service } from "@svckit/core";
import type { Rest } from "@svckit/rest";
import { answerNode, restOf } from "@svckit/rest/adapter";

/** What Express adds to a request, as far as it is used here. */
interface MountedRequest extends IncomingMessage {
  /** The prefix that the handler is mounted at; `url` is without it. */
  readonly baseUrl?: string;
  /** What a body parser before this handler has left. */
  readonly body?: unknown;
}

/** A handler as `app.use` takes it. */
export type ExpressHandler = (request: MountedRequest, response: ServerResponse, next: () => void) => void;

/**
 * The surface of a service for `app.use("/prefix", toExpress(service))`. It reads bodies itself, or takes what a parser
 * before it has read. Under a prefix it answers every path. At the root it passes paths that are not its own to the
 * host's next handler.
 */
export function toExpress(surface: Service | Rest): ExpressHandler {
  const rest = restOf(surface);
  return (request, response, next) => {
    const path = request.url?.split("?")[0] ?? "/";
    const isMounted = request.baseUrl !== undefined && request.baseUrl !== "";
    if (!isMounted && !rest.owns(path) && !path.startsWith("/api/")) {
      next();
      return;
    }
    answerNode(rest, request, response, readBefore(request));
  };
}

/** The body that a parser has left: a value of `express.json()`, bytes of `express.raw()`, a text of `express.text()`. */
function readBefore({ readableEnded, body }: MountedRequest): Parameters<typeof answerNode>[3] {
  if (!readableEnded || body === undefined) return undefined;
  if (typeof body === "string") return Buffer.from(body);
  return body instanceof Uint8Array ? body : { parsed: body };
}
