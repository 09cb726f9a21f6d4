// The clauses of the traffic to one provider.
import { createTestClock } from "@svckit/testing";
import { expect, test } from "vitest";
import { createBulkhead } from "./traffic.js";

function start(concurrency: number, queue: number) {
  const clock = createTestClock();
  const bulkhead = createBulkhead({ concurrency, queue, queueMs: 1_000 }, clock, () => new Error("refused"));
  const seen = { running: 0, most: 0, ran: 0 };
  const ends: (() => void)[] = [];
  const run = () =>
    bulkhead.run(async () => {
      seen.running += 1;
      seen.ran += 1;
      seen.most = Math.max(seen.most, seen.running);
      await new Promise<void>((resolve) => ends.push(resolve));
      seen.running -= 1;
      return "done";
    });
  const finishOne = async () => {
    ends.shift()?.();
    await clock.advance(0);
  };
  return { clock, bulkhead, seen, run, finishOne };
}

test("runs so many at once, lets so many wait and refuses the rest at once", async () => {
  const { clock, bulkhead, seen, run, finishOne } = start(3, 4);
  const calls = Array.from({ length: 20 }, run);
  const outcomes = Promise.allSettled(calls);
  await clock.advance(0);
  expect(seen.running).toBe(3);
  expect(bulkhead.isFull()).toBe(true);
  for (let index = 0; index < 7; index++) await finishOne();
  const settled = await outcomes;
  expect(settled.map(({ status }) => status)).toEqual([
    ...Array<string>(7).fill("fulfilled"),
    ...Array<string>(13).fill("rejected"),
  ]);
  expect(seen).toEqual({ running: 0, most: 3, ran: 7 });
  expect(clock.pending).toBe(0);
});

test("has a slot again when one has ended", async () => {
  const { clock, bulkhead, run, finishOne } = start(1, 1);
  const calls = [run(), run()];
  await clock.advance(0);
  expect(bulkhead.isFull()).toBe(true);
  await finishOne();
  expect(bulkhead.isFull()).toBe(false);
  await finishOne();
  expect(await Promise.all(calls)).toEqual(["done", "done"]);
});

test("refuses one that waited its whole time, and never runs it", async () => {
  const { clock, seen, run, finishOne } = start(1, 2);
  const first = run();
  const second = run().catch((error: Error) => error.message);
  await clock.advance(999);
  expect(seen.ran).toBe(1);
  await clock.advance(1);
  expect(await second).toBe("refused");
  await finishOne();
  expect(await first).toBe("done");
  await clock.advance(0);
  expect(seen.ran).toBe(1);
});

test("lets one that got its turn take as long as it needs", async () => {
  const { clock, run, finishOne } = start(1, 1);
  const first = run();
  const second = run();
  await clock.advance(500);
  await finishOne();
  await clock.advance(60_000);
  await finishOne();
  expect(await Promise.all([first, second])).toEqual(["done", "done"]);
});

test("gives back the slot of a task that fails", async () => {
  const { bulkhead } = start(1, 0);
  for (let index = 0; index < 3; index++) {
    await expect(bulkhead.run(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  }
  expect(bulkhead.isFull()).toBe(false);
});
