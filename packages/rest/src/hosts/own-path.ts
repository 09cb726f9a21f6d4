// The path of a request within the surface, for hosts that leave the prefix in place which they serve it under.
import type { Rest } from "../rest.js";

/** Takes a path without its prefix: the path of the service's `publicUrl`, or the stage that the host names. */
export type ReadPath = (path: string, stage?: string) => string;

/** Makes the reader for a surface. What is a path of its own stays as it is, whatever it begins with. */
export function createPathReader(rest: Rest): ReadPath {
  const publicPath = new URL(rest.service.settings.publicUrl).pathname.replace(/\/$/, "");
  return (path, stage) => {
    if (rest.owns(path)) return path;
    const prefixes = [publicPath, stage === undefined ? "" : `/${stage}`];
    const prefix = prefixes.find((each) => each !== "" && path.startsWith(`${each}/`));
    return prefix === undefined ? path : path.slice(prefix.length);
  };
}
