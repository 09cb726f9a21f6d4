// What is refused of a condition or a schedule as it is sent, and under which name.
import { expect, test } from "vitest";
import { ConditionField, requireSchedule } from "./fields.js";

const NOW = Date.parse("2026-03-28T12:00:00Z");

/** The path of the first issue, and its words. */
function fault(result: {
  readonly error?: { readonly issues: readonly { path: PropertyKey[]; message: string }[] } | undefined;
}) {
  const issue = result.error?.issues[0];
  return issue && `${issue.path.join(".")}: ${issue.message}`;
}

test.each([
  [{ path: "v", op: ">" }, "value: > needs a value"],
  [{ path: "v", op: ">", value: "a lot" }, "value: expected a number, a decimal in text or a path"],
  [{ path: "v", op: "<=", value: "1e999999999" }, "value: expected a number, a decimal in text or a path"],
  [{ path: "v", op: "<", value: true }, "value: expected a number, a decimal in text or a path"],
  [{ path: "v", op: ">=", value: null }, "value: expected a number, a decimal in text or a path"],
  [{ path: "v", op: "==", value: null }, "value: nothing is compared with null"],
  [{ path: "v", op: "changes", value: 1 }, "value: changes takes no value"],
  [{ path: "v", op: "missing", value: null }, "value: missing takes no value"],
  [{ path: "v", op: "changes_by_pct", value: 0 }, "value: expected a number of percent"],
  [{ path: "v", op: "changes_by_pct", value: "five" }, "value: expected a number of percent"],
  [{ path: "v", op: "changes", for: "30m" }, "for: changes is met at one moment"],
  [{ path: "v", op: ">", value: 1, for: "soon" }, "for: expected a span"],
  [{ path: "v", op: ">", value: 1, cooldown: "-1m" }, "cooldown: expected a span"],
  [{ path: "a..b", op: ">", value: 1 }, "path: expected a path"],
  [{ path: "v", op: "=", value: 1 }, "op:"],
])("the condition %j is refused", (condition, words) => {
  expect(fault(ConditionField.safeParse(condition))).toContain(words);
});

test.each([
  [{ path: "bitcoin.usd", op: ">", value: 70_000 }],
  [{ path: "a.b", op: "<=", value: { path: "c.d" }, for: "30m", cooldown: "2h", resolve: "auto" }],
  [{ path: "v", op: ">", value: "100000000000000000000000000000.000000000000000001" }],
  [{ path: "v", op: "==", value: "open" }],
  [{ path: "v", op: "!=", value: false }],
  [{ path: "v", op: "changes_by_pct", value: "2.5" }],
  [{ path: "v", op: "missing" }],
])("the condition %j is taken as it is", (condition) => {
  expect(ConditionField.parse(condition)).toEqual(condition);
});

test.each([
  [{}, "every", "a schedule has either"],
  [{ every: "10m", cron: "* * * * *" }, "every", "a schedule has either"],
  [{ every: "10m", timezone: "UTC" }, "timezone", "`every`"],
  [{ every: "1s" }, "every", "the least interval"],
  [{ cron: "x" }, "cron", "expected a cron expression"],
  [{ cron: "0 9 * * *", timezone: "Nowhere" }, "timezone", "expected a time zone"],
])("the schedule %j is refused for its %s", (schedule, name, words) => {
  expect(() => requireSchedule(schedule, NOW, 60_000)).toThrow(words);
  expect(() => requireSchedule(schedule, NOW, 60_000)).toThrow(
    expect.objectContaining({
      code: "VALIDATION_ERROR",
      details: expect.objectContaining({ param: `schedule.${name}` }),
    }),
  );
});

test.each([
  [{ every: "10m" }],
  [{ cron: "0 9 * * 1-5" }],
  [{ cron: "0 9 * * 1-5", timezone: "Europe/Berlin" }],
])("the schedule %j is taken as it is", (schedule) =>
  expect(requireSchedule(schedule, NOW, 60_000)).toEqual(schedule),
);
