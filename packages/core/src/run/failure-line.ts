// Failure line: what the operator's log is told of a run that failed, once for each.
import type { RuntimeStatus } from "../errors/error-table.js";
import { isServiceError, type ServiceError } from "../errors/errors.js";
import type { Logger } from "../platform/logger.js";

const LEVELS: Readonly<Record<RuntimeStatus, keyof Logger>> = {
  ok: "info",
  invalid_input: "info",
  rate_limited: "warn",
  degraded: "warn",
  missing_key: "error",
  plan_required: "error",
  failing: "error",
};

/** How loud a failure of a run is told. */
export function failureLevel(error: ServiceError): keyof Logger {
  return LEVELS[error.details.runtimeStatus ?? "failing"];
}

/** Whether it is one of the words for how a run ended. */
export function isRuntimeStatus(word: unknown): word is RuntimeStatus {
  return typeof word === "string" && Object.hasOwn(LEVELS, word);
}

interface FailureFields extends Readonly<Record<string, unknown>> {
  readonly runtimeStatus: RuntimeStatus;
  readonly reason?: string;
  readonly error?: unknown;
}

/** What is told of a failure: its status, its reason, and what was thrown. */
export function failureFields(failed: unknown): FailureFields {
  if (!isServiceError(failed))
    return { runtimeStatus: "failing", reason: "a slip of the plugin's", error: failed };
  const { code, cause, details, row } = failed;
  const { runtimeStatus = "failing", message = row.title, provider } = details;
  return {
    ...(provider !== undefined && { provider }),
    code,
    runtimeStatus,
    // What a caller got wrong is told to the caller, in words that may repeat its arguments.
    ...(runtimeStatus !== "invalid_input" && { reason: message }),
    ...causeFields(cause),
  };
}

/** What was thrown. Of an earlier failure, which another one stands for, its reason. */
function causeFields(cause: unknown): Readonly<Record<string, unknown>> {
  if (cause === undefined) return {};
  if (!isServiceError(cause)) return { error: cause };
  const { reason, runtimeStatus, error } = failureFields(cause);
  return { after: reason ?? runtimeStatus, ...(error !== undefined && { error }) };
}
