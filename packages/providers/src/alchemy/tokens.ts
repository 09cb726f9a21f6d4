// Tokens at Alchemy: what an address holds, what a token is, and what it costs.
import { defineTool, paginate } from "@svckit/core";
import { decimal, evmAddress, integerString, isoTime, lazy, limit, orNull } from "@svckit/core/schemas";
import * as z from "zod";
import { answerAddress } from "../answer-address.js";
import { askRpc } from "../json-rpc.js";
import { nameSome } from "../name-some.js";
import { asked, chainArgument, chainField, RPC, rawHex } from "./api.js";

const MOST_BALANCES = 100;
const MOST_SYMBOLS = 25;

const rawBalances = () =>
  z.looseObject({
    tokenBalances: z.array(
      z.looseObject({
        contractAddress: answerAddress(),
        tokenBalance: rawHex(),
        error: z.unknown().optional(),
      }),
    ),
    pageKey: z.string().nullish(),
  });

/** The tool `get_alchemy_token_balances`. */
export const getAlchemyTokenBalances = paginate({
  ...asked,
  name: "get_alchemy_token_balances",
  title: "ERC-20 balances of an address, in smallest units",
  description:
    "Every ERC-20 token that an address of an EVM chain holds, read by Alchemy from the chain, in the tokens' smallest units; get_alchemy_token_metadata gives decimals and symbols. A balance that cannot be read is null and never 0.",
  category: "portfolio_wallet",
  keywords: [
    "holdings",
    "raw token balances",
    "all erc-20s unformatted",
    "undivided balance integers",
    "base unit holdings",
    "every token in raw integer",
    "token balances without decimals",
  ],
  input: lazy(() =>
    z.object({
      chain: chainArgument(),
      address: evmAddress("Whose tokens"),
      limit: limit({ most: 500, usual: 100 }, "How many tokens"),
    }),
  ),
  output: lazy(() =>
    z.object({
      chain: chainField(),
      balances: z
        .array(
          z.object({
            token: z.string().describe("Contract of the token, in EIP-55 spelling"),
            amount_raw: orNull(
              integerString("How much, in the token's smallest unit; null where it cannot be read"),
            ),
          }),
        )
        .describe("The tokens; those of which nothing is held are left out"),
    }),
  ),
  examples: [
    {
      description: "On Ethereum",
      args: { chain: "ethereum", address: "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045" },
    },
    {
      description: "The first two on Base",
      args: { chain: "base", address: "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045", limit: 2 },
    },
  ],
  list: "balances",
  by: "cursor",
  size: MOST_BALANCES,
  absent: ({ address, chain }) => `${address} holds no ERC-20 tokens on ${chain}`,
  async page({ chain, address }, ctx, { cursor, size }) {
    const options = { maxCount: size, ...(cursor !== undefined && { pageKey: cursor }) };
    const found = await askRpc(
      ctx,
      "alchemy_getTokenBalances",
      [address, "erc20", options],
      rawBalances,
      RPC,
    );
    const balances = (found?.tokenBalances ?? []).map(({ contractAddress, tokenBalance, error }) => ({
      token: contractAddress,
      amount_raw: error == null ? (tokenBalance ?? null) : null,
    }));
    const items = balances.filter(({ amount_raw: amount }) => amount !== "0");
    return { items, next: found?.pageKey, beside: { chain } };
  },
});

const text = () => orNull(z.string());
const rawMetadata = () =>
  z.looseObject({ name: text(), symbol: text(), decimals: z.int().min(0).max(255).nullish(), logo: text() });

