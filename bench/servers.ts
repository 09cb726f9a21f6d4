// Servers: what a call costs where several servers share one Postgres, in processor time of servers and database together.
import type { ChildProcess } from "node:child_process";
import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import pg from "pg";
import { postgresServer } from "../packages/store-postgres/test/postgres-server.js";
import { forkFile, next } from "./children.js";
import { median, shuffled } from "./measure.js";
import type { ServersOrder, ServersReport } from "./servers-process.js";

const SERVERS = [1, 2, 4] as const;
// All together: they are shared out among the servers.
const CALLERS = [64, 256, 512] as const;
const GOALS: Readonly<Record<number, string>> = { 2: " (goal ≤ 1.15)", 4: " (goal ≤ 1.25)" };
const ACCOUNTS = 1_000;
const WARM_UP_MS = 5_000;
const MS = 4_000;
const ROUNDS = 3;
// Of a processor's clock, as Linux counts the time of processes.
const TICK_US = 10_000;

interface Cost {
  readonly server: number;
  readonly database: number;
}

/** Prints the cost of a call for one server, two and four, with the same callers. */
export async function benchServers(): Promise<void> {
  const server = await postgresServer();
  if (server.reason !== undefined) {
    console.log(`left out: ${server.reason}`);
    return;
  }
  const schema = `bench_${randomUUID().replaceAll("-", "")}`;
  const pool = new pg.Pool({ connectionString: server.url, max: 1 });
  const children: ChildProcess[] = [];
  try {
    while (children.length < Math.max(...SERVERS)) {
      const child = forkFile("servers-process.js", [server.url, schema]);
      children.push(child);
      await next(child);
    }
    await measureAll(pool, children);
  } finally {
    for (const child of children) await next(child, { verb: "end" } satisfies ServersOrder);
    await pool.query(`DROP SCHEMA ${schema} CASCADE`);
    await pool.end();
  }
}

async function measureAll(pool: pg.Pool, children: readonly ChildProcess[]): Promise<void> {
  const [first] = children;
  if (!first) return;
  const credentials = await next<readonly string[]>(first, { verb: "open", accounts: ACCOUNTS });
  for (const child of children)
    await next(child, { verb: "call", credentials, callers: 64, ms: WARM_UP_MS } satisfies ServersOrder);
  const postmaster = await postmasterOf(pool);
  const cells = CALLERS.flatMap((callers) => SERVERS.map((servers) => ({ callers, servers })));
  const costs = new Map<object, Cost[]>(cells.map((cell) => [cell, []]));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const cell of shuffled(cells)) {
      const order = { verb: "call", credentials, callers: cell.callers / cell.servers, ms: MS } as const;
      costs.get(cell)?.push(await measureCell(children.slice(0, cell.servers), order, postmaster));
    }
  let one = Number.NaN;
  for (const cell of cells) {
    const of = costs.get(cell) ?? [];
    const together = median(of.map(({ server, database }) => server + database));
    if (cell.servers === 1) one = together;
    const ratio = cell.servers === 1 ? "" : `, ${(together / one).toFixed(2)} ×${GOALS[cell.servers] ?? ""}`;
    console.log(
      `${cell.callers} callers, servers: ${cell.servers}`.padEnd(28) +
        `${together.toFixed(0).padStart(5)} µs a call, ${median(of.map((cost) => cost.database)).toFixed(0)} of the database${ratio}`,
    );
  }
}

async function measureCell(
  children: readonly ChildProcess[],
  order: Extract<ServersOrder, { verb: "call" }>,
  postmaster: number,
): Promise<Cost> {
  const before = databaseUs(postmaster);
  const reports = await Promise.all(children.map((child) => next<ServersReport>(child, order)));
  const database = databaseUs(postmaster) - before;
  const calls = reports.reduce((sum, report) => sum + report.calls, 0);
  return { server: reports.reduce((sum, { cpu }) => sum + cpu, 0) / calls, database: database / calls };
}

/** The process that all of Postgres' processes are children of. */
async function postmasterOf(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ pid: number }>("SELECT pg_backend_pid() AS pid");
  return Number(statOf(rows[0]?.pid ?? 0)[1]);
}

/** The processor time of Postgres, whose processes are on this machine, with those that have ended. */
function databaseUs(postmaster: number): number {
  let ticks = 0;
  for (const name of readdirSync("/proc")) {
    const pid = Number(name);
    if (Number.isNaN(pid)) continue;
    const [, parent, ...stat] = statOf(pid);
    const [user, system, ofEndedUser, ofEndedSystem] = stat.slice(9, 13).map(Number);
    if (Number(parent) === postmaster || pid === postmaster) ticks += (user ?? 0) + (system ?? 0);
    if (pid === postmaster) ticks += (ofEndedUser ?? 0) + (ofEndedSystem ?? 0);
  }
  return ticks * TICK_US;
}

/** The fields of Linux about a process behind its name: its state, its parent and what follows; none where it is gone. */
function statOf(pid: number): readonly string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
  } catch {
    return [];
  }
}
