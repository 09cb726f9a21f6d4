// What is known of tokens beside their figures: links, texts, scores and holders; of one token, and of the two of a pool.
import { defineTool } from "@svckit/core";
import { chain, isoTime, lazy, orNull } from "@svckit/core/schemas";
import * as z from "zod";
import { anyAddress } from "../any-address.js";
import { percent, rowAddress } from "../market-forms.js";
import { chainArgument, freshTool, placeOf } from "./json-api.js";
import { rawInfo, toWords, wordsRow } from "./token-words.js";

const FRESH_MS = 5 * 60_000;
const PIPPIN = "Dfh5DzRgSvvCFDoYc2ciTkMrbDfRKybA4SoFbPmApump";
const USDT = "0xdAC17F958D2ee523a2206206994597C13D831ec7";
const WETH_USDC = "0x88e6A0c2dDD26FEEb64F039a2c41296FcB3f5640";
const WETH_USDT = "0x06da0fd433C1A5d7a4faa01111c044910A184553";

const rawToken = lazy(() => z.looseObject({ data: rawInfo() }));
const rawPoolTokens = lazy(() => z.looseObject({ data: z.array(rawInfo()) }));

const infoRow = () =>
  wordsRow().extend({
    is_verified: z.boolean().nullable().describe("Whether GeckoTerminal has verified it"),
    categories: z.array(z.string()).describe("Names of its categories"),
    holders: z.int().nullable().describe("How many addresses hold it"),
    top_10_holders_percent: percent("What the ten largest holders have"),
    holders_updated_at: orNull(isoTime("When the holders were counted")),
    mint_authority: rowAddress("Who may mint more; null where nobody may, or it is not known").nullable(),
    freeze_authority: rowAddress("Who may freeze it; null where nobody may, or it is not known").nullable(),
    is_honeypot: z.boolean().nullable().describe("Whether it can be bought but not sold; null where unknown"),
  });

/** The tool `get_token_info`. */
export const getTokenInfo = defineTool({
  name: "get_token_info",
  title: "What a token is",
  description:
    "A token's description, websites, social accounts, categories, trust score, holders and authorities by its address, as its project told GeckoTerminal; no prices.",
  category: "token_contract",
  keywords: [
    "token website",
    "token twitter",
    "gt score",
    "project links",
    "twitter and telegram of a token",
    "token socials",
    "project description",
    "socials of a token",
    "website of a token by address",
    "who made the token",
    "twitter and telegram",
    "discord of a project",
    "token homepage and logo",
  ],
  ...freshTool,
  cacheTtl: FRESH_MS,
  input: lazy(() => z.object({ chain: chainArgument(), address: anyAddress("The token") })),
  output: lazy(() =>
    z.object({ token: infoRow().nullable().describe("The token; null where GeckoTerminal has none") }),
  ),
  examples: [
    { description: "A token of Solana", args: { chain: "solana", address: PIPPIN } },
    { description: "Tether", args: { chain: "ethereum", address: USDT } },
  ],
  async execute({ chain, address }, ctx) {
    const found = await ctx.http.find("networks/{network}/tokens/{address}/info", {
      path: placeOf(chain, address),
      schema: rawToken,
    });
    if (found !== null) return { token: toInfo(found.data) };
    return ctx.noData({ token: null }, `geckoterminal has no token ${address} on ${chain}`);
  },
});

/** The tool `get_pool_info`. */
export const getPoolInfo = defineTool({
  name: "get_pool_info",
  title: "What the tokens of a pool are",
  description:
    "Descriptions, websites, social accounts, trust scores and holders of both tokens of a pool by the pool's address, from GeckoTerminal; no prices.",
  keywords: [
    "info of both tokens in a pool",
    "info of both pool tokens",
    "socials of pool tokens",
    "who is behind pair tokens",
    "websites of both pair tokens",
    "base and quote token info",
    "trust score of pool tokens",
  ],
  category: "onchain_dex",
  ...freshTool,
  cacheTtl: FRESH_MS,
  input: lazy(() => z.object({ chain: chainArgument(), address: anyAddress("The pool") })),
  output: lazy(() =>
    z.object({
      chain: chain().describe("The chain; a slug or CAIP-2"),
      pool_address: z.string().describe("Address of the pool"),
      tokens: z.array(infoRow()).describe("Its tokens"),
    }),
  ),
  examples: [
    { description: "WETH and USDC", args: { chain: "ethereum", address: WETH_USDC } },
    { description: "WETH and USDT", args: { chain: "ethereum", address: WETH_USDT } },
  ],
  async execute({ chain, address }, ctx) {
    const found = await ctx.http.find("networks/{network}/pools/{address}/info", {
      path: placeOf(chain, address),
      schema: rawPoolTokens,
    });
    const result = { chain, pool_address: address, tokens: (found?.data ?? []).map(toInfo) };
    if (result.tokens.length > 0) return result;
    return ctx.noData(result, `geckoterminal has no pool ${address} on ${chain}`);
  },
});

function toInfo(raw: z.output<ReturnType<typeof rawInfo>>) {
  const { attributes } = raw;
  const { holders, is_honeypot: honeypot } = attributes;
  return {
    ...toWords(raw),
    is_verified: attributes.gt_verified ?? null,
    categories: attributes.categories ?? [],
    holders: holders?.count ?? null,
    top_10_holders_percent: holders?.distribution_percentage?.["top_10"],
    holders_updated_at: holders?.last_updated,
    mint_authority: authority(attributes.mint_authority),
    freeze_authority: authority(attributes.freeze_authority),
    // A text, `unknown`, where nobody has looked.
    is_honeypot: typeof honeypot === "boolean" ? honeypot : null,
  };
}

/** An address; of some chains GeckoTerminal says `yes` or `no` in its place. */
function authority(given: string | null | undefined): string | null {
  return given == null || given === "" || given === "no" ? null : given;
}
