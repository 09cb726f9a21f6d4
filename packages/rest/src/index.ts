// The public surface of @svckit/rest. A name added here is a promise: add a changeset with it.

export type { BodyReader, RestRequest, RestResponse } from "./message.js";
export { answerNode, type NodeListener, refuseConnection, toNodeListener } from "./node.js";
export { createRest, type Rest } from "./rest.js";
export { type RouteDescription, routes } from "./routes.js";
