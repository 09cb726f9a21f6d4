// A message: reads JSON within limits and JSON-RPC in form, or gives the refusal with the message's id.
import { type Brand, isObject, isServiceError, ServiceError } from "@svckit/core";
import { checkJson, isBeyondLimits, parseJson } from "@svckit/rest/adapter";
import { idAtEdges } from "./edge-id.js";
import { FRAME_LIMITS, isFrameTooLarge } from "./frame-size.js";
import { idOf, RPC, type RpcId } from "./rpc.js";

/** The longest message, in bytes. */
export const MAX_MESSAGE = 1024 * 1024;

/** A message that is refused. */
export interface RefusedMessage {
  readonly error: ServiceError;
  /** The number of JSON-RPC. */
  readonly code: number;
  /** Null where it could not be read. */
  readonly id: RpcId;
  /** Whether it expects no answer; then none is written to a stream. */
  readonly isNotification: boolean;
}

/** A message, or its refusal. */
export type ReadMessage = { readonly message: Record<string, unknown> } | RefusedMessage;

/** Messages that came as one, each by itself. */
export interface Batch {
  readonly batch: readonly ReadMessage[];
}

// Each of them may be a call.
const MAX_BATCH = 32;

/** Reads the bytes of a message, or the value that a host has made of them; `batches` takes several as one. */
export function readMessage(
  body: Uint8Array | { readonly parsed: unknown },
  brand: Brand,
  batches: boolean,
): ReadMessage | Batch {
  try {
    const value = body instanceof Uint8Array ? parseJson(body, brand, WHAT) : body.parsed;
    if (!(body instanceof Uint8Array)) checkJson(value, brand, WHAT);
    return batches && Array.isArray(value) ? readBatch(value) : readOne(value);
  } catch (error) {
    if (!isServiceError(error)) throw error;
    return { error, ...(body instanceof Uint8Array ? fromBytes(body) : fromValue(body.parsed)) };
  }
}

const WHAT = "message";

function readBatch(messages: readonly unknown[]): ReadMessage | Batch {
  if (messages.length > 0 && messages.length <= MAX_BATCH) return { batch: messages.map(readInBatch) };
  const error = invalid(
    `A batch has 1 to ${MAX_BATCH} messages.`,
    "Send them in smaller batches, or one by one.",
  );
  return { error, code: RPC.invalidRequest, id: null, isNotification: false };
}

function readInBatch(value: unknown): ReadMessage {
  const read = readOne(value);
  if (!("message" in read) || read.message["method"] !== "initialize") return read;
  const error = invalid("initialize stands in a batch.", "Send it by itself, before anything else.");
  return { error, code: RPC.invalidRequest, ...whose(value) };
}

function readOne(value: unknown): ReadMessage {
  const fault = faultOf(value);
  // `as`: what has no fault is an object.
  return fault ? { ...fault, ...whose(value) } : { message: value as Record<string, unknown> };
}

/** The refusal of a message that is too long to be read. */
export function tooLong(id: RpcId): RefusedMessage {
  const message = `The message is larger than ${MAX_MESSAGE} bytes.`;
  const error = new ServiceError("PAYLOAD_TOO_LARGE", { message });
  return { error, code: RPC.invalidRequest, id, isNotification: false };
}

/** What is wrong with the form of a message; undefined for a request, a notification and an answer. */
function faultOf(message: unknown): Pick<RefusedMessage, "error" | "code"> | undefined {
  const fault = (code: number, text: string) => ({
    error: invalid(text, "Send one JSON-RPC 2.0 message."),
    code,
  });
  if (!isObject(message)) return fault(RPC.invalidRequest, "The message is not a JSON object.");
  const { jsonrpc, method, params } = message;
  if (jsonrpc !== "2.0") return fault(RPC.invalidRequest, 'The member jsonrpc is not "2.0".');
  if (method === undefined && ("result" in message || "error" in message)) return undefined;
  if (typeof method !== "string") return fault(RPC.invalidRequest, "The member method is not a string.");
  if (Object.hasOwn(message, "id") && idOf(message) === null)
    return fault(RPC.invalidRequest, "The member id is neither a string nor an integer.");
  if (params !== undefined && !isObject(params))
    return fault(RPC.invalidParams, "The member params is not an object.");
  if (isFrameTooLarge(message)) {
    const error = invalid(
      `The message holds more than ${FRAME_LIMITS} beside the arguments of a call.`,
      "Send less with it.",
    );
    return { error, code: RPC.invalidRequest };
  }
  return undefined;
}

function invalid(message: string, next: string): ServiceError {
  return new ServiceError("INVALID_REQUEST", { message, next });
}

function whose(message: unknown): Pick<RefusedMessage, "id" | "isNotification"> {
  const isNotification = isObject(message) && "method" in message && !Object.hasOwn(message, "id");
  return { id: idOf(message), isNotification };
}

// What is looked at of each end of a message that is not parsed.
const EDGE = 512;

/** What is told of bytes that are refused. What is too much is not parsed for that either. */
function fromBytes(bytes: Uint8Array): Omit<RefusedMessage, "error"> {
  const text = new TextDecoder().decode(bytes);
  if (isBeyondLimits(text)) {
    const id = idAtEdges(text.slice(0, EDGE), text.slice(-EDGE));
    return { code: RPC.invalidRequest, id, isNotification: false };
  }
  try {
    return fromValue(JSON.parse(text));
  } catch {
    return { code: RPC.parseError, id: null, isNotification: false };
  }
}

function fromValue(message: unknown): Omit<RefusedMessage, "error"> {
  return { code: RPC.invalidRequest, ...whose(message) };
}
