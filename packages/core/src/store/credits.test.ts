// The clauses of the monthly credit period.
import fc from "fast-check";
import { expect, test } from "vitest";
import { times } from "../../../testing/test/at-length.js";
import { periodAt } from "./credits.js";

const iso = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());
const at = (text: string) => Date.parse(text);
const period = (anchor: string, now: string) => periodAt(at(anchor), at(now), 100, false);

function startsOf(anchor: string, count: number): string[] {
  const starts: string[] = [];
  let now = at(anchor);
  for (let index = 0; index < count; index++) {
    const { start, end } = periodAt(at(anchor), now, 100, false);
    starts.push(new Date(start).toISOString().slice(0, 10));
    now = end ?? Number.NaN;
  }
  return starts;
}

test("clamps the 31st to each month's length over 24 periods and comes back to it", () => {
  expect(startsOf("2026-01-31T12:00:00Z", 25)).toEqual([
    "2026-01-31",
    "2026-02-28",
    "2026-03-31",
    "2026-04-30",
    "2026-05-31",
    "2026-06-30",
    "2026-07-31",
    "2026-08-31",
    "2026-09-30",
    "2026-10-31",
    "2026-11-30",
    "2026-12-31",
    "2027-01-31",
    "2027-02-28",
    "2027-03-31",
    "2027-04-30",
    "2027-05-31",
    "2027-06-30",
    "2027-07-31",
    "2027-08-31",
    "2027-09-30",
    "2027-10-31",
    "2027-11-30",
    "2027-12-31",
    "2028-01-31",
  ]);
});

test.each([
  ["29th", "2027-12-29T00:00:00Z", ["2027-12-29", "2028-01-29", "2028-02-29", "2028-03-29"]],
  ["29th", "2026-12-29T00:00:00Z", ["2026-12-29", "2027-01-29", "2027-02-28", "2027-03-29"]],
  ["30th", "2027-12-30T00:00:00Z", ["2027-12-30", "2028-01-30", "2028-02-29", "2028-03-30"]],
  ["31st", "2028-01-31T00:00:00Z", ["2028-01-31", "2028-02-29", "2028-03-31", "2028-04-30"]],
  ["leap day", "2028-02-29T00:00:00Z", ["2028-02-29", "2028-03-29", "2028-04-29", "2028-05-29"]],
])("keeps the %s of %s, in leap years too", (_, anchor, starts) => {
  expect(startsOf(anchor, 4)).toEqual(starts);
});

test("brings a leap day's anchor to 28 Feb in common years and back in the next leap year", () => {
  const starts = startsOf("2028-02-29T00:00:00Z", 49);
  expect([starts[12], starts[24], starts[36], starts[48]]).toEqual([
    "2029-02-28",
    "2030-02-28",
    "2031-02-28",
    "2032-02-29",
  ]);
});

test("knows that 2100 is no leap year", () => {
  expect(period("2099-12-31T00:00:00Z", "2100-03-01T00:00:00Z").id).toBe("2100-02-28T00:00:00.000Z");
});

test.each([
  [-1, "2026-01-31T15:30:45.123Z", "2026-02-28T15:30:45.123Z"],
  [0, "2026-02-28T15:30:45.123Z", "2026-03-31T15:30:45.123Z"],
  [1, "2026-02-28T15:30:45.123Z", "2026-03-31T15:30:45.123Z"],
])("turns over at the anchor's time of day, to the millisecond (%i ms)", (offset, start, end) => {
  const anchor = at("2026-01-31T15:30:45.123Z");
  const found = periodAt(anchor, at("2026-02-28T15:30:45.123Z") + offset, 100, false);
  expect([iso(found.start), iso(found.end)]).toEqual([start, end]);
});

test("starts its first period at the anchor itself", () => {
  const found = period("2026-05-15T23:59:59.999Z", "2026-05-15T23:59:59.999Z");
  expect([iso(found.start), iso(found.end)]).toEqual([
    "2026-05-15T23:59:59.999Z",
    "2026-06-15T23:59:59.999Z",
  ]);
});

test("has a period for an instant before the anchor, as when a clock was corrected", () => {
  const found = period("2026-03-31T00:00:00Z", "2026-03-30T23:59:59.999Z");
  expect([iso(found.start), iso(found.end)]).toEqual([
    "2026-02-28T00:00:00.000Z",
    "2026-03-31T00:00:00.000Z",
  ]);
});

test("names a period by its start and opens it with the credits granted", () => {
  const found = period("2026-01-31T12:00:00Z", "2026-03-05T00:00:00Z");
  expect(found.id).toBe("2026-02-28T12:00:00.000Z");
  expect(found.granted).toBe(100);
});

test("never ends a grant that is made once", () => {
  const anchor = at("2026-01-31T12:00:00Z");
  for (const now of [anchor, anchor + 1, at("2036-01-01T00:00:00Z")]) {
    expect(periodAt(anchor, now, 5_000, true)).toEqual({
      id: "2026-01-31T12:00:00.000Z",
      start: anchor,
      end: null,
      granted: 5_000,
    });
  }
});

const instant = fc.integer({ min: at("1999-01-01T00:00:00Z"), max: at("2105-01-01T00:00:00Z") });

test("gives a period that holds the instant, and the same one for every instant in it", () => {
  fc.assert(
    fc.property(instant, instant, fc.double({ min: 0, max: 1, noNaN: true }), (anchor, now, share) => {
      const found = periodAt(anchor, now, 1, false);
      const { start, end } = found;
      if (end === null) throw new Error("a monthly period ends");
      expect(start).toBeLessThanOrEqual(now);
      expect(now).toBeLessThan(end);
      const inside = start + Math.floor(share * (end - 1 - start));
      expect(periodAt(anchor, inside, 1, false)).toEqual(found);
    }),
    { numRuns: times(400, 2_000) },
  );
});

test("lets consecutive periods meet, each 28 to 31 days long, on the anchor's day or the month's last", () => {
  fc.assert(
    fc.property(instant, instant, (anchor, now) => {
      const { start, end } = periodAt(anchor, now, 1, false);
      if (end === null) throw new Error("a monthly period ends");
      expect(periodAt(anchor, end, 1, false).start).toBe(end);
      expect(periodAt(anchor, start - 1, 1, false).end).toBe(start);
      const days = (end - start) / 86_400_000;
      expect(days).toBeGreaterThanOrEqual(28);
      expect(days).toBeLessThanOrEqual(31);
      const startDay = new Date(start).getUTCDate();
      const lastDay = new Date(
        Date.UTC(new Date(start).getUTCFullYear(), new Date(start).getUTCMonth() + 1, 0),
      );
      expect(startDay).toBe(Math.min(new Date(anchor).getUTCDate(), lastDay.getUTCDate()));
      expect((start - anchor) % 86_400_000).toBe(0 * Math.sign(start - anchor));
    }),
    { numRuns: times(400, 2_000) },
  );
});
