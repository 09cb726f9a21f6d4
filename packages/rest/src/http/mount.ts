// Mount: answers every request to one path, of any method, in words of its own.
import type { Awaitable } from "@svckit/core";
import type { RestRequest, RestResponse } from "./message.js";
import type { Route, RouteDescription } from "./route.js";

/**
 * A path of another protocol than REST. The surface gives each request its id, counts it while it is in flight, logs it,
 * keeps out pages of other origins, and closes its connection while the server shuts down. It checks nothing else.
 */
export interface Mount {
  /** Without path parameters. */
  readonly path: string;
  /** What it is, for people. */
  readonly title: string;
  /** Whether it reads a credential; the access log then tells the caller's lane. */
  readonly credential: "unread" | "optional";
  /** The heading of `llms.txt` that it is listed under; it is not listed where left out. */
  readonly heading?: string;
  /** The category whose tools it calls: `llms.txt` is silent of it where callers see no such category. */
  readonly category?: string;
  /** What the documents say of it; nothing where left out. */
  readonly operations?: readonly RouteDescription[];
  /** Whether pages of every origin may read it; those that the surface allows, where left out. */
  readonly anyOrigin?: boolean;
  /** Refuses a page that may not call, with 403 and these words; in the form of REST where left out. */
  readonly refuse?: (words: string, context: MountContext) => RestResponse;
  /** Answers a request of any method. REST answers what it throws. */
  handle(request: RestRequest, context: MountContext): Awaitable<RestResponse>;
}

/** What the surface knows of a request to a mount. */
export interface MountContext {
  readonly requestId: string;
  readonly query: URLSearchParams;
  /** Whether the server shuts down: then refuse new calls. */
  readonly draining: boolean;
}

/** What a package brings to a surface. */
export type SurfaceRoute = Route | Mount;

/** Tells a mount from a route, which has one method. */
export function isMount(route: SurfaceRoute): route is Mount {
  return !("method" in route);
}
