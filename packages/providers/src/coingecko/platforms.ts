// get_asset_platforms: the chains that CoinGecko knows tokens on.
import { isObject } from "@svckit/core";
import * as z from "zod";
import { chainsOf } from "../chains.js";
import { text, whole } from "./fields.js";
import { DIRECTORIES } from "./kept.js";
import { listTool } from "./list-tool.js";

const platformRow = () =>
  z.preprocess(
    (given) => {
      if (!isObject(given)) return given;
      const known = chainsOf("coingecko").all.find(({ names }) => names.coingecko === given["id"]);
      return { ...given, chain: known?.slug ?? null };
    },
    z.object({
      id: z.string().describe("CoinGecko id of the platform"),
      chain: z.string().nullable().describe("Our slug of the chain, as the argument `chain` takes it"),
      chain_identifier: whole("Number of an EVM chain"),
      name: text("Name"),
      shortname: text("Short name"),
      native_coin_id: text("CoinGecko id of its native coin"),
    }),
  );

/** The tool `get_asset_platforms`. */
export const getAssetPlatforms = listTool({
  ...DIRECTORIES,
  name: "get_asset_platforms",
  title: "Chains that CoinGecko knows",
  description:
    "The chains on which CoinGecko knows tokens, with number, native coin and the slug by which other tools call them.",
  category: "network_infrastructure",
  keywords: [
    "blockchain networks",
    "coingecko platforms",
    "chain ids at coingecko",
    "blockchain networks at coingecko",
    "platform ids",
    "platform slug",
    "which blockchains does coingecko list",
    "coingecko chain identifiers",
    "native coin id per network",
  ],
  path: "/asset_platforms",
  args: () => ({
    filter: z.enum(["nft"]).optional().describe("`nft` for chains with NFT collections alone"),
  }),
  list: "platforms",
  of: "The chains",
  row: platformRow,
  examples: [
    { description: "All chains", args: {} },
    { description: "Those with NFT collections", args: { filter: "nft" } },
  ],
});
