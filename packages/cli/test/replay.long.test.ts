// Keyed calls that are sent again over HTTP: every server answers the same bytes, asks nobody and charges nothing.
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { ON_POSTGRES, SEVERAL_ON_POSTGRES } from "./postgres-deployments.js";
import { count, createClient, inParallel } from "./server-process.js";
import { ON_SQLITE, openSetting, type Setting } from "./setting.js";
import { PATIENT, priceOf } from "./upstream.js";

const SOCKETS = 50;
const KEYS = Number(process.env["KEYS"]);

for (const deployment of [ON_SQLITE, SEVERAL_ON_POSTGRES, ON_POSTGRES]) {
  describe.skipIf(deployment.missing !== undefined)(deployment.title, () => {
    let setting: Setting;

    beforeEach(async () => {
      setting = await openSetting(deployment, PATIENT);
    });
    afterEach(() => setting.close());

    test("keyed calls resent three times, also after a restart and with an empty wallet, are replayed to the byte", async () => {
      const key = await setting.account(KEYS);
      const client = createClient(SOCKETS);
      const started = performance.now();
      /** Sends every call, on each pass to another server. */
      const run = (pass: number) =>
        inParallel(KEYS, SOCKETS, (index) =>
          client.execute(setting.urlOf(index + pass), priceOf(`coin-${index}`, `key-${index}`), key),
        );
      const original = await run(0);
      expect(count(original, undefined)).toBe(KEYS);
      expect(original.some(({ replayed }) => replayed)).toBe(false);
      const asked = setting.asked();
      const again = [await run(1)];
      await Promise.all(setting.servers.map((_, index) => setting.restart(index)));
      again.push(await run(2), await run(3));
      const equal = again.map(
        (replies) => replies.filter(({ text }, index) => text === original[index]?.text).length,
      );
      const replayed = again.map((replies) => replies.filter((reply) => reply.replayed).length);
      const refused = await client.execute(setting.urlOf(0), priceOf("one-more"), key);
      client.close();
      const proof = await setting.verify();
      console.info(
        `${KEYS} keys sent again three times, ${deployment.title}: ${equal.join(" + ")} answers equal to the byte, ` +
          `${setting.asked() - asked} upstream calls, ${Number(proof["spent"]) - KEYS} debits, ` +
          `${((performance.now() - started) / 1_000).toFixed(1)} s`,
      );
      expect(equal).toEqual([KEYS, KEYS, KEYS]);
      expect(replayed).toEqual([KEYS, KEYS, KEYS]);
      expect(setting.asked()).toBe(asked);
      expect(refused.json).toMatchObject({ ok: false, error: { code: "QUOTA_EXCEEDED" } });
      expect(proof).toMatchObject({ ok: true, sum: 0, held: 0, spent: KEYS, captured: KEYS, pending: 0 });
    }, 600_000);
  });
}
