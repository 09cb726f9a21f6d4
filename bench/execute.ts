// In process: what a call costs with and without an idempotency key, in catalogs of several sizes.
import { createService, defineProvider, defineTool, type Service } from "@svckit/core";
import { z } from "zod";
import { type Contender, measure } from "./measure.js";

const UNLIMITED = { plans: { free: { credits: 1_000_000_000, callsPerMinute: 1_000_000_000 } } };
const ARGS = { ids: "bitcoin", vs_currencies: "usd" };
const TIMES = 20_000;
const ROUNDS = 7;

/** Prints microseconds a call at 25, 1,000 and 10,000 tools. */
export async function benchExecute(): Promise<void> {
  const contenders: Contender[] = [await bareSchema()];
  for (const tools of [25, 1_000, 10_000]) {
    const { service, key } = await serviceOf(tools);
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
  const schema = z.object({ ids: z.string(), vs_currencies: z.string() });
  return {
    name: "Zod parse, UUID, ISO time alone",
    async run(times) {
      for (let index = 0; index < times; index++) {
        const args = schema.parse(ARGS);
        await Promise.resolve({ ...args, id: crypto.randomUUID(), at: new Date().toISOString() });
      }
    },
  };
}

async function serviceOf(count: number): Promise<{ service: Service; key: string }> {
  const tools = Array.from({ length: count }, (_, index) =>
    defineTool({
      name: `get_price_${index}`,
      title: "Price",
      description: "A price that is the same every time, for the benchmark.",
      category: "market_data",
      effect: "read",
      cacheTtl: 3_600_000,
      input: z.object({ ids: z.string(), vs_currencies: z.string() }),
      output: z.looseObject({}),
      execute: () => ({ bitcoin: { usd: 76_975 } }),
    }),
  );
  const service = createService({
    providers: [defineProvider({ id: "bench", title: "Bench", tools })],
    ...UNLIMITED,
  });
  const account = await service.createAccount();
  return { service, key: (await service.createKey(account.id)).key };
}

async function run(
  service: Service,
  credential: string,
  times: number,
  keys: string | undefined,
): Promise<void> {
  for (let index = 0; index < times; index++) {
    const args = keys === undefined ? ARGS : { ...ARGS, idempotency_key: `${keys}-${index}` };
    const answer = await service.execute({ tool: "get_price_7", args, credential });
    if (!answer.ok) throw new Error(answer.error.message);
  }
}
