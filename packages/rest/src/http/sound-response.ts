// A sound response: what every host can send. A handler of a package may give anything.
import { isObject } from "@svckit/core";
import type { RestResponse } from "./message.js";
import { withHeaders } from "./response.js";

// What a header may be named, and what it may hold: a line break would begin another header.
const NAME = /^[\w!#$%&'*+.^`|~-]+$/;
const VALUE = /^[\t\x20-\x7e\x80-\xff]*$/;

// An answer of these has no body.
const WITHOUT_BODY: ReadonlySet<number> = new Set([204, 205, 304]);

const REQUEST_ID = "x-request-id";

// The host writes these from the body that it sends.
const OF_THE_HOST = /^(?:content-length|transfer-encoding)$/i;

/** A handler's response under the id of its request. Throws an `Error` that says why it cannot be sent. */
export function toSoundResponse(response: RestResponse, requestId: string): RestResponse {
  const fault = faultOf(response);
  if (fault !== undefined) throw new Error(`a handler gave ${fault}`);
  const { status, headers } = response;
  const sent = WITHOUT_BODY.has(status) && response.body !== "" ? { status, headers, body: "" } : response;
  const hasId =
    headers[REQUEST_ID] !== undefined ||
    Object.keys(headers).some((name) => name.toLowerCase() === REQUEST_ID);
  return hasId ? sent : withHeaders(sent, { [REQUEST_ID]: requestId });
}

function faultOf(response: RestResponse): string | undefined {
  if (!isObject(response)) return "no response";
  const { status, headers, shared, plain } = response;
  if (!Number.isInteger(status) || status < 200 || status > 599) return `the status ${status}`;
  if (!isObject(headers)) return "no headers";
  for (const name of Object.keys(headers)) {
    const fault = faultOfName(name);
    if (fault !== undefined) return fault;
    const value = headers[name];
    if (typeof value !== "string" || !VALUE.test(value)) return `no value of the header ${name}`;
  }
  // To read the body of what has bytes makes it.
  if (shared !== undefined || plain !== undefined) return undefined;
  return typeof response.body !== "string" ? "a body that is no text" : undefined;
}

// Handlers give the same names over and over. Those that are made from a request must not fill the memory.
const soundNames = new Set<string>();
const MAX_SOUND_NAMES = 1_000;

function faultOfName(name: string): string | undefined {
  if (soundNames.has(name)) return undefined;
  if (!NAME.test(name)) return "a header whose name is none";
  if (OF_THE_HOST.test(name)) return `the header ${name}, which is the host's`;
  if (soundNames.size < MAX_SOUND_NAMES) soundNames.add(name);
  return undefined;
}
