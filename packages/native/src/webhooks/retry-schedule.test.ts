// The retry schedule.
import { expect, test } from "vitest";
import { nextAttemptAt, PAUSES_MS } from "./retry-schedule.js";

const after = (webhookId: string, attempts: number, retryAfterS?: number) =>
  nextAttemptAt({ webhookId, attempts, now: 0, retryAfterS });

test("attempts come after 0 s, 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h and 24 h, up to 5 % later, and then no more", () => {
  expect(PAUSES_MS.map((ms) => ms / 60_000)).toEqual([0, 5 / 60, 5, 30, 120, 300, 600, 840, 1_200, 1_440]);
  for (let hook = 0; hook < 50; hook++)
    for (const [attempts, pause] of PAUSES_MS.entries()) {
      const at = after(`hook-${hook}`, attempts) ?? -1;
      expect(at).toBeGreaterThanOrEqual(pause);
      expect(at).toBeLessThanOrEqual(pause * 1.05);
    }
  expect(after("hook", PAUSES_MS.length)).toBeUndefined();
});

test("webhooks are spread, and the deliveries of one keep their order", () => {
  const times = new Set(Array.from({ length: 50 }, (_, hook) => after(`hook-${hook}`, 2)));
  expect(times.size).toBeGreaterThan(40);
  expect(after("hook", 2)).toBe(after("hook", 2));
});

test("a receiver that asks for more time gets it, up to a day, and never less than the schedule", () => {
  expect(after("hook", 1, 60)).toBe(60_000);
  expect(after("hook", 2, 1)).toBe(after("hook", 2));
  expect(after("hook", 1, 10 ** 9)).toBe(86_400_000);
  expect(after("hook", PAUSES_MS.length, 60)).toBeUndefined();
});
