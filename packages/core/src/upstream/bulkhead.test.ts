// The clauses of how much one provider is asked at once, and by whom.
import { createTestClock } from "@svckit/testing";
import { expect, test } from "vitest";
import { createBulkhead } from "./bulkhead.js";

function start(concurrency: number, queue: number) {
  const clock = createTestClock();
  const bulkhead = createBulkhead({ concurrency, queue, queueMs: 1_000 }, clock, () => new Error("refused"));
  const seen = { running: 0, most: 0, ran: 0 };
  const ends: (() => void)[] = [];
  const run = (caller?: string) =>
    bulkhead.run(caller, async () => {
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
  const calls = Array.from({ length: 20 }, () => run());
  const outcomes = Promise.allSettled(calls);
  await clock.advance(0);
  expect(seen.running).toBe(3);
  expect(bulkhead.isFull(undefined)).toBe(true);
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
  expect(bulkhead.isFull(undefined)).toBe(true);
  await finishOne();
  expect(bulkhead.isFull(undefined)).toBe(false);
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
    await expect(bulkhead.run(undefined, () => Promise.reject(new Error("broken")))).rejects.toThrow(
      "broken",
    );
  }
  expect(bulkhead.isFull(undefined)).toBe(false);
});

test("keeps slots and places in the queue free of a caller who takes all others", async () => {
  const { clock, bulkhead, seen, run, finishOne } = start(32, 64);
  const hog = Array.from({ length: 97 }, () => run("hog").catch(() => "refused"));
  await clock.advance(0);
  expect(seen.running).toBe(28);
  expect([bulkhead.isFull("hog"), bulkhead.isFull("other")]).toEqual([true, false]);
  const other = run("other");
  await clock.advance(0);
  expect(seen.running).toBe(29);
  for (let left = 0; left < 85; left++) await finishOne();
  expect(await other).toBe("done");
  expect((await Promise.all(hog)).filter((outcome) => outcome === "refused")).toHaveLength(97 - 28 - 56);
});

test("gives a slot that comes free to whoever has the fewest, in turns", async () => {
  const { clock, seen, run, finishOne } = start(8, 64);
  const order: string[] = [];
  const ask = (caller: string) => run(caller).then(() => order.push(caller));
  const all = [..."aaaaaaaaaaaa", ..."bbb", ..."cc"].map(ask);
  await clock.advance(0);
  expect(seen.running).toBe(8);
  while (order.length < all.length) await finishOne();
  await Promise.all(all);
  // With seven slots to begin with, a has its twelfth long after b and c have all of theirs.
  expect(order.lastIndexOf("b")).toBeLessThan(order.lastIndexOf("a"));
  expect(order.lastIndexOf("c")).toBeLessThan(order.lastIndexOf("a"));
  expect(order.slice(0, 13).filter((caller) => caller !== "a").length).toBeGreaterThanOrEqual(4);
});

test("lets one who waits alone take the place of the last of those who fill the queue", async () => {
  const { clock, run, finishOne } = start(2, 2);
  const outcomes = ["a", "a", "a", "a"].map((caller) => run(caller).catch(() => "refused"));
  const late = run("b");
  for (let left = 0; left < 4; left++) await finishOne();
  await clock.advance(0);
  expect(await late).toBe("done");
  expect((await Promise.all(outcomes)).filter((outcome) => outcome === "refused")).toHaveLength(1);
});

test("forgets callers who have ended, whose share is the others' again", async () => {
  const { bulkhead, clock, seen, run, finishOne } = start(8, 8);
  for (let caller = 0; caller < 100; caller++) {
    const done = run(`caller ${caller}`);
    await clock.advance(0);
    await finishOne();
    await done;
  }
  void Promise.allSettled(Array.from({ length: 7 }, () => run("a")));
  await clock.advance(0);
  expect(seen.running).toBe(7);
  expect(bulkhead.isFull("b")).toBe(false);
});

test("bounds nobody's share where no name is given", async () => {
  const { clock, seen, run } = start(32, 64);
  void Promise.allSettled(Array.from({ length: 97 }, () => run()));
  await clock.advance(0);
  expect(seen.running).toBe(32);
});
