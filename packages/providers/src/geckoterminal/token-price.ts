// get_onchain_token_price: prices of tokens by their addresses.
import { defineTool } from "@svckit/core";
import { chain, decimal, isoTime, lazy, orNull } from "@svckit/core/schemas";
import * as z from "zod";
import { plainAddress } from "../any-address.js";
import { chainsOf } from "../chains.js";
import { percent, rowAddress } from "../market-forms.js";
import { timeOf } from "../moment.js";
import { nameSome } from "../name-some.js";
import { chains, freshTool, tokensArguments } from "./json-api.js";
import { pricesFromPairs } from "./token-fallback.js";

const WETH = "0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2";
const USDT = "0xdAC17F958D2ee523a2206206994597C13D831ec7";

const figures = () => z.record(z.string(), z.string().nullable()).nullish();
const rawPrices = lazy(() =>
  z.looseObject({
    data: z.looseObject({
      attributes: z.looseObject({
        token_prices: z.record(z.string(), z.string().nullable()),
        market_cap_usd: figures(),
        h24_volume_usd: figures(),
        h24_price_change_percentage: figures(),
        total_reserve_in_usd: figures(),
        last_trade_timestamp: figures(),
      }),
    }),
  }),
);

/** The tool `get_onchain_token_price`. */
export const getOnchainTokenPrice = defineTool({
  name: "get_onchain_token_price",
  title: "Token prices by address",
  description:
    "Current prices of up to 30 tokens of one chain by their addresses, as their pools trade them: US dollars, market cap, liquidity, volume and change of 24 hours, from GeckoTerminal, at most 30 seconds old.",
  category: "onchain_dex",
  keywords: [
    "price by contract address",
    "dex price",
    "dex price of token",
    "token price from pools",
    "price by contract address on a chain",
    "dex price of an address",
    "price from liquidity pools",
    "price from pools",
    "amm price",
    "pool-based price",
    "on-chain price",
    "liquidity-derived price",
    "unlisted token price",
  ],
  ...freshTool,
  input: lazy(tokensArguments),
  output: lazy(() =>
    z.object({
      chain: chain().describe("The chain; a slug or CAIP-2"),
      prices: z
        .array(
          z.object({
            address: rowAddress("Address of the token"),
            price_usd: decimal("Price in US dollars"),
            market_cap_usd: orNull(decimal("Market cap in US dollars, where it is known")),
            liquidity_usd: orNull(decimal("What lies in its pools, in US dollars")),
            volume_24h_usd: orNull(decimal("Volume of 24 hours in US dollars")),
            price_change_24h_percent: percent("Change of the price in 24 hours"),
            last_trade_at: orNull(isoTime("When it was last traded")),
          }),
        )
        .describe("The tokens that have a price, in the order asked for"),
    }),
  ),
  list: "prices",
  fallback: {
    tool: "get_multi_token_pairs",
    args: ({ chain, addresses }) =>
      chainsOf("dexscreener").withName(chain, (name) => ({ chain: name, addresses, limit: 100 })),
    result: pricesFromPairs,
  },
  examples: [
    { description: "Wrapped ether", args: { chain: "ethereum", addresses: [WETH] } },
    { description: "Two tokens", args: { chain: "eip155:1", addresses: [WETH, USDT] } },
  ],
  async execute({ chain, addresses }, ctx) {
    const asked = addresses.map(plainAddress);
    const { data } = await ctx.http.get("simple/networks/{network}/token_price/{addresses}", {
      path: { network: chains().ownNameOf(chain), addresses: asked.join(",") },
      query: {
        include_market_cap: true,
        include_24hr_vol: true,
        include_24hr_price_change: true,
        include_total_reserve_in_usd: true,
      },
      schema: rawPrices,
    });
    const { attributes: of } = data;
    const prices = asked.flatMap((address) => {
      const price = of.token_prices[address];
      if (price == null || price === "") return [];
      const traded = of.last_trade_timestamp?.[address];
      return {
        address,
        price_usd: price,
        market_cap_usd: of.market_cap_usd?.[address],
        liquidity_usd: of.total_reserve_in_usd?.[address],
        volume_24h_usd: of.h24_volume_usd?.[address],
        price_change_24h_percent: of.h24_price_change_percentage?.[address],
        last_trade_at: timeOf(traded ? Number(traded) : null),
      };
    });
    const priced = new Set(prices.map(({ address }) => address));
    const absent = addresses.filter((address) => !priced.has(plainAddress(address)));
    const result = { chain, prices };
    if (absent.length === 0) return result;
    return ctx.noData(result, `geckoterminal has no price of ${nameSome(absent)} on ${chain}`);
  },
});
