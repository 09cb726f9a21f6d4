// In process: what a call costs with and without an idempotency key, in catalogs of several sizes, each in a process of its own.
import { forkFile, next } from "./children.js";
import type { ExecuteReport } from "./execute-process.js";
import { median, shuffled } from "./measure.js";

const TIMES = 20_000;
const ROUNDS = 7;
const TOOLS = [25, 1_000, 10_000];

const BARE = "Zod parse, UUID, ISO time alone";

/** Prints microseconds a call at 25, 1,000 and 10,000 tools, and how much that is of what nobody can avoid. */
export async function benchExecute(): Promise<void> {
  const children = await Promise.all([0, ...TOOLS].map(start));
  const contenders = children.flatMap(({ child, tools }) =>
    (tools === 0 ? [false] : [false, true]).map((keyed) => {
      const name = tools === 0 ? BARE : nameOf(tools, keyed);
      return { name, child, keyed, elapsed: [] as number[], cpu: [] as number[] };
    }),
  );
  for (const { child, keyed } of contenders) await next(child, { times: TIMES, keyed });
  for (let round = 0; round < ROUNDS; round++)
    for (const { child, keyed, elapsed, cpu } of shuffled(contenders)) {
      const { elapsedUs, cpuUs } = await next<ExecuteReport>(child, { times: TIMES, keyed });
      elapsed.push(elapsedUs);
      cpu.push(cpuUs);
    }
  for (const { child } of children) child.disconnect();
  const figures = new Map(contenders.map(({ name, elapsed }) => [name, median(elapsed)]));
  for (const { name, elapsed, cpu } of contenders) {
    const [us, cpuUs] = [median(elapsed), median(cpu)].map((each) => each.toFixed(2).padStart(8));
    console.log(`${name.padEnd(34)} ${us} µs a call, ${cpuUs} of processor`);
  }
  const ratio = (a: string, b: string) => ((figures.get(a) ?? 0) / (figures.get(b) ?? 1)).toFixed(2);
  // The goals, 8 and 12 µs, were set on a machine on which the bare steps take 2.7.
  console.log(`P6, without a key: ${ratio(nameOf(25, false), BARE)} × the bare steps (goal ≤ 3.0)`);
  console.log(`P6, with a key: ${ratio(nameOf(25, true), BARE)} × the bare steps (goal ≤ 4.4)`);
  console.log(
    `P9, 10,000 tools: ${ratio(nameOf(10_000, false), nameOf(25, false))} × 25 tools (goal ≤ 1.05)`,
  );
  console.log(`1,000 tools: ${ratio(nameOf(1_000, false), nameOf(25, false))} × 25 tools`);
}

function nameOf(tools: number, keyed: boolean): string {
  return keyed ? `${tools} tools, idempotency key` : `${tools} tools`;
}

async function start(tools: number) {
  const child = forkFile("execute-process.js", [String(tools)]);
  await next(child);
  return { child, tools };
}
