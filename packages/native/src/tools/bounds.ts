// Bounds: how a change is refused that an account has no room for, or that was made for another version of its record.
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

/** Throws VALIDATION_ERROR where a change names another version than its record has. One that names none is for any. */
export function requireVersion(has: number, asked: number | undefined): void {
  if (asked === undefined || asked === has) return;
  throw new ServiceError("VALIDATION_ERROR", {
    message:
      has === 0
        ? `There is no such record, and the change was for version ${asked}.`
        : `The record is of version ${has}, and the change was for version ${asked}.`,
    next: "Read it again, and send the change with the version that it has now.",
    param: "version",
    runtimeStatus: "invalid_input",
  });
}
