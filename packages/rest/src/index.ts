// The public surface of @svckit/rest. A name added here is a promise: add a changeset with it.

export { type FetchHandler, toFetch } from "./hosts/fetch.js";
export { type NodeListener, toNodeListener } from "./hosts/node.js";
export { type ClientErrorListener, createNodeServer, toClientErrorListener } from "./hosts/node-server.js";
export type { BodyReader, RestRequest, RestResponse } from "./http/message.js";
export type { RouteAnswer, RouteDescription, RouteParameter } from "./http/route.js";
export {
  createPrometheus,
  type Metrics,
  type Prometheus,
  type PrometheusClient,
  type PrometheusRegistry,
} from "./routes/prometheus.js";
export type { Access } from "./surface/access-log.js";
export { createRest, type Rest, type RestOptions } from "./surface/rest.js";
