// The contract of the chapters' provider, run on recorded answers.
import { describe, it } from "node:test";
import { defineProvider, defineTool } from "@svckit/core";
import { decimal } from "@svckit/core/schemas";
import { testProvider, testProviderFactory } from "@svckit/testing";
import { z } from "zod";
import acme from "./acme.js";
import { comparePrices } from "./compare.js";
import { getPrice } from "./prices.js";

const ORDER = { symbol: "BTC-USD", side: "buy", amount: "0.1", price: "50000" };

testProviderFactory({ describe, it }, acme);

testProvider({ describe, it }, acme(), {
  calls: [
    {
      tool: "list_acme_markets",
      args: { limit: 2 },
      recordings: [
        {
          path: "/markets?page=1&per_page=2",
          body: [
            { symbol: "BTC-USD", last: "76975.10" },
            { symbol: "NEW-USD", last: "" },
          ],
        },
        { path: "/markets?page=2", body: [{ symbol: "SOL-USD", last: "87.5" }] },
        { path: "/markets?page=3", body: [] },
      ],
      // All pages together, row by row.
      rows: [{ symbol: "BTC-USD" }, { symbol: "NEW-USD" }, { symbol: "SOL-USD" }],
      expect: {
        markets: [
          { symbol: "BTC-USD", price: "76975.1" },
          { symbol: "NEW-USD", price: null },
        ],
      },
    },
    {
      tool: "get_acme_prices",
      args: { symbols: ["BTC-USD", "NONE-USD"] },
      recordings: [
        { path: "/tickers?symbols=BTC-USD%2CNONE-USD", body: { "BTC-USD": { last: "76975.10" } } },
      ],
      expect: {
        prices: [
          { symbol: "BTC-USD", price: "76975.1" },
          { symbol: "NONE-USD", price: null },
        ],
      },
    },
    {
      tool: "get_acme_balances",
      args: {},
      recordings: [{ path: "/balances", body: [{ currency: "BTC", free: "0.25000000" }] }],
      expect: { balances: [{ currency: "BTC", available: "0.25" }] },
    },
    {
      tool: "place_acme_order",
      args: ORDER,
      recordings: [{ method: "POST", path: "/orders", json: ORDER, body: { id: "ord_81", status: "open" } }],
      expect: { order_id: "ord_81", status: "open" },
    },
    {
      tool: "place_acme_order",
      args: { ...ORDER, amount: "1000" },
      recordings: [{ method: "POST", path: "/orders", body: { error: { code: "NO_FUNDS" } } }],
      fails: { code: "TOOL_ERROR", runtimeStatus: "invalid_input" },
    },
    {
      tool: "cancel_acme_order",
      args: { order_id: "ord_81" },
      recordings: [{ method: "DELETE", path: "/orders/ord_81", status: 204 }],
      expect: { cancelled: true },
    },
  ],
});

const upstreams = { eu: "https://eu.acme.example", us: "https://us.acme.example" };
const prices = defineProvider({ id: "acme_prices", title: "Acme", upstreams, tools: [getPrice] });

// The other provider, as far as the fallback needs it.
const Rate = z.object({ rate: decimal() });
const getRate = defineTool({
  name: "get_rates_price",
  title: "Rate of a pair",
  description: "The rate of a pair of currencies.",
  category: "market_data",
  effect: "read",
  input: z.object({ pair: z.string().describe("The pair, such as BTC-USD") }),
  output: z.object({ rate: decimal("Rate of the first currency in the second") }),
  examples: [{ description: "Bitcoin in dollars", args: { pair: "BTC-USD" } }],
  execute: ({ pair }, ctx) => ctx.http.get("rates/{pair}", { path: { pair }, schema: Rate }),
});
const rates = defineProvider({
  id: "rates",
  title: "Rates",
  baseUrl: "https://rates.example",
  tools: [getRate],
});

testProvider({ describe, it }, prices, {
  beside: [rates],
  calls: [
    {
      tool: "get_acme_price",
      args: { symbol: "BTC-USD", region: "us" },
      recordings: [{ path: "/tickers/BTC-USD", body: { last: "76975.10" } }],
      expect: { price: "76975.1" },
      // While Acme is down, the other provider's upstream answers this, and the tool gives that.
      fallback: {
        recordings: [{ path: "/rates/BTC-USD", body: { rate: "76970.5" } }],
        expect: { price: "76970.5" },
      },
    },
  ],
});

const compare = defineProvider({ id: "acme_compare", title: "Acme, compared", tools: [comparePrices] });

testProvider({ describe, it }, compare, {
  beside: [prices],
  calls: [
    {
      tool: "compare_acme_prices",
      args: { symbol: "BTC-USD" },
      // Of the two regions' upstreams: one answers, and one fails.
      recordings: [
        { path: "https://eu.acme.example/tickers/BTC-USD", body: { last: "76975.10" } },
        { path: "https://us.acme.example/tickers/BTC-USD", status: 500, body: {} },
      ],
      expect: { prices: [{ region: "eu", price: "76975.1" }], missing: [{ region: "us" }] },
    },
  ],
});
