// Clauses of the sums of usage: with a limit they keep few groups, and come to the same.
import fc from "fast-check";
import { expect, test } from "vitest";
import { createUsageSums, type Usage } from "./usage.js";

const DAYS = { fromDay: "2026-01-01", toDay: "2026-01-31" } as const;

test("a limit gives the first of all groups with all their calls, in whatever order rows come", () => {
  const users = fc.array(fc.nat(40_000), { minLength: 5_000, maxLength: 15_000 });
  fc.assert(
    fc.property(users, fc.integer({ min: 1, max: 50 }), (given, limit) => {
      const whole = createUsageSums({ ...DAYS, by: ["endUser"] });
      const first = createUsageSums({ ...DAYS, by: ["endUser"], limit });
      for (const sums of [whole, first])
        for (const user of given) sums.add({ endUser: `u${user}`, calls: 1, credits: user % 5 });
      const rows: readonly Usage[] = whole.rows();
      expect(first.rows()).toEqual(rows.slice(0, limit));
    }),
    { numRuns: 10 },
  );
});

test("rows come in the order of the bytes of UTF-8, as databases have them", () => {
  const users = fc.uniqueArray(fc.string({ unit: "binary", minLength: 1, maxLength: 4 }), { maxLength: 30 });
  fc.assert(
    fc.property(users, (given) => {
      const sums = createUsageSums({ ...DAYS, by: ["endUser"] });
      for (const endUser of given) sums.add({ endUser, calls: 1, credits: 0 });
      const inOrder = given.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
      expect(sums.rows().map(({ endUser }) => endUser)).toEqual(inOrder);
    }),
  );
});
