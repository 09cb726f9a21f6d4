// Recording: what an upstream answered once, played back to a provider under test.
import { type Fetch, MASKED, type Provider } from "@svckit/core";
import { missingFrom } from "../suite/json-subset.js";

/** One answer of an upstream and the requests that it is for. */
export interface Recording {
  /** GET by default. */
  readonly method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /**
   * Path below the base URL, or the whole URL of a target that the caller names. A request must have the query
   * parameters that are written here, each as often, and may have others.
   */
  readonly path: string;
  /** What the JSON that is sent holds, for an upstream with one path for everything. */
  readonly json?: unknown;
  /** What the form that is sent holds; a list is a name that is repeated. */
  readonly form?: Readonly<Record<string, string | readonly string[]>>;
  /** 200 by default. */
  readonly status?: number;
  /** A JSON value. Where `content-type` is not JSON, a text as it is. Left out: no body. */
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

/**
 * Plays recordings back, those of `beside` among them. The first that fits answers, as often as it is asked; 404 where none
 * does.
 */
export function createReplay(
  own: Provider,
  recordings: readonly Recording[],
  beside: readonly Provider[] = [],
): Replay {
  const provider = together(own, beside);
  const used = new Set<Recording>();
  const unmatched: string[] = [];
  const watched = watchFetch(provider, async (request) => {
    const sent = request.body === null ? undefined : parsed(await request.clone().text());
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

/** A provider that has the base URLs of others, too. */
export function together(provider: Provider, others: readonly Provider[]): Provider {
  const upstreams: Record<string, string> = { ...provider.upstreams };
  for (const { id, baseUrl, upstreams: more = {} } of others) {
    if (baseUrl !== undefined) upstreams[id] = baseUrl;
    for (const [name, url] of Object.entries(more)) upstreams[`${id} ${name}`] = url;
  }
  return others.length === 0 ? provider : { ...provider, upstreams };
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
  if (!holds(query, expected.searchParams)) return false;
  const { json, form } = recording;
  if (form !== undefined && !holds(new URLSearchParams(String(sent)), toPairs(form))) return false;
  return json === undefined || missingFrom(sent, json) === undefined;
}

/** Whether `pairs` has each name that is expected with those very values. */
function holds(pairs: URLSearchParams, expected: URLSearchParams): boolean {
  const texts = (from: URLSearchParams, name: string) => JSON.stringify(from.getAll(name));
  return [...expected.keys()].every((name) => texts(pairs, name) === texts(expected, name));
}

function toPairs(form: NonNullable<Recording["form"]>): URLSearchParams {
  const pairs = new URLSearchParams();
  for (const [name, given] of Object.entries(form))
    for (const value of typeof given === "string" ? [given] : given) pairs.append(name, value);
  return pairs;
}

/** What a recorded answer holds. */
export function contentOf({ body, headers }: Recording): "json" | "text" | "nothing" {
  if (body === undefined) return "nothing";
  const type = new Headers(headers).get("content-type") ?? "json";
  return typeof body === "string" && !type.includes("json") ? "text" : "json";
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
  if (!isNamed(recording)) return isPath(pathBelow(provider, address), withoutSlash(expected.pathname));
  const { origin, pathname } = new URL(address);
  return origin === expected.origin && withoutSlash(pathname) === withoutSlash(expected.pathname);
}

/** Whether a path is the one that was recorded, in which a key that stood in it is masked. */
function isPath(path: string | undefined, recorded: string): boolean {
  if (path === undefined || !recorded.includes(MASKED)) return path === recorded;
  const parts = recorded.split("/");
  const sent = path.split("/");
  return sent.length === parts.length && parts.every((part, at) => part === MASKED || part === sent[at]);
}

/** The path of a URL below the base URL that it begins with; undefined where it begins with none. */
export function pathBelow({ baseUrl, upstreams = {} }: Provider, address: string): string | undefined {
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

function toResponse(recording: Recording): Response {
  const { body, status = 200, headers = {} } = recording;
  const content = contentOf(recording);
  const text = content === "nothing" ? null : content === "text" ? String(body) : JSON.stringify(body);
  return new Response(text, {
    status,
    headers: new Headers({ "content-type": "application/json", ...headers }),
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
