// A server that is killed again and again while clients resend: with keys no debit is lost or doubled.
import { afterEach, expect, test } from "vitest";
import { ON_POSTGRES } from "./postgres-deployments.js";
import { createClient, inParallel } from "./server-process.js";
import { type Deployment, ON_SQLITE, openSetting, pause, type Setting } from "./setting.js";
import { priceOf } from "./upstream.js";

const CLIENTS = 40;
// The full test is KILLS=200 on SQLite, KILLS=100 on Postgres, where a kill takes 15 s.
const KILLS = Number(process.env["KILLS"]);
// How soon a dead server's holds are given back: at the next start where it was alone, else once it was silent for long.
const givenBackMs = (deployment: Deployment) => (deployment === ON_SQLITE ? 2_000 : 15_000);

let setting: Setting;
afterEach(() => setting.close());

/** Starts a server. Its upstream fails a tenth of the ids the first time, so that there are refunds among the crashes. */
async function start(deployment: Deployment): Promise<void> {
  setting = await openSetting(deployment);
  setting.behaviour.latency = () => Math.random() * 20;
  const failedOnce = new Set<string>();
  setting.behaviour.fails = (id) => id.endsWith("7") && !failedOnce.has(id) && Boolean(failedOnce.add(id));
}

/** Kills the server so many times, each a random while after an answer, and starts it anew. */
async function killAgainAndAgain(times: number, answered: () => number): Promise<void> {
  for (let kill = 0; kill < times; kill++) {
    const before = answered();
    while (answered() === before) await pause(5);
    await pause(Math.random() * 200);
    await setting.restart(0);
  }
}

for (const deployment of [ON_SQLITE, ON_POSTGRES]) {
  test.skipIf(deployment.missing !== undefined)(
    `${CLIENTS} clients resending keyed calls over ${KILLS} kills pay once for each key that succeeded, ${deployment.title}`,
    async () => {
      await start(deployment);
      const key = await setting.account(1_000_000);
      const client = createClient(CLIENTS);
      const bodies = new Map<string, string>();
      const open: { readonly id: string; readonly from: number }[] = [];
      let killing = true;
      let resent = 0;
      let begun = 0;

      /** Sends a call. One without a final answer is sent again: at once, or when its key may be free. */
      async function send(id: string): Promise<void> {
        while (setting.servers[0]?.child.signalCode !== null) await pause(20);
        try {
          const { json, text } = await client.execute(setting.urlOf(0), priceOf(id, `key-${id}`), key);
          if (json.ok) return void bodies.set(id, text);
          // A server that has just started may be without its store for a moment.
          expect([json.error.code, json.error.retryable]).toEqual([
            expect.not.stringMatching("INTERNAL"),
            true,
          ]);
        } catch (error) {
          if (error instanceof Error && error.name === "AssertionError") throw error;
          await pause(20);
        }
        resent += 1;
        open.push({ id, from: performance.now() + Math.random() * givenBackMs(deployment) });
      }

      const work = inParallel(CLIENTS, CLIENTS, async (index) => {
        while (killing || open.length > 0) {
          // Only a quarter of the clients resend while servers die: a key that a dead server holds makes its sender wait.
          const resends = !killing || index % 4 === 0;
          const due = resends ? open.findIndex(({ from }) => from <= performance.now()) : -1;
          const [again] = due < 0 ? [] : open.splice(due, 1);
          if (again) await send(again.id);
          else if (killing) await send(`coin-${begun++}`);
          else await pause(50);
        }
      });
      const kill = killAgainAndAgain(KILLS, () => bodies.size).then(() => {
        killing = false;
      });
      await Promise.all([kill, work]);
      const seconds = await setting.givenBack(key, givenBackMs(deployment));
      const proof = await setting.verify();
      console.info(
        `${KILLS} kills, ${deployment.title}: ${bodies.size} of ${begun} keys answered, ${proof["captured"]} debits, ` +
          `${proof["voided"]} given back, ${resent} sent again, nothing held after ${seconds.toFixed(1)} s`,
      );
      const all = bodies.size;
      expect(all).toBe(begun);
      expect(proof).toMatchObject({ ok: true, sum: 0, held: 0, pending: 0, spent: all, captured: all });
      // Every answer is replayed to the byte and costs nothing.
      const asked = setting.asked();
      const sample = [...bodies].slice(-500);
      for (const [id, text] of sample) {
        const again = await client.execute(setting.urlOf(0), priceOf(id, `key-${id}`), key);
        expect([again.replayed, again.text]).toEqual([true, text]);
      }
      expect(setting.asked()).toBe(asked);
      expect(await setting.verify()).toMatchObject({ ok: true, spent: all });
      client.close();
    },
    3_600_000,
  );
}

const kills = Math.ceil(KILLS / 2);

test(`without keys the error over ${kills} kills is bounded by the calls in flight`, async () => {
  await start(ON_SQLITE);
  const key = await setting.account(1_000_000);
  const client = createClient(CLIENTS);
  let running = true;
  let delivered = 0;
  const work = inParallel(CLIENTS, CLIENTS, async (index) => {
    for (let call = 0; running; call++) {
      try {
        const body = priceOf(`free-${index}-${call}`);
        const { json } = await client.execute(setting.urlOf(0), body, key);
        if (json.ok) delivered += 1;
      } catch {
        await pause(20);
      }
    }
  });
  const kill = killAgainAndAgain(kills, () => delivered).then(() => {
    running = false;
  });
  await Promise.all([kill, work]);
  await setting.givenBack(key, givenBackMs(ON_SQLITE));
  const proof = await setting.verify();
  const difference = Number(proof["spent"]) - delivered;
  console.info(`without keys, ${ON_SQLITE.title}: ${delivered} delivered, ${proof["spent"]} debits`);
  expect(proof).toMatchObject({ ok: true, sum: 0, held: 0, pending: 0 });
  expect(difference).toBeGreaterThanOrEqual(0);
  // Each kill cuts off at most one call of each client.
  expect(difference).toBeLessThanOrEqual(kills * CLIENTS);
  client.close();
}, 3_600_000);
