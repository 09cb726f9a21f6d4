// svckit in an Express application: makes the surface a handler for `app.use(prefix, …)`.
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Service } from "@svckit/core";
import { type Rest, toNodeListener } from "@svckit/rest";
import { shareShapes } from "./shapes.js";

/** What Express adds to a request, as far as it is used here. */
interface MountedRequest extends IncomingMessage {
  /** The prefix that the handler is mounted at; `url` is without it. */
  readonly baseUrl?: string;
}

/** A handler as `app.use` takes it. */
export type ExpressHandler = (request: MountedRequest, response: ServerResponse, next: () => void) => void;

/**
 * The surface of a service for `app.use("/prefix", toExpress(service))`. It reads bodies itself, or takes what a parser
 * before it has read. Under a prefix it answers every path. At the root it passes paths that are not its own to the
 * host's next handler.
 */
export function toExpress(surface: Service | Rest): ExpressHandler {
  const answer = toNodeListener(surface);
  return (request, response, next) => {
    shareShapes(request, response);
    const isMounted = request.baseUrl !== undefined && request.baseUrl !== "";
    answer(request, response, isMounted ? undefined : next);
  };
}
