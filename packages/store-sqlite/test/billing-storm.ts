// The storm of deliveries: payments come again from several processes, and from ones that are killed, and act once.
import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";
import type { Store } from "@svckit/core";
import {
  createDeliveries,
  IN_ALL,
  type Outcomes,
  PERIOD,
  type Place,
  REFERENCES,
} from "./billing-deliveries.js";
import { startProgram } from "./killed-process.js";

const PROCESSES = 4;

/** Delivers 100 references 1,000 times over four processes, and finds 100 effects. */
export async function redeliver(store: Store, place: Place): Promise<void> {
  await openAccount(store);
  const times = 1_000 / PROCESSES;
  const processes = await Promise.all(
    Array.from({ length: PROCESSES }, (_, seed) =>
      startProgram("billing-program.ts", JSON.stringify(place), String(times), String(seed)),
    ),
  );
  try {
    for (const process of processes) assert.equal(await process.line(), "began");
    // `as`: the program wrote it.
    const reports = await Promise.all(
      processes.map(async (process) => JSON.parse((await process.line()) ?? "") as Outcomes),
    );
    const all = (outcome: keyof Outcomes) => reports.reduce((sum, report) => sum + (report[outcome] ?? 0), 0);
    assert.deepEqual([all("applied"), all("repeated")], [REFERENCES, 1_000 - REFERENCES]);
    await assertBilled(store);
  } finally {
    await Promise.all(processes.map((process) => process.kill()));
  }
}

/** Kills processes while they deliver; what they have left undone is delivered again, and acts once in all. */
export async function killWhileDelivering(store: Store, place: Place, kills: number): Promise<void> {
  await openAccount(store);
  for (let kill = 0; kill < kills; kill++) {
    const process = await startProgram("billing-program.ts", JSON.stringify(place), "100000", String(kill));
    assert.equal(await process.line(), "began");
    await sleep(Math.random() * MOST_MS);
    await process.kill();
    const { ok, unexplained } = await store.verify();
    assert.deepEqual([ok, unexplained], [true, 0], `the ledger after kill ${kill + 1}`);
  }
  await createDeliveries(store, 0).deliverAll(REFERENCES);
  await assertBilled(store);
}

// Within it a process is killed in the midst of the first deliveries of all references.
const MOST_MS = 150;

async function openAccount(store: Store): Promise<void> {
  const { start } = PERIOD;
  const account = {
    plan: "free",
    createdAt: start,
    anchorAt: start,
    creditsPerPeriod: null,
    hasWallet: true,
  };
  await store.createAccount({ ...account, id: "a" });
}

async function assertBilled(store: Store): Promise<void> {
  const again = await createDeliveries(store, 1).deliverAll(REFERENCES);
  assert.deepEqual(again, { repeated: REFERENCES });
  const wallet = await store.wallet({ accountId: "a", period: PERIOD });
  assert.equal(wallet?.remaining, PERIOD.granted + IN_ALL);
  const { ok, unexplained, bought, adjusted } = await store.verify();
  assert.deepEqual([ok, unexplained, bought + adjusted], [true, 0, IN_ALL]);
  assert.equal((await store.findAccount("a"))?.plan, "pro");
}
