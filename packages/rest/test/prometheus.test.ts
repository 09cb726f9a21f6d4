// The metrics in a host's own program: their names, and how seldom the ledger is proved.
import { createService, memoryStore } from "@svckit/core";
import { createPrometheus } from "@svckit/rest";
import { createTestClock } from "@svckit/testing";
import promClient from "prom-client";
import { expect, test } from "vitest";

function start(brand?: string, tookMs = 0) {
  const clock = createTestClock();
  const store = memoryStore({ clock });
  let proofs = 0;
  const prometheus = createPrometheus(promClient, brand === undefined ? {} : { brand });
  const service = createService({
    clock,
    ...(brand !== undefined && { brand }),
    observer: prometheus.observer,
    providers: [],
    store: {
      ...store,
      async verify() {
        proofs += 1;
        if (tookMs > 0) await new Promise<void>((end) => clock.after(tookMs, end));
        return store.verify();
      },
    },
  });
  return { clock, proofs: () => proofs, scrape: async () => (await prometheus.scrape(service)).text };
}

test("the ledger is proved at most once a minute, however many scrape", async () => {
  const { clock, proofs, scrape } = start();
  expect(proofs()).toBe(0);
  await Promise.all(Array.from({ length: 20 }, scrape));
  expect(proofs()).toBe(1);
  expect(await scrape()).toContain("svc_ledger_unexplained 0");
  await clock.advance(59_999);
  await scrape();
  expect(proofs()).toBe(1);
  await clock.advance(1);
  await scrape();
  expect(proofs()).toBe(2);
});

test("a proof that takes long is alone, and is followed by a pause of twenty times as long", async () => {
  const { clock, proofs, scrape } = start(undefined, 90_000);
  await scrape();
  await clock.advance(89_999);
  await scrape();
  expect(proofs()).toBe(1);
  await clock.advance(1);
  expect(await scrape()).toContain("svc_ledger_unexplained 0");
  await clock.advance(20 * 90_000 - 1);
  await scrape();
  expect(proofs()).toBe(1);
  await clock.advance(1);
  await scrape();
  expect(proofs()).toBe(2);
});

test("a caller who left is counted as such, and as no error", async () => {
  const { observer, scrape } = createPrometheus(promClient);
  const call = { tool: "get_x", code: undefined, lane: "anonymous", replayed: false } as const;
  observer.callEnded({ ...call, disconnected: true, durationMs: 1, captured: 0, refunded: 0 });
  const service = createService({ providers: [] });
  expect((await scrape(service)).text).toContain(
    'svc_calls_total{tool="get_x",code="DISCONNECTED",lane="anonymous"} 1',
  );
});

test("names begin with the brand", async () => {
  const text = await start("acme").scrape();
  const names = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  expect(names.length).toBeGreaterThan(2);
  expect(names.filter((name) => !name.startsWith("acme_"))).toEqual([]);
});
