// The clauses of billing: what a host's own billing does to an account, and what its callers see of it.
import { createTestClock } from "@svckit/testing";
import { expect, test } from "vitest";
import { z } from "zod";
import { defineProvider } from "./catalog/provider.js";
import { defineTool } from "./catalog/tool.js";
import { memoryStore } from "./memory/memory-store.js";
import { createService } from "./service.js";

const DAY_MS = 86_400_000;

async function start({ credits = 3 }: { readonly credits?: number } = {}) {
  const clock = createTestClock();
  const tool = defineTool({
    name: "get_x",
    title: "X",
    description: "Gives nothing, at the usual price.",
    category: "market_data",
    effect: "read",
    input: z.object({}),
    output: z.object({}),
    execute: () => ({}),
  });
  const dear = { ...tool, name: "get_dear", credits: 5 };
  const service = createService({
    clock,
    plans: {
      free: { credits },
      more: { credits: 10 },
      once: { credits: 4, once: true },
      none: { credits: 0 },
    },
    providers: [defineProvider({ id: "local", title: "Local", tools: [tool, dear] })],
  });
  await service.createAccount({ id: "a" });
  const { key } = await service.createKey("a");
  return {
    clock,
    service,
    key,
    call: async (times = 1) => {
      let code: string | undefined;
      for (let n = 0; n < times; n++)
        code = (await service.transport.answer({ tool: "get_x", credential: key })).code;
      return code;
    },
    credits: async () => JSON.parse((await service.quota({ credential: key })).body).data,
  };
}

test("a refusal words one credit as one, and more as more", async () => {
  const { service, call, key } = await start();
  const refused = async (tool: string) => {
    const answer = await service.execute({ tool, args: {}, credential: key });
    return answer.ok ? undefined : answer.error.message;
  };
  await call(2);
  expect(await refused("get_dear")).toContain("The call costs 5 credits and 1 is left for this period.");
  await service.adjust("a", -2, { reference: "r1", reason: "refund" });
  expect(await refused("get_x")).toContain("The account owes 1 credit.");
  await service.adjust("a", -1, { reference: "r2", reason: "refund" });
  expect(await refused("get_x")).toContain("The account owes 2 credits.");
});

test("tells the credits of the period and those that were bought, and spends the period's first", async () => {
  const { service, clock, call, credits } = await start();
  const end = clock.now() + 40 * DAY_MS;
  expect(await service.topUp("a", 5, { reference: "p1", expiresAt: new Date(end) })).toEqual({
    applied: true,
  });
  await call(2);
  expect((await credits()).credits).toMatchObject({
    ...{ granted: 8, used: 2, held: 0, remaining: 6 },
    ...{ period_remaining: 1, bought_remaining: 5, bought_expires_at: new Date(end).toISOString() },
  });
  await call(2);
  expect((await credits()).credits).toMatchObject({ period_remaining: 0, bought_remaining: 4, remaining: 4 });
  clock.set(clock.now() + 31 * DAY_MS);
  expect((await credits()).credits).toMatchObject({ period_remaining: 3, bought_remaining: 4, remaining: 7 });
  clock.set(clock.now() + 10 * DAY_MS);
  expect((await credits()).credits).toMatchObject({ period_remaining: 3, bought_remaining: 0, remaining: 3 });
  expect([await call(3), await call()]).toEqual([undefined, "QUOTA_EXCEEDED"]);
  expect(await service.verifyLedger()).toMatchObject({ ok: true, bought: 5, expired: 4, spent: 7 });
});

test("says of a delivery whether it has acted, and refuses a reference with other figures", async () => {
  const { service } = await start();
  expect(await service.topUp("a", 5, { reference: "p1" })).toEqual({ applied: true });
  expect(await service.topUp("a", 5, { reference: "p1" })).toEqual({ applied: false });
  const reused = { code: "IDEMPOTENCY_KEY_REUSED", message: expect.stringContaining('"p1"') };
  await expect(service.topUp("a", 6, { reference: "p1" })).rejects.toMatchObject(reused);
  await expect(service.adjust("a", 5, { reference: "p1", reason: "x" })).rejects.toMatchObject(reused);
  await expect(service.setPlan("a", "more", { reference: "p1" })).rejects.toMatchObject(reused);
  expect(await service.describeAccount("a")).toMatchObject({ plan: "free", wallet: { remaining: 8 } });
});

test("refuses calls while an adjustment has left less than nothing, and says what is owed", async () => {
  const { service, call, credits } = await start();
  await service.topUp("a", 5, { reference: "p1" });
  await call(8);
  await service.adjust("a", -5, { reference: "chargeback of p1", reason: "chargeback" });
  const told = await credits();
  expect([told.remaining, told.credits]).toMatchObject([
    0,
    { remaining: -5, period_remaining: 0, bought_remaining: -5 },
  ]);
  expect(await call()).toBe("QUOTA_EXCEEDED");
  const envelope = await service.execute({
    tool: "get_x",
    credential: (await service.createKey("a")).key,
  });
  expect(envelope).toMatchObject({
    ok: false,
    error: { message: "The account owes 5 credits. Top up to go on: a refill is too little." },
  });
  await service.topUp("a", 6, { reference: "p2" });
  expect([await call(), await call()]).toEqual([undefined, "QUOTA_EXCEEDED"]);
});

