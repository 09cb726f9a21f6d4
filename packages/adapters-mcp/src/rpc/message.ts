// A message as it comes in: JSON within limits and JSON-RPC in form, or the refusal that names its id.
import { type Brand, isObject, isServiceError, ServiceError } from "@svckit/core";
import { checkJsonBody, parseJsonBody } from "@svckit/rest/adapter";
import { idOf, RPC, type RpcId } from "./rpc.js";

/** The longest message, in bytes. */
export const MAX_MESSAGE = 1024 * 1024;

/** A message that is not taken in. */
export interface RefusedMessage {
  readonly error: ServiceError;
  /** The number of JSON-RPC. */
  readonly code: number;
  /** Null where it could not be read. */
  readonly id: RpcId;
  /** Whether it asked for nothing, so that over a stream nobody waits for an answer. */
  readonly isNotification: boolean;
}

/** A message, or its refusal. */
export type ReadMessage = { readonly message: Record<string, unknown> } | RefusedMessage;

/** Reads the bytes of a message, or the value that a host has made of them. */
export function readMessage(body: Uint8Array | { readonly parsed: unknown }, brand: Brand): ReadMessage {
  try {
    const message =
      body instanceof Uint8Array ? parseJsonBody(body, brand) : checkJsonBody(body.parsed, brand);
    const fault = faultOf(message);
    return fault ? { ...fault, ...whose(message) } : { message };
  } catch (error) {
    if (!isServiceError(error)) throw error;
    const parsed = body instanceof Uint8Array ? parse(body) : body;
    if (!parsed) return { error, code: RPC.parseError, id: null, isNotification: false };
    return { error, code: RPC.invalidRequest, ...whose(parsed.parsed) };
  }
}

/** The refusal of a message that is too long to be read. */
export function tooLong(id: RpcId): RefusedMessage {
  const message = `The message is larger than ${MAX_MESSAGE} bytes.`;
  const error = new ServiceError("PAYLOAD_TOO_LARGE", { message });
  return { error, code: RPC.invalidRequest, id, isNotification: false };
}

/** What is wrong with the form of a message; undefined for a request, a notification and an answer. */
function faultOf(message: Record<string, unknown>): Pick<RefusedMessage, "error" | "code"> | undefined {
  const fault = (code: number, text: string) => ({
    error: new ServiceError("INVALID_REQUEST", { message: text, next: "Send one JSON-RPC 2.0 message." }),
    code,
  });
  const { jsonrpc, method, params } = message;
  if (jsonrpc !== "2.0") return fault(RPC.invalidRequest, 'The member jsonrpc is not "2.0".');
  if (method === undefined && ("result" in message || "error" in message)) return undefined;
  if (typeof method !== "string") return fault(RPC.invalidRequest, "The member method is not a string.");
  if (Object.hasOwn(message, "id") && idOf(message) === null)
    return fault(RPC.invalidRequest, "The member id is neither a string nor an integer.");
  if (params !== undefined && !isObject(params))
    return fault(RPC.invalidParams, "The member params is not an object.");
  return undefined;
}

function whose(message: unknown): Pick<RefusedMessage, "id" | "isNotification"> {
  const isNotification = isObject(message) && "method" in message && !Object.hasOwn(message, "id");
  return { id: idOf(message), isNotification };
}

function parse(bytes: Uint8Array): { readonly parsed: unknown } | undefined {
  try {
    return { parsed: JSON.parse(new TextDecoder().decode(bytes)) };
  } catch {
    return undefined;
  }
}
