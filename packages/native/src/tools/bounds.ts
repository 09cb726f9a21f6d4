// Bounds: how a change is refused that an account has no room for.
import { ServiceError } from "@svckit/core";

/** Throws VALIDATION_ERROR where an account has as many of something as it may. Nothing of what it has is lost. */
export function requireRoom(given: {
  readonly has: number;
  readonly most: number;
  /** What there is too much of, in the plural. */
  readonly of: string;
  /** How to make room. */
  readonly next: string;
}): void {
  const { has, most, of, next } = given;
  if (has < most) return;
  throw new ServiceError("VALIDATION_ERROR", {
    message: `The account has ${has} ${of}, and may have ${most}.`,
    next,
    runtimeStatus: "invalid_input",
  });
}
