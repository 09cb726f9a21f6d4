// The clauses of the error table, held against the codes, transports, statuses and exit codes that were promised.
import { expect, test } from "vitest";
import { codeFor, ERRORS, type ErrorCode, type ErrorRow, type Transport } from "./error-table.js";
import { docUrl, errorAnchor, isServiceError, ServiceError } from "./errors.js";

const PROMISED = `
  ALERT_NOT_FOUND | mcp, rest | N
  ANON_AUTH_REQUIRED | mcp, rest, cli | N
  ANON_GLOBAL_CAP_EXCEEDED | mcp, rest, cli | R
  ANON_QUOTA_EXCEEDED | mcp, rest, cli | R
  ANON_QUOTA_UNAVAILABLE | mcp, rest | R
  API_ERROR | cli | N
  APPROVAL_REQUIRED | mcp, rest, cli | N
  AUTH_NOT_CONFIGURED | mcp, rest | N
  AUTH_REQUIRED | rest, cli | N
  AUTH_SERVICE_UNAVAILABLE | mcp, rest | R
  CALL_REFUSED | mcp, rest, cli | N
  CATALOG_PAGINATION_ERROR | rest | N
  ENDPOINT_NOT_FOUND | rest | N
  FEEDBACK_RATE_LIMITED | mcp, rest, cli | R
  GENERAL_ERROR | cli | N
  IDEMPOTENCY_KEY_REUSED | mcp, rest | N
  INTERNAL_ERROR | mcp, rest, cli | R
  INVALID_API_KEY | mcp, rest, cli | N
  INVALID_ARGS | cli | N
  INVALID_IDEMPOTENCY_KEY | mcp, rest | N
  INVALID_OAUTH_TOKEN | mcp | N
  INVALID_REQUEST | rest | N
  MEMORY_FACT_NOT_FOUND | mcp, rest | N
  MISSING_PARAM | rest | N
  MONITOR_CREDIT_EXHAUSTED | mcp, rest | R
  MONITOR_CREDIT_UNAVAILABLE | mcp, rest | R
  MONITOR_NOT_FOUND | mcp, rest | N
  NO_WALLET | mcp, rest, cli | N
  PAYLOAD_TOO_LARGE | rest | N
  PROVIDER_UNAVAILABLE | mcp, rest, cli | R
  QUOTA_EXCEEDED | mcp, rest, cli | R
  QUOTA_SERVICE_UNAVAILABLE | mcp, rest | R
  RATE_LIMITED | mcp, rest, cli | R
  SECRET_ALREADY_ISSUED | rest | N
  SHUTTING_DOWN | rest | R
  STATE_BACKEND_UNAVAILABLE | mcp, rest | R
  STATE_SUBJECT_ARCHIVE_FORBIDDEN | mcp, rest | N
  STATE_SUBJECT_ARCHIVED | mcp, rest | N
  STATE_SUBJECT_NOT_FOUND | mcp, rest | N
  TIMEOUT | cli | N
  TOOL_ERROR | mcp, rest, cli | N
  TOOL_NOT_FOUND | mcp, rest, cli | N
  TOOL_REQUIRED | rest | N
  TOOL_RETIRED | mcp, rest, cli | N
  UNAUTHORIZED | rest, cli | N
  VALIDATION_ERROR | mcp, rest, cli | N
  VERIFICATION_FAILED | mcp | N
`
  .trim()
  .split("\n")
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .map(([code = "", transports = "", flag = ""]) => ({ code, transports: transports.split(", "), flag }));

