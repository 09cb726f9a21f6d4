// An API key where logs would keep it: found, and refused.
import { type Brand, ServiceError } from "@svckit/core";

/** Whether a text holds what may be an API key. */
export function holdsKey({ keyPrefixes: { live, test, dev } }: Brand, text: string): boolean {
  return text.includes(live) || text.includes(test) || text.includes(dev);
}

/** Refuses a text that holds an API key; `place` is where it stands. */
export function refuseKey(place: string, text: string, brand: Brand): void {
  if (holdsKey(brand, text)) throw leakedKey(place);
}

/** Refuses an API key in the path or the query. */
export function refuseKeyInTarget(brand: Brand, path: string, query: URLSearchParams): void {
  // Each by itself: one that is no character of UTF-8 hides nothing of the others, and a key is of ASCII alone.
  const decoded = path.includes("%")
    ? path.replaceAll(/%[0-7][0-9a-f]/gi, (encoded) => decodeURIComponent(encoded))
    : path;
  refuseKey("path", decoded, brand);
  if (query.size === 0) return;
  for (const [name, value] of query) refuseKey("query", `${name}\n${value}`, brand);
}

function leakedKey(place: string): ServiceError {
  return new ServiceError("INVALID_REQUEST", {
    message: `The ${place} holds an API key, which would end in logs.`,
    next: "Send the key as the credential of the request alone, and replace it if it was real.",
  });
}
