// How contenders are measured: interleaved in shuffled rounds, the median round of each.

import { setTimeout } from "node:timers/promises";

const AFTER_GC_MS = 50;

/** One contender, which does its work so many times. */
export interface Contender {
  readonly name: string;
  run(times: number): Promise<void>;
}

/** Figures by contender: microseconds of one run, the median of its rounds. */
export interface Measured {
  /** By the clock on the wall. */
  readonly elapsed: ReadonlyMap<string, number>;
  /** Of this process's processor time, which others on the machine take less from. */
  readonly processor: ReadonlyMap<string, number>;
}

/** Microseconds of one run for each contender, by the clock on the wall. */
export async function measure(
  contenders: readonly Contender[],
  times: number,
  rounds: number,
): Promise<ReadonlyMap<string, number>> {
  return (await measureBoth(contenders, times, rounds)).elapsed;
}

/** The same, and by processor time. */
export async function measureBoth(
  contenders: readonly Contender[],
  times: number,
  rounds: number,
): Promise<Measured> {
  const elapsed = new Map<string, number[]>(contenders.map(({ name }) => [name, []]));
  const processor = new Map<string, number[]>(contenders.map(({ name }) => [name, []]));
  for (const { run } of contenders) await run(Math.ceil(times / 4));
  for (let round = 0; round < rounds; round++) {
    for (const { name, run } of shuffled(contenders)) {
      globalThis.gc?.();
      // What it leaves to other threads is no part of the round.
      await setTimeout(AFTER_GC_MS);
      const used = process.cpuUsage();
      const started = process.hrtime.bigint();
      await run(times);
      elapsed.get(name)?.push(Number(process.hrtime.bigint() - started) / 1_000 / times);
      const { user, system } = process.cpuUsage(used);
      processor.get(name)?.push((user + system) / times);
    }
  }
  const medians = (seen: ReadonlyMap<string, number[]>) =>
    new Map([...seen].map(([name, figures]) => [name, median(figures)]));
  return { elapsed: medians(elapsed), processor: medians(processor) };
}

/** Runs `task` so many times, so many at once. */
export async function inParallel(
  times: number,
  atOnce: number,
  task: (index: number) => Promise<unknown>,
): Promise<void> {
  let next = 0;
  const worker = async () => {
    for (let index = next++; index < times; index = next++) await task(index);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/** The median. */
export function median(figures: readonly number[]): number {
  return [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;
}

/** The same items in random order. */
export function shuffled<T>(items: readonly T[]): T[] {
  return items
    .map((item) => ({ item, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
