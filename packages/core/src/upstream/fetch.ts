// The fetch for upstreams where the host hands in none: pooled, with a deadline on connecting.
import type { LookupFunction } from "node:net";

const CONNECT_MS = 2_000;

/** Asks for `request` and gives the answer; the web's `fetch`, as far as it is used here. */
export type Fetch = (request: Request) => Promise<Response>;

/**
 * A fetch that gives up connecting after 2 s. Its HTTP client is loaded with the first request. `lookup` finds the
 * addresses of names, in place of the system's.
 */
export function createUpstreamFetch(connect: { readonly lookup?: LookupFunction } = {}): Fetch {
  let loading: Promise<Fetch> | undefined;
  return async (request) => {
    loading ??= load(connect);
    return (await loading)(request);
  };
}

/** Loads what a first request loads; where the host handed in a `fetch`, without what that stands in place of. */
export async function loadHttpClient(fetch?: Fetch): Promise<void> {
  await Promise.all([import("ky"), fetch === undefined && import("undici")]);
}

async function load(connect: { readonly lookup?: LookupFunction }): Promise<Fetch> {
  // Its default, not its names: a bundle that is split into files has no others of a CommonJS module.
  const { Agent, fetch } = (await import("undici")).default;
  const dispatcher = new Agent({ connect: { timeout: CONNECT_MS, ...connect } });
  return async (request) => {
    const response = await fetch(request.url, {
      method: request.method,
      headers: [...request.headers],
      body: request.body === null ? null : await request.text(),
      redirect: "manual",
      signal: request.signal,
      dispatcher,
    });
    // `as`: undici's Response is the web's, declared a second time.
    return response as unknown as Response;
  };
}
