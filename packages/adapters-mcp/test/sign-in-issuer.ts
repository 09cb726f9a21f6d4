// A real issuer on this machine, and somebody who signs in there at once and consents to everything.
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair } from "jose";
import Provider from "oidc-provider";

/** The client that the issuer knows beforehand. */
export const KNOWN_CLIENT = "known-client";
const SCOPES = "tools:read state:write";

/** Starts an issuer with dynamic registration, and one client that is registered already. */
export async function startOidcIssuer(redirectUris: readonly string[]) {
  const server = createServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  // `as`: a server that listens on a port has such an address.
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { privateKey } = await generateKeyPair("RS256", { extractable: true });
  const registered: string[] = [];
  const provider = new Provider(issuer, {
    jwks: { keys: [{ ...(await exportJWK(privateKey)), use: "sig", alg: "RS256" }] },
    scopes: ["openid", "offline_access", ...SCOPES.split(" ")],
    cookies: { keys: ["for tests alone"] },
    clients: [
      {
        client_id: KNOWN_CLIENT,
        token_endpoint_auth_method: "none",
        application_type: "native",
        redirect_uris: [...redirectUris],
      },
    ],
    features: {
      devInteractions: { enabled: false },
      registration: { enabled: true },
      resourceIndicators: {
        enabled: true,
        useGrantedResource: () => true,
        getResourceServerInfo: (_, resource) => ({
          scope: SCOPES,
          audience: resource,
          accessTokenFormat: "jwt",
          accessTokenTTL: 300,
          jwt: { sign: { alg: "RS256" } },
        }),
      },
    },
    // Said, so that the issuer does not write that they were not.
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 300, RefreshToken: 600 },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, sub) => ({ accountId: sub, claims: () => ({ sub }) }),
  });
  provider.on("registration_create.success", (_, { clientId }) => registered.push(clientId));
  const answer = provider.callback();
  server.on("request", (request, response) => {
    if (request.url?.startsWith("/interaction/")) void consent(provider, request, response);
    else void answer(request, response);
  });
  return {
    issuer,
    jwksUri: `${issuer}/jwks`,
    /** The ids of the clients that registered themselves. */
    registered,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Signs in, and grants the scopes that were asked for. */
async function consent(provider: Provider, request: IncomingMessage, response: ServerResponse) {
  const { prompt, params, session } = await provider.interactionDetails(request, response);
  if (prompt.name === "login") {
    await provider.interactionFinished(request, response, { login: { accountId: "ada" } });
    return;
  }
  const grant = new provider.Grant({
    accountId: session?.accountId ?? "",
    clientId: String(params["client_id"]),
  });
  const { missingOIDCScope = [], missingResourceScopes = {} } = prompt.details as {
    missingOIDCScope?: string[];
    missingResourceScopes?: Record<string, string[]>;
  };
  grant.addOIDCScope(missingOIDCScope.join(" "));
  for (const [resource, scopes] of Object.entries(missingResourceScopes))
    grant.addResourceScope(resource, scopes.join(" "));
  await provider.interactionFinished(request, response, { consent: { grantId: await grant.save() } });
}

/** Opens an authorization URL as a browser does, up to the redirection to the client, whose address it gives. */
export async function signIn(authorizationUrl: string | URL, redirectUri: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let url = new URL(authorizationUrl);
  for (let hops = 0; hops < 12; hops += 1) {
    const cookie = [...cookies].map((pair) => pair.join("=")).join("; ");
    const response = await fetch(url, { redirect: "manual", headers: { cookie } });
    for (const set of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      if (value === "") cookies.delete(name);
      else cookies.set(name, value);
    }
    const location = response.headers.get("location");
    if (location === null)
      throw new Error(`the issuer answered ${response.status}: ${await response.text()}`);
    url = new URL(location, url);
    if (url.href.startsWith(redirectUri)) return url;
  }
  throw new Error("the issuer redirects without end");
}
