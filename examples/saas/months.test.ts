// Clauses of the months of an account, which pass as the test moves the service's clock.
import { strict as assert } from "node:assert";
import { it } from "node:test";
import { createService, memoryStore, systemClock } from "@svckit/core";
import { hello } from "@svckit/providers";

const DAY_MS = 86_400_000;

it("refills a month later, on the plan that begins then, and keeps what was bought", async () => {
  let aheadMs = 0;
  const clock = { ...systemClock, now: () => Date.now() + aheadMs };
  const plans = { solo: { credits: 100 }, team: { credits: 1_000 } };
  // The store and the service have one clock: limits, periods, expiry and schedules go by it.
  const service = createService({ providers: [hello()], store: memoryStore({ clock }), clock, plans });
  const { id } = await service.createAccount({ plan: "solo" });
  const remaining = async () => (await service.describeAccount(id)).wallet?.remaining;

  await service.topUp(id, 20, { reference: "payment-1", expiresAt: clock.now() + 45 * DAY_MS });
  await service.setPlan(id, "team", { reference: "upgrade-1", at: "period_end" });
  assert.equal(await remaining(), 120);

  aheadMs += 32 * DAY_MS;
  assert.equal(await remaining(), 1_020);
  aheadMs += 32 * DAY_MS;
  assert.equal(await remaining(), 1_000);
  await service.close();
});
