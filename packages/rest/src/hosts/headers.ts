// The headers of a request: reads those of Node's HTTP server, and splits those that a host has joined.
import type { IncomingMessage } from "node:http";
import { headersTooLarge, invalidRequest } from "../http/refusal.js";

// More are refused. Node drops headers above its own `maxHeadersCount` silently, and the credential may be one of them.
const MAX_HEADERS = 500;

/** All values of each header by its lower-case name; throws where HTTP does not allow the headers. */
export function readHeaders(request: IncomingMessage): Record<string, string[] | undefined> {
  const rawHeaders = rawHeadersOf(request);
  if (rawHeaders.length > 2 * MAX_HEADERS) throw headersTooLarge();
  // Without a prototype: a header may have the name of one of its members. Node's own `headersDistinct` throws then,
  // before Node 20.20.2.
  const headers: Record<string, string[] | undefined> = Object.create(null);
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) {
    const name = (rawHeaders[at] ?? "").toLowerCase();
    const value = rawHeaders[at + 1] ?? "";
    const values = headers[name];
    if (values) values.push(value);
    else headers[name] = [value];
  }
  const hosts = headers["host"]?.length ?? 0;
  // With two hosts, a proxy in front may have routed by the other one.
  if (hosts > 1 || (hosts === 0 && request.httpVersion === "1.1")) {
    throw invalidRequest("The request needs one Host header.");
  }
  return headers;
}

/** The headers as they came in. A host that makes a request out of an event may have only the joined ones. */
function rawHeadersOf({ rawHeaders, headers }: IncomingMessage): readonly string[] {
  if (rawHeaders.length > 0) return rawHeaders;
  return Object.entries(headers).flatMap(([name, values = []]) =>
    [values].flat().flatMap((value) => [name, value]),
  );
}

// No value of these headers holds a comma, so a comma stands between two values.
const SINGLE: ReadonlySet<string> = new Set(["authorization", "x-api-key", "idempotency-key"]);

/** All values of a header from the one value that the host gives; `name` is in lower case. */
export function splitHeader(name: string, value: string): readonly string[] {
  if (!value.includes(",") || !SINGLE.has(name) || /^"[^"]*"$/.test(value)) return [value];
  return value.split(",").map((each) => each.trim());
}
