// A sound table: no two routes for one request, every path parameter described, every tag described once.
import { isMount, type SurfaceRoute } from "./mount.js";
import type { Route, RouteTag } from "./route.js";

/** Throws an `Error` that names the routes which cannot stand in one table. */
export function requireSoundTable(table: readonly SurfaceRoute[]): void {
  const answered = new Map<string, SurfaceRoute>();
  const operations = new Map<string, Route>();
  const tags = new Map<string, RouteTag>();
  for (const route of table) {
    requireFree(answered, route);
    if (isMount(route)) continue;
    const { operationId, tag } = route;
    const namesake = operations.get(operationId);
    if (namesake)
      throw new Error(`two routes have the operationId ${operationId}: ${at(namesake)} and ${at(route)}`);
    operations.set(operationId, route);
    const known = tags.get(tag.name);
    if (known && known.description !== tag.description)
      throw new Error(`the tag ${tag.name} of ${operationId} has two descriptions`);
    tags.set(tag.name, tag);
    requireDescribedParameters(route);
  }
}

/** Refuses a route where another answers the same requests; `answered` has those before it. */
function requireFree(answered: Map<string, SurfaceRoute>, route: SurfaceRoute): void {
  // Two names of one path parameter are one path.
  const path = route.path.replaceAll(/\{[^}]*\}/g, "{}");
  const other =
    answered.get(path) ??
    (isMount(route) ? answered.get(`* ${path}`) : answered.get(`${route.method} ${path}`));
  if (other) {
    const what = isMount(route) || isMount(other) ? route.path : at(route);
    throw new Error(`two routes answer ${what}: ${nameOf(other)} and ${nameOf(route)}`);
  }
  // A mount answers every method; any other route keeps a mount away.
  if (isMount(route)) answered.set(path, route);
  else answered.set(`${route.method} ${path}`, route).set(`* ${path}`, route);
}

function requireDescribedParameters(route: Route): void {
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

function at({ method, path }: Route): string {
  return `${method} ${path}`;
}
