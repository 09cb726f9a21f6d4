// The clauses of composites: a sound one passes beside the tools that it asks, and each fault is found by its name.
import { defineProvider, defineTool, type Provider, ServiceError, type Tool } from "@svckit/core";
import { decimal, sources } from "@svckit/core/schemas";
import { describe, expect, it, test } from "vitest";
import * as z from "zod";
import { failuresOf } from "../../test/collect.js";
import { lintProvider } from "./lint-provider.js";
import { type ProviderRecordings, testProvider } from "./test-provider.js";

function venue(id: string): Provider {
  const tool = defineTool({
    name: `get_${id}_price`,
    title: `Price at ${id}`,
    description: `Gives the price of a coin at the exchange ${id}, live.`,
    category: "market_data",
    effect: "read",
    input: z.object({ coin: z.string().describe("The coin") }),
    output: z.object({ price: decimal("In US dollars") }),
    examples: [{ description: "Ether", args: { coin: "eth" } }],
    execute: ({ coin }, ctx) =>
      ctx.http.get("price/{coin}", { path: { coin }, schema: z.object({ price: decimal() }) }),
  });
  const auth = { header: "x-key", variable: `${id.toUpperCase()}_KEY` };
  return defineProvider({ id, title: id, baseUrl: `https://${id}.example/v1`, auth, tools: [tool] });
}

const beside = [venue("north"), venue("south")];

const compare = defineTool({
  name: "compare_prices",
  title: "Prices at exchanges",
  description: "Gives the price of a coin at each of two exchanges, live.",
  category: "market_data",
  effect: "read",
  uses: ["get_north_price", "get_south_price"],
  input: z.object({ coin: z.string().describe("The coin") }),
  output: z.object({
    prices: z.array(decimal("In US dollars")).describe("Those that are known"),
    missing: z.array(z.string()).describe("Why others are not"),
    sources: sources(),
  }),
  examples: [{ description: "Ether", args: { coin: "eth" } }],
  async execute({ coin }, ctx) {
    const asked = await Promise.all(
      ["get_north_price", "get_south_price"].map((name) => ctx.ask(name, { coin })),
    );
    const known = asked.flatMap((each) => (each.ok ? [String(each.data["price"])] : []));
    const missing = asked.flatMap((each) => (each.ok ? [] : [each.error.message]));
    if (known.length === 0)
      throw new ServiceError("PROVIDER_UNAVAILABLE", {
        message: "No exchange answered.",
        runtimeStatus: "degraded",
      });
    return { prices: known, missing, sources: asked.map(({ source }) => source) };
  },
});

function both(changes: Partial<Tool> = {}): Provider {
  return defineProvider({ id: "both", title: "Both", tools: [{ ...compare, ...changes } as Tool] });
}

const at = (id: string, price: string) => ({ path: `https://${id}.example/v1/price/eth`, body: { price } });
const RECORDINGS: ProviderRecordings = {
  beside,
  calls: [
    {
      tool: "compare_prices",
      args: { coin: "eth" },
      recordings: [at("north", "1.5"), at("south", "1.25")],
      expect: { prices: ["1.5", "1.25"], missing: [] },
    },
  ],
};

testProvider({ describe, it }, both(), RECORDINGS);

test.each<[string, Partial<Tool>, string]>([
  [
    "cites nothing",
    { execute: async (args, ctx) => ({ ...Object(await compare.execute(args, ctx)), sources: [] }) },
    "compare_prices cites in `sources` each tool that it asked, by a receipt",
  ],
  [
    "fails by itself while all are down",
    {
      async execute(args, ctx) {
        const asked = await ctx.ask("get_north_price", args);
        if (!asked.ok) throw new TypeError("there is no price");
        return compare.execute(args, ctx);
      },
    },
    "compare_prices says what it does not know, or fails as its tools do, while all that they ask is down",
  ],
])("a composite that %s is found by its clause alone", async (_, changes, clause) => {
  expect(Object.keys(await failuresOf(both(changes), RECORDINGS))).toEqual([clause]);
});

test("a composite without the providers that it asks has no call that works, and is told why", async () => {
  const { beside: _, ...alone } = RECORDINGS;
  const failures = Object.values(await failuresOf(both(), alone));
  expect(failures.some((message) => message.includes("none of the tools that it asks is here"))).toBe(true);
});

test("the linter finds nothing in a sound composite, though nothing that it asks is there", async () => {
  expect(await lintProvider(both())).toEqual([]);
});
