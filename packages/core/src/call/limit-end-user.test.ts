// The clauses of the limits of an account's own users, which stand beside those of the account.
import { expect, test } from "vitest";
import { FAILURE, startCounting } from "../../test/counting-service.js";
import { utcDay } from "../platform/clock.js";
import type { EndUserLimits } from "../store/plan.js";
import { subjectsOfEndUsers } from "./limit-end-user.js";

const MINUTE_MS = 60_000;

async function start(endUser: EndUserLimits, callsPerMinute = 100, credits = 100) {
  const counting = await startCounting({ plans: { free: { callsPerMinute, endUser } } }, credits);
  const principal = await counting.service.openSession(counting.account.id);
  const send = async (user: string | undefined, more: Parameters<typeof counting.ask>[0] = {}) =>
    counting.ask({ principal: { ...principal, endUser: user }, ...more });
  const codeOf = async (...given: Parameters<typeof send>) => (await send(...given)).code;
  return { ...counting, send, codeOf };
}

test("limits each user's minute by itself, and says whose limit it was and for how long", async () => {
  const { send, codeOf, clock } = await start({ callsPerMinute: 2 });
  await codeOf("u1");
  await clock.advance(10_000);
  await codeOf("u1");
  const refused = await send("u1");
  expect(refused.envelope).toMatchObject({
    ok: false,
    error: { code: "RATE_LIMITED", message: expect.stringContaining("of this end user"), retry_after: 50 },
  });
  expect(await codeOf("u2")).toBe(undefined);
  // Calls that name no user are the account's alone.
  for (let n = 0; n < 5; n += 1) expect(await codeOf(undefined)).toBe(undefined);
  await clock.advance(50_000);
  expect(await codeOf("u1")).toBe(undefined);
});

test("leaves the account's own limit in force, which is told first", async () => {
  const { send } = await start({ callsPerMinute: 1 }, 2);
  await send("u1");
  const second = await send("u1");
  const third = await send("u1");
  expect([second, third].map(({ envelope }) => !envelope.ok && envelope.error.message)).toEqual([
    expect.stringContaining("of this end user"),
    expect.stringMatching(/^More than 2 calls in a minute\./),
  ]);
});

test("limits a user's day to the calls that ran; what is refused before takes none of it, and is charged nothing", async () => {
  const { codeOf, send, clock, store, state } = await start({ callsPerDay: 2 }, 1_000);
  for (let n = 0; n < 5; n += 1) expect(await codeOf("u1", { args: { n: "x" } })).toBe("VALIDATION_ERROR");
  expect(await codeOf("u1", { args: { idempotency_key: "k" } })).toBe(undefined);
  for (let n = 0; n < 5; n += 1)
    expect((await send("u1", { args: { idempotency_key: "k" } })).replayed).toBe(true);
  state.error = FAILURE;
  expect(await codeOf("u1")).toBe("PROVIDER_UNAVAILABLE");
  state.error = undefined;
  const refused = await send("u1", { args: { idempotency_key: "other" } });
  expect(refused.envelope).toMatchObject({
    ok: false,
    error: {
      code: "RATE_LIMITED",
      message: expect.stringMatching(/^More than 2 calls of this end user on a day\./),
    },
  });
  expect(await codeOf("u1", { tool: "search_tools", args: { intent: "count" } })).toBe(undefined);
  expect(await codeOf("u2")).toBe(undefined);
  expect(await store.verify()).toMatchObject({ ok: true, held: 0, spent: 2 });
  await clock.advance(24 * 60 * MINUTE_MS);
  expect(await codeOf("u1", { args: { idempotency_key: "other" } })).toBe(undefined);
});

test("holds nothing for a user whose day is over: others find their credits, and the ledger does not grow", async () => {
  const { codeOf, store } = await start({ callsPerDay: 1 }, 1_000, 3);
  expect(await codeOf("u1")).toBe(undefined);
  expect(await codeOf("u1")).toBe("RATE_LIMITED");
  const before = await store.verify();
  const racing = Array.from({ length: 20 }, () => codeOf("u1"));
  expect(new Set(await Promise.all(racing))).toEqual(new Set(["RATE_LIMITED"]));
  expect(await store.verify()).toEqual(before);
  expect(await codeOf("u2")).toBe(undefined);
  expect(await codeOf("u3")).toBe(undefined);
  // Both apply, and the day is told: waiting helps, and a top-up would not.
  expect(await codeOf("u1")).toBe("RATE_LIMITED");
  expect(await codeOf("u2")).toBe("RATE_LIMITED");
  expect(await codeOf("u4")).toBe("QUOTA_EXCEEDED");
});

test("counts exactly under racing calls, for names that look alike too", async () => {
  const { codeOf, service, ask } = await start({ callsPerDay: 3, callsPerMinute: 50 }, 1_000);
  const codes = await Promise.all(Array.from({ length: 20 }, () => codeOf("u1")));
  expect(codes.filter((code) => code === undefined)).toHaveLength(3);
  const { id } = await service.createAccount({ id: "a:1" });
  const principal = await service.openSession(id);
  for (const endUser of ["u1", 'u1"', "1:u1"])
    expect((await ask({ principal: { ...principal, endUser } })).code).toBe(undefined);
});

test("gives the approval back that a call brought on a day without room", async () => {
  const { service, account, ask, store, clock } = await startCounting({
    admit: () => ({ approve: "It changes something." }),
    plans: { free: { endUser: { callsPerDay: 1 } } },
  });
  const principal = { ...(await service.openSession(account.id)), endUser: "u1" };
  await ask({ principal });
  const [approval] = (await service.approvals.list()).approvals;
  const id = approval?.approval_id ?? "";
  await service.approvals.approve(id, { by: "me" });
  // Another process has counted it, which this one learns as it takes its own.
  const subject = `${subjectsOfEndUsers(account.id)}"u1"`;
  await store.takeDaily({ subject, day: utcDay(clock.now()), limit: 1 });
  expect((await ask({ principal })).code).toBe("RATE_LIMITED");
  expect(await service.approvals.find(id)).toMatchObject({ state: "approved" });
});

test.each([
  [{ callsPerMinute: -1 }, "plans.free.endUser.callsPerMinute"],
  [{ callsPerDay: 1.5 }, "plans.free.endUser.callsPerDay"],
  [{ callsPerHour: 1 }, "plans.free.endUser.callsPerHour"],
])("refuses %j with the option's name", async (endUser, path) => {
  // `as`: a host in JavaScript may write anything.
  await expect(start(endUser as EndUserLimits)).rejects.toThrow(path);
});
