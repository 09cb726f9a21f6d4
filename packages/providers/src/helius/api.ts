// What the tools of Helius share, and how its failures are read.
// Methods, parameters and answers are those of github.com/helius-labs/helius-sdk (src/types, src/enhanced).
import { isObject, jsonRpcFailure, type ReadUpstreamFailure } from "@svckit/core";

/** What the tools of the RPC host say of themselves. */
export const askedRpc = {
  effect: "read",
  cacheTtl: 15_000,
  staleTtl: 10 * 60_000,
  upstream: () => "rpc",
} as const;

const TOO_OFTEN = -32_429;
const SERVER = -32_000;

/** Reads the failure of Helius. An asset that it does not have is left to the tool, as null. */
export const readHeliusFailure: ReadUpstreamFailure = (answer) => {
  const error = isObject(answer.body) ? answer.body["error"] : undefined;
  const { code, message } = Object(error);
  if (answer.status === 200 && code === TOO_OFTEN)
    return { runtimeStatus: "rate_limited", message: `is asked too often (JSON-RPC error ${code})` };
  const isAbsent = code === SERVER && /not ?found/i.test(String(message));
  return isAbsent ? undefined : jsonRpcFailure(answer);
};
