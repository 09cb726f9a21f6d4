// The clauses of prices as callers are shown them: those of their plan, in every list, and ready once for all of a plan.
import { expect, test } from "vitest";
import { z } from "zod";
import { defineProvider } from "../src/catalog/provider.js";
import { defineTool, type Tool } from "../src/catalog/tool.js";
import type { ServiceOptions } from "../src/options.js";
import { createService } from "../src/service.js";

const tool = (name: string, more: Partial<Tool> = {}) =>
  defineTool({
    name,
    title: name.replaceAll("_", " "),
    description: `Gives ${name.replaceAll("_", " ")} and no more.`,
    category: "market_data",
    effect: "read",
    input: z.object({ ids: z.array(z.string()).max(9).default([]) }),
    output: z.object({}),
    execute: () => ({}),
    ...more,
  });

const PLANS = {
  free: {},
  team: { prices: { "category:market_data": 3, get_block: 0 } },
  twin: { prices: { "category:market_data": 3, get_block: 0 } },
  few: { prices: { get_price: 7 }, tools: { deny: ["get_secret"] } },
} as const;

async function start(options: Partial<ServiceOptions> = {}) {
  const service = createService({
    plans: PLANS,
    providers: [
      defineProvider({
        id: "local",
        title: "Local",
        tools: [
          tool("get_price"),
          tool("get_block"),
          tool("get_batch", {
            credits: { max: 50, of: ({ ids }: { ids: string[] }) => ids.length },
          } as Partial<Tool>),
        ],
      }),
      defineProvider({
        id: "secret",
        title: "Secret",
        baseUrl: "https://secret.example",
        auth: { bearer: true, variable: "SECRET_KEY", personal: true },
        tools: [tool("get_secret")],
      }),
      defineProvider({
        id: "open",
        title: "Open",
        baseUrl: "https://open.example",
        auth: { bearer: true, variable: "OPEN_KEY", personal: true },
        tools: [tool("get_open")],
      }),
    ],
    ...options,
  });
  const open = async (plan: string) => {
    const { id } = await service.createAccount({ plan });
    const { key } = await service.createKey(id);
    return { key, principal: await service.identify({ credential: key }) };
  };
  return { service, open };
}

const shown = (entries: readonly { name: string; credits: number; creditsVary?: boolean }[]) =>
  Object.fromEntries(
    entries
      .filter(({ name }) => /^get_(price|block|batch)$/.test(name))
      .map(({ name, credits, creditsVary }) => [name, creditsVary ? `up to ${credits}` : credits]),
  );

test("a list has the prices of its caller's plan, in values and in bytes, and a call costs them", async () => {
  const { service, open } = await start();
  const [free, team] = [await open("free"), await open("team")];
  const listFor = async ({ principal }: typeof free) => shown((await service.view(principal)).list({}).tools);
  expect(await listFor(free)).toEqual({ get_batch: "up to 50", get_block: 1, get_price: 1 });
  expect(await listFor(team)).toEqual({ get_batch: 3, get_block: 0, get_price: 3 });
  expect(shown(service.catalog.list({}).tools)).toEqual(await listFor(free));
  const bytes = (await service.view(team.principal)).find("get_batch").entryBytes();
  expect(JSON.parse(Buffer.concat(bytes).toString())).toEqual(
    (await service.view(team.principal)).find("get_batch").entry(),
  );
  expect((await service.transport.show(team.principal, "get_price")).entry().credits).toBe(3);
  const found = await service.execute({
    ...{ tool: "search_tools", credential: team.key },
    args: { intent: "get price" },
  });
  expect(JSON.stringify(found)).toContain("get_price");
  const paid = await service.execute({ tool: "get_price", args: {}, credential: team.key });
  expect(paid.meta).toMatchObject({ credits_used: 3, credit_cost: 3 });
});

test("all of a plan, and plans with equal tools and prices, share one view", async () => {
  const { service, open } = await start();
  const [free, one, other, twin, few] = await Promise.all(
    ["free", "team", "team", "twin", "few"].map(async (plan) => service.view((await open(plan)).principal)),
  );
  expect(free).toBe(service.catalog);
  expect(one).toBe(other);
  expect(one).toBe(twin);
  expect(few?.get("get_secret")).toBe(undefined);
  expect(few?.find("get_price").entry().credits).toBe(7);
  expect(few?.find("get_block").entry().credits).toBe(1);
});

test("a key that no tool takes which the caller sees is refused, and of others no name is told", async () => {
  const { service, open } = await start();
  const [free, few] = [await open("free"), await open("few")];
  const refused = async (credential: string, keys: Record<string, string>) => {
    const { ok, ...answer } = await service.execute({ tool: "get_price", args: {}, credential, keys });
    return ok ? "" : JSON.stringify(answer);
  };
  expect(await refused(free.key, { NO_KEY: "k" })).toContain("These are taken: OPEN_KEY, SECRET_KEY.");
  const told = await refused(few.key, { NO_KEY: "k" });
  expect(told).toContain("These are taken: OPEN_KEY.");
  expect(told).not.toContain("SECRET");
  const tried = await refused(few.key, { SECRET_KEY: "k" });
  expect(tried).toContain("which no tool here takes from callers");
  expect(await refused(few.key, { OPEN_KEY: "k" })).toBe("");
});
