// The target of a request: its path and its query.

const NO_QUERY = new URLSearchParams();

/** The path of a request, and its query. */
export function readTarget(target: string): { readonly path: string; readonly query: URLSearchParams } {
  // A proxy may send it in its absolute form.
  const own = target.startsWith("/") ? target : target.replace(/^https?:\/\/[^/?]*/i, "") || "/";
  const mark = own.indexOf("?");
  if (mark === -1) return { path: own, query: NO_QUERY };
  return { path: own.slice(0, mark), query: new URLSearchParams(own.slice(mark + 1)) };
}
