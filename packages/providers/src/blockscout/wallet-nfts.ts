// NFTs of an address on Blockscout: one by one, and by collection.
import { isObject, paginate } from "@svckit/core";
import { evmAddress, integerString, lazy, limit, orNull } from "@svckit/core/schemas";
import * as z from "zod";
import { asked, askPage, chainArgument, chainField, PAGE_ROWS, rawPage } from "./api.js";
import { rawToken, tokenFields, toToken } from "./token.js";

const NFT_TYPES = ["ERC-721", "ERC-1155", "ERC-404"] as const;

const rawInstance = () =>
  z.looseObject({
    id: integerString(),
    value: orNull(integerString()),
    metadata: z.unknown().optional(),
    image_url: z.string().nullish(),
    animation_url: z.string().nullish(),
    external_app_url: z.string().nullish(),
  });
const rawNfts = lazy(() => rawPage(rawInstance().extend({ token: rawToken().nullish() })));
const rawCollections = lazy(() =>
  rawPage(
    z.looseObject({
      token: rawToken(),
      amount: orNull(integerString()),
      token_instances: z.array(rawInstance()).nullish(),
    }),
  ),
);

const nftFields = () => ({
  token_id: integerString("Which one of its collection"),
  amount_raw: integerString("How many of it are held; 1 of an ERC-721"),
  name: z.string().nullable().describe("Name in its metadata, written by whoever made it"),
  description: z.string().nullable().describe("Description in its metadata, written by whoever made it"),
  image_url: z.string().nullable().describe("Where its picture is"),
  animation_url: z.string().nullable().describe("Where its film or model is"),
  external_url: z.string().nullable().describe("Its page at whoever made it"),
});

function toNft(raw: z.output<ReturnType<typeof rawInstance>>) {
  const metadata = isObject(raw.metadata) ? raw.metadata : {};
  const text = (value: unknown) => (typeof value === "string" && value !== "" ? value : null);
  return {
    token_id: raw.id,
    amount_raw: raw.value ?? "1",
    name: text(metadata["name"]),
    description: text(metadata["description"]),
    image_url: raw.image_url ?? null,
    animation_url: raw.animation_url ?? null,
    external_url: raw.external_app_url ?? null,
  };
}

const input = lazy(() =>
  z.object({
    chain: chainArgument(),
    address: evmAddress("Whose NFTs"),
    token_type: z.enum(NFT_TYPES).optional().describe("Only NFTs of this standard"),
    limit: limit({ most: 100, usual: 25 }, "How many rows"),
  }),
);

const examples = [
  {
    description: "Of an address on Ethereum",
    args: { chain: "ethereum", address: "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045" },
  },
  {
    description: "ERC-721 alone, on Base",
    args: { chain: "base", address: "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045", token_type: "ERC-721" },
  },
];

/** The tool `get_wallet_nfts`. */
export const getWalletNfts = paginate({
  ...asked,
  name: "get_wallet_nfts",
  title: "NFTs of an address",
  description:
    "The NFTs that an address of an EVM chain holds, one by one, from the chain's Blockscout explorer: collection, id, name, picture and how many.",
  keywords: [
    "nfts owned by a wallet",
    "my nfts",
    "nft holdings",
    "which nfts does an address own",
    "nfts held by a wallet",
    "show my nfts",
    "which nfts are owned",
    "jpegs in a wallet",
    "token ids of held nfts",
    "collectibles of an address",
    "nft pictures in wallet",
    "does wallet own an nft",
  ],
  category: "nft_analytics",
  input,
  output: lazy(() =>
    z.object({
      chain: chainField(),
      nfts: z
        .array(
          z.object({
            collection: z.object(tokenFields()).nullable().describe("The collection"),
            ...nftFields(),
          }),
        )
        .describe("The NFTs"),
    }),
  ),
  examples,
  list: "nfts",
  by: "cursor",
  size: PAGE_ROWS,
  absent: ({ address, chain }) => `${address} holds no such NFTs on ${chain}`,
  async page({ chain, address, token_type: type }, ctx, { cursor }) {
    const request = { path: { address }, query: { type }, schema: rawNfts, cursor };
    const { items, next } = await askPage(ctx, "api/v2/addresses/{address}/nft", request);
    const nfts = items.map((item) => ({
      collection: item.token ? toToken(item.token) : null,
      ...toNft(item),
    }));
    return { items: nfts, next, beside: { chain } };
  },
});

/** The tool `get_wallet_nft_collections`. */
export const getWalletNftCollections = paginate({
  ...asked,
  name: "get_wallet_nft_collections",
  title: "NFT collections of an address",
  description:
    "The NFT collections of which an address of an EVM chain holds something, from the chain's Blockscout explorer: how many of each, and some of them with name and picture.",
  keywords: [
    "collections in a wallet",
    "which collections does a wallet hold",
    "nft collections of a wallet",
    "how many of each collection",
    "which collections are held",
    "distinct nft projects owned",
    "nfts grouped by collection",
    "collections a collector has",
  ],
  category: "nft_analytics",
  input,
  output: lazy(() =>
    z.object({
      chain: chainField(),
      collections: z
        .array(
          z.object({
            collection: z.object(tokenFields()).describe("The collection"),
            amount_raw: orNull(integerString("How many of it are held")),
            nfts: z.array(z.object(nftFields())).describe("Some of them, as many as the explorer shows"),
          }),
        )
        .describe("The collections"),
    }),
  ),
  examples,
  list: "collections",
  by: "cursor",
  size: PAGE_ROWS,
  absent: ({ address, chain }) => `${address} holds no such NFTs on ${chain}`,
  async page({ chain, address, token_type: type }, ctx, { cursor }) {
    const request = { path: { address }, query: { type }, schema: rawCollections, cursor };
    const { items, next } = await askPage(ctx, "api/v2/addresses/{address}/nft/collections", request);
    const collections = items.map(({ token, amount, token_instances }) => ({
      collection: toToken(token),
      amount_raw: amount,
      nfts: (token_instances ?? []).map(toNft),
    }));
    return { items: collections, next, beside: { chain } };
  },
});
