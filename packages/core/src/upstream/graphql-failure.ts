// GraphQL failure: the `errors` of an answer in GraphQL, read as a failure of its upstream.
import type { RuntimeStatus } from "../errors/error-table.js";
import { isObject } from "../platform/json.js";
import type { ReadUpstreamFailure } from "./failure.js";

// The codes of Apollo's servers and those that others share. Any other tells of a question that the tool asks wrongly.
const STATUSES: Readonly<Record<string, Exclude<RuntimeStatus, "ok">>> = {
  UNAUTHENTICATED: "missing_key",
  UNAUTHORIZED: "missing_key",
  FORBIDDEN: "missing_key",
  BAD_USER_INPUT: "invalid_input",
  NOT_FOUND: "invalid_input",
  RATE_LIMITED: "rate_limited",
  TOO_MANY_REQUESTS: "rate_limited",
  THROTTLED: "rate_limited",
  INTERNAL_SERVER_ERROR: "degraded",
  SERVICE_UNAVAILABLE: "degraded",
  TIMEOUT: "degraded",
};

/**
 * Reads a failure out of the answer of a GraphQL server. One with errors is a failure, whatever data it has beside them: a
 * tool that can do with a part of it reads them itself.
 */
export const graphqlFailure: ReadUpstreamFailure = ({ status, body }) => {
  // The status says more there, and may have a Retry-After.
  if (status >= 500 || [401, 402, 403, 408, 429].includes(status)) return undefined;
  const errors = isObject(body) ? body["errors"] : undefined;
  if (!Array.isArray(errors) || errors.length === 0) return undefined;
  const known = errors.map(codeOf).find((code) => code !== undefined && Object.hasOwn(STATUSES, code));
  if (known === undefined) return { runtimeStatus: "failing", message: "answered with a GraphQL error" };
  return {
    runtimeStatus: STATUSES[known] ?? "failing",
    message: `answered with the GraphQL error ${known}`,
  };
};

function codeOf(error: unknown): string | undefined {
  const extensions = isObject(error) ? error["extensions"] : undefined;
  const code = isObject(extensions) ? extensions["code"] : undefined;
  return typeof code === "string" ? code : undefined;
}
