// Router: finds the route that a request is for.
import { isMount, type SurfaceRoute } from "./mount.js";
import type { Route } from "./route.js";

/** What is at a path. */
export interface Match {
  readonly route: SurfaceRoute | undefined;
  /** The methods of a path that has routes. */
  readonly allow: readonly string[];
  readonly params: Readonly<Record<string, string>>;
}

/**
 * Finds a route by its whole path, or segment by segment where the path has parameters. Where several fit, the one goes
 * first that has text at the earliest segment in which they differ.
 */
export function createRouter(table: readonly SurfaceRoute[]): (method: string, path: string) => Match {
  const fixed = new Map<string, ReadonlyMap<string, Match>>();
  const open: { readonly segments: readonly string[]; readonly route: Route }[] = [];
  const routes = table.filter((route): route is Route => !isMount(route));
  for (const route of routes) {
    if (route.path.includes("{")) open.push({ segments: route.path.split("/"), route });
    else fixed.set(route.path, matchesAt(routes.filter(({ path }) => path === route.path)));
  }
  open.sort((a, b) => inOrder(rankOf(a.segments), rankOf(b.segments)));
  for (const mount of table.filter(isMount)) {
    fixed.set(mount.path, new Map([[ANY_OTHER, { route: mount, allow: [], params: {} }]]));
  }

  return (method, path) => {
    const methods = fixed.get(path);
    if (methods) return methods.get(method) ?? methods.get(ANY_OTHER) ?? NOWHERE;
    const segments = path.split("/");
    const matches = open.flatMap((each) => {
      const params = fill(each.segments, segments);
      return params ? [{ route: each.route, params }] : [];
    });
    const match = matches.find(({ route }) => route.method === method);
    const allow = allowed(matches.map(({ route }) => route.method));
    return { route: match?.route, allow, params: match?.params ?? {} };
  };
}

// No method has this name.
const ANY_OTHER = "";
const NOWHERE: Match = { route: undefined, allow: [], params: {} };

/** The match of each method at one path. */
function matchesAt(table: readonly Route[]): ReadonlyMap<string, Match> {
  const allow = allowed(table.map(({ method }) => method));
  const matches = new Map<string, Match>(table.map((route) => [route.method, { route, allow, params: {} }]));
  return matches.set(ANY_OTHER, { route: undefined, allow, params: {} });
}

function allowed(methods: readonly string[]): string[] {
  return methods.includes("GET") ? [...methods, "HEAD"] : [...methods];
}

/** `01` for text and then a parameter: what ranks lower is looked at first. */
function rankOf(segments: readonly string[]): string {
  return segments.map((segment) => (segment.startsWith("{") ? "1" : "0")).join("");
}

/** By code units: comparing as people do loads tables for some ten milliseconds. */
function inOrder(a: string, b: string): number {
  return Number(a > b) - Number(a < b);
}

function fill(pattern: readonly string[], segments: readonly string[]): Record<string, string> | undefined {
  if (pattern.length !== segments.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index] ?? "";
    if (!part.startsWith("{")) {
      if (part !== segment) return undefined;
      continue;
    }
    const value = decodeSegment(segment);
    if (value === undefined || value === "") return undefined;
    params[part.slice(1, -1)] = value;
  }
  return params;
}

function decodeSegment(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
