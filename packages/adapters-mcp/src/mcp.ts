// MCP over HTTP: mounts the endpoints of a service on its surface, beside REST.
import { type Catalog, onceFor, type Service } from "@svckit/core";
import { createRest, type Mount, type Rest, type RestOptions } from "@svckit/rest";
import { createEndpoints, type Endpoint } from "./catalog/endpoint.js";
import { endpointMount } from "./http/endpoint-mount.js";
import { type Entrance, entrancesOf, type SignIn } from "./http/entrance.js";
import type { HttpEndpointOptions } from "./http/http-endpoint.js";
import { metadataMounts } from "./http/protected-resource.js";

/** What a host says of its MCP endpoints. */
export interface McpOptions extends HttpEndpointOptions {
  /** Whether callers without a credential are asked to sign in: at `<endpoint>/signin` alone, by default, or everywhere. */
  readonly signIn?: SignIn;
}

/** The MCP endpoints of a service, for the `routes` of `createRest`: those for the catalog that it has now. */
export function mcpRoutes(service: Service, options: McpOptions = {}): readonly Mount[] {
  return createMcpRoutes(service, options)(service.catalog);
}

/** The endpoints for each catalog. One that stays stays the same, with the calls that it may cancel. */
function createMcpRoutes(service: Service, options: McpOptions): (catalog: Catalog) => readonly Mount[] {
  const { oauth, signIn = "optional" } = options;
  const endpointsFor = createEndpoints(service);
  const entrancesFor = onceFor((endpoint: Endpoint) =>
    entrancesOf([endpoint], { takesTokens: oauth !== undefined, signIn }),
  );
  const mountOf = onceFor((entrance: Entrance) => endpointMount(service, entrance, options));
  return (catalog) => {
    const entrances = endpointsFor(catalog).flatMap(entrancesFor);
    return [
      ...entrances.map(mountOf),
      ...(oauth ? metadataMounts(service, entrances, oauth.authorizationServers) : []),
    ];
  };
}

/** The surface of a service with its MCP endpoints, for any HTTP adapter: `toNodeListener(withMcp(service))`. */
export function withMcp(service: Service, options: McpOptions & RestOptions = {}): Rest {
  const { routes = [] } = options;
  const own = createMcpRoutes(service, options);
  return createRest(service, {
    ...options,
    routes: (catalog) => [...(typeof routes === "function" ? routes(catalog) : routes), ...own(catalog)],
  });
}
