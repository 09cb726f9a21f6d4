// look_up_token: symbol and address of the best known tokens, from a table.
import { defineTool, once, type Tool } from "@svckit/core";
import { chain, lazy } from "@svckit/core/schemas";
import * as z from "zod";
import { knownChains } from "../chains.js";
import { localTool } from "./local-tool.js";
import { TOKEN_TABLE } from "./token-table.js";

/** A token of the table. */
export interface ListedToken {
  readonly chain: string;
  readonly address: string;
  readonly symbol: string;
  readonly name: string;
  readonly decimals: number;
}

/** The tokens of the table, in its order. */
export const listedTokens = once((): readonly ListedToken[] => {
  const [, ...lines] = TOKEN_TABLE.trim().split("\n");
  return lines.map((line) => {
    const [slug = "", symbol = "", name = "", decimals = "", address = ""] = line
      .split("|")
      .map((cell) => cell.trim());
    return { chain: slug, address, symbol, name, decimals: Number(decimals) };
  });
});

function chainArgument() {
  const slugs = new Set(listedTokens().map((token) => token.chain));
  const known = knownChains().filter(({ slug }) => slugs.has(slug));
  return chain(Object.fromEntries(known.map(({ slug, caip2 }) => [slug, caip2])), "The chain").optional();
}

export const lookUpToken: Tool = defineTool({
  ...localTool,
  name: "look_up_token",
  title: "Look up a well-known token",
  description:
    "Contract address, symbol, name and decimals of some 150 of the best known tokens on the main EVM chains, by symbol, name or address, from a list of this service. A token that is not there may exist all the same: search a market for it.",
  category: "token_contract",
  keywords: [
    "token address of",
    "usdc address",
    "symbol to address",
    "token list",
    "contract address of usdt",
    "usdc address on a chain",
    "token address by symbol",
    "contract address of weth on base",
    "address of usdc on polygon",
    "where is the usdc contract",
    "official contract of a token",
    "contract address of stablecoin",
    "where is the token contract",
    "canonical token address",
    "real contract not a fake",
    "ca of major token",
  ],
  input: lazy(() =>
    z.object({
      query: z.string().trim().min(1).max(100).describe("A symbol such as USDC, a name, or an address"),
      chain: chainArgument(),
    }),
  ),
  output: lazy(() =>
    z.object({
      tokens: z
        .array(
          z.object({
            chain: z.string().describe("Slug of the chain"),
            address: z.string().describe("The token's contract in EIP-55 spelling"),
            symbol: z.string().describe("Symbol"),
            name: z.string().describe("Name"),
            decimals: z.int().describe("Decimals"),
          }),
        )
        .describe("The tokens that fit, one for each chain that has it"),
    }),
  ),
  examples: [
    { description: "USDC on every chain of the list", args: { query: "USDC" } },
    {
      description: "Which token it is, by its address on Base",
      args: { query: "0x940181a94A35A4569E4529A3CDfB74e38FD98631", chain: "base" },
    },
  ],
  execute({ query, chain: slug }, ctx) {
    const wanted = query.toLowerCase();
    const fits = ({ symbol, name, address }: ListedToken) =>
      [symbol, name, address].some((text) => text.toLowerCase() === wanted);
    const tokens = listedTokens().filter(
      (token) => (slug === undefined || token.chain === slug) && fits(token),
    );
    const found = { tokens: [...tokens] };
    return tokens.length > 0 ? found : ctx.noData(found, "the list has no such token");
  },
});
