// An hour of mixed load with faults: the money is right to the credit, and memory, times and the file stay as they were.
import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, dirname } from "node:path";
import type { FaultSwitch } from "@svckit/testing";
import pg from "pg";
import { afterEach, expect, test } from "vitest";
import { type MixedLoad, startMixedLoad } from "./mixed-load.js";
import { ON_POSTGRES } from "./postgres-deployments.js";
import { type Deployment, ON_SQLITE, openSetting, pause, type Setting } from "./setting.js";

// At least five, or there is nothing to compare behind the first two.
const MINUTES = Math.max(5, Number(process.env["SVC_LONG_MINUTES"] ?? 60));
const MINUTE_MS = 60_000;
// What a server loads, compiles and fills once.
const WARM_MINUTES = 2;
const MONITORS = 20;
const CREDITS = 100_000_000;
const MOST_GROWTH_MB = 20;
// An hour left 3,039 a call on SQLite and 3,602 on Postgres: what stays for good, the answer under its key, and the runs of monitors.
const MOST_BYTES = new Map([
  [ON_SQLITE, 3_500],
  [ON_POSTGRES, 4_200],
]);
const UNBOUNDED = { callsPerDay: 100_000_000, sharedCallsPerDay: 100_000_000, attemptsPerMinute: 1_000_000 };

// Each is on for a part of every minute and strikes some of the requests, so that all minutes are alike.
const FAULTS: readonly (FaultSwitch | null)[] = [
  null,
  { latencyMs: 400, every: 5 },
  { status: 500, every: 7 },
  { reset: "mid-body", every: 7 },
  { body: "malformed", every: 7 },
  { reset: "before", every: 7 },
];

/** What a minute was like. */
interface Minute {
  readonly residentMb: number;
  readonly storeBytes: number;
  readonly settled: number;
  /** Milliseconds: of what asks an upstream, and of what does not. */
  readonly calls: number;
  readonly own: number;
}

let setting: Setting;
afterEach(() => setting.close());

async function runFor(minutes: number, deployment: Deployment): Promise<void> {
  setting = await openSetting(
    deployment,
    { anonymous: UNBOUNDED },
    // A small heap is collected often: what is resident is what is in use.
    { NODE_OPTIONS: "--max-old-space-size=128" },
  );
  const account = () => setting.account(CREDITS);
  const keys = { caller: await account(), agent: await account(), leaver: await account() };
  const watcher = await account();
  await watch(watcher);
  const load = startMixedLoad(setting, keys);
  const seen: Minute[] = [];
  while (seen.length < minutes) {
    for (const fault of FAULTS) {
      setting.upstream.fault(fault);
      await pause(MINUTE_MS / FAULTS.length);
    }
    seen.push(await look(load));
    console.info(`${deployment.title}, minute ${seen.length}: ${JSON.stringify(seen.at(-1))}`);
  }
  setting.upstream.fault(null);
  await load.stop();
  expect(load.faults.slice(0, 10)).toEqual([]);
  await expectMoney(load, { ...keys, watcher });
  expectFlat(seen.slice(WARM_MINUTES), deployment);
}

/** Opens monitors that look each minute. */
async function watch(key: string): Promise<void> {
  for (let at = 0; at < MONITORS; at += 1) {
    const body = {
      ...{ name: `watch ${at}`, tool: "get_price", args: { ids: `watched-${at}`, vs_currencies: "usd" } },
      ...{ schedule: { every: "1m" }, condition: { path: `watched-${at}.usd`, op: ">", value: 100 } },
    };
    const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
    const answer = await fetch(`${setting.urlOf(0)}/api/v1/monitors`, {
      ...{ method: "POST", headers, body: JSON.stringify(body) },
    });
    expect(await answer.json()).toMatchObject({ ok: true });
  }
}

