// The public surface of @svckit/rest. A name added here is a promise: add a changeset with it.

export type { Access } from "./access-log.js";
export { inflate } from "./body/inflate.js";
export { checkJsonBody, parseJsonBody } from "./body/json-body.js";
export { type FetchHandler, toFetch } from "./hosts/fetch.js";
export { answerNode, type NodeListener, toNodeListener } from "./hosts/node.js";
export { type ClientErrorListener, createNodeServer, toClientErrorListener } from "./hosts/node-server.js";
export { createPathReader, type ReadPath } from "./hosts/own-path.js";
export { splitHeader } from "./hosts/repeated-header.js";
export { refuseKeyInTarget } from "./http/leaked-key.js";
export type { BodyReader, ReadyBytes, RestRequest, RestResponse } from "./http/message.js";
export { type RequestCaller, toCaller } from "./http/request-context.js";
export { requestIdOf } from "./http/request-id.js";
export { addLimits } from "./http/response.js";
export type { RouteAnswer, RouteDescription, RouteParameter } from "./http/route.js";
export { readTarget } from "./http/target.js";
export {
  createPrometheus,
  type Prometheus,
  type PrometheusClient,
  type PrometheusRegistry,
} from "./prometheus.js";
export { createRest, type Rest, type RestOptions, restOf } from "./rest.js";
export { readIdempotencyKey } from "./routes/execute-request.js";
export type { Metrics } from "./routes/metrics.js";
export { routes } from "./routes/table.js";
