// The target of a request: reads its path and its query, and takes off the base path that a host has left.
import type { Service } from "@svckit/core";

const NO_QUERY = new URLSearchParams();

/** The path of a request, and its query. */
export function readTarget(target: string): { readonly path: string; readonly query: URLSearchParams } {
  // A proxy may send the whole URL.
  const own = target.startsWith("/") ? target : target.replace(/^https?:\/\/[^/?]*/i, "") || "/";
  const mark = own.indexOf("?");
  if (mark === -1) return { path: own, query: NO_QUERY };
  return { path: own.slice(0, mark), query: new URLSearchParams(own.slice(mark + 1)) };
}

/** Takes the base path off a path: that of the service's `publicUrl`, or the stage that the host names. */
export type StripBasePath = (path: string, stage?: string) => string;

/** The function for a surface. A path that the surface owns stays as it is. */
export function createStripBasePath(surface: {
  readonly service: Service;
  owns(path: string): boolean;
}): StripBasePath {
  const publicPath = new URL(surface.service.transport.settings.publicUrl).pathname.replace(/\/$/, "");
  return (path, stage) => {
    // A gateway may leave its stage in front of the prefix, also where a domain of the host's own leads to it.
    const bases = stage === undefined ? [publicPath] : [`/${stage}${publicPath}`, publicPath, `/${stage}`];
    const base = bases.find((each) => each !== "" && path.startsWith(`${each}/`));
    return base === undefined || surface.owns(path) ? path : path.slice(base.length);
  };
}
