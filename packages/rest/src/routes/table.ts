// The route table: every path of the REST surface, what answers it and how it is described.

import type { Route } from "../http/route.js";
import { accountRoutes } from "./account.js";
import { documentRoutes } from "./documents.js";
import { serverRoutes } from "./server.js";
import { toolRoutes } from "./tools.js";

/** Every route, in the order in which they are described. */
export const routes: readonly Route[] = [...toolRoutes, ...accountRoutes, ...documentRoutes, ...serverRoutes];
