// get_nft_holdings: the NFTs that a wallet holds.
import { paginate } from "@svckit/core";
import { integerString, lazy, orNull } from "@svckit/core/schemas";
import * as z from "zod";
import { spellAddress } from "../any-address.js";
import { listArguments, MAX_PER_PAGE, pageQuery, walletFields } from "./wallet-list.js";

const FRESH_MS = 60_000;
const STALE_MS = 10 * 60_000;

const rawHoldings = lazy(() => {
  const text = z.string().nullish();
  const flag = z.boolean().nullish();
  const row = z.looseObject({
    ...{ token_address: z.string(), token_id: z.string(), contract_type: text, amount: text },
    ...{ name: text, symbol: text, token_uri: text, possible_spam: flag, verified_collection: flag },
    normalized_metadata: z.looseObject({ name: text, description: text, image: text }).nullish(),
  });
  return z.looseObject({ cursor: text, result: z.array(row) });
});

const words = (meaning: string) => z.string().nullable().describe(`${meaning}; null: unknown`);

/** The tool `get_nft_holdings`. */
export const getNftHoldings = paginate({
  name: "get_nft_holdings",
  title: "NFTs of a wallet",
  description:
    "The NFTs that a wallet holds on an EVM chain, with collection, name, picture and whether they look like spam, from Moralis, at most a minute old. Needs the operator's key.",
  category: "nft_analytics",
  effect: "read",
  cacheTtl: FRESH_MS,
  staleTtl: STALE_MS,
  keywords: [
    "collectibles",
    "erc721",
    "erc1155",
    "jpegs in wallet",
    "spam nfts in wallet",
    "moralis nfts",
    "wallet collectibles with picture",
  ],
  input: lazy(() => listArguments("NFTs")),
  output: lazy(() =>
    z.object({
      ...walletFields(),
      nfts: z
        .array(
          z.object({
            collection: z.string().describe("Contract of the collection"),
            collection_name: words("Name of the collection"),
            symbol: words("Symbol of the collection, not unique"),
            token_id: z.string().describe("The NFT in its collection"),
            standard: words("`ERC721` or `ERC1155`"),
            count: orNull(integerString("How many of it the wallet holds")),
            name: words("Name of the NFT, as its metadata has it"),
            description: words("What its metadata says of it"),
            image_url: words("Its picture"),
            metadata_url: words("Where its metadata is"),
            is_possible_spam: z
              .boolean()
              .nullable()
              .describe("Whether Moralis takes it for spam; null: unknown"),
            is_verified_collection: z
              .boolean()
              .nullable()
              .describe("Whether the collection is verified; null: unknown"),
          }),
        )
        .describe("The NFTs, in the order of Moralis"),
    }),
  ),
  examples: [
    {
      description: "On Ethereum",
      args: { chain: "ethereum", address: "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045" },
    },
    {
      description: "One on Base",
      args: { chain: "base", address: "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045", limit: 1 },
    },
  ],
  list: "nfts",
  by: "cursor",
  size: MAX_PER_PAGE,
  absent: ({ address, chain }) => `moralis knows no NFTs of ${address} on ${chain}`,
  async page({ chain, address }, ctx, start) {
    const { result, cursor: next } = await ctx.http.get("{address}/nft", {
      path: { address },
      query: { ...pageQuery(chain, start), format: "decimal", normalizeMetadata: true },
      schema: rawHoldings,
    });
    const items = result.map((row) => ({
      collection: spellAddress(row.token_address),
      collection_name: row.name ?? null,
      symbol: row.symbol ?? null,
      token_id: row.token_id,
      standard: row.contract_type ?? null,
      count: row.amount,
      name: row.normalized_metadata?.name ?? null,
      description: row.normalized_metadata?.description ?? null,
      image_url: row.normalized_metadata?.image ?? null,
      metadata_url: row.token_uri ?? null,
      is_possible_spam: row.possible_spam ?? null,
      is_verified_collection: row.verified_collection ?? null,
    }));
    return { items, next, beside: { chain, address } };
  },
});
