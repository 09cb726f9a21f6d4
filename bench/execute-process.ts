// One contender of the benchmark in process, in a process of its own as a host has it: `<number of tools>`, or 0 for the bare steps.
import { openPricedService, PRICE_ARGS, priceInput, priceNames } from "./priced-service.js";

/** What it is asked: so many calls, with idempotency keys or without. */
export interface ExecuteOrder {
  readonly times: number;
  readonly keyed: boolean;
}

/** Microseconds of a call, by the clock on the wall and by processor time. */
export interface ExecuteReport {
  readonly elapsedUs: number;
  readonly cpuUs: number;
}

/** The work that nobody can avoid: check the arguments, copy the result, make an id and a time. */
function bareSteps(): () => Promise<unknown> {
  const schema = priceInput();
  return () => {
    const args = schema.parse(PRICE_ARGS);
    return Promise.resolve({ ...args, id: crypto.randomUUID(), at: new Date().toISOString() });
  };
}

async function callOf(tools: number): Promise<(keyed: boolean) => Promise<unknown>> {
  if (tools === 0) return bareSteps();
  const names = priceNames(tools);
  const { service, key: credential } = await openPricedService({ names });
  const tool = names.at(7) ?? "";
  let calls = 0;
  return async (keyed) => {
    const args = keyed ? { ...PRICE_ARGS, idempotency_key: `run-${calls++}` } : PRICE_ARGS;
    const answer = await service.execute({ tool, args, credential });
    if (!answer.ok) throw new Error(answer.error.message);
  };
}

const call = await callOf(Number(process.argv[2]));
process.send?.({});
process.on("message", async (message) => {
  // `as`: the benchmark sends it.
  const { times, keyed } = message as ExecuteOrder;
  const used = process.cpuUsage();
  const started = performance.now();
  for (let index = 0; index < times; index++) await call(keyed);
  const elapsedUs = ((performance.now() - started) * 1_000) / times;
  const { user, system } = process.cpuUsage(used);
  process.send?.({ elapsedUs, cpuUs: (user + system) / times } satisfies ExecuteReport);
});
process.on("disconnect", () => process.exit(0));
