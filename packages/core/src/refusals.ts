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

/** Throws VALIDATION_ERROR for an id that a host without types has left out: to look it up would fail in each store's own way. */
export function requireId(what: "account" | "key", id: unknown): void {
  if (typeof id !== "string")
    throw refused(`${what}Id`, `The id of the ${what} is a text, but is ${quote(id)}.`);
}

/** The same for an account that may be left out: `undefined` in its place, as of a session that has ended, would be all accounts. */
export function requireNamedAccount(given: { readonly accountId?: string }): void {
  if (Object.hasOwn(given, "accountId")) requireId("account", given.accountId);
}

/** What an administrator has typed, cut where it is long; also what is no text. */
export function quote(text: unknown): string {
  if (typeof text === "string") return JSON.stringify(text.length > 128 ? `${text.slice(0, 128)}…` : text);
  if (typeof text === "bigint") return `the BigInt ${text}`;
  return typeof text === "object" && text !== null ? "an object" : String(text);
}
