// What the core makes of what an upstream did: status, code, time to wait and credit, row by row, over a real connection.

import type { FaultSwitch } from "@svckit/testing";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type CoreOnStandIn, startCore } from "./core-on-stand-in.js";

const REFUNDED = "refunded: 1 credit was returned because the call failed";
let core: CoreOnStandIn;

beforeEach(async () => {
  core = await startCore({ upstream: { attemptMs: 150 } });
});
afterEach(() => core.close());

/** A failure in the terms of the table, and that the credit is back. */
async function failureOf(fault: FaultSwitch, tool = "read_record") {
  core.standIn.fault(fault);
  const answer = await core.call(tool, "abc");
  if (answer.ok) throw new Error(`it answered ok: ${JSON.stringify(answer.data)}`);
  const { error, meta } = answer;
  expect(meta).toMatchObject({ source: "unavailable", provider: "main", credit_cost: 1, credits_used: 0 });
  expect(meta).toMatchObject({
    origin_source: null,
    cache_age_ms: null,
    observed_at: null,
    result_digest: null,
  });
  expect(meta.warnings).toEqual([REFUNDED]);
  expect(meta.credits_remaining).toBe(1_000);
  expect(await core.credits()).toEqual({ remaining: 1_000, held: 0, used: 0 });
  expect(meta.cause).toBeTruthy();
  expect(meta.next_action).toBeTruthy();
  const text = JSON.stringify(answer);
  for (const secret of ["secret-of-main", core.standIn.url, "stand-in was told"])
    expect(text).not.toContain(secret);
  return {
    code: error.code,
    status: meta.runtime_status,
    retryable: error.retryable,
    ...(error.retry_after !== undefined && { retryAfter: error.retry_after }),
  };
}

test("a record is ok and costs a credit", async () => {
  const { ok, meta } = await core.call("read_record", "abc");
  expect(ok).toBe(true);
  expect(meta).toMatchObject({
    runtime_status: "ok",
    source: "live",
    origin_source: "live",
    cache_age_ms: 0,
  });
  expect(meta).toMatchObject({ credits_used: 1, credits_remaining: 999, warnings: [], fallback_used: false });
  expect(await core.credits()).toEqual({ remaining: 999, held: 0, used: 1 });
});

describe("a documented absence is ok with no_data and costs a credit", () => {
  test.each<[string, FaultSwitch]>([
    ["{}", { inBodyError: {} }],
    ["null", { body: "null" }],
    ["404 where the tool says so", { status: 404 }],
  ])("%s", async (_, fault) => {
    core.standIn.fault(fault);
    const { ok, meta } = await core.call("find_record", "abc");
    expect(ok).toBe(true);
    expect(meta).toMatchObject({ runtime_status: "ok", credits_used: 1, credits_remaining: 999 });
    expect(meta.warnings).toEqual(["no_data: there is no record abc"]);
  });
});

describe("a bad argument is invalid_input, not retryable, refunded", () => {
  test.each<[string, FaultSwitch]>([
    ["400", { status: 400 }],
    ["422", { status: 422 }],
    ["404 where the tool does not say that it is an absence", { status: 404 }],
    ["inside a 200", { inBodyError: { code: 2004 } }],
  ])("%s", async (_, fault) => {
    expect(await failureOf(fault)).toEqual({ code: "TOOL_ERROR", status: "invalid_input", retryable: false });
  });
});

describe("a refused key is missing_key, refunded", () => {
  test.each([401, 403])("%i", async (status) => {
    expect(await failureOf({ status })).toEqual({
      code: "PROVIDER_UNAVAILABLE",
      status: "missing_key",
      retryable: true,
    });
  });
});

describe("a plan that does not include it is plan_required, refunded", () => {
  test.each<[string, FaultSwitch]>([
    ["402", { status: 402 }],
    ["inside a 403 body", { inBodyError: { code: 10005 } }],
  ])("%s", async (_, fault) => {
    expect(await failureOf(fault)).toMatchObject({ code: "PROVIDER_UNAVAILABLE", status: "plan_required" });
  });
});

describe("a limit is rate_limited, retryable, with the time to wait, refunded", () => {
  const inMinutes = (minutes: number) => new Date(Date.UTC(2026, 0, 1, 0, minutes)).toUTCString();
  test.each<[string, FaultSwitch, number]>([
    ["429 with seconds", { status: 429, retryAfter: 7 }, 7],
    ["429 with a date", { status: 429, retryAfter: inMinutes(2) }, 120],
    ["429 with a date that has passed", { status: 429, retryAfter: inMinutes(-2) }, 1],
    ["429 with nonsense", { status: 429, retryAfter: "soon" }, 5],
    ["429 without a word", { status: 429 }, 5],
    ["inside a 200", { inBodyError: { code: 4029 } }, 5],
  ])("%s", async (_, fault, retryAfter) => {
    expect(await failureOf(fault)).toEqual({
      code: "TOOL_ERROR",
      status: "rate_limited",
      retryable: true,
      retryAfter,
    });
    expect(core.asked()).toHaveLength(1);
  });
});

