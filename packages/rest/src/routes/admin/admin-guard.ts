// Admin guard: lets in whoever runs the service, by an administrator's key or by the host's own check, and nobody else.
import { createHash, timingSafeEqual } from "node:crypto";
import {
  type Awaitable,
  type Brand,
  type Credential,
  isServiceError,
  isWellFormedKey,
  type Service,
  ServiceError,
} from "@svckit/core";
import type { RestRequest } from "../../http/message.js";
import type { RequestContext } from "../../http/request-context.js";
import type { RouteDescription } from "../../http/route.js";

/** Who is an administrator. One of the two has to be there. */
export interface AdminOptions {
  /** Administrators' keys, such as `svc_admin_…`: several, so that one can take over from another. */
  readonly keys?: readonly string[];
  /**
   * The host's own check, of a request without an administrator's key. `true` lets it in; whatever else it gives, throws or
   * leaves open for 5 s does not.
   */
  readonly authorize?: (request: AdminRequest) => Awaitable<boolean>;
}

/** A request to a route of administrators, as the host checks it. */
export interface AdminRequest {
  readonly method: string;
  /** The path as the route describes it, with `{account_id}` and the like. */
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  /** All values of each header, by lower-case name. */
  readonly headers: RestRequest["headers"];
  readonly address: string | undefined;
  /** The host's own request, as `identify` is shown it: what its session middleware has left there, for one. */
  readonly host: unknown;
}

/** Throws AUTH_REQUIRED, INVALID_API_KEY, UNAUTHORIZED, AUTH_SERVICE_UNAVAILABLE or RATE_LIMITED. */
export type AdminGuard = (
  route: Pick<RouteDescription, "method" | "path">,
  context: RequestContext<undefined>,
) => Promise<void>;

/** The guard of a service. Throws an `Error` for options that let nobody in, and for keys that are none. */
export function createAdminGuard(
  { brand, transport }: Service,
  { keys = [], authorize }: AdminOptions,
): AdminGuard {
  const digests = toDigests(brand, keys);
  if (digests.length === 0 && authorize === undefined)
    throw new Error("the routes of administrators need `keys` or `authorize`: without them nobody is let in");

  async function check(
    { method, path }: Pick<RouteDescription, "method" | "path">,
    { caller: { credential, address }, headers, params, host }: RequestContext<undefined>,
  ): Promise<void> {
    const given = typeof credential === "object" ? credential : undefined;
    if (given?.kind === "admin") return requireKey(brand, digests, given.key);
    if (authorize === undefined) throw withoutKey(brand, given);
    const ask = () => authorize({ method, path, params, headers, address, host: host?.() });
    const unknown = () => new ServiceError("AUTH_SERVICE_UNAVAILABLE");
    // Anything but `true` may be a slip of the host's.
    if ((await transport.askHost("authorize", ask, unknown)) !== true) throw withoutKey(brand, given);
  }

  return async (route, context) => {
    try {
      await check(route, context);
    } catch (error) {
      const isRefusal = isServiceError(error) && error.code !== "AUTH_SERVICE_UNAVAILABLE";
      // Keys are not to be tried out at any speed. Who sends none tries none.
      if (isRefusal && error.code !== "AUTH_REQUIRED") await transport.countRefusal(context.caller.address);
      throw error;
    }
  };
}

function requireKey(brand: Brand, digests: readonly Buffer[], key: string): void {
  if (!isWellFormedKey(brand, "admin", key)) throw new ServiceError("INVALID_API_KEY");
  const digest = digestOf(key);
  // All of them are compared, whichever fits: the time tells nothing.
  const fits = digests.map((each) => timingSafeEqual(each, digest));
  if (!fits.includes(true)) throw new ServiceError("INVALID_API_KEY");
}

/** What somebody is told who is no administrator. */
function withoutKey(brand: Brand, credential: Credential | undefined): ServiceError {
  const next = `Send an administrator's key as \`Authorization: Bearer ${brand.keyPrefixes.admin}…\`.`;
  if (credential === undefined || credential.kind === "none")
    return new ServiceError("AUTH_REQUIRED", { message: "This needs an administrator.", next });
  const message =
    credential.kind === "apiKey"
      ? "The key of an account is no administrator's key."
      : "The credential is no administrator's.";
  return new ServiceError("UNAUTHORIZED", { message, next });
}

function toDigests(brand: Brand, keys: readonly string[]): readonly Buffer[] {
  for (const [at, key] of keys.entries()) {
    if (typeof key === "string" && isWellFormedKey(brand, "admin", key)) continue;
    // The value is shown to nobody.
    throw new Error(
      `administrators' key ${at + 1} is not well-formed: ${brand.keyPrefixes.admin} and 36 base62 characters with their checksum`,
    );
  }
  return keys.map(digestOf);
}

function digestOf(key: string): Buffer {
  return createHash("sha256").update(key).digest();
}
