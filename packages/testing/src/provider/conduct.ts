// Conduct: clauses about what a tool does while it runs, whatever it answers.
import assert from "node:assert/strict";
import { setImmediate as turn } from "node:timers/promises";
import type { Fetch, Provider, Tool } from "@svckit/core";
import { effectFaults } from "../rules/effect-rules.js";
import type { TestRunner } from "../suite/test-runner.js";
import { createHarness, type Harness, type Stand } from "./harness.js";
import type { RecordedCall } from "./recorded-call.js";
import { createReplay } from "./recording.js";

/** Declares the clauses of a tool's conduct. */
export function declareConduct(
  { it }: TestRunner,
  provider: Provider,
  tool: Tool,
  recorded: readonly RecordedCall[],
  stand: Stand,
): void {
  const each = async (check: (call: RecordedCall) => Promise<void>) => {
    for (const call of recorded) await check(call);
  };
  // One run of a call tells of several clauses.
  const runs = new Map<RecordedCall, Promise<Run>>();
  const ran = (call: RecordedCall) => {
    const run = runs.get(call) ?? runOf(provider, call, stand);
    runs.set(call, run);
    return run;
  };
  it("ends by itself", () => each(async (call) => checkEnds(await ran(call))));
  it("awaits all that it asks", () => each((call) => checkAwaits(provider, call, stand)));
  it("reaches the network, the time and timers by ctx alone", () =>
    each(async (call) => checkDoors((await ran(call)).harness)));
  if (tool.effect === "read")
    it("changes nothing, as its effect says", () =>
      each(async (call) => checkReads(tool, call, (await ran(call)).harness)));
  else
    it("sends no change a second time, whatever became of the first", () =>
      each((call) => checkOnce(provider, call, stand)));
}

/** A call that was run on its recordings, and what it asked. */
interface Run {
  readonly harness: Harness;
  readonly asked: readonly string[];
}

/** Runs a call on its recordings, and lets what it has left behind run on. */
async function runOf(provider: Provider, call: RecordedCall, stand: Stand): Promise<Run> {
  const { asked, ...replay } = createReplay(provider, call.recordings ?? [], stand.beside);
  const harness = createHarness(provider, replay, { ...stand, retries: false });
  await harness.call(call.tool, call.args);
  await turns(3);
  return { harness, asked };
}

async function turns(count: number): Promise<void> {
  for (let at = 0; at < count; at++) await turn();
}

function checkEnds({ harness, asked }: Run): void {
  const last = asked.at(-1) ?? "no request";
  assert.equal(harness.endedByDeadline, false, `it hangs: its deadline ended the call, after ${last}`);
}

/** Checks that nothing runs or begins after the end. Later answers take longer, so that nothing ends with the call by chance. */
async function checkAwaits(provider: Provider, call: RecordedCall, stand: Stand): Promise<void> {
  const replay = createReplay(provider, call.recordings ?? [], stand.beside);
  const open = new Set<{ readonly line: string }>();
  let asked = 0;
  const slowly =
    (fetch: Fetch): Fetch =>
    async (request) => {
      const asking = { line: `${request.method} ${request.url}` };
      open.add(asking);
      asked += 1;
      await turns(8 * asked);
      return fetch(request).finally(() => open.delete(asking));
    };
  const fetches = { fetch: slowly(replay.fetch), publicFetch: slowly(replay.publicFetch) };
  const harness = createHarness(provider, fetches, { ...stand, retries: false });
  await harness.call(call.tool, call.args);
  const left = [...open].map(({ line }) => line);
  await turns(8 * asked + 20);
  const told = harness.lines.filter((line) => FORGOTTEN.some((words) => line.startsWith(words)));
  assert.deepEqual(told, [], `it forgets to await a request: ${told.join("; ")}`);
  assert.deepEqual(left, [], `it ended while requests of its own ran: ${left.join(", ")}`);
}

// How the lines of the service's log begin.
const FORGOTTEN = ["a tool did not await its requests", "a tool sent a request after its call had ended"];

function checkDoors({ bypasses }: Harness): void {
  const told = bypasses.map(({ what, place, mend }) => `${what} at ${place ?? "an unknown line"}: ${mend}`);
  assert.deepEqual(told, [], told.join("; "));
}

function checkReads(tool: Tool, call: RecordedCall, { thrown }: Harness): void {
  const [fault] = effectFaults(tool);
  assert.equal(fault, undefined, `${fault?.wrong}: ${fault?.mend}`);
  const made = (call.recordings ?? []).filter(({ status }) => status === 201);
  assert.deepEqual(made, [], 'the upstream answers 201, that it has made something: say effect "write"');
  const changing = thrown.find((each) => /that only reads sent/.test(each));
  assert.equal(changing, undefined, `it sends what may change something: ${changing}`);
}

// What becomes of a change, as its upstream tells it. `undefined`: as recorded.
const ENDS: Readonly<Record<string, (() => Response) | undefined>> = {
  "the upstream did it": undefined,
  "the connection broke": () => {
    throw new TypeError("fetch failed");
  },
  "the upstream answered 500": () => new Response("{}", { status: 500 }),
  "the upstream answered 502": () => new Response("{}", { status: 502 }),
};

async function checkOnce(provider: Provider, call: RecordedCall, stand: Stand): Promise<void> {
  for (const [end, answer] of Object.entries(ENDS)) {
    const replay = createReplay(provider, call.recordings ?? [], stand.beside);
    const changes: string[] = [];
    const watched =
      (fetch: Fetch): Fetch =>
      async (request) => {
        if (request.method === "GET") return fetch(request);
        changes.push(`${request.method} ${request.url} ${await request.clone().text()}`);
        return answer ? answer() : fetch(request);
      };
    const fetches = { fetch: watched(replay.fetch), publicFetch: watched(replay.publicFetch) };
    await createHarness(provider, fetches, { ...stand, retries: false }).call(call.tool, call.args);
    const twice = changes.filter((change, at) => changes.indexOf(change) !== at);
    assert.deepEqual(twice, [], `${end}, and it was sent again: ${twice.join(", ")}`);
  }
}
