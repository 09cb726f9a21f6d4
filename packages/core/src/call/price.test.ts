// Clauses of prices: those of a plan, and those that a tool works out of its arguments.
import { expect, test } from "vitest";
import { z } from "zod";
import { receiptOf, startCounting } from "../../test/counting-service.js";
import { defineProvider } from "../catalog/provider.js";
import { type ArgumentPrice, defineTool, type Tool } from "../catalog/tool.js";
import type { ServiceOptions } from "../options.js";
import { createService } from "../service.js";

const base = {
  title: "Prices of coins",
  description: "Gives the prices of as many coins as are named.",
  category: "market_data",
  effect: "read",
} as const;

/** A tool that costs two credits a coin, or what a test lets it cost. */
function batch(price: Partial<ArgumentPrice<{ ids: string[] }>> = {}, more: Partial<Tool> = {}): Tool {
  return defineTool({
    ...base,
    name: "get_prices",
    keyless: true,
    credits: { max: 20, of: ({ ids }) => 2 * ids.length, ...price },
    input: z.object({ ids: z.array(z.string()).default(["btc"]) }),
    output: z.object({ count: z.number() }),
    execute: ({ ids }) => ({ count: ids.length }),
    ...more,
  });
}

const one = defineTool({
  ...base,
  name: "get_one",
  credits: 3,
  input: z.object({}),
  output: z.object({}),
  execute: () => ({}),
});
const other = defineTool({ ...one, name: "get_other", category: "token_contract", credits: 0 });

const start = (tool: Tool = batch(), options: Partial<ServiceOptions> = {}, credits = 100) =>
  startCounting(
    { providers: [defineProvider({ id: "coins", title: "Coins", tools: [tool, one, other] })], ...options },
    credits,
  );

type World = Awaited<ReturnType<typeof start>>;

/** What a call is told to have cost, what was taken, and what is left. */
async function costOf({ ask, service, account }: World, args: object, tool = "get_prices") {
  const answer = await ask({ tool, args });
  const { credit_cost, credits_used, credits_remaining } = receiptOf(answer) ?? {};
  const { wallet } = await service.describeAccount(account.id);
  expect((await service.verifyLedger()).ok).toBe(true);
  expect(wallet?.held).toBe(0);
  return {
    code: answer.code,
    cost: credit_cost,
    used: credits_used,
    told: credits_remaining,
    left: wallet?.remaining,
  };
}

const ids = (count: number) => ({ ids: Array.from({ length: count }, (_, at) => `coin${at}`) });

test("a price of the arguments is held at its ceiling and captured at what the parsed arguments come to", async () => {
  const held: unknown[] = [];
  const world = await start(
    batch(
      {},
      {
        personal: true,
        async execute({ ids }) {
          held.push((await world.service.describeAccount(world.account.id)).wallet?.held);
          return { count: ids.length };
        },
      },
    ),
  );
  expect(await costOf(world, ids(5))).toEqual({ code: undefined, cost: 10, used: 10, told: 90, left: 90 });
  // The default of the schema is one.
  expect(await costOf(world, {})).toMatchObject({ cost: 2, used: 2, left: 88 });
  expect(held).toEqual([20, 20]);
});

test("what a tool does to its arguments does not change what they cost", async () => {
  const world = await start(
    batch({}, { personal: true, execute: ({ ids }) => ({ count: ids.splice(0).length }) }),
  );
  expect(await costOf(world, ids(4))).toMatchObject({ cost: 8, used: 8, left: 92 });
});

test("a failed call costs nothing, and its receipt tells what it would have cost", async () => {
  const world = await start(
    batch(
      {},
      {
        personal: true,
        execute() {
          throw new Error("no");
        },
      },
    ),
  );
  expect(await costOf(world, ids(4))).toMatchObject({ cost: 8, used: 0, told: 100, left: 100 });
});

