// Pruning that is killed: what went is gone, what did not is there, and ledger and usage are as they were.
import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";
import { createService, defineProvider, defineTool, type Store } from "@svckit/core";
import { z } from "zod";
import { startService, TIMERLESS } from "./crash-data.js";
import type { CrashStand } from "./crash-matrix.js";

const DAY_MS = 86_400_000;
const OLD = 3_000;
const YOUNG = 5;
const AT_ONCE = 250;
// The longest that a process goes on before it is killed.
const LIVES_MS = 250;

/** Kills so many processes while they drop receipts and holds; then one comes to the end of it. */
export async function killPruning({ data, standbys, upstream }: CrashStand, kills: number): Promise<void> {
  const { store, release } = await data.next();
  try {
    await fill(store, OLD, Date.now() - 100 * DAY_MS);
    await fill(store, YOUNG, Date.now());
  } finally {
    await release();
  }
  const before = await booksOf(data.beside);
  let left = OLD;
  for (let kill = 0; kill < kills; kill += 1) {
    const process = standbys.take();
    try {
      await startService(process, { place: data.place, upstream: upstream.url, does: { verb: "prune" } });
      await sleep(Math.random() * LIVES_MS);
    } finally {
      await process.kill();
    }
    await data.miss();
    assert.deepEqual(await booksOf(data.beside), before);
    const found = await leftOf(data.beside);
    assert.ok(found <= left, `${found} are left, and ${left} were before`);
    left = found;
  }
  const last = await data.next();
  try {
    for (const kind of ["receipts", "holds"] as const)
      while ((await last.store.prune?.({ kind, before: Date.now() - 30 * DAY_MS }))?.isMore);
    assert.deepEqual(await booksOf(last.store), before);
    const { receipts } = await last.store.listReceipts({ accountId: "pruned", limit: 2 * YOUNG });
    assert.deepEqual([await leftOf(last.store), receipts.length], [0, YOUNG]);
  } finally {
    await last.release();
  }
}

/** Pays for so many calls of an account at an instant. */
async function fill(store: Store, calls: number, now: number): Promise<void> {
  const tool = defineTool({
    name: "get_one",
    title: "One",
    description: "Gives the value that it was made with.",
    category: "market_data",
    effect: "read",
    input: z.object({}),
    output: z.object({}),
    execute: () => ({}),
  });
  const service = createService({
    store,
    providers: [defineProvider({ id: "p", title: "P", tools: [tool] })],
    plans: { free: { callsPerMinute: 1_000_000 } },
    clock: { ...TIMERLESS, now: () => now },
  });
  const principal = await service.openSession("pruned");
  for (let done = 0; done < calls; done += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, calls - done) });
    const answers = await Promise.all(
      some.map(() => service.execute({ tool: "get_one", args: {}, principal })),
    );
    assert.ok(answers.every(({ ok }) => ok));
  }
  await service.close({ keepStore: true });
}

async function booksOf(store: Store) {
  const by = ["day", "tool", "account"] as const;
  const usage = await store.usage({ accountId: "pruned", fromDay: "2000-01-01", toDay: "2999-12-31", by });
  // With some drivers a row is no plain object.
  return { usage: usage.map((row) => ({ ...row })), proof: await store.verify() };
}

async function leftOf(store: Store): Promise<number> {
  let rows = 0;
  for (let after: string | undefined, isMore = true; isMore; isMore = after !== undefined) {
    const pruning = { kind: "receipts", before: Date.now() - 30 * DAY_MS } as const;
    const piece = await store.countPrunable?.({ ...pruning, after });
    rows += piece?.rows ?? 0;
    after = piece?.next;
  }
  return rows;
}
