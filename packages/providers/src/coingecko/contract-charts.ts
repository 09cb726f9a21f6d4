// A token's prices over time by the address of its contract: of the last days, and between two times.
import { defineTool } from "@svckit/core";
import { lazy } from "@svckit/core/schemas";
import * as z from "zod";
import { plainAddress } from "../any-address.js";
import { chainsOf } from "../chains.js";
import { chain, currency, inOrder, precision, span, token } from "./arguments.js";
import { chartOf, lines, OF_CHARTS, rangeExamples } from "./chart-points.js";
import { days, type Plan, requireReach } from "./plan.js";

const PATH = "/coins/{id}/contract/{contract_address}/market_chart";
const USDC = { chain: "ethereum", token: "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48", vs_currency: "usd" };
const UNI = { chain: "ethereum", token: "0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984", vs_currency: "eur" };

const asked = () => ({ chain: chain(), token: token(), vs_currency: currency() });

const output = lazy(() =>
  z.object({
    chain: z.string().describe("Chain of the contract"),
    token: z.string().describe("Address of the token's contract"),
    vs_currency: z.string().describe("Currency of the figures"),
    ...lines(),
  }),
);

/** A contract as CoinGecko's paths name it. */
function pathOf({ chain, token }: { readonly chain: string; readonly token: string }) {
  return { id: chainsOf("coingecko").nameOf(chain), contract_address: plainAddress(token) };
}

/** The tool `get_contract_market_chart`. */
export const getContractMarketChart = (plan: Plan) =>
  defineTool({
    ...OF_CHARTS,
    name: "get_contract_market_chart",
    title: "Price history of a token by contract",
    description:
      "A token's price, market cap and 24-hour volume over the last days by the address of its contract, from CoinGecko: a point every 5 minutes for 1 day, every hour up to 90 days, every day beyond.",
    keywords: [
      "token chart by address",
      "price history by contract address",
      "price history by contract",
      "price graph of contract address",
      "past days for erc20 address",
      "only have contract address chart",
    ],
    category: "market_data",
    input: lazy(() => z.object({ ...asked(), days: days(plan), precision: precision() })),
    output,
    examples: [
      { description: "USDC over a day", args: { ...USDC, days: 1 } },
      { description: "UNI over a month, in euro", args: { ...UNI, days: 30 } },
    ],
    execute({ chain, token, vs_currency, ...query }, ctx) {
      const request = { path: pathOf({ chain, token }), query: { vs_currency, ...query } };
      return chartOf(ctx, PATH, request, {
        shown: { chain, token, vs_currency },
        of: `${token} on ${chain}`,
      });
    },
  });

/** The tool `get_contract_market_chart_range`. */
export const getContractMarketChartRange = (plan: Plan) =>
  defineTool({
    ...OF_CHARTS,
    name: "get_contract_market_chart_range",
    title: "Price history of a token by contract between two times",
    description:
      "A token's price, market cap and 24-hour volume between two times by the address of its contract, from CoinGecko: a point every 5 minutes within a day, every hour up to 90 days, every day beyond.",
    keywords: [
      "token address between two dates",
      "contract address start and end",
      "custom period for contract",
      "erc20 prices during a period",
      "dated price series by address",
    ],
    category: "market_data",
    input: lazy(() => inOrder(z.object({ ...asked(), ...span(), precision: precision() }))),
    output,
    examples: rangeExamples(USDC, UNI),
    execute({ chain, token, vs_currency, ...query }, ctx) {
      requireReach(plan, ctx.clock, "from", query.from);
      const request = { path: pathOf({ chain, token }), query: { vs_currency, ...query } };
      return chartOf(ctx, `${PATH}/range`, request, {
        shown: { chain, token, vs_currency },
        of: `${token} on ${chain}`,
      });
    },
  });
