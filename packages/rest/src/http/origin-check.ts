// The origin check: decides which web pages may call a surface, and under which host names.
import type { Service } from "@svckit/core";
import type { RestRequest } from "./message.js";

/** Origins of web pages that may call, beside the service's own, such as `https://app.example`; `*` allows all pages. */
export type AllowedOrigins = readonly string[] | "*";

/** Why a request may not come in, in two sentences. */
export interface ForeignRequest {
  readonly message: string;
  readonly next: string;
}

/** Checks the origin and the host name of a request. */
export interface OriginCheck {
  /** Why the request is refused; undefined where it may come in. */
  refusal(request: RestRequest): ForeignRequest | undefined;
  /** The headers that let a page of an allowed origin read the answer; undefined where no page asks. */
  crossOriginHeaders(request: RestRequest): Readonly<Record<string, string>> | undefined;
}

const LOOPBACK_NAMES: ReadonlySet<string> = new Set(["localhost", "127.0.0.1", "[::1]"]);
const ADDRESS = /^(?:\d+\.\d+\.\d+\.\d+|\[.*\])$/;
const LOOPBACK_ADDRESS = /^(::ffff:)?127\.|^::1$/;

const NOT_ALLOWED: ForeignRequest = {
  message: "Pages of that origin may not call this server.",
  next: "Its operator can allow the origin.",
};
const NOT_KNOWN: ForeignRequest = {
  message: "This server is not known under that host name.",
  next: "Its operator can set the public URL.",
};

const EXPOSED = {
  "access-control-expose-headers":
    "etag, www-authenticate, mcp-session-id, retry-after, x-request-id, x-quota-remaining, idempotent-replayed, ratelimit, ratelimit-policy, x-ratelimit-limit, x-ratelimit-remaining, x-ratelimit-reset",
} as const;
const ALLOWED_METHODS = "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS";
const ALLOWED_HEADERS =
  "authorization, content-type, accept, if-none-match, x-api-key, x-request-id, idempotency-key, traceparent, tracestate, mcp-protocol-version, mcp-method, mcp-name, mcp-session-id";

/**
 * Lets in the service's own origin, those that the host allows and, where the service is on this machine alone, pages
 * of this machine. Without it a page that resolves its own name to 127.0.0.1 could call the tools. Throws an `Error` that
 * names an allowed origin which is none.
 */
export function createOriginCheck(
  { transport: { settings, keyHeaders } }: Service,
  allowedOrigins: AllowedOrigins,
): OriginCheck {
  const own = new URL(settings.publicUrl);
  const isLocal = LOOPBACK_NAMES.has(own.hostname);
  const listed = allowedOrigins === "*" ? [] : originsOf(allowedOrigins);
  const origins = new Set([own.origin, ...listed]);
  // Whoever may call from a page of its own may as well call under that page's name.
  const names = new Set([...LOOPBACK_NAMES, own.hostname, ...listed.map(hostOf)]);

  const preflight = {
    "access-control-allow-methods": ALLOWED_METHODS,
    "access-control-allow-headers": [ALLOWED_HEADERS, ...keyHeaders.keys()].join(", "),
    "access-control-max-age": "600",
  };

  function isAllowed(origin: string): boolean {
    if (allowedOrigins === "*" || origins.has(origin)) return true;
    return isLocal && /^https?:/.test(origin) && LOOPBACK_NAMES.has(hostOf(origin) ?? "");
  }

  // To read a URL costs more than the rest of the check, and most callers come under one name.
  let lastOwnHost = own.host;

  function isOwnHost(host: string): boolean {
    if (host === lastOwnHost) return true;
    const name = hostOf(`http://${host}`);
    // Nobody can let an address resolve to another one.
    const isOwn = names.has(name) || ADDRESS.test(name ?? "");
    if (isOwn) lastOwnHost = host;
    return isOwn;
  }

  return {
    refusal({ headers, socketAddress }) {
      const sent = headers["origin"];
      if (sent !== undefined && !sent.every(isAllowed)) return NOT_ALLOWED;
      // A page may have led its browser here by a name that resolves to this machine.
      if (allowedOrigins === "*" || socketAddress === undefined || !LOOPBACK_ADDRESS.test(socketAddress))
        return undefined;
      return (headers["host"] ?? []).every(isOwnHost) ? undefined : NOT_KNOWN;
    },
    crossOriginHeaders({ method, headers }) {
      const [origin, ...others] = headers["origin"] ?? [];
      if (origin === undefined) return undefined;
      if (others.length > 0 || !isAllowed(origin)) return { vary: "origin" };
      const allowed = { vary: "origin", "access-control-allow-origin": origin };
      return { ...(method === "OPTIONS" ? preflight : EXPOSED), ...allowed };
    },
  };
}

/** Whether a browser asks what a page may send. */
export function isPreflight({ method, headers }: RestRequest): boolean {
  return method === "OPTIONS" && headers["access-control-request-method"] !== undefined;
}

function originsOf(allowed: AllowedOrigins): readonly string[] {
  if (!Array.isArray(allowed))
    throw new Error(`allowedOrigins must be a list of origins or "*", but is ${JSON.stringify(allowed)}`);
  for (const origin of allowed) {
    if (typeof origin === "string" && URL.canParse(origin) && new URL(origin).origin === origin) continue;
    throw new Error(
      `allowedOrigins: ${JSON.stringify(origin)} is not an origin such as https://app.example, without a path`,
    );
  }
  return allowed;
}

function hostOf(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).hostname : undefined;
}
