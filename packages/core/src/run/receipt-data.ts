// Receipt data: what a receipt says of the data, of a run that worked and of one that did not.
import type { RuntimeStatus } from "../errors/error-table.js";
import type { ServiceError } from "../errors/errors.js";
import type { ReceiptOfData } from "../store/receipt.js";
import type { ToolRun } from "./tool-run.js";

/** Of a run that worked. */
export function dataOfRun(run: ToolRun, warnings: readonly string[]): ReceiptOfData {
  const { result } = run;
  return {
    provider: result.provider,
    runtimeStatus: run.runtimeStatus,
    source: run.source,
    originSource: result.origin,
    cacheStatus: run.cacheStatus,
    fetchedAt: result.fetchedAt,
    truncated: result.truncated ?? false,
    warnings,
    fallbackUsed: result.origin === "fallback",
    resultDigest: result.digest,
  };
}

/** Of a run whose result says that there is nothing, as the tools that it asked failed. */
export function dataOfNothing(
  run: ToolRun,
  runtimeStatus: RuntimeStatus,
  warnings: readonly string[],
): ReceiptOfData {
  const nothing = {
    source: "unavailable",
    originSource: null,
    cacheStatus: "unknown",
    fetchedAt: null,
  } as const;
  return { ...dataOfRun(run, warnings), ...nothing, runtimeStatus };
}

/** Of a failure; `provider` is told where the error names none. */
export function dataOfFailure(
  error: ServiceError,
  provider: string,
  warnings: readonly string[],
): ReceiptOfData {
  return {
    provider: error.details.provider ?? provider,
    runtimeStatus: error.details.runtimeStatus ?? statusOf(error),
    source: "unavailable",
    originSource: null,
    cacheStatus: "unknown",
    fetchedAt: null,
    truncated: false,
    warnings,
    fallbackUsed: false,
    resultDigest: null,
  };
}

/** How a receipt classifies a refusal that did not come from a provider. */
function statusOf(error: ServiceError): "invalid_input" | "rate_limited" | "degraded" {
  const { type } = error.row;
  if (type === "rate_limit_error" || type === "quota_error") return "rate_limited";
  return type === "internal_error" || type === "provider_error" ? "degraded" : "invalid_input";
}
