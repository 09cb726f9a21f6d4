// Own error: a ServiceError that a tool throws itself, in the form in which it can be answered and kept.
import { ERRORS } from "../errors/error-table.js";
import type { ServiceError } from "../errors/errors.js";
import { isObject } from "../platform/json.js";
import { isRuntimeStatus } from "./failure-line.js";

/** Whether an error can be told as it is: a plugin in JavaScript, or one with another copy of this package, writes what it likes. */
export function canBeTold({ code, details }: ServiceError): boolean {
  const given: unknown = details;
  if (!Object.hasOwn(ERRORS, code) || !isObject(given)) return false;
  const { message, next, param, provider, runtimeStatus, retryAfterS, refillsAt, warnings = [] } = given;
  return (
    [message, next, param, provider].every((each) => each === undefined || typeof each === "string") &&
    [retryAfterS, refillsAt].every((each) => each === undefined || isTime(each)) &&
    (runtimeStatus === undefined || (runtimeStatus !== "ok" && isRuntimeStatus(runtimeStatus))) &&
    Array.isArray(warnings) &&
    warnings.every((each) => typeof each === "string")
  );
}

function isTime(given: unknown): boolean {
  return Number.isFinite(given) && Number(given) >= 0;
}
