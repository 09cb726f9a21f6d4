// The public surface of @svckit/rest. A name added here is a promise: add a changeset with it.

export { readCheckedBody, readJsonBody } from "./body/request-body.js";
export type { ApiInfo } from "./documents/api-info.js";
export { type FetchHandler, toFetch } from "./hosts/fetch.js";
export { type NodeListener, toNodeListener } from "./hosts/node.js";
export { type ClientErrorListener, createNodeServer, toClientErrorListener } from "./hosts/node-server.js";
export { type ShutDownOptions, shutDown } from "./hosts/shut-down.js";
export type { BodyReader, RestRequest, RestResponse } from "./http/message.js";
export type { Mount, MountContext, SurfaceRoute } from "./http/mount.js";
export type { AllowedOrigins } from "./http/origin-check.js";
export type { RequestCaller, RequestContext } from "./http/request-context.js";
export { toFile, toJsonResponse, toNoContent, toPage, toResponse, toSuccess } from "./http/response.js";
export {
  type Route,
  type RouteAnswer,
  type RouteBody,
  type RouteDescription,
  type RouteParameter,
  type RouteRefusal,
  type RouteTag,
  refTo,
  successOf,
  TAGS,
} from "./http/route.js";
export { adminRoutes } from "./routes/admin/admin.js";
export type { AdminOptions, AdminRequest } from "./routes/admin/admin-guard.js";
export {
  createPrometheus,
  type Prometheus,
  type PrometheusClient,
  type PrometheusRegistry,
} from "./routes/prometheus.js";
export { createRest, type Rest, type RestOptions } from "./surface/rest.js";
