// The archive of a subject as a barrier: of a thousand writers who race it, none is taken once it is answered, and all read on.
import { extensionOf } from "@svckit/core";
import { describe, expect, test } from "vitest";
import { openAlert } from "../src/alerts/alert.js";
import { rememberFact } from "../src/facts/fact-verbs.js";
import { LIMITS, nativeStore } from "../src/index.js";
import { lockAccount } from "../src/records/accounts.js";
import type { AlertRow, FactRow } from "../src/records/rows.js";
import { ALERTS, FACTS, SUBJECTS } from "../src/records/tables.js";
import { get, list, type Work } from "../src/rows/operations.js";
import { countOf, type Desk, openDesk, type Told } from "./desk.js";
import { engines } from "./engines.js";
import { makeMonitor } from "./world.js";

const found = await engines("sqlite");
// At length: a thousand, of which every fifth writes an alert.
const WRITERS = Number(process.env["WRITERS"] ?? 100);
const ALERTS_RACED = WRITERS / 5;

/** All that is written under the subject. */
function* contentsOf(accountId: string, subjectId: string): Work<readonly (AlertRow | FactRow)[]> {
  const facts = yield* list(FACTS, { index: "name", equals: [accountId, subjectId], limit: WRITERS });
  const alerts = yield* list(ALERTS, { index: "subject", equals: [subjectId], limit: WRITERS });
  return [...facts, ...alerts];
}

async function openAlerts(desk: Desk, subjectId: string): Promise<readonly string[]> {
  const { accountId } = desk.alice;
  const change = { accountId, now: desk.clock.now(), newId: desk.service.transport.newId };
  const monitorId = await makeMonitor(desk.alice, { subject_id: subjectId });
  const values = { severity: "info" as const, title: "t", observed: 1, receipt_id: null };
  const alert = { ...values, monitor_id: monitorId, subject_id: subjectId };
  return extensionOf(desk.engine.store, nativeStore).write(function* () {
    let account = yield* lockAccount(change);
    const ids: string[] = [];
    for (let n = 0; n < ALERTS_RACED; n++) {
      const opened = yield* openAlert(change, account, alert);
      account = opened.account;
      ids.push(opened.alert.id);
    }
    return ids;
  });
}

