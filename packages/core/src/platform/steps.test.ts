// The clauses of work in pieces: a piece a turn for those who wait, all of it for those who cannot, and never twice.
import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { finish, type Steps, stepped } from "./steps.js";

function counted(pieces: number) {
  const done = { pieces: 0, begun: 0 };
  function* work(): Steps<string> {
    done.begun += 1;
    for (let piece = 0; piece < pieces; piece++) {
      done.pieces += 1;
      yield;
    }
    return "made";
  }
  return { done, work };
}

test("whoever waits gets a piece a turn, and all that wait share them", async () => {
  const { done, work } = counted(5);
  const value = stepped(work);
  const waiting = Promise.all([value.inTurns(), value.inTurns()]);
  const seen: number[] = [];
  while (done.pieces < 5) {
    const before = done.pieces;
    await nextTurn();
    seen.push(done.pieces - before);
  }
  await waiting;
  expect(Math.max(...seen)).toBe(1);
  expect([value.now(), done]).toEqual(["made", { pieces: 5, begun: 1 }]);
  expect(value.inTurns()).toBeUndefined();
});

test("whoever cannot wait has the rest at once, and those who wait are done with it", async () => {
  const { done, work } = counted(5);
  const value = stepped(work);
  const waiting = value.inTurns();
  await nextTurn();
  expect([value.now(), done]).toEqual(["made", { pieces: 5, begun: 1 }]);
  await waiting;
  expect(done.begun).toBe(1);
});

test("work that failed begins anew", async () => {
  let runs = 0;
  const value = stepped(function* (): Steps<number> {
    runs += 1;
    yield;
    if (runs < 3) throw new Error("not yet");
    return runs;
  });
  await expect(value.inTurns()).rejects.toThrow("not yet");
  expect(() => value.now()).toThrow("not yet");
  await value.inTurns();
  expect(value.now()).toBe(3);
});

test("steps are done at once where somebody wants them so", () => {
  const { done, work } = counted(3);
  expect([finish(work()), done.pieces]).toEqual(["made", 3]);
});
