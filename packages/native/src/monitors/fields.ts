// Fields: what callers send of a monitor, checked as it comes in.
import { ServiceError } from "@svckit/core";
import { decimal } from "@svckit/core/schemas";
import * as z from "zod";
import { type Condition, isMoment, OPERATORS, type Operator } from "./condition.js";
import { durationMs } from "./duration.js";
import { toExact } from "./exact.js";
import { MAX_PATH, stepsOf } from "./path.js";
import { faultOf, type Schedule } from "./schedule.js";

const MAX_TEXT = 1_000;

const Path = z
  .string()
  .max(MAX_PATH)
  .refine((path) => stepsOf(path) !== undefined, "expected a path such as `bitcoin.usd` or `items[0].price`");

const Span = z
  .string()
  .refine((text) => durationMs(text) !== undefined, "expected a span such as `90s`, `30m`, `2h` or `1d`");

/** A condition as it is sent. */
export const ConditionField = z
  .strictObject({
    path: Path.describe(
      'Where the value is in the result, such as bitcoin.usd, items[0].price or "a.b".usd; with several calls the name of the call in front',
    ),
    op: z
      .enum(OPERATORS)
      .describe("How it is compared; `missing` is met where the provider answers that it has no such datum"),
    value: z
      .union([z.string().max(MAX_TEXT), z.number(), z.boolean(), z.null(), z.strictObject({ path: Path })])
      .optional()
      .describe(
        "What it is compared with: a value, a decimal in text, or another path. For changes_by_pct the percent against the value told last",
      ),
    for: Span.optional().describe("How long it must be met at every run before an alert opens, such as 30m"),
    cooldown: Span.optional().describe(
      "How long it must not have been met before another alert opens, 1h by default; for changes the least time between two alerts, none by default",
    ),
    resolve: z.literal("auto").optional().describe("Whether the alert is resolved where it is met no more"),
  })
  .superRefine((condition, context) => {
    const refuse = (name: string, message: string) =>
      context.addIssue({ code: "custom", path: [name], message });
    const { op, value } = condition;
    const takesNone = op === "changes" || op === "missing";
    if (takesNone && value !== undefined) refuse("value", `${op} takes no value`);
    if (!takesNone && value === undefined) refuse("value", `${op} needs a value to compare with`);
    if (isOrder(op) && !isOperand(value)) refuse("value", "expected a number, a decimal in text or a path");
    if (value === null && (op === "==" || op === "!="))
      refuse("value", "nothing is compared with null: `missing` is met where there is no value");
    if (op === "changes_by_pct" && !isPercent(value)) refuse("value", "expected a number of percent above 0");
    if (isMoment({ op }) && condition.for !== undefined) refuse("for", `${op} is met at one moment`);
  });

/** A schedule as it is sent. Whether it can be followed is for `requireSchedule`. */
export const ScheduleField = z
  .strictObject({
    every: z.string().max(16).optional().describe("A span such as 10m"),
    cron: z.string().max(128).optional().describe("Five parts, such as 0 9 * * 1-5"),
    timezone: z
      .string()
      .max(64)
      .optional()
      .describe("Of the cron expression, such as Europe/Berlin; UTC by default"),
  })
  .describe("When it runs: either { every } or { cron, timezone }");

/** The schedule that was sent. Throws VALIDATION_ERROR for one that cannot be followed, or is too frequent. */
export function requireSchedule(
  { every, cron, timezone }: z.output<typeof ScheduleField>,
  now: number,
  leastMs: number,
): Schedule {
  if ((every === undefined) === (cron === undefined))
    throw badSchedule("every", "a schedule has either `every` or `cron`");
  if (every !== undefined && timezone !== undefined)
    throw badSchedule("timezone", "`every` is the same in all time zones");
  const schedule: Schedule =
    cron === undefined ? { every: every ?? "" } : { cron, ...(timezone !== undefined && { timezone }) };
  const fault = faultOf(schedule, now, leastMs);
  if (fault === undefined) return schedule;
  if (every !== undefined) throw badSchedule("every", fault);
  throw badSchedule(fault.includes("time zone") ? "timezone" : "cron", fault);
}

function badSchedule(name: string, fault: string): ServiceError {
  return new ServiceError("VALIDATION_ERROR", {
    message: `The argument "schedule.${name}" is not valid: ${fault}.`,
    next: "Correct it, and send the call again.",
    param: `schedule.${name}`,
    runtimeStatus: "invalid_input",
  });
}

const isOrder = (op: Operator) => op === ">" || op === ">=" || op === "<" || op === "<=";

/** Whether a value can be larger than another one. What is not sent is told of elsewhere. */
const isOperand = (value: Condition["value"]) =>
  value === undefined || (typeof value === "object" && value !== null) || toExact(value) !== undefined;

const percent = decimal();

function isPercent(value: unknown): boolean {
  const read = percent.safeParse(value);
  return read.success && !read.data.startsWith("-") && read.data !== "0";
}