test("a replay costs nothing more, and tells the price of the first time though it changes with time", async () => {
  let price = 5;
  let asked = 0;
  const world = await start(
    batch({
      of() {
        asked += 1;
        return price;
      },
    }),
  );
  const call = { tool: "get_prices", args: ids(1), idempotencyKey: "k1" };
  const first = await world.ask(call);
  price = 7;
  const again = await world.ask(call);
  expect(again.replayed).toBe(true);
  expect(again.body).toBe(first.body);
  expect(receiptOf(again)).toMatchObject({ credit_cost: 5, credits_used: 5 });
  expect(asked).toBe(1);
  expect((await world.service.describeAccount(world.account.id)).wallet).toMatchObject({ spent: 5, held: 0 });
});

test.each<[string, () => unknown, number]>([
  [
    "throws",
    () => {
      throw new Error("no price");
    },
    0,
  ],
  ["gives NaN", () => Number.NaN, 0],
  ["gives less than nothing", () => -1, 0],
  ["gives Infinity", () => Number.POSITIVE_INFINITY, 0],
  ["gives a text", () => "5", 0],
  ["gives nothing", () => undefined, 0],
  ["gives a promise", async () => 5, 0],
  ["gives a promise that rejects", () => Promise.reject(new Error("late")), 0],
])("where the price of a tool %s, the call is free and the log names the plugin", async (_, of, left) => {
  const lines: [string, unknown][] = [];
  const log = () => {};
  const error = (text: string, fields?: unknown) => lines.push([text, fields]);
  const logger = { debug: log, info: log, warn: log, error };
  // `as`: a plugin in JavaScript gives what it likes.
  const world = await start(batch({ of: of as () => number }), { logger });
  expect(await costOf(world, ids(3))).toMatchObject({ code: undefined, cost: 0, used: left, left: 100 });
  expect(lines).toEqual([
    [
      "a tool could not tell its price, and its call is free",
      expect.objectContaining({ tool: "get_prices", provider: "coins" }),
    ],
  ]);
});

test.each([
  ["more than the ceiling is the ceiling", 21, 20],
  ["a part of a credit is not charged", 2.9, 2],
  ["nothing is a price, too", 0, 0],
])("of a price of the arguments, %s", async (_, price, used) => {
  const world = await start(batch({ of: () => price }));
  expect(await costOf(world, {})).toMatchObject({ cost: used, used, left: 100 - used });
});

test("a call is refused where the ceiling is not there, and told what it costs and what is held", async () => {
  const world = await start(batch(), {}, 19);
  expect(await costOf(world, ids(2))).toMatchObject({ code: "QUOTA_EXCEEDED", cost: 4, used: 0, left: 19 });
  const { envelope } = await world.ask({ tool: "get_prices", args: ids(2) });
  expect(JSON.stringify(envelope)).toContain(
    "The call costs 4 credits, for which 20 are held while it runs, and 19 are left",
  );
});

test("calls that race at the edge of a wallet never hold more than is there, and give back the rest", async () => {
  const world = await start(batch({}, { personal: true }), {}, 45);
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => world.ask({ tool: "get_prices", args: ids(1) })),
  );
  const worked = answers.filter(({ code }) => code === undefined).length;
  expect(worked).toBeGreaterThan(1);
  expect(answers.filter(({ code }) => code === "QUOTA_EXCEEDED")).toHaveLength(6 - worked);
  expect((await world.service.describeAccount(world.account.id)).wallet).toMatchObject({
    held: 0,
    spent: 2 * worked,
  });
  expect((await world.service.verifyLedger()).ok).toBe(true);
});

test("a keyless call counts as one call, whatever its arguments cost", async () => {
  const { askKeyless } = await start();
  const answer = await askKeyless({ tool: "get_prices", args: ids(9) });
  expect(answer.quotaRemaining).toBe(24);
  expect(receiptOf(answer)).toMatchObject({ credit_cost: 18, credits_used: 0 });
});

test("callers are told the ceiling, and that the price varies", async () => {
  const { service } = await start();
  expect(service.catalog.find("get_prices").entry()).toMatchObject({ credits: 20, creditsVary: true });
  expect(service.catalog.find("get_one").entry()).not.toHaveProperty("creditsVary");
});

