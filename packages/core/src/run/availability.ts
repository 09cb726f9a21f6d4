// Availability: whether a provider can answer, and what may stand in for it where it cannot.
import type { CatalogTool } from "../catalog/catalog-tool.js";
import { isServiceError, type ServiceError } from "../errors/errors.js";
import { toUpstreamError, type UpstreamFailure, withFallback } from "../upstream/failure.js";
import type { Upstream } from "../upstream/upstream.js";

/** How a request to an upstream would fail, found out without asking it; undefined where it might not. */
export function failureBeforehand(
  upstream: Upstream | UpstreamFailure | undefined,
  caller: string | undefined,
): UpstreamFailure | undefined {
  return upstream && "client" in upstream ? upstream.refusal(caller) : upstream;
}

/** A failure of a tool's provider as the error that its caller is told. */
export function unavailable(tool: CatalogTool, failure: UpstreamFailure): ServiceError {
  const error = toUpstreamError(tool.provider.id, failure);
  return isUnavailable(error) ? withFallbackOf(tool, error) : error;
}

/** The error with the tool's fallback named, where it has one: the caller may ask that by itself. */
export function withFallbackOf({ fallback }: CatalogTool, error: ServiceError): ServiceError {
  return fallback === undefined ? error : withFallback(error, fallback.tool);
}

/** Whether a failure says that the provider has no answer to give: another one may have then. */
export function isUnavailable(error: unknown): error is ServiceError {
  return isServiceError(error) && error.code === "PROVIDER_UNAVAILABLE";
}

/** Whether the provider is down: an older value is better than none then. What it answered is an answer, and is told. */
export function isDown(error: unknown): boolean {
  return isUnavailable(error) && (error.details.runtimeStatus ?? "degraded") === "degraded";
}
