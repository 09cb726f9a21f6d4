// testProvider: the contract suite that a plugin's author runs over a provider, with no network.
import assert from "node:assert/strict";
import {
  authsOf,
  canonicalJson,
  type Envelope,
  type ErrorCode,
  MASKED,
  type Provider,
  type RuntimeStatus,
  sha256,
  type Tool,
} from "@svckit/core";
import { propertiesOf } from "../rules/described.js";
import { amountFaults } from "../rules/result-rules.js";
import { missingFrom } from "../suite/json-subset.js";
import type { TestRunner } from "../suite/test-runner.js";
import { checkExamples, checkMissing, checkSchemas, checkUnknown, checkWrongTypes } from "./arguments.js";
import { troublesOf } from "./failures.js";
import { assertFailed, assertWorked, createHarness, type Harness, saysNoData } from "./harness.js";
import { createReplay, type Recording, watchFetch } from "./recording.js";

/** A call of a tool, what the upstream answers, and what comes of it. */
export interface RecordedCall {
  readonly tool: string;
  readonly args: Readonly<Record<string, unknown>>;
  /** What the upstream answers. Left out for a tool that asks none. */
  readonly recordings?: readonly Recording[];
  /** What the result holds at least. */
  readonly expect?: unknown;
  /** The upstream has no such record: the call works and says `no_data`. */
  readonly absent?: true;
  /** How the call fails, for an upstream with errors in a form of its own. */
  readonly fails?: { readonly code: ErrorCode; readonly runtimeStatus: RuntimeStatus };
}

/** What the suite runs on. */
export interface ProviderRecordings {
  /** At least one call that works for every tool. */
  readonly calls: readonly RecordedCall[];
  /** The time of the service, in milliseconds; 2026-01-01T00:00:00Z by default. */
  readonly now?: number;
}

/** Declares the tests of a provider's contract. The suite gives it a key for each variable of its `auth`. */
export function testProvider(
  runner: TestRunner,
  provider: Provider,
  { calls, now }: ProviderRecordings,
): void {
  const { describe, it } = runner;
  const stray = calls.find(({ tool }) => !provider.tools.some(({ name }) => name === tool));
  if (stray !== undefined) throw new Error(`provider ${provider.id} has no tool named ${stray.tool}`);

  describe(`provider ${provider.id}`, () => {
    it("is configured for its tests", async () => {
      assert.equal(provider.unavailable, undefined, "make it with what it needs: any key will do");
    });
    for (const tool of provider.tools) {
      const recorded = calls.filter((call) => call.tool === tool.name);
      describe(tool.name, () => {
        declareArguments(runner, provider, tool, recorded);
        it("has a recorded call that works", async () => {
          assert.ok(recorded.some(isPlain), `there is no recorded call of ${tool.name} with a result`);
        });
        for (const call of recorded) it(clauseOf(call), () => checkCall(provider, call, now));
        const asking = recorded.find(({ recordings = [] }) => recordings.length > 0);
        if (asking !== undefined) declareUpstream(runner, provider, asking, now);
      });
    }
  });
}

function declareArguments(
  { it }: TestRunner,
  provider: Provider,
  tool: Tool,
  recorded: readonly RecordedCall[],
) {
  const replay = createReplay(provider, []);
  const { asked } = replay;
  const harness = createHarness(provider, replay, { now: undefined });
  const args = (recorded.find(isPlain) ?? tool.examples?.[0])?.args ?? {};
  const refuses = (clause: string, check: typeof checkMissing) =>
    it(clause, async () => {
      await check(harness, harness.entry(tool.name), args);
      assert.deepEqual(asked, [], "the upstream was asked though the arguments are not valid");
    });

  it("has an example, and its arguments are valid", () => checkExamples(tool, harness.entry(tool.name)));
  it("describes its arguments and its result as JSON Schema", async () =>
    checkSchemas(createHarness(provider, replay, { now: undefined }), tool.name));
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

function declareUpstream(
  { it }: TestRunner,
  provider: Provider,
  call: RecordedCall,
  now: number | undefined,
) {
  for (const { clause, answer, check } of troublesOf(call.recordings ?? [])) {
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

function isPlain({ absent, fails }: RecordedCall): boolean {
  return absent === undefined && fails === undefined;
}

function clauseOf({ args, absent, fails }: RecordedCall): string {
  const given = JSON.stringify(args);
  if (fails !== undefined) return `answers ${fails.code} (${fails.runtimeStatus}) for ${given}`;
  return absent ? `says no_data for ${given}` : `answers ${given} as recorded`;
}

async function checkCall(provider: Provider, call: RecordedCall, now: number | undefined): Promise<void> {
  const replay = createReplay(provider, call.recordings ?? []);
  const harness = createHarness(provider, replay, { now });
  const envelope = await harness.call(call.tool, call.args);
  assert.deepEqual(replay.outside, [], "requests left the provider's base URL");
  assert.deepEqual(replay.unmatched, [], "requests were sent that no recording is for");
  assertNoSecret(harness, envelope);
  if (call.fails !== undefined) {
    assertFailed(harness, envelope, call.fails.code, call.fails.runtimeStatus);
    return;
  }
  assertWorked(harness, envelope);
  assert.deepEqual(replay.unused(), [], "recordings were never asked for");
  const { meta, data } = envelope;
  const { [harness.receiptField]: receipt, ...result } = data;
  assert.deepEqual(receipt, meta, `data.${harness.receiptField} is not the receipt`);
  assert.deepEqual(
    [meta.provider, meta.runtime_status, meta.source, meta.input_digest, meta.result_digest],
    [provider.id, "ok", "live", digest(call.args), digest(result)],
    "the receipt does not fit the call",
  );
  assert.equal(
    saysNoData(envelope),
    call.absent ?? false,
    `its warnings are ${JSON.stringify(meta.warnings)}`,
  );
  if (call.expect !== undefined) assert.equal(missingFrom(result, call.expect), undefined);
}

// Values that would climb out of a path, or name another host.
const HOSTILE = [
  "../../../escaped",
  "..",
  "//attacker.example/",
  "https://attacker.example/?",
  "@attacker.example",
  "\\..\\x",
];

async function checkStaysBelow(
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
async function checkEcho(provider: Provider, call: RecordedCall, now: number | undefined): Promise<void> {
  for (const status of [200, 400, 401]) {
    const echo = async ({ headers, url }: Request) =>
      Response.json({ error: { message: [url, ...headers].join(" ") } }, { status });
    const harness = createHarness(provider, watchFetch(provider, echo), { now, retries: false });
    assertNoSecret(harness, await harness.call(call.tool, call.args));
  }
}

/**
 * Checks that neither an answer nor the log repeats what the provider authenticates with, be it a part of it: the service
 * has masked it then.
 */
function assertNoSecret({ thrown }: Harness, envelope: Envelope): void {
  assert.ok(
    !JSON.stringify(envelope).includes(MASKED),
    `the answer repeats what the provider authenticates with: ${JSON.stringify(envelope)}`,
  );
  const told = thrown.filter((each) => each.includes(MASKED));
  assert.deepEqual(told, [], "an error repeats what the provider authenticates with");
}

function digest(value: unknown): string {
  return sha256(canonicalJson(value));
}