test("of a plan's prices the nearest wins: the tool's, then the provider's, then the category's", async () => {
  const plans = (prices: Record<string, number>) => ({ plans: { free: { prices } } });
  const all = { get_one: 7, "provider:coins": 5, "category:market_data": 6 };
  const { get_one: _, ...both } = all;
  for (const [prices, used] of [
    [all, 7],
    [both, 5],
    [{ "category:market_data": 6 }, 6],
    [{ "category:svc_market_data": 8 }, 8],
    [{ "category:token_contract": 6 }, 3],
  ] as const) {
    const world = await start(batch(), plans(prices));
    expect(await costOf(world, {}, "get_one")).toMatchObject({ cost: used, used, left: 100 - used });
  }
});

test("a plan's price is flat: it stands in place of a price of the arguments", async () => {
  const world = await start(batch(), { plans: { free: { prices: { "category:market_data": 4 } } } });
  expect(await costOf(world, ids(9))).toMatchObject({ cost: 4, used: 4, left: 96 });
});

test("a plan makes tools free that cost, and lets free ones cost", async () => {
  const world = await start(batch(), { plans: { free: { prices: { get_one: 0, get_other: 2 } } } }, 1);
  expect(await costOf(world, {}, "get_one")).toMatchObject({ code: undefined, cost: 0, used: 0, left: 1 });
  expect(await costOf(world, {}, "get_other")).toMatchObject({ code: "QUOTA_EXCEEDED", cost: 2 });
});

test("a price acts with the plan that the account is on", async () => {
  const world = await start(batch(), { plans: { pro: { prices: { get_one: 1 } } } });
  expect(await costOf(world, {}, "get_one")).toMatchObject({ used: 3 });
  await world.service.setPlan(world.account.id, "pro");
  expect(await costOf(world, {}, "get_one")).toMatchObject({ used: 1 });
});

test.each([
  [{ get_nothing: 1 }, 'plans.free.prices: "get_nothing" fits no tool that has a price'],
  [{ "provider:nobody": 1 }, '"provider:nobody" fits no tool'],
  [{ "category:svc_nothing": 1 }, '"category:svc_nothing" fits no tool'],
  [{ "category:discovery": 1 }, '"category:discovery" fits no tool that has a price'],
  [{ search_tools: 1 }, '"search_tools" fits no tool that has a price'],
  [{ constructor: 1 }, '"constructor" fits no tool'],
  [{ get_one: -1 }, "plans.free.prices.get_one must be a whole number"],
  [{ get_one: 1.5 }, "plans.free.prices.get_one must be a whole number"],
  [{ get_one: "1" }, "plans.free.prices.get_one must be a whole number"],
  [{ get_one: 10 ** 13 }, "plans.free.prices.get_one must be at most"],
  [[1], "plans.free.prices must be an object"],
])("the prices %j are refused at the start", (prices, words) => {
  const providers = [defineProvider({ id: "coins", title: "Coins", tools: [one] })];
  // `as`: a configuration holds what it likes.
  const plans = { free: { prices } } as unknown as NonNullable<ServiceOptions["plans"]>;
  expect(() => createService({ providers, plans })).toThrow(words);
});

test("a tool whose name every object has a member for costs its own price", async () => {
  const named = defineTool({ ...one, name: "constructor" });
  const world = await start(named, { plans: { free: { prices: { get_one: 9 } } } });
  expect(await costOf(world, {}, "constructor")).toMatchObject({ used: 3, left: 97 });
});

test.each([
  [{ max: 0, of: () => 1 }, "its max must be a whole number, 1 or more"],
  [{ max: 1.5, of: () => 1 }, "its max must be a whole number, 1 or more"],
  [{ max: 5 }, "credits: its of is undefined"],
  [{ max: 5, of: 3 }, "credits: its of is a number"],
  ["5", "credits: it must be a whole number"],
  [[5], "credits: it must be a whole number"],
])("a tool with the price %j is refused", (credits, words) => {
  // `as`: a plugin in JavaScript gives what it likes.
  expect(() => batch({}, { credits: credits as unknown as number })).toThrow(words);
});
