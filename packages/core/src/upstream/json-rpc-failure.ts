// JSON-RPC failure: the `error` of an answer in JSON-RPC 2.0, read as a failure of its upstream.
import { isObject } from "../platform/json.js";
import type { ReadUpstreamFailure } from "./failure.js";

const INVALID = [-32_600, -32_602];
const METHOD_NOT_FOUND = -32_601;
// The first is that of EIP-1474, the second the status of HTTP, which some servers repeat.
const TOO_OFTEN = [-32_005, 429];

/**
 * Reads a failure out of the answer of a JSON-RPC server, by its code: parameters that it refuses are the caller's fault, a
 * method that it does not have is the tool's, and a code of its own says that it is degraded.
 */
export const jsonRpcFailure: ReadUpstreamFailure = ({ status, body }) => {
  // These statuses say more, and have a Retry-After.
  if ([401, 402, 403, 429].includes(status)) return undefined;
  const error = isObject(body) ? body["error"] : undefined;
  const code = isObject(error) ? error["code"] : undefined;
  if (typeof code !== "number") return undefined;
  const told = `(JSON-RPC error ${code})`;
  if (TOO_OFTEN.includes(code))
    return { runtimeStatus: "rate_limited", message: `is asked too often ${told}` };
  if (INVALID.includes(code))
    return { runtimeStatus: "invalid_input", message: `refused the parameters ${told}` };
  if (code === METHOD_NOT_FOUND)
    return { runtimeStatus: "failing", message: `does not offer the method ${told}` };
  return { runtimeStatus: "degraded", message: `failed ${told}` };
};
