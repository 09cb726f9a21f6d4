// How the core makes one upstream call do for many, and answers without one: sharing, cache, stale values, fallbacks.
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type CoreOnStandIn, startCore } from "./core-on-stand-in.js";

const NOW = "2026-01-01T00:00:00.000Z";
let core: CoreOnStandIn;

beforeEach(async () => {
  core = await startCore();
});
afterEach(() => core.close());

async function untilAsked(count: number): Promise<void> {
  while (core.standIn.requests.length < count) await new Promise((resolve) => setTimeout(resolve, 1));
}

describe("equal reads at one time", () => {
  test.each(["read_record", "read_cached"])(
    "share one upstream call, each paid and with its own receipt: %s",
    async (tool) => {
      core.standIn.fault({ latencyMs: 50 });
      const answers = await Promise.all(Array.from({ length: 5 }, () => core.call(tool, "abc")));
      expect(core.asked()).toEqual(["GET /records/abc"]);
      expect(new Set(answers.map(({ meta }) => meta.receipt_id)).size).toBe(5);
      for (const { ok, meta } of answers) {
        expect(ok).toBe(true);
        expect(meta).toMatchObject({ source: "live", cache_age_ms: 0, credits_used: 1 });
        expect(meta.cache_status).toBe(tool === "read_cached" ? "miss" : "bypass");
      }
      expect(await core.credits()).toEqual({ remaining: 995, held: 0, used: 5 });
    },
  );

  test("share a failure, each refunded", async () => {
    core.standIn.fault({ status: 400, latencyMs: 50 });
    const answers = await Promise.all(Array.from({ length: 3 }, () => core.call("read_record", "abc")));
    expect(core.asked()).toHaveLength(1);
    for (const { meta } of answers)
      expect(meta).toMatchObject({ runtime_status: "invalid_input", credits_used: 0 });
    expect(await core.credits()).toEqual({ remaining: 1_000, held: 0, used: 0 });
  });

  test("are not shared with other arguments, later reads or writes", async () => {
    core.standIn.fault({ latencyMs: 30 });
    await Promise.all(["a", "b"].map((id) => core.call("read_record", id)));
    await core.call("read_record", "a");
    await Promise.all(["c", "c"].map((id) => core.call("write_record", id)));
    expect(core.asked()).toHaveLength(5);
  });

  test("fail for nobody when the first of them disconnects, who pays nothing", async () => {
    core.standIn.fault({ latencyMs: 500 });
    const leader = new AbortController();
    const left = core.call("read_record", "abc", { signal: leader.signal });
    await untilAsked(1);
    const others = [core.call("read_record", "abc"), core.call("read_record", "abc")];
    await new Promise((resolve) => setTimeout(resolve, 10));
    leader.abort();
    expect((await left).ok).toBe(false);
    expect((await Promise.all(others)).map(({ ok }) => ok)).toEqual([true, true]);
    expect(core.asked()).toHaveLength(1);
    expect(await core.credits()).toEqual({ remaining: 998, held: 0, used: 2 });
  });

  test("give the upstream call up when all have disconnected", async () => {
    core.standIn.fault({ hang: true });
    const callers = [new AbortController(), new AbortController()];
    const calls = callers.map(({ signal }) => core.call("read_record", "abc", { signal }));
    await untilAsked(1);
    for (const caller of callers) caller.abort();
    for (const call of calls) expect((await call).ok).toBe(false);
    core.standIn.fault(null);
    expect((await core.call("read_record", "abc")).ok).toBe(true);
    expect(await core.credits()).toEqual({ remaining: 999, held: 0, used: 1 });
  });

  // core/response-cache.ts: a flight that its last caller left stays in `flights` until its abort has gone through.
  test("start anew for whoever comes at the moment when the last one disconnects", async () => {
    for (let ticks = 0; ticks < 40; ticks++) {
      core.standIn.fault({ latencyMs: 40, times: 1 });
      const id = `r${ticks}`;
      const caller = new AbortController();
      const left = core.call("read_record", id, { signal: caller.signal });
      await untilAsked(core.standIn.requests.length + 1);
      const next = core.call("read_record", id);
      for (let tick = 0; tick < ticks; tick++) await Promise.resolve();
      caller.abort();
      expect([ticks, (await next).ok]).toEqual([ticks, true]);
      await left;
    }
  });

  test("are finished and kept for a caller with an idempotency key who disconnects", async () => {
    core.standIn.fault({ latencyMs: 40 });
    const caller = new AbortController();
    const idempotencyKey = "k1";
    const first = core.call("read_record", "abc", { signal: caller.signal, idempotencyKey });
    await untilAsked(1);
    caller.abort();
    await first;
    const again = await core.call("read_record", "abc", { idempotencyKey });
    expect(again.ok).toBe(true);
    expect(again.meta.receipt_id).toBe((await first).meta.receipt_id);
    expect(core.asked()).toHaveLength(1);
    expect(await core.credits()).toEqual({ remaining: 999, held: 0, used: 1 });
  });
});

