// Fallbacks: clauses about the tool of another provider that answers while this one's upstream is down.
import assert from "node:assert/strict";
import type { Fetch, Provider, Tool } from "@svckit/core";
import { missingFrom } from "../suite/json-subset.js";
import type { TestRunner } from "../suite/test-runner.js";
import { assertWorked, createHarness } from "./harness.js";
import { withTool } from "./one-tool.js";
import { placeOf } from "./place.js";
import type { RecordedCall } from "./recorded-call.js";
import { createReplay, pathBelow } from "./recording.js";

/** Declares the clauses of a tool's fallback, where its author hands in the other providers. */
export function declareFallback(
  { it }: TestRunner,
  provider: Provider,
  tool: Tool,
  recorded: readonly RecordedCall[],
  { beside, now }: { readonly beside?: readonly Provider[]; readonly now?: number },
): void {
  const { fallback } = tool;
  if (fallback === undefined || beside === undefined) return;
  const other = beside.find(({ tools }) => tools.some(({ name }) => name === fallback.tool));
  it("has its fallback beside it, and a recorded call that this answers", async () => {
    assert.ok(other, `none of the providers beside it has the tool ${fallback.tool}`);
    assert.ok(
      recorded.some((call) => call.fallback),
      `there is no recorded call with a fallback of ${tool.name}`,
    );
  });
  if (other === undefined) return;
  for (const call of recorded) {
    const { fallback: given } = call;
    if (given === undefined) continue;
    it(`lets ${fallback.tool} answer ${JSON.stringify(call.args)} while its own upstream is down`, () =>
      checkFallback(provider, tool, other, call, given, now));
  }
}

async function checkFallback(
  provider: Provider,
  tool: Tool,
  other: Provider,
  { args }: RecordedCall,
  { recordings = [], expect }: NonNullable<RecordedCall["fallback"]>,
  now: number | undefined,
): Promise<void> {
  const replay = createReplay(other, recordings);
  const fetch: Fetch = async (request) => {
    if (pathBelow(other, request.url) === undefined) throw new TypeError("fetch failed");
    return replay.fetch(request);
  };
  const fetches = { fetch, publicFetch: replay.publicFetch };
  // The other tools' fallbacks may be of providers that are not here.
  const harness = createHarness(withTool(provider, tool), fetches, { now, retries: false, beside: [other] });
  const envelope = await harness.call(tool.name, args);
  const where = await placesOf(tool);
  assert.deepEqual(replay.unmatched, [], `its fallback asked what no recording is for${where}`);
  const why = harness.lines.filter((line) => line.startsWith("a fallback failed")).join("; ");
  assert.ok(envelope.ok, `its fallback did not answer${where}: ${why} ${harness.describe(envelope)}`);
  assertWorked(harness, envelope);
  assert.equal(envelope.meta.source, "fallback", "it answered by itself, with its upstream down");
  assert.deepEqual(replay.unused(), [], `recordings were never asked for by its fallback${where}`);
  const missing = expect === undefined ? undefined : missingFrom(envelope.data, expect);
  assert.equal(missing, undefined, `its fallback gives another result${where}: ${missing}`);
}

async function placesOf({ fallback }: Tool): Promise<string> {
  const [args, result] = [await placeOf(fallback?.args), await placeOf(fallback?.result)];
  const places = [args && `args at ${args}`, result && `result at ${result}`].filter(Boolean);
  return places.length === 0 ? "" : ` (${places.join(", ")})`;
}
