// The issuer of OAuth tokens that SVC_OAUTH_ISSUER and SVC_OAUTH_JWKS_URI name.
import { jwtVerifier, type OAuthOptions } from "@svckit/adapters-mcp";
import type { Environment } from "./variables.js";

/** Undefined where no issuer is set. Throws an `Error` that names a variable which is missing or no URL. */
export function oauthOf(env: Environment, now: () => number): OAuthOptions | undefined {
  const issuer = env["SVC_OAUTH_ISSUER"] || undefined;
  const jwksUri = env["SVC_OAUTH_JWKS_URI"] || undefined;
  if (issuer === undefined && jwksUri === undefined) return undefined;
  if (issuer === undefined || jwksUri === undefined)
    throw new Error("SVC_OAUTH_ISSUER and SVC_OAUTH_JWKS_URI go together: set both");
  for (const [name, url] of [
    ["SVC_OAUTH_ISSUER", issuer],
    ["SVC_OAUTH_JWKS_URI", jwksUri],
  ] as const) {
    if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
      throw new Error(`${name} must be an http or https URL`);
  }
  return { authorizationServers: [issuer], verify: jwtVerifier({ issuer, jwksUri, now }) };
}
