// How contenders are measured: interleaved in shuffled rounds, the median round of each.

/** One contender, which does its work so many times. */
export interface Contender {
  readonly name: string;
  run(times: number): Promise<void>;
}

/** Microseconds of one run for each contender: the median of its rounds. */
export async function measure(
  contenders: readonly Contender[],
  times: number,
  rounds: number,
): Promise<Map<string, number>> {
  const seen = new Map<string, number[]>(contenders.map(({ name }) => [name, []]));
  for (const { run } of contenders) await run(Math.ceil(times / 4));
  for (let round = 0; round < rounds; round++) {
    for (const { name, run } of shuffled(contenders)) {
      globalThis.gc?.();
      const started = process.hrtime.bigint();
      await run(times);
      seen.get(name)?.push(Number(process.hrtime.bigint() - started) / 1_000 / times);
    }
  }
  return new Map([...seen].map(([name, figures]) => [name, median(figures)]));
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
