// The clauses of calls that wait for a person: one id while they wait, one run once they may, and nothing taken before.
import { expect, test } from "vitest";
import { z } from "zod";
import { FAILURE, startCounting } from "../../test/counting-service.js";
import { defineProvider } from "../catalog/provider.js";
import { defineTool } from "../catalog/tool.js";
import type { Principal } from "../identity/principal.js";
import type { ServiceOptions } from "../options.js";

const HOUR_MS = 3_600_000;
type Options = Partial<ServiceOptions> & { readonly credits?: number };

/** A service whose rule has each call wait, an account, and ways to send a call for its users. */
async function start({ credits = 10, ...options }: Options = {}) {
  const rule = () => ({ approve: "It changes something" });
  const counting = await startCounting({ admit: rule, ...options }, credits);
  const { service, account, ask } = counting;
  const principal = await service.openSession(account.id);
  const send = async (more: Parameters<typeof ask>[0] = {}) => {
    const answer = await ask(more);
    const error = answer.envelope.ok ? undefined : answer.envelope.error;
    return { code: answer.code, id: error?.approval_id ?? "", message: error?.message ?? "", answer };
  };
  const sendFor = (endUser: string | undefined, more: Parameters<typeof ask>[0] = {}) =>
    send({ principal: { ...principal, endUser } satisfies Principal, ...more });
  const approve = (id: string) => service.approvals.approve(id, { by: "me" });
  return { ...counting, send, sendFor, approve };
}

test("gives one id while nobody has decided, then runs once, for one credit", async () => {
  const { send, approve, store, state } = await start();
  const first = await send({ args: { n: 1 } });
  expect(first.answer.envelope).toMatchObject({
    ok: false,
    error: { code: "APPROVAL_REQUIRED", retryable: false, type: "authentication_error" },
    meta: { credits_used: 0, credits_remaining: 10 },
  });
  expect((await send({ args: { n: 1 } })).id).toBe(first.id);
  expect(state.ran).toBe(0);
  expect(await store.verify()).toMatchObject({ ok: true, held: 0, voided: 0, spent: 0 });
  await approve(first.id);
  expect((await send({ args: { n: 1 } })).code).toBe(undefined);
  const again = await send({ args: { n: 1 } });
  expect([again.code, again.id === first.id, state.ran]).toEqual(["APPROVAL_REQUIRED", false, 1]);
  expect(await store.verify()).toMatchObject({ ok: true, held: 0, spent: 1 });
});

test("of racing resends exactly one runs; the others ask anew, all for the same approval", async () => {
  const { send, approve, store, state } = await start();
  await approve((await send()).id);
  const sent = await Promise.all(Array.from({ length: 20 }, () => send()));
  expect(sent.filter(({ code }) => code === undefined)).toHaveLength(1);
  expect(new Set(sent.flatMap(({ id }) => (id === "" ? [] : [id]))).size).toBe(1);
  expect(state.ran).toBe(1);
  expect(await store.verify()).toMatchObject({ ok: true, held: 0, spent: 1 });
});

test("under one idempotency key racing resends are one run with one answer", async () => {
  const { send, approve, state } = await start();
  const call = { args: { idempotency_key: "k" } };
  await approve((await send(call)).id);
  const sent = await Promise.all(Array.from({ length: 10 }, () => send(call)));
  expect(sent.map(({ code }) => code)).toEqual(Array.from({ length: 10 }, () => undefined));
  expect(new Set(sent.map(({ answer }) => answer.body)).size).toBe(1);
  expect(state.ran).toBe(1);
  // The approval is for the call, with a key or without one.
  expect((await send(call)).answer.replayed).toBe(true);
});

test("is for the same account, end user, tool and arguments, in whatever order they are written", async () => {
  const { send, sendFor, approve, service, state, ask } = await start();
  await approve((await sendFor("u1", { args: { n: 1 } })).id);
  expect((await sendFor("u2", { args: { n: 1 } })).code).toBe("APPROVAL_REQUIRED");
  expect((await sendFor(undefined, { args: { n: 1 } })).code).toBe("APPROVAL_REQUIRED");
  expect((await sendFor("u1", { args: { n: 2 } })).code).toBe("APPROVAL_REQUIRED");
  expect((await sendFor("u1", { tool: "get_free", args: { n: 1 } })).code).toBe("APPROVAL_REQUIRED");
  const other = await service.createAccount();
  const { key } = await service.createKey(other.id);
  expect((await ask({ credential: key, args: { n: 1 } })).code).toBe("APPROVAL_REQUIRED");
  expect((await send({ args: { n: 1 } })).code).toBe("APPROVAL_REQUIRED");
  expect(state.ran).toBe(0);
  // Of JSON, 1.0 is 1.
  expect((await sendFor("u1", { args: JSON.parse('{"n": 1.0}') })).code).toBe(undefined);
});

test("a refusal holds for the rest of its life, in the words of who refused", async () => {
  const { send, clock, service, state } = await start();
  const { id } = await send();
  await service.approvals.deny(id, { by: "me", words: "Ask me on Monday." });
  const denied = await send();
  expect([denied.code, denied.message]).toEqual([
    "CALL_REFUSED",
    expect.stringContaining("Ask me on Monday."),
  ]);
  expect(await service.approvals.find(id)).toMatchObject({ state: "denied", args: null });
  await expect(service.approvals.approve(id, { by: "me" })).rejects.toMatchObject({
    code: "VALIDATION_ERROR",
  });
  await clock.advance(24 * HOUR_MS);
  expect((await send()).code).toBe("APPROVAL_REQUIRED");
  await expect(service.approvals.find(id)).rejects.toMatchObject({ code: "ENDPOINT_NOT_FOUND" });
  expect(state.ran).toBe(0);
});

