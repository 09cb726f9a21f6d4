// get_wallet_active_chains: the chains on which a wallet has done anything.
import { defineTool } from "@svckit/core";
import { isoTime, lazy, orNull } from "@svckit/core/schemas";
import * as z from "zod";
import { chainsArgument, chainsQuery, slugOfMoralis, walletAddress } from "./arguments.js";

const FRESH_MS = 5 * 60_000;
const STALE_MS = 60 * 60_000;

const rawChains = lazy(() => {
  const transaction = z.looseObject({ block_timestamp: z.string(), transaction_hash: z.string().nullish() });
  const row = z.looseObject({
    chain_id: z.string(),
    first_transaction: transaction.nullish(),
    last_transaction: transaction.nullish(),
  });
  return z.looseObject({ active_chains: z.array(row) });
});

/** The tool `get_wallet_active_chains`. */
export const getWalletActiveChains = defineTool({
  name: "get_wallet_active_chains",
  title: "Chains that a wallet uses",
  description:
    "On which EVM chains a wallet has sent or received anything, with its first and its last transaction on each, from Moralis, at most five minutes old. Needs the operator's key.",
  category: "portfolio_wallet",
  effect: "read",
  cacheTtl: FRESH_MS,
  staleTtl: STALE_MS,
  keywords: [
    "wallet age",
    "first transaction",
    "active networks",
    "which chains does a wallet use",
    "on which chains is a wallet active",
    "how old is a wallet",
    "first seen",
    "on which chains active",
    "when was wallet created",
    "wallet footprint across chains",
    "last time wallet was active",
    "networks a wallet touched",
  ],
  input: lazy(() =>
    z.object({
      address: walletAddress(),
      chains: chainsArgument("The chains to look at"),
    }),
  ),
  output: lazy(() =>
    z.object({
      address: z.string().describe("The wallet"),
      chains: z
        .array(
          z.object({
            chain: z.string().describe("The chain"),
            is_active: z.boolean().describe("Whether the wallet has a transaction there"),
            first_at: orNull(isoTime("When its first transaction was; null: it has none")),
            first_hash: z.string().nullable().describe("Its first transaction"),
            last_at: orNull(isoTime("When its last transaction was; null: it has none")),
            last_hash: z.string().nullable().describe("Its last transaction"),
          }),
        )
        .describe("The chains that were asked for"),
    }),
  ),
  examples: [
    { description: "On Ethereum", args: { address: "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045" } },
    {
      description: "On three chains",
      args: {
        address: "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045",
        chains: ["ethereum", "base", "polygon"],
      },
    },
  ],
  async execute({ address, chains }, ctx) {
    const { active_chains } = await ctx.http.get("wallets/{address}/chains", {
      path: { address },
      query: chainsQuery(chains),
      schema: rawChains,
    });
    const result = {
      address,
      chains: active_chains.map(({ chain_id, first_transaction: first, last_transaction: last }) => ({
        chain: slugOfMoralis(chain_id),
        is_active: first != null || last != null,
        first_at: first?.block_timestamp,
        first_hash: first?.transaction_hash ?? null,
        last_at: last?.block_timestamp,
        last_hash: last?.transaction_hash ?? null,
      })),
    };
    return result.chains.some((each) => each.is_active)
      ? result
      : ctx.noData(result, `moralis knows no transaction of ${address} there`);
  },
});
