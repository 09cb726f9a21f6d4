// The body of POST /api/v1/execute as a call: reads current and legacy names, and the idempotency key wherever it stands.
import { isDeepStrictEqual } from "node:util";
import { type Brand, type Call, oneIdempotencyKey, ServiceError } from "@svckit/core";
import { checkJsonBody } from "../body/json-body.js";
import { refuseKey } from "../http/leaked-key.js";
import type { RequestContext } from "../http/request-context.js";

const FIELDS: ReadonlySet<string> = new Set(["tool", "args", "toolName", "arguments", "idempotency_key"]);

/** The call that a body is; throws INVALID_REQUEST. */
export function toCall(context: RequestContext, body: Record<string, unknown>): Call {
  for (const name of Object.keys(body)) {
    if (!FIELDS.has(name))
      throw invalid(
        `The body has an unknown field ${JSON.stringify(name.slice(0, 64))}.`,
        "The body takes tool, args and idempotency_key; arguments of the tool go into args.",
      );
  }
  const { caller } = context;
  // All that `toCaller` reads, written out: a spread takes V8 longer.
  return {
    tool: oneOf(body, "tool", "toolName"),
    args: oneOf(body, "args", "arguments"),
    idempotencyKey: readIdempotencyKey(body, context.headers["idempotency-key"] ?? [], context.service.brand),
    credential: caller.credential,
    request: caller.request,
    address: caller.address,
    keys: caller.keys,
    requestId: caller.requestId,
    transport: caller.transport,
    traceContext: caller.traceContext,
    signal: caller.signal,
  };
}

/** A field by its current or its legacy name. Both may be sent where they agree; null is as if it were not sent. */
function oneOf(body: Record<string, unknown>, name: string, legacy: string): unknown {
  const [current, old] = [body[name], body[legacy]];
  const isBoth = isGiven(current) && isGiven(old);
  if (isBoth && !isDeepStrictEqual(current, old)) {
    throw invalid(`The fields ${name} and ${legacy} differ.`, `Send ${name} alone.`);
  }
  return current ?? old;
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null;
}

/** The idempotency key in the body or in the header, where it may be quoted; throws INVALID_REQUEST. */
export function readIdempotencyKey(
  body: Readonly<Record<string, unknown>>,
  header: readonly string[],
  brand: Brand,
): unknown {
  // Most calls have no header, so they pay for nothing below.
  if (header.length === 0) return body["idempotency_key"];
  const keys = header.map((value) => value.replace(/^"(.*)"$/, "$1"));
  for (const key of keys) refuseKey("Idempotency-Key header", key, brand);
  // The limits of the body hold for the header, too.
  checkJsonBody({ keys }, brand, "idempotency key");
  if (Object.hasOwn(body, "idempotency_key")) keys.unshift(body["idempotency_key"] as string);
  return oneIdempotencyKey(keys);
}

function invalid(message: string, next: string): ServiceError {
  return new ServiceError("INVALID_REQUEST", { message, next });
}
