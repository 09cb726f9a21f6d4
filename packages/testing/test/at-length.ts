// At length: how much of what takes long `npm test` does; `npm run test:long` does all of it.
import type { TestRunner } from "@svckit/testing";

/** Whether all is done. */
export const isAtLength = process.env["LENGTH"] === "full";

/** Every second of the cases, or third, and so on, with the first of them; from another one where several take turns. */
export function some<T>(cases: readonly T[], each: number, from = 0): readonly T[] {
  return isAtLength ? cases : cases.filter((_, at) => at % each === from % each);
}

/** How often something is done: in a short run, and in one that takes its time. */
export function times(short: number, long: number): number {
  return isAtLength ? long : short;
}

// Clauses that hold by what all tools run in. Those about a tool's own recordings are tried for each.
const GENERAL =
  /^(?:never leaves|awaits all|ends by itself|reaches the network|changes nothing|sends no change|repeats nothing|is degraded|is failing|is rate limited|misses its key|leaves it to the caller|fails, or says no_data|refuses|describes its arguments)/;

/** A runner for the contract of a provider: clauses that are not about a tool's own answers are tried on every sixth tool. */
export function briefly(runner: TestRunner): TestRunner {
  if (isAtLength) return runner;
  let declared = 0;
  let within = 0;
  return {
    // The first is the provider, and those after it are its tools. A runner may go into a body later.
    describe(name, body) {
      const own = declared++;
      return runner.describe(name, () => {
        const outer = within;
        within = own;
        body();
        within = outer;
      });
    },
    it: (name, body) =>
      within > 0 && (within - 1) % 6 > 0 && GENERAL.test(name) ? undefined : runner.it(name, body),
  };
}