describe.each(found)("$name", (engine) => {
  test("takes no write after its answer, whichever tool writes, and every read", async () => {
    const desk = await openDesk(engine, { limits: { facts: WRITERS } });
    const { alice } = desk;
    const { subject } = await alice.get("create_subject", { name: "Closing" });
    const alertIds = await openAlerts(desk, subject.id);
    const contents = () =>
      extensionOf(desk.engine.store, nativeStore).read(() => contentsOf(alice.accountId, subject.id));
    const write = (n: number): Promise<Told> => {
      const alertId = alertIds[n / 5];
      return alertId === undefined
        ? alice.call("remember_fact", { subject_id: subject.id, key: `k${n}`, value: n })
        : alice.call("update_alert", { alert_id: alertId, status: "resolved" });
    };
    const read = () => alice.call("list_memory_facts", { subject_id: subject.id, limit: 1 });

    const writes: Promise<Told>[] = [];
    const reads: Promise<Told>[] = [];
    let atArchive: readonly object[] = [];
    let archived: Promise<void> | undefined;
    for (let n = 0; n < WRITERS; n++) {
      writes.push(write(n));
      if (n % 20 === 0) reads.push(read());
      // The archive begins in the midst of them, and others come after its answer.
      if (n === WRITERS * 0.4) {
        await Promise.race(writes);
        archived = alice.get("archive_subject", { subject_id: subject.id }).then(async () => {
          atArchive = await contents();
        });
      }
      if (n === WRITERS * 0.8) await archived;
    }
    const answers = await Promise.all(writes);
    const counts = countOf(answers);
    expect(Object.keys(counts).sort()).toEqual(["STATE_SUBJECT_ARCHIVED", "ok"]);
    expect(counts["STATE_SUBJECT_ARCHIVED"]).toBeGreaterThanOrEqual(WRITERS * 0.2 - 1);
    for (const late of answers.slice(WRITERS * 0.8 + 1)) expect(late.code).toBe("STATE_SUBJECT_ARCHIVED");
    // What was there when the archive was answered is all there is, and all that was told to be written is there.
    const after = await contents();
    expect(after).toEqual(atArchive);
    const isWritten = (row: AlertRow | FactRow) => "key" in row || row.status === "resolved";
    expect(after.filter(isWritten)).toHaveLength(counts["ok"] ?? 0);
    expect(countOf(await Promise.all(reads))).toEqual({ ok: WRITERS / 20 });
    expect((await read()).ok).toBe(true);
    expect((await alice.get("archive_subject", { subject_id: subject.id })).subject.status).toBe("archived");
    await desk.close();
  }, 60_000);

  test("of a claim and an archive that race for a monitor one is first: what is archived stays so, and never runs again", async () => {
    const desk = await openDesk(engine);
    const { alice, clock, state } = desk;
    const schedulers = [state.createScheduler(), state.createScheduler()];
    const tickAll = () => Promise.all(schedulers.map((each) => each.tick()));
    const runsOf = async (id: string) =>
      (await alice.get("list_monitor_runs", { monitor_id: id })).runs.filter(
        ({ status }: { status: string }) => status !== "skipped",
      );
    for (let round = 0; round < 10; round++) {
      const { subject } = await alice.get("create_subject", { name: `Closing ${round}` });
      const ids = await Promise.all(
        Array.from({ length: 4 }, () => makeMonitor(alice, { subject_id: subject.id })),
      );
      clock.set(clock.now() + 600_000);
      const ticking = tickAll();
      // Sooner or later in the midst of the claims.
      for (let turn = 0; turn < round; turn++) await new Promise((resolve) => setImmediate(resolve));
      await alice.get("archive_subject", { subject_id: subject.id });
      await ticking;
      const before = await Promise.all(ids.map(runsOf));
      for (const runs of before) expect(runs.length).toBeLessThanOrEqual(1);
      clock.set(clock.now() + 600_000);
      await tickAll();
      for (const [at, id] of ids.entries()) {
        const { monitor } = await alice.get("get_monitor", { monitor_id: id });
        expect(monitor).toMatchObject({ status: "archived", next_run_at: null });
        expect(await runsOf(id)).toEqual(before[at]);
      }
    }
    await desk.close();
  }, 60_000);

  test("waits for a write that has begun, and is before every other", async () => {
    const desk = await openDesk(engine);
    const { accountId, get: tell, call } = desk.alice;
    const { subject } = await tell("create_subject", { name: "Closing" });
    const verbs = extensionOf(desk.engine.store, nativeStore);
    const change = { accountId, now: desk.clock.now(), newId: desk.service.transport.newId, limits: LIMITS };
    const nothing = { sourceReceiptId: null, confidence: null, expiresAt: null, version: undefined };
    const fact = { ...nothing, key: "slow", subjectId: subject.id, value: 1, bytes: 5 };
    let hasBegun = () => {};
    const begun = new Promise<void>((resolve) => {
      hasBegun = resolve;
    });
    const slow = verbs.write(function* () {
      yield* rememberFact({ ...change, ...fact });
      hasBegun();
      // It has written and not committed for as long as that takes.
      for (let n = 0; n < 1_000; n++) yield* get(SUBJECTS, [subject.id]);
    });
    await begun;
    await tell("archive_subject", { subject_id: subject.id });
    const seen = await verbs.read(() => contentsOf(accountId, subject.id));
    await slow;
    expect(seen).toHaveLength(1);
    const late = await call("remember_fact", { key: "late", value: 1, subject_id: subject.id });
    expect(late.code).toBe("STATE_SUBJECT_ARCHIVED");
    expect(await verbs.read(() => contentsOf(accountId, subject.id))).toEqual(seen);
    await desk.close();
  });
});
