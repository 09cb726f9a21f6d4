// The headers of a request: read from Node's HTTP server, or taken apart where a host has joined them.
import type { IncomingMessage } from "node:http";
import { headersTooLarge, invalidRequest } from "../http/refusal.js";

// Node drops what comes after its `maxHeadersCount` without a word, the credential among it; so many are refused first.
const MAX_HEADERS = 500;

/** All values of each header by its lower-case name; throws the refusal of headers that HTTP does not allow. */
export function readHeaders(request: IncomingMessage): Record<string, string[] | undefined> {
  const rawHeaders = rawHeadersOf(request);
  if (rawHeaders.length > 2 * MAX_HEADERS) throw headersTooLarge();
  // Without a prototype, and not Node's own `headersDistinct`: a header may be named after a member of one, which
  // brings that down before Node 20.20.2.
  const headers: Record<string, string[] | undefined> = Object.create(null);
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) {
    const name = (rawHeaders[at] ?? "").toLowerCase();
    const value = rawHeaders[at + 1] ?? "";
    const values = headers[name];
    if (values) values.push(value);
    else headers[name] = [value];
  }
  const hosts = headers["host"]?.length ?? 0;
  // Two hosts are two requests to whoever stands in front of this server.
  if (hosts > 1 || (hosts === 0 && request.httpVersion === "1.1")) {
    throw invalidRequest("The request needs one Host header.");
  }
  return headers;
}

/** As they came in; some hosts that make a request of an event have the joined ones alone. */
function rawHeadersOf({ rawHeaders, headers }: IncomingMessage): readonly string[] {
  if (rawHeaders.length > 0) return rawHeaders;
  return Object.entries(headers).flatMap(([name, values = []]) =>
    [values].flat().flatMap((value) => [name, value]),
  );
}

// No value of these headers holds a comma, so a comma stands between two values.
const SINGLE: ReadonlySet<string> = new Set(["authorization", "x-api-key", "idempotency-key"]);

/** All values of a header, by its lower-case name, from the one value that the host gives. */
export function splitHeader(name: string, value: string): readonly string[] {
  if (!value.includes(",") || !SINGLE.has(name) || /^"[^"]*"$/.test(value)) return [value];
  return value.split(",").map((each) => each.trim());
}
