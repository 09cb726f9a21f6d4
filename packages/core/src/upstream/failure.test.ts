// The clauses of classifying what an upstream did.
import { expect, test } from "vitest";
import { failureOfStatus, readRetryAfter, toUpstreamError } from "./failure.js";

test.each([
  [301, "failing"],
  [302, "failing"],
  [304, "failing"],
  [400, "invalid_input"],
  [401, "missing_key"],
  [402, "plan_required"],
  [403, "missing_key"],
  [404, "invalid_input"],
  [408, "degraded"],
  [410, "invalid_input"],
  [422, "invalid_input"],
  [429, "rate_limited"],
  [500, "degraded"],
  [501, "degraded"],
  [502, "degraded"],
  [503, "degraded"],
  [504, "degraded"],
  [529, "degraded"],
])("reads the status %i as %s", (status, runtimeStatus) => {
  expect(failureOfStatus(status)?.runtimeStatus).toBe(runtimeStatus);
});

test.each([200, 201, 204, 206, 299])("reads the status %i as no failure", (status) => {
  expect(failureOfStatus(status)).toBe(undefined);
});

const NOW = Date.parse("2026-03-01T12:00:00Z");

test.each<[string | null, number | undefined]>([
  [null, undefined],
  ["0", 1],
  ["1", 1],
  ["120", 120],
  [" 30 ", 30],
  ["Sun, 01 Mar 2026 12:00:10 GMT", 10],
  ["Sun, 01 Mar 2026 11:59:00 GMT", 1],
  ["", undefined],
  ["soon", undefined],
])("reads Retry-After %j as %s seconds", (value, seconds) => {
  expect(readRetryAfter(value, NOW)).toBe(seconds);
});

test("rounds a wait up to whole seconds, at least one", () => {
  expect(readRetryAfter("Sun, 01 Mar 2026 12:00:10 GMT", NOW + 1)).toBe(10);
  expect(readRetryAfter("Sun, 01 Mar 2026 12:00:10 GMT", NOW + 9_999)).toBe(1);
  expect(readRetryAfter("Sun, 01 Mar 2026 12:00:10 GMT", NOW + 10_000)).toBe(1);
});

test.each([
  ["invalid_input", "TOOL_ERROR", false, undefined],
  ["rate_limited", "TOOL_ERROR", true, 5],
  ["missing_key", "PROVIDER_UNAVAILABLE", true, undefined],
  ["plan_required", "PROVIDER_UNAVAILABLE", true, undefined],
  ["degraded", "PROVIDER_UNAVAILABLE", true, undefined],
  ["failing", "PROVIDER_UNAVAILABLE", true, undefined],
] as const)("tells %s as %s, retryable %s, to wait %s", (runtimeStatus, code, retryable, retryAfterS) => {
  const error = toUpstreamError("acme", { runtimeStatus, message: "did this" });
  expect(error.code).toBe(code);
  expect(error.retryable).toBe(retryable);
  expect(error.details.retryAfterS).toBe(retryAfterS);
  expect(error.details.runtimeStatus).toBe(runtimeStatus);
  expect(error.details.provider).toBe("acme");
  expect(error.message).toContain("acme did this.");
});

test("tells the upstream's own wait where it named one", () => {
  const limited = toUpstreamError("acme", {
    runtimeStatus: "rate_limited",
    message: "did this",
    retryAfterS: 42,
  });
  expect(limited.details.retryAfterS).toBe(42);
  expect(limited.message).toContain("42 seconds");
  const down = toUpstreamError("acme", { runtimeStatus: "degraded", message: "did this", retryAfterS: 42 });
  expect(down.details.retryAfterS).toBe(42);
});
