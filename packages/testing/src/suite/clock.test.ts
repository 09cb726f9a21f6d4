// The test clock's clauses.
import { expect, test } from "vitest";
import { createTestClock, TEST_START_MS } from "./clock.js";

test("stands still until it is moved", async () => {
  const clock = createTestClock();
  expect(clock.now()).toBe(TEST_START_MS);
  await clock.advance(1_500);
  expect(clock.now()).toBe(TEST_START_MS + 1_500);
});

test("runs due timers in order, each at its own instant, and leaves the others", async () => {
  const clock = createTestClock(0);
  const ran: [string, number][] = [];
  for (const ms of [300, 100, 200, 201]) clock.after(ms, () => ran.push([`at ${ms}`, clock.now()]));
  await clock.advance(200);
  expect(ran).toEqual([
    ["at 100", 100],
    ["at 200", 200],
  ]);
  expect(clock.pending).toBe(2);
});

test("runs timers of one instant in the order they were set", async () => {
  const clock = createTestClock(0);
  const ran: number[] = [];
  for (const n of [1, 2, 3]) clock.after(10, () => ran.push(n));
  await clock.advance(10);
  expect(ran).toEqual([1, 2, 3]);
});

test("runs no timer that was cancelled", async () => {
  const clock = createTestClock(0);
  let ran = false;
  const cancel = clock.after(10, () => {
    ran = true;
  });
  cancel();
  await clock.advance(20);
  expect(ran).toBe(false);
  expect(clock.pending).toBe(0);
});

test("lets what a timer set going run on before the next timer", async () => {
  const clock = createTestClock(0);
  const ran: number[] = [];
  const wait = (ms: number) => new Promise<void>((resolve) => clock.after(ms, resolve));
  const loop = (async () => {
    for (let n = 0; n < 3; n++) {
      await wait(10);
      ran.push(clock.now());
    }
  })();
  await clock.advance(30);
  await loop;
  expect(ran).toEqual([10, 20, 30]);
});

test("sets the time of day without running a timer or changing its wait", async () => {
  const clock = createTestClock(0);
  let ranAt = 0;
  clock.after(100, () => {
    ranAt = clock.now();
  });
  clock.set(1_000_000);
  expect(clock.now()).toBe(1_000_000);
  await clock.advance(99);
  expect(ranAt).toBe(0);
  await clock.advance(1);
  expect(ranAt).toBe(1_000_100);
  clock.set(5);
  expect(clock.now()).toBe(5);
});

test("refuses to go backwards", async () => {
  await expect(createTestClock().advance(-1)).rejects.toThrow("time passes forwards");
});
