// Kills at random under load: what clients have paid for in the end, with keys and without.
import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";
import { createService, type Envelope, type LedgerProof, type Service } from "@svckit/core";
import { startService, TIMERLESS } from "./crash-data.js";
import type { CrashStand } from "./crash-matrix.js";
import type { KilledProcess } from "./killed-process.js";

const CREDITS = 1_000_000;
const KEYED_CLIENTS = 24;
// Each client is an account of its own with one call in flight: a kill can cost it no more.
const KEYLESS_CLIENTS = 8;
const FAILING = 0.2;
const MAX_WORK_MS = 20;
// Real time in which every call is answered, also on a busy machine.
const PATIENCE_MS = 120_000;
// On a shared store, a statement of the dead process may be committed after the next process has reaped.
const GIVEN_BACK_MS = 15_000;

interface Reply {
  readonly text: string;
  readonly replayed: boolean;
  readonly json: Envelope;
}

interface OpenedAccount {
  readonly id: string;
  readonly key: string;
}

/** Clients of the service that runs. */
interface Load {
  /** The answers to calls with a key, by the key. */
  readonly answers: ReadonlyMap<string, string>;
  /** How many calls without a key were answered, by account. */
  delivered(id?: string): number;
  replays(): number;
  /** Sends a call with a key until it is answered, however many services die meanwhile. */
  sendUntilDone(id: string): Promise<Reply>;
  /** Has every client finish what it has begun. */
  stop(): Promise<void>;
}

/** Kills a service so many times at random. `started` gets the proof of each successor, and how many keys were answered. */
export async function killAtRandom(
  stand: CrashStand,
  kills: number,
  started: (proof: LedgerProof, answered: number) => void,
): Promise<void> {
  const { data, standbys, upstream } = stand;
  const administration = createService({ providers: [], store: data.beside, clock: TIMERLESS });
  const keyed = await openAccount(administration);
  const keyless = await Promise.all(
    Array.from({ length: KEYLESS_CLIENTS }, () => openAccount(administration)),
  );
  upstream.meet(async () => {
    await sleep(Math.random() * MAX_WORK_MS);
    return Math.random() >= FAILING;
  });
  let url = "";
  let process: KilledProcess | undefined;

  async function start(answered: number): Promise<void> {
    process = standbys.take();
    const successor = await startService(process, { place: data.place, upstream: upstream.url });
    started(successor.proof, answered);
    url = successor.url;
  }

  await start(0);
  const load = startLoad(() => url, keyed, keyless);
  try {
    for (let kill = 0; kill < kills; kill++) {
      // It lives until it has answered clients of both kinds.
      const seen = [load.answers.size, load.delivered()];
      while (load.answers.size === seen[0] || load.delivered() === seen[1]) await sleep(2);
      await sleep(Math.random() * 200);
      await process?.kill();
      await data.miss();
      await start(load.answers.size);
    }
    await load.stop();
    await givenBack(data.beside);
    await assertReplays(load);
    await assertPaid(stand, load, { kills, administration, keyed, keyless });
  } finally {
    await process?.kill();
    upstream.meet(async () => true);
  }
}

function startLoad(url: () => string, keyed: OpenedAccount, keyless: readonly OpenedAccount[]): Load {
  const answers = new Map<string, string>();
  const delivered = new Map<string, number>();
  let over = false;
  let replays = 0;

  async function sendUntilDone(id: string): Promise<Reply> {
    const since = performance.now();
    for (;;) {
      const reply = await send(url(), keyed.key, id, id);
      if (reply?.json.ok) return reply;
      assert.ok(performance.now() - since < PATIENCE_MS, `${id} was never answered: ${reply?.text}`);
      await sleep(5);
    }
  }

  async function clientWithKeys(number: number): Promise<void> {
    for (let call = 0; !over; call++) {
      const id = `keyed-${number}-${call}`;
      answers.set(id, (await sendUntilDone(id)).text);
      // Now and then a key that was answered before, maybe by a process that is dead.
      const earlier = `keyed-${number}-${Math.floor(Math.random() * (call + 1))}`;
      if (Math.random() >= 0.3) continue;
      assert.equal((await sendUntilDone(earlier)).text, answers.get(earlier), "a replay is another answer");
      replays += 1;
    }
  }

  async function clientWithout({ id, key }: OpenedAccount): Promise<void> {
    for (let call = 0; !over; call++) {
      const reply = await send(url(), key, `${id}-${call}`, undefined);
      if (reply?.json.ok) delivered.set(id, (delivered.get(id) ?? 0) + 1);
      if (reply === undefined) await sleep(5);
    }
  }

  const working = Promise.all([
    ...Array.from({ length: KEYED_CLIENTS }, (_, number) => clientWithKeys(number)),
    ...keyless.map(clientWithout),
  ]);
  // They run until they are stopped, and fail then.
  working.catch(() => {});
  return {
    answers,
    delivered: (id) =>
      id === undefined
        ? [...delivered.values()].reduce((sum, each) => sum + each, 0)
        : (delivered.get(id) ?? 0),
    replays: () => replays,
    sendUntilDone,
    async stop() {
      over = true;
      await working;
    },
  };
}

