// alternative_me against its stand-in: figures that are texts upstream, and its error inside a 200.
import { expect, test } from "vitest";
import { besideStandIns } from "../../test/beside-stand-ins.js";

const { call, standIn, asked } = besideStandIns("alternative_me");

test("the index is a whole number, today's alone where nothing else is asked for", async () => {
  const answer = await call("get_fear_greed");
  expect(answer.ok && answer.data).toMatchObject({
    days: [{ time: "2026-01-01T00:00:00.000Z", value: 40, classification: "Fear" }],
    seconds_until_update: 68_499,
  });
  expect(asked()).toBe("/fng/?limit=1");
});

test("more days are given, the newest first, from 0 to 100", async () => {
  expect(await call("get_fear_greed", { limit: 3 })).toMatchObject({
    ok: true,
    data: { days: [{ value: 40 }, { value: 0, classification: "Extreme Fear" }, { value: 100 }] },
  });
});

const day = { value_classification: "Fear", timestamp: "1551157200" };

test.each([
  ["an error", { data: [], metadata: { error: "Parameter 'limit' is wrong" } }],
  ["a value that is not known", { data: [{ ...day, value: "" }] }],
  ["a value above 100", { data: [{ ...day, value: "101" }] }],
])("%s inside a 200 is a failure, and no index", async (_, inBodyError) => {
  standIn().fault({ inBodyError });
  const answer = await call("get_fear_greed");
  expect(answer).toMatchObject({
    error: { code: "PROVIDER_UNAVAILABLE" },
    meta: { runtime_status: "failing" },
  });
});

test("an index of no day says that there is none", async () => {
  standIn().fault({ inBodyError: { data: [], metadata: { error: null } } });
  expect(await call("get_fear_greed")).toMatchObject({
    ok: true,
    data: { days: [], seconds_until_update: null },
    meta: { warnings: ["no_data: alternative_me has no index now"] },
  });
});

test.each([0, 1_001, 1.5])("a limit of %d is refused", async (limit) => {
  expect(await call("get_fear_greed", { limit })).toMatchObject({ error: { code: "VALIDATION_ERROR" } });
});
