// The clauses of alerts: their owner lists them, moves them on in one direction, and each change is told by an event.
import { setTimeout as sleep } from "node:timers/promises";
import { extensionOf } from "@svckit/core";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openAlert } from "../src/alerts/alert.js";
import { nativeStore, type StateVerbs } from "../src/index.js";
import { lockAccount } from "../src/records/accounts.js";
import type { AlertRow, EventRow } from "../src/records/rows.js";
import { EVENTS, MONITORS } from "../src/records/tables.js";
import { list, put } from "../src/rows/operations.js";
import { type Caller, countOf, type Desk, openDesk } from "./desk.js";
import { engines } from "./engines.js";

const found = await engines("postgres");

describe.each(found)("$name", (engine) => {
  let desk: Desk;
  let verbs: StateVerbs;
  let alice: Caller;

  beforeAll(async () => {
    desk = await openDesk(engine);
    verbs = extensionOf(desk.engine.store, nativeStore);
  });
  beforeEach(async () => {
    alice = await desk.newCaller();
  });
  afterAll(() => desk.close());

  const changeOf = ({ accountId }: Caller) => ({
    accountId,
    now: desk.clock.now(),
    newId: desk.service.transport.newId,
  });

  /** An alert as a monitor opens it. */
  async function open(more: Partial<AlertRow> = {}): Promise<string> {
    const { subjects } = await alice.get("list_subjects");
    const [first] = subjects.filter(({ name }: { name: string }) => name === "default");
    const monitorId = desk.service.transport.newId();
    const change = changeOf(alice);
    await sleep(2);
    const { alert } = await verbs.write(function* () {
      const account = yield* lockAccount(change);
      const subject_id = more.subject_id ?? first.id;
      yield* put(MONITORS, [
        {
          id: more.monitor_id ?? monitorId,
          account_id: alice.accountId,
          subject_id,
          name: "m",
          status: "paused" as const,
          paused_reason: null,
          calls: [],
          schedule: {},
          condition: null,
          alerting: {},
          next_run_at: null,
          last_run_at: null,
          progress: null,
          version: 1,
          created_at: 0,
          updated_at: 0,
        },
      ]);
      const values = { severity: "warning" as const, title: "Price", observed: { usd: 1 }, receipt_id: null };
      return yield* openAlert(change, account, { ...values, monitor_id: monitorId, ...more, subject_id });
    });
    return alert.id;
  }

  const eventsOf = async ({ accountId }: Caller): Promise<readonly EventRow[]> =>
    verbs.read(() => list(EVENTS, { index: "key", equals: [accountId], limit: 100 }));

  test("an alert is acknowledged and resolved, never back, and told of at each step", async () => {
    const id = await open();
    const update = async (status: string, version?: number) =>
      alice.call("update_alert", { alert_id: id, status, ...(version !== undefined && { version }) });
    expect((await update("acknowledged")).data.alert).toMatchObject({ status: "acknowledged", version: 2 });
    expect((await update("acknowledged")).data.alert).toMatchObject({ status: "acknowledged", version: 2 });
    expect(await update("resolved", 1)).toMatchObject({ code: "VALIDATION_ERROR", param: "version" });
    const path = `/api/v1/alerts/${id}`;
    const over = await alice.send("PATCH", path, { status: "resolved", version: 2 });
    expect(over.data.alert).toMatchObject({ status: "resolved", version: 3, observed: { usd: 1 } });
    expect(await update("acknowledged")).toMatchObject({ code: "VALIDATION_ERROR", param: "status" });
    expect((await update("open")).code).toBe("VALIDATION_ERROR");
    expect((await alice.send("GET", path)).data.alert).toEqual(over.data.alert);
    const events = await eventsOf(alice);
    expect(events.map(({ type }) => type)).toEqual(["alert.opened", "alert.updated", "alert.updated"]);
    expect(events.at(-1)?.data).toEqual({ alert: over.data.alert });
  });

  test("of 20 who resolve one version one does, and one event is written", async () => {
    const id = await open();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        alice.call("update_alert", { alert_id: id, status: "resolved", version: 1 }),
      ),
    );
    expect(countOf(answers)).toEqual({ ok: 1, VALIDATION_ERROR: 19 });
    expect(await eventsOf(alice)).toHaveLength(2);
  });

  test("alerts are listed by status, severity, monitor and subject, in pages, the newest first", async () => {
    const { subject } = await alice.get("create_subject", { name: "Other" });
    const monitorId = desk.service.transport.newId();
    const a = await open({ severity: "critical" });
    const b = await open({ monitor_id: monitorId });
    const c = await open({ monitor_id: monitorId, severity: "critical" });
    const d = await open({ subject_id: subject.id });
    await alice.get("update_alert", { alert_id: b, status: "resolved" });
    const idsOf = async (args: object) =>
      (await alice.get("list_alerts", args)).alerts.map(({ id }: { id: string }) => id);
    expect(await idsOf({})).toEqual([d, c, b, a]);
    expect(await idsOf({ status: "open" })).toEqual([d, c, a]);
    expect(await idsOf({ status: "resolved" })).toEqual([b]);
    expect(await idsOf({ severity: "critical" })).toEqual([c, a]);
    expect(await idsOf({ monitor_id: monitorId })).toEqual([c, b]);
    expect(await idsOf({ monitor_id: monitorId, status: "open", severity: "critical" })).toEqual([c]);
    expect(await idsOf({ subject_id: subject.id })).toEqual([d]);
    expect(await idsOf({ subject_id: subject.id, monitor_id: monitorId })).toEqual([]);
    const first = (await alice.send("GET", "/api/v1/alerts?limit=3&status=open")).data;
    expect([first.alerts.length, first.next_cursor]).toEqual([3, null]);
    const page = await alice.get("list_alerts", { limit: 3 });
    expect(page.next_cursor).toBe(b);
    const last = await alice.get("list_alerts", { limit: 3, cursor: page.next_cursor });
    expect(last).toMatchObject({ alerts: [{ id: a }], next_cursor: null });
    expect((await alice.call("list_alerts", { status: "gone" })).code).toBe("VALIDATION_ERROR");
  });

  test("an alert of an archived subject is read, and not written", async () => {
    const { subject } = await alice.get("create_subject", { name: "Closed" });
    const id = await open({ subject_id: subject.id });
    await alice.get("archive_subject", { subject_id: subject.id });
    expect((await alice.get("get_alert", { alert_id: id })).alert.status).toBe("open");
    expect(await alice.call("update_alert", { alert_id: id, status: "resolved" })).toMatchObject({
      code: "STATE_SUBJECT_ARCHIVED",
      status: 409,
    });
    expect((await alice.get("get_alert", { alert_id: id })).alert).toMatchObject({
      status: "open",
      version: 1,
    });
  });
});
