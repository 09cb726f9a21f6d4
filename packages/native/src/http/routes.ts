// The routes of the state: a table row each. Each domain brings its rows.
import type { Route } from "@svckit/rest";
import type { StateHolder } from "../tools/state.js";
import { ALERT_ROUTES } from "./alert-routes.js";
import { FACT_ROUTES } from "./fact-routes.js";
import { MONITOR_ROUTES } from "./monitor-routes.js";
import { signingRoutes } from "./signing-routes.js";
import { SUBJECT_ROUTES } from "./subject-routes.js";
import { type ToolRoute, toRoute } from "./tool-route.js";
import { WEBHOOK_ROUTES } from "./webhook-routes.js";

const ROWS: readonly ToolRoute[] = [
  ...SUBJECT_ROUTES,
  ...MONITOR_ROUTES,
  ...FACT_ROUTES,
  ...ALERT_ROUTES,
  ...WEBHOOK_ROUTES,
];

/** The routes, for `createRest(service, { routes })`. */
export function toRoutes(brand: string, holder: StateHolder): readonly Route[] {
  return [...ROWS.map((row) => toRoute(brand, row)), ...signingRoutes(holder)];
}
