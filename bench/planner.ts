// The planner: milliseconds that it takes of its own for a question, at the shipped tools and at 10,000.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  type Catalog,
  createService,
  defineProvider,
  type Provider,
  type ProviderFactory,
  silentLogger,
  systemClock,
} from "@svckit/core";
import * as shipped from "@svckit/providers";
import { plannerEngine, type Turn } from "@svckit/search";
import { type Contender, measure } from "./measure.js";
import { CHECKOUT } from "./places.js";

interface Listed {
  readonly prompt?: string;
  readonly messages?: readonly Turn[];
}

// `as`: options differ from factory to factory, and none is needed here.
const FACTORIES = Object.values(shipped) as readonly ProviderFactory<Record<string, unknown>>[];
const GOALS = [
  { tools: 305, ms: 5 },
  { tools: 10_000, ms: 15 },
];
const TIMES = 150;
const ROUNDS = 5;

/** Prints milliseconds a question and the goals. */
export async function benchPlanner(): Promise<void> {
  const questions = read("packages/search/test/questions/build.json");
  const contenders = GOALS.map(({ tools }): Contender => {
    const { catalog } = createService({ providers: providersOf(tools), logger: silentLogger });
    return { name: named(tools), run: (times) => plan(catalog, questions, times) };
  });
  const figures = await measure(contenders, TIMES, ROUNDS);
  for (const { tools, ms } of GOALS) {
    const figure = (figures.get(named(tools)) ?? Number.NaN) / 1_000;
    console.log(`${named(tools).padEnd(34)} ${figure.toFixed(2).padStart(8)} ms a question (goal ≤ ${ms})`);
  }
}

function named(tools: number): string {
  return `planner, ${tools} tools`;
}

function read(file: string): readonly Listed[] {
  return JSON.parse(readFileSync(join(CHECKOUT, file), "utf8"));
}

/** The shipped providers, and copies of them until there are so many tools. */
function providersOf(tools: number): readonly Provider[] {
  const providers: Provider[] = [];
  let count = 0;
  for (let copy = 0; count < tools; copy++) {
    for (const factory of FACTORIES) {
      const provider = factory();
      if (copy > 0 && provider.tools.some(({ uses }) => uses !== undefined)) continue;
      providers.push(copy === 0 ? provider : copyOf(provider, copy));
      count += provider.tools.length;
      if (copy > 0 && count >= tools) break;
    }
  }
  return providers;
}

function copyOf({ retired: _, auth: ___, ...provider }: Provider, copy: number): Provider {
  const tools = provider.tools.map(({ fallback: __, ...tool }) => ({
    ...tool,
    name: `${tool.name}_${copy}`,
  }));
  return defineProvider({ ...provider, id: `${provider.id}_${copy}`, tools });
}

async function plan(catalog: Catalog, questions: readonly Listed[], times: number): Promise<void> {
  const engine = plannerEngine();
  await catalog.readTexts();
  for (let index = 0; index < times; index++) {
    const { prompt, messages = [] } = questions[index % questions.length] ?? {};
    const question = {
      text: prompt ?? messages.at(-1)?.content ?? "",
      earlier: messages.slice(0, -1),
      sampling: {},
    };
    await engine.prepare(question, { catalog, clock: systemClock, logger: silentLogger });
  }
}
