// Questions that few people word so: they are answered as those are that most people ask.
import { systemClock } from "@svckit/core";
import { plannerEngine, type Turn } from "@svckit/search";
import { beforeAll, describe, expect, test } from "vitest";
// The whole catalog beside its stand-ins is a fixture of the providers' own tests.
import { sharedCatalog } from "../../providers/test/catalog.js";
import { ask } from "./answer-context.js";

let catalog: Awaited<ReturnType<typeof sharedCatalog>>;
const clock = { ...systemClock, now: () => Date.UTC(2026, 10, 22, 12) };
const VITALIK = "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045";

beforeAll(async () => {
  catalog = await sharedCatalog();
});

async function put(text: string, earlier: readonly Turn[] = []) {
  const { answer, asked } = await ask(catalog.service, plannerEngine(), text, { clock, earlier });
  return { words: answer.response, asked, tools: asked.map(({ tool }) => tool) };
}

test.each([
  ["1 eth in wei and 1 eth in gwei", "1", ["wei", "gwei"]],
  ["2 gwei in wei and 2 gwei in eth", "2", ["wei", "ether"]],
])("one amount is told in each unit that is said: %s", async (text, amount, units) => {
  const { asked } = await put(text);
  expect(asked.map(({ args }) => [args["amount"], args["to_unit"]])).toEqual(
    units.map((unit) => [amount, unit]),
  );
});

test.each([
  ["5 eth to wei, gwei and usd", "usd: no part of that"],
  ["tvl of aave on 1 Oct 2026 and now", "what it is now is to be asked for apart"],
  ["tvl of ethereum on 1 Oct 2026 and today", "what it is now is to be asked for apart"],
])("what an answer leaves out is said: %s", async (text, note) => {
  expect((await put(text)).words).toContain(note);
});

test("a day and today are both in the days from yesterday", async () => {
  expect((await put("volume of uniswap yesterday and today")).words).not.toContain("apart");
});

describe("a name stands for its account", () => {
  test.each([
    ["resolve vitalik.eth then show its ETH balance", "get_native_balance"],
    ["resolve vitalik.eth, then show his USDC balance", "get_token_balance"],
    ["what is vitalik.eth's address", "resolve_ens"],
    ["vitalik.eth's balance", "get_wallet_portfolio"],
  ])("%s", async (text, tool) => {
    const { asked, tools, words } = await put(text);
    expect(tools).toContain(tool);
    expect(JSON.stringify([asked, words])).toContain(VITALIK);
    expect(words).not.toContain("I need");
  });

  test.each(["vitalik.eth", "what is vitalik.eth's address"])("its address is told: %s", async (text) => {
    expect((await put(text)).words).toContain(VITALIK);
  });

  test("owners of several are looked up, and no token's safety", async () => {
    expect((await put("owner of nick.eth and vitalik.eth")).tools).toEqual(["resolve_ens", "resolve_ens"]);
  });
});

test.each([
  ["largest stablecoin and its price", "get_stablecoins"],
  ["largest coin and its price", "get_coins_market_data"],
  ["how much does a bitcoin transaction cost", "get_gas_overview"],
  ["dex volume of curve", "get_dex_volume"],
  ["convert 5 eth to usd", "get_price"],
])("%s asks %s alone", async (text, tool) => {
  const { tools, words } = await put(text);
  expect(tools).toEqual([tool]);
  expect(words).not.toContain("I need");
});

describe("a protocol's figure is of all its chains, and that is said", () => {
  test.each([
    ["tvl of aave on base", "get_protocol_tvl"],
    ["fees of aave on base", "get_protocol_fees"],
    ["fees of uniswap on arbitrum", "get_protocol_fees"],
    ["what are the fees of uniswap on arbitrum", "get_protocol_fees"],
    ["volume of uniswap on base", "get_dex_volume"],
    ["trading volume of curve on arbitrum", "get_dex_volume"],
    ["tvl of aave on ethereum vs on base", "get_protocol_tvl"],
    ["volume of uniswap on base, arbitrum and optimism", "get_dex_volume"],
  ])("%s", async (text, tool) => {
    const { tools, words } = await put(text);
    expect(tools).toEqual([tool]);
    expect(words).toContain("The chain that was asked for is no part of that");
  });

  test.each([
    ["tvl of uniswap", "on base", "get_protocol_tvl"],
    ["fees of aave", "and on base?", "get_protocol_fees"],
    ["fees of aave on base", "and on arbitrum?", "get_protocol_fees"],
  ])("%s / %s", async (first, text, tool) => {
    const { words: content } = await put(first);
    const { tools, words } = await put(text, [
      { role: "user", content: first },
      { role: "assistant", content },
    ]);
    expect(tools).toEqual([tool]);
    expect(words).toContain("The chain that was asked for is no part of that");
  });

  test.each([
    ["dex volume on base", "get_dex_volumes_by_chain"],
    ["top pools of uniswap on base", "get_pools_by_dex"],
  ])("and what is of a chain is of it: %s", async (text, tool) => {
    const { tools, words } = await put(text);
    expect(tools).toContain(tool);
    expect(words).not.toContain("no part of that");
  });
});