test("promises a refill that covers a call with what was bought, and none where the next plan has less", async () => {
  const { service, clock, call, key } = await start();
  const refused = async (tool: string) => {
    const { envelope } = await service.transport.answer({ tool, credential: key });
    return envelope.ok ? "" : envelope.error.message;
  };
  await service.topUp("a", 1, { expiresAt: clock.now() + DAY_MS });
  await service.topUp("a", 1);
  await call();
  expect(await refused("get_dear")).toContain("a refill is too little");
  await service.topUp("a", 1, { expiresAt: clock.now() + 40 * DAY_MS });
  await call();
  expect(await refused("get_dear")).toContain("or wait for the next period");
  await service.setPlan("a", "none", { at: "period_end" });
  await call(4);
  expect(await refused("get_x")).toContain("they do not refill");
});

test("changes a plan at once for a reference, with what was bought", async () => {
  const { service, clock, call, credits } = await start();
  await service.topUp("a", 5, { reference: "p1" });
  await call(4);
  clock.set(clock.now() + DAY_MS);
  expect(await service.setPlan("a", "more", { reference: "p2" })).toEqual({ applied: true });
  expect((await credits()).credits).toMatchObject({ period_remaining: 10, bought_remaining: 4 });
  await call(3);
  clock.set(clock.now() + DAY_MS);
  expect(await service.setPlan("a", "more", { reference: "p2" })).toEqual({ applied: false });
  expect((await credits()).credits).toMatchObject({ period_remaining: 7, bought_remaining: 4 });
});

test("changes a plan at the end of the period, on the day that is kept, also for keys that are remembered", async () => {
  const { service, clock, call, credits } = await start();
  await service.topUp("a", 5, { reference: "p1" });
  await service.setPlan("a", "more", { at: "period_end", reference: "p2" });
  expect(await service.describeAccount("a")).toMatchObject({
    plan: "free",
    next_plan: { plan: "more", at: "2026-02-01T00:00:00.000Z" },
  });
  clock.set(Date.UTC(2026, 0, 31, 23, 59, 59, 999));
  await call(2);
  expect((await credits()).credits).toMatchObject({ granted: 8, period_remaining: 1 });
  clock.set(Date.UTC(2026, 1, 1));
  expect((await credits()).credits).toMatchObject({
    ...{ period_remaining: 10, bought_remaining: 5, remaining: 15 },
    period_end: "2026-03-01T00:00:00.000Z",
  });
  expect(await service.describeAccount("a")).toMatchObject({ plan: "more", next_plan: null });
  expect(await service.setPlan("a", "more", { at: "period_end", reference: "p2" })).toEqual({
    applied: false,
  });
});

test("has a period of its own for each change at once, by a clock that stands still or goes back, too", async () => {
  const { service, clock, call, credits } = await start();
  await service.topUp("a", 5, { reference: "p1" });
  await call(2);
  await service.setPlan("a", "more");
  expect((await credits()).credits).toMatchObject({ period_remaining: 10, bought_remaining: 5 });
  clock.set(clock.now() - DAY_MS);
  await service.setPlan("a", "free");
  expect((await credits()).credits).toMatchObject({ period_remaining: 3, bought_remaining: 5 });
  expect(await service.verifyLedger()).toMatchObject({ ok: true });
});

test("opens a period on the plan that another process has put the account on a moment before", async () => {
  const clock = createTestClock();
  const store = memoryStore({ clock });
  const plans = { free: { credits: 3 }, more: { credits: 10 } };
  const open = () => createService({ clock, store, plans, providers: [] });
  const [here, there] = [open(), open()];
  await here.createAccount({ id: "a" });
  const { key: credential } = await here.createKey("a");
  clock.set(Date.UTC(2026, 1, 1) - 1_000);
  await there.quota({ credential });
  await here.setPlan("a", "more", { at: "period_end" });
  clock.set(Date.UTC(2026, 1, 1));
  expect(JSON.parse((await there.quota({ credential })).body).data.credits).toMatchObject({ granted: 10 });
});

test("grants a plan that is granted once when its turn comes, and leaves such a grant at once", async () => {
  const { service, clock, credits } = await start();
  await service.setPlan("a", "once", { at: "period_end" });
  clock.set(clock.now() + 32 * DAY_MS);
  expect((await credits()).credits).toMatchObject({ remaining: 4, period_end: null });
  expect(await service.setPlan("a", "more", { at: "period_end", reference: "p1" })).toEqual({
    applied: true,
  });
  expect((await credits()).credits).toMatchObject({ remaining: 10 });
  expect(await service.setPlan("a", "more", { at: "period_end", reference: "p1" })).toEqual({
    applied: false,
  });
});

