// The fetch that upstreams are asked with where the host hands in none: pooled, with a deadline on connecting.

const CONNECT_MS = 2_000;

/** Asks for `request` and gives the answer; the web's `fetch`, as far as it is used here. */
export type Fetch = (request: Request) => Promise<Response>;

/** A fetch that gives up connecting after 2 s. Its HTTP client is loaded with the first request. */
export function createUpstreamFetch(): Fetch {
  let loading: Promise<Fetch> | undefined;
  return async (request) => {
    loading ??= load();
    return (await loading)(request);
  };
}

async function load(): Promise<Fetch> {
  const { Agent, fetch } = await import("undici");
  const dispatcher = new Agent({ connect: { timeout: CONNECT_MS } });
  return async (request) => {
    const hasBody = request.method !== "GET" && request.method !== "HEAD";
    const response = await fetch(request.url, {
      method: request.method,
      headers: [...request.headers],
      body: hasBody ? await request.text() : null,
      redirect: "manual",
      signal: request.signal,
      dispatcher,
    });
    // `as`: undici's Response is the web's, declared a second time.
    return response as unknown as Response;
  };
}
