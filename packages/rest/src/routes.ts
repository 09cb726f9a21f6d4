// The route table: every path of the REST surface, what answers it and how it is described.
import { accountRoutes } from "./account-routes.js";
import { documentRoutes } from "./document-routes.js";
import type { Route } from "./route.js";
import { serverRoutes } from "./server-routes.js";
import { toolRoutes } from "./tool-routes.js";

/** Every route, in the order in which they are described. */
export const routes: readonly Route[] = [...toolRoutes, ...accountRoutes, ...documentRoutes, ...serverRoutes];
