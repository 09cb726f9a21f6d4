// The model of a store: random commands to a service on it and to one on memoryStore(), with the same answers to the byte.
import type { Clock } from "@svckit/core";
import fc from "fast-check";
import type { ModelData } from "./model-data.js";
import { createPair, type Pair } from "./service-pair.js";
import type { Sent } from "./service-world.js";

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

type Command = fc.AsyncCommand<object, Pair>;

/** A command that is always possible. A failure names it by its `text`. */
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
  tool: fc.constantFrom<Sent["tool"]>("work", "dear", "free", "batch", "batch"),
  endUser: fc.option(fc.constantFrom("ada", "bob 🦊", "=1+1"), { nil: undefined }),
  idempotencyKey: fc.option(fc.constantFrom("k1", "k2", "k3"), { nil: undefined }),
  end: fc.constantFrom("works", "fails", "is refused", "hangs"),
});

const reference = fc.option(fc.constantFrom("r1", "r2", "r3", "r4"), { nil: undefined });

// References are few, so that they come again: with the same figures, with others and for another verb.
const BILLING: fc.Arbitrary<Command>[] = [
  fc
    .tuple(
      account,
      fc.integer({ min: 1, max: 6 }),
      reference,
      fc.constantFrom(null, MINUTE_MS, 2 * DAY_MS, 40 * DAY_MS),
    )
    .map(([of, credits, named, lasts]) =>
      command(`top up ${of}: ${credits} for ${named}, ends in ${lasts}`, (pair) =>
        pair.bill(of, (service, id, now) =>
          service.topUp(id, credits, {
            ...(named !== undefined && { reference: named }),
            ...(lasts !== null && { expiresAt: now + lasts }),
          }),
        ),
      ),
    ),
  fc
    .tuple(account, fc.integer({ min: -16, max: 4 }), fc.constantFrom("r3", "r4", "r5", "r6", "r7"))
    .map(([of, credits, named]) =>
      command(`adjust ${of}: ${credits} for ${named}`, (pair) =>
        pair.bill(of, (service, id) => service.adjust(id, credits, { reference: named, reason: "a test" })),
      ),
    ),
  fc
    .tuple(account, fc.constantFrom("free", "more", "once"), fc.constantFrom("now", "period_end"), reference)
    .map(([of, plan, at, named]) =>
      command(`plan of ${of}: ${plan} ${at} for ${named}`, (pair) =>
        pair.bill(of, (service, id) =>
          service.setPlan(id, plan, { at, ...(named !== undefined && { reference: named }) }),
        ),
      ),
    ),
];

const COMMANDS: fc.Arbitrary<Command>[] = [
  sent.map((call) => command(`send ${JSON.stringify(call)}`, (pair) => pair.send(call))),
  sent.map((call) => command(`send ${JSON.stringify(call)}`, (pair) => pair.send(call))),
  fc
    .tuple(fc.nat(5), fc.constantFrom("works", "fails"))
    .map(([which, end]) => command(`finish ${which}: ${end}`, (pair) => pair.finish(which, end))),
  fc.nat(20).map((which) => command(`resend ${which}`, (pair) => pair.resend(which))),
  ...BILLING,
  account.map((of) => command(`revoke ${of}`, (pair) => pair.revoke(of))),
  fc
    .constantFrom(1_000, 5_000, MINUTE_MS, 2 * MINUTE_MS, 6 * 3_600_000, DAY_MS, 3 * DAY_MS, 32 * DAY_MS)
    .map((ms) => command(`tick ${ms}`, (pair) => pair.tick(ms))),
  fc.constant(command("crash", (pair) => pair.crash())),
  fc.constant(command("restart", (pair) => pair.restart())),
];

/** How many runs there are: `MODEL_RUNS`, or so many. */
export function modelRuns(usual: number): number {
  return Number(process.env["MODEL_RUNS"] ?? usual);
}

/**
 * Runs so many series of commands on a store's service and on the oracle's, and prints the seed. Where they differ, the
 * error names the `MODEL_SEED`, `MODEL_PATH` and `MODEL_REPLAY` that show it again in the tests of `project`.
 */
export async function runModel(
  project: string,
  runs: number,
  open: (clock: Clock) => ModelData,
): Promise<void> {
  const { MODEL_SEED: seed, MODEL_PATH: path, MODEL_REPLAY: replayPath } = process.env;
  // The default size would be ten commands at most.
  const options = { maxCommands: 40, size: "max" as const, ...(replayPath !== undefined && { replayPath }) };
  let given = 0;
  const property = fc.asyncProperty(fc.commands(COMMANDS, options), async (each) => {
    const pair = await createPair(open);
    try {
      await fc.asyncModelRun(() => ({ model: {}, real: pair }), each);
      given += [...each].length;
    } finally {
      await pair.close();
    }
  });
  const startedAt = performance.now();
  const result = await fc.check(property, {
    numRuns: runs,
    ...(seed !== undefined && { seed: Number(seed) }),
    ...(path !== undefined && { path }),
  });
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
  console.info(`${project}: seed ${result.seed}, ${result.numRuns} runs, ${given} commands, ${seconds} s`);
  if (!result.failed) return;
  const replay = /replayPath="([^"]*)"/.exec(String(result.counterexample))?.[1] ?? "";
  throw new Error(
    `${fc.defaultReportMessage(result)}\nto see it again: MODEL_SEED=${result.seed} MODEL_PATH=${result.counterexamplePath} MODEL_REPLAY='${replay}' npx vitest run --project ${project} model`,
    { cause: result.errorInstance },
  );
}
