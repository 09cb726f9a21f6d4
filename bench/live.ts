// A call that asks its upstream, beside the request alone: what all that svckit does around an upstream costs.
import { createService, HOST, silentLogger } from "@svckit/core";
import { coingecko } from "@svckit/providers";
import { z } from "zod";
import { forkFile, next } from "./children.js";
import { inParallel, measureBoth } from "./measure.js";

const TIMES = 800;
const ROUNDS = 11;
const AT_ONCE = 16;

const ALONE = "Node's fetch, JSON and Zod alone";

/** Prints the processor time of a live call, one at a time and sixteen at once, and of the request alone. */
export async function benchLive(): Promise<void> {
  const upstream = forkFile("live-upstream.js");
  const { url } = await next<{ readonly url: string }>(upstream);
  const service = createService({ providers: [coingecko({ baseUrl: url })], logger: silentLogger });
  // Coins of its own for each call, so that none is answered from the cache.
  let coins = 0;
  const args = () => ({ ids: `coin-${coins++}`, vs_currencies: "usd" });
  const prices = z.record(z.string(), z.looseObject({ usd: z.number().nullish() }));

  async function alone(): Promise<void> {
    const answer = await fetch(`${url}/simple/price?${new URLSearchParams(args())}`);
    if (!answer.ok) throw new Error(`the upstream answered ${answer.status}`);
    prices.parse(JSON.parse(await answer.text()));
  }
  async function call(): Promise<void> {
    const answer = await service.execute({ tool: "get_price", args: args(), principal: HOST });
    if (!answer.ok) throw new Error(answer.error.message);
  }

  const contenders = [
    { name: ALONE, run: (times: number) => inParallel(times, 1, alone) },
    { name: `${ALONE}, ${AT_ONCE} at once`, run: (times: number) => inParallel(times, AT_ONCE, alone) },
    { name: "a live call", run: (times: number) => inParallel(times, 1, call) },
    { name: `a live call, ${AT_ONCE} at once`, run: (times: number) => inParallel(times, AT_ONCE, call) },
  ];
  const { processor, elapsed } = await measureBoth(contenders, TIMES, ROUNDS);
  for (const [at, { name }] of contenders.entries()) {
    const [us = 0, wall = 0] = [processor.get(name), elapsed.get(name)];
    const beside = processor.get(contenders[at % 2]?.name ?? "") ?? Number.NaN;
    console.log(
      `${name.padEnd(48)} ${us.toFixed(0).padStart(6)} µs of processor, ${wall.toFixed(0).padStart(6)} elapsed, ${(us / beside).toFixed(2)} ×`,
    );
  }
  await service.close();
  upstream.disconnect();
}