describe("a cached answer", () => {
  test("has its true age, its first time of retrieval and a receipt of its own, and is paid", async () => {
    const first = await core.call("read_cached", "abc");
    expect(first.meta).toMatchObject({
      source: "live",
      cache_status: "miss",
      cache_age_ms: 0,
      fetched_at: NOW,
    });
    await core.clock.advance(4_000);
    const second = await core.call("read_cached", "abc");
    expect(second.meta).toMatchObject({
      source: "cached",
      origin_source: "live",
      cache_status: "hit",
      cache_age_ms: 4_000,
      fetched_at: NOW,
      observed_at: NOW,
      runtime_status: "ok",
      credits_used: 1,
      result_digest: first.meta.result_digest,
    });
    expect(second.meta.receipt_id).not.toBe(first.meta.receipt_id);
    expect(core.asked()).toHaveLength(1);
    expect(await core.credits()).toEqual({ remaining: 998, held: 0, used: 2 });
  });

  test("is fresh until its time is over and fetched again then", async () => {
    await core.call("read_cached", "abc");
    await core.clock.advance(9_999);
    expect((await core.call("read_cached", "abc")).meta.source).toBe("cached");
    await core.clock.advance(1);
    expect((await core.call("read_cached", "abc")).meta).toMatchObject({ source: "live", cache_age_ms: 0 });
    expect(core.asked()).toHaveLength(2);
  });

  test("answers while the breaker is open, and is paid", async () => {
    await core.call("read_cached", "abc");
    core.standIn.fault({ body: "html" });
    for (let n = 0; n < 5; n++) await core.call("read_record", `${n}`);
    expect((await core.call("read_cached", "abc")).meta).toMatchObject({ source: "cached", credits_used: 1 });
    expect(await core.credits()).toMatchObject({ remaining: 998 });
  });

  test("is never a failure", async () => {
    core.standIn.fault({ status: 400, times: 1 });
    expect((await core.call("read_cached", "abc")).ok).toBe(false);
    expect((await core.call("read_cached", "abc")).meta).toMatchObject({
      source: "live",
      runtime_status: "ok",
    });
  });
});

describe("a stale answer", () => {
  test.each([
    ["answers 500", { status: 500 }],
    ["answers 503", { status: 503 }],
    ["drops the connection", { reset: "before" }],
    ["breaks off its answer", { reset: "mid-body" }],
  ] as const)("stands in with a warning when the upstream %s, and is paid", async (_, fault) => {
    await core.call("read_stale", "abc");
    await core.clock.advance(10_000);
    core.standIn.fault(fault);
    const { ok, meta } = await core.call("read_stale", "abc");
    expect(ok).toBe(true);
    expect(meta).toMatchObject({
      runtime_status: "degraded",
      source: "cached",
      fetched_at: NOW,
      cache_age_ms: 10_000,
    });
    expect(meta.warnings).toEqual([expect.stringMatching(/^stale: /)]);
    expect(meta).toMatchObject({ credits_used: 1, credits_remaining: 998 });
  });

  test.each([
    ["our key is refused", { status: 401 }, "missing_key", "PROVIDER_UNAVAILABLE"],
    ["its plan has to be paid", { status: 402 }, "plan_required", "PROVIDER_UNAVAILABLE"],
    ["it forbids us to ask", { status: 403 }, "missing_key", "PROVIDER_UNAVAILABLE"],
    ["it says too many requests", { status: 429 }, "rate_limited", "TOOL_ERROR"],
    ["it says so in its body", { inBodyError: { code: 4029 } }, "rate_limited", "TOOL_ERROR"],
    ["it sends us elsewhere", { redirect: "http://127.0.0.1:9/" }, "failing", "PROVIDER_UNAVAILABLE"],
    ["it answers what is not JSON", { body: "html" }, "failing", "PROVIDER_UNAVAILABLE"],
    ["it answers another shape", { inBodyError: [] }, "failing", "PROVIDER_UNAVAILABLE"],
  ] as const)("does not stand in where %s: that is told, and refunded", async (_, fault, status, code) => {
    await core.call("read_stale", "abc");
    await core.clock.advance(10_000);
    core.standIn.fault(fault);
    const answer = await core.call("read_stale", "abc");
    expect(answer).toMatchObject({ ok: false, error: { code } });
    expect(answer.meta).toMatchObject({
      runtime_status: status,
      source: "unavailable",
      credits_used: 0,
      credits_remaining: 999,
      warnings: [expect.stringMatching(/^refunded: 1 /)],
    });
    expect(await core.credits()).toEqual({ remaining: 999, held: 0, used: 1 });
  });

  test("stands in when the upstream does not answer in time", async () => {
    await core.close();
    core = await startCore({ upstream: { attemptMs: 300 } });
    await core.call("read_stale", "abc");
    await core.clock.advance(10_000);
    core.standIn.fault({ hang: true });
    expect((await core.call("read_stale", "abc")).meta).toMatchObject({
      runtime_status: "degraded",
      source: "cached",
      credits_used: 1,
    });
  });

  test("stands in while the breaker is open", async () => {
    await core.call("read_stale", "abc");
    await core.clock.advance(10_000);
    core.standIn.fault({ body: "html" });
    for (let n = 0; n < 5; n++) await core.call("read_record", `${n}`);
    const asked = core.asked().length;
    expect((await core.call("read_stale", "abc")).meta).toMatchObject({
      runtime_status: "degraded",
      source: "cached",
    });
    expect(core.asked()).toHaveLength(asked);
  });

  test("does not stand in for a caller's mistake, nor where the tool does not allow it", async () => {
    for (const tool of ["read_stale", "read_cached"]) await core.call(tool, "abc");
    await core.clock.advance(10_000);
    core.standIn.fault({ status: 400 });
    expect((await core.call("read_stale", "abc")).meta.runtime_status).toBe("invalid_input");
    core.standIn.fault({ status: 500 });
    expect((await core.call("read_cached", "abc")).ok).toBe(false);
  });

  // core/tool-runner.ts: `kept` is taken however old it is; only Keyv, on the machine's clock, ever forgets it.
  test("stands in no longer than the tool allows, by the service's clock", async () => {
    await core.call("read_stale", "abc");
    await core.clock.advance(70_001);
    core.standIn.fault({ status: 500 });
    expect((await core.call("read_stale", "abc")).ok).toBe(false);
  });

  test("gives way to a fresh one as soon as the upstream is back", async () => {
    await core.call("read_stale", "abc");
    await core.clock.advance(10_000);
    expect((await core.call("read_stale", "abc")).meta).toMatchObject({
      runtime_status: "ok",
      source: "live",
    });
  });
});

