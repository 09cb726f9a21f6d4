// Two services that are told the same: one on SQLite, which is killed and restarted, and one on memoryStore(), the oracle.
import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as turn } from "node:timers/promises";
import { type Answer, addressBucket, cycleAt, memoryStore, utcDay } from "@svckit/core";
import type { TestClock } from "@svckit/testing";
import { sqliteStore } from "../src/sqlite-store.js";
import { createWorld, GRANTED, type World } from "./service-world.js";

/** A call, and how its provider ends it. */
export interface Sent {
  readonly account: 0 | 1 | "keyless";
  readonly tool: "work" | "dear" | "free";
  readonly idempotencyKey: string | undefined;
  readonly end: string;
}

/** Both services. Every command is given to both, and `compare` holds them against each other. */
export interface Pair {
  send(call: Sent): Promise<void>;
  /** Ends the provider's work on a call that hangs. */
  finish(which: number, end: string): Promise<void>;
  /** Sends again what was sent before. */
  resend(which: number): Promise<void>;
  topUp(account: number, credits: number): Promise<void>;
  revoke(account: number): Promise<void>;
  /** Lets time pass; what is longer than a few minutes is jumped over, as by a machine that slept. */
  tick(ms: number): Promise<void>;
  restart(): Promise<void>;
  /** Fails where the two differ in an answer or in their books. */
  compare(): Promise<void>;
  close(): Promise<void>;
}

const ADDRESS = "203.0.113.7";
const ACCOUNTS = ["account-0", "account-1"];
const KEYS = ["k1", "k2", "k3"];
const SECOND_MS = 1_000;
const PASSED_MS = 120_000;

/** Opens both on no data. */
export async function createPair(clock: TestClock): Promise<Pair> {
  const folder = mkdtempSync(join(tmpdir(), "store-sqlite-model-"));
  const file = join(folder, "svc.db");
  const memory = memoryStore({ clock });
  const worlds: readonly World[] = [
    createWorld(clock, () => sqliteStore(file, { clock })),
    createWorld(clock, (isRestart) => {
      // What a dead process held is given back.
      if (isRestart) memory.reap(Number.MAX_SAFE_INTEGER);
      return memory;
    }),
  ];
  const history: { readonly sent: Sent; readonly id: string }[] = [];
  for (const world of worlds) await world.open(ACCOUNTS);
  const both = async (run: (world: World) => Promise<unknown>) => {
    for (const world of worlds) await run(world);
    await quiet();
  };

  async function send(sent: Sent, id: string): Promise<void> {
    await both(async (world) => world.send(sent, id, ADDRESS));
    // No two calls come at one instant: who waits for another's answer does so until after that one's deadline.
    await pass(SECOND_MS);
  }

  /** Lets time pass second by second, so that neither service is behind the clock. */
  async function pass(ms: number): Promise<void> {
    for (let left = ms; left > 0; left -= SECOND_MS) {
      await clock.advance(Math.min(left, SECOND_MS));
      await quiet();
    }
  }

  return {
    async send(sent) {
      const id = sent.idempotencyKey ?? `call-${history.length}`;
      history.push({ sent, id });
      await send(sent, id);
    },
    async resend(which) {
      const earlier = history[which % Math.max(1, history.length)];
      if (earlier) await send({ ...earlier.sent, end: "works" }, earlier.id);
    },
    finish: (which, end) => both(async (world) => world.finish(which, end)),
    topUp: (account, credits) => both((world) => world.service.topUp(ACCOUNTS[account] ?? "", credits)),
    revoke: (account) => both((world) => world.revoke(account)),
    async tick(ms) {
      if (ms > PASSED_MS) {
        clock.set(clock.now() + ms);
        await quiet();
      }
      await pass(Math.min(ms, PASSED_MS));
    },
    restart: () => both((world) => world.restart()),
    async compare() {
      const [sqlite, oracle] = await Promise.all(worlds.map((world) => stateOf(world, clock.now())));
      assert.deepEqual(sqlite, oracle, "SQLite and memoryStore() differ");
    },
    async close() {
      for (const world of worlds) await world.kill();
      rmSync(folder, { recursive: true });
    },
  };
}

/** Lets both go as far as they can at this instant. */
async function quiet(): Promise<void> {
  for (let count = 0; count < 8; count++) await turn();
}

/** All that can be seen of a service: its answers, its books and what it would tell its callers. */
async function stateOf({ store, service, answers, keys }: World, now: number): Promise<unknown> {
  const proof = await store.verify();
  assert.ok(proof.ok && proof.sum === 0, "the ledger does not add up");
  const bucket = addressBucket(ADDRESS);
  const scopes = [...ACCOUNTS.map((id) => `account:${id}`), `address:${bucket}`];
  const claims = scopes.flatMap((scope) => KEYS.map((key) => ({ scope, key, fingerprint: "" })));
  const accounts = await Promise.all(ACCOUNTS.map((id) => store.findAccount(id)));
  const cycles = accounts.map((account) => cycleAt(account?.anchorAt ?? 0, now, GRANTED, false));
  const callers = [{ address: ADDRESS }, ...keys.map((credential) => ({ credential }))];
  return {
    // Spread: what a database gives is no plain object.
    proof: { ...proof },
    answers: [...answers.entries()].sort(([a], [b]) => a - b),
    wallets: await Promise.all(
      ACCOUNTS.map((id, index) => store.wallet(id, cycles[index] ?? cycleAt(0, 0, 0, true))),
    ),
    allowance: { ...(await store.allowance(bucket, utcDay(now))) },
    claims: await Promise.all(claims.map((claim) => store.findClaim(claim, now))),
    usage: await Promise.all(ACCOUNTS.map((id) => store.usage(id, "2026-01-01", "2099-01-01"))),
    receipts: await Promise.all(receiptsOf(answers).map((id) => store.findReceipt("account-0", id))),
    quota: await Promise.all(callers.map(async (caller) => quotaOf(await service.quota(caller)))),
  };
}

/** What a caller has left, without its place in the minute, which a process does not hand on. */
function quotaOf({ envelope, body }: Answer): unknown {
  if (!envelope.ok) return envelope.error.code;
  const { data } = JSON.parse(body);
  return [data.limit, data.used, data.remaining, data.credits];
}

/** The receipts that the latest answers name. */
function receiptsOf(answers: ReadonlyMap<number, string>): string[] {
  return [...answers.values()].slice(-5).flatMap((body) => {
    const [, id] = /"receipt_id":"([^"]+)"/.exec(body) ?? [];
    return id === undefined ? [] : [id];
  });
}
