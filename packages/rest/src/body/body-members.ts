// Body members: reads the members of a JSON body one by one, for routes whose rules are the service's own.
import { isObject, ServiceError } from "@svckit/core";
import type { RequestContext } from "../http/request-context.js";
import { readJsonBody } from "./request-body.js";

/** The members of a body. A null counts as not given; a value of another type is VALIDATION_ERROR. */
export interface BodyMembers {
  text(name: string): string | undefined;
  number(name: string): number | undefined;
  flag(name: string): boolean | undefined;
  object(name: string): Readonly<Record<string, unknown>> | undefined;
}

/** Reads the body. Throws VALIDATION_ERROR for a member that is not among `known`. */
export async function readMembers(
  request: Pick<RequestContext, "headers" | "body" | "service">,
  known: readonly string[],
): Promise<BodyMembers> {
  const body = await readJsonBody(request);
  const odd = Object.keys(body).find((name) => !known.includes(name));
  if (odd !== undefined) {
    const next = known.length === 0 ? "Send `{}`." : `It takes: ${known.join(", ")}.`;
    const shown = odd.slice(0, 64);
    throw new ServiceError("VALIDATION_ERROR", {
      message: `There is no member ${JSON.stringify(shown)} of this body.`,
      next,
      param: shown,
    });
  }

  function read<T>(name: string, what: string, is: (value: unknown) => value is T): T | undefined {
    const value = body[name];
    if (value === undefined || value === null) return undefined;
    if (is(value)) return value;
    const message = `The member ${JSON.stringify(name)} of the body is not ${what}.`;
    throw new ServiceError("VALIDATION_ERROR", { message, param: name });
  }

  return {
    text: (name) => read(name, "a text", (value) => typeof value === "string"),
    number: (name) => read(name, "a number", (value) => typeof value === "number"),
    flag: (name) => read(name, "true or false", (value) => typeof value === "boolean"),
    object: (name) => read(name, "an object", isObject),
  };
}

/** A member that has to be there. */
export function requireMember<T>(value: T | undefined, name: string): T {
  if (value !== undefined) return value;
  throw new ServiceError("MISSING_PARAM", {
    message: `The body has no member ${JSON.stringify(name)}.`,
    param: name,
  });
}
