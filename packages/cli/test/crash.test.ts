// A server that is killed again and again while clients resend: with keys no debit is lost or doubled.
import type { StandIn } from "@svckit/testing";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createClient, type ServerProcess, startServer, svc } from "./server-process.js";
import { environment, priceOf, startUpstream } from "./upstream.js";

const KILLS = Number(process.env["KILLS"] ?? 20);
const CLIENTS = 40;

let upstream: StandIn;
let server: ServerProcess;
let env: Record<string, string>;

beforeEach(async () => {
  const started = await startUpstream();
  upstream = started.standIn;
  started.behaviour.latency = () => Math.random() * 20;
  // A tenth of the ids fail the first time that they are asked for, so that refunds happen among the crashes.
  const failedOnce = new Set<string>();
  started.behaviour.fails = (id) => id.endsWith("7") && !failedOnce.has(id) && Boolean(failedOnce.add(id));
  env = environment(upstream.url);
  server = await startServer(env);
});

afterEach(async () => {
  await server.end("SIGKILL");
  await upstream.close();
});

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function account(credits: number): Promise<string> {
  const { json } = await svc(env, "admin", "account", "create", "--credits", String(credits));
  return String(
    (await svc(env, "admin", "key", "create", "--account", String(json["account_id"]))).json["key"],
  );
}

/** Kills the server so many times at random moments, each a while after it has answered, and starts it anew. */
async function killAgainAndAgain(times: number, answered: () => number): Promise<void> {
  for (let kill = 0; kill < times; kill++) {
    const before = answered();
    while (answered() === before) await pause(5);
    await pause(Math.random() * 200);
    await server.end("SIGKILL");
    server = await startServer(env);
  }
}

test(`40 clients resending keyed calls over ${KILLS} kills pay once for each key that succeeded`, async () => {
  const key = await account(1_000_000);
  const client = createClient(CLIENTS);
  let running = true;
  const bodies = new Map<string, string>();

  /** Sends one call until it has its final answer, through whatever happens to the server. */
  async function settle(id: string): Promise<void> {
    while (running) {
      try {
        const { json, text } = await client.execute(server.url, priceOf(id, `key-${id}`), key);
        if (json.ok) return void bodies.set(id, text);
        expect(["PROVIDER_UNAVAILABLE", "RATE_LIMITED"]).toContain(json.error.code);
      } catch (error) {
        if (error instanceof Error && error.name === "AssertionError") throw error;
        await pause(20);
      }
    }
  }

  const work = Promise.all(
    Array.from({ length: CLIENTS }, async (_, index) => {
      for (let call = 0; running; call++) await settle(`coin-${index}-${call}`);
    }),
  );
  await killAgainAndAgain(KILLS, () => bodies.size);
  running = false;
  await work;
  // Calls that were cut off in the end may have been committed: sending them again tells, and a replay costs nothing.
  const proof = (await svc(env, "ledger", "verify")).json;
  console.info(
    `${KILLS} kills: ${bodies.size} keys answered, ${proof["captured"]} debits, ${proof["voided"]} given back`,
  );
  expect(proof).toMatchObject({ ok: true, sum: 0, held: 0, pending: 0 });
  const before = Number(proof["spent"]);
  let unseen = 0;
  for (let index = 0; index < CLIENTS; index++) {
    for (let call = 0; ; call++) {
      const id = `coin-${index}-${call}`;
      const seen = bodies.get(id);
      if (seen === undefined) {
        const { json, replayed } = await client.execute(server.url, priceOf(id, `key-${id}`), key);
        if (json.ok && replayed) unseen += 1;
        break;
      }
    }
  }
  // Each key that has an answer has one debit; those cut off after their commit are replayed now.
  expect(before).toBe(bodies.size + unseen);
  const sample = [...bodies].slice(0, 100);
  for (const [id, text] of sample) {
    expect((await client.execute(server.url, priceOf(id, `key-${id}`), key)).text).toBe(text);
  }
  client.close();
}, 600_000);

test(`without keys the error over ${Math.ceil(KILLS / 2)} kills is bounded by what was under way`, async () => {
  const key = await account(1_000_000);
  const client = createClient(CLIENTS);
  let running = true;
  let delivered = 0;
  const work = Promise.all(
    Array.from({ length: CLIENTS }, async (_, index) => {
      for (let call = 0; running; call++) {
        try {
          const { json } = await client.execute(server.url, priceOf(`free-${index}-${call}`), key);
          if (json.ok) delivered += 1;
        } catch {
          await pause(20);
        }
      }
    }),
  );
  await killAgainAndAgain(Math.ceil(KILLS / 2), () => delivered);
  running = false;
  await work;
  const proof = (await svc(env, "ledger", "verify")).json;
  const difference = Number(proof["spent"]) - delivered;
  console.info(`without keys: ${delivered} delivered, ${proof["spent"]} debits`);
  expect(proof).toMatchObject({ ok: true, sum: 0, held: 0, pending: 0 });
  expect(difference).toBeGreaterThanOrEqual(0);
  // Each kill can cut off at most what every client had under way.
  expect(difference).toBeLessThanOrEqual(Math.ceil(KILLS / 2) * CLIENTS);
}, 600_000);
