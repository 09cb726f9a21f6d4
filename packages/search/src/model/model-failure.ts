// Model failure: why a model gave no answer, in words of our own, since its own may hold the key or the question.
import { isObject, isServiceError, ServiceError } from "@svckit/core";

/** Says what went wrong, as a clause: `it refused the key (401)`. */
export function describeFailure(error: unknown): string {
  if (isServiceError(error) && error.details.message !== undefined) return error.details.message;
  const status = memberOf(error, "statusCode");
  if (typeof status === "number" && status >= 400) return describeStatus(status);
  const codes = [error, memberOf(error, "cause"), memberOf(memberOf(error, "cause"), "cause")];
  const code = codes.map((each) => memberOf(each, "code")).find((each) => typeof each === "string");
  if (code === "ERR_MODULE_NOT_FOUND") return "the package `ai` is not installed";
  if (typeof code === "string" || memberOf(error, "isRetryable") === true) return "it could not be reached";
  const name = memberOf(error, "name");
  if (name === "AI_LoadAPIKeyError") return "it has no key";
  if (name === "AI_ToolChoiceViolationError") return "it called tools where words were due";
  return "its answer could not be read";
}

/** The error of a search whose model gave no answer. */
export function toModelError(why: string): ServiceError {
  return new ServiceError("PROVIDER_UNAVAILABLE", {
    message: `The language model gave no answer: ${why}.`,
    next: "Send the question again in a few seconds.",
    runtimeStatus: "failing",
  });
}

/** Gives a model up, for a reason that is a clause; `toModelError` makes a sentence of it. */
export function givesUp(why: string): ServiceError {
  return new ServiceError("PROVIDER_UNAVAILABLE", { message: why });
}

function describeStatus(status: number): string {
  if (status === 401 || status === 403) return `it refused the key (${status})`;
  if (status === 429) return "it is asked too often (429)";
  if (status >= 500) return `it failed (${status})`;
  return `it did not understand the request (${status})`;
}

function memberOf(value: unknown, name: string): unknown {
  // An error is an object, too, which `isObject` takes for plain data alone.
  return value instanceof Error || isObject(value) ? Reflect.get(value, name) : undefined;
}
