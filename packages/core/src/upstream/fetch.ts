// Fetch: how upstreams are asked where the host hands in none of its own: over pooled connections, with a deadline on connecting.
import type { LookupFunction } from "node:net";
import type { Dispatcher } from "undici";
import { once } from "../platform/once.js";
import type { RawAnswer } from "./read-body.js";

const CONNECT_MS = 2_000;

/** Asks for `request` and gives the answer; the web's `fetch`, as far as it is used here. */
export type Fetch = (request: Request) => Promise<Response>;

/** Sends a request and gives the answer. A `Fetch` does that, and one of ours does it without the web's streams, in a third of the time. */
export type Send = (request: Request) => Promise<RawAnswer>;

/** How a fetch connects. */
interface Connecting {
  /** Finds the addresses of names, in place of the system's. */
  readonly lookup?: LookupFunction;
}

/** Sends requests, and gives up connecting after 2 s. Its HTTP client is loaded with the first request. */
export function createSend(connect: Connecting = {}): Send {
  const loaded = once(() => load(connect));
  return async (request) => (await loaded())(request);
}

/** A fetch that sends as `createSend` does. */
export function createUpstreamFetch(connect?: Connecting): Fetch {
  const send = createSend(connect);
  return async (request) => {
    const { status, headers, body } = await send(request);
    const stream = body && ReadableStream.from(body);
    if (status <= LAST_STATUS) return new Response(stream, { status, headers });
    // The web's `fetch` gives such an answer, which nobody can make.
    const response = new Response(stream, { headers });
    return Object.defineProperties(response, { status: { value: status }, ok: { value: false } });
  };
}

// The last that a `Response` may be made with.
const LAST_STATUS = 599;

/** Statuses whose answers have no body, whatever comes with them. */
export const BODILESS: readonly number[] = [204, 205, 304];

/** Loads what a first request loads; where the host handed in a `fetch`, without what that stands in place of. */
export async function loadHttpClient(fetch?: Fetch): Promise<void> {
  await Promise.all([import("ky"), fetch === undefined && loadParts()]);
}

function loadParts() {
  // Its default, not its names: a bundle that is split into files has no others of a CommonJS module.
  return Promise.all([import("undici").then((undici) => undici.default), import("./decoded.js")]);
}

async function load(connect: Connecting): Promise<Send> {
  const [{ Agent, request: send }, { decoded }] = await loadParts();
  const dispatcher = new Agent({ connect: { timeout: CONNECT_MS, ...connect } });

  function toRawAnswer({
    statusCode: status,
    headers: raw,
    body,
  }: Dispatcher.ResponseData<unknown>): RawAnswer {
    try {
      // `as`: as was asked for, a list of names and values.
      const headers = toHeaders(raw as unknown as readonly string[]);
      if (BODILESS.includes(status)) {
        body.dump().catch(() => {});
        return { status, headers, body: null };
      }
      return { status, headers, body: decoded(body, headers) };
    } catch (error) {
      body.destroy();
      throw error;
    }
  }

  return async (request) => {
    const { url, signal } = request;
    // `as`: the methods that tools send.
    const method = request.method as Dispatcher.HttpMethod;
    const body = request.body === null ? null : await request.text();
    const headers = headersOf(request);
    try {
      return toRawAnswer(
        await send(url, { method, headers, body, signal, dispatcher, responseHeaders: "raw" }),
      );
    } catch (error) {
      signal.throwIfAborted();
      // As the web's `fetch` tells it.
      throw new TypeError("fetch failed", { cause: error });
    }
  };
}

// What the web's `fetch` says where nothing else is said. It asks for `br` on connections with TLS alone.
const SAID: Readonly<Record<string, string>> = {
  accept: "*/*",
  "accept-language": "*",
  "accept-encoding": "br, gzip, deflate",
  "user-agent": "undici",
};

function headersOf({ headers }: Request): string[] {
  const all = ["sec-fetch-mode", "cors"];
  for (const [name, value] of headers) if (!OWN.includes(name)) all.push(name, value);
  for (const name in SAID) if (!headers.has(name)) all.push(name, SAID[name] ?? "");
  return all;
}

// The host is that of the URL: by the name that is sent, a certificate would be checked.
const OWN: readonly string[] = ["host", "sec-fetch-mode"];

function toHeaders(raw: readonly string[]): Headers {
  const headers = new Headers();
  for (let at = 0; at + 1 < raw.length; at += 2) headers.append(raw[at] ?? "", raw[at + 1] ?? "");
  return headers;
}
