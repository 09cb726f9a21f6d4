// One dead upstream that nothing falls back from: how long the slowest calls of another provider take beside it, and beside a living one.
import { createService, HOST, type Service, silentLogger } from "@svckit/core";
import { coingecko, kalshi } from "@svckit/providers";
import type { FaultSwitch } from "@svckit/testing";
import { startUpstreams } from "@svckit/testing/stand-ins";
import { median, shuffled } from "./measure.js";

const AT_ONCE = 16;
const WARM_UP = 300;
const CALLS = 1_500;
const BESIDE_EVERY_MS = 4;
const ROUNDS = 7;
const GOAL = 1.2;
// What the upstream needs for an answer.
const LATENCY: FaultSwitch = { latencyMs: 5 };

const DEATHS: Readonly<Record<string, FaultSwitch>> = {
  "that lives": LATENCY,
  "that never answers": { hang: true },
  "that drops connections": { reset: "before" },
  "that answers 503": { status: 503 },
};

/** Prints the 99th percentile of CoinGecko's calls beside a Kalshi that lives, and beside one that is dead. */
export async function benchDead(): Promise<void> {
  const upstreams = await startUpstreams({}, ["coingecko", "kalshi"]);
  const standIn = (provider: string, host: string) => upstreams.of(provider)?.[host];
  standIn("coingecko", "")?.fault(LATENCY);
  const seen = new Map<string, number[]>(Object.keys(DEATHS).map((death) => [death, []]));
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [death, fault] of shuffled(Object.entries(DEATHS))) {
      const service = createService({
        providers: [coingecko(upstreams.options("coingecko")), kalshi(upstreams.options("kalshi"))],
        logger: silentLogger,
      });
      standIn("kalshi", "")?.fault(fault);
      const slowest = await slowestBeside(service);
      await service.close();
      // The first round reads the program in.
      if (round > 0) seen.get(death)?.push(slowest);
    }
  }
  standIn("kalshi", "")?.fault(null);
  await upstreams.close();
  const before = median(seen.get("that lives") ?? []);
  for (const [death, figures] of seen) {
    const p99 = median(figures);
    const ratio = (p99 / before).toFixed(2);
    console.log(
      `p99 of ${CALLS} calls beside an upstream ${death.padEnd(24)} ${p99.toFixed(1).padStart(7)} ms  ${ratio} × (goal ≤ ${GOAL})`,
    );
  }
}

/** The 99th percentile of calls of the one provider in milliseconds, while the other is asked at a steady rate. */
async function slowestBeside(service: Service): Promise<number> {
  const ask = (tool: string, args: object) => service.execute({ tool, args, principal: HOST });
  let next = 0;
  const times: number[] = [];
  const measured = async (until: number) => {
    while (next < until) {
      const started = performance.now();
      // A coin of its own for each call, so that none is answered from the cache.
      const answer = await ask("get_price", { ids: `coin-${next++}`, vs_currencies: "usd" });
      if (!answer.ok) throw new Error(`a call beside the other failed: ${answer.error.message}`);
      times.push(performance.now() - started);
    }
  };
  const inParallel = (until: number) => Promise.all(Array.from({ length: AT_ONCE }, () => measured(until)));

  // Callers do not ask a dead upstream less often than a living one, nor more often.
  let other = 0;
  const underWay = new Set<Promise<unknown>>();
  const beside = setInterval(() => {
    const one = ask("get_kalshi_market", { market: `KXBENCH-${other++}` });
    underWay.add(one);
    void one.finally(() => underWay.delete(one));
  }, BESIDE_EVERY_MS);
  // The first calls of a service make what the others use.
  await inParallel(WARM_UP);
  times.length = 0;
  await inParallel(WARM_UP + CALLS);
  clearInterval(beside);
  await Promise.all(underWay);
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN;
}
