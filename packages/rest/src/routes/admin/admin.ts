// adminRoutes: what whoever runs the service may do over HTTP. A service has none of it until the host asks for it.
import { isServiceError, type Service } from "@svckit/core";
import { type Route, TAGS } from "../../http/route.js";
import { withWireParam } from "../wire-param.js";
import { accountRoutes } from "./account-routes.js";
import { type AdminGuard, type AdminOptions, createAdminGuard } from "./admin-guard.js";
import type { AdminRoute } from "./admin-route.js";
import { approvalRoutes } from "./approval-routes.js";
import { billingRoutes } from "./billing-routes.js";
import { keyRoutes } from "./key-routes.js";
import { ledgerRoutes } from "./ledger-routes.js";
import { receiptRoutes } from "./receipt-routes.js";
import { usageRoutes } from "./usage-routes.js";

const ALL: readonly AdminRoute[] = [
  ...accountRoutes,
  ...keyRoutes,
  ...billingRoutes,
  ...ledgerRoutes,
  ...usageRoutes,
  ...receiptRoutes,
  ...approvalRoutes,
];

/**
 * The routes below `/api/v1/admin`, for `routes` of a surface. Throws an `Error` where `options` let nobody in, and for keys
 * that are none.
 */
export function adminRoutes(service: Service, options: AdminOptions): readonly Route[] {
  const guard = createAdminGuard(service, options);
  return ALL.map((route) => toRoute(route, guard));
}

function toRoute({ handle, ...described }: AdminRoute, guard: AdminGuard): Route {
  const { codes = [] } = described;
  return {
    ...described,
    tag: TAGS.administration,
    credential: "admin",
    codes: [...codes, "STATE_BACKEND_UNAVAILABLE", ...(described.body ? (["MISSING_PARAM"] as const) : [])],
    async handle(context) {
      await guard(described, context);
      const { transport } = context.service;
      try {
        return await transport.askStore(() => handle(context));
      } catch (error) {
        if (isServiceError(error) && error.cause !== undefined)
          transport.logger.warn(error.message, { route: described.path, error: error.cause });
        throw withWireParam(error);
      }
    },
  };
}
