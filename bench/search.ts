// Search for tools: microseconds of processor time a search at 400 and at 10,000 tools.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createService, defineProvider, defineTool, type Service } from "@svckit/core";
import { z } from "zod";
import { type Contender, measureBoth } from "./measure.js";
import { CHECKOUT } from "./places.js";

interface Listed {
  readonly name: string;
  readonly category: string;
  readonly description: string;
  readonly arguments: readonly string[];
}

const GOALS = [
  { tools: 400, us: 15 },
  { tools: 10_000, us: 250 },
];
// A round is long beside what the collection of garbage before it leaves to other threads.
const TIMES = 12_000;
const ROUNDS = 7;

/** Prints microseconds a search and the goals. */
export async function benchSearch(): Promise<void> {
  const listed = read("tools.json") as readonly Listed[];
  const intents = (read("development.json") as readonly { readonly intent: string }[]).map(
    ({ intent }) => intent,
  );
  // A server has one catalog: each size is measured by itself, the small one before the large one fills the memory.
  for (const { tools, us } of GOALS) {
    const service = serviceOf(listed, tools);
    const contender: Contender = { name: named(tools), run: (times) => search(service, intents, times) };
    // A search waits for nobody: its processor time is what it takes, whatever else the machine does.
    const { processor } = await measureBoth([contender], TIMES, ROUNDS);
    const figure = processor.get(named(tools)) ?? Number.NaN;
    console.log(`${named(tools).padEnd(34)} ${figure.toFixed(1).padStart(8)} µs a search (goal ≤ ${us})`);
  }
}

function named(tools: number): string {
  return `${tools} tools`;
}

function read(file: string): unknown {
  return JSON.parse(readFileSync(join(CHECKOUT, "packages/core/test/search", file), "utf8"));
}

/** A service with so many tools: the list, repeated as often as it takes. */
function serviceOf(listed: readonly Listed[], count: number): Service {
  const tools = Array.from({ length: count }, (_, index) => {
    const { name, category, description, arguments: names } = listed[index % listed.length] as Listed;
    const copy = 1 + Math.floor(index / listed.length);
    return defineTool({
      name: `${name}_${copy}`,
      title: name.replaceAll("_", " "),
      description,
      category,
      effect: "read",
      input: z.object(Object.fromEntries(names.map((each) => [each, z.string()]))),
      output: z.unknown(),
      execute: async () => null,
    });
  });
  return createService({ providers: [defineProvider({ id: "bench", title: "Bench", tools })] });
}

async function search(service: Service, intents: readonly string[], times: number): Promise<void> {
  await service.catalog.readTexts();
  for (let index = 0; index < times; index++) {
    service.catalog.list({ search: intents[index % intents.length] ?? "", limit: 1 });
  }
}
