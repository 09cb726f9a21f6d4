// Headers that were sent more than once, taken apart again where a host has joined their values by commas.

// No value of these holds a comma, so that each comma stands between two of them.
const SINGLE: ReadonlySet<string> = new Set(["authorization", "x-api-key", "idempotency-key"]);

/** All values of a header, by its lower-case name, from the one value that the host gives. */
export function splitHeader(name: string, value: string): readonly string[] {
  if (!value.includes(",") || !SINGLE.has(name) || /^"[^"]*"$/.test(value)) return [value];
  return value.split(",").map((each) => each.trim());
}
