// The clauses of the feed: every event once and in order, for its account alone, for 30 days; and calls for those who ask.
import { defineProvider, defineTool, ServiceError } from "@svckit/core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { EVENTS, SETTLED } from "../src/records/tables.js";
import { list } from "../src/rows/operations.js";
import type { Caller } from "./desk.js";
import { engines } from "./engines.js";
import { openWebhookDesk, type WebhookDesk } from "./webhook-desk.js";

const found = await engines("sqlite");
const DAY_MS = 86_400_000;

const echo = defineProvider({
  id: "echo",
  title: "Echo",
  tools: [
    defineTool({
      name: "echo_text",
      title: "Echo",
      description: "Gives back what it is given.",
      category: "market_data",
      effect: "read",
      input: z.object({ text: z.string() }),
      output: z.object({ text: z.string() }),
      async execute({ text }) {
        if (text === "fail") throw new ServiceError("PROVIDER_UNAVAILABLE");
        return { text };
      },
    }),
  ],
});

describe.each(found)("$name", (engine) => {
  let desk: WebhookDesk;

  beforeAll(async () => {
    desk = await openWebhookDesk(engine, { providers: [echo] });
  });
  afterAll(() => desk.close());

  const echoed = (caller: Caller, text: string) =>
    caller.send("POST", "/api/v1/execute", { tool: "echo_text", args: { text } });
  const pageOf = async (caller: Caller, query: string) =>
    (await caller.send("GET", `/api/v1/events${query}`)).data;

  test("pages go through all events, and skip none while others are written at once", async () => {
    const alice = await desk.newCaller();
    await desk.emit(alice, 5);
    const seen: { id: string; data: { alert: { title: string } } }[] = [];
    let cursor: string | undefined;
    let isWriting = true;
    const writers = Promise.all(
      Array.from({ length: 8 }, async () => {
        for (let turn = 0; turn < 10; turn++) await desk.emit(alice, 3);
      }),
    ).then(() => {
      isWriting = false;
    });
    for (;;) {
      const wasWriting = isWriting;
      const { events } = await pageOf(alice, `?limit=7${cursor === undefined ? "" : `&cursor=${cursor}`}`);
      seen.push(...events);
      cursor = events.at(-1)?.id ?? cursor;
      if (!wasWriting && events.length === 0) break;
    }
    await writers;
    const rows = await desk.verbs.read(() =>
      list(EVENTS, { index: "key", equals: [alice.accountId], limit: 1_000 }),
    );
    expect(rows.map(({ seq }) => seq)).toEqual(Array.from({ length: 245 }, (_, place) => place + 1));
    expect(seen.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
    expect([...seen].map(({ id }) => id).sort()).toEqual(rows.map(({ id }) => id));
  });

  test("next_cursor leads to the end and no further, and either end can be the first", async () => {
    const alice = await desk.newCaller();
    await desk.emit(alice, 5);
    const first = await pageOf(alice, "?limit=3");
    const second = await pageOf(alice, `?limit=3&cursor=${first.next_cursor}`);
    expect([first.events.length, second.events.length, second.next_cursor]).toEqual([3, 2, null]);
    const last = await pageOf(alice, "?order=desc&limit=2");
    expect(last.events.map((event: { id: string }) => event.id)).toEqual(
      [second.events[1], second.events[0]].map(({ id }) => id),
    );
    expect((await pageOf(desk.bob, "")).events).toEqual([]);
    expect((await pageOf(desk.bob, `?cursor=${first.next_cursor}`)).events).toEqual([]);
  });

  test("an event that tells too much is kept without its largest parts", async () => {
    const alice = await desk.newCaller();
    const data = { alert_id: "a", observed: "x".repeat(20_000), title: "y" };
    await desk.emit(alice, 1, { data });
    const { events } = await pageOf(alice, "");
    expect(events[0].data).toEqual({ alert_id: "a", title: "y", truncated: true });
  });

  test("an event that is undone with its change is not there, and leaves no number out", async () => {
    const alice = await desk.newCaller();
    await desk.emit(alice);
    const undone = desk.emit(alice, 1, {
      data: {
        toJSON: () => {
          throw new RangeError("undone");
        },
      },
    });
    await expect(undone).rejects.toThrow();
    await desk.emit(alice);
    const rows = await desk.verbs.read(() =>
      list(EVENTS, { index: "key", equals: [alice.accountId], limit: 10 }),
    );
    expect(rows.map(({ seq }) => seq)).toEqual([1, 2]);
  });

  test("calls that have a price are told to those who ask, kept or given back, and leave nothing for others", async () => {
    const alice = await desk.subscribed("/calls", { events: ["call.settled"] });
    const other = await desk.subscribed("/no-calls");
    for (const caller of [alice, other]) {
      expect((await echoed(caller, "one")).ok).toBe(true);
      expect((await echoed(caller, "fail")).ok).toBe(false);
      await caller.get("list_webhooks");
    }
    await new Promise((resume) => setTimeout(resume, 50));
    const waiting = await desk.verbs.read(() => list(SETTLED, { index: "key", limit: 10 }));
    expect(waiting.map(({ account_id }) => account_id)).toEqual([alice.accountId, alice.accountId]);
    await desk.passes();
    await desk.deliver();
    const told = desk.receiver.at("/calls").map(({ body }) => JSON.parse(body));
    expect(told).toMatchObject([
      { type: "call.settled", data: { tool: "echo_text", ok: true, credits_used: 1, provider: "echo" } },
      { type: "call.settled", data: { tool: "echo_text", ok: false, credits_used: 0 } },
    ]);
    expect((await pageOf(alice, "")).events.map(({ id }: { id: string }) => id)).toEqual(
      told.map(({ id }) => id),
    );
    expect((await pageOf(other, "")).events).toEqual([]);
    expect(desk.receiver.at("/no-calls")).toEqual([]);

    // The feed does not wait for a pass, and a webhook that is deleted asks no more.
    await echoed(alice, "two");
    expect((await pageOf(alice, "")).events).toHaveLength(3);
    await alice.get("delete_webhook", { webhook_id: alice.hookId });
    await echoed(alice, "three");
    expect((await pageOf(alice, "")).events).toHaveLength(3);
    expect(await desk.verbs.read(() => list(SETTLED, { index: "key", limit: 10 }))).toEqual([]);
  });

  test("calls are the affair of the subject default", async () => {
    const alice = await desk.newCaller();
    const { subject } = await alice.get("create_subject", { name: "Other" });
    const url = `${desk.receiver.url}/x`;
    expect(
      await alice.call("create_webhook", { url, subject_id: subject.id, events: ["call.settled"] }),
    ).toMatchObject({ code: "VALIDATION_ERROR", param: "events" });
  });

  test("events are kept for 30 days, and so is what was never delivered", async () => {
    const alice = await desk.subscribed("/old");
    desk.receiver.say(() => ({ status: 500 }));
    await desk.emit(alice, 700);
    desk.later(30 * DAY_MS - 1);
    await desk.emit(alice, 1);
    await desk.passes();
    expect((await pageOf(alice, "?limit=100")).events).toHaveLength(100);
    desk.later(1);
    await desk.passes();
    const { events } = await pageOf(alice, "");
    expect(events).toHaveLength(1);
    desk.receiver.say(() => ({}));
    desk.receiver.hits.splice(0);
    desk.later(DAY_MS);
    await desk.deliver();
    expect(desk.receiver.at("/old").map(({ id }) => id)).toEqual([events[0].id]);
  });
});
