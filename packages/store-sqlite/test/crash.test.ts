// What a service on SQLite leaves when it is killed: at random under resent calls, and at each step of a call.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { createService, type Envelope, type Service } from "@svckit/core";
import { afterEach, beforeEach, expect, test } from "vitest";
import { sqliteStore } from "../src/sqlite-store.js";
import { type MeteredService, startService } from "./killed-process.js";

// `CRASHES=200 npx vitest run --project store-sqlite crash` for a long run.
const CRASHES = Number(process.env["CRASHES"] ?? 20);
const CLIENTS = 40;
const CREDITS = 10_000_000;

let folder: string;
let file: string;
let administration: Service;
let key: string;
let accountId: string;
let running: MeteredService | undefined;
let over: boolean;

beforeEach(async () => {
  over = false;
  folder = mkdtempSync(join(tmpdir(), "store-sqlite-crash-"));
  file = join(folder, "svc.db");
  administration = createService({ providers: [], store: sqliteStore(file, { role: "administrator" }) });
  accountId = (await administration.createAccount({ credits: CREDITS })).id;
  key = (await administration.createKey(accountId)).key;
});

afterEach(async () => {
  over = true;
  await running?.kill();
  running = undefined;
  await administration.close();
  rmSync(folder, { recursive: true });
});

interface Reply {
  readonly text: string;
  readonly replayed: boolean;
  readonly json: Envelope;
}

/** Sends a call once; undefined where the connection broke. */
async function send(id: string): Promise<Reply | undefined> {
  if (running === undefined) return undefined;
  try {
    const response = await fetch(`${running.url}/api/v1/execute`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${key}` },
      body: JSON.stringify({ tool: "work", args: { id, idempotency_key: id } }),
    });
    const text = await response.text();
    const replayed = response.headers.get("idempotent-replayed") === "true";
    return { text, replayed, json: JSON.parse(text) as Envelope };
  } catch {
    return undefined;
  }
}

/** Sends a call until it works, over as many deaths of the service as it takes. */
async function sendUntilDone(id: string): Promise<Reply> {
  for (;;) {
    const reply = await send(id);
    if (reply?.json.ok) return reply;
    if (over) throw new Error("the test is over");
    await sleep(5);
  }
}

test(`debits are the distinct keys that ended in success, over ${CRASHES} kills at random`, async () => {
  const answers = new Map<string, string>();
  let stopped = false;
  let resent = 0;

  async function client(number: number): Promise<void> {
    for (let call = 0; !stopped; call++) {
      const id = `client-${number}-call-${call}`;
      answers.set(id, (await sendUntilDone(id)).text);
      // Now and then one that was answered before, maybe by a process that is dead.
      const earlier = `client-${number}-call-${Math.floor(Math.random() * (call + 1))}`;
      if (Math.random() < 0.3) {
        expect((await sendUntilDone(earlier)).text).toBe(answers.get(earlier));
        resent += 1;
      }
    }
  }

  running = await startService(file);
  const clients = Array.from({ length: CLIENTS }, (_, number) => client(number));
  for (let crash = 0; crash < CRASHES; crash++) {
    await sleep(20 + Math.random() * 300);
    await running.kill();
    const seen = answers.size;
    running = await startService(file);
    expect(running.proof).toMatchObject({ ok: true, sum: 0, held: 0, pending: 0, unexplained: 0 });
    expect(running.proof.spent).toBe(running.proof.captured);
    // Nothing that was answered is lost; what was settled and not answered is at most one call a client.
    expect(running.proof.spent).toBeGreaterThanOrEqual(seen);
    expect(running.proof.spent).toBeLessThanOrEqual(seen + CLIENTS);
  }
  stopped = true;
  await Promise.all(clients);
  for (const [id, text] of [...answers].filter((_, index) => index % 10 === 0)) {
    const replay = await sendUntilDone(id);
    expect([replay.text, replay.replayed]).toEqual([text, true]);
  }
  const proof = await administration.store.verify();
  expect(proof).toMatchObject({ ok: true, spent: answers.size, captured: answers.size, held: 0, pending: 0 });
  const { wallet } = await administration.describeAccount(accountId);
  expect(wallet).toMatchObject({ remaining: CREDITS - answers.size, held: 0 });
  console.info(
    `${CRASHES} kills: ${answers.size} keys, ${proof.captured} debits, ${proof.voided} refunds, ${resent} replays`,
  );
}, 600_000);

// The crash matrix: what the ledger says after the death, and whether the key is done.
const MATRIX = [
  { step: "before reserve", voided: 0, captured: 0, replayed: false },
  { step: "after reserve", voided: 1, captured: 0, replayed: false },
  { step: "while the provider works", voided: 1, captured: 0, replayed: false },
  { step: "before settle", voided: 1, captured: 0, replayed: false },
  { step: "after settle", voided: 0, captured: 1, replayed: true },
];

test.each(MATRIX)(
  "killed $step, a call that is sent again costs one debit in all",
  async (cell) => {
    running = await startService(file, cell.step);
    expect(await send("call")).toBe(undefined);
    running = await startService(file);
    const { voided, captured } = cell;
    expect(running.proof).toMatchObject({ ok: true, held: 0, pending: 0, voided, captured });
    const reply = await sendUntilDone("call");
    expect(reply.replayed).toBe(cell.replayed);
    expect((await sendUntilDone("call")).text).toBe(reply.text);
    const proof = await administration.store.verify();
    expect(proof).toMatchObject({ ok: true, spent: 1, captured: 1, held: 0, pending: 0 });
  },
  60_000,
);
