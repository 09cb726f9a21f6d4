// Refusals: what an administrator is told of an argument, and of what does not exist.
import { ServiceError } from "./errors/errors.js";

/** An argument that is refused. */
export function refused(param: string, message: string): ServiceError {
  return new ServiceError("VALIDATION_ERROR", { message, param });
}

/** What does not exist. */
export function notFound(what: "account" | "key" | "approval", id: string): ServiceError {
  return new ServiceError("ENDPOINT_NOT_FOUND", {
    message: `There is no ${what} ${quote(id)}.`,
    next: `Check the id of the ${what}, and that this is its store.`,
  });
}

/** A change of an account that has come to its end. */
export function closedForGood(id: string): ServiceError {
  return new ServiceError("VALIDATION_ERROR", {
    message: `The account ${quote(id)} is closed, for good.`,
    next: "Open another one.",
    param: "id",
  });
}

/** What an administrator has typed, cut where it is long. */
export function quote(text: string): string {
  return JSON.stringify(text.length > 128 ? `${text.slice(0, 128)}…` : text);
}
