// The clauses of lintProvider: each fault that an author can mend is found, with tool and field, and nothing else is.
import { defineProvider, defineTool, type Provider, type Tool } from "@svckit/core";
import { decimal, double } from "@svckit/core/schemas";
import { expect, test } from "vitest";
import * as z from "zod";
import { lintProvider } from "./lint-provider.js";

const sound = defineTool({
  name: "get_pool",
  title: "Pool of a pair",
  description: "The largest pool of a token on a chain, with its price, from Acme, a minute old at most.",
  category: "market_data",
  effect: "read",
  input: z.object({
    chain: z.string().describe("The chain"),
    token: z.string().describe("The token's contract"),
  }),
  output: z.object({ price: decimal("Price in US dollars"), share: double("Share of all pools") }),
  examples: [{ description: "Ether", args: { chain: "base", token: "0x1" } }],
  execute: ({ chain, token }, ctx) =>
    ctx.http.get("/{chain}/pools", {
      path: { chain },
      query: { token },
      schema: z.object({ price: decimal(), share: z.number() }),
    }),
});

function acme(...tools: readonly Tool[]): Provider {
  return defineProvider({ id: "acme", title: "Acme", baseUrl: "https://acme.example", tools });
}

async function fieldsAt(fault: object): Promise<readonly string[]> {
  // `as`: one field of a sound tool is another one.
  const findings = await lintProvider(acme({ ...sound, ...fault } as Tool));
  for (const { provider, tool, wrong, mend } of findings) {
    expect([provider, wrong === "", mend === ""]).toEqual(["acme", false, false]);
    expect(typeof tool).toBe("string");
  }
  return findings.map(({ field }) => field);
}

const argument = (name: string, schema: z.ZodType = z.string().describe("Something")) => ({
  input: z.object({ [name]: schema }),
  examples: [{ description: "One", args: { [name]: "1" } }],
});

test("a sound tool has nothing to mend", async () => expect(await fieldsAt({})).toEqual([]));

test.each([
  ["a title that is a name", { title: "get_pool" }, "title"],
  ["a description that only repeats the name", { description: "Gets the pool of the pair." }, "description"],
  ["an argument without a description", argument("pair", z.string()), "input.pair"],
  ["chainId", argument("chainId"), "input.chainId"],
  ["contract_address", argument("contract_address"), "input.contract_address"],
  ["per_page", argument("per_page"), "input.per_page"],
  ["since", argument("since"), "input.since"],
  ["camel case", argument("poolKind"), "input.poolKind"],
  ["no example", { examples: [] }, "examples"],
  ["a price of an example above its ceiling", { credits: { max: 2, of: () => 3 } }, "examples[0]"],
  [
    "a price of an example that fails",
    { credits: { max: 2, of: ({ ids }: { ids: string[] }) => ids.length } },
    "examples[0]",
  ],
  ["an example that is not valid", { examples: [{ description: "x", args: { chain: 1 } }] }, "examples[0]"],
  [
    "an example with a foreign argument",
    { examples: [{ description: "x", args: { chain: "a", token: "b", other: 1 } }] },
    "examples[0]",
  ],
  ["an example without words", { examples: [{ ...sound.examples?.[0], description: " " }] }, "examples[0]"],
  ["a result of anything", { output: z.unknown() }, "output"],
  ["a result of an empty object", { output: z.object({}) }, "output"],
  ["a list of anything", { output: z.array(z.unknown()) }, "output"],
  [
    "required fields that are not described",
    { output: z.unknown(), outputSchema: { type: "object", properties: { a: {} }, required: ["b"] } },
    "output",
  ],
  ["an amount that is a float", { output: z.object({ fee: z.number().describe("In USD") }) }, "output.fee"],
  [
    "a float far inside",
    {
      output: z.object({ rows: z.array(z.object({ x: z.object({ token_amount: z.number().nullable() }) })) }),
    },
    "output.rows[].x.token_amount",
  ],
  ["an amount without a unit", { output: z.object({ balance: z.string() }) }, "output.balance"],
  [
    "an amount in the arguments that is a float",
    argument("amount", z.number().describe("How much")),
    "input.amount",
  ],
  ["a read that deletes", { name: "delete_pool" }, "effect"],
  ["a write that gets", { effect: "write" }, "effect"],
  ["a write that removes", { name: "remove_pool", effect: "write" }, "effect"],
])("%s is found", async (_, fault, field) => expect(await fieldsAt(fault)).toContain(field));

test.each([
  ["a percentage", { output: z.object({ price_change_percentage: z.number() }) }],
  ["a rank by market cap", { output: z.object({ market_cap_rank: z.int() }) }],
  ["a float on purpose", { output: z.object({ price: double("In the currency").nullable() }) }],
  ["a write that creates", { name: "create_pool", effect: "write" }],
])("%s is no fault", async (_, fault) => expect(await fieldsAt(fault)).toEqual([]));

test("another name beside the word itself says something else, and is no fault", async () => {
  const input = sound.input.extend({ network: z.string().describe("mainnet or testnet") });
  const examples = [{ description: "One", args: { chain: "base", token: "0x1", network: "mainnet" } }];
  expect(await fieldsAt({ input, examples })).toEqual([]);
});

test("two tools that ask the upstream the same are found, whatever their arguments are", async () => {
  const examples = [{ description: "Another", args: { chain: "arbitrum", token: "0x2" } }];
  const findings = await lintProvider(acme(sound, { ...sound, name: "get_top_pool", examples }));
  expect(findings).toMatchObject([{ tool: "get_top_pool", field: "execute" }]);
  expect(findings[0]?.wrong).toContain("get_pool");
});

test("tools that differ in a fixed word of their requests are two tools", async () => {
  const other: Tool = {
    ...sound,
    name: "get_volume",
    execute: ({ chain, token }, ctx) =>
      ctx.http.get("/{chain}/pools", {
        path: { chain },
        query: { token, by: "volume" },
        schema: z.unknown(),
      }),
  };
  expect(await lintProvider(acme(sound, other))).toEqual([]);
});

test("a provider that no service can be made with is one finding", async () => {
  const write = { ...sound, effect: "write", keyless: true };
  // `as`: what a plugin in JavaScript may hand in.
  const broken = { id: "acme", title: "Acme", baseUrl: "https://acme.example", tools: [write] } as Provider;
  const [finding, ...more] = await lintProvider(broken);
  expect(more).toEqual([]);
  expect(finding).toMatchObject({ provider: "acme", tool: null, field: "definition" });
  expect(finding?.wrong).toContain("keyless");
});
