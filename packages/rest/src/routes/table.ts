// The route table: every built-in route.
import type { Route } from "../http/route.js";
import { accountRoutes } from "./account.js";
import { documentRoutes } from "./documents.js";
import { receiptRoutes } from "./receipts.js";
import { serverRoutes } from "./server.js";
import { toolRoutes } from "./tools.js";

/** The built-in routes, in the order of the documents. */
export const routes: readonly Route[] = [
  ...toolRoutes,
  ...accountRoutes,
  ...receiptRoutes,
  ...documentRoutes,
  ...serverRoutes,
];
