// How the core spares an upstream in trouble: one retry, a breaker, a queue; over a real connection.
import { memoryStore, type Reservation } from "@svckit/core";
import { afterEach, describe, expect, test } from "vitest";
import { type CoreOnStandIn, startCore } from "./core-on-stand-in.js";

const REFUNDED = "refunded: 1 credit was returned because the call failed";
let core: CoreOnStandIn;
afterEach(() => core.close());

const start = async (...options: Parameters<typeof startCore>) => {
  core = await startCore(...options);
};
const statusOf = async (id: string, tool = "read_record") => (await core.call(tool, id)).meta.runtime_status;
const turn = () => new Promise((resolve) => setTimeout(resolve, 1));

async function untilAsked(count: number): Promise<void> {
  while (core.standIn.requests.length < count) await turn();
}

describe("a retry", () => {
  test.each([
    ["500", { status: 500 }],
    ["503", { status: 503 }],
    ["408", { status: 408 }],
    ["a reset before the answer", { reset: "before" }],
  ] as const)("makes a read work that fails once with %s", async (_, fault) => {
    await start();
    core.standIn.fault({ ...fault, times: 1 });
    expect(await statusOf("a")).toBe("ok");
    expect(core.asked()).toEqual(["GET /records/a", "GET /records/a"]);
  });

  test("is made once and no more", async () => {
    await start();
    core.standIn.fault({ status: 500 });
    expect(await statusOf("a")).toBe("degraded");
    expect(core.asked()).toHaveLength(2);
  });

  test.each([
    ["500", "degraded", { status: 500 }],
    ["a reset before the answer", "failing", { reset: "before" }],
  ] as const)("is never made for a write, which fails with %s and is %s", async (_, status, fault) => {
    await start();
    core.standIn.fault({ ...fault, times: 1 });
    expect(await statusOf("a", "write_record")).toBe(status);
    expect(core.asked()).toEqual(["POST /records/a"]);
  });

  test.each([400, 401, 429])("is never made for %i", async (status) => {
    await start();
    core.standIn.fault({ status, times: 1 });
    expect(await statusOf("a")).not.toBe("ok");
    expect(core.asked()).toHaveLength(1);
  });

  test("is made for a tenth of the requests at most", async () => {
    await start({ upstream: { breaker: false } });
    core.standIn.fault({ status: 500 });
    for (let n = 0; n < 20; n++) await statusOf(`${n}`);
    expect(core.asked().length).toBeGreaterThanOrEqual(22);
    expect(core.asked().length).toBeLessThanOrEqual(23);
  });

  test("is paid for once", async () => {
    await start();
    core.standIn.fault({ status: 500, times: 1 });
    expect((await core.call("read_record", "a")).meta).toMatchObject({
      credits_used: 1,
      credits_remaining: 999,
    });
  });
});

