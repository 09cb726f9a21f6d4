// Told error: what a caller is told of what a step of its call has thrown, and the one line that the log has of it.
import { isServiceError, ServiceError } from "../errors/errors.js";
import { maskValue } from "../platform/mask.js";
import { failureFields, failureLevel } from "../run/failure-line.js";
import { withoutFallback } from "../upstream/failure.js";
import type { CallState } from "./call-state.js";
import type { ServiceParts } from "./service-parts.js";

/** What the caller is told: of a fallback that it does not see, nothing. */
export async function toToldError(
  parts: ServiceParts,
  state: CallState,
  thrown: unknown,
): Promise<ServiceError> {
  const error = toServiceError(parts, state, thrown);
  const { principal } = state;
  const { fallback } = error.details;
  if (fallback === undefined || principal === undefined) return error;
  return (await parts.views.mayBeTold(principal, fallback)) ? error : withoutFallback(error);
}

function toServiceError(parts: ServiceParts, state: CallState, thrown: unknown): ServiceError {
  // A plugin may have put a key into what it throws, and the caller and the log are told of that.
  const error = maskValue(thrown, state.keys.mask);
  if (isServiceError(error)) {
    logFailure(parts, state, error);
    return error;
  }
  if (state.call.signal?.aborted) {
    state.disconnected = true;
    // Read by nobody but a host that has aborted a call of its own.
    const next = "Send the call again where it is still wanted.";
    return new ServiceError("INTERNAL_ERROR", { message: "The caller disconnected.", next, cause: error });
  }
  parts.logger.error("a call failed inside the service", { ...namesOf(state), error });
  return new ServiceError("INTERNAL_ERROR", { cause: error });
}

/** The one line that a failed call leaves. What was refused without a fault of anybody's leaves none. */
function logFailure({ logger }: ServiceParts, state: CallState, error: ServiceError): void {
  const { code, cause } = error;
  const isOfTool = code === "TOOL_ERROR" || code === "PROVIDER_UNAVAILABLE";
  if (state.tool && isOfTool)
    logger[failureLevel(error)]("a call failed", { ...namesOf(state), ...failureFields(error) });
  else if (cause !== undefined) logger.warn(error.message, { ...namesOf(state), error: cause });
}

/** The names by which the log finds a call. */
function namesOf({ tool, requestId }: CallState): Readonly<Record<string, unknown>> {
  return tool ? { tool: tool.name, provider: tool.provider.id, requestId } : { requestId };
}
