// Hostile: clauses about arguments that would lead elsewhere, and an upstream that repeats what it was sent.
import assert from "node:assert/strict";
import type { Provider } from "@svckit/core";
import { propertiesOf } from "../rules/described.js";
import { createHarness } from "./harness.js";
import { assertNoSecret, type RecordedCall } from "./recorded-call.js";
import { watchFetch } from "./recording.js";

// Values that would climb out of a path, or name another host.
const HOSTILE = [
  "../../../escaped",
  "..",
  "//attacker.example/",
  "https://attacker.example/?",
  "@attacker.example",
  "\\..\\x",
];

/** Checks that no argument leads a request away from the provider's base URLs. */
export async function checkStaysBelow(
  provider: Provider,
  call: RecordedCall,
  now: number | undefined,
): Promise<void> {
  const watched = watchFetch(provider, async () => new Response("{}", { status: 404 }));
  const harness = createHarness(provider, watched, { now, retries: false });
  for (const name of Object.keys(propertiesOf(harness.entry(call.tool).inputSchema))) {
    for (const value of HOSTILE) {
      await harness.call(call.tool, { ...call.args, [name]: value });
      await harness.call(call.tool, { ...call.args, [name]: [value] });
      assert.deepEqual(watched.outside, [], `${name} = ${JSON.stringify(value)} led elsewhere`);
    }
  }
}

/** Checks what is told of an upstream that answers with all that it was sent. */
export async function checkEcho(
  provider: Provider,
  call: RecordedCall,
  now: number | undefined,
): Promise<void> {
  for (const status of [200, 400, 401]) {
    const echo = async ({ headers, url }: Request) =>
      Response.json({ error: { message: [url, ...headers].join(" ") } }, { status });
    const harness = createHarness(provider, watchFetch(provider, echo), { now, retries: false });
    assertNoSecret(harness, await harness.call(call.tool, call.args));
  }
}
