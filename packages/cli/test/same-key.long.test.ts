// One idempotency key on many sockets at once over HTTP, whatever happens to the call that came first.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { SEVERAL_ON_POSTGRES } from "./postgres-deployments.js";
import { count, createClient, inParallel, type Reply } from "./server-process.js";
import { ON_SQLITE, openSetting, pause, type Setting } from "./setting.js";
import { priceOf } from "./upstream.js";

const SOCKETS = Number(process.env["SOCKETS"]);
const HANGS_MS = 60_000;
// For a whole call. Longer than all requests take to arrive, and than a dead server takes to be noticed or replaced.
const DEADLINE_MS = SOCKETS > 100 ? 6_000 : 4_000;
const LATE_MS = DEADLINE_MS / 2;

for (const deployment of [ON_SQLITE, SEVERAL_ON_POSTGRES]) {
  describe.skipIf(deployment.missing !== undefined)(
    `${SOCKETS} sockets with one key, ${deployment.title}`,
    () => {
      let setting: Setting;
      let client: ReturnType<typeof createClient>;
      let key: string;
      let id: string;
      let calls = 0;

      beforeAll(async () => {
        setting = await openSetting(deployment, { upstream: { attemptMs: HANGS_MS, totalMs: DEADLINE_MS } });
        client = createClient(SOCKETS / deployment.servers);
        // A failure with a time to wait is not tried again, so one call is one request.
        setting.behaviour.retryAfter = 1;
      });
      beforeEach(async () => {
        setting.behaviour.fails = () => false;
        key = await setting.account(10);
        calls += 1;
        id = `coin-${calls}`;
        // Opens every socket and lets the API key be remembered, so that the calls of a test come at once.
        await inParallel(SOCKETS, SOCKETS, (index) =>
          client.execute(setting.urlOf(index), { tool: "get_nothing" }, key),
        );
      });
      afterAll(async () => {
        client.close();
        await setting.close();
      });

      const send = (index: number) => client.execute(setting.urlOf(index), priceOf(id, "once"), key);
      const sendAll = () => inParallel(SOCKETS, SOCKETS, send);

      /** Checks that all got the answer of one call, and what was paid for it. */
      async function expectOneAnswer(replies: readonly Reply[], code: string | undefined, seconds: number) {
        const answers = new Set(replies.map(({ text }) => text)).size;
        console.info(
          `${SOCKETS} sockets with one key, ${deployment.title}, ${code ?? "success"}: ${answers} answer, ` +
            `${setting.asked(id)} upstream calls, ${seconds.toFixed(1)} s`,
        );
        expect(count(replies, code)).toBe(SOCKETS);
        expect(answers).toBe(1);
        expect(replies.filter(({ replayed }) => !replayed)).toHaveLength(1);
        expect(setting.asked(id)).toBe(1);
        const used = code === undefined ? 1 : 0;
        expect(await setting.credits(key)).toMatchObject({ used, held: 0, remaining: 10 - used });
        expect(await setting.verify()).toMatchObject({ ok: true, sum: 0, held: 0, pending: 0 });
      }

      test("is one call and one debit where it works", async () => {
        setting.behaviour.latency = () => 300;
        const started = performance.now();
        await expectOneAnswer(await sendAll(), undefined, (performance.now() - started) / 1_000);
      }, 120_000);

      test("is one call and no debit where the upstream answers 503, and the key is free again", async () => {
        setting.behaviour.latency = () => LATE_MS;
        setting.behaviour.fails = () => true;
        const started = performance.now();
        await expectOneAnswer(await sendAll(), "PROVIDER_UNAVAILABLE", (performance.now() - started) / 1_000);
        setting.behaviour.fails = () => false;
        expect((await send(0)).json.ok).toBe(true);
      }, 120_000);

      test("is one call and no debit where the upstream hangs past the deadline, and all get the first caller's answer", async () => {
        setting.behaviour.latency = () => HANGS_MS;
        const started = performance.now();
        await expectOneAnswer(await sendAll(), "PROVIDER_UNAVAILABLE", (performance.now() - started) / 1_000);
        setting.behaviour.latency = () => 0;
        expect((await send(0)).json.ok).toBe(true);
      }, 120_000);

      test("is one debit, and one call for each life of the server, where that server is killed and all send again", async () => {
        setting.behaviour.latency = () => HANGS_MS;
        let resent = 0;
        /** Sends the call until it has its final answer. */
        async function settle(index: number): Promise<Reply> {
          for (;;) {
            const reply = await send(index).catch(() => undefined);
            if (reply?.json.ok) return reply;
            if (reply) expect(reply.json).toMatchObject({ error: { code: "RATE_LIMITED", retry_after: 1 } });
            resent += 1;
            await pause(1_000);
          }
        }
        const leader = settle(0);
        while (setting.asked(id) === 0) await pause(10);
        const others = inParallel(SOCKETS - 1, SOCKETS, (index) => settle(index + 1));
        await pause(500);
        const killed = performance.now();
        setting.behaviour.latency = () => 300;
        await setting.restart(0);
        const replies = [await leader, ...(await others)];
        const seconds = (performance.now() - killed) / 1_000;
        console.info(
          `${SOCKETS} sockets with one key, ${deployment.title}, killed: ${setting.asked(id)} upstream calls over the kill, ` +
            `${resent} sent again, answered ${seconds.toFixed(1)} s after the kill`,
        );
        expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
        expect(setting.asked(id)).toBe(2);
        expect(await setting.credits(key)).toMatchObject({ used: 1, held: 0, remaining: 9 });
        expect(await setting.verify()).toMatchObject({ ok: true, sum: 0, held: 0, pending: 0 });
      }, 120_000);
    },
  );
}
