// get_nfts_for_owner: the NFTs that an address of an EVM chain holds.
import { paginate } from "@svckit/core";
import { evmAddress, integerString, isoTime, lazy, limit, orNull } from "@svckit/core/schemas";
import * as z from "zod";
import { answerAddress } from "../answer-address.js";
import { asked, chainArgument, chainField } from "./api.js";

const MOST = 100;
const MOST_COLLECTIONS = 45;

const text = () => orNull(z.string());
const rawNfts = lazy(() =>
  z.looseObject({
    ownedNfts: z.array(
      z.looseObject({
        contract: z.looseObject({
          address: answerAddress(),
          name: text(),
          symbol: text(),
          isSpam: z.boolean().nullish(),
        }),
        tokenId: integerString(),
        tokenType: text(),
        name: text(),
        description: text(),
        balance: orNull(integerString()),
        image: z.looseObject({ cachedUrl: text(), originalUrl: text() }).nullish(),
        timeLastUpdated: orNull(isoTime()),
      }),
    ),
    pageKey: z.string().nullish(),
  }),
);

/** The tool `get_nfts_for_owner`. */
export const getNftsForOwner = paginate({
  ...asked,
  name: "get_nfts_for_owner",
  title: "NFTs of an address, at Alchemy",
  description:
    "The NFTs that an address of an EVM chain holds, from Alchemy: collection, id, name, picture, how many, and whether Alchemy takes the collection for spam; of some collections alone on request.",
  keywords: [
    "nfts of a wallet",
    "nft portfolio",
    "nfts filtered by collection",
    "owns one of collection",
    "alchemy nfts",
    "nfts of one address",
    "quantity of each nft",
    "token-gated access check",
  ],
  category: "nft_analytics",
  input: lazy(() =>
    z.object({
      chain: chainArgument(),
      address: evmAddress("Whose NFTs"),
      collections: z
        .array(evmAddress())
        .min(1)
        .max(MOST_COLLECTIONS)
        .optional()
        .describe(`Only those of these collections, 1 to ${MOST_COLLECTIONS} contracts`),
      limit: limit({ most: 200, usual: 50 }, "How many NFTs"),
    }),
  ),
  output: lazy(() =>
    z.object({
      chain: chainField(),
      nfts: z
        .array(
          z.object({
            collection: z
              .object({
                address: z.string().describe("Contract of the collection, in EIP-55 spelling"),
                name: z.string().nullable().describe("Name that the contract gives itself"),
                symbol: z.string().nullable().describe("Symbol, not unique"),
                type: z.string().nullable().describe("ERC721 or ERC1155"),
                is_spam: z.boolean().nullable().describe("Whether Alchemy takes it for spam"),
              })
              .describe("The collection"),
            token_id: integerString("Which one of its collection"),
            amount_raw: orNull(integerString("How many of it are held")),
            name: z.string().nullable().describe("Name in its metadata, written by whoever made it"),
            description: z.string().nullable().describe("Description, written by whoever made it"),
            image_url: z.string().nullable().describe("Where its picture is"),
            updated_at: orNull(isoTime("When its metadata were read")),
          }),
        )
        .describe("The NFTs"),
    }),
  ),
  examples: [
    {
      description: "On Ethereum",
      args: { chain: "ethereum", address: "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045" },
    },
    {
      description: "Of one collection, on Base",
      args: {
        chain: "base",
        address: "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045",
        collections: ["0xBC4CA0EdA7647A8aB7C2061c2E118A18a936f13D"],
      },
    },
  ],
  list: "nfts",
  by: "cursor",
  size: MOST,
  absent: ({ address, chain }) => `alchemy knows no such NFTs of ${address} on ${chain}`,
  async page({ chain, address, collections }, ctx, { cursor, size }) {
    const query = {
      owner: address,
      withMetadata: true,
      pageSize: size,
      "contractAddresses[]": collections,
      ...(typeof cursor === "string" && { pageKey: cursor }),
    };
    const { ownedNfts, pageKey } = await ctx.http.get("nft/v3/getNFTsForOwner", { query, schema: rawNfts });
    const nfts = ownedNfts.map(({ contract, ...nft }) => ({
      collection: {
        address: contract.address,
        name: contract.name,
        symbol: contract.symbol,
        type: nft.tokenType,
        is_spam: contract.isSpam ?? null,
      },
      token_id: nft.tokenId,
      amount_raw: nft.balance,
      name: nft.name,
      description: nft.description,
      image_url: nft.image?.cachedUrl ?? nft.image?.originalUrl ?? null,
      updated_at: nft.timeLastUpdated,
    }));
    return { items: nfts, next: pageKey, beside: { chain } };
  },
});
