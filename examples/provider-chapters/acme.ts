// The provider of the chapters: an exchange with public markets, and orders for those who have a key.
import { defineProvider, defineProviderFactory } from "@svckit/core";
import { getBalances } from "./balances.js";
import { getPrices } from "./batch.js";
import { readFailure } from "./failure.js";
import { listMarkets } from "./markets.js";
import { cancelOrder, placeOrder } from "./orders.js";

interface AcmeOptions {
  readonly baseUrl?: string;
}

const withKey = [getBalances, placeOrder, cancelOrder];

export default defineProviderFactory(
  { baseUrl: { kind: "upstream" } }, // SVC_UPSTREAM_ACME
  ({ baseUrl = "https://api.acme.example/v1" }: AcmeOptions) =>
    defineProvider({
      id: "acme",
      title: "Acme exchange",
      baseUrl,
      auth: {
        bearer: true,
        variable: "ACME_API_KEY",
        for: withKey.map(({ name }) => name),
        personal: true,
      },
      failure: readFailure,
      tools: [listMarkets, getPrices, ...withKey],
    }),
);
