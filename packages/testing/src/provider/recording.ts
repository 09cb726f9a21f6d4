// Recording: what an upstream answered once, played back to a provider under test.
import type { Fetch, Provider } from "@svckit/core";
import { missingFrom } from "../suite/json-subset.js";

/** One answer of an upstream and the requests that it is for. */
export interface Recording {
  /** GET by default. */
  readonly method?: "GET" | "POST";
  /**
   * Path below the base URL, or the whole URL of a target that the caller names. A request must have the query
   * parameters that are written here, and may have others.
   */
  readonly path: string;
  /** What the posted JSON holds, for an upstream with one path for everything. */
  readonly json?: unknown;
  /** 200 by default. */
  readonly status?: number;
  /** A JSON value. Where `content-type` is not JSON, a text as it is. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Recordings being played back. */
export interface Replay {
  /** Answers requests to the provider's own upstreams. */
  readonly fetch: Fetch;
  /** Answers requests to targets that callers name. */
  readonly publicFetch: Fetch;
  /** Every request, as `METHOD URL`. */
  readonly asked: readonly string[];
  /** Requests without a recording. */
  readonly unmatched: readonly string[];
  /** Requests outside of the provider's base URLs. */
  readonly outside: readonly string[];
  /** Recordings that nothing has asked for yet. */
  unused(): readonly Recording[];
}

/** Plays recordings back. The first that fits answers, as often as it is asked; 404 where none does. */
export function createReplay(provider: Provider, recordings: readonly Recording[]): Replay {
  const used = new Set<Recording>();
  const unmatched: string[] = [];
  const watched = watchFetch(provider, async (request) => {
    const sent = request.method === "POST" ? parsed(await request.clone().text()) : undefined;
    const recording = recordings.find((each) => fits(provider, each, request, sent));
    if (recording === undefined) {
      unmatched.push(
        `${request.method} ${request.url}${sent === undefined ? "" : ` ${JSON.stringify(sent)}`}`,
      );
      return new Response('{"error":"not recorded"}', { status: 404 });
    }
    used.add(recording);
    return toResponse(recording);
  });
  return { ...watched, unmatched, unused: () => recordings.filter((each) => !used.has(each)) };
}

/** A fetch that notes all requests, and those outside of the provider's base URLs. */
export function watchFetch(
  provider: Provider,
  fetch: Fetch,
): Pick<Replay, "fetch" | "publicFetch" | "asked" | "outside"> {
  const asked: string[] = [];
  const outside: string[] = [];
  return {
    asked,
    outside,
    fetch: async (request) => {
      const line = `${request.method} ${request.url}`;
      asked.push(line);
      if (pathBelow(provider, request.url) === undefined) outside.push(line);
      return fetch(request);
    },
    publicFetch: async (request) => {
      asked.push(`${request.method} ${request.url}`);
      return fetch(request);
    },
  };
}

function fits(provider: Provider, recording: Recording, request: Request, sent: unknown): boolean {
  if ((recording.method ?? "GET") !== request.method) return false;
  if (!isAt(provider, recording, request.url)) return false;
  const expected = urlOf(recording);
  const query = new URL(request.url).searchParams;
  if ([...expected.searchParams].some(([name, value]) => query.get(name) !== value)) return false;
  return recording.json === undefined || missingFrom(sent, recording.json) === undefined;
}

/** Whether the target of a recording is named by the caller, and not the provider's own upstream. */
export function isNamed({ path }: Recording): boolean {
  return /^https?:\/\//.test(path);
}

/** The recorded URL, encoded like the one that is asked. The host of a path alone is never compared. */
function urlOf(recording: Recording): URL {
  return new URL(
    isNamed(recording) ? recording.path : `http://recorded/${recording.path.replace(/^\/+/, "")}`,
  );
}

function isAt(provider: Provider, recording: Recording, address: string): boolean {
  const expected = urlOf(recording);
  if (!isNamed(recording)) return pathBelow(provider, address) === withoutSlash(expected.pathname);
  const { origin, pathname } = new URL(address);
  return origin === expected.origin && withoutSlash(pathname) === withoutSlash(expected.pathname);
}

/** The path of a URL below the base URL that it begins with; undefined where it begins with none. */
function pathBelow({ baseUrl, upstreams = {} }: Provider, address: string): string | undefined {
  const url = new URL(address);
  for (const base of [baseUrl, ...Object.values(upstreams)]) {
    if (base === undefined) continue;
    const { origin, pathname } = new URL(base);
    const prefix = withoutSlash(pathname);
    if (url.origin !== origin) continue;
    if (url.pathname === prefix || url.pathname.startsWith(`${prefix}/`)) {
      return withoutSlash(url.pathname.slice(prefix.length));
    }
  }
  return undefined;
}

function withoutSlash(path: string): string {
  return path.replace(/\/+$/, "");
}

function toResponse({ body, status = 200, headers = {} }: Recording): Response {
  const all = new Headers({ "content-type": "application/json", ...headers });
  const isText = typeof body === "string" && !all.get("content-type")?.includes("json");
  return new Response(body === undefined ? "" : isText ? body : JSON.stringify(body), {
    status,
    headers: all,
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
