// Attempts of many callers at once: what a batch is told is what the same attempts are told one after the other.
import type { RateAttempt, RateDecision, Store } from "@svckit/core";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestSchema, type TestSchema } from "./postgres-schema.js";
import { postgresServer } from "./postgres-server.js";

const { url = "", reason } = await postgresServer();

const START = Date.UTC(2026, 0, 1);
const SUBJECTS = 24;

/** A round: how much later it is, who attempts, and by which limit. */
const round = fc.record({
  laterMs: fc.oneof(
    { weight: 6, arbitrary: fc.integer({ min: 0, max: 40_000 }) },
    // A clock that is ahead by more than a window, and comes back.
    { weight: 1, arbitrary: fc.constantFrom(150_000, -150_000) },
  ),
  who: fc.uniqueArray(fc.nat(SUBJECTS - 1), { minLength: 1, maxLength: SUBJECTS }),
  limit: fc.integer({ min: 1, max: 4 }),
  twice: fc.boolean(),
});

describe.skipIf(reason !== undefined)("a batch of attempts", () => {
  let schema: TestSchema;
  let store: Store;
  let run = 0;
  beforeAll(() => {
    schema = createTestSchema(url, []);
    store = schema.open().store;
  });
  afterAll(() => schema.drop());

  it("is counted as one attempt after the other is", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(round, { minLength: 1, maxLength: 6 }), async (rounds) => {
        run += 1;
        let now = START;
        for (const { laterMs, who, limit, twice } of rounds) {
          now += laterMs;
          const attempts: RateAttempt[] = who.map((each) => ({ subject: `${run} ${each}`, limit, now }));
          const [first] = attempts;
          if (twice && first) attempts.push({ ...first, now: now + 3 });
          const told = await Promise.all(attempts.map((attempt) => store.consumeRate(attempt)));
          const alone: RateDecision[] = [];
          for (const { subject, ...attempt } of attempts)
            alone.push(await store.consumeRate({ subject: `${subject} alone`, ...attempt }));
          expect(told).toEqual(alone);
        }
      }),
      { numRuns: 8, seed: 7 },
    );
  }, 60_000);

  it("of servers that know different callers first waits for no other in a circle", async () => {
    const stores = [store, schema.open().store, schema.open().store];
    const name = (at: number) => `new ${String((at * 7_919) % 1_000).padStart(4, "0")}`;
    for (let each = 0; each < 10; each += 1) {
      const told = await Promise.all(
        stores.flatMap((server, number) =>
          Array.from({ length: 60 }, (_, at) =>
            server.consumeRate({ subject: name(each * 40 + at + number * 20), limit: 2, now: START }),
          ),
        ),
      );
      expect(told).toHaveLength(180);
    }
    const { rows } = await schema.pool.query(
      `SELECT w.subject FROM ${schema.name}.rate_window AS w
       WHERE w.total <> (SELECT coalesce(sum(t.count), 0) FROM ${schema.name}.rate_count AS t WHERE t.subject = w.subject)`,
    );
    expect(rows).toEqual([]);
  }, 60_000);
});
