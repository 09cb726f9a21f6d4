// The public surface of @svckit/rest. A name added here is a promise: add a changeset with it.

export type { Access } from "./access-log.js";
export { readIdempotencyKey } from "./execute-request.js";
export { type FetchHandler, toFetch } from "./fetch.js";
export { inflate } from "./inflate.js";
export { checkJsonBody, parseJsonBody } from "./json-body.js";
export { refuseKeyInTarget } from "./leaked-key.js";
export type { BodyReader, ReadyBytes, RestRequest, RestResponse } from "./message.js";
export type { Metrics } from "./metrics-route.js";
export { answerNode, type NodeListener, toNodeListener } from "./node.js";
export { type ClientErrorListener, createNodeServer, toClientErrorListener } from "./node-server.js";
export { createPathReader, type ReadPath } from "./own-path.js";
export {
  createPrometheus,
  type Prometheus,
  type PrometheusClient,
  type PrometheusRegistry,
} from "./prometheus.js";
export { splitHeader } from "./repeated-header.js";
export { type RequestCaller, toCaller } from "./request-context.js";
export { requestIdOf } from "./request-id.js";
export { addLimits } from "./response.js";
export { createRest, type Rest, type RestOptions, restOf } from "./rest.js";
export type { RouteAnswer, RouteDescription, RouteParameter } from "./route.js";
export { routes } from "./routes.js";
export { readTarget } from "./target.js";
