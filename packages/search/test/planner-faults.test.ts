// What the planner does with questions that name what is none, or ask for what a tool does not take: it says so, and invents nothing.
import { systemClock } from "@svckit/core";
import { plannerEngine, type Turn } from "@svckit/search";
import { beforeAll, describe, expect, test } from "vitest";
// The whole catalog beside its stand-ins is a fixture of the providers' own tests.
import { sharedCatalog } from "../../providers/test/catalog.js";
import { type Answered, ask } from "./answer-context.js";

let catalog: Awaited<ReturnType<typeof sharedCatalog>>;
const clock = { ...systemClock, now: () => Date.UTC(2026, 10, 22, 12) };

beforeAll(async () => {
  catalog = await sharedCatalog();
});

function put(text: string, earlier: readonly Turn[] = []): Promise<Answered> {
  return ask(catalog.service, plannerEngine(), text, { clock, earlier });
}

describe("what cannot be read is asked for, by its own words and for nothing", () => {
  test.each([
    ["price of constructor", "token", "constructor"],
    ["price of 💩", "token", "💩"],
    ["price of bitcoin on 2021-13-45", "date", "2021-13-45"],
    ["price of bitcoin on Feb 30 2023", "date", "Feb 30 2023"],
    ["price of bitcoin on 31 April 2023", "date", "31 April 2023"],
    ["what did bitcoin cost in 1066", "date", "in 1066"],
    ["what did bitcoin cost 99999 years ago", "date", "99999 years ago"],
    ["price of bitcoin -3 days ago", "date", "-3 days ago"],
    ["native balance of 0xdeadbeef", "address", "this has 8"],
    ["balance of 0xD8dA6bf26964aF9D7eEd9e03E53415D37aA9604", "address", "this has 39"],
    ["balance of 0xD8dA6bf26964aF9D7eEd9e03E53415D37aA96045", "address", "checksum"],
    ["top -5 coins", "limit", "-5"],
    ["top 100000 coins", "limit", "100000"],
    ["top 0 coins", "limit", "a list has one at least"],
    ["last 0 trades of btc on kraken", "limit", "0"],
    ["convert 1e400 wei to ether", "amount", "1e400"],
    ["price of bitcoin at block 99999999999999999999", "block", "99999999999999999999"],
  ])("%s: %s", async (text, name, words) => {
    const { answer, maxCalls, asked } = await put(text);
    expect([answer.missing?.missing.map((fact) => fact.name), maxCalls, asked]).toEqual([[name], 0, []]);
    expect(answer.response).toContain(words);
  });

  test("a day that is yet to come is no question for tools", async () => {
    const { asked, answer } = await put("price of bitcoin on 2031-01-01");
    expect([asked, answer.response]).toEqual([[], expect.stringContaining("yet to come")]);
  });
});

describe("what is asked with other words beside it stays what it is", () => {
  test.each([
    ["price of 1inch", "1INCH"],
    ["gas price on base", "base"],
    ["balance of 0xd8da6bf26964af9d7eed9e03e53415d37aa96045", ""],
    ["what is the selector 0xa9059cbb", "0xa9059cbb"],
    ["price of bitcoin on 2024-02-29", "2024-02-29"],
    ["top 10 coins", "10"],
  ])("%s", async (text, value) => {
    const { asked } = await put(text);
    expect(JSON.stringify(asked).toLowerCase()).toContain(value.toLowerCase());
    expect(asked).not.toEqual(value === "" ? null : []);
  });
});

test.each(["I DON'T know the price of bitcoin", "price of bitcoin NOT in usd", "PRICE of bitcoin please"])(
  "%s: capitals of a sentence are no symbols",
  async (text) => {
    const { asked } = await put(text);
    expect(asked).toEqual([{ tool: "get_token_price", args: { token: "BTC" } }]);
  },
);

test("a currency that was named is kept, or the answer says that it is in another", async () => {
  for (const [text, code] of [
    ["What is the price of solana in chf?", "CHF"],
    ["price of ethereum in jpy", "JPY"],
    ["tvl of base in eur", "EUR"],
    ["price of bitcoin in chf", "CHF"],
  ] as const)
    expect((await put(text)).answer.response, text).toContain(code);
});

test("a time that a tool does not take is said to be no part of the answer", async () => {
  const { answer } = await put("fear and greed index yesterday");
  expect(answer.response).toContain('"yesterday" is nothing that this tool takes');
  expect((await put("price of bitcoin on 2024-02-29")).answer.response).not.toContain("no part of that");
});

test("a block that a tool does not take is said to be no part of the answer", async () => {
  const address = "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045";
  const told = '"block 19000000" is nothing that this tool takes';
  for (const text of [`ETH balance of ${address}`, "USDC total supply on ethereum"]) {
    expect((await put(`${text} at block 19000000`)).answer.response).toContain(told);
    const before = { role: "user", content: text } as const;
    expect((await put("and at block 19000000?", [before])).answer.response).toContain(told);
  }
  expect((await put(`nonce of ${address} at block 19000000`)).answer.response).not.toContain(
    "no part of that",
  );
});

test("a record that is not there is told in the tool's words", async () => {
  expect((await put("resolve notaname.eth")).answer.response).toContain("notaname.eth has no address");
  const { answer } = await put(`transaction 0x${"0".repeat(64)}`);
  expect(answer.response).toContain("knows no transaction");
});

test("a change in percent is no money, a share is told where it is asked for, and a week is a week", async () => {
  const { answer } = await put("global crypto market");
  expect(answer.response).toMatch(/market cap change percentage 24h -?[\d.]+…?%/);
  expect((await put("bitcoin dominance")).answer.response).toMatch(/btc [\d.]+…?%/);
  const { asked, answer: change } = await put("how much did eth change this week");
  expect(asked.map(({ args }) => args["period"])).toEqual(["7d"]);
  expect(change.response).toMatch(/change -?[\d.]+…?%/);
});

test("a part of a question that no tool answers is said to be left out", async () => {
  const { asked, answer } = await put("price of btc and weather in Paris");
  expect(asked).toHaveLength(1);
  expect(answer.response).toContain("weather in Paris");
});

test("a price that is compared with a figure is asked for", async () => {
  const { asked } = await put("is bitcoin above 100000 dollars?");
  expect(asked.map(({ tool }) => tool)).toEqual([expect.stringMatching(/price/)]);
});

test("a coin that was only guessed from a name is told as a guess", () => {
  const { definition } = catalog.service.catalog.find("get_token_price");
  const found = { price_usd: "1.5", price_change_24h_percent: null, market_cap_usd: null };
  const token = { name: "Bitcoin", symbol: "BTC" };
  const words = (matched_by: string) =>
    definition.answer?.({ ...found, token, matched_by }, { token: "bitcoyn" });
  expect(words("search")).toContain("Nothing is named just bitcoyn");
  expect(words("symbol")).toMatch(/^Bitcoin \(BTC\) is at/);
});
