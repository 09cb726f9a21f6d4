// MCP over HTTP: mounts the endpoints of a service on its surface, beside REST.
import type { Service } from "@svckit/core";
import { createRest, type Mount, type Rest, type RestOptions } from "@svckit/rest";
import { createEndpoints } from "./catalog/endpoint.js";
import { endpointMount } from "./http/endpoint-mount.js";
import { entrancesOf, type SignIn } from "./http/entrance.js";
import type { HttpEndpointOptions } from "./http/http-endpoint.js";
import { metadataMounts } from "./http/protected-resource.js";

/** What a host says of its MCP endpoints. */
export interface McpOptions extends HttpEndpointOptions {
  /** Whether callers without a credential are asked to sign in: at `<endpoint>/signin` alone, by default, or everywhere. */
  readonly signIn?: SignIn;
}

/** The MCP endpoints of a service, for the `routes` of `createRest`. */
export function mcpRoutes(service: Service, options: McpOptions = {}): readonly Mount[] {
  const { oauth, signIn = "optional" } = options;
  const entrances = entrancesOf(createEndpoints(service), { takesTokens: oauth !== undefined, signIn });
  return [
    ...entrances.map((entrance) => endpointMount(service, entrance, options)),
    ...(oauth ? metadataMounts(service, entrances, oauth.authorizationServers) : []),
  ];
}

/** The surface of a service with its MCP endpoints, for any HTTP adapter: `toNodeListener(withMcp(service))`. */
export function withMcp(service: Service, options: McpOptions & RestOptions = {}): Rest {
  return createRest(service, {
    ...options,
    routes: [...(options.routes ?? []), ...mcpRoutes(service, options)],
  });
}
