// The fetch for upstreams where the host hands in none: pooled, with a deadline on connecting.
import type { LookupFunction } from "node:net";

const CONNECT_MS = 2_000;

/**
 * How long a connection to a provider's own upstream is kept for reads that is not in use, in milliseconds. Most upstreams leave it open for a minute or
 * more, and say so where they do not; a new one takes two or three ways there and back.
 */
export const KEPT_MS = 30_000;

// Of a host that a caller names there may be another with each call. And of a request that may change something nobody knows what became of it where the
// upstream was just closing the connection: it goes over one that was in use a moment ago, or over a new one.
const BRIEFLY_MS = 4_000;

/** How a fetch connects. */
interface Connecting {
  /** Finds the addresses of names, in place of the system's. */
  readonly lookup?: LookupFunction;
  /** How long a connection is kept for reads that is not in use, in milliseconds; 4 s where left out. */
  readonly keptMs?: number;
}

/** Asks for `request` and gives the answer; the web's `fetch`, as far as it is used here. */
export type Fetch = (request: Request) => Promise<Response>;

const reads = new WeakSet<Request>();

/** Notes, before a request is sent, that it changes nothing and may be sent a second time. */
export function noteRead(request: Request): void {
  reads.add(request);
}

/**
 * A fetch that gives up connecting after 2 s. Its HTTP client is loaded with the first request. A read whose connection turns out to be
 * closed, although it was used before, is sent again at once over a new one: that says nothing of the upstream.
 */
export function createUpstreamFetch(connecting: Connecting = {}): Fetch {
  let loading: Promise<Fetch> | undefined;
  return async (request) => {
    loading ??= load(connecting);
    return (await loading)(request);
  };
}

/** Loads what a first request loads; where the host handed in a `fetch`, without what that stands in place of. */
export async function loadHttpClient(fetch?: Fetch): Promise<void> {
  await Promise.all([import("ky"), fetch === undefined && import("undici")]);
}

async function load({ lookup, keptMs = BRIEFLY_MS }: Connecting): Promise<Fetch> {
  // Its default, not its names: a bundle that is split into files has no others of a CommonJS module.
  const { Agent, buildConnector, fetch } = (await import("undici")).default;
  // What ended connections that had carried an answer before.
  const ofUsed = new WeakSet<Error>();
  const make = buildConnector({ timeout: CONNECT_MS, ...(lookup && { lookup }) });
  const connect: typeof make = (options, connected) =>
    make(options, (...made) => {
      const [, socket] = made;
      socket?.once("error", (error) => {
        if (socket.bytesRead > 0) ofUsed.add(error);
      });
      connected(...made);
    });
  const briefly = new Agent({ connect, keepAliveTimeout: BRIEFLY_MS });
  const long = new Agent({ connect, keepAliveTimeout: keptMs });
  // A connection for one request.
  const fresh = new Agent({ connect, pipelining: 0 });
  const wasStale = (error: unknown) =>
    error instanceof Error && error.cause instanceof Error && ofUsed.has(error.cause);

  return async (request) => {
    const init = {
      method: request.method,
      headers: [...request.headers] as [string, string][],
      body: request.body === null ? null : await request.text(),
      redirect: "manual" as const,
      signal: request.signal,
    };
    const isRead = reads.has(request);
    const sent = fetch(request.url, { ...init, dispatcher: isRead ? long : briefly });
    const response = isRead
      ? await sent.catch((error) => {
          if (!wasStale(error)) throw error;
          return fetch(request.url, { ...init, dispatcher: fresh });
        })
      : await sent;
    // `as`: undici's Response is the web's, declared a second time.
    return response as unknown as Response;
  };
}
