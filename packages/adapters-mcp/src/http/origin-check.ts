// The origin check: decides which web pages may call the endpoints, and under which host names.
import type { Service } from "@svckit/core";
import type { RestRequest } from "@svckit/rest";

/** Checks the origin and the host name of a request. */
export interface OriginCheck {
  /** Why the request is refused, as a sentence; undefined where it may come in. */
  refusal(request: RestRequest): string | undefined;
  /** The headers that let a page of an allowed origin read the answer. */
  crossOriginHeaders(request: RestRequest): Readonly<Record<string, string>>;
}

const LOOPBACK_NAMES: ReadonlySet<string> = new Set(["localhost", "127.0.0.1", "[::1]"]);
const LOOPBACK_ADDRESS = /^(::ffff:)?127\.|^::1$/;

const CROSS_ORIGIN = {
  vary: "origin",
  "access-control-expose-headers":
    "www-authenticate, mcp-session-id, retry-after, x-request-id, x-quota-remaining, idempotent-replayed, ratelimit, ratelimit-policy",
  "access-control-allow-methods": "POST, OPTIONS",
  "access-control-allow-headers":
    "authorization, content-type, accept, x-api-key, x-request-id, idempotency-key, mcp-protocol-version, mcp-method, mcp-name, mcp-session-id",
  "access-control-max-age": "600",
} as const;

/**
 * Lets in the service's own origin, those that the host allows and, where the service is on this machine alone, pages
 * of this machine. Without it a page that resolves its own name to 127.0.0.1 could call the tools.
 */
export function createOriginCheck(
  { transport: { settings } }: Service,
  allowedOrigins: readonly string[],
): OriginCheck {
  const own = new URL(settings.publicUrl);
  const isLocal = LOOPBACK_NAMES.has(own.hostname);
  const allowed = new Set([own.origin, ...allowedOrigins]);
  const isAllowed = (origin: string) =>
    allowed.has(origin) || (isLocal && /^https?:/.test(origin) && LOOPBACK_NAMES.has(hostOf(origin) ?? ""));

  function isOwnHost(host: string): boolean {
    if (host === own.host) return true;
    const name = hostOf(`http://${host}`) ?? "";
    return name === own.hostname || LOOPBACK_NAMES.has(name);
  }

  return {
    refusal({ headers, socketAddress }) {
      const origins = headers["origin"] ?? [];
      if (!origins.every(isAllowed)) return "Pages of that origin may not call this server.";
      // A page may have led its browser here by a name that resolves to this machine.
      if (socketAddress === undefined || !LOOPBACK_ADDRESS.test(socketAddress)) return undefined;
      if ((headers["host"] ?? []).every(isOwnHost)) return undefined;
      return "This server is not known under that host name; its operator can set the public URL.";
    },
    crossOriginHeaders({ headers }) {
      const [origin, ...others] = headers["origin"] ?? [];
      if (origin === undefined) return {};
      if (others.length > 0 || !isAllowed(origin)) return { vary: "origin" };
      return { ...CROSS_ORIGIN, "access-control-allow-origin": origin };
    },
  };
}

function hostOf(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).hostname : undefined;
}
