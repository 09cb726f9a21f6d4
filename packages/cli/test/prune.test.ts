// svc admin prune: what would go, what goes, and what is said where nothing may.
import { createService, HOST, memoryStore, type Store } from "@svckit/core";
import { hello } from "@svckit/providers";
import { sqliteStore } from "@svckit/store-sqlite";
import { createTestClock } from "@svckit/testing";
import { beforeAll, expect, test } from "vitest";
import { pruneThrough } from "../src/admin/prune.js";
import { runHere, svc } from "./run-here.js";
import { temporaryFolder } from "./server-process.js";

const DAY_MS = 86_400_000;
const CALLS = 450;
const file = `${temporaryFolder()}/svc.db`;
const env = { SVC_STORE: `sqlite:${file}` };

beforeAll(async () => {
  // Calls of long ago, and one of now.
  const clock = createTestClock(Date.now() - 100 * DAY_MS);
  const plans = { free: { callsPerMinute: 10_000 } };
  const store = sqliteStore(file, { clock });
  const service = createService({ clock, store, plans, providers: [hello()] });
  await service.createAccount({ id: "acme", credits: 1_000 });
  const call = async () =>
    service.execute({ tool: "say_hello", args: {}, principal: await service.openSession("acme") });
  await Promise.all(Array.from({ length: CALLS - 1 }, call));
  await service.execute({ tool: "say_hello", args: {}, principal: HOST });
  await call();
  clock.set(Date.now());
  await call();
  await service.close();
});

test("without a retention nothing goes, and the command says so", async () => {
  const { code, json } = await svc(env, "admin", "prune");
  expect([code, json]).toMatchObject([2, { error: { code: "VALIDATION_ERROR" } }]);
  expect(String(Object(json["error"]).message)).toContain("everything is kept for good");
});

test.each([
  "receipts",
  "constructor=5",
  "receipts=90,receipts=400",
  "receipts=soon",
  "ledger=30",
  "receipts=30,",
  "usage=1",
  "receipts=1",
])("days that cannot be used are refused: %s", async (retention) => {
  const { code } = await svc(env, "admin", "prune", "--dry-run", "--retention", retention);
  expect(code).toBe(2);
});

test("a variable that cannot be read is named", async () => {
  const { code, json } = await svc({ ...env, SVC_RETENTION: "90" }, "admin", "prune", "--dry-run");
  expect(code).toBe(1);
  expect(String(Object(json["error"]).message)).toContain("SVC_RETENTION must be days by kind");
});

test("a dry run tells kinds, numbers, bytes and the instant, for programs and for people, and drops nothing", async () => {
  const set = { ...env, SVC_RETENTION: "receipts=90" };
  const { code, json } = await svc(set, "admin", "prune", "--dry-run");
  expect([code, json]).toEqual([
    0,
    {
      pruned: [{ kind: "receipts", before: expect.any(String), rows: CALLS, bytes: expect.any(Number) }],
      dry_run: true,
    },
  ]);
  const [{ before }] = json["pruned"] as [{ before: string }];
  expect(Math.abs(Date.parse(before) - (Date.now() - 90 * DAY_MS))).toBeLessThan(60_000);
  const args = ["admin", "prune", "--dry-run", "--retention", "receipts=30,holds=30,usage=90"];
  const { out } = await runHere(args, { env: set, isRead: true });
  expect(out).toMatch(/kind +before +rows +bytes/);
  expect(out).toMatch(new RegExp(`receipts +\\S+Z +${CALLS} +\\d+`));
  expect(out).toContain(`${CALLS + 1} rows would go; nothing was dropped`);
});

test("what is older goes, once; the usage, the ledger and what is younger stay", async () => {
  const set = { ...env, SVC_RETENTION: "receipts=90,holds=90" };
  const pruned = (rows: number) => [
    { kind: "receipts", before: expect.any(String), rows, bytes: null },
    { kind: "holds", before: expect.any(String), rows: 0, bytes: null },
  ];
  expect((await svc(set, "admin", "prune")).json).toEqual({ pruned: pruned(CALLS), dry_run: false });
  expect((await svc(set, "admin", "prune")).json).toEqual({ pruned: pruned(0), dry_run: false });
  const listed = (await svc(set, "admin", "receipts", "--account", "acme")).json;
  expect(listed["receipts"]).toHaveLength(1);
  const { json: proof } = await svc(set, "ledger", "verify");
  expect(proof).toMatchObject({ ok: true, captured: CALLS + 1, spent: CALLS + 1 });
  const day = (ms: number) => new Date(ms).toISOString().slice(0, 10);
  const span = ["--from", day(Date.now() - 120 * DAY_MS), "--to", day(Date.now() + DAY_MS)];
  const { json: usage } = await svc(set, "admin", "usage", ...span, "--by", "tool");
  expect(usage["rows"]).toEqual([{ tool: "say_hello", calls: CALLS + 1, credits: CALLS + 1 }]);
});

test("another command drops nothing by its age, though the variable is set", async () => {
  const set = { ...env, SVC_RETENTION: "receipts=2" };
  await svc(set, "admin", "account", "list");
  expect((await svc(set, "admin", "prune", "--dry-run", "--retention", "usage=62")).json).toMatchObject({
    pruned: [{ kind: "usage", rows: 1 }],
  });
});

/** A service whose store cannot be reached at some pieces, with old receipts. */
async function startFailing(failsAt: (piece: number) => boolean) {
  const clock = createTestClock();
  const kept = memoryStore({ clock });
  let pieces = 0;
  const store: Store = {
    ...kept,
    prune(pruning) {
      pieces += 1;
      if (failsAt(pieces)) throw new Error("the lock is not free");
      return kept.prune?.(pruning) ?? { rows: 0, isMore: false };
    },
  };
  const plans = { free: { callsPerMinute: 10_000 } };
  const service = createService({ clock, store, plans, providers: [hello()] });
  const principal = await service.openSession("acme");
  await Promise.all(
    Array.from({ length: 2_500 }, () => service.execute({ tool: "say_hello", args: {}, principal })),
  );
  clock.set(clock.now() + 100 * DAY_MS);
  return service;
}

test("a store that cannot be reached now and then is tried again, and each row is counted once", async () => {
  const service = await startFailing((piece) => piece === 1 || piece === 3);
  const told: number[] = [];
  const report = await pruneThrough(
    service,
    { retention: { receiptDays: 30 }, onPiece: ({ rows }) => void told.push(rows) },
    0,
  );
  expect(report.pruned).toMatchObject([{ kind: "receipts", rows: 2_500 }]);
  expect(told).toEqual([1_000, 2_000, 2_500]);
});

test("a store that stays away is told of", async () => {
  const service = await startFailing((piece) => piece > 1);
  await expect(pruneThrough(service, { retention: { receiptDays: 30 } }, 0)).rejects.toMatchObject({
    code: "STATE_BACKEND_UNAVAILABLE",
  });
});
