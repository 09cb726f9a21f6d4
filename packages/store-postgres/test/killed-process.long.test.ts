// What a process of several on one Postgres leaves held when it is killed, and when it is back.
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createTestSchema, type TestSchema } from "./postgres-schema.js";
import { postgresServer } from "./postgres-server.js";
import { PERIOD } from "./process-task.js";
import { ended, startProcesses } from "./processes.js";

const { url = "", reason } = await postgresServer();

describe.skipIf(reason !== undefined)("on Postgres", () => {
  let schema: TestSchema;
  beforeEach(() => {
    schema = createTestSchema(url);
  });
  afterEach(() => schema.drop());

  test("the full balance is back within 15 seconds of the end of a process that was killed", async () => {
    const { store } = schema.open();
    await store.createAccount({
      id: "a",
      plan: "free",
      createdAt: PERIOD.start,
      anchorAt: PERIOD.start,
      creditsPerPeriod: null,
      hasWallet: true,
    });
    const started = await startProcesses(
      Array.from({ length: 3 }, () => ({ url, schema: schema.name, verb: "hold", times: 20 })),
    );
    await Promise.all(started.map(({ report }) => report));
    expect((await store.wallet({ accountId: "a", period: PERIOD }))?.held).toBe(60);
    const [victim] = started;
    const killedAt = Date.now();
    victim?.process.kill("SIGKILL");
    // The living reap every two seconds, as services do.
    while (
      ((await store.wallet({ accountId: "a", period: PERIOD }))?.held ?? 0) > 40 &&
      Date.now() - killedAt < 20_000
    ) {
      await new Promise((resolve) => setTimeout(resolve, 500));
      if (Math.floor((Date.now() - killedAt) / 500) % 4 === 0) await store.reap(Date.now());
    }
    const tookMs = Date.now() - killedAt;
    console.log(`full balance back ${(tookMs / 1_000).toFixed(1)} s after the kill`);
    expect(tookMs).toBeLessThan(15_000);
    // The living have kept their holds.
    expect((await store.wallet({ accountId: "a", period: PERIOD }))?.held).toBe(40);
    const freed = { scope: "account:a", key: `held-${victim?.process.pid}-0`, fingerprint: "f" };
    expect(await store.findClaim({ claim: freed, now: Date.now() })).toEqual({ state: "free" });
    for (const other of started) other.process.kill("SIGKILL");
    await Promise.all(started.map(ended));
    expect(await store.verify()).toMatchObject({ ok: true, voided: 20, pending: 40 });
  });
});
