// The surface of svc serve: what a server answers with on its one address.
import { withMcp } from "@svckit/adapters-mcp";
import { consoleRoutes } from "@svckit/console";
import type { Service } from "@svckit/core";
import { adminRoutes, type Rest, type Route } from "@svckit/rest";
import { createSearch, searchRoutes } from "@svckit/search";
import { readEngine } from "../settings/engine.js";
import type { ServerSettings } from "../settings/environment.js";
import { oauthOf } from "../settings/oauth.js";
import type { Environment } from "../settings/variables.js";

/** REST, MCP, the search and the console. Throws an `Error` that names the setting which cannot be used. */
export async function surfaceOf(
  service: Service,
  { metrics, mcp, allowedOrigins, info, adminKeys, console }: ServerSettings,
  env: Environment,
  stateRoutes: readonly Route[],
): Promise<Rest> {
  const oauth = oauthOf(env, service.transport.now);
  const search = createSearch(service, { engine: await readEngine(env) });
  return withMcp(service, {
    accessLog: service.transport.logger,
    allowedOrigins,
    info,
    routes: [
      ...searchRoutes(search),
      ...stateRoutes,
      ...(adminKeys.length > 0 ? adminRoutes(service, { keys: adminKeys }) : []),
      ...(console ? consoleRoutes(service, { atRoot: true }) : []),
      ...(metrics ? [metrics.route] : []),
    ],
    ...mcp,
    ...(oauth && { oauth }),
  });
}
