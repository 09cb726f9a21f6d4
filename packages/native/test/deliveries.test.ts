// The clauses of the list of deliveries: what a webhook was sent and is to be sent, how often, and why not.
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { engines } from "./engines.js";
import { openWebhookDesk, type WebhookDesk } from "./webhook-desk.js";

const found = await engines("postgres");
const DAY_MS = 86_400_000;

describe.each(found)("$name", (engine) => {
  let desk: WebhookDesk;

  beforeAll(async () => {
    desk = await openWebhookDesk(engine);
  });
  afterEach(() => desk.receiver.say(() => ({})));
  afterAll(() => desk.close());

  type Hooked = Awaited<ReturnType<WebhookDesk["subscribed"]>>;
  const listed = async (caller: Hooked, more: object = {}) =>
    (await caller.get("list_deliveries", { webhook_id: caller.hookId, ...more })).deliveries;
  const at = () => new Date(desk.clock.now()).toISOString();

  test("a delivery waits, is delivered, and is told with when, how often, and by which event", async () => {
    const alice = await desk.subscribed("/told");
    const { hits } = desk.receiver;
    await desk.emit(alice);
    const { events } = await alice.get("list_events");
    const queued = { event_id: events[0].id, event: "alert.opened", created_at: at(), last_failure: null };
    expect(await listed(alice)).toEqual([
      { ...queued, status: "waiting", attempts: 0, last_attempt_at: null, next_attempt_at: at() },
    ]);
    desk.later(1_000);
    await desk.deliver();
    expect(hits.at(-1)?.id).toBe(events[0].id);
    expect(await listed(alice)).toEqual([
      { ...queued, status: "delivered", attempts: 1, last_attempt_at: at(), next_attempt_at: null },
    ]);
    // What has ended is not sent once more.
    desk.later(DAY_MS);
    await desk.deliver();
    expect(hits.filter(({ path }) => path === "/told")).toHaveLength(1);
  });

  test("one that failed says why and when it is tried next, one that is tried no more that it failed, and sent again it waits anew", async () => {
    const alice = await desk.subscribed("/failing");
    desk.receiver.say(() => ({ status: 500, body: "inside-7f3a" }));
    await desk.emit(alice);
    await desk.deliver();
    const [waiting] = await listed(alice);
    expect(waiting).toMatchObject({ status: "waiting", attempts: 1, last_failure: "status 500" });
    expect(Date.parse(waiting.next_attempt_at) - desk.clock.now()).toBeGreaterThanOrEqual(5_000);
    desk.receiver.say(() => ({ status: 410 }));
    await desk.emit(alice);
    desk.later(6_000);
    await desk.deliver();
    const [newer, older] = await listed(alice);
    expect(older).toMatchObject({ status: "failed", attempts: 2, last_failure: "status 410" });
    // Its webhook is disabled now, so that nothing is tried next.
    expect(newer).toMatchObject({ status: "waiting", attempts: 0, next_attempt_at: null });
    expect(await listed(alice, { status: "failed" })).toEqual([older]);
    expect(await listed(alice, { status: "delivered" })).toEqual([]);
    desk.receiver.say(() => ({}));
    await alice.get("replay_event", { webhook_id: alice.hookId, event_id: older.event_id });
    const [again] = await listed(alice, { status: "waiting", cursor: newer.event_id });
    expect(again).toMatchObject({ attempts: 0, last_failure: null, created_at: at(), next_attempt_at: at() });
    await desk.deliver();
    expect(await listed(alice)).toMatchObject([
      { event_id: newer.event_id, status: "delivered", attempts: 1 },
      { event_id: older.event_id, status: "delivered", attempts: 1, last_failure: null },
    ]);
  });

  test("the newest event comes first, and pages come to the whole, by any status", async () => {
    const alice = await desk.subscribed("/pages");
    await desk.emit(alice, 130);
    const { events } = await alice.get("list_events", { order: "desc", limit: 100 });
    await desk.deliver();
    await desk.emit(alice, 3);
    const read = async (status?: string) => {
      const ids: string[] = [];
      for (let cursor: string | null | undefined; cursor !== null; ) {
        const page = await alice.get("list_deliveries", {
          webhook_id: alice.hookId,
          limit: 40,
          ...(status !== undefined && { status }),
          ...(cursor !== undefined && { cursor }),
        });
        ids.push(...page.deliveries.map((each: { event_id: string }) => each.event_id));
        cursor = page.next_cursor;
      }
      return ids;
    };
    const delivered = await read("delivered");
    expect(delivered).toHaveLength(130);
    expect(delivered.slice(0, 100)).toEqual(events.map(({ id }: { id: string }) => id));
    expect(await read("waiting")).toHaveLength(3);
    expect((await read()).slice(3)).toEqual(delivered);
    expect(await read("failed")).toEqual([]);
  });

  test("a webhook of another account has none, and neither has one that was deleted", async () => {
    const [alice, bob] = [await desk.subscribed("/hers"), await desk.subscribed("/his")];
    await desk.emit(alice);
    await desk.deliver();
    const ask = (caller: Hooked, webhookId: string) =>
      caller.call("list_deliveries", { webhook_id: webhookId });
    const refused = { ok: false, code: "VALIDATION_ERROR", param: "webhook_id" };
    expect(await ask(bob, alice.hookId)).toMatchObject(refused);
    expect(await ask(alice, alice.hookId)).toMatchObject({ ok: true });
    await alice.get("delete_webhook", { webhook_id: alice.hookId });
    expect(await ask(alice, alice.hookId)).toMatchObject(refused);
  });

  test("a delivery is kept as long as its event", async () => {
    const alice = await desk.subscribed("/kept");
    await desk.emit(alice);
    await desk.deliver();
    desk.later(30 * DAY_MS - 1);
    await desk.emit(alice);
    await desk.deliver();
    await desk.passes();
    expect(await listed(alice)).toHaveLength(2);
    desk.later(1);
    await desk.passes();
    const [left] = await listed(alice);
    expect(await listed(alice)).toEqual([left]);
    expect(await listed(alice, { cursor: left.event_id })).toEqual([]);
  });

  test("the route lists them, too", async () => {
    const alice = await desk.subscribed("/route");
    await desk.emit(alice);
    await desk.deliver();
    const path = `/api/v1/webhooks/${alice.hookId}/deliveries`;
    const { data } = await alice.send("GET", `${path}?status=delivered&limit=1`);
    expect(data.deliveries).toEqual(await listed(alice));
  });
});
