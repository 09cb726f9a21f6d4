// Money over HTTP on `svc serve`: under load and failures a wallet is spent to the last credit and no further.
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { ON_POSTGRES, SEVERAL_ON_POSTGRES } from "./postgres-deployments.js";
import { count, createClient, inParallel, type Reply } from "./server-process.js";
import { type Credits, ON_SQLITE, openSetting, type Setting } from "./setting.js";
import { PATIENT, priceOf } from "./upstream.js";

const SOCKETS = 300;
// A tenth of the calls are paid.
const CALLS = Number(process.env["CALLS"]);
// Nothing ran and nothing was charged where a call is told one of these.
const LATE_DATABASE = new Set<string>([
  "AUTH_SERVICE_UNAVAILABLE",
  "QUOTA_SERVICE_UNAVAILABLE",
  "STATE_BACKEND_UNAVAILABLE",
]);

for (const deployment of [ON_SQLITE, SEVERAL_ON_POSTGRES, ON_POSTGRES]) {
  describe.skipIf(deployment.missing !== undefined)(deployment.title, () => {
    let setting: Setting;

    beforeEach(async () => {
      setting = await openSetting(deployment, PATIENT);
      setting.behaviour.latency = () => 5 + Math.random() * 20;
    });
    afterEach(() => setting.close());

    /** Runs calls over all servers and gives the answers. A busy machine's database may be late: such a call is sent again. */
    async function run(times: number, key: string) {
      const client = createClient(SOCKETS / deployment.servers);
      const replies = await inParallel(times, SOCKETS, async (index) => {
        for (;;) {
          const reply = await client.execute(setting.urlOf(index), priceOf(`coin-${index}`), key);
          if (reply.json.ok || !LATE_DATABASE.has(reply.json.error.code)) return reply;
        }
      });
      client.close();
      return replies;
    }

    test(`${CALLS} calls on a wallet of a tenth over ${SOCKETS} sockets give exactly that`, async () => {
      const credits = CALLS / 10;
      const key = await setting.account(credits);
      const started = performance.now();
      const replies = await run(CALLS, key);
      const seconds = (performance.now() - started) / 1_000;
      console.info(`${CALLS} calls on a wallet of ${credits}, ${deployment.title}: ${seconds.toFixed(1)} s`);
      expect(tally(replies)).toEqual({ paid: credits, QUOTA_EXCEEDED: CALLS - credits });
      const proof = { ok: true, sum: 0, held: 0, spent: credits, captured: credits, pending: 0 };
      expect(await setting.verify()).toMatchObject(proof);
    }, 600_000);

    test(`${CALLS} calls with 30 % upstream failures, and then calls until refused, a wallet is spent exactly and each failure refunded`, async () => {
      const credits = CALLS / 10;
      const { behaviour } = setting;
      behaviour.fails = (id) => Number(id.slice(5)) % 10 >= 7;
      const key = await setting.account(credits);
      const started = performance.now();
      const replies = await run(CALLS, key);
      const worked = count(replies, undefined);
      const refunded = count(replies, "PROVIDER_UNAVAILABLE");
      const refused = CALLS - worked - refunded;
      expect(tally(replies)).toEqual({
        paid: worked,
        "PROVIDER_UNAVAILABLE, refunded": refunded,
        ...(refused > 0 && { QUOTA_EXCEEDED: refused }),
      });
      expect(refunded).toBeGreaterThan(0);
      expect(await balance(key)).toMatchObject({ remaining: credits - worked, used: worked, held: 0 });
      behaviour.fails = () => false;
      const later = await untilRefused(key);
      const seconds = (performance.now() - started) / 1_000;
      console.info(
        `${CALLS} calls with 30 % failures, ${deployment.title}: ${worked} + ${later} of ${credits} worked, ` +
          `${refunded} refunded, ${seconds.toFixed(1)} s`,
      );
      expect(worked + later).toBe(credits);
      expect(await balance(key)).toMatchObject({ remaining: 0, used: credits, held: 0 });
      const proof = { ok: true, sum: 0, held: 0, spent: credits, captured: credits, pending: 0 };
      expect(await setting.verify()).toMatchObject({ ...proof, voided: refunded });
    }, 600_000);

    /** The credits, as each server reports them. */
    async function balance(key: string): Promise<Credits | undefined> {
      const told = setting.servers.map((_, index) => setting.credits(key, index));
      const [first, ...others] = await Promise.all(told);
      for (const other of others) expect(other).toEqual(first);
      return first;
    }

    /** Calls until one is refused, and gives how many worked. */
    async function untilRefused(key: string): Promise<number> {
      const client = createClient(1);
      for (let worked = 0; ; worked++) {
        const { json } = await client.execute(setting.urlOf(worked), priceOf(`later-${worked}`), key);
        if (json.ok) continue;
        expect(json.error.code).toBe("QUOTA_EXCEEDED");
        client.close();
        return worked;
      }
    }
  });
}

/** How often each outcome came: paid or not, refused with a code, refunded or not. */
function tally(replies: readonly Reply[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { json } of replies) {
    const isRefund = json.meta?.warnings.some((warning) => warning.startsWith("refunded: "));
    const failure = json.ok ? undefined : `${json.error.code}${isRefund ? ", refunded" : ""}`;
    const outcome = failure ?? (json.meta?.credits_used === 1 ? "paid" : "delivered for nothing");
    counts[outcome] = (counts[outcome] ?? 0) + 1;
  }
  return counts;
}
