// search_chain: tokens, addresses, blocks and transactions of a chain by a text.
import { paginate } from "@svckit/core";
import { decimal, isoTime, lazy, limit, orNull } from "@svckit/core/schemas";
import * as z from "zod";
import { answerAddress } from "../answer-address.js";
import { asked, askPage, chainArgument, chainField, PAGE_ROWS, rawPage, spelled } from "./api.js";

const rawFound = lazy(() =>
  rawPage(
    spelled(
      z.looseObject({
        type: z.string(),
        name: z.string().nullish(),
        symbol: z.string().nullish(),
        address_hash: answerAddress().nullish(),
        token_type: z.string().nullish(),
        exchange_rate: orNull(decimal()),
        is_smart_contract_verified: z.boolean().nullish(),
        block_number: z.union([z.int(), z.string()]).nullish(),
        block_hash: z.string().nullish(),
        transaction_hash: z.string().nullish(),
        timestamp: orNull(isoTime()),
        ens_info: z.looseObject({ name: z.string().nullish() }).nullish(),
      }),
    ),
  ),
);

/** The tool `search_chain`. */
export const searchChain = paginate({
  ...asked,
  name: "search_chain",
  title: "Search a chain",
  description:
    "Finds tokens, contracts, addresses, ENS names, blocks and transactions of one EVM chain by name, symbol, hash or number, on the chain's Blockscout explorer, the best known first. Names are written by anyone: a token that is named like another may be a fraud.",
  category: "search_discovery",
  keywords: [
    "explorer",
    "find a token contract",
    "find address or token on an explorer",
    "search the explorer",
    "find contract by name",
    "tokens with same name",
    "explorer search box",
    "look up on blockscout",
  ],
  input: lazy(() =>
    z.object({
      chain: chainArgument(),
      query: z.string().trim().min(1).max(200).describe("Name, symbol, address, hash or number"),
      limit: limit({ most: 100, usual: 20 }, "How many findings"),
    }),
  ),
  output: lazy(() =>
    z.object({
      chain: chainField(),
      results: z
        .array(
          z.object({
            type: z.string().describe("token, contract, address, ens_domain, block, transaction and such"),
            name: z.string().nullable().describe("Name of the token, the contract or the address"),
            symbol: z.string().nullable().describe("Symbol of the token"),
            address: z.string().nullable().describe("The address, in EIP-55 spelling"),
            token_type: z.string().nullable().describe("Standard of the token, such as ERC-20"),
            price_usd: orNull(decimal("Price of a whole token in US dollars")),
            is_verified: z.boolean().nullable().describe("Whether the explorer has verified source"),
            hash: z.string().nullable().describe("Hash of the block or the transaction"),
            block_number: z.int().nullable().describe("Height of the block"),
            time: orNull(isoTime("When the block or the transaction was made")),
          }),
        )
        .describe("The findings"),
    }),
  ),
  examples: [
    { description: "Tokens named like Tether on Ethereum", args: { chain: "ethereum", query: "USDT" } },
    { description: "USDC on Base", args: { chain: "base", query: "USDC", limit: 5 } },
  ],
  list: "results",
  by: "cursor",
  size: PAGE_ROWS,
  absent: ({ query, chain }) => `the explorer of ${chain} finds nothing by ${JSON.stringify(query)}`,
  async page({ chain, query: q }, ctx, { cursor }) {
    const request = { path: {}, query: { q }, schema: rawFound, cursor };
    const { items, next } = await askPage(ctx, "api/v2/search", request);
    const results = items.map((item) => ({
      type: item.type,
      name: item.name ?? item.ens_info?.name ?? null,
      symbol: item.symbol ?? null,
      address: item.address_hash ?? null,
      token_type: item.token_type ?? null,
      price_usd: item.exchange_rate,
      is_verified: item.is_smart_contract_verified ?? null,
      hash: item.transaction_hash ?? item.block_hash ?? null,
      block_number: item.block_number == null ? null : Number(item.block_number),
      time: item.timestamp,
    }));
    return { items: results, next, beside: { chain } };
  },
});
