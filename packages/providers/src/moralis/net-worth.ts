// get_wallet_net_worth: what a wallet is worth, by chain.
import { defineTool } from "@svckit/core";
import { decimal, integerString, lazy } from "@svckit/core/schemas";
import * as z from "zod";
import { chainsArgument, chainsQuery, slugOfMoralis, walletAddress } from "./arguments.js";

const FRESH_MS = 60_000;
const STALE_MS = 10 * 60_000;

const rawWorth = lazy(() => {
  const amount = z.union([z.string(), z.number()]);
  const onChain = z.looseObject({
    ...{ chain: z.string(), native_balance: amount, native_balance_formatted: amount },
    ...{ native_balance_usd: amount, token_balance_usd: amount, networth_usd: amount },
  });
  return z.looseObject({
    total_networth_usd: amount,
    chains: z.array(onChain),
    unavailable_chains: z.array(z.looseObject({ chain_id: z.string() })).nullish(),
  });
});

/** The tool `get_wallet_net_worth`. */
export const getWalletNetWorth = defineTool({
  name: "get_wallet_net_worth",
  title: "Worth of a wallet",
  description:
    "What a wallet is worth in US dollars on one or several EVM chains, coins and tokens apart and without spam, from Moralis, at most a minute old. Needs the operator's key.",
  category: "portfolio_wallet",
  effect: "read",
  cacheTtl: FRESH_MS,
  staleTtl: STALE_MS,
  keywords: [
    "portfolio value",
    "how rich",
    "total balance",
    "net worth",
    "how rich is a wallet",
    "wallet total in dollars",
    "wallet worth without spam",
    "worth per chain",
    "one figure wallet value",
    "wallet's total fortune",
  ],
  input: lazy(() =>
    z.object({
      address: walletAddress(),
      chains: chainsArgument("The chains"),
    }),
  ),
  output: lazy(() =>
    z.object({
      address: z.string().describe("The wallet"),
      total_usd: decimal("What it is worth on these chains, in US dollars"),
      chains: z
        .array(
          z.object({
            chain: z.string().describe("The chain"),
            balance: decimal("How much of the chain's own coin it holds, in coins"),
            balance_raw: integerString("The same in wei"),
            balance_usd: decimal("What that is worth in US dollars"),
            tokens_usd: decimal("What its tokens are worth in US dollars"),
            total_usd: decimal("Both together in US dollars"),
          }),
        )
        .describe("Its worth by chain"),
      unavailable_chains: z
        .array(z.string())
        .describe("Chains that were asked for and could not be read; their worth is missing in the total"),
    }),
  ),
  examples: [
    { description: "On Ethereum", args: { address: "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045" } },
    {
      description: "On two chains",
      args: { address: "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045", chains: ["ethereum", "base"] },
    },
  ],
  async execute({ address, chains }, ctx) {
    const worth = await ctx.http.get("wallets/{address}/net-worth", {
      path: { address },
      query: {
        ...chainsQuery(chains),
        exclude_spam: true,
        exclude_unverified_contracts: true,
      },
      schema: rawWorth,
    });
    return {
      address,
      total_usd: worth.total_networth_usd,
      chains: worth.chains.map((each) => ({
        chain: slugOfMoralis(each.chain),
        balance: each.native_balance_formatted,
        balance_raw: each.native_balance,
        balance_usd: each.native_balance_usd,
        tokens_usd: each.token_balance_usd,
        total_usd: each.networth_usd,
      })),
      unavailable_chains: (worth.unavailable_chains ?? []).map(({ chain_id }) => slugOfMoralis(chain_id)),
    };
  },
});
