// The routes of the state: a table row each. Each domain brings its rows.
import type { Route } from "@svckit/rest";
import { type ToolRoute, toRoute } from "./tool-route.js";

const ROWS: readonly ToolRoute[] = [];

/** The routes, for `createRest(service, { routes })`. */
export function toRoutes(brand: string): readonly Route[] {
  return ROWS.map((row) => toRoute(brand, row));
}
