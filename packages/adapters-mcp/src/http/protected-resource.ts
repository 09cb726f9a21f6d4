// Protected resource metadata (RFC 9728): tells clients where to sign in for an endpoint.
import type { Service } from "@svckit/core";
import type { Mount } from "@svckit/rest";
import { type McpResponse, refuseRequest, toMcpResponse } from "../rpc/response.js";
import type { Entrance } from "./entrance.js";

/** The scopes of calls that read, and of those that change state. */
export const [READ, WRITE] = ["tools:read", "state:write"] as const;

const METADATA_PATH = "/.well-known/oauth-protected-resource";

/** Where the metadata of an entrance is. */
export function metadataUrl({ transport }: Service, { path }: Entrance): string {
  return `${transport.settings.publicUrl}${METADATA_PATH}${path}`;
}

/** The documents as mounts, one for each entrance. The root's is also at the path without an endpoint. */
export function metadataMounts(
  service: Service,
  entrances: readonly Entrance[],
  authorizationServers: readonly string[],
): readonly Mount[] {
  const { publicUrl } = service.transport.settings;
  const mounts = entrances.map(({ path, title }) => {
    const document = {
      resource: `${publicUrl}${path}`,
      resource_name: title,
      authorization_servers: authorizationServers,
      scopes_supported: [READ, WRITE],
      bearer_methods_supported: ["header"],
      resource_documentation: `${publicUrl}/docs`,
    };
    return toMount(`${METADATA_PATH}${path}`, title, JSON.stringify(document));
  });
  const [root] = mounts;
  return root ? [...mounts, { ...root, path: METADATA_PATH }] : [];
}

/** A public document. Pages of any origin may read it, since clients run in browsers, too. */
function toMount(path: string, endpointTitle: string, body: string): Mount {
  return {
    path,
    title: `${endpointTitle}: where to sign in`,
    credential: "unread",
    anyOrigin: true,
    handle({ method }, { requestId }) {
      const response = answer(method, requestId, body);
      response.headers["access-control-allow-origin"] = "*";
      return response;
    },
  };
}

function answer(method: string, requestId: string, body: string): McpResponse {
  if (method === "OPTIONS") {
    const preflight = toMcpResponse(requestId, 204, "");
    preflight.headers["access-control-allow-methods"] = "GET, HEAD";
    preflight.headers["access-control-allow-headers"] = "mcp-protocol-version, x-request-id";
    return preflight;
  }
  if (method === "GET" || method === "HEAD") {
    const document = toMcpResponse(requestId, 200, body);
    document.headers["cache-control"] = "public, max-age=300";
    return document;
  }
  const refused = refuseRequest(requestId, 405, "The document is read by GET.");
  refused.headers["allow"] = "GET, HEAD, OPTIONS";
  return refused;
}