describe("a breaker", () => {
  async function open(): Promise<void> {
    await start();
    core.standIn.fault({ body: "html" });
    for (let n = 0; n < 5; n++) expect(await statusOf(`${n}`)).toBe("failing");
    expect(core.asked()).toHaveLength(5);
    core.standIn.fault(null);
  }

  test("opens after 5 failures in a row: nothing is asked and nothing is debited", async () => {
    await open();
    const answer = await core.call("read_record", "a");
    expect(answer).toMatchObject({ ok: false, error: { code: "PROVIDER_UNAVAILABLE", retryable: true } });
    expect(answer.meta).toMatchObject({ runtime_status: "degraded", source: "unavailable", credits_used: 0 });
    // Nothing was taken, so nothing was given back.
    expect(answer.meta.warnings).toEqual([]);
    expect(core.asked()).toHaveLength(5);
    expect(await core.credits()).toEqual({ remaining: 1_000, held: 0, used: 0 });
  });

  test("stays open for 10 s and then lets one probe through, which closes it", async () => {
    await open();
    await core.clock.advance(9_999);
    expect(await statusOf("a")).toBe("degraded");
    expect(core.asked()).toHaveLength(5);
    await core.clock.advance(1);
    core.standIn.fault({ latencyMs: 80 });
    const probe = core.call("read_record", "probe");
    await untilAsked(6);
    expect(await statusOf("b")).toBe("degraded");
    expect((await probe).meta.runtime_status).toBe("ok");
    expect(core.asked()).toHaveLength(6);
    core.standIn.fault(null);
    expect(await statusOf("c")).toBe("ok");
  });

  test("refunds whom it lets wait beside the probe", async () => {
    await open();
    await core.clock.advance(10_000);
    const answers = await Promise.all(["a", "b", "c"].map((id) => core.call("read_record", id)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(core.asked()).toHaveLength(6);
    expect(await core.credits()).toEqual({ remaining: 999, held: 0, used: 1 });
  });

  test("opens for another 10 s where the probe fails", async () => {
    await open();
    await core.clock.advance(10_000);
    core.standIn.fault({ body: "html" });
    expect(await statusOf("probe")).toBe("failing");
    core.standIn.fault(null);
    expect(await statusOf("a")).toBe("degraded");
    await core.clock.advance(9_999);
    expect(await statusOf("b")).toBe("degraded");
    expect(core.asked()).toHaveLength(6);
    await core.clock.advance(1);
    expect(await statusOf("c")).toBe("ok");
  });

  // core/breaker.ts: `record` takes any call that ends while a probe is under way for the probe.
  test("lets no second probe through because a call from before it opened ends", async () => {
    await start({ upstream: { totalMs: 60_000 } });
    core.standIn.fault({ latencyMs: 300, match: "/records/slow" });
    const slow = core.call("read_record", "slow");
    await untilAsked(1);
    core.standIn.fault({ body: "html" });
    for (let n = 0; n < 5; n++) await statusOf(`${n}`);
    await core.clock.advance(10_000);
    core.standIn.fault({ latencyMs: 600 });
    const probe = core.call("read_record", "probe");
    await untilAsked(7);
    await slow;
    const second = await statusOf("second");
    await probe;
    expect(second).toBe("degraded");
  });

  test("is not opened by callers' mistakes, limits or refused keys", async () => {
    await start();
    for (const status of [400, 404, 429, 401, 403, 429, 400]) {
      core.standIn.fault({ status });
      await statusOf(`${status}`);
    }
    expect(core.asked()).toHaveLength(7);
    core.standIn.fault(null);
    expect(await statusOf("a")).toBe("ok");
  });

  test("is one for each provider", async () => {
    await open();
    expect((await core.call("read_backup", "x", { args: { key: "x" } })).ok).toBe(true);
  });

  test("opens at a fifth of the calls, where there were 20, without a row of failures", async () => {
    await start();
    core.standIn.fault({ body: "html", every: 4 });
    for (let n = 0; n < 20; n++) await statusOf(`${n}`);
    expect(await statusOf("a")).toBe("degraded");
    expect(core.asked()).toHaveLength(20);
  });
});

describe("the queue of an upstream", () => {
  test("refuses the call beyond it, runs the others, and gives what was taken back", async () => {
    // As most stores do, it answers later: all four have their credits before the first asks.
    const memory = memoryStore();
    const store = { ...memory, reserve: async (taken: Reservation) => memory.reserve(taken) };
    await start({ store, upstream: { concurrency: 2, queue: 1 } });
    core.standIn.fault({ latencyMs: 100 });
    const answers = await Promise.all(["a", "b", "c", "d"].map((id) => core.call("read_record", id)));
    expect(answers.map(({ ok }) => ok)).toEqual([true, true, true, false]);
    expect(answers[3]).toMatchObject({
      error: { code: "PROVIDER_UNAVAILABLE", retryable: true },
      meta: { runtime_status: "degraded", warnings: [REFUNDED] },
    });
    expect(core.asked()).toHaveLength(3);
    expect(await core.credits()).toEqual({ remaining: 997, held: 0, used: 3 });
  });

  test("is known to be full before the debit", async () => {
    await start({ upstream: { concurrency: 1, queue: 1 } });
    core.standIn.fault({ latencyMs: 100 });
    const first = [core.call("read_record", "a"), core.call("read_record", "b")];
    await untilAsked(1);
    expect((await core.call("read_record", "c")).meta).toMatchObject({
      runtime_status: "degraded",
      warnings: [],
      credits_used: 0,
    });
    expect((await Promise.all(first)).map(({ ok }) => ok)).toEqual([true, true]);
  });

  test("is left after a second", async () => {
    await start({ upstream: { concurrency: 1, queue: 4 } });
    core.standIn.fault({ latencyMs: 150 });
    const first = core.call("read_record", "a");
    const second = core.call("read_record", "b");
    await untilAsked(1);
    await core.clock.advance(1_000);
    expect((await second).meta).toMatchObject({ runtime_status: "degraded", warnings: [REFUNDED] });
    expect((await first).ok).toBe(true);
    expect(core.asked()).toEqual(["GET /records/a"]);
  });

  test("is one for each provider", async () => {
    await start({ upstream: { concurrency: 1, queue: 1 } });
    core.standIn.fault({ latencyMs: 100, match: "/records/" });
    const first = [core.call("read_record", "a"), core.call("read_record", "b")];
    await untilAsked(1);
    expect((await core.call("read_backup", "x", { args: { key: "x" } })).ok).toBe(true);
    await Promise.all(first);
  });
});