test("is taken back before it is used, and stands for its full time from the word on", async () => {
  const { send, approve, clock, service } = await start({ approvals: { keepHours: 2 } });
  const { id } = await send();
  await clock.advance(HOUR_MS);
  await approve(id);
  await clock.advance(1.5 * HOUR_MS);
  await service.approvals.deny(id, { by: "another" });
  expect((await send()).code).toBe("CALL_REFUSED");
  const next = (await send({ args: { n: 2 } })).id;
  await approve(next);
  await clock.advance(2 * HOUR_MS);
  expect((await send({ args: { n: 2 } })).code).toBe("APPROVAL_REQUIRED");
});

test("stands still after a refusal of the credits and after a failure that has done nothing", async () => {
  const { send, approve, service, account, state, store } = await start({ credits: 0 });
  const { id } = await send();
  await approve(id);
  expect((await send()).code).toBe("QUOTA_EXCEEDED");
  await service.topUp(account.id, 5);
  state.error = FAILURE;
  expect((await send()).code).toBe("PROVIDER_UNAVAILABLE");
  expect(await service.approvals.find(id)).toMatchObject({ state: "approved", args: {} });
  state.error = undefined;
  expect((await send()).code).toBe(undefined);
  expect(await store.verify()).toMatchObject({ ok: true, held: 0, spent: 1 });
});

test("is used up by a call that broke, since nobody knows what it did", async () => {
  const { send, approve, service, state } = await start();
  const { id } = await send();
  await approve(id);
  state.error = new Error("a slip of the tool's");
  expect((await send()).code).toBe("PROVIDER_UNAVAILABLE");
  const { state: after, receipt_id, args } = await service.approvals.find(id);
  expect([after, typeof receipt_id, args]).toEqual(["used", "string", null]);
});

test("waits in a number: the oldest go, of an end user and of an account", async () => {
  const { sendFor, service, clock } = await start({
    approvals: { pendingPerAccount: 4, pendingPerEndUser: 2 },
    plans: { free: { callsPerMinute: 100 } },
  });
  const quiet = (await sendFor("quiet")).id;
  for (let n = 0; n < 10; n += 1) {
    // Of those of one millisecond, either may be the older.
    await clock.advance(1);
    await sendFor("loud", { args: { n } });
  }
  const listed = async () => (await service.approvals.list({ state: "pending" })).approvals;
  expect((await listed()).map(({ end_user, args }) => [end_user, args])).toEqual([
    ["quiet", {}],
    ["loud", { n: 8 }],
    ["loud", { n: 9 }],
  ]);
  expect((await sendFor("quiet")).id).toBe(quiet);
});

test("is not for callers without an account, and not for more than a person reads", async () => {
  const { askKeyless, send, service } = await start();
  expect((await askKeyless()).code).toBe("ANON_AUTH_REQUIRED");
  const far = await send({ args: { cursor: "x".repeat(40_000) } });
  expect(far.code).not.toBe("APPROVAL_REQUIRED");
  expect((await service.approvals.list()).approvals).toEqual([]);
});

test("lists a part at a time, and refuses who decides without a name", async () => {
  const { send, service } = await start();
  for (let n = 0; n < 5; n += 1) await send({ args: { n } });
  const seen: unknown[] = [];
  let cursor: string | undefined;
  do {
    const { approvals, next_cursor } = await service.approvals.list({ limit: 2, cursor });
    seen.push(...approvals.map(({ args }) => args));
    cursor = next_cursor ?? undefined;
  } while (cursor !== undefined);
  expect(seen).toHaveLength(5);
  const [first] = (await service.approvals.list()).approvals;
  const id = first?.approval_id ?? "";
  for (const by of ["", "a\nb", "x".repeat(201)])
    await expect(service.approvals.approve(id, { by })).rejects.toMatchObject({ code: "VALIDATION_ERROR" });
  for (const odd of ["nothing", "", "\0", "x".repeat(999)])
    await expect(service.approvals.approve(odd, { by: "me" })).rejects.toMatchObject({
      code: "ENDPOINT_NOT_FOUND",
    });
});

test("is for the tool that a person was shown: of another provider, or with another effect, it waits anew", async () => {
  const state = { ran: 0 };
  const providerOf = (id: string, effect: "write" | "destroy") => {
    const tool = defineTool({
      name: "wr_it",
      title: "Write it",
      description: "Writes a number, and counts that.",
      category: "market_data",
      effect,
      input: z.object({ n: z.number() }),
      output: z.object({ ran: z.number() }),
      execute: () => ({ ran: ++state.ran }),
    });
    return defineProvider({ id, title: id, tools: [tool] });
  };
  const shown = providerOf("a", "write");
  const { send, approve, service } = await start({ providers: [shown] });
  const call = { tool: "wr_it", args: { n: 5 } };
  const { id } = await send(call);
  await approve(id);
  for (const other of [providerOf("b", "write"), providerOf("a", "destroy"), providerOf("b", "destroy")]) {
    service.replaceProviders([other]);
    const answer = await send(call);
    expect([answer.code, answer.id === id]).toEqual(["APPROVAL_REQUIRED", false]);
  }
  expect(state.ran).toBe(0);
  // It is still there for the tool that it was given for.
  service.replaceProviders([providerOf("a", "write")]);
  expect((await send(call)).code).toBe(undefined);
  expect(state.ran).toBe(1);
});