describe("a fallback", () => {
  test.each([
    ["answers 500", { status: 500 }],
    ["answers 402", { status: 402 }],
    ["answers 401", { status: 401 }],
    ["answers another shape", { inBodyError: [] }],
  ] as const)("answers when the upstream %s, names who answered, and is paid once", async (_, fault) => {
    core.standIn.fault({ ...fault, match: "/records/" });
    const answer = await core.call("read_either", "abc");
    expect(answer).toMatchObject({ ok: true, data: { value: 42 } });
    expect(answer.meta).toMatchObject({
      tool: "read_either",
      provider: "backup",
      runtime_status: "ok",
      source: "fallback",
      origin_source: "fallback",
      fallback_used: true,
      cache_age_ms: 0,
      credits_used: 1,
      credits_remaining: 999,
    });
    expect(core.asked().at(-1)).toBe("GET /backup/abc");
  });

  test("is not asked while the upstream answers, nor for a caller's mistake", async () => {
    expect((await core.call("read_either", "abc")).meta).toMatchObject({
      provider: "main",
      fallback_used: false,
    });
    core.standIn.fault({ status: 400, match: "/records/" });
    expect((await core.call("read_either", "abc")).meta.runtime_status).toBe("invalid_input");
    expect(core.asked()).not.toContain("GET /backup/abc");
  });

  test("is not asked where the upstream says when to come back", async () => {
    core.standIn.fault({ status: 429, retryAfter: 7, match: "/records/" });
    expect(await core.call("read_either", "abc")).toMatchObject({
      ok: false,
      error: { code: "TOOL_ERROR", retryable: true, retry_after: 7 },
      meta: { runtime_status: "rate_limited", fallback_used: false, credits_used: 0 },
    });
    expect(core.asked()).not.toContain("GET /backup/abc");
  });

  test("answers while the upstream's breaker is open", async () => {
    core.standIn.fault({ body: "html", match: "/records/" });
    for (let n = 0; n < 5; n++) await core.call("read_record", `${n}`);
    const asked = core.asked().length;
    expect((await core.call("read_either", "abc")).meta).toMatchObject({
      source: "fallback",
      provider: "backup",
    });
    expect(core.asked().slice(asked)).toEqual(["GET /backup/abc"]);
  });

  test("leaves the upstream's own failure where it fails too, refunded", async () => {
    core.standIn.fault({ status: 429, retryAfter: 9 });
    const answer = await core.call("read_either", "abc");
    expect(answer).toMatchObject({ ok: false, error: { code: "TOOL_ERROR", retry_after: 9 } });
    expect(answer.meta).toMatchObject({ provider: "main", credits_used: 0, fallback_used: false });
    expect(await core.credits()).toEqual({ remaining: 1_000, held: 0, used: 0 });
  });
});
