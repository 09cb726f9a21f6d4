// The storm of monitors: processes that are killed and frozen, credits that end and come back, a till that is away.
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Service } from "@svckit/core";
import { expect, test } from "vitest";
import { createTestSchema } from "../../store-postgres/test/postgres-schema.js";
import { postgresServer } from "../../store-postgres/test/postgres-server.js";
import { bundledProgram } from "../../store-sqlite/test/bundled-program.js";
import { type MonitorTask, openMonitorService } from "./monitor-service.js";

// At length: 100 monitors, 50 slots each, 20 kills.
const AT_LENGTH = process.env["MONITORS"] !== undefined;
const [MONITORS, SLOTS, KILLS] = AT_LENGTH ? [100, 50, 20] : [12, 10, 1];
// What a process that is dead or frozen has begun ends with its lease alone.
const SETTLED_MS = AT_LENGTH ? 4_000 : 1_000;
const ACCOUNTS = ["rich", "poor", "bad", "other"];
const EVERY_MS = 600_000;
const LEASE_MS = 90_000;
const HERE = import.meta.dirname;

interface StoredRun {
  readonly id: string;
  readonly monitor_id: string;
  readonly slot: string;
  readonly status: string;
  readonly reason: string | null;
  readonly credits_used: string | null;
  readonly observed: string | null;
  readonly started_at: string;
  readonly ended_at: string | null;
}

const { url, reason } = await postgresServer();
if (url === undefined) console.warn(`not tested on Postgres: ${reason}`);

async function startProcess(task: MonitorTask): Promise<ChildProcess> {
  const program = await bundledProgram(join(HERE, "monitor-process.ts"));
  const child = fork(program, { execArgv: [], stdio: ["ignore", "inherit", "inherit", "ipc"] });
  child.send(task);
  await once(child, "message");
  return child;
}

/** Accounts with their monitors, those of one half by an interval and of the other by a cron expression. */
async function prepare(service: Service): Promise<ReadonlyMap<string, readonly string[]>> {
  const monitors = new Map<string, readonly string[]>();
  for (const [index, name] of ACCOUNTS.entries()) {
    // What the poor one has lasts for some slots of each of its monitors.
    const credits = name === "poor" ? (MONITORS / ACCOUNTS.length) * 3 : 1_000_000;
    await service.createAccount({ id: name, credits });
    const principal = await service.openSession(name);
    const ids: string[] = [];
    for (let at = index; at < MONITORS; at += ACCOUNTS.length) {
      const envelope = await service.execute({
        tool: "svc_create_monitor",
        principal,
        args: {
          tool: "get_quote",
          args: { name: name === "bad" && at % 8 === 2 ? "bad" : "good" },
          schedule: at % 2 === 0 ? { every: "10m" } : { cron: "*/10 * * * *" },
          condition: { path: "usd", op: ">", value: 0 },
        },
      });
      // `as`: the tool's result.
      const { monitor } = (envelope.ok ? envelope.data : {}) as { monitor: { id: string } };
      ids.push(monitor.id);
    }
    monitors.set(name, ids);
  }
  return monitors;
}

