// On Lambda: what an event costs compared with Hono, and a cold start compared with an empty function.
import { toLambda } from "@svckit/adapters-lambda";
import { createService, defineProvider, defineTool } from "@svckit/core";
import { z } from "zod";
import { coldStarts } from "./lambda-cold.js";
import { byHand, eventOf, type Handler, inHono, RESULT } from "./lambda-peers.js";
import { type Contender, measure } from "./measure.js";

const TIMES = 10_000;
const ROUNDS = 9;

/** Prints microseconds an event, and milliseconds from the start of a process to its first answer. */
export async function benchLambda(): Promise<void> {
  const { handler, key } = await ours();
  const event = eventOf(key);
  const contenders: Contender[] = [
    contender("reference handler by hand", byHand(key), event),
    contender("reference handler in Hono", inHono(key), event),
    contender("svckit, the whole journey", handler, event),
  ];
  const figures = await measure(contenders, TIMES, ROUNDS);
  for (const [name, us] of figures)
    console.log(`${name.padEnd(30)} ${us.toFixed(1).padStart(7)} µs an event`);
  const [, hono = 1, svckit = 0] = figures.values();
  console.log(`svckit takes ${svckit.toFixed(1)} µs an event (goal ≤ 30)`);
  console.log(`svckit is ${(svckit / hono).toFixed(2)} × Hono (goal ≤ 0.45)`);
  await coldStarts();
}

function contender(name: string, handler: Handler, event: Parameters<Handler>[0]): Contender {
  return {
    name,
    async run(times) {
      for (let index = 0; index < times; index++) {
        const { statusCode, body } = await handler(event);
        if (statusCode !== 200) throw new Error(`${name}: ${statusCode} ${body}`);
      }
    },
  };
}

async function ours(): Promise<{ handler: Handler; key: string }> {
  const getPrice = defineTool({
    name: "get_price",
    title: "Price",
    description: "A price that is the same every time, for the benchmark.",
    category: "market_data",
    effect: "read",
    cacheTtl: 3_600_000,
    input: z.object({ ids: z.string(), vs_currencies: z.string() }),
    output: z.looseObject({}),
    execute: () => RESULT,
  });
  const service = createService({
    providers: [defineProvider({ id: "bench", title: "Bench", tools: [getPrice] })],
    plans: { free: { credits: 1_000_000_000, callsPerMinute: 1_000_000_000 } },
  });
  const account = await service.createAccount();
  return { handler: toLambda(service), key: (await service.createKey(account.id)).key };
}
