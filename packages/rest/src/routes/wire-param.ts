// Wire param: the argument at fault, as the wire spells it.
import { isServiceError, ServiceError } from "@svckit/core";

/** An error of the service with its argument as a query or a body has it: `expires_at` for `expiresAt`. Any other stays as it is. */
export function withWireParam(error: unknown): unknown {
  if (!isServiceError(error)) return error;
  const { param } = error.details;
  const wire = param?.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  if (wire === undefined || wire === param) return error;
  return new ServiceError(error.code, { ...error.details, param: wire });
}
