// The clauses of webhooks: who is sent what, signed how, when again, and when no more.
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { PAUSES_MS } from "../src/webhooks/retry-schedule.js";
import { engines } from "./engines.js";
import { type Hit, verifies } from "./receiver.js";
import { openWebhookDesk, type WebhookDesk } from "./webhook-desk.js";

const found = await engines("postgres");
const HOUR_MS = 3_600_000;

describe.each(found)("$name", (engine) => {
  let desk: WebhookDesk;

  beforeAll(async () => {
    desk = await openWebhookDesk(engine);
  });
  afterEach(() => {
    desk.receiver.say(() => ({}));
    desk.receiver.hits.splice(0);
  });
  afterAll(() => desk.close());

  const idsOf = (hits: readonly Hit[]) => hits.map(({ id }) => id);
  const webhookOf = async (
    caller: { get: (tool: string) => Promise<{ webhooks: { id: string }[] }> },
    id: string,
  ) => (await caller.get("list_webhooks")).webhooks.find((each) => each.id === id);

  test("an event goes to the active webhooks of its subject that ask for it, signed, and is what the feed says", async () => {
    const alice = await desk.subscribed("/wants");
    const { subject } = await alice.get("create_subject", { name: "Other" });
    await desk.hook(alice, "/wants-others", { events: ["monitor.paused", "monitor.paused"] });
    await desk.hook(alice, "/of-another-subject", { subject_id: subject.id });
    const bob = await desk.subscribed("/of-another-account");
    await desk.emit(alice);
    await desk.deliver();
    expect(desk.receiver.hits.map(({ path }) => path)).toEqual(["/wants"]);
    const [hit] = desk.receiver.hits;
    const { events } = await alice.get("list_events");
    expect(events).toEqual([
      {
        id: hit?.id,
        type: "alert.opened",
        timestamp: new Date(desk.clock.now()).toISOString(),
        subject_id: expect.any(String),
        data: { alert: { title: "é 0" } },
      },
    ]);
    expect(JSON.parse(hit?.body ?? "")).toEqual(events[0]);
    expect(hit?.headers).toMatchObject({ "content-type": "application/json" });
    expect(hit?.timestamp).toBe(Math.floor(desk.clock.now() / 1_000));
    expect(hit && [verifies(alice.secret, hit), verifies(bob.secret, hit)]).toEqual([true, false]);
    expect((await bob.get("list_events")).events).toEqual([]);
    await desk.deliver();
    expect(desk.receiver.hits).toHaveLength(1);
  });

  test("a delivery that fails is tried again by the schedule under one id, and after the last try its webhook is disabled", async () => {
    const alice = await desk.subscribed("/fails");
    await desk.hook(alice, "/hears", { events: ["webhook.disabled"] });
    desk.receiver.say(({ path }) => ({ status: path === "/fails" ? 500 : 204, body: "inside-7f3a" }));
    await desk.emit(alice);
    for (const [attempts, pause] of PAUSES_MS.entries()) {
      if (attempts > 0) {
        desk.later(pause - 1);
        await desk.deliver();
        expect(desk.receiver.at("/fails"), `${pause} ms`).toHaveLength(attempts);
        desk.later(pause * 0.05 + 1);
      }
      await desk.deliver();
      const hits = desk.receiver.at("/fails");
      expect(hits, `${pause} ms`).toHaveLength(attempts + 1);
      expect(hits.at(-1)?.timestamp).toBe(Math.floor(desk.clock.now() / 1_000));
    }
    const hits = desk.receiver.at("/fails");
    expect(new Set(idsOf(hits)).size).toBe(1);
    expect(hits.every((hit) => verifies(alice.secret, hit))).toBe(true);
    expect(await webhookOf(alice, alice.hookId)).toMatchObject({
      status: "disabled",
      disabled_reason: "retries_exhausted",
      failures: 10,
      last_failure: "status 500",
    });
    await desk.deliver();
    const [heard] = desk.receiver.at("/hears");
    expect(JSON.parse(heard?.body ?? "{}")).toMatchObject({
      type: "webhook.disabled",
      data: { webhook_id: alice.hookId, reason: "retries_exhausted", failures: 10 },
    });
    expect(JSON.stringify(desk.receiver.at("/hears"))).not.toContain("inside-7f3a");
    await desk.emit(alice);
    desk.later(48 * HOUR_MS);
    await desk.deliver();
    expect(desk.receiver.at("/fails")).toHaveLength(10);
  });

  test("a receiver that answers 410 is sent nothing more, which an event says", async () => {
    const alice = await desk.subscribed("/gone");
    desk.receiver.say(() => ({ status: 410 }));
    await desk.emit(alice, 3);
    await desk.deliver();
    desk.later(48 * HOUR_MS);
    await desk.deliver();
    expect(desk.receiver.hits).toHaveLength(1);
    const { events } = await alice.get("list_events", { order: "desc", limit: 1 });
    expect(events).toMatchObject([{ type: "webhook.disabled", data: { reason: "gone", failures: 1 } }]);
  });

  test("a redirect is a failure that is not followed, and nothing but 2xx is a success", async () => {
    const alice = await desk.subscribed("/moved");
    desk.receiver.say(({ path }) => ({
      status: path === "/moved" ? 307 : 204,
      headers: { location: `${desk.receiver.url}/elsewhere` },
    }));
    await desk.emit(alice);
    await desk.deliver();
    expect(desk.receiver.hits.map(({ path }) => path)).toEqual(["/moved"]);
    expect(await webhookOf(alice, alice.hookId)).toMatchObject({
      failures: 1,
      last_failure: "status 307, and redirects are not followed",
    });
    for (const [status, pause] of [
      [404, 5_000],
      [429, 300_000],
      [201, 1_800_000],
    ] as const) {
      desk.receiver.say(() => ({ status, body: "x".repeat(100_000) }));
      desk.later(pause * 1.05);
      await desk.deliver();
    }
    expect(desk.receiver.hits).toHaveLength(4);
    expect(await webhookOf(alice, alice.hookId)).toMatchObject({ failures: 0, last_failure: null });
  });

  test("a receiver that asks for time gets it", async () => {
    const alice = await desk.subscribed("/busy");
    desk.receiver.say(() => ({ status: 503, headers: { "retry-after": "120" } }));
    await desk.emit(alice);
    await desk.deliver();
    desk.later(119_000);
    await desk.deliver();
    expect(desk.receiver.at("/busy")).toHaveLength(1);
    desk.later(1_000);
    await desk.deliver();
    expect(desk.receiver.at("/busy")).toHaveLength(2);
  });

  test("a healthy receiver sees every event once, in the order of ids, also behind one that is down", async () => {
    const alice = await desk.subscribed("/healthy");
    desk.receiver.say(() => "reset");
    await desk.emit(alice, 5);
    await desk.deliver();
    expect(await webhookOf(alice, alice.hookId)).toMatchObject({ last_failure: "no connection" });
    desk.receiver.say(() => ({}));
    desk.receiver.hits.splice(0);
    desk.later(6_000);
    for (let turn = 0; turn < 20; turn++) {
      await desk.emit(alice, 10);
      desk.later(turn % 3);
    }
    await desk.deliver();
    const ids = idsOf(desk.receiver.hits);
    expect(ids).toHaveLength(205);
    expect([...ids].sort()).toEqual(ids);
  });

  test("slow and dead receivers hold up nobody else", async () => {
    const slow = await Promise.all(Array.from({ length: 4 }, () => desk.subscribed("/slow")));
    const quick = await desk.subscribed("/quick");
    desk.receiver.say(({ path }) => (path === "/slow" ? { afterMs: 1_500 } : {}));
    for (const each of slow) await desk.emit(each, 2);
    await desk.emit(quick, 20);
    const delivering = desk.deliver();
    const startedAt = performance.now();
    while (desk.receiver.at("/quick").length < 20 && performance.now() - startedAt < 5_000)
      await new Promise((resume) => setTimeout(resume, 10));
    expect(performance.now() - startedAt).toBeLessThan(1_400);
    await delivering;
    expect(desk.receiver.at("/slow")).toHaveLength(8);
    expect(new Set(idsOf(desk.receiver.at("/slow"))).size).toBe(8);
  });

  test("events wait for a secret, count no attempt, and go out as soon as one is issued", async () => {
    const alice = await desk.newCaller();
    const id = await desk.hook(alice, "/waits");
    await desk.emit(alice, 2);
    await desk.deliver();
    expect(desk.receiver.hits).toHaveLength(0);
    expect(await webhookOf(alice, id)).toMatchObject({
      failures: 0,
      last_failure: "the subject has no signing secret yet",
    });
    const secret = await desk.secretOf(alice);
    await desk.deliver();
    expect(desk.receiver.hits.map((hit) => verifies(secret, hit))).toEqual([true, true]);
  });

  test("while a rotated secret overlaps both verify every delivery, after that the old one none", async () => {
    const alice = await desk.subscribed("/rotates");
    // Queued before the rotation, and signed after it.
    desk.receiver.say(() => ({ status: 500 }));
    await desk.emit(alice, 3);
    await desk.deliver();
    desk.receiver.hits.splice(0);
    desk.receiver.say(() => ({}));
    const told = await alice.send("POST", "/api/v1/subjects/default/signing-secret/rotate");
    const { signing_secret: fresh } = told.data;
    desk.later(6_000);
    await desk.emit(alice, 3);
    await desk.deliver();
    const both = desk.receiver
      .at("/rotates")
      .map((hit) => [verifies(alice.secret, hit), verifies(fresh, hit)]);
    expect(both).toEqual(Array.from({ length: 6 }, () => [true, true]));
    desk.later(24 * HOUR_MS - 6_000);
    await desk.emit(alice, 2);
    await desk.deliver();
    const after = desk.receiver
      .at("/rotates")
      .slice(6)
      .map((hit) => [verifies(alice.secret, hit), verifies(fresh, hit)]);
    expect(after).toEqual([
      [false, true],
      [false, true],
    ]);
  });

  test("an event is sent again on request under its id, and a disabled webhook that takes it is active again", async () => {
    const alice = await desk.subscribed("/replays");
    await desk.emit(alice);
    await desk.deliver();
    const id = desk.receiver.hits[0]?.id ?? "";
    const replay = (webhook: string, event: string) =>
      alice.send("POST", `/api/v1/webhooks/${webhook}/deliveries/${event}/replay`);
    expect(await replay(alice.hookId, id)).toMatchObject({ ok: true, data: { event: { id } } });
    await desk.deliver();
    expect(idsOf(desk.receiver.hits)).toEqual([id, id]);

    desk.receiver.say(() => ({ status: 410 }));
    await desk.emit(alice, 3);
    await desk.deliver();
    await replay(alice.hookId, id);
    await desk.deliver();
    expect(desk.receiver.hits).toHaveLength(4);
    expect(await webhookOf(alice, alice.hookId)).toMatchObject({ status: "disabled" });

    desk.receiver.say(() => ({}));
    await replay(alice.hookId, id);
    await desk.deliver();
    expect(await webhookOf(alice, alice.hookId)).toMatchObject({ status: "active", disabled_reason: null });
    // What had waited goes out, but for the one whose answer was 410.
    expect(desk.receiver.hits.slice(4)).toHaveLength(3);
    const foreign = await desk.subscribed("/foreign");
    for (const [hook, event, param] of [
      [foreign.hookId, id, "webhook_id"],
      [alice.hookId, foreign.hookId, "event_id"],
    ] as const)
      expect(await replay(hook, event)).toMatchObject({ status: 400, code: "VALIDATION_ERROR", param });
  });

  test("a webhook that is deleted is sent nothing, and another account's is as little there as none", async () => {
    const alice = await desk.subscribed("/deleted");
    const bob = await desk.newCaller();
    await desk.emit(alice, 3);
    const remove = (caller: typeof bob, id: string) => caller.send("DELETE", `/api/v1/webhooks/${id}`);
    const none = await remove(bob, "0190b1de-0000-7000-8000-000000000001");
    const foreign = await remove(bob, alice.hookId);
    expect([none.status, none.code, none.message]).toEqual([foreign.status, foreign.code, foreign.message]);
    expect(foreign.code).toBe("VALIDATION_ERROR");
    expect(await remove(alice, alice.hookId)).toMatchObject({ status: 200, ok: true });
    await desk.deliver();
    expect(desk.receiver.hits).toHaveLength(0);
    expect((await alice.get("list_webhooks")).webhooks).toEqual([]);
    expect(await remove(alice, alice.hookId)).toMatchObject({ code: "VALIDATION_ERROR" });
  });

  test("an account has ten webhooks at most, whoever makes them at once, and an archived subject none more", async () => {
    const alice = await desk.newCaller();
    const { subject } = await alice.get("create_subject", { name: "Old" });
    const asked = Array.from({ length: 14 }, () =>
      alice.call("create_webhook", { url: `${desk.receiver.url}/many`, subject_id: subject.id }),
    );
    const made = (await Promise.all(asked)).filter(({ ok }) => ok);
    expect(made).toHaveLength(10);
    const page = await alice.get("list_webhooks", { limit: 7, subject_id: subject.id });
    const rest = await alice.send("GET", `/api/v1/webhooks?cursor=${page.next_cursor}`);
    const ids = [...page.webhooks, ...rest.data.webhooks].map(({ id }) => id);
    expect(ids).toEqual([...ids].sort().reverse());
    expect(new Set(ids).size).toBe(10);
    await alice.get("archive_subject", { subject_id: subject.id });
    const [id] = ids;
    for (const [tool, args] of [
      ["create_webhook", { url: `${desk.receiver.url}/x`, subject_id: subject.id }],
      ["delete_webhook", { webhook_id: id }],
    ] as const)
      expect(await alice.call(tool, args)).toMatchObject({ code: "STATE_SUBJECT_ARCHIVED" });
  });

  test("two processes on one store send nothing twice", async () => {
    const alice = await desk.subscribed("/shared");
    const { createDeliveryPass } = await import("../src/webhooks/delivery-pass.js");
    const { openState } = await import("../src/tools/state.js");
    const { LIMITS } = await import("../src/tools/limits.js");
    const others = [0, 1].map(() => createDeliveryPass(openState(desk.service, LIMITS)));
    await desk.emit(alice, 60);
    desk.receiver.say(() => ({ afterMs: 2 }));
    await Promise.all([...others.map((pass) => pass.run(desk.clock.now())), desk.deliver()]);
    await Promise.all(others.map((pass) => pass.idle?.()));
    const ids = idsOf(desk.receiver.at("/shared"));
    expect(ids).toHaveLength(60);
    expect([...new Set(ids)].sort()).toEqual(ids);
  });
});
