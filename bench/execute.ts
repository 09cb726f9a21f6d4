// In process: what a call costs with and without an idempotency key, in catalogs of several sizes.
import type { Service } from "@svckit/core";
import { type Contender, measure } from "./measure.js";
import { openPricedService, PRICE_ARGS, priceInput, priceNames } from "./priced-service.js";

const TIMES = 20_000;
const ROUNDS = 7;

/** Prints microseconds a call at 25, 1,000 and 10,000 tools. */
export async function benchExecute(): Promise<void> {
  const contenders: Contender[] = [await bareSchema()];
  for (const tools of [25, 1_000, 10_000]) {
    const { service, key } = await openPricedService({ names: priceNames(tools) });
    contenders.push(
      { name: `${tools} tools`, run: (times) => run(service, key, times, undefined) },
      {
        name: `${tools} tools, idempotency key`,
        run: (times) => run(service, key, times, `run-${Math.random()}`),
      },
    );
  }
  const figures = await measure(contenders, TIMES, ROUNDS);
  for (const [name, us] of figures) console.log(`${name.padEnd(34)} ${us.toFixed(2).padStart(8)} µs a call`);
  const ratio = (a: string, b: string) => ((figures.get(a) ?? 0) / (figures.get(b) ?? 1)).toFixed(2);
  console.log(`10,000 tools are ${ratio("10000 tools", "25 tools")} × 25 tools (goal ≤ 1.05)`);
  console.log(`1,000 tools are ${ratio("1000 tools", "25 tools")} × 25 tools`);
}

/** The work that nobody can avoid: check the arguments, copy the result, make an id and a time. */
async function bareSchema(): Promise<Contender> {
  const schema = priceInput();
  return {
    name: "Zod parse, UUID, ISO time alone",
    async run(times) {
      for (let index = 0; index < times; index++) {
        const args = schema.parse(PRICE_ARGS);
        await Promise.resolve({ ...args, id: crypto.randomUUID(), at: new Date().toISOString() });
      }
    },
  };
}

async function run(
  service: Service,
  credential: string,
  times: number,
  keys: string | undefined,
): Promise<void> {
  for (let index = 0; index < times; index++) {
    const args = keys === undefined ? PRICE_ARGS : { ...PRICE_ARGS, idempotency_key: `${keys}-${index}` };
    const answer = await service.execute({ tool: "get_price_7", args, credential });
    if (!answer.ok) throw new Error(answer.error.message);
  }
}
