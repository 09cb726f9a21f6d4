// Keyless calls, for the tests of that lane.
import { expect } from "vitest";
import type { createClient } from "./server-process.js";
import { priceOf } from "./upstream.js";

let calls = 0;

/** An id that was never asked for. */
export function nextId(kind = "good"): string {
  calls += 1;
  return `${kind}-${calls}`;
}

/** Calls the servers in turn until one refuses; gives how many calls worked. */
export async function untilRefused(
  client: ReturnType<typeof createClient>,
  urlOf: (index: number) => string,
  headers: Record<string, string> = {},
): Promise<number> {
  for (let worked = 0; ; worked++) {
    const { json } = await client.execute(urlOf(worked), priceOf(nextId()), undefined, headers);
    if (json.ok) continue;
    expect(json.error.code).toBe("ANON_QUOTA_EXCEEDED");
    return worked;
  }
}
