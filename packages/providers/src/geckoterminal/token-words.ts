// Token words: names, links and texts of a token, as GeckoTerminal has them from its project.
import * as z from "zod";
import { rowAddress } from "../market-forms.js";

const text = () => z.string().nullish();

/** A token with its words; single tokens come with more than lists of them. */
export function rawInfo() {
  return z.looseObject({
    id: z.string(),
    attributes: z.looseObject({
      address: z.string(),
      name: text(),
      symbol: text(),
      decimals: z.int().nullish(),
      image_url: text(),
      coingecko_coin_id: text(),
      websites: z.array(z.string()).nullish(),
      description: text(),
      discord_url: text(),
      telegram_handle: text(),
      twitter_handle: text(),
      gt_score: z.number().nullish(),
      metadata_updated_at: text(),
      gt_verified: z.boolean().nullish(),
      categories: z.array(z.string()).nullish(),
      holders: z
        .looseObject({
          count: z.int().nullish(),
          distribution_percentage: z.record(z.string(), z.string().nullable()).nullish(),
          last_updated: text(),
        })
        .nullish(),
      mint_authority: text(),
      freeze_authority: text(),
      is_honeypot: z.union([z.boolean(), z.string()]).nullish(),
    }),
    relationships: z
      .looseObject({
        network: z.looseObject({ data: z.looseObject({ id: z.string() }).nullish() }).nullish(),
      })
      .nullish(),
  });
}

/** Those fields as a result gives them. */
export function wordsRow() {
  return z.object({
    address: rowAddress("Address of the token"),
    name: z.string().nullable().describe("Name"),
    symbol: z.string().nullable().describe("Ticker symbol, not unique"),
    decimals: z.int().nullable().describe("Digits behind the point of a whole token"),
    coingecko_id: z.string().nullable().describe("CoinGecko's id of it"),
    image_url: z.string().nullable().describe("Its picture"),
    description: z.string().nullable().describe("What its project says of it, unchecked"),
    websites: z.array(z.string()).describe("Its websites, as its project gives them"),
    discord_url: z.string().nullable().describe("Its Discord"),
    telegram_handle: z.string().nullable().describe("Its name on Telegram"),
    twitter_handle: z.string().nullable().describe("Its name on X"),
    gt_score: z.number().nullable().describe("GeckoTerminal's trust score, 0 to 100"),
  });
}

/** The words of a token as a row. */
export function toWords({ attributes }: z.output<ReturnType<typeof rawInfo>>) {
  return {
    address: attributes.address,
    name: attributes.name ?? null,
    symbol: attributes.symbol ?? null,
    decimals: attributes.decimals ?? null,
    coingecko_id: attributes.coingecko_coin_id ?? null,
    image_url: attributes.image_url ?? null,
    description: attributes.description ?? null,
    websites: attributes.websites ?? [],
    discord_url: attributes.discord_url ?? null,
    telegram_handle: attributes.telegram_handle ?? null,
    twitter_handle: attributes.twitter_handle ?? null,
    gt_score: attributes.gt_score ?? null,
  };
}