/** The tool `get_alchemy_token_metadata`. */
export const getAlchemyTokenMetadata = defineTool({
  ...asked,
  name: "get_alchemy_token_metadata",
  title: "Name, symbol and decimals of a token",
  description:
    "Name, symbol, decimals and logo of an ERC-20 token of an EVM chain, from Alchemy, which has more chains of them than explorers do.",
  keywords: [
    "token logo",
    "icon url of a token",
    "token image",
    "logo picture by contract",
    "decimals on lesser known chain",
  ],
  category: "token_contract",
  cacheTtl: 60 * 60_000,
  input: lazy(() => z.object({ chain: chainArgument(), token: evmAddress("Contract of the token") })),
  output: lazy(() =>
    z.object({
      chain: chainField(),
      token: z.string().describe("Contract of the token, in EIP-55 spelling"),
      name: z.string().nullable().describe("Name that the contract gives itself"),
      symbol: z.string().nullable().describe("Symbol, not unique: anyone may make a token of any symbol"),
      decimals: z.int().nullable().describe("Decimals of an amount; null where the token names none"),
      logo_url: z.string().nullable().describe("Where its picture is"),
    }),
  ),
  examples: [
    {
      description: "USDC on Ethereum",
      args: { chain: "ethereum", token: "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48" },
    },
    {
      description: "USDC on Base",
      args: { chain: "base", token: "0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913" },
    },
  ],
  async execute({ chain, token }, ctx) {
    const found = await askRpc(ctx, "alchemy_getTokenMetadata", [token], rawMetadata, RPC);
    const { name = null, symbol = null, decimals = null, logo = null } = found ?? {};
    const result = { chain, token, name, symbol, decimals, logo_url: logo };
    const isKnown = name !== null || symbol !== null || decimals !== null;
    return isKnown ? result : ctx.noData(result, `alchemy knows no token ${token} on ${chain}`);
  },
});

const rawPrices = lazy(() =>
  z.looseObject({
    data: z.array(
      z.looseObject({
        symbol: z.string(),
        prices: z
          .array(
            z.looseObject({
              currency: z.string(),
              value: orNull(decimal()),
              lastUpdatedAt: orNull(isoTime()),
            }),
          )
          .nullish(),
      }),
    ),
  }),
);

/** The tool `get_alchemy_prices`. */
export const getAlchemyPrices = defineTool({
  effect: "read",
  upstream: () => "prices",
  cacheTtl: 15_000,
  staleTtl: 10 * 60_000,
  name: "get_alchemy_prices",
  title: "Prices of coins by symbol, at Alchemy",
  description:
    "What coins and tokens cost in US dollars now, by symbol, from Alchemy, with the time of each price. A symbol is not unique: Alchemy takes the best known token of it.",
  keywords: [
    "quotes for list of tickers",
    "spot prices per ticker",
    "dollar price by ticker symbol",
    "timestamped usd quote",
  ],
  category: "market_data",
  input: lazy(() =>
    z.object({
      symbols: z
        .array(z.string().trim().min(1).max(30).toUpperCase())
        .min(1)
        .max(MOST_SYMBOLS)
        .describe(`Symbols such as ETH, 1 to ${MOST_SYMBOLS}`),
    }),
  ),
  output: lazy(() =>
    z.object({
      prices: z
        .array(
          z.object({
            symbol: z.string().describe("The symbol"),
            price_usd: orNull(decimal("Price in US dollars; null where none is known")),
            time: orNull(isoTime("When the price was read")),
          }),
        )
        .describe("One for each symbol, in their order"),
    }),
  ),
  examples: [
    { description: "Ether and bitcoin", args: { symbols: ["ETH", "BTC"] } },
    { description: "One of them", args: { symbols: ["ETH"] } },
  ],
  list: "prices",
  async execute({ symbols }, ctx) {
    const request = { query: { symbols }, schema: rawPrices };
    const { data } = await ctx.http.get("prices/v1/tokens/by-symbol", request);
    const prices = symbols.map((symbol) => {
      const found = data.find((each) => each.symbol.toUpperCase() === symbol);
      const price = found?.prices?.find(({ currency }) => currency.toLowerCase() === "usd");
      return { symbol, price_usd: price?.value ?? null, time: price?.lastUpdatedAt ?? null };
    });
    const missing = prices.filter(({ price_usd: price }) => price === null).map(({ symbol }) => symbol);
    const result = { prices };
    return missing.length === 0 ? result : ctx.noData(result, `alchemy has no price of ${nameSome(missing)}`);
  },
});
