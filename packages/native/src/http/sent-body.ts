// Sent body: what somebody sends to a route that needs no body, so that none of it is ignored in silence.
import { ServiceError } from "@svckit/core";
import { type RequestContext, readJsonBody } from "@svckit/rest";

type Sent = Pick<RequestContext, "headers" | "body" | "service">;

// The most characters of a caller's own name that an answer repeats.
const MAX_NAME = 64;

/** The members of a body that need not be there; none where nothing is sent. Throws as `readJsonBody`. */
export async function readSentBody(request: Sent): Promise<Record<string, unknown>> {
  const read = await request.body(request.service.transport.settings.bodyBytes);
  return isNothing(read) ? {} : readJsonBody({ ...request, body: async () => read });
}

/** Throws VALIDATION_ERROR for a body with members. */
export async function requireNoMembers(request: Sent): Promise<void> {
  const [name] = Object.keys(await readSentBody(request));
  if (name === undefined) return;
  throw new ServiceError("VALIDATION_ERROR", {
    message: `The route takes no member ${JSON.stringify(name.slice(0, MAX_NAME))} in its body.`,
    next: "Send it without a body.",
    param: name.slice(0, MAX_NAME),
  });
}

/** A host that parses bodies has undefined, or an empty text, where there was none. */
function isNothing(read: Awaited<ReturnType<Sent["body"]>>): boolean {
  if (read === "too_large") return false;
  return read instanceof Uint8Array ? read.byteLength === 0 : (read.parsed ?? "") === "";
}
