// The fetch for upstreams where the host hands in none: pooled, with a deadline on connecting.
import type { LookupFunction } from "node:net";

const CONNECT_MS = 2_000;

/**
 * How long a connection to a provider's own upstream is kept that is not in use, in milliseconds. Most of them leave it open for a minute or more, and say so
 * where they do not; a new one takes two or three ways there and back.
 */
export const KEPT_MS = 30_000;

// Of a host that a caller names there may be another with each call. And an upstream that is just closing a connection leaves it unknown what became of a
// request on it: what may change something goes over one that was in use a moment ago, or a new one.
const BRIEFLY_MS = 4_000;

const changes = new WeakSet<Request>();

/** Notes that a request may change something, before it is sent. */
export function noteChange(request: Request): void {
  changes.add(request);
}

/** How a fetch connects. */
interface Connecting {
  /** Finds the addresses of names, in place of the system's. */
  readonly lookup?: LookupFunction;
  /** How long a connection is kept for reads that is not in use, in milliseconds; 4 s where left out. */
  readonly keptMs?: number;
}

/** Asks for `request` and gives the answer; the web's `fetch`, as far as it is used here. */
export type Fetch = (request: Request) => Promise<Response>;

/** A fetch that gives up connecting after 2 s. Its HTTP client is loaded with the first request. */
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
  const { Agent, fetch } = (await import("undici")).default;
  const connect = { timeout: CONNECT_MS, ...(lookup && { lookup }) };
  const forChanges = new Agent({ connect, keepAliveTimeout: BRIEFLY_MS });
  const forReads = keptMs === BRIEFLY_MS ? forChanges : new Agent({ connect, keepAliveTimeout: keptMs });
  return async (request) => {
    const response = await fetch(request.url, {
      method: request.method,
      headers: [...request.headers],
      body: request.body === null ? null : await request.text(),
      redirect: "manual",
      signal: request.signal,
      dispatcher: changes.has(request) ? forChanges : forReads,
    });
    // `as`: undici's Response is the web's, declared a second time.
    return response as unknown as Response;
  };
}
