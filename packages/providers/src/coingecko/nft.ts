// One NFT collection: by its id, and by the address of its contract.
import { defineTool } from "@svckit/core";
import { lazy } from "@svckit/core/schemas";
import * as z from "zod";
import { plainAddress } from "../any-address.js";
import { chainsOf } from "../chains.js";
import { chain, idOf, token } from "./arguments.js";
import { figures, text, time } from "./fields.js";
import { RECORDS } from "./kept.js";
import { nftMarket, nftRow } from "./nft-record.js";

const links = () =>
  z
    .object({ homepage: text("Home page"), twitter: text("On X"), discord: text("On Discord") })
    .nullable()
    .prefault(null)
    .describe("Where it is found on the web");

const dates = () =>
  z
    .object({ native_currency: time("In the chain's coin"), usd: time("In US dollars") })
    .nullable()
    .prefault(null)
    .describe("When that was");

const details = () => ({
  ...nftMarket(),
  links: links(),
  ath: figures("Highest floor price ever, by `native_currency` and `usd`"),
  ath_change_percentage: figures("How far the floor price lies from that, in percent"),
  ath_date: dates(),
});

const collection = lazy(() => nftRow(details()));
const output = lazy(() => nftRow({ ...details(), id: text("CoinGecko id of the collection") }));

/** The tool `get_nft`. */
export const getNft = defineTool({
  ...RECORDS,
  name: "get_nft",
  title: "An NFT collection",
  description:
    "One NFT collection by its CoinGecko id: floor price, market cap, volume, their changes in a day, owners, sales and its highest floor price ever.",
  category: "nft_analytics",
  keywords: [
    "floor price",
    "floor of a collection",
    "bored ape floor",
    "nft collection stats",
    "how many owners does a collection have",
    "how many holders does an nft collection have",
    "volume and sales of a collection",
    "cheapest nft of a collection",
    "highest floor ever",
    "market cap of a collection",
    "details of an nft collection",
    "nft project floor",
    "how many owners",
    "cheapest nft",
    "jpeg collection",
    "pfp collection",
    "collection's unique holders",
  ],
  input: lazy(() => z.object({ id: idOf("collection", "pudgy-penguins", "get_nfts names it") })),
  output,
  examples: [
    { description: "Pudgy Penguins", args: { id: "pudgy-penguins" } },
    { description: "CryptoPunks", args: { id: "cryptopunks" } },
  ],
  async execute({ id }, ctx) {
    const found = await ctx.http.find("/nfts/{id}", { path: { id }, schema: collection });
    return found ?? ctx.noData({ id }, `coingecko has no NFT collection ${id}`);
  },
});

/** The tool `get_nft_by_contract`. */
export const getNftByContract = defineTool({
  ...RECORDS,
  name: "get_nft_by_contract",
  title: "An NFT collection by contract",
  description:
    "One NFT collection by chain and the address of its contract, from CoinGecko: floor price, market cap, volume, their changes in a day, owners and sales.",
  category: "nft_analytics",
  keywords: [
    "floor price",
    "nft floor by contract address",
    "collection stats by contract",
    "floor of the collection at an address",
    "nft contract floor",
    "owners and sales by contract",
    "nft contract market data",
    "nft floor by contract",
    "floor at an address",
    "erc721 contract market stats",
    "collection from contract address",
    "only have nft contract",
  ],
  input: lazy(() => z.object({ chain: chain(), token: token("collection") })),
  output,
  examples: [
    {
      description: "Pudgy Penguins",
      args: { chain: "ethereum", token: "0xBd3531dA5CF5857e7CfAA92426877b022e612cf8" },
    },
    {
      description: "CryptoPunks",
      args: { chain: "ethereum", token: "0xb47e3cd837dDF8e4c57F05d70Ab865de6e193BBB" },
    },
  ],
  async execute({ chain, token }, ctx) {
    const found = await ctx.http.find("/nfts/{id}/contract/{contract_address}", {
      path: { id: chainsOf("coingecko").nameOf(chain), contract_address: plainAddress(token) },
      schema: collection,
    });
    return (
      found ?? ctx.noData({ chain, address: token }, `coingecko has no NFT collection ${token} on ${chain}`)
    );
  },
});
