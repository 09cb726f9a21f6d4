// Given principal: who a host says asks, which in JavaScript may be anything.
import { ServiceError } from "../errors/errors.js";
import { isObject } from "../platform/json.js";

const KINDS: readonly unknown[] = ["account", "anonymous", "host"];

/** Throws VALIDATION_ERROR for what is no principal of any kind. */
export function requireKind(given: unknown): void {
  if (!isObject(given) || !KINDS.includes(given["kind"])) throw noPrincipal();
}

/** Throws VALIDATION_ERROR for what is no principal, or lacks what its kind has. */
export function requirePrincipal(given: unknown): void {
  requireKind(given);
  const { kind, account, plan, bucket } = Object(given);
  if (kind === "account" && !(isObject(account) && isObject(plan))) throw noPrincipal();
  if (kind === "anonymous" && typeof bucket !== "string") throw noPrincipal();
}

function noPrincipal(): ServiceError {
  return new ServiceError("VALIDATION_ERROR", {
    message: "The principal is none: take that of `service.identify`, of `service.openSession`, or HOST.",
    param: "principal",
  });
}
