// The clauses of times in words: a length that is no whole number, months by the calendar, and a part of a day.
import { beforeAll, expect, test } from "vitest";
// The whole catalog beside its stand-ins is a fixture of the providers' own tests.
import { sharedCatalog } from "../../providers/test/catalog.js";
import { lastOfTurns } from "./last-of-turns.js";

let catalog: Awaited<ReturnType<typeof sharedCatalog>>;
beforeAll(async () => {
  catalog = await sharedCatalog();
});

async function expectAt(turns: string, at: string): Promise<void> {
  const { asked } = await lastOfTurns(catalog.service, turns.split(" / "));
  expect(asked).toEqual([{ tool: "get_historical_prices", args: { coins: ["coingecko:ethereum"], at } }]);
}

// It is noon of 22 November 2026.
test.each([
  ["price of eth 1.5 years ago", "2025-05-22"],
  ["price of eth 1,5 years ago", "2025-05-22"],
  ["price of eth 1.5y ago", "2025-05-22"],
  ["price of eth 2½ years ago", "2024-05-22"],
  ["price of eth 2 1/2 years ago", "2024-05-22"],
  ["price of eth 1/2 year ago", "2026-05-22"],
  ["price of eth one point five years ago", "2025-05-22"],
  ["price of eth a year and a half ago", "2025-05-22"],
  ["price of eth one and a half years ago", "2025-05-22"],
  ["price of eth half a year ago", "2026-05-22"],
  ["price of eth three quarters of a year ago", "2026-02-22"],
  ["price of eth 2.5 months ago", "2026-09-08"],
  ["price of eth 1.5 days ago", "2026-11-21T00:00:00Z"],
  ["price of eth 1.5 hours ago", "2026-11-22T10:30:00Z"],
  ["price of eth 1,000 days ago", "2024-02-26"],
  ["price of eth 2 years and 3 months ago", "2024-08-22"],
  ["price of eth one month and 2 weeks ago", "2026-10-09"],
  ["how much was eth 3 and a half years ago", "2023-05-22"],
  ["price of eth / and 1.5 years ago", "2025-05-22"],
])("a length of time is as long as it is said: %s", expectAt);

test("and where nobody can read it, it is asked for", async () => {
  const { asked, answer } = await lastOfTurns(catalog.service, ["price of eth 1.5.2 years ago"]);
  expect(asked).toEqual([]);
  expect(answer.response).toContain("I need `date`");
});

test("a span that is no whole number, too", async () => {
  const { asked } = await lastOfTurns(catalog.service, ["btc price history over the last 2.5 months"]);
  expect(asked.map(({ args }) => args["days"])).toEqual([75]);
});

test.each([
  ["price of eth a month ago", "2026-10-22"],
  ["price of eth two months ago", "2026-09-22"],
  ["price of eth 18 months ago", "2025-05-22"],
  ["price of eth a year ago", "2025-11-22"],
  ["price of eth 4 years ago", "2022-11-22"],
  ["price of eth a month before 31 March 2026", "2026-02-28"],
  ["price of eth 3 months before 5 May 2026", "2026-02-05"],
  ["price of eth 10 days ago", "2026-11-12"],
])("months and years go by the calendar, to the same day or the last: %s", expectAt);

test.each([
  ["eth price at 9 in the morning on 2 May 2026", "2026-05-02T09:00:00Z"],
  ["eth price on 2 May 2026 at nine in the evening", "2026-05-02T21:00:00Z"],
  ["eth price at half past 9 on 2 May 2026", "2026-05-02T09:30:00Z"],
  ["eth price at quarter to nine in the evening on 2 May 2026", "2026-05-02T20:45:00Z"],
  ["eth price at 9 on 2 May 2026", "2026-05-02T09:00:00Z"],
  ["eth price yesterday at 9 at night", "2026-11-21T21:00:00Z"],
  ["eth price yesterday evening at 9", "2026-11-21T21:00:00Z"],
  ["eth price at 12 at night on 2 May 2026", "2026-05-02T00:00:00Z"],
])("an hour of a morning or a night is one: %s", expectAt);

test.each([
  ["eth price on the evening of 2 May 2026", "evening"],
  ["eth price on 2 May 2026 in the afternoon", "afternoon"],
  ["eth price at dawn yesterday", "dawn"],
  ["eth price last night", "night"],
  ["eth price on christmas morning 2025", "morning"],
  ["price of eth / and yesterday morning?", "morning"],
  ["btc on 3 June 2026 / and in the evening?", "evening"],
])("a part of a day that is no hour is told of: %s", async (turns, part) => {
  const { answer } = await lastOfTurns(catalog.service, turns.split(" / "));
  expect(answer.response).toContain(` in UTC: "${part}" is no hour and is left out`);
});

test("and of a day alone nothing is", async () => {
  const { answer } = await lastOfTurns(catalog.service, ["eth price on 2 May 2026"]);
  expect(answer.response).not.toContain("left out");
});
