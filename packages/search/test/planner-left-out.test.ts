// What an answer of the planner does not answer, and says so: what a result lacks, calls that fail, and more than one answer asks for.
import { createService, defineProvider, defineTool, ServiceError, systemClock } from "@svckit/core";
import { plannerEngine } from "@svckit/search";
import { beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
// The whole catalog beside its stand-ins is a fixture of the providers' own tests.
import { sharedCatalog } from "../../providers/test/catalog.js";
import { ask } from "./answer-context.js";

let catalog: Awaited<ReturnType<typeof sharedCatalog>>;
const clock = { ...systemClock, now: () => Date.UTC(2026, 10, 22, 12) };

beforeAll(async () => {
  catalog = await sharedCatalog();
});

async function put(text: string, maxCalls = 10) {
  const { answer, asked } = await ask(catalog.service, plannerEngine({ maxCalls }), text, { clock });
  return { response: answer.response, asked: asked.map(({ tool }) => tool) };
}

describe("what a result says itself that it lacks is told", () => {
  test("with why, beside the words that the tool has of its own", async () => {
    const { response } = await put("compare gas on ethereum, arbitrum, optimism and base");
    expect(response).toContain("Gas on base: ");
    expect(response).toMatch(/ Not answered: gas on arbitrum \([^()]+\); gas on optimism \([^()]+\)\.$/);
  });

  test("and a row without a value is no row", async () => {
    const { response } = await put("sol vs avax vs dot price");
    expect(response).toContain("1. Solana (SOL) price 84.52 USD");
    expect(response).not.toMatch(/\d\. ?[;.(]/);
    expect(response).toContain('Not answered: "AVAX" (nothing is named so); "DOT" (nothing is named so).');
  });

  test("by any tool, in texts or in objects, bounded and without markup", async () => {
    const lacked = [
      "<b>the north reef</b>",
      { what: "the south reef", reason: "it is dark. Ask again." },
      { what: "the south reef", reason: "it is dark. Ask again." },
      { odd: true },
      ...Array.from({ length: 9 }, (_, at) => `wreck ${at}`),
    ];
    const reefs = defineTool({
      ...{ name: "get_reef_depths", title: "Depths of reefs", category: "market_data", effect: "read" },
      description: "Gives how deep the liquidity reefs are.",
      input: z.object({}),
      output: z.object({ deepest: z.number(), missing: z.array(z.any()) }),
      execute: () => ({ deepest: 5, missing: lacked }),
    });
    const sea = defineProvider({ id: "sea", title: "Open Sea", tools: [reefs] });
    const service = createService({ providers: [sea] });
    const { answer } = await ask(service, plannerEngine(), "how deep are the liquidity reefs");
    expect(answer.response).toMatch(
      / Not answered: bthe north reef\/b; the south reef \(it is dark\); wreck 0; wreck 1; wreck 2; wreck 3; and 5 more\.$/,
    );
    await service.close();
  });
});

test("of calls that fail, each is told by what it was asked", async () => {
  const kelp = defineTool({
    ...{ name: "get_kelp_height", title: "Height of kelp", category: "market_data", effect: "read" },
    description: "Gives how high the kelp of a chain is.",
    input: z.object({ chain: z.string().describe("Chain") }),
    output: z.object({ height: z.number() }),
    examples: [{ description: "One", args: { chain: "base" } }],
    execute({ chain }) {
      if (chain === "base") return { height: 3 };
      throw new ServiceError("TOOL_ERROR", { message: "the sea is rough", runtimeStatus: "failing" });
    },
  });
  const sea = defineProvider({ id: "sea", title: "Open Sea", tools: [kelp] });
  const service = createService({ providers: [sea] });
  const { answer } = await ask(service, plannerEngine(), "how high is the kelp on base and arbitrum");
  expect(answer.response).toContain("Height of kelp (base): height 3");
  expect(answer.response).toContain("Height of kelp (arbitrum): Open Sea could not answer (");
  await service.close();
});

describe("what is more than one answer asks for is named", () => {
  test.each([
    ["tvl of aave, lido, uniswap and curve", 2, ["(uniswap)", "(curve-dex)"]],
    ["fear and greed index and tvl of lido", 1, ["(lido)"]],
  ])("by the call that is not made: %s", async (text, most, named) => {
    const { response, asked } = await put(text, most);
    expect(asked).toHaveLength(most);
    const [, told = ""] = / Not answered, as one answer asks no more: (.+)\.$/.exec(response) ?? [];
    for (const name of named) expect(told).toContain(name);
  });

  test("also where no call is made at all", async () => {
    const { response, asked } = await put("nonce of vitalik.eth on base", 1);
    expect(asked).toEqual([]);
    expect(response).toMatch(/^Not answered, as one answer asks no more: .*vitalik\.eth/);
  });

  test("and by the thing, where one tool would be asked of too many", async () => {
    const { response, asked } = await put("tvl of aave, lido, uniswap, curve, compound and pendle");
    expect(asked).toHaveLength(5);
    expect(response).toMatch(/ Not answered, as one answer asks no more: “pendle”\.$/);
  });
});

test.each([
  ["price of bitcoin and price of zorgblatcoin", "zorgblatcoin"],
  ["price of bitcoin, gas on ethereum and the TVL of nonexistproto", "nonexistproto"],
])("%s: a name that nobody knows is named beside what is known", async (text, name) => {
  const { response, asked } = await put(text);
  expect(asked.length).toBeGreaterThan(0);
  expect(response).toMatch(new RegExp(`Not answered, as no tool here knows of it: “${name}”\\.$`));
});

test.each([Number.NaN, -1, 0, 1.5])("a most of %s calls is refused when the engine is made", (maxCalls) => {
  expect(() => plannerEngine({ maxCalls })).toThrow("maxCalls is not a whole number of at least 1");
});

test("a block that another call of the answer takes is not said to be left out", async () => {
  const { response, asked } = await put("block 100 and block 200 on ethereum");
  expect(asked).toHaveLength(2);
  expect(response).not.toContain("no part of that");
});

test("nobody's followers are looked up of who asks for a coin's supply", async () => {
  const { asked } = await ask(catalog.service, plannerEngine(), "EURC circulating supply", { clock });
  expect(JSON.stringify(asked)).not.toContain("community_data");
});
