// Composites: clauses about a tool that asks others, which are handed in beside its provider.
import assert from "node:assert/strict";
import { isObject, type Provider, type Tool } from "@svckit/core";
import type { TestRunner } from "../suite/test-runner.js";
import { assertWorked, createHarness, type Stand } from "./harness.js";
import { assertNoSecret, isPlain, type RecordedCall } from "./recorded-call.js";
import { createReplay, together, watchFetch } from "./recording.js";

/** Declares the clauses of a composite. */
export function declareComposite(
  { it }: TestRunner,
  provider: Provider,
  tool: Tool,
  recorded: readonly RecordedCall[],
  stand: Stand,
): void {
  const call = recorded.find(isPlain);
  if (call === undefined) return;
  it("cites in `sources` each tool that it asked, by a receipt", () =>
    checkSources(provider, tool, call, stand));
  it("says what it does not know, or fails as its tools do, while all that they ask is down", () =>
    checkDown(provider, call, stand));
}

async function checkSources(provider: Provider, tool: Tool, call: RecordedCall, stand: Stand): Promise<void> {
  const replay = createReplay(provider, call.recordings ?? [], stand.beside);
  const harness = createHarness(provider, replay, { ...stand, retries: false });
  const envelope = await harness.call(call.tool, call.args);
  assertWorked(harness, envelope);
  const { sources } = envelope.data;
  assert.ok(Array.isArray(sources), "its result has no list `sources`: declare it as sources: sources()");
  assert.ok(sources.length > 0, "it cites no tool: give the `source` of each answer of ctx.ask");
  const tools: unknown[] = sources.map((each: unknown) => (isObject(each) ? each["tool"] : undefined));
  const strange = tools.filter((name) => !tool.uses?.some((used) => used === name));
  assert.deepEqual(strange, [], "it cites what it does not use");
}

async function checkDown(provider: Provider, call: RecordedCall, stand: Stand): Promise<void> {
  const all = together(provider, stand.beside ?? []);
  const down = watchFetch(all, async () => new Response("{}", { status: 500 }));
  const harness = createHarness(provider, down, { ...stand, retries: false });
  const envelope = await harness.call(call.tool, call.args);
  assertNoSecret(harness, envelope);
  if (envelope.ok) return;
  const told = [envelope.error.code, envelope.meta?.runtime_status];
  const isTheirs = told[0] === "PROVIDER_UNAVAILABLE" || told[0] === "TOOL_ERROR";
  assert.ok(isTheirs && told[1] !== "failing", `it fails by itself: ${harness.describe(envelope)}`);
}
