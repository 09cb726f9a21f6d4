// Request: what is asked of an upstream, with its URL and its body as they are sent.

import type { Schema } from "../schema/schema.js";
import { toUpstreamError } from "./failure.js";

/** The methods of requests to an upstream. */
export type UpstreamMethod = "get" | "post" | "put" | "patch" | "delete";

/** A value of a query or a form; an undefined one is left out. */
export type QueryValue = string | number | boolean | undefined;

/** Values by name; a list repeats its name, once for each value. */
export type QueryValues = Readonly<Record<string, QueryValue | readonly QueryValue[]>>;

/** What a request to an upstream carries. */
export interface UpstreamRequest<S extends Schema = Schema> {
  /** Values for the `{name}` parameters of the path; each becomes one segment, percent-encoded. */
  readonly path?: Readonly<Record<string, string | number>>;
  readonly query?: QueryValues;
  readonly headers?: Readonly<Record<string, string>>;
  /** The largest answer that is read, in bytes after decompression, where that is less than the upstream's limit. */
  readonly maxBytes?: number;
  /**
   * What `schema` is given: the JSON (by default), the body as a text, or the `response` as `{ status, headers, body }`,
   * with lower-case names of headers and a body that is JSON or else a text. A body of no bytes is null in each.
   */
  readonly read?: "json" | "text" | "response";
  /** The part of the answer that is read; an answer that does not fit is the provider's failure. */
  readonly schema: S;
}

/** A request with a body, which is JSON or a form. */
export type BodyRequest<S extends Schema = Schema> = UpstreamRequest<S> &
  (
    | { readonly json?: unknown; readonly form?: never }
    | { readonly json?: never; readonly form: QueryValues }
  );

/** A POST. In a tool that reads, every POST only asks. */
export type PostRequest<S extends Schema = Schema> = BodyRequest<S> & {
  /** The request only asks, and changes nothing, though its tool does: a question in GraphQL or JSON-RPC, say. */
  readonly reads?: true;
  /**
   * For a request whose size the caller decides. Where it takes too long, or its answer is too large, the caller gets
   * TOOL_ERROR, and nothing counts against the upstream.
   */
  readonly heavy?: HeavyRequest;
};

/** What makes a request heavy. */
export interface HeavyRequest {
  /**
   * The JSON body of a small question, sent to the same path. An upstream that is well answers it at once: then the
   * caller has asked for too much.
   */
  readonly check: unknown;
}

/** A request of any method, as it is sent. */
export interface SentRequest extends UpstreamRequest {
  readonly json?: unknown;
  readonly form?: QueryValues;
  readonly reads?: true;
  readonly heavy?: HeavyRequest;
}

/** Whether a request may change something upstream. A GET never does, and a POST not where it only asks. */
export function mayChange(
  method: UpstreamMethod,
  { reads }: SentRequest,
  { readOnly }: { readonly readOnly: boolean },
): boolean {
  return method !== "get" && !(method === "post" && (readOnly || reads));
}

/** The body of a request, and the headers that tell of it and of what is read. Throws for what cannot be written as JSON. */
export function bodyOf({ json, form, read }: SentRequest): {
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | URLSearchParams;
} {
  const accept = read === "text" ? "*/*" : "application/json";
  if (form) return { headers: { accept }, body: toPairs(form) };
  if (json === undefined) return { headers: { accept } };
  return { headers: { accept, "content-type": "application/json" }, body: JSON.stringify(json) };
}

/** The base URL with the path behind it and the query of both. A query of the base URL (a key, say) is kept. */
export function urlOf(
  { provider, baseUrl }: { readonly provider: string; readonly baseUrl: string },
  path: string,
  { path: values = {}, query = {} }: SentRequest,
): string {
  const [base = "", ...baseQuery] = baseUrl.split("?");
  const search = toPairs(query, new URLSearchParams(baseQuery.join("?")));
  const url =
    path === "" ? base : `${base.replace(/\/+$/, "")}/${fill(provider, path, values).replace(/^\/+/, "")}`;
  return search.size === 0 ? url : `${url}?${search}`;
}

/** The values as pairs of name and text, in place of those of the same names in `into`. */
function toPairs(values: QueryValues, into = new URLSearchParams()): URLSearchParams {
  for (const [name, given] of Object.entries(values)) {
    if (given === undefined) continue;
    into.delete(name);
    for (const value of Array.isArray(given) ? given : [given])
      if (value !== undefined) into.append(name, String(value));
  }
  return into;
}

/** The path with its parameters filled in; throws TOOL_ERROR for a value that cannot be a segment. */
function fill(provider: string, path: string, values: NonNullable<UpstreamRequest["path"]>): string {
  return path.replace(/\{(\w+)\}/g, (parameter, name: string) => {
    const value = values[name];
    if (value === undefined) throw new TypeError(`the path ${path} has no value for ${parameter}`);
    // A segment of dots, encoded or not, would be resolved away and the request would go somewhere else.
    if (/^\.*$/.test(String(value))) {
      const message = `has no record named ${JSON.stringify(value)}`;
      throw toUpstreamError(provider, { runtimeStatus: "invalid_input", message });
    }
    return encodeURIComponent(value);
  });
}
