// Version: a record's count of its owner's changes, by which two who change it at once do not undo each other.
import { ServiceError } from "@svckit/core";
import * as z from "zod";

/** The argument of an update. */
export const Version = z
  .int()
  .min(1)
  .optional()
  .describe("The record's version as it was read; the update is refused where it has changed since");

/** Throws VALIDATION_ERROR where a record is no longer what was read: none of the codes says that better. */
export function requireVersion(record: { readonly version: number }, expected: number | undefined): void {
  if (expected === undefined || expected === record.version) return;
  throw new ServiceError("VALIDATION_ERROR", {
    message: `The record has changed: it is of version ${record.version}, and not ${expected}.`,
    next: "Read it again, and send the update with the version that it has.",
    param: "version",
    runtimeStatus: "invalid_input",
  });
}
