// Amount: a quantity of a coin or token, in hex from nodes, and in units for people.
import * as z from "zod";

/** A quantity in a node's answer, `0x` hex. */
export const quantity = z
  .string()
  .regex(/^0x[0-9a-fA-F]{1,64}$/)
  .transform(BigInt);

const GWEI_DECIMALS = 9;

/** An amount of base units in units of 10^decimals, exact and without trailing zeros. */
export function formatUnits(amount: bigint, decimals: number): string {
  const digits = amount.toString().padStart(decimals + 1, "0");
  const point = digits.length - decimals;
  const fraction = digits.slice(point).replace(/0+$/, "");
  return fraction === "" ? digits.slice(0, point) : `${digits.slice(0, point)}.${fraction}`;
}

/** An amount of wei in gwei. */
export function formatGwei(wei: bigint): string {
  return formatUnits(wei, GWEI_DECIMALS);
}
