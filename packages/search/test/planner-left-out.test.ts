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

describe("what is to be left out is not asked for, and said", () => {
  test.each([
    ["coins except bitcoin by market cap", "get_coins_market_data", "except bitcoin"],
    ["eth price excluding binance", "get_token_price", "excluding binance"],
    ["top 5 protocols except lending", "get_defi_protocols", "except lending"],
    ["top 10 coins but not stablecoins", "get_coins_market_data", "but not stablecoins"],
    ["top coins by volume, not stablecoins", "get_coins_market_data", "not stablecoins"],
    ["what is the price of eth, but not on binance", "get_token_price", "but not on binance"],
    ["chains by tvl other than ethereum", "get_chains", "other than ethereum"],
    [
      "tvl of protocols excluding lido, aave and curve on ethereum",
      "get_defi_protocols",
      "excluding lido, aave and curve",
    ],
  ])("%s", async (text, tool, excluded) => {
    const { answer, asked } = await ask(catalog.service, plannerEngine(), text, { clock });
    expect(asked.map((each) => each.tool)).toEqual([tool]);
    expect(JSON.stringify(asked)).not.toMatch(/bitcoin|binance|lending/i);
    expect(answer.response).toContain(`Not left out, as no tool here leaves out a part: “${excluded}”.`);
  });

  test("and nothing is asked where nothing else is said", async () => {
    const { answer, asked } = await ask(catalog.service, plannerEngine(), "and without stablecoins", {
      ...{ clock, earlier: [{ role: "user", content: "top coins" }] },
    });
    expect(asked).toEqual([]);
    expect(answer.response).toBe("Not left out, as no tool here leaves out a part: “without stablecoins”.");
  });

  test("and a turn behind that changes what was asked before it", async () => {
    const { asked } = await ask(catalog.service, plannerEngine(), "in euro", {
      clock,
      earlier: [
        { role: "user", content: "top coins" },
        { role: "assistant", content: "1. Bitcoin; 2. Ethereum" },
        { role: "user", content: "without memecoins" },
        { role: "assistant", content: "Not left out, as no tool here leaves out a part." },
      ],
    });
    expect(asked).toEqual([{ tool: "get_coins_market_data", args: { vs_currency: "eur" } }]);
  });

  test("where a tool takes it, it is no such part", async () => {
    const { response } = await put("usdc pools on base but not tiny ones, min 1 million");
    expect(response).not.toContain("Not left out");
  });
});

test.each([
  ["coins with market cap over 100 billion", "over 100 billion"],
  ["coins under 1 dollar", "under 1 dollar"],
  ["coins under $1", "under 1 dollars"],
  ["transfers of USDC over 1 million on ethereum", "over 1 million"],
])("a limit that no argument takes is said: %s", async (text, limit) => {
  const { response } = await put(text);
  expect(response).toContain(`The limit that was said is no part of that: "${limit}"`);
});

test("a limit that an argument takes is part of it", async () => {
  const { response } = await put("pools with tvl over 1 million on base");
  expect(response).not.toContain("limit");
});

describe("a time that is taken otherwise than it was said is told", () => {
  test.each([
    ["eth price in march 2026", "2026-03-01", "in march 2026"],
    ["eth price in Q2 2026", "2026-04-01", "Q2 2026"],
    ["eth price in 2024", "2024-01-01", "in 2024"],
    ["btc price in the summer of 2025", "2025-06-01", "in the summer of 2025"],
    ["price of btc in late 2025", "2025-09-01", "in late 2025"],
  ])("by its first day: %s", async (text, day, said) => {
    const { response } = await put(text);
    expect(response).toContain(`That is of ${day} alone, the first day of what was said: "${said}".`);
  });

  test("behind another turn", async () => {
    const { answer } = await ask(catalog.service, plannerEngine(), "in march 2026", {
      ...{ clock, earlier: [{ role: "user", content: "price of bitcoin" }] },
    });
    expect(answer.response).toContain("That is of 2026-03-01 alone");
  });

  test("by the days that are told in its place", async () => {
    const { response, asked } = await put("btc high and low yesterday");
    expect(asked).toEqual(["get_coin_ohlc"]);
    expect(response).toContain('That is of the last 7 days up to now, and not of "yesterday" alone.');
  });

  test("and a day is that day", async () => {
    expect((await put("eth price on 5 may 2025")).response).not.toContain("alone");
  });
});

test.each([
  ["bitcoin price 1 hour before midnight yesterday", "2026-11-20T23:00:00Z"],
  ["bitcoin price 3 days after 5 may 2026", "2026-05-08"],
  ["btc price the day after 5 may 2026", "2026-05-06"],
  ["eth price one day before 1 january 2026", "2025-12-31"],
  ["eth price 30 minutes after midnight on 5 may 2026", "2026-05-05T00:30:00Z"],
  ["eth price a fortnight ago", "2026-11-08"],
])("a time is told by another one: %s", async (text, at) => {
  const { asked } = await ask(catalog.service, plannerEngine(), text, { clock });
  expect(asked[0]).toMatchObject({ tool: "get_historical_prices", args: { at } });
});

test.each([
  ["price of eth at 25:00 on 5 May 2025", "“25:00” is no time of a day"],
  ["price of eth on 5 May 2025 at 15pm", "“15pm” is no time of a day"],
  ["eth price next monday", "no predictions"],
  ["price of btc in early 2027", "no predictions"],
])("a time that there is not, or not yet, is asked of no tool: %s", async (text, words) => {
  const { response, asked } = await put(text);
  expect(asked).toEqual([]);
  expect(response).toContain(words);
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
