// Bitcoin: how its addresses, hashes and amounts are read, and how the tools give them.
// Names and types of what mempool.space answers are those of its API pages, github.com/mempool/mempool (frontend/src/app/docs).
import { decimal, integerString } from "@svckit/core/schemas";
import * as z from "zod";
import { formatUnits } from "../units.js";

const DECIMALS = 8;
const ADDRESS = /^(?:[13][1-9A-HJ-NP-Za-km-z]{25,34}|bc1[02-9ac-hj-np-z]{8,87}|BC1[02-9AC-HJ-NP-Z]{8,87})$/;
const HASH = /^[0-9a-f]{64}$/;

/** The argument `address`. Addresses in bech32 are the same in capitals. */
export function btcAddress(meaning: string) {
  return z
    .string()
    .trim()
    .regex(ADDRESS, "an address of Bitcoin begins with 1, 3 or bc1")
    .overwrite((text) => (text.startsWith("BC1") ? text.toLowerCase() : text))
    .describe(`${meaning}; an address of Bitcoin, in base58 (1…, 3…) or bech32 (bc1…)`);
}

/** A hash: of a transaction, or of a block. */
export function btcHash(meaning: string) {
  return z
    .string()
    .trim()
    .toLowerCase()
    .regex(HASH, "a hash is 64 hex digits")
    .describe(`${meaning}; 64 hex digits`);
}

/** A hash that the upstream gives as a bare text. */
export const rawHash = () => z.string().trim().regex(HASH);

/** An amount as the upstream gives it: satoshis, which may be more than a double holds. */
export const rawSats = () => integerString();

/** An amount as a result gives it in satoshis; there are 2.1e15 of them in all. */
export function sats(meaning: string) {
  return z.int().describe(`${meaning}, in satoshis`);
}

/** The same in bitcoins. */
export function btc(meaning: string) {
  return decimal(`${meaning}, in BTC`);
}

/** Satoshis in bitcoins, exact. */
export function toBtc(amount: string | bigint): string {
  return formatUnits(BigInt(amount), DECIMALS);
}

/** The two fields of an amount under a name. */
export function inBoth<Name extends string>(name: Name, amount: string | bigint) {
  // `as`: a computed name has no type of its own.
  return { [`${name}_sats`]: Number(amount), [`${name}_btc`]: toBtc(amount) } as Record<
    `${Name}_sats`,
    number
  > &
    Record<`${Name}_btc`, string>;
}
