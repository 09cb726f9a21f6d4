// The body of a request: its type, its bytes before they were compressed, and the JSON object in them.
import { ServiceError } from "@svckit/core";
import type { RestRequest } from "../http/message.js";
import type { RequestContext } from "../http/request-context.js";
import { inflate } from "./inflate.js";
import { checkJsonBody, parseJsonBody } from "./json-body.js";

const JSON_TYPE = /^[ \t]*application\/json[ \t]*(;[ \t]*charset=("utf-8"|utf-8)[ \t]*)?$/i;

/** Whether `content-type` names JSON in UTF-8, and is sent once. */
export function isJsonType(types: readonly string[] | undefined): boolean {
  return types?.length === 1 && JSON_TYPE.test(types[0] ?? "");
}

/** The body of a request without its `content-encoding`; throws INVALID_REQUEST where it is not so encoded. */
export async function readBody(
  { headers, body }: Pick<RestRequest, "headers" | "body">,
  maxBytes: number,
): Promise<Uint8Array | { readonly parsed: unknown } | "too_large"> {
  const read = await body(maxBytes);
  const encodings = headers["content-encoding"];
  return encodings && read instanceof Uint8Array ? inflate(read, encodings, maxBytes) : read;
}

/** The JSON object that a request carries; throws INVALID_REQUEST or PAYLOAD_TOO_LARGE. */
export async function readJsonBody(
  request: Pick<RequestContext, "headers" | "body" | "service">,
): Promise<Record<string, unknown>> {
  const { brand, transport } = request.service;
  const { bodyBytes } = transport.settings;
  if (!isJsonType(request.headers["content-type"])) {
    throw new ServiceError("INVALID_REQUEST", { message: "The content-type is not application/json." });
  }
  const read = await readBody(request, bodyBytes);
  if (read === "too_large") {
    const message = `The request body is larger than ${bodyBytes} bytes.`;
    throw new ServiceError("PAYLOAD_TOO_LARGE", { message });
  }
  return read instanceof Uint8Array ? parseJsonBody(read, brand) : checkJsonBody(read.parsed, brand);
}
