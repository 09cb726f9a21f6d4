// Token: what an explorer says of a token, and the short form in which rows name it.
import { decimal, integerString, orNull } from "@svckit/core/schemas";
import * as z from "zod";
import { answerAddress } from "../answer-address.js";
import { rawCount, spelled } from "./api.js";

/** A token's decimals; null where it names none, or nonsense. */
export const rawDecimals = () =>
  z
    .preprocess(
      (given) => (typeof given === "string" && /^\d{1,3}$/.test(given) ? Number(given) : (given ?? null)),
      z.int().min(0).max(255).nullable(),
    )
    .catch(null);

/** A token in an answer. */
export const rawToken = () =>
  spelled(
    z.looseObject({
      address_hash: answerAddress(),
      name: z.string().nullish(),
      symbol: z.string().nullish(),
      decimals: rawDecimals(),
      type: z.string().nullish(),
      holders_count: rawCount(),
      exchange_rate: orNull(decimal()),
      circulating_market_cap: orNull(decimal()),
      volume_24h: orNull(decimal()),
      total_supply: orNull(integerString()),
      icon_url: z.string().nullish(),
    }),
  );

/** A token, as it was read. */
export type RawToken = z.output<ReturnType<typeof rawToken>>;

/** The fields that name a token in a row. */
export const tokenFields = () => ({
  address: z.string().describe("Contract of the token, in EIP-55 spelling"),
  name: z.string().nullable().describe("Name that the contract gives itself"),
  symbol: z.string().nullable().describe("Symbol, not unique: anyone may make a token of any symbol"),
  decimals: z.int().nullable().describe("Decimals of an amount; null where the token names none"),
  type: z.string().nullable().describe("Standard, such as ERC-20, ERC-721 or ERC-1155"),
});

/** A token by these fields. */
export function toToken({ address_hash, name, symbol, decimals, type }: RawToken) {
  return {
    address: address_hash,
    name: name ?? null,
    symbol: symbol ?? null,
    decimals: decimals ?? null,
    type: type ?? null,
  };
}

/** The standards by which tokens can be asked for. */
export const TOKEN_TYPES = ["ERC-20", "ERC-721", "ERC-1155", "ERC-404"] as const;
