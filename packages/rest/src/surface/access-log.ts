// The access log: writes one line for each request, of what the service knows and nothing that a caller wrote.
import type { Logger } from "@svckit/core";
import type { RestRequest, RestResponse } from "../http/message.js";
import type { Route } from "../http/route.js";

/** A request that was answered. */
export interface Access {
  readonly request: RestRequest;
  /** Undefined where there is none at the path. */
  readonly route: Pick<Route, "path" | "credential" | "probe"> | undefined;
  readonly response: RestResponse;
  readonly requestId: string;
  readonly durationMs: number;
}

const METHODS: readonly string[] = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

// The status that servers log for a client that has closed the connection; it is never sent.
const DISCONNECTED_STATUS = 499;

/** Writes the line of a request. Probes come every few seconds and say nothing, so they get none. */
export function logAccess(logger: Logger, access: Access): void {
  const { request, route, response, requestId, durationMs } = access;
  // Nobody is left to read the response, whatever it says.
  const disconnected = request.signal?.aborted === true;
  if (route?.probe) return;
  logger.info("request", {
    // The path and the method are the caller's words, and may hold anything.
    method: METHODS.includes(request.method) ? request.method : "other",
    route: route?.path,
    status: disconnected ? DISCONNECTED_STATUS : response.status,
    code: disconnected ? "disconnected" : response.outcome?.code,
    lane: laneOf(access),
    durationMs,
    requestId,
  });
}

/** The lane of the call. Where no call was made, the headers say whether the caller sent a credential. */
function laneOf({ request, route, response }: Access): string | undefined {
  if (response.outcome) return response.outcome.lane;
  if (route === undefined || route.credential === "unread") return undefined;
  if (route.credential === "admin") return "admin";
  const { authorization = [], "x-api-key": apiKeys = [] } = request.headers;
  return authorization.length + apiKeys.length > 0 ? "account" : "anonymous";
}
