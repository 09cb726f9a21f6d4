// What an account does not have: a webhook, or an event of its subject.
import { ServiceError } from "@svckit/core";

/** The refusal of an id that names nothing of the account's, whoever else may have it. */
export function notThere(what: "webhook" | "event"): ServiceError {
  const where = what === "webhook" ? "The account has no webhook" : "The webhook's subject has no event";
  return new ServiceError("VALIDATION_ERROR", {
    message: `${where} with that id.`,
    next: `List the ${what}s for the ids that exist.`,
    param: `${what}_id`,
    runtimeStatus: "invalid_input",
  });
}
