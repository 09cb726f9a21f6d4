// What a claim reads: the monitors that are due and no others, however many there are.
import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "@photostructure/sqlite";
import { extensionOf } from "@svckit/core";
import { sqliteStore } from "@svckit/store-sqlite";
import { expect, test } from "vitest";
import { createTestSchema } from "../../store-postgres/test/postgres-schema.js";
import { postgresServer } from "../../store-postgres/test/postgres-server.js";
import { nativeStore, type StateVerbs } from "../src/index.js";
import { claimDue } from "../src/monitors/claim.js";
import { lockAccount } from "../src/records/accounts.js";
import type { MonitorRow } from "../src/records/rows.js";
import { MONITORS } from "../src/records/tables.js";
import { list, put } from "../src/rows/operations.js";
import { listText, POSTGRES, SQLITE } from "../src/rows/sql-text.js";

const ALL = Number(process.env["MONITORS"] ?? 5_000);
const DUE = ALL / 100;
const NOW = Date.UTC(2026, 0, 1);
// As a claim lists them.
const WINDOW = 128;
const LISTING = { index: "due", upTo: NOW, limit: WINDOW, lock: "skip" } as const;

const monitor = (index: number, subjectId: string): MonitorRow => ({
  id: `monitor-${String(index).padStart(8, "0")}`,
  account_id: `account-${index % 100}`,
  subject_id: subjectId,
  name: "m",
  status: "active",
  paused_reason: null,
  calls: [{ name: null, tool: "get_quote", args: { name: "btc" } }],
  schedule: { every: "10m" },
  condition: { path: "btc.usd", op: ">", value: 1 },
  alerting: { severity: "warning", title: null },
  // Those that are due lie among the others.
  next_run_at: index % 100 === 7 ? NOW - (index % 5_000) : index % 3 === 0 ? null : NOW + 1 + index,
  last_run_at: null,
  progress: {},
  version: 1,
  created_at: 0,
  updated_at: 0,
});

let ids = 0;
const newId = () => `id-${ids++}`;

async function fill({ write }: StateVerbs): Promise<void> {
  const account = await write(() => lockAccount({ accountId: "owner", now: 0, newId }));
  for (let from = 0; from < ALL; from += 1_000) {
    const rows = Array.from({ length: 1_000 }, (_, at) => monitor(from + at, account.default_subject_id));
    await write(() => put(MONITORS, rows));
  }
}

/** Claims all that is due, so many at a time, and tells how long a claim took. */
async function claimAll(name: string, { read, write }: StateVerbs): Promise<void> {
  const claimed = new Set<string>();
  const times: number[] = [];
  while ((await read(() => list(MONITORS, { index: "due", upTo: NOW, limit: 1 }))).length > 0) {
    const from = performance.now();
    const runs = await write(() =>
      claimDue({ now: NOW, newId, runner: "r", leaseMs: 1, limit: 32, underWay: new Map() }),
    );
    times.push(performance.now() - from);
    for (const { run } of runs) claimed.add(run.monitor_id);
  }
  expect(claimed.size).toBe(DUE);
  const slowest = Math.max(...times).toFixed(1);
  const usual = times.sort((a, b) => a - b)[times.length >> 1]?.toFixed(1);
  console.info(
    `${name}: ${DUE} due of ${ALL} in ${times.length} claims; one took ${usual} ms, the slowest ${slowest} ms`,
  );
}

test("sqlite reads those that are due along their index", async () => {
  const folder = mkdtempSync(join(tmpdir(), "due-"));
  const file = join(folder, "svc.db");
  const store = sqliteStore(file, { extensions: [nativeStore] });
  const verbs = extensionOf(store, nativeStore);
  await fill(verbs);
  const database = new DatabaseSync(file);
  const plan = database.prepare(`EXPLAIN QUERY PLAN ${listText(SQLITE, MONITORS, LISTING)}`).all(NOW, WINDOW);
  database.close();
  const words = JSON.stringify(plan);
  expect(words).toContain("SEARCH state_monitor USING INDEX state_monitor_due (next_run_at<?)");
  expect(words).not.toMatch(/SCAN|TEMP B-TREE/);
  await claimAll("sqlite", verbs);
  await store.close();
  await rm(folder, { recursive: true, force: true });
}, 120_000);

const { url, reason } = await postgresServer();
if (url === undefined) console.warn(`not tested on Postgres: ${reason}`);

test.skipIf(url === undefined)(
  "postgres reads those that are due along their index",
  async () => {
    const schema = createTestSchema(url ?? "");
    const { store } = schema.open(undefined, [nativeStore]);
    const verbs = extensionOf(store, nativeStore);
    await fill(verbs);
    await schema.pool.query(`ANALYZE ${schema.name}.state_monitor`);
    const text = listText(POSTGRES, MONITORS, LISTING).replace("$schema", schema.name);
    const { rows } = await schema.pool.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${text}`, [NOW, WINDOW]);
    const nodes = nodesOf(rows[0]["QUERY PLAN"][0].Plan);
    const scans = nodes.filter((node) => String(node["Node Type"]).includes("Scan"));
    expect(scans.map((node) => [node["Node Type"], node["Index Name"]])).toEqual([
      ["Index Scan", "state_monitor_due"],
    ]);
    expect(scans[0]?.["Actual Rows"]).toBe(Math.min(DUE, WINDOW));
    expect(scans[0]?.["Rows Removed by Filter"] ?? 0).toBe(0);
    expect(nodes.some((node) => node["Node Type"] === "Sort")).toBe(false);
    await claimAll("postgres", verbs);
    await schema.drop();
  },
  120_000,
);

type Node = Readonly<Record<string, unknown>>;

function nodesOf(node: Node): readonly Node[] {
  // `as`: the plan of Postgres is a tree of such nodes.
  return [node, ...((node["Plans"] ?? []) as readonly Node[]).flatMap(nodesOf)];
}
