// Assets of Solana at Helius: one by its id, those of an owner, and what a search finds.
import { defineTool, paginate } from "@svckit/core";
import { lazy, limit, solanaAddress } from "@svckit/core/schemas";
import * as z from "zod";
import { askRpc } from "../json-rpc.js";
import { askedRpc } from "./api.js";
import { asset, rawAsset, toAsset } from "./asset.js";

const MOST = 1_000;
const TOKEN_TYPES = ["fungible", "nonFungible", "regularNft", "compressedNft", "all"] as const;

const rawList = () => z.looseObject({ items: z.array(rawAsset()) });
const assetsField = () => z.array(asset()).describe("The assets");

/** The tool `get_solana_asset`. */
export const getSolanaAsset = defineTool({
  ...askedRpc,
  name: "get_solana_asset",
  title: "Token or NFT of Solana",
  description:
    "What a token, NFT or compressed NFT of Solana is, from Helius: name, picture, collection, owner, makers, and of a token its decimals, supply and price where one is known.",
  category: "nft_analytics",
  keywords: [
    "token metadata",
    "cnft",
    "compressed nft",
    "solana nft metadata",
    "single solana nft",
    "who owns this solana nft",
    "spl token metadata",
    "spl logo and image",
    "one solana collectible",
    "creators of solana nft",
    "look up nft mint",
  ],
  cacheTtl: 60_000,
  input: lazy(() => z.object({ id: solanaAddress("The asset: its mint, or the id of a compressed NFT") })),
  output: lazy(() =>
    z.object({ asset: asset().nullable().describe("The asset; null where Helius knows none by the id") }),
  ),
  examples: [
    { description: "BONK", args: { id: "DezXAZ8z7PnrnRJjz3wXBoRgixCa6xjnB7YaB1pPB263" } },
    { description: "An NFT", args: { id: "F9Lw3ki3hJ7PF9HQXsBzoY8GyE6sPoEZZdXJBsTTD2rk" } },
  ],
  async execute({ id }, ctx) {
    const found = await askRpc(ctx, "getAsset", { id, options: { showFungible: true } }, rawAsset);
    if (found === null) return ctx.noData({ asset: null }, `helius knows no asset ${id}`);
    return { asset: toAsset(found) };
  },
});

/** The tool `get_solana_assets_by_owner`. */
export const getSolanaAssetsByOwner = paginate({
  ...askedRpc,
  name: "get_solana_assets_by_owner",
  title: "Assets of an address on Solana",
  description:
    "The NFTs and compressed NFTs that an address of Solana owns, from Helius, and its tokens with amounts and prices where they are asked for.",
  category: "portfolio_wallet",
  keywords: [
    "solana portfolio",
    "solana nfts",
    "nfts in a solana wallet",
    "solana wallet assets",
    "nfts of a phantom wallet",
    "what does a solana wallet own",
    "cnfts of an owner",
    "what does solana wallet own",
    "jpegs on solana",
    "my solana collectibles",
    "solana holdings with prices",
  ],
  input: lazy(() =>
    z.object({
      address: solanaAddress("Who owns the assets"),
      include_tokens: z.boolean().default(false).describe("Whether to list fungible tokens, too"),
      limit: limit({ most: MOST, usual: 50 }, "How many assets"),
    }),
  ),
  output: lazy(() =>
    z.object({ address: z.string().describe("Who owns the assets"), assets: assetsField() }),
  ),
  examples: [
    {
      description: "The NFTs of a wallet",
      args: { address: "86xCnPeV69n6t3DnyGvkKobf9FdN2H9oiVDdaMpo2MMY" },
    },
    {
      description: "Its tokens, too",
      args: { address: "86xCnPeV69n6t3DnyGvkKobf9FdN2H9oiVDdaMpo2MMY", include_tokens: true, limit: 2 },
    },
  ],
  list: "assets",
  by: "page",
  size: MOST,
  absent: ({ address }) => `helius knows no such assets of ${address}`,
  async page({ address, include_tokens: showFungible }, ctx, { page, size }) {
    const params = { ownerAddress: address, page, limit: size, displayOptions: { showFungible } };
    const items = (await askRpc(ctx, "getAssetsByOwner", params, rawList))?.items ?? [];
    return { items: items.map(toAsset), more: items.length >= size, beside: { address } };
  },
});

/** The tool `search_solana_assets`. */
export const searchSolanaAssets = paginate({
  ...askedRpc,
  name: "search_solana_assets",
  title: "Search assets of Solana",
  description:
    "Finds tokens and NFTs of Solana at Helius by owner, collection, maker or authority, all of which must fit: the members of a collection, say, or what an artist made.",
  category: "search_discovery",
  keywords: [
    "collection members",
    "all nfts of a solana collection",
    "nfts by creator",
    "members of solana collection",
    "all nfts of solana collection",
    "nfts made by an artist",
    "burnt solana nfts",
    "filter solana nfts",
    "items of a solana drop",
  ],
  input: lazy(() =>
    z
      .object({
        address: solanaAddress("Only those of this owner").optional(),
        collection: solanaAddress("Only those of this collection").optional(),
        creator: solanaAddress("Only those that this address made").optional(),
        authority: solanaAddress("Only those that this address may change").optional(),
        token_type: z
          .enum(TOKEN_TYPES)
          .optional()
          .describe("Only this kind; it needs an address. Left out: NFTs"),
        is_burnt: z
          .boolean()
          .default(false)
          .describe("Whether burnt ones are looked for, in place of the others"),
        limit: limit({ most: MOST, usual: 50 }, "How many assets"),
      })
      .refine(
        ({ address, collection, creator, authority }) => address ?? collection ?? creator ?? authority,
        "name an address, a collection, a creator or an authority",
      )
      .refine(({ address, token_type: type }) => type === undefined || address !== undefined, {
        error: "a token_type needs the address of an owner beside it",
        path: ["address"],
      }),
  ),
  output: lazy(() => z.object({ assets: assetsField() })),
  examples: [
    {
      description: "Members of a collection",
      args: { collection: "J1S9H3QjnRtBbbuD4HjPV6RpRhwuk4zKbxsnCHuTgh9w", limit: 5 },
    },
    {
      description: "The tokens of a wallet",
      args: { address: "86xCnPeV69n6t3DnyGvkKobf9FdN2H9oiVDdaMpo2MMY", token_type: "fungible" },
    },
  ],
  list: "assets",
  by: "page",
  size: MOST,
  absent: () => "helius finds no such assets",
  async page({ address, collection, creator, authority, token_type, is_burnt }, ctx, { page, size }) {
    const wanted = {
      ...(address && { ownerAddress: address }),
      ...(collection && { grouping: ["collection", collection] }),
      ...(creator && { creatorAddress: creator }),
      ...(authority && { authorityAddress: authority }),
      ...(token_type && { tokenType: token_type }),
    };
    const params = { ...wanted, burnt: is_burnt, page, limit: size };
    const items = (await askRpc(ctx, "searchAssets", params, rawList))?.items ?? [];
    return { items: items.map(toAsset), more: items.length >= size };
  },
});
