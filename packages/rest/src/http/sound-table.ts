// A sound table: has one route for each request, and describes each path parameter and each tag once.
import { isMount, type SurfaceRoute } from "./mount.js";
import type { RouteDescription, RouteTag } from "./route.js";

// One part of a path: a parameter, or text as a URL has it. "." and ".." are none, since clients take them out.
const PART = /^(?:\{[A-Za-z][A-Za-z0-9_]*\}|(?!\.{1,2}$)(?:[\w.~!$&'()*+,;=:@-]|%[\dA-Fa-f]{2})+)$/;

/** Throws an `Error` that names the routes which cannot stand side by side. */
export function requireSoundTable(table: readonly SurfaceRoute[]): void {
  const answered = new Map<string, SurfaceRoute>();
  const operations = new Map<string, RouteDescription>();
  const tags = new Map<string, RouteTag>();
  for (const route of table) {
    requirePath(route);
    requireFree(answered, route);
    for (const described of descriptionsOf(route)) {
      requireOwnName(operations, described);
      requireOneDescription(tags, described);
      requireDescribedParameters(described);
    }
  }
}

/** The descriptions of a route, or of a mount that has some. */
function descriptionsOf(route: SurfaceRoute): readonly RouteDescription[] {
  if (!isMount(route)) return [route];
  if (route.path.includes("{"))
    throw new Error(`the mount ${nameOf(route)} has a path with parameters: ${route.path}`);
  return route.operations ?? [];
}

/** Throws for a path that no request has, or whose parameters the router does not fill: `{id}.json`, `/a/{id}/{id}`. */
function requirePath(route: SurfaceRoute): void {
  const [root, ...parts] = route.path.split("/");
  const names = parts.filter((part) => part.startsWith("{"));
  // A path may end in a slash; "/" alone is one.
  const isPath =
    root === "" && parts.every((part, at) => PART.test(part) || (part === "" && at === parts.length - 1));
  if (isPath && parts.length > 0 && new Set(names).size === names.length) return;
  throw new Error(
    `${nameOf(route)}: ${JSON.stringify(route.path)} is no path of a route: it begins with /, and each part is text as a URL has it, or a parameter alone, such as {id}, by a name of its own`,
  );
}

function requireOwnName(operations: Map<string, RouteDescription>, route: RouteDescription): void {
  const { operationId } = route;
  const other = operations.get(operationId);
  if (other) throw new Error(`two routes have the operationId ${operationId}: ${at(other)} and ${at(route)}`);
  operations.set(operationId, route);
}

function requireOneDescription(tags: Map<string, RouteTag>, { operationId, tag }: RouteDescription): void {
  const known = tags.get(tag.name);
  if (known && known.description !== tag.description)
    throw new Error(`the tag ${tag.name} of ${operationId} has two descriptions`);
  tags.set(tag.name, tag);
}

/** Throws where another route answers the same requests; `answered` has the routes before this one. */
function requireFree(answered: Map<string, SurfaceRoute>, route: SurfaceRoute): void {
  // The names of path parameters do not tell two paths apart.
  const path = route.path.replaceAll(/\{[^}]*\}/g, "{}");
  const other =
    answered.get(path) ??
    (isMount(route) ? answered.get(`* ${path}`) : answered.get(`${route.method} ${path}`));
  if (other) {
    const what = isMount(route) || isMount(other) ? route.path : at(route);
    throw new Error(`two routes answer ${what}: ${nameOf(other)} and ${nameOf(route)}`);
  }
  // A mount answers every method, so it stands at no path that has a route.
  if (isMount(route)) answered.set(path, route);
  else answered.set(`${route.method} ${path}`, route).set(`* ${path}`, route);
}

function requireDescribedParameters(route: RouteDescription): void {
  const named = [...route.path.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name);
  const described = (route.parameters ?? []).filter((each) => each.in === "path").map(({ name }) => name);
  const odd = [
    ...named.filter((name) => !described.includes(name ?? "")),
    ...described.filter((name) => !named.includes(name)),
  ];
  if (odd.length > 0) {
    throw new Error(
      `${route.operationId}: the path ${route.path} and its parameters differ in ${odd.join(", ")}`,
    );
  }
}

function nameOf(route: SurfaceRoute): string {
  return isMount(route) ? JSON.stringify(route.title) : route.operationId;
}

function at({ method, path }: RouteDescription): string {
  return `${method} ${path}`;
}
