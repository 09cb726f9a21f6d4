// The attack: calls that cost nothing, sent without end, each of which leaves something in the store.
import { setTimeout as pause } from "node:timers/promises";
import { createStandIn } from "@svckit/testing";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { expectUnharmed, startVictim, type Victim } from "./victim.js";

// The first fill what is bounded; what those after them leave is what would grow without end.
const FIRST = 4_000;
const MORE = 2_500;
// By then the store has dropped what is too much.
const REAPED_MS = 3_000;
const AT_ONCE = 20;
const LEFT_BYTES = 250;

const CONFIG = {
  anonymous: { callsPerDay: 100_000, sharedCallsPerDay: 100_000, attemptsPerMinute: 1_000_000 },
  plans: { free: { credits: 0, callsPerMinute: 1_000_000 } },
};

describe("what costs nothing", () => {
  let upstream: Awaited<ReturnType<typeof createStandIn>>;
  let victim: Victim;
  beforeEach(async () => {
    upstream = await createStandIn({
      "GET /simple/price": ({ query }) =>
        query.get("ids")?.startsWith("x") ? { status: 400, body: {} } : { body: { a: { usd: 1 } } },
    });
    victim = await startVictim({
      config: CONFIG,
      env: { SVC_UPSTREAM_COINGECKO: upstream.url, SVC_UPSTREAM_DEFILLAMA_COINS: "http://127.0.0.1:9" },
    });
  });
  afterEach(async () => {
    await victim?.close();
    await upstream?.close();
  });

  /** Sends calls, and gives the bytes by which each has let the store grow. */
  async function growth(name: string, call: (n: number) => Promise<unknown>): Promise<number> {
    let next = 1;
    const send = async (count: number) => {
      const last = next + count;
      const work = async () => {
        while (next < last) await call(next++);
      };
      await Promise.all(Array.from({ length: AT_ONCE }, work));
    };
    await send(FIRST);
    await pause(REAPED_MS);
    const before = victim.storeBytes();
    expectUnharmed(await victim.under(name, () => send(MORE)), { residentMb: 300 });
    const each = (victim.storeBytes() - before) / MORE;
    console.info(`${name}: ${Math.round(each)} bytes of the store for each`);
    return each;
  }

  test("keyless calls that fail under keys of their own leave nothing", async () => {
    const each = await growth("keyless failures under keys", async (n) => {
      const args = { ids: `x${n}`, vs_currencies: "usd", idempotency_key: `k${n}` };
      expect((await victim.execute("get_price", args)).json).toMatchObject({ error: { code: "TOOL_ERROR" } });
    });
    expect(each).toBeLessThan(LEFT_BYTES);
  });

  test("refused calls of an account without credits leave a bounded number of receipts", async () => {
    const each = await growth("refusals without credits", async (n) => {
      const args = { ids: `a${n}`, vs_currencies: "usd", idempotency_key: `k${n}` };
      const { json } = await victim.execute("get_price", args, victim.key);
      expect(json).toMatchObject({ error: { code: "QUOTA_EXCEEDED" } });
    });
    expect(each).toBeLessThan(LEFT_BYTES);
  });
});