describe("an upstream that is down is degraded, refunded", () => {
  test.each<[string, FaultSwitch]>([
    ["500", { status: 500 }],
    ["503 with a web page", { status: 503, body: "html" }],
    ["a reset before the answer", { reset: "before" }],
    ["a reset in mid-body", { reset: "mid-body" }],
    ["no answer within the attempt's time", { hang: true }],
  ])("%s", async (_, fault) => {
    expect(await failureOf(fault)).toEqual({
      code: "PROVIDER_UNAVAILABLE",
      status: "degraded",
      retryable: true,
    });
  });

  // An attempt ends at the headers, so that only the deadline of the whole call bounds a body.
  test("a body that trickles beyond the attempt's time", async () => {
    expect(await failureOf({ slowBody: 60 })).toMatchObject({
      code: "PROVIDER_UNAVAILABLE",
      status: "degraded",
    });
  });

  test("503 with Retry-After tells the time, and nothing else does", async () => {
    expect(await failureOf({ status: 503, retryAfter: 30 })).toMatchObject({
      status: "degraded",
      retryAfter: 30,
    });
  });

  test("the whole call's time, by the service's clock", async () => {
    await core.close();
    core = await startCore({ upstream: { totalMs: 15_000 } });
    core.standIn.fault({ hang: true });
    const answer = core.call("read_record", "abc");
    while (core.standIn.requests.length === 0) await core.clock.advance(1);
    await core.clock.advance(15_000);
    const { ok, meta } = await answer;
    expect(ok).toBe(false);
    expect(meta).toMatchObject({ runtime_status: "degraded", credits_used: 0, warnings: [REFUNDED] });
    expect(meta.duration_ms).toBeGreaterThanOrEqual(15_000);
  });
});

describe("an answer of no known form is failing, refunded", () => {
  test.each<[string, FaultSwitch]>([
    ["malformed JSON", { body: "malformed" }],
    ["truncated JSON", { body: "truncated" }],
    ["a web page", { body: "html" }],
    ["nothing", { body: "empty" }],
    ["null where a record is declared", { body: "null" }],
    ["an array", { inBodyError: [] }],
    ["a record of another shape", { inBodyError: { value: "12" } }],
    ["a redirect, which is not followed", { redirect: "/records/elsewhere" }],
  ])("%s", async (_, fault) => {
    expect(await failureOf(fault)).toMatchObject({ code: "PROVIDER_UNAVAILABLE", status: "failing" });
    expect(core.asked()).toEqual(["GET /records/abc"]);
  });

  test("a body of one byte more than 8 MiB, and not one of 8 MiB", async () => {
    await core.close();
    core = await startCore();
    core.standIn.fault({ huge: 8 * 1024 * 1024 });
    expect((await core.call("measure_record", "abc")).ok).toBe(true);
    core.standIn.fault({ huge: 8 * 1024 * 1024 + 1 });
    expect((await core.call("measure_record", "abcd")).meta.runtime_status).toBe("failing");
  });

  test("an endless body, which is read no further than the cap", async () => {
    await core.close();
    core = await startCore();
    core.standIn.fault({ huge: Number.MAX_SAFE_INTEGER });
    expect((await core.call("measure_record", "abc")).meta.runtime_status).toBe("failing");
  });
});

test("a provider that is not configured is missing_key and is never debited or asked", async () => {
  await core.close();
  core = await startCore({}, { unavailable: "MAIN_KEY is not set" });
  const answer = await core.call("read_record", "abc");
  expect(answer).toMatchObject({ ok: false, error: { code: "PROVIDER_UNAVAILABLE" } });
  expect(answer.meta).toMatchObject({ runtime_status: "missing_key", credits_used: 0, warnings: [] });
  expect(core.asked()).toEqual([]);
  expect(await core.credits()).toEqual({ remaining: 1_000, held: 0, used: 0 });
});

test("a tool that wants another plan is plan_required and is never debited or asked", async () => {
  const { meta, ...answer } = await core.call("read_paid", "abc");
  expect(answer).toMatchObject({ ok: false, error: { code: "PROVIDER_UNAVAILABLE" } });
  expect(meta).toMatchObject({ runtime_status: "plan_required", credits_used: 0, warnings: [] });
  expect(core.asked()).toEqual([]);
  expect(await core.credits()).toEqual({ remaining: 1_000, held: 0, used: 0 });
});

test("a keyless call that fails gives its allowance back, and one that works does not", async () => {
  const keyless = { credential: { kind: "none" }, address: "192.0.2.1" } as const;
  const before = Number(await core.keylessLeft());
  core.standIn.fault({ status: 500 });
  const { meta } = await core.call("read_record", "abc", keyless);
  expect(meta).toMatchObject({ runtime_status: "degraded", credits_remaining: null, warnings: [] });
  expect(await core.keylessLeft()).toBe(before);
  core.standIn.fault(null);
  expect((await core.call("read_record", "abc", keyless)).ok).toBe(true);
  expect(await core.keylessLeft()).toBe(before - 1);
});
