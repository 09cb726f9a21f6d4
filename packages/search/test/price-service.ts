// A service with prices, for the tests of engines: reads, a change of state, and an answer with a stranger's text.
import { createService, defineProvider, defineTool, ServiceError } from "@svckit/core";
import { z } from "zod";

/** Starts it. `ran` holds the tools that ran; `note` is what a stranger has written into a result. */
export function startPriceService({ note = "A coin." }: { readonly note?: string } = {}) {
  const ran: string[] = [];
  const said = { category: "market_data", keyless: true, effect: "read" } as const;
  const price = defineTool({
    ...said,
    name: "get_coin_price",
    title: "Price of a coin",
    description: "Gives the price of a coin now, in US dollars.",
    input: z.object({
      coin: z.string().max(30).describe("Name of the coin"),
      currency: z.string().optional(),
    }),
    output: z.object({ coin: z.string(), price_usd: z.string(), note: z.string(), address: z.string() }),
    execute({ coin }) {
      ran.push(`get_coin_price ${coin}`);
      const prices: Readonly<Record<string, string>> = { bitcoin: "65432.17", ethereum: "2650.5" };
      const address = "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48";
      return { coin, price_usd: prices[coin] ?? "1.25", note, address };
    },
  });
  const holders = defineTool({
    ...said,
    name: "get_token_holders",
    title: "Holders of a token",
    description: "Gives how many addresses hold a token, by the token's address.",
    input: z.object({ address: z.string().max(100).describe("Address of the token") }),
    output: z.object({ holders: z.number(), list: z.array(z.string()) }),
    execute({ address }) {
      ran.push(`get_token_holders ${address}`);
      return { holders: 4_321, list: Array.from({ length: 3_000 }, (_, at) => `holder number ${at}`) };
    },
  });
  const failing = defineTool({
    ...said,
    name: "get_coin_supply",
    title: "Supply of a coin",
    description: "Gives the supply of a coin, in coins.",
    input: z.object({ coin: z.string() }),
    output: z.object({ supply: z.string() }),
    execute() {
      ran.push("get_coin_supply");
      throw new ServiceError("TOOL_ERROR", { message: "There is no such coin." });
    },
  });
  const change = defineTool({
    ...said,
    effect: "write",
    keyless: false,
    name: "set_coin_price",
    title: "Set the price of a coin",
    description: "Sets the price of a coin.",
    input: z.object({ coin: z.string() }),
    output: z.object({ done: z.boolean() }),
    execute() {
      ran.push("set_coin_price");
      return { done: true };
    },
  });
  const tools = [price, holders, failing, change];
  const service = createService({ providers: [defineProvider({ id: "prices", title: "Prices", tools })] });
  return { service, ran };
}
