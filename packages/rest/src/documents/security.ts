// What the OpenAPI document says of credentials: those that there are, and those that an operation takes.
import type { Brand, JsonSchema } from "@svckit/core";
import type { RouteDescription } from "../http/route.js";

/** The credentials by name. Administrators' are among them where the table has routes for them. */
export function securitySchemes(
  { keyPrefixes }: Brand,
  table: readonly RouteDescription[],
): Readonly<Record<string, JsonSchema>> {
  const bearer = { type: "http", scheme: "bearer" };
  const hasAdmin = table.some(({ credential }) => credential === "admin");
  return {
    bearer: { ...bearer, description: `An API key, which begins with \`${keyPrefixes.live}\`` },
    apiKey: { type: "apiKey", in: "header", name: "x-api-key", description: "The same key" },
    ...(hasAdmin && {
      admin: {
        ...bearer,
        description: `An administrator's key, which begins with \`${keyPrefixes.admin}\``,
      },
    }),
  };
}

/** What a call may be signed with. Tools for people sign with the first, so the call without a key comes last. */
export function securityOf({ credential }: RouteDescription): readonly JsonSchema[] {
  const keys = [{ bearer: [] }, { apiKey: [] }];
  if (credential === "unread") return [];
  if (credential === "admin") return [{ admin: [] }];
  return credential === "required" ? keys : [...keys, {}];
}
