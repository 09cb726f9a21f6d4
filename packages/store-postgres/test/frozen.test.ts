// A process that was frozen between two calls, as a Lambda is: what it takes when it wakes is not voided.
import { randomUUID } from "node:crypto";
import { createTestClock } from "@svckit/testing";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createTestSchema, type TestSchema } from "./postgres-schema.js";
import { postgresServer } from "./postgres-server.js";
import { PERIOD } from "./process-task.js";

const { url = "", reason } = await postgresServer();

describe.skipIf(reason !== undefined)("a process that was frozen", () => {
  let schema: TestSchema;
  beforeEach(() => {
    schema = createTestSchema(url, []);
  });
  afterEach(() => schema.drop());

  it("says that it is alive before it takes anything, so that nobody voids it", async () => {
    const clock = createTestClock(PERIOD.start);
    const { store: woken } = schema.open(clock);
    const { store: other } = schema.open(clock);
    await woken.createAccount({
      id: "a",
      plan: "free",
      createdAt: PERIOD.start,
      anchorAt: PERIOD.start,
      creditsPerPeriod: null,
      hasWallet: true,
    });
    const id = randomUUID();
    const payment = { kind: "credits", accountId: "a", period: PERIOD, amount: 1 } as const;
    await schema.silence();
    clock.set(PERIOD.start + 60_000);
    const now = clock.now();
    expect(
      await woken.reserve({ id, payment, claim: undefined, now, expiresAt: now + 60_000 }),
    ).toMatchObject({
      outcome: "granted",
    });
    expect(await other.reap(now)).toBe(0);
    const ending = { accountId: undefined, receipt: undefined, claim: undefined, now };
    expect(await woken.settle({ id, verb: "capture", ...ending })).toBe(true);
    expect(await other.verify()).toMatchObject({ ok: true, spent: 1, held: 0 });
  });
});
