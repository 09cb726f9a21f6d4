// The URL of one request: the base URL, the filled path behind it, and the query of both.
import { toUpstreamError } from "./failure.js";

/** What a request adds to its base URL. */
export interface UrlParts {
  /** With `{name}` places; empty is the base URL itself. */
  readonly path: string;
  readonly values: Readonly<Record<string, string | number>>;
  readonly query: Readonly<Record<string, string | number | boolean | undefined>>;
}

/** Puts a URL together. A query of the base URL (a key, say) is kept. Throws TOOL_ERROR for a value that is no segment. */
export function upstreamUrl(provider: string, baseUrl: string, { path, values, query }: UrlParts): string {
  const [base = "", ...baseQuery] = baseUrl.split("?");
  const search = new URLSearchParams(baseQuery.join("?"));
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  const url =
    path === "" ? base : `${base.replace(/\/+$/, "")}/${fill(provider, path, values).replace(/^\/+/, "")}`;
  return search.size === 0 ? url : `${url}?${search}`;
}

function fill(provider: string, path: string, values: UrlParts["values"]): string {
  return path.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = values[name];
    if (value === undefined) throw new TypeError(`the path ${path} has no value for ${place}`);
    // A segment of dots, encoded or not, would be resolved away and the request would go somewhere else.
    if (/^\.*$/.test(String(value))) {
      const message = `has no record named ${JSON.stringify(value)}`;
      throw toUpstreamError(provider, { runtimeStatus: "invalid_input", message });
    }
    return encodeURIComponent(value);
  });
}
