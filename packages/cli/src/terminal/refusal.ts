// Refusal: what a service said as it refused, as an error of the command that asked.
import { ERRORS, type ErrorCode, isObject, ServiceError } from "@svckit/core";

/** A refusal in the service's own words: its request id, its link and its receipt are told with them. */
export interface Refused {
  readonly error: Readonly<Record<string, unknown>>;
  readonly meta?: unknown;
}

/** The error for an answer that is none, or one that refuses. */
export function toRefusal(status: number, body: unknown): ServiceError {
  const { error, meta } = isObject(body) ? body : {};
  const {
    code,
    message,
    approval_id: approvalId,
    retry_after: retryAfterS,
    param,
  } = isObject(error) ? error : {};
  if (!isObject(error) || typeof message !== "string" || !isCode(code))
    return new ServiceError("API_ERROR", { message: `The service answered with status ${status}.` });
  // What happened, and in the last sentence what to do next.
  const [, what, next] = /^(.*[.!?]) (.+)$/s.exec(message) ?? [];
  const refused: Refused = { error, ...(meta !== undefined && { meta }) };
  return new ServiceError(code, {
    message: what ?? message,
    ...(next && { next }),
    ...(typeof approvalId === "string" && { approvalId }),
    ...(typeof retryAfterS === "number" && { retryAfterS }),
    ...(typeof param === "string" && { param }),
    cause: refused,
  });
}

/** What the service said, of an error that `toRefusal` made. */
export function refusedOf({ cause }: ServiceError): Refused | undefined {
  // `as`: nothing else has both.
  return isObject(cause) && !(cause instanceof Error) && isObject(cause["error"])
    ? (cause as unknown as Refused)
    : undefined;
}

function isCode(code: unknown): code is ErrorCode {
  return typeof code === "string" && Object.hasOwn(ERRORS, code);
}
