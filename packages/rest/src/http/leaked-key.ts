// A leaked key: refuses an API key that stands where logs would keep it.
import { type Brand, ServiceError } from "@svckit/core";

/** Whether a text holds the beginning of an API key. */
export function holdsKey({ keyPrefixes: { live, test, dev } }: Brand, text: string): boolean {
  return text.includes(live) || text.includes(test) || text.includes(dev);
}

/** Refuses a text that holds an API key; `part` names the part of the request. */
export function refuseKey(part: string, text: string, brand: Brand): void {
  if (holdsKey(brand, text)) throw leakedKey(part);
}

/** Refuses an API key in the path or the query. */
export function refuseKeyInTarget(brand: Brand, path: string, query: URLSearchParams): void {
  // Each escape by itself: one that is not UTF-8 cannot hide the others. Keys are ASCII.
  const decoded = path.includes("%")
    ? path.replaceAll(/%[0-7][0-9a-f]/gi, (encoded) => decodeURIComponent(encoded))
    : path;
  refuseKey("path", decoded, brand);
  if (query.size === 0) return;
  for (const [name, value] of query) refuseKey("query", `${name}\n${value}`, brand);
}

function leakedKey(part: string): ServiceError {
  return new ServiceError("INVALID_REQUEST", {
    message: `The ${part} holds an API key, which would end in logs.`,
    next: "Send the key as the credential of the request alone, and replace it if it was real.",
  });
}