/** Sends some keys of every age again: their answers are the same. */
async function assertReplays({ answers, sendUntilDone }: Load): Promise<void> {
  for (const [id, text] of [...answers].filter((_, index) => index % 10 === 0)) {
    const replay = await sendUntilDone(id);
    assert.deepEqual([replay.text, replay.replayed], [text, true]);
  }
}

/** With keys, debits are the keys that succeeded. Without, they are at most the executions, and at most the answers and one a kill. */
async function assertPaid(
  { upstream }: CrashStand,
  load: Load,
  paid: {
    readonly kills: number;
    readonly administration: Service;
    readonly keyed: OpenedAccount;
    readonly keyless: readonly OpenedAccount[];
  },
): Promise<void> {
  const { kills, administration, keyed, keyless } = paid;
  assert.equal(await debitsOf(administration, keyed.id), load.answers.size, "debits of the distinct keys");
  let debits = 0;
  let executed = 0;
  for (const { id } of keyless) {
    const own = await debitsOf(administration, id);
    const done = upstream.done(`${id}-`);
    const got = load.delivered(id);
    assert.ok(own <= done, `${own} debits for ${done} executions`);
    assert.ok(own >= got && own - got <= kills, `${own} debits for ${got} answers, ${kills} kills`);
    debits += own;
    executed += done;
  }
  console.info(
    `${kills} kills: with keys ${load.answers.size} answers, as many debits, ${load.replays()} replays; ` +
      `without ${load.delivered()} answers, ${debits} debits, ${executed} executions`,
  );
}

async function openAccount(administration: Service): Promise<OpenedAccount> {
  const { id } = await administration.createAccount({ credits: CREDITS });
  return { id, key: (await administration.createKey(id)).key };
}

/** Sends a call once; undefined where the connection broke. */
async function send(
  url: string,
  key: string,
  id: string,
  idempotencyKey: string | undefined,
): Promise<Reply | undefined> {
  const args = { id, length: 100, ...(idempotencyKey !== undefined && { idempotency_key: idempotencyKey }) };
  try {
    const response = await fetch(`${url}/api/v1/execute`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${key}` },
      body: JSON.stringify({ tool: "work", args }),
    });
    const text = await response.text();
    const replayed = response.headers.get("idempotent-replayed") === "true";
    return { text, replayed, json: JSON.parse(text) as Envelope };
  } catch {
    return undefined;
  }
}

async function debitsOf(administration: Service, id: string): Promise<number> {
  const { wallet } = await administration.describeAccount(id);
  assert.deepEqual([wallet?.held, wallet?.remaining], [0, CREDITS - (wallet?.spent ?? 0)]);
  return wallet?.spent ?? 0;
}

/** Waits until nothing is held any more, and the books are right. */
async function givenBack(store: CrashStand["data"]["beside"]): Promise<void> {
  const since = performance.now();
  let proof = await store.verify();
  while (proof.pending > 0 && performance.now() - since < GIVEN_BACK_MS) {
    await sleep(250);
    await store.reap(Date.now());
    proof = await store.verify();
  }
  assert.deepEqual([proof.ok, proof.sum, proof.held, proof.pending, proof.unexplained], [true, 0, 0, 0, 0]);
  assert.equal(proof.spent, proof.captured);
}
