// The public surface of @svckit/rest. A name added here is a promise: add a changeset with it.

export { checkJsonBody, parseJsonBody } from "./body/json-body.js";
export { isJsonType, readBody } from "./body/request-body.js";
export { type FetchHandler, toFetch } from "./hosts/fetch.js";
export { splitHeader } from "./hosts/headers.js";
export { answerNode, type NodeListener, toNodeListener } from "./hosts/node.js";
export { type ClientErrorListener, createNodeServer, toClientErrorListener } from "./hosts/node-server.js";
export { refuseKeyInTarget } from "./http/leaked-key.js";
export type { BodyReader, ReadyBytes, RestRequest, RestResponse } from "./http/message.js";
export { type RequestCaller, toCaller } from "./http/request-context.js";
export { requestIdOf } from "./http/request-id.js";
export { addLimits } from "./http/response.js";
export type { RouteAnswer, RouteDescription, RouteParameter } from "./http/route.js";
export { createStripBasePath, readTarget, type StripBasePath } from "./http/target.js";
export { readIdempotencyKey } from "./routes/execute-request.js";
export type { Metrics } from "./routes/prometheus.js";
export {
  createPrometheus,
  type Prometheus,
  type PrometheusClient,
  type PrometheusRegistry,
} from "./routes/prometheus.js";
export { routes } from "./routes/table.js";
export type { Access } from "./surface/access-log.js";
export { createRest, type Rest, type RestOptions, restOf } from "./surface/rest.js";
