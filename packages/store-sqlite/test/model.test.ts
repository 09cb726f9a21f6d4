// A service on SQLite held against one on memoryStore(): the same commands, the same answers to the byte, the same books.
import { createTestClock } from "@svckit/testing";
import fc from "fast-check";
import { test } from "vitest";
import { createPair, type Pair, type Sent } from "./service-pair.js";

// `MODEL_RUNS=10000 npx vitest run --project store-sqlite model` for a long run; what a failure prints goes into
// MODEL_SEED, MODEL_PATH and MODEL_REPLAY to see it again.
const RUNS = Number(process.env["MODEL_RUNS"] ?? 60);
const seed = process.env["MODEL_SEED"];
const path = process.env["MODEL_PATH"];
const replayPath = process.env["MODEL_REPLAY"];

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

type Command = fc.AsyncCommand<object, Pair>;

/** A command that is always possible; `text` is how a failure tells of it. */
function command(text: string, run: (pair: Pair) => Promise<void>): Command {
  return {
    check: () => true,
    async run(_, pair) {
      await run(pair);
      await pair.compare();
    },
    toString: () => text,
  };
}

const account = fc.constantFrom(0, 1);
const sent: fc.Arbitrary<Sent> = fc.record({
  account: fc.constantFrom<Sent["account"]>(0, 1, "keyless"),
  tool: fc.constantFrom<Sent["tool"]>("work", "dear", "free"),
  idempotencyKey: fc.option(fc.constantFrom("k1", "k2", "k3"), { nil: undefined }),
  end: fc.constantFrom("works", "fails", "is refused", "hangs"),
});

const COMMANDS: fc.Arbitrary<Command>[] = [
  sent.map((call) => command(`send ${JSON.stringify(call)}`, (pair) => pair.send(call))),
  sent.map((call) => command(`send ${JSON.stringify(call)}`, (pair) => pair.send(call))),
  fc
    .tuple(fc.nat(5), fc.constantFrom("works", "fails"))
    .map(([which, end]) => command(`finish ${which}: ${end}`, (pair) => pair.finish(which, end))),
  fc.nat(20).map((which) => command(`resend ${which}`, (pair) => pair.resend(which))),
  fc
    .tuple(account, fc.integer({ min: 1, max: 4 }))
    .map(([of, credits]) => command(`top up ${of}: ${credits}`, (pair) => pair.topUp(of, credits))),
  account.map((of) => command(`revoke ${of}`, (pair) => pair.revoke(of))),
  fc
    .constantFrom(1_000, 5_000, MINUTE_MS, 2 * MINUTE_MS, 6 * 3_600_000, DAY_MS, 3 * DAY_MS, 32 * DAY_MS)
    .map((ms) => command(`tick ${ms}`, (pair) => pair.tick(ms))),
  fc.constant(command("kill and restart", (pair) => pair.restart())),
];

test(`answers ${RUNS} runs of commands as memoryStore() does, over restarts`, async () => {
  const commands = fc.commands(COMMANDS, {
    maxCommands: 40,
    ...(replayPath !== undefined && { replayPath }),
  });
  const property = fc.asyncProperty(commands, async (each) => {
    const pair = await createPair(createTestClock());
    try {
      await fc.asyncModelRun(() => ({ model: {}, real: pair }), each);
    } finally {
      await pair.close();
    }
  });
  const result = await fc.check(property, {
    numRuns: RUNS,
    ...(seed !== undefined && { seed: Number(seed) }),
    ...(path !== undefined && { path }),
  });
  if (!result.failed) return;
  const replay = /replayPath="([^"]*)"/.exec(String(result.counterexample))?.[1] ?? "";
  throw new Error(
    `${fc.defaultReportMessage(result)}\nto see it again: MODEL_SEED=${result.seed} MODEL_PATH=${result.counterexamplePath} MODEL_REPLAY='${replay}' npx vitest run --project store-sqlite model`,
    { cause: result.errorInstance },
  );
}, 600_000);
