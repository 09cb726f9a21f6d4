// The contract of the chapters' provider, run on recorded answers.
import { describe, it } from "node:test";
import { defineProvider } from "@svckit/core";
import { testProvider, testProviderFactory } from "@svckit/testing";
import acme from "./acme.js";
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
      ],
      expect: {
        markets: [
          { symbol: "BTC-USD", price: "76975.1" },
          { symbol: "NEW-USD", price: null },
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

testProvider({ describe, it }, prices, {
  calls: [
    {
      tool: "get_acme_price",
      args: { symbol: "BTC-USD", region: "us" },
      recordings: [{ path: "/tickers/BTC-USD", body: { last: "76975.10" } }],
      expect: { price: "76975.1" },
    },
  ],
});
