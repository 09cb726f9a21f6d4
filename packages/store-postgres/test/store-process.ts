// One process of several on one Postgres: opens the store and does its task.
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Claim, Payment, Store } from "@svckit/core";
import pg from "pg";
import { postgresStore } from "../src/index.js";
import { BUCKET, DAY, PERIOD, type Report, type Task } from "./process-task.js";

const CREDIT: Payment = { kind: "credits", accountId: "a", period: PERIOD, amount: 1 };
const LIMITS = { callsPerDay: 25, sharedCallsPerDay: 10_000, attemptsPerMinute: 60 };
const CALL: Payment = { kind: "allowance", bucket: BUCKET, day: DAY, limits: LIMITS };
const CLAIM: Claim = { scope: "account:a", key: "one", fingerprint: "f" };
const IN_FLIGHT = 64;

type Verb = (store: Store, times: number) => Promise<Report>;

const VERBS: Readonly<Record<Task["verb"], Verb>> = {
  open: async (store) => ({ granted: Number(await store.ready()), answers: [] }),
  hammer: (store, times) => count(times, async () => call(store, CREDIT, "capture")),
  // Four of ten fail, as an upstream does now and then.
  keyless: (store, times) => count(times, async (n) => call(store, CALL, n % 10 < 4 ? "void" : "capture")),
  async "share-key"(store, times) {
    const answers = new Set<string>();
    const { granted } = await count(times, async () => {
      const id = randomUUID();
      const now = Date.now();
      const { outcome } = await store.reserve({
        id,
        payment: CREDIT,
        claim: CLAIM,
        now,
        expiresAt: now + 60_000,
      });
      if (outcome !== "granted") {
        const answer = await store.awaitAnswer({ claim: CLAIM, waitMs: 20_000 });
        answers.add(typeof answer === "string" ? answer : answer.body);
        return false;
      }
      await sleep(1_500);
      // A failure that may be tried again frees the key, and its waiters get the answer all the same.
      const ending = { claim: CLAIM, body: `failure of ${id}`, keepUntil: undefined };
      await store.settle({
        id,
        verb: "void",
        accountId: "a",
        receipt: undefined,
        claim: ending,
        now: Date.now(),
      });
      answers.add(ending.body);
      return true;
    });
    return { granted, answers: [...answers] };
  },
  async hold(store, times) {
    const now = Date.now();
    const held = Array.from({ length: times }, (_, n) =>
      store.reserve({
        id: randomUUID(),
        payment: CREDIT,
        claim: { ...CLAIM, key: `held-${process.pid}-${n}` },
        now,
        expiresAt: now + 3_600_000,
      }),
    );
    const outcomes = await Promise.all(held);
    return { granted: outcomes.filter(({ outcome }) => outcome === "granted").length, answers: [] };
  },
};

/** Reserves and settles one call; `true` where it was granted and kept. */
async function call(store: Store, payment: Payment, verb: "capture" | "void"): Promise<boolean> {
  const id = randomUUID();
  const now = Date.now();
  const { outcome } = await store.reserve({ id, payment, claim: undefined, now, expiresAt: now + 60_000 });
  if (outcome !== "granted") return false;
  const settlement = { id, verb, accountId: undefined, receipt: undefined, claim: undefined, now };
  return (await store.settle(settlement)) && verb === "capture";
}

async function count(times: number, task: (n: number) => Promise<boolean>): Promise<Report> {
  let next = 0;
  let granted = 0;
  const worker = async () => {
    while (next < times) if (await task(next++)) granted += 1;
  };
  await Promise.all(Array.from({ length: IN_FLIGHT }, worker));
  return { granted, answers: [] };
}

process.once("message", async (task: Task) => {
  const pool = new pg.Pool({ connectionString: task.url, max: 4 });
  const store = postgresStore(pool, { schema: task.schema });
  process.send?.(await VERBS[task.verb](store, task.times));
  // A process that only holds goes on until it is killed.
  if (task.verb === "hold") return;
  await store.close();
  await pool.end();
  process.disconnect?.();
});
