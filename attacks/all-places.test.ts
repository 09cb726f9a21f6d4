// The attack: one account with as many slow calls as a provider has places, so that nobody else is answered.
import { setTimeout as sleep } from "node:timers/promises";
import { createStandIn } from "@svckit/testing";
import { afterEach, expect, test } from "vitest";
import { expectUnharmed, startVictim, type Victim } from "./victim.js";

const SLOW_MS = 4_000;
// All 32 that run and all 64 that wait, and one more.
const CALLS = 97;

const price = (ids: string) => ({ ids, vs_currencies: "usd" });

let victim: Victim;
afterEach(() => victim?.close());

test("97 slow calls of one account leave places for others", async () => {
  const upstream = await createStandIn({
    "GET /simple/price": async ({ query }) => {
      const ids = query.get("ids") ?? "";
      if (ids.startsWith("slow")) await sleep(SLOW_MS);
      return { body: { [ids]: { usd: 1 } } };
    },
  });
  victim = await startVictim({
    env: { SVC_UPSTREAM_COINGECKO: upstream.url, SVC_UPSTREAM_DEFILLAMA_COINS: "http://127.0.0.1:9" },
  });
  try {
    expect(await victim.execute("get_price", price("first"))).toMatchObject({ json: { ok: true } });
    const harm = await victim.under("97 slow calls of one account", async () => {
      const slow = Array.from({ length: CALLS }, (_, n) =>
        victim.execute("get_price", price(`slow${n}`), victim.key),
      );
      const settled = Promise.allSettled(slow);
      await sleep(500);
      const others = await Promise.all(["a", "b", "c"].map((id) => victim.execute("get_price", price(id))));
      for (const { json, ms } of others) {
        expect(json, "what others are answered").toMatchObject({ ok: true });
        expect(ms, "milliseconds for others").toBeLessThan(1_000);
      }
      const answered = (await settled).filter((each) => each.status === "fulfilled" && each.value.json.ok);
      expect(answered.length, "calls of the account itself that are answered").toBeGreaterThan(20);
    });
    expectUnharmed(harm, { residentMb: 300 });
  } finally {
    await upstream.close();
  }
});
