// A leaked key: refuses an API key that stands where logs would keep it.
import { type Brand, ServiceError } from "@svckit/core";

/** Whether a text holds the beginning of an API key. */
export function holdsKey({ keyPrefixes: { live, test, dev, admin } }: Brand, text: string): boolean {
  return text.includes(live) || text.includes(dev) || text.includes(admin) || holdsTestKey(test, text);
}

// The tool that tests a monitor is named as a test key begins; a key goes on with more than that word.
const NAME_OF_TOOL = /^monitor(?![0-9A-Za-z_])/;

function holdsTestKey(prefix: string, text: string): boolean {
  for (let at = text.indexOf(prefix); at >= 0; at = text.indexOf(prefix, at + 1)) {
    const behind = at + prefix.length;
    if (!NAME_OF_TOOL.test(text.slice(behind, behind + 8))) return true;
  }
  return false;
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
