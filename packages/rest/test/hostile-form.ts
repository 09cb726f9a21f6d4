// A hostile form: the bytes that are sent over a socket, and the outcomes that are allowed.
import type { ErrorCode } from "@svckit/core";

/**
 * What comes back: a success, a failure by its code, a page for people, the refusal of a page that may not call, or a
 * connection that is cut without an answer.
 */
export type Outcome = "ok" | "page" | "foreign" | "cut" | ErrorCode;

/** One form. */
export interface HostileForm {
  readonly name: string;
  /** What is sent, piece by piece; a number waits so many milliseconds, `end` closes our half, `break` resets the connection. */
  readonly send: readonly (string | Uint8Array | number | "end" | "break")[];
  /** The outcomes that are allowed. */
  readonly allowed: readonly Outcome[];
  /** How many answers come, one by default. `allowed` holds for each. */
  readonly answers?: number;
  /** How long it may take, in milliseconds, where a limit of time ends it. */
  readonly withinMs?: number;
}

/** Header lines without line ends. */
export type Lines = readonly string[];

export const JSON_TYPE = "content-type: application/json";

/** A call that works. */
export const CALL = '{"tool":"get_price","args":{"ids":"bitcoin","vs_currencies":"usd"}}';

/** A call with other arguments, or with another text of the same. */
export const callOf = (args: string): string => `{"tool":"get_price","args":${args}}`;

/** A request as bytes. It gets a Content-Length where no header line frames the body. */
export function requestOf(
  line: string,
  {
    lines = [],
    body = "",
    host = ["host: localhost"],
  }: { lines?: Lines; body?: string | Uint8Array; host?: Lines } = {},
): Uint8Array {
  const isFramed = lines.some((each) => /^(content-length|transfer-encoding)/i.test(each));
  const length =
    isFramed || (body.length === 0 && line.startsWith("GET"))
      ? []
      : [`content-length: ${Buffer.byteLength(body)}`];
  const head = [line, ...host, ...lines, ...length].join("\r\n");
  return Buffer.concat([Buffer.from(`${head}\r\n\r\n`, "latin1"), Buffer.from(body)]);
}

/** POST /api/v1/execute with a body, of type JSON unless a header line names another. */
export function postOf(body: string | Uint8Array, lines: Lines = [JSON_TYPE], host?: Lines): Uint8Array {
  return requestOf("POST /api/v1/execute HTTP/1.1", { lines, body, ...(host && { host }) });
}

/** A form that is one POST. */
export function posting(
  name: string,
  allowed: readonly Outcome[],
  body: string | Uint8Array,
  lines?: Lines,
): HostileForm {
  return { name, send: [postOf(body, lines)], allowed };
}

/** A form that is one GET. */
export function getting(target: string, allowed: readonly Outcome[], lines: Lines = []): HostileForm {
  const name = `GET ${target.length > 80 ? `${target.slice(0, 80)}… (${target.length})` : target}`;
  return { name, send: [requestOf(`GET ${target} HTTP/1.1`, { lines })], allowed };
}
