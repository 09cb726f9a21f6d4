// On Lambda: what an event costs compared with Hono, and a cold start compared with an empty function.
import { toLambda } from "@svckit/adapters-lambda";
import { coldStarts } from "./lambda-cold.js";
import { byHand, eventOf, type Handler, inHono, RESULT } from "./lambda-peers.js";
import { type Contender, measure } from "./measure.js";
import { openPricedService } from "./priced-service.js";

const TIMES = 10_000;
const ROUNDS = 9;

/** Prints microseconds an event, and milliseconds from the start of a process to its first answer. */
export async function benchLambda(): Promise<void> {
  const { service, key } = await openPricedService({ result: RESULT });
  const event = eventOf(key);
  const contenders: Contender[] = [
    contender("reference handler by hand", byHand(key), event),
    contender("reference handler in Hono", inHono(key), event),
    contender("svckit, the whole journey", toLambda(service), event),
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
