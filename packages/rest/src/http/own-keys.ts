// Own keys: reads the headers in which a caller brings its own keys for providers.
import type { Call, Service } from "@svckit/core";
import type { RestRequest } from "./message.js";

/** The keys that came in headers, by variable. The service refuses those that nobody takes, and one that came twice. */
export function ownKeysOf(
  { brand, transport }: Pick<Service, "brand" | "transport">,
  headers: RestRequest["headers"],
): Call["keys"] {
  let keys: Record<string, string> | undefined;
  for (const name in headers) {
    if (!name.startsWith(brand.keyHeaderPrefix)) continue;
    const variable = transport.keyHeaders.get(name) ?? toVariable(name.slice(brand.keyHeaderPrefix.length));
    keys ??= {};
    // No key holds a line break.
    keys[variable] = (headers[name] ?? []).join("\n");
  }
  return keys;
}

function toVariable(name: string): string {
  return name.toUpperCase().replaceAll("-", "_");
}