// Codes that leave with a status of their own over HTTP; those of the CLI and of MCP results alone have none.
const STATUSES: Readonly<Record<number, string>> = {
  200: "INVALID_API_KEY UNAUTHORIZED TOOL_ERROR",
  400: "INVALID_REQUEST TOOL_REQUIRED MISSING_PARAM VALIDATION_ERROR INVALID_IDEMPOTENCY_KEY CATALOG_PAGINATION_ERROR",
  401: "AUTH_REQUIRED ANON_AUTH_REQUIRED INVALID_OAUTH_TOKEN",
  402: "NO_WALLET",
  403: "APPROVAL_REQUIRED CALL_REFUSED STATE_SUBJECT_ARCHIVE_FORBIDDEN",
  404: "TOOL_NOT_FOUND ENDPOINT_NOT_FOUND ALERT_NOT_FOUND MONITOR_NOT_FOUND MEMORY_FACT_NOT_FOUND STATE_SUBJECT_NOT_FOUND",
  409: "IDEMPOTENCY_KEY_REUSED STATE_SUBJECT_ARCHIVED SECRET_ALREADY_ISSUED",
  410: "TOOL_RETIRED",
  413: "PAYLOAD_TOO_LARGE",
  429: "RATE_LIMITED QUOTA_EXCEEDED ANON_QUOTA_EXCEEDED ANON_GLOBAL_CAP_EXCEEDED FEEDBACK_RATE_LIMITED MONITOR_CREDIT_EXHAUSTED",
  500: "INTERNAL_ERROR",
  502: "PROVIDER_UNAVAILABLE",
  503: "AUTH_NOT_CONFIGURED SHUTTING_DOWN ANON_QUOTA_UNAVAILABLE AUTH_SERVICE_UNAVAILABLE MONITOR_CREDIT_UNAVAILABLE QUOTA_SERVICE_UNAVAILABLE STATE_BACKEND_UNAVAILABLE",
};
const WITHOUT_STATUS = ["API_ERROR", "GENERAL_ERROR", "INVALID_ARGS", "TIMEOUT", "VERIFICATION_FAILED"];

const CODES = Object.keys(ERRORS) as ErrorCode[];
const TRANSPORTS: readonly Transport[] = ["mcp", "rest", "cli"];
const rowOf = (code: string): ErrorRow => ERRORS[code as ErrorCode];

test("has exactly the 47 codes that were promised, in their order", () => {
  expect(PROMISED).toHaveLength(47);
  expect(CODES).toEqual(PROMISED.map(({ code }) => code));
});

test.each(PROMISED)("lists $code on the promised transports as $flag", ({ code, transports, flag }) => {
  expect([...rowOf(code).transports].sort()).toEqual([...transports].sort());
  expect(rowOf(code).retryable).toBe(flag === "R");
});

test.each(Object.entries(STATUSES))("answers with status %s for %s", (status, codes) => {
  for (const code of codes.split(" ")) expect([code, rowOf(code).status]).toEqual([code, Number(status)]);
});

test("gives no status to the codes that never leave over HTTP by themselves", () => {
  const listed = Object.values(STATUSES).flatMap((codes) => codes.split(" "));
  expect([...listed, ...WITHOUT_STATUS].sort()).toEqual([...CODES].sort());
  for (const code of WITHOUT_STATUS) expect([code, rowOf(code).status]).toEqual([code, null]);
});

test("has the known types alone, and a sentence each of what happened and of what to do next", () => {
  const types = new Set(CODES.map((code) => rowOf(code).type));
  expect([...types].sort()).toEqual([
    "authentication_error",
    "conflict_error",
    "internal_error",
    "invalid_request_error",
    "not_found_error",
    "provider_error",
    "quota_error",
    "rate_limit_error",
  ]);
  for (const code of CODES) {
    expect(rowOf(code).title).toMatch(/^[A-Z].+\.$/);
    expect(rowOf(code).next).toMatch(/^[A-Z].+\.$/);
  }
});

test("has the exit codes that scripts rely on", () => {
  const exits = new Set(CODES.map((code) => rowOf(code).exit));
  expect([...exits].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 124]);
  expect(ERRORS.TIMEOUT.exit).toBe(124);
  expect(ERRORS.API_ERROR.exit).toBe(4);
  expect(ERRORS.INVALID_ARGS.exit).toBe(2);
  expect(ERRORS.RATE_LIMITED.exit).toBe(6);
  expect(ERRORS.INVALID_API_KEY.exit).toBe(5);
});

