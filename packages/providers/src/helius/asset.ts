// Asset: a token or an NFT of Solana, as the Digital Asset Standard has it.
import { decimal, integerString, orNull } from "@svckit/core/schemas";
import * as z from "zod";
import { wholeUnits } from "../units.js";

const text = () => orNull(z.string());

/** An asset in an answer; members that an index has not read yet are left out or null. */
export const rawAsset = () =>
  z.looseObject({
    id: z.string(),
    interface: text(),
    burnt: z.boolean().nullish(),
    mutable: z.boolean().nullish(),
    content: z
      .looseObject({
        json_uri: text(),
        metadata: z.looseObject({ name: text(), symbol: text(), description: text() }).nullish(),
        links: z.looseObject({ image: text(), external_url: text() }).nullish(),
      })
      .nullish(),
    compression: z.looseObject({ compressed: z.boolean().nullish() }).nullish(),
    ownership: z.looseObject({ owner: text(), frozen: z.boolean().nullish(), delegate: text() }).nullish(),
    grouping: z.array(z.looseObject({ group_key: z.string(), group_value: text() })).nullish(),
    creators: z
      .array(
        z.looseObject({ address: z.string(), share: z.number().nullish(), verified: z.boolean().nullish() }),
      )
      .nullish(),
    royalty: z.looseObject({ basis_points: z.number().nullish() }).nullish(),
    token_info: z
      .looseObject({
        symbol: text(),
        decimals: z.int().min(0).max(255).nullish(),
        supply: orNull(integerString()),
        balance: orNull(integerString()),
        price_info: z.looseObject({ price_per_token: orNull(decimal()), currency: text() }).nullish(),
      })
      .nullish(),
  });

/** An asset of a result. */
export const asset = () =>
  z.object({
    id: z.string().describe("The asset: its mint, or the id of a compressed NFT"),
    interface: z
      .string()
      .nullable()
      .describe("Kind of asset, such as V1_NFT, ProgrammableNFT or FungibleToken"),
    name: z.string().nullable().describe("Name, written by whoever made it"),
    symbol: z.string().nullable().describe("Symbol, not unique: anyone may make a token of any symbol"),
    description: z.string().nullable().describe("Description, written by whoever made it"),
    image_url: z.string().nullable().describe("Where its picture is"),
    external_url: z.string().nullable().describe("Its page at whoever made it"),
    metadata_url: z.string().nullable().describe("Where its metadata are"),
    owner: z.string().nullable().describe("Who owns it; null for a token that many hold"),
    collection: z.string().nullable().describe("The collection that it is in"),
    is_compressed: z
      .boolean()
      .nullable()
      .describe("Whether it is a compressed NFT, which no token account holds"),
    is_frozen: z.boolean().nullable().describe("Whether it cannot be moved now"),
    is_burnt: z.boolean().nullable().describe("Whether it was burnt"),
    is_mutable: z.boolean().nullable().describe("Whether its metadata can still change"),
    royalty_percent: z.number().nullable().describe("Part of a sale that its makers ask for, in percent"),
    creators: z
      .array(
        z.object({
          address: z.string().describe("Who made it"),
          share_percent: z.number().nullable().describe("Their part of royalties, in percent"),
          is_verified: z.boolean().nullable().describe("Whether they signed it: anyone can be named"),
        }),
      )
      .describe("Who made it, as its metadata name them"),
    decimals: z.int().nullable().describe("Decimals of an amount; null for an NFT without any"),
    supply: orNull(decimal("How many exist, in whole tokens")),
    supply_raw: orNull(integerString("How many exist, in the smallest unit")),
    balance: orNull(decimal("How much the owner asked for holds, in whole tokens")),
    balance_raw: orNull(integerString("The same in the smallest unit")),
    price_usd: orNull(decimal("Price of a whole token in US dollars, where one is known")),
  });

const DOLLARS = ["USDC", "USD", "USDT"];

/** An asset, in that form. */
export function toAsset(raw: z.output<ReturnType<typeof rawAsset>>): z.input<ReturnType<typeof asset>> {
  const { content, ownership, token_info: token } = raw;
  const price = token?.price_info;
  const points = raw.royalty?.basis_points;
  return {
    id: raw.id,
    interface: raw.interface,
    name: content?.metadata?.name ?? null,
    symbol: content?.metadata?.symbol ?? token?.symbol ?? null,
    description: content?.metadata?.description ?? null,
    image_url: content?.links?.image ?? null,
    external_url: content?.links?.external_url ?? null,
    metadata_url: content?.json_uri ?? null,
    owner: ownership?.owner ?? null,
    collection: raw.grouping?.find(({ group_key: key }) => key === "collection")?.group_value ?? null,
    is_compressed: raw.compression?.compressed ?? null,
    is_frozen: ownership?.frozen ?? null,
    is_burnt: raw.burnt ?? null,
    is_mutable: raw.mutable ?? null,
    royalty_percent: points === null || points === undefined ? null : points / 100,
    creators: (raw.creators ?? []).map(({ address, share, verified }) => ({
      address,
      share_percent: share ?? null,
      is_verified: verified ?? null,
    })),
    decimals: token?.decimals ?? null,
    supply: wholeUnits(token?.supply, token?.decimals),
    supply_raw: token?.supply ?? null,
    balance: wholeUnits(token?.balance, token?.decimals),
    balance_raw: token?.balance ?? null,
    price_usd: DOLLARS.includes(price?.currency ?? "") ? (price?.price_per_token ?? null) : null,
  };
}
