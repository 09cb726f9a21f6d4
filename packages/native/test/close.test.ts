// The end of an account: what its state becomes on each store, and what a suspended account's monitors do.
import { extensionOf } from "@svckit/core";
import { describe, expect, test } from "vitest";
import { nativeStore } from "../src/index.js";
import {
  ALERTS,
  DELIVERIES,
  EVENTS,
  FACTS,
  MONITORS,
  RUNS,
  SUBJECTS,
  WEBHOOKS,
} from "../src/records/tables.js";
import { list } from "../src/rows/operations.js";
import { type Caller, type Desk, openDesk } from "./desk.js";
import { engines } from "./engines.js";
import { MAKE, makeMonitor } from "./world.js";

const found = await engines();

/** What an account has, row by row. */
async function stateOf({ engine }: Desk, { accountId }: Caller) {
  const { read } = extensionOf(engine.store, nativeStore);
  const of = { index: "account", equals: [accountId], limit: 100 };
  const subjects = await read(() => list(SUBJECTS, of));
  const monitors = await read(() => list(MONITORS, of));
  const facts = await read(() => list(FACTS, of));
  const alerts = await read(() => list(ALERTS, of));
  const webhooks = await read(() => list(WEBHOOKS, of));
  const events = await read(() => list(EVENTS, { ...of, index: "key" }));
  const deliveries = (await read(() => list(DELIVERIES, { index: "age", limit: 100 }))).filter(
    ({ account_id }) => account_id === accountId,
  );
  const runs = await Promise.all(
    monitors.map(({ id }) => read(() => list(RUNS, { index: "key", equals: [id], limit: 100 }))),
  );
  return { subjects, monitors, personal: [facts, alerts, webhooks, events, deliveries, runs.flat()].flat() };
}

describe.each(found)("on $name", (engine) => {
  test("the state of a closed account is archived, what is personal is erased, and nobody else's is touched", async () => {
    const desk = await openDesk(engine);
    const { alice, bob, service } = desk;
    for (const make of Object.values(MAKE)) for (const caller of [alice, bob]) await make(desk, caller);
    const before = await stateOf(desk, bob);
    expect(before.personal.length).toBeGreaterThan(3);
    for (let times = 0; times < 2; times += 1) await service.closeAccount(alice.accountId);
    const { subjects, monitors, personal } = await stateOf(desk, alice);
    expect(personal).toEqual([]);
    expect(subjects.length).toBeGreaterThan(1);
    for (const row of subjects)
      expect(row).toMatchObject({ status: "archived", name: "erased", secret: null });
    expect(monitors.length).toBeGreaterThan(0);
    for (const row of monitors)
      expect(row).toMatchObject({ status: "archived", name: "erased", calls: [], next_run_at: null });
    expect(await stateOf(desk, bob)).toEqual(before);
    expect((await alice.call("list_facts")).ok).toBe(false);
    await desk.close();
  });

  test("a suspended account's monitors do not run, and go on after it is resumed", async () => {
    const desk = await openDesk(engine);
    const { alice, service, clock, state } = desk;
    const id = await makeMonitor(alice, { schedule: { every: "10m" } });
    const scheduler = state.createScheduler();
    const runsAfter = async (ms: number) => {
      await clock.advance(ms);
      await scheduler.tick();
    };
    await service.suspendAccount(alice.accountId, { reason: "unpaid" });
    await runsAfter(1_200_000);
    const { spent } = await service.verifyLedger();
    expect(spent).toBe(0);
    await service.resumeAccount(alice.accountId);
    await runsAfter(1_200_000);
    const { runs } = await alice.get("list_monitor_runs", { monitor_id: id });
    const told = runs.map(({ status, reason }: { status: string; reason: string }) => [status, reason]);
    expect(told).toContainEqual(["skipped", "account_suspended"]);
    expect(told[0]).toEqual(["ok", null]);
    await scheduler.close();
    await desk.close();
  });
});
