// The model of a store: random commands to a service on it and to one on memoryStore(), with the same answers to the byte.
import type { Clock } from "@svckit/core";
import fc from "fast-check";
import { ACCOUNTS_AND_KEYS } from "./account-commands.js";
import { BILLING } from "./billing-commands.js";
import { CALLS } from "./call-commands.js";
import { type Command, command, DAY_MS, MINUTE_MS } from "./model-command.js";
import type { ModelData } from "./model-data.js";
import { createPair } from "./service-pair.js";

// The kinds are as likely as each other, however many commands they have: a run is short, and most of it is calls.
const COMMANDS: fc.Arbitrary<Command>[] = [
  fc.oneof(...CALLS),
  fc.oneof(...CALLS),
  fc.oneof(...BILLING),
  fc.oneof(...ACCOUNTS_AND_KEYS),
  fc
    .constantFrom(1_000, 5_000, MINUTE_MS, 2 * MINUTE_MS, 6 * 60 * MINUTE_MS, DAY_MS, 3 * DAY_MS, 32 * DAY_MS)
    .map((ms) => command(`tick ${ms}`, (pair) => pair.tick(ms))),
  fc.constantFrom(
    command("crash", (pair) => pair.crash()),
    command("restart", (pair) => pair.restart()),
  ),
];

/** How many runs there are: `MODEL_RUNS`, or so many. */
export function modelRuns(usual: number): number {
  return Number(process.env["MODEL_RUNS"] ?? usual);
}

/** How the model is run. */
export interface ModelOptions {
  readonly runs: number;
  /** How many runs go on at once; one where left out. A store that is waited for leaves the processor to the others. */
  readonly atOnce?: number;
}

/**
 * Runs so many series of commands on a store's service and on the oracle's, and prints the seed. Where they differ, the
 * error names the `MODEL_SEED`, `MODEL_PATH` and `MODEL_REPLAY` that show it again in the tests of `project`.
 */
export async function runModel(
  project: string,
  { runs, atOnce = 1 }: ModelOptions,
  open: (clock: Clock) => ModelData,
): Promise<void> {
  const { MODEL_SEED: seed, MODEL_PATH: path, MODEL_REPLAY: replayPath } = process.env;
  // The default size would be ten commands at most.
  const options = { maxCommands: 40, size: "max" as const, ...(replayPath !== undefined && { replayPath }) };
  let given = 0;
  let failed = 0;
  const property = fc.asyncProperty(fc.commands(COMMANDS, options), async (each) => {
    const pair = await createPair(open);
    try {
      await fc.asyncModelRun(() => ({ model: {}, real: pair }), each);
      given += [...each].length;
    } catch (error) {
      // Finding the shortest run that fails takes minutes.
      if (failed++ === 0)
        console.error(`${project}: a run failed, and a shorter one is looked for: ${error}`);
      throw error;
    } finally {
      await pair.close();
    }
  });
  const first = seed === undefined ? Math.floor(Math.random() * 2 ** 31) : Number(seed);
  // What is seen again is one run.
  const lanes = path === undefined ? Math.min(atOnce, runs) : 1;
  const startedAt = performance.now();
  const results = await Promise.all(
    Array.from({ length: lanes }, (_, lane) =>
      fc.check(property, {
        numRuns: Math.ceil((runs - lane) / lanes),
        seed: first + lane,
        ...(path !== undefined && { path }),
      }),
    ),
  );
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
  const done = results.reduce((sum, { numRuns }) => sum + numRuns, 0);
  console.info(`${project}: seed ${first}, ${done} runs, ${given} commands, ${seconds} s`);
  for (const result of results) requireNone(project, result);
}

/** Throws where a run has found a difference, and says how it is seen again. */
function requireNone<Ts>(project: string, result: fc.RunDetails<Ts>): void {
  if (!result.failed) return;
  const replay = /replayPath="([^"]*)"/.exec(String(result.counterexample))?.[1] ?? "";
  throw new Error(
    `${fc.defaultReportMessage(result)}\nto see it again: MODEL_SEED=${result.seed} MODEL_PATH=${result.counterexamplePath} MODEL_REPLAY='${replay}' npx vitest run --project ${project} model`,
    { cause: result.errorInstance },
  );
}
