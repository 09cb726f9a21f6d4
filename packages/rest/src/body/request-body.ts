// The body of a request: reads its type, its bytes and the JSON object in them.
import {
  type Awaitable,
  andThen,
  checkSchema,
  type Schema,
  type SchemaOutput,
  ServiceError,
} from "@svckit/core";
import type { BodyReader, RestRequest } from "../http/message.js";
import type { RequestContext } from "../http/request-context.js";
import { inflate } from "./inflate.js";
import { checkJsonBody, parseJsonBody } from "./json-body.js";

const JSON_TYPE = /^[ \t]*application\/json[ \t]*((?:;[^;"]*(?:"[^"]*"[^;"]*)?)*)$/i;
// Whole parameters: the word may stand inside the quotes of another one.
const PARAMETER = /;([^;="]*)(?:=([^;"]*(?:"[^"]*"[^;"]*)?))?/g;

// The most characters of a caller's own name that an answer repeats.
const MAX_NAME = 64;

type BodyRequest = Pick<RequestContext, "headers" | "body" | "service">;

/** Whether `content-type` names JSON in UTF-8, and is sent once. */
export function isJsonType(types: readonly string[] | undefined): boolean {
  const [type = "", ...others] = types ?? [];
  if (type === "application/json") return others.length === 0;
  const parameters = JSON_TYPE.exec(type)?.[1];
  if (parameters === undefined || others.length > 0) return false;
  return [...parameters.matchAll(PARAMETER)].every(
    ([, name = "", value = ""]) =>
      name.trim().toLowerCase() !== "charset" || isUtf8(value.trim().replaceAll('"', "")),
  );
}

/** Whether a name, in any of its spellings, is that of UTF-8. */
function isUtf8(charset: string): boolean {
  return /^(utf[-_]?8|unicode-1-1-utf-8|unicode11utf8|unicode20utf8|x-unicode20utf8)$/i.test(charset);
}

/** The body of a request without its `content-encoding`; throws INVALID_REQUEST where the bytes do not fit that. */
export function readBody(
  { headers, body }: Pick<RestRequest, "headers" | "body">,
  maxBytes: number,
): ReturnType<BodyReader> {
  const encodings = headers["content-encoding"];
  return encodings ? readInflated(body, encodings, maxBytes) : body(maxBytes);
}

async function readInflated(
  body: BodyReader,
  encodings: readonly string[],
  maxBytes: number,
): Promise<Awaited<ReturnType<BodyReader>>> {
  const read = await body(maxBytes);
  return read instanceof Uint8Array ? inflate(read, encodings, maxBytes) : read;
}

/** The JSON object that a request carries; throws INVALID_REQUEST or PAYLOAD_TOO_LARGE. */
export async function readJsonBody(request: BodyRequest): Promise<Record<string, unknown>> {
  return jsonBodyOf(request);
}

/** The same, at once where the body is at hand. */
export function jsonBodyOf(request: BodyRequest): Awaitable<Record<string, unknown>> {
  const { brand, transport } = request.service;
  const { bodyBytes } = transport.settings;
  if (!isJsonType(request.headers["content-type"])) {
    throw new ServiceError("INVALID_REQUEST", { message: "The content-type is not application/json." });
  }
  return andThen(readBody(request, bodyBytes), (read) => {
    if (read === "too_large") {
      const message = `The request body is larger than ${bodyBytes} bytes.`;
      throw new ServiceError("PAYLOAD_TOO_LARGE", { message });
    }
    return read instanceof Uint8Array ? parseJsonBody(read, brand) : checkJsonBody(read.parsed, brand);
  });
}

/** The JSON object as a schema gives it. Throws also VALIDATION_ERROR, with the member that does not fit. */
export async function readCheckedBody<S extends Schema>(
  request: BodyRequest,
  schema: S,
): Promise<SchemaOutput<S>> {
  const checked = await checkSchema(schema, await readJsonBody(request));
  if ("value" in checked) return checked.value;
  const [issue] = checked.issues;
  const param = issue?.path.map(String).join(".").slice(0, MAX_NAME) || undefined;
  throw new ServiceError("VALIDATION_ERROR", {
    message: `The ${param === undefined ? "body" : `member ${JSON.stringify(param)} of the body`} is not valid: ${issue?.message}.`,
    next: "Correct it as the API's description has it, and send the request again.",
    ...(param !== undefined && { param }),
  });
}
