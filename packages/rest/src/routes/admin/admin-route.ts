// Admin route: one operation of administrators, as the files of this folder declare it.
import type { Awaitable, JsonSchema } from "@svckit/core";
import type { RestResponse } from "../../http/message.js";
import type { RequestContext } from "../../http/request-context.js";
import type { RouteDescription, RouteParameter } from "../../http/route.js";

/** A request of an administrator, who has been checked. */
export type AdminContext = RequestContext<undefined>;

/** An operation below `/api/v1/admin`. Whoever calls it is an administrator; what it throws beside a `ServiceError` is a lost store. */
export type AdminRoute = Omit<RouteDescription, "tag" | "credential"> & {
  readonly handle: (context: AdminContext) => Awaitable<RestResponse>;
};

/** Where the routes of administrators are. */
export const ADMIN = "/api/v1/admin";

/** An account in the path. */
export const ACCOUNT_ID: RouteParameter = {
  name: "account_id",
  in: "path",
  description: "The account, with `/` written as `%2F`",
  schema: { type: "string" },
  example: () => "default",
};

/** The schema of an object whose members are all there. */
export function objectOf(properties: Readonly<Record<string, JsonSchema>>): JsonSchema {
  return { type: "object", properties, required: Object.keys(properties) };
}

/** The schema of a body: members, and which of them have to be there. */
export function bodyOf(
  properties: Readonly<Record<string, JsonSchema>>,
  required: readonly string[] = [],
): JsonSchema {
  return { type: "object", properties, required, additionalProperties: false };
}