test.each(TRANSPORTS)("never lets a code leave on %s that the table does not list there", (transport) => {
  for (const code of CODES) {
    const left = codeFor(code, transport);
    expect([code, left, rowOf(left).transports.includes(transport)]).toEqual([code, left, true]);
    if (rowOf(code).transports.includes(transport)) expect(left).toBe(code);
  }
});

test.each<[ErrorCode, Transport, ErrorCode]>([
  ["MISSING_PARAM", "mcp", "VALIDATION_ERROR"],
  ["TOOL_REQUIRED", "mcp", "VALIDATION_ERROR"],
  ["INVALID_REQUEST", "mcp", "VALIDATION_ERROR"],
  ["UNAUTHORIZED", "mcp", "INVALID_API_KEY"],
  ["AUTH_REQUIRED", "mcp", "ANON_AUTH_REQUIRED"],
  ["MISSING_PARAM", "cli", "VALIDATION_ERROR"],
])("lets %s leave on %s as %s", (code, transport, left) => {
  expect(codeFor(code, transport)).toBe(left);
});

test("lets a server's code that the command line does not list leave there as API_ERROR", () => {
  for (const code of ["IDEMPOTENCY_KEY_REUSED", "MONITOR_NOT_FOUND", "STATE_SUBJECT_ARCHIVED"] as const) {
    expect([code, codeFor(code, "cli")]).toEqual([code, "API_ERROR"]);
  }
});

test.each<[ErrorCode, Transport]>([
  ["CATALOG_PAGINATION_ERROR", "mcp"],
  ["VERIFICATION_FAILED", "rest"],
])("never tells a caller to send %s on %s again unchanged", (code, transport) => {
  expect(rowOf(codeFor(code, transport)).retryable).toBe(false);
});

test("puts the code in lower case with dashes behind the docs base", () => {
  expect(errorAnchor("STATE_SUBJECT_ARCHIVE_FORBIDDEN")).toBe("state-subject-archive-forbidden");
  expect(docUrl("https://docs.example", "RATE_LIMITED")).toBe("https://docs.example/errors#rate-limited");
  for (const code of CODES) expect(errorAnchor(code)).toMatch(/^[a-z]+(-[a-z]+)*$/);
});

test("says what failed and what to do next, from the row where the throw site says nothing", () => {
  expect(new ServiceError("NO_WALLET").message).toBe(`${ERRORS.NO_WALLET.title} ${ERRORS.NO_WALLET.next}`);
  expect(new ServiceError("NO_WALLET", { message: "It failed." }).message).toBe(
    `It failed. ${ERRORS.NO_WALLET.next}`,
  );
  expect(new ServiceError("NO_WALLET", { message: "It failed.", next: "Rest." }).message).toBe(
    "It failed. Rest.",
  );
});

test("computes retryable for TOOL_ERROR alone: for rate_limited and degraded", () => {
  const retryable = (
    runtimeStatus: "rate_limited" | "degraded" | "invalid_input" | "failing" | "plan_required",
  ) => new ServiceError("TOOL_ERROR", { runtimeStatus }).retryable;
  expect(retryable("rate_limited")).toBe(true);
  expect(retryable("degraded")).toBe(true);
  expect(retryable("invalid_input")).toBe(false);
  expect(retryable("failing")).toBe(false);
  expect(retryable("plan_required")).toBe(false);
  expect(new ServiceError("TOOL_ERROR").retryable).toBe(false);
  expect(new ServiceError("PROVIDER_UNAVAILABLE", { runtimeStatus: "missing_key" }).retryable).toBe(true);
  expect(new ServiceError("VALIDATION_ERROR", { runtimeStatus: "degraded" }).retryable).toBe(false);
});

test("knows a ServiceError of another copy of the package by its brand", () => {
  expect(isServiceError(new ServiceError("TIMEOUT"))).toBe(true);
  expect(isServiceError({ [Symbol.for("svckit.ServiceError")]: true, code: "TIMEOUT" })).toBe(true);
  for (const value of [new Error("x"), null, undefined, "TIMEOUT", { code: "TIMEOUT" }]) {
    expect(isServiceError(value)).toBe(false);
  }
});