async function look(load: MixedLoad): Promise<Minute> {
  const times = load.look();
  const of = (kinds: readonly string[]) =>
    [...times].flatMap(([kind, those]) => (kinds.includes(kind) ? those : [])).sort((a, b) => a - b);
  const p99 = (those: readonly number[]) => Number((those[Math.floor(those.length * 0.99)] ?? 0).toFixed(1));
  return {
    residentMb: residentMb(),
    storeBytes: await storeBytes(),
    settled: load.settled(),
    calls: p99(of(["call", "keyless", "mcpCall"])),
    own: p99(of(["list", "search", "replay", "receipts", "mcpList"])),
  };
}

/** Every answer was paid for once, those too that nobody waited for, and nothing else was. */
async function expectMoney(load: MixedLoad, keys: Readonly<Record<string, string>>): Promise<void> {
  const again = await load.askAgain();
  const used = async (name: string) => (await setting.credits(keys[name] ?? "")).used;
  expect(await used("caller"), "calls").toBe(load.paid.caller);
  expect(await used("agent"), "calls over MCP").toBe(load.paid.agent);
  expect(await used("leaver"), "calls whose callers left").toBe(again);
  // Ended in order, so that no run of a monitor is under way.
  expect(await setting.servers[0]?.end("SIGTERM")).toBe(0);
  const proof = await setting.verify();
  console.info(`the ledger: ${JSON.stringify(proof)}`);
  expect(proof).toMatchObject({ ok: true, sum: 0, held: 0, pending: 0 });
  const watched = Number(proof["spent"]) - load.paid.caller - load.paid.agent - again;
  expect(watched, "runs of monitors").toBeGreaterThan(0);
}

/** Compares the last third with the first, by medians. */
function expectFlat(seen: readonly Minute[], deployment: Deployment): void {
  const third = Math.ceil(seen.length / 3);
  const [first, last] = [seen.slice(0, third), seen.slice(-third)];
  const of = (name: keyof Minute) => [median(first, name), median(last, name)] as const;
  const [memory, calls, own] = [of("residentMb"), of("calls"), of("own")];
  const [begun, ended] = [seen[0], seen.at(-1)];
  const bytes =
    ((ended?.storeBytes ?? 0) - (begun?.storeBytes ?? 0)) / ((ended?.settled ?? 0) - (begun?.settled ?? 0));
  console.info(
    `${deployment.title}, first and last third: ${memory.join(" and ")} MB resident, p99 of calls ${calls.join(" and ")} ms, ` +
      `of the rest ${own.join(" and ")} ms; ${bytes.toFixed(0)} bytes a call`,
  );
  expect(memory[1] - memory[0], "MB").toBeLessThan(MOST_GROWTH_MB);
  expect(calls[1], "p99 of calls").toBeLessThan(2 * calls[0]);
  expect(own[1], "p99 of what asks no upstream").toBeLessThan(2 * own[0]);
  expect(bytes, "bytes of a call").toBeLessThan(MOST_BYTES.get(deployment) ?? 0);
}

function median(minutes: readonly Minute[], name: keyof Minute): number {
  const sorted = minutes.map((minute) => minute[name]).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

// Linux tells of a process in files; elsewhere memory is 0, and bound by the heap alone.
function residentMb(): number {
  try {
    const status = readFileSync(`/proc/${setting.servers[0]?.child.pid}/status`, "utf8");
    return Math.round(Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1_024);
  } catch {
    return 0;
  }
}

/** Bytes of the file with its log, or of the database. */
async function storeBytes(): Promise<number> {
  const store = setting.env["SVC_STORE"] ?? "";
  const [, file] = /^sqlite:(.+)$/.exec(store) ?? [];
  if (file === undefined) return databaseBytes(store);
  return readdirSync(dirname(file))
    .filter((name) => name.startsWith(basename(file)))
    .reduce((sum, name) => sum + statSync(`${dirname(file)}/${name}`).size, 0);
}

async function databaseBytes(connectionString: string): Promise<number> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query("SELECT pg_database_size(current_database()) AS bytes");
  await client.end();
  return Number(rows[0].bytes);
}

for (const deployment of [ON_SQLITE, ON_POSTGRES]) {
  test.skipIf(deployment.missing !== undefined)(
    `${MINUTES} minutes on ${deployment.title}`,
    () => runFor(MINUTES, deployment),
    (MINUTES + 10) * MINUTE_MS,
  );
}
