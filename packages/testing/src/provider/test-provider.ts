// testProvider: the contract suite that a plugin's author runs over a provider, with no network.
import assert from "node:assert/strict";
import { authsOf, type Provider, type Tool } from "@svckit/core";
import { amountFaults } from "../rules/result-rules.js";
import type { TestRunner } from "../suite/test-runner.js";
import { checkAllPages } from "./all-pages.js";
import { checkExamples, checkMissing, checkSchemas, checkUnknown, checkWrongTypes } from "./arguments.js";
import { checkCallers, isPersonal } from "./callers.js";
import { declareComposite } from "./composites.js";
import { declareConduct } from "./conduct.js";
import { troublesOf } from "./failures.js";
import { declareFallback } from "./fallbacks.js";
import { createHarness, type Harness, type Stand } from "./harness.js";
import { checkEcho, checkStaysBelow } from "./hostile.js";
import { inPlace } from "./in-place.js";
import { withTool } from "./one-tool.js";
import { assertNoSecret, checkCall, clauseOf, isPlain, type RecordedCall } from "./recorded-call.js";
import { createReplay, watchFetch } from "./recording.js";

/** What the suite runs on. */
export interface ProviderRecordings {
  /** At least one call that works for every tool. */
  readonly calls: readonly RecordedCall[];
  /**
   * The providers whose tools are fallbacks here, or asked by composites. Each tool with a fallback among them has a call with
   * `fallback` then; a composite's recordings are those of what it asks.
   */
  readonly beside?: readonly Provider[];
  /** The time of the service, in milliseconds; 2026-01-01T00:00:00Z by default. */
  readonly now?: number;
}

/** Declares the tests of a provider's contract. The suite gives it a key for each variable of its `auth`. */
export function testProvider(runner: TestRunner, provider: Provider, recordings: ProviderRecordings): void {
  const { describe, it } = runner;
  const { calls } = recordings;
  const stray = calls.find(({ tool }) => !provider.tools.some(({ name }) => name === tool));
  if (stray !== undefined) throw new Error(`provider ${provider.id} has no tool named ${stray.tool}`);

  describe(`provider ${provider.id}`, () => {
    it("is configured for its tests", async () => {
      assert.equal(provider.unavailable, undefined, "make it with what it needs: any key will do");
      // What is wrong with its tools together stops a service that has them all.
      createHarness(provider, createReplay(provider, []), { now: undefined });
    });
    for (const tool of provider.tools) {
      const recorded = calls.filter((call) => call.tool === tool.name);
      describe(tool.name, () => declareTool(inPlace(runner, tool), provider, tool, recorded, recordings));
    }
  });
}

function declareTool(
  runner: TestRunner,
  given: Provider,
  tool: Tool,
  recorded: readonly RecordedCall[],
  { beside, now }: ProviderRecordings,
): void {
  const { it } = runner;
  const provider = withTool(given, tool);
  // A composite works beside the tools that it asks.
  const isComposite = tool.uses !== undefined;
  const stand: Stand = { now, beside: isComposite ? beside : undefined };
  declareArguments(runner, provider, tool, recorded);
  it("has a recorded call that works", async () => {
    assert.ok(recorded.some(isPlain), `there is no recorded call of ${tool.name} with a result`);
  });
  for (const call of recorded) it(clauseOf(call), () => checkCall(provider, call, stand));
  declareWalks(runner, provider, tool, recorded, stand);
  if (beside !== undefined)
    declareFallback(runner, provider, tool, recorded, { beside, ...(now !== undefined && { now }) });
  declareConduct(runner, provider, tool, recorded, stand);
  const asking = recorded.find(({ recordings = [] }) => recordings.length > 0);
  if (isComposite) declareComposite(runner, provider, tool, recorded, stand);
  else if (asking !== undefined) declareUpstream(runner, provider, tool, asking, now);
}

function declareArguments(
  { it }: TestRunner,
  provider: Provider,
  tool: Tool,
  recorded: readonly RecordedCall[],
) {
  const replay = createReplay(provider, []);
  const { asked } = replay;
  let made: Harness | undefined;
  const opened = () => {
    made ??= createHarness(provider, replay, { now: undefined });
    return made;
  };
  const args = (recorded.find(isPlain) ?? tool.examples?.[0])?.args ?? {};
  const refuses = (clause: string, check: typeof checkMissing) =>
    it(clause, async () => {
      await check(opened(), opened().entry(tool.name), args);
      assert.deepEqual(asked, [], "the upstream was asked though the arguments are not valid");
    });

  it("has an example, and its arguments are valid", () => checkExamples(tool, opened().entry(tool.name)));
  it("describes its arguments and its result as JSON Schema", async () => checkSchemas(opened(), tool.name));
  it("gives amounts of money and tokens as text or whole numbers, and a float only where it says so", async () => {
    const floats = amountFaults(tool).filter(({ wrong }) => wrong.includes("float"));
    assert.deepEqual(
      floats.map(({ field }) => field),
      [],
      floats[0]?.mend,
    );
  });
  refuses("refuses a call without a required argument and names it", checkMissing);
  refuses("refuses an argument of a wrong type and names it", checkWrongTypes);
  refuses("refuses an argument that it does not list", checkUnknown);
}

/** Declares what is seen in several calls alone: the pages of a list, and callers one after the other. */
function declareWalks(
  { it }: TestRunner,
  provider: Provider,
  tool: Tool,
  recorded: readonly RecordedCall[],
  stand: Stand,
) {
  for (const call of recorded) {
    const { rows, args } = call;
    if (rows !== undefined)
      it(`gives each row of ${JSON.stringify(args)} once, over all its pages`, () =>
        checkAllPages(provider, tool, call, rows, stand));
  }
  const plain = recorded.find(isPlain);
  if (plain !== undefined && isPersonal(provider, tool))
    it("keeps nothing of one caller for the next", () => checkCallers(provider, tool, plain, stand));
}

function declareUpstream(
  { it }: TestRunner,
  provider: Provider,
  { effect }: Tool,
  call: RecordedCall,
  now: number | undefined,
) {
  for (const { clause, answer, check } of troublesOf(call.recordings ?? [], effect)) {
    it(clause, async () => {
      const watched = watchFetch(provider, async () => answer());
      const harness = createHarness(provider, watched, { now, retries: false });
      const envelope = await harness.call(call.tool, call.args);
      assert.ok(watched.asked.length > 0, "the upstream was not asked");
      check(harness, envelope);
      assertNoSecret(harness, envelope);
    });
  }
  if (authsOf(provider).length > 0)
    it("repeats nothing of its keys, though the upstream does", () => checkEcho(provider, call, now));
  it("never leaves the base URL, whatever its arguments say", () => checkStaysBelow(provider, call, now));
}