test.skipIf(url === undefined)(
  `${MONITORS} monitors in three processes over ${SLOTS} slots and ${KILLS} kills: each slot at most once, and what was paid was run`,
  async () => {
    const schema = createTestSchema(url ?? "");
    const folder = mkdtempSync(join(tmpdir(), "storm-"));
    const file = (name: string) => join(folder, name);
    let now = Date.UTC(2026, 0, 1, 0, 0, 5);
    // Whole at once: a process that read an empty file would take it for 1970, and the clock for one that was set back.
    const setClock = () => {
      writeFileSync(file("clock.next"), String(now));
      renameSync(file("clock.next"), file("clock"));
    };
    setClock();
    writeFileSync(file("ran"), "");
    const task: MonitorTask = {
      url: url ?? "",
      schema: schema.name,
      clockFile: file("clock"),
      ranFile: file("ran"),
      outageFile: file("outage"),
      leaseMs: LEASE_MS,
    };
    const own = openMonitorService(task);
    const monitors = await prepare(own.service);
    const processes = await Promise.all([1, 2, 3].map(() => startProcess(task)));
    const count = async (where: string): Promise<number> =>
      Number((await schema.pool.query(`SELECT count(*) FROM ${schema.name}.${where}`)).rows[0].count);
    /** Until nothing is due and nothing runs, or for so long. */
    const settled = async (forMs: number) => {
      for (const until = Date.now() + forMs; Date.now() < until; await wait(30)) {
        const due = await count(`state_monitor WHERE next_run_at <= ${now}`);
        if (due + (await count("state_run WHERE status = 'running'")) === 0) return;
      }
    };
    const killAt = new Set(
      Array.from({ length: KILLS }, (_, at) => Math.floor(((at + 0.5) * SLOTS) / KILLS)),
    );
    const [frozenFrom, thawedAt] = [Math.floor(SLOTS * 0.3), Math.floor(SLOTS * 0.45)];
    const [awayFrom, backAt] = [Math.floor(SLOTS * 0.6), Math.floor(SLOTS * 0.7)];
    const richAt = Math.floor(SLOTS * 0.8);
    for (let slot = 0; slot < SLOTS; slot++) {
      if (slot === awayFrom) writeFileSync(file("outage"), "");
      if (slot === backAt) rmSync(file("outage"));
      if (slot === richAt) await own.service.topUp("poor", 1_000);
      if (slot === frozenFrom) processes[0]?.kill("SIGSTOP");
      if (slot === thawedAt) processes[0]?.kill("SIGCONT");
      now += EVERY_MS;
      setClock();
      if (killAt.has(slot)) {
        // Amid the runs of the slot.
        await wait(60 + Math.random() * 200);
        const at = 1 + (slot % 2);
        processes[at]?.kill("SIGKILL");
        processes[at] = await startProcess(task);
      }
      await settled(SETTLED_MS);
    }
    // What lapsed is looked after, and then all is told.
    for (let turn = 0; turn < 3; turn++) {
      now += LEASE_MS;
      setClock();
      await settled(20_000);
    }
    for (const child of processes) child.kill("SIGKILL");

    const { rows } = await schema.pool.query<StoredRun>(`SELECT * FROM ${schema.name}.state_run`);
    const told: Record<string, number> = {};
    for (const { status, reason: why } of rows) {
      const word = why === null ? status : `${status} ${why}`;
      told[word] = (told[word] ?? 0) + 1;
    }
    console.info(`storm: ${JSON.stringify(told)}`);
    expect(told["running"]).toBeUndefined();
    for (const { status, reason: why } of rows) expect(status === "ok" || why !== null).toBe(true);
    // Each monitor has a run of each slot, or it is among those that were missed.
    for (const ids of monitors.values()) {
      for (const id of ids) {
        const slots = rows
          .filter((row) => row.monitor_id === id)
          .map(coveredBy)
          .sort(([a], [b]) => a - b);
        expect(slots.length).toBeGreaterThan(0);
        for (const [index, [from]] of slots.entries())
          if (index > 0) expect(from - (slots[index - 1]?.[1] ?? 0)).toBe(EVERY_MS);
      }
    }
    // The tool ran at most once for a run, and what was debited are the runs that worked.
    const ran = readFileSync(file("ran"), "utf8").trim().split("\n");
    expect(new Set(ran).size).toBe(ran.length);
    const paid = rows.reduce((sum, { credits_used: used }) => sum + Number(used ?? 0), 0);
    const worked = rows.filter(({ status }) => status === "ok");
    // A call that the clock leapt over, on a machine that is busy, was told its result after its hold had lapsed: it is free.
    const free = worked.filter(({ credits_used: used }) => Number(used) === 0);
    for (const { started_at, ended_at } of free)
      expect(Number(ended_at) - Number(started_at)).toBeGreaterThanOrEqual(LEASE_MS);
    expect(worked.length - free.length).toBe(paid);
    const ledger = await own.service.verifyLedger();
    expect(ledger).toMatchObject({ ok: true, spent: paid });
    expect(told["paused MONITOR_CREDIT_EXHAUSTED"]).toBeGreaterThan(0);
    expect(told["failed MONITOR_CREDIT_UNAVAILABLE"]).toBeGreaterThan(0);
    expect(told["failed PROVIDER_UNAVAILABLE"]).toBeGreaterThan(0);
    // After the top-up the poor one's monitors run again.
    for (const id of monitors.get("poor") ?? [])
      expect(
        rows.some(
          (row) => row.monitor_id === id && row.status === "ok" && Number(row.slot) > now - EVERY_MS * 2,
        ),
      ).toBe(true);
    await own.service.close();
    await own.pool.end();
    await schema.drop();
    rmSync(folder, { recursive: true });
  },
  900_000,
);

/** The first and the last slot that a row speaks of. */
function coveredBy({ slot, observed }: StoredRun): readonly [number, number] {
  // `as`: what is written of a run.
  const seen = JSON.parse(observed ?? "null") as { readonly missedUntil?: number } | null;
  return [Number(slot), seen?.missedUntil ?? Number(slot)];
}
