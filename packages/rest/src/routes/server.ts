// The probes: whether the process is alive, and whether it takes calls.
import { ServiceError } from "@svckit/core";
import type { RestResponse } from "../http/message.js";
import type { RequestContext } from "../http/request-context.js";
import { toSuccess } from "../http/response.js";
import { type Route, successOf, TAGS } from "../http/route.js";

const statusOf = (word: string) =>
  successOf({ type: "object", properties: { status: { const: word } }, required: ["status"] });

export const serverRoutes: readonly Route[] = [
  {
    method: "GET",
    path: "/healthz",
    operationId: "getHealth",
    summary: "Whether the process is alive",
    description: "It asks nothing else: it answers also without the store, and while the server shuts down.",
    tag: TAGS.server,
    credential: "unread",
    answer: {
      description: "It is",
      schema: statusOf("alive"),
      example: () => ({ ok: true, data: { status: "alive" } }),
    },
    probe: true,
    handle: ({ requestId }) => toSuccess(requestId, { status: "alive" }),
  },
  {
    method: "GET",
    path: "/readyz",
    operationId: "getReadiness",
    summary: "Whether the server takes calls",
    description: "It asks the store, and refuses while the server shuts down: then send callers elsewhere.",
    tag: TAGS.server,
    credential: "unread",
    answer: {
      description: "It does",
      schema: statusOf("ready"),
      example: () => ({ ok: true, data: { status: "ready" } }),
    },
    codes: ["SHUTTING_DOWN", "STATE_BACKEND_UNAVAILABLE"],
    probe: true,
    handle: getReadiness,
  },
];

async function getReadiness({ service, requestId, draining }: RequestContext): Promise<RestResponse> {
  if (draining) throw new ServiceError("SHUTTING_DOWN", { retryAfterS: 1 });
  const ready = await service.transport.askStore((store) => store.ready());
  if (!ready) throw new ServiceError("STATE_BACKEND_UNAVAILABLE", { retryAfterS: 1 });
  return toSuccess(requestId, { status: "ready" });
}
