// The body of a request, as far as a JSON object: what it says that it is, how large it is, and how it is compressed.
import { ServiceError } from "@svckit/core";
import type { RequestContext } from "../http/request-context.js";
import { inflate } from "./inflate.js";
import { checkJsonBody, parseJsonBody } from "./json-body.js";

const JSON_TYPE = /^[ \t]*application\/json[ \t]*(;[ \t]*charset=("utf-8"|utf-8)[ \t]*)?$/i;

/** The JSON object that a request carries; throws INVALID_REQUEST or PAYLOAD_TOO_LARGE. */
export async function readJsonBody(
  context: Pick<RequestContext, "headers" | "body" | "service">,
): Promise<Record<string, unknown>> {
  const { headers, body, service } = context;
  requireJson(headers["content-type"]);
  const { bodyBytes } = service.settings;
  const read = await body(bodyBytes);
  if (read === "too_large") throw tooLarge(bodyBytes);
  if (!(read instanceof Uint8Array)) return checkJsonBody(read.parsed, service.brand);
  const encodings = headers["content-encoding"];
  const bytes = encodings ? await inflate(read, encodings, bodyBytes) : read;
  if (bytes === "too_large") throw tooLarge(bodyBytes);
  return parseJsonBody(bytes, service.brand);
}

function requireJson(types: readonly string[] | undefined): void {
  if (types?.length === 1 && JSON_TYPE.test(types[0] ?? "")) return;
  throw new ServiceError("INVALID_REQUEST", { message: "The content-type is not application/json." });
}

function tooLarge(bodyBytes: number): ServiceError {
  const message = `The request body is larger than ${bodyBytes} bytes.`;
  return new ServiceError("PAYLOAD_TOO_LARGE", { message });
}
