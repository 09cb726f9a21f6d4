// What holds for several processes on one Postgres.
import { newestVersion } from "@svckit/core";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { times } from "../../testing/test/at-length.js";
import { STORE_TABLES } from "../src/sql/migrations.js";
import { createTestSchema, type TestSchema } from "./postgres-schema.js";
import { postgresServer } from "./postgres-server.js";
import type { Task } from "./process-task.js";
import { BUCKET, DAY, PERIOD } from "./process-task.js";
import { runProcesses } from "./processes.js";

const PROCESSES = times(2, 4);
const CALLS = times(500, 2_500);

const { url = "", reason } = await postgresServer();

describe.skipIf(reason !== undefined)("several processes", () => {
  let schema: TestSchema;
  beforeEach(() => {
    schema = createTestSchema(url);
  });
  afterEach(() => schema.drop());

  const tasks = (number: number, verb: Task["verb"], times: number): Task[] =>
    Array.from({ length: number }, () => ({ url, schema: schema.name, verb, times }));

  async function openAccount() {
    const { store } = schema.open();
    await store.createAccount({
      id: "a",
      plan: "free",
      createdAt: PERIOD.start,
      anchorAt: PERIOD.start,
      creditsPerPeriod: null,
      hasWallet: true,
    });
    return store;
  }

  it("start together on a database without tables", async () => {
    const reports = await runProcesses(tasks(PROCESSES, "open", 1));
    expect(reports.map(({ granted }) => granted)).toEqual(Array(PROCESSES).fill(1));
    const { rows } = await schema.pool.query(`SELECT version FROM ${schema.name}.schema_version`);
    expect(rows).toEqual([{ version: newestVersion(STORE_TABLES) }]);
    // Each has removed itself.
    expect((await schema.pool.query(`SELECT id FROM ${schema.name}.instance`)).rows).toEqual([]);
  });

  it(`grant exactly 1,000 of ${PROCESSES * CALLS} calls on a wallet of 1,000`, async () => {
    const store = await openAccount();
    const reports = await runProcesses(tasks(PROCESSES, "hammer", CALLS));
    expect(reports.reduce((sum, { granted }) => sum + granted, 0)).toBe(1_000);
    expect(await store.verify()).toMatchObject({
      ok: true,
      sum: 0,
      unexplained: 0,
      spent: 1_000,
      held: 0,
      captured: 1_000,
      pending: 0,
    });
  });

  it("run one call with a key at a time, and give those who wait the same answer", async () => {
    const store = await openAccount();
    const reports = await runProcesses(tasks(PROCESSES, "share-key", 64));
    // A process that came after the key was free began a call of its own, and its waiters got the answer of that one.
    const answers = new Set(reports.flatMap((report) => report.answers));
    expect(answers).not.toContain("timeout");
    const calls = reports.reduce((sum, { granted }) => sum + granted, 0);
    expect([...answers].filter((answer) => answer !== "freed")).toHaveLength(calls);
    expect(await store.verify()).toMatchObject({ ok: true, spent: 0, held: 0, voided: calls });
  });

  it("let 25 keyless calls of an address succeed, and never 26", async () => {
    const store = await openAccount();
    const reports = await runProcesses(tasks(PROCESSES, "keyless", CALLS));
    expect(reports.reduce((sum, { granted }) => sum + granted, 0)).toBe(25);
    expect(await store.allowance({ bucket: BUCKET, day: DAY })).toEqual({ used: 25, inflight: 0 });
  });
});