test("lets the latest of two changes to come stand, and a change at once in place of both", async () => {
  const { service, clock } = await start();
  await service.setPlan("a", "once", { at: "period_end" });
  await service.setPlan("a", "more", { at: "period_end" });
  expect((await service.describeAccount("a")).next_plan).toMatchObject({ plan: "more" });
  clock.set(clock.now() + 1);
  await service.setPlan("a", "free");
  expect(await service.describeAccount("a")).toMatchObject({ plan: "free", next_plan: null });
});

test.each<[string, (given: Awaited<ReturnType<typeof start>>["service"]) => Promise<unknown>]>([
  ["reference", (service) => service.topUp("a", 1, { reference: "" })],
  ["reference", (service) => service.adjust("a", 1, { reference: "a\nb", reason: "x" })],
  ["reference", (service) => service.setPlan("a", "more", { reference: "x".repeat(201) })],
  ["reason", (service) => service.adjust("a", 1, { reference: "r", reason: "" })],
  ["credits", (service) => service.adjust("a", 0, { reference: "r", reason: "x" })],
  ["credits", (service) => service.adjust("a", 0.5, { reference: "r", reason: "x" })],
  ["credits", (service) => service.topUp("a", -1, { reference: "r" })],
  ["expiresAt", (service) => service.topUp("a", 1, { expiresAt: "soon" })],
  ["expiresAt", (service) => service.topUp("a", 1, { expiresAt: "2027" })],
  ["expiresAt", (service) => service.topUp("a", 1, { expiresAt: "2027-01-31 12:00" })],
  ["expiresAt", (service) => service.topUp("a", 1, JSON.parse('{ "expiresAt": null }'))],
  ["expiresAt", (service) => service.topUp("a", 1, { expiresAt: new Date(Number.NaN) })],
  ["plan", (service) => service.setPlan("a", "gold", { at: "period_end" })],
])("refuses a %s that is none, and changes nothing", async (param, run) => {
  const { service } = await start();
  await expect(run(service)).rejects.toMatchObject({ code: "VALIDATION_ERROR", details: { param } });
  expect(await service.verifyLedger()).toMatchObject({ ok: true, granted: 0, bought: 0, adjusted: 0 });
});

test.each([
  ["seconds in place of milliseconds", Date.UTC(2027, 0, 1) / 1_000, "1970-01-21T"],
  ["a date of years ago", "2020-01-01", "2020-01-01T"],
  ["a millisecond more than a year ago", Date.UTC(2025, 0, 1) - 1, "2024-12-31T"],
])("refuses an end that is %s, and leaves the reference free", async (_, expiresAt, told) => {
  const { service } = await start();
  await expect(service.topUp("a", 5, { reference: "p1", expiresAt })).rejects.toMatchObject({
    ...{ code: "VALIDATION_ERROR", details: { param: "expiresAt" } },
    message: expect.stringContaining(told),
  });
  await expect(service.topUp("a", 5, { reference: "p1", expiresAt })).rejects.toThrow(
    "milliseconds since 1970",
  );
  expect(await service.topUp("a", 5, { reference: "p1" })).toEqual({ applied: true });
  expect(await service.describeAccount("a")).toMatchObject({ wallet: { remaining: 8 } });
});

test("takes a delivery that comes late, whose credits have expired on the way", async () => {
  const { service, clock } = await start();
  const late = { reference: "p1", expiresAt: clock.now() - 364 * DAY_MS };
  expect(await service.topUp("a", 5, late)).toEqual({ applied: true });
  expect(await service.topUp("a", 5, late)).toEqual({ applied: false });
  expect(await service.describeAccount("a")).toMatchObject({ wallet: { remaining: 3 } });
  expect(await service.verifyLedger()).toMatchObject({ ok: true });
});

test("says that there is no such account, and that one has no wallet", async () => {
  const { service } = await start();
  await service.createAccount({ id: "poor", wallet: false });
  const change = { reference: "r", reason: "x" };
  await expect(service.adjust("nobody", 1, change)).rejects.toMatchObject({ code: "ENDPOINT_NOT_FOUND" });
  for (const at of ["now", "period_end"] as const)
    await expect(service.setPlan("nobody", "more", { at })).rejects.toMatchObject({
      code: "ENDPOINT_NOT_FOUND",
    });
  await expect(service.adjust("poor", 1, change)).rejects.toMatchObject({ code: "NO_WALLET" });
  await expect(service.topUp("poor", 1, { reference: "r" })).rejects.toMatchObject({ code: "NO_WALLET" });
});

test("keeps what was bought from a development key", async () => {
  const { service } = await start();
  await service.topUp("a", 5, { reference: "p1" });
  const { key } = await service.createKey("a", "dev");
  const { code } = await service.transport.answer({ tool: "get_x", credential: key });
  expect(code).toBe("QUOTA_EXCEEDED");
});
