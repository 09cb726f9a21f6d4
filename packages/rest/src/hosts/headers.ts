// The headers of a request: reads those of Node's HTTP server, and splits those that a host has joined.
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { headersTooLarge, invalidRequest } from "../http/refusal.js";

// More are refused. Node drops headers above its own `maxHeadersCount` silently, and the credential may be one of them.
const MAX_HEADERS = 500;

/** All values of each header, by its name in lower case. */
export type HeaderLists = Record<string, string[] | undefined>;

function Nothing(): void {
  // Made by `new`.
}
Nothing.prototype = Object.create(null);

/**
 * No headers yet. Without the members of `Object.prototype`, whose names a header may have, and made by `new`: of
 * `Object.create(null)` V8 makes a dictionary, which takes it longer to fill and to go through.
 */
// `as`: a function that is called with `new`.
export const NoHeaders = Nothing as unknown as new () => HeaderLists;

/**
 * All values of each header by its lower-case name, with what the host's middleware has changed in `request.headers`; throws
 * where HTTP does not allow the headers that came in.
 */
export function readHeaders(request: IncomingMessage): HeaderLists {
  const { rawHeaders } = request;
  if (rawHeaders.length > 2 * MAX_HEADERS) throw headersTooLarge();
  // Node's own `headersDistinct` throws where a header has the name of a member of `Object.prototype`, before Node 20.20.2.
  const headers = new NoHeaders();
  const { headers: now } = request;
  let alike = 0;
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) {
    const name = (rawHeaders[at] ?? "").toLowerCase();
    const value = rawHeaders[at + 1] ?? "";
    if (now[name] === value && headers[name] === undefined) alike += 1;
    add(headers, name, value);
  }
  // A host that makes a request out of an event may have only the joined headers.
  const isMade = rawHeaders.length === 0;
  if (!isMade) requireOneHost(request, headers);
  // Nearly always each was sent once, and nothing was changed.
  if (2 * alike !== rawHeaders.length || Object.keys(now).length !== alike) takeChanges(headers, now);
  if (isMade) requireOneHost(request, headers);
  return headers;
}

function add(headers: HeaderLists, name: string, value: string): void {
  const values = headers[name];
  if (values) values.push(value);
  else headers[name] = [value];
}

/** With two hosts, a proxy in front may have routed by the other one. */
function requireOneHost({ httpVersion }: IncomingMessage, { host = [] }: HeaderLists): void {
  if (host.length > 1 || (host.length === 0 && httpVersion === "1.1"))
    throw invalidRequest("The request needs one Host header.");
}

/**
 * Takes over what the host has set since the request came in, also in the place of what was sent, and what it has taken
 * away. What it has left alone stays as it came in, to the last value: of some headers that are sent twice Node keeps one.
 */
function takeChanges(headers: HeaderLists, now: IncomingHttpHeaders): void {
  for (const name in headers) {
    const [sent = [], value] = [headers[name], now[name]];
    if (value === sent[0] || isJoined(value, sent)) continue;
    // Node's own object has these names already, and spoils the values.
    if (name in Object.prototype) continue;
    headers[name] = valuesOf(name, value);
  }
  const names = Object.keys(now);
  if (names.length > MAX_HEADERS) throw headersTooLarge();
  for (const written of names) {
    if (written in headers) continue;
    const name = written.toLowerCase();
    // Beside one that was sent under the same name in lower case: neither is preferred.
    for (const value of valuesOf(name, now[written]) ?? []) add(headers, name, value);
  }
}

/** Whether a value is what Node makes of several. */
function isJoined(value: unknown, sent: readonly string[]): boolean {
  return sent.length > 1 && (value === sent.join(", ") || value === sent.join("; "));
}

/** The values of a header as the host has set it; undefined where it has taken it away. */
function valuesOf(name: string, value: unknown): string[] | undefined {
  if (value === undefined || value === null) return undefined;
  if (Array.isArray(value)) return value.map(String);
  return [...splitHeader(name, String(value))];
}

// No value of these headers holds a comma, so a comma stands between two values.
const SINGLE: ReadonlySet<string> = new Set(["authorization", "x-api-key", "idempotency-key"]);

/** All values of a header from the one value that the host gives; `name` is in lower case. */
export function splitHeader(name: string, value: string): readonly string[] {
  if (!value.includes(",") || !SINGLE.has(name) || /^"[^"]*"$/.test(value)) return [value];
  return value.split(",").map((each) => each.trim());
}
