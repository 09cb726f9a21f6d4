// Amount: a quantity of a coin or token, in hex from nodes, and in units for people.
import * as z from "zod";
import { formatUnits } from "../units.js";

export { formatUnits } from "../units.js";

/** A quantity in a node's answer, `0x` hex. */
export function quantity() {
  return z
    .string()
    .regex(/^0x[0-9a-fA-F]{1,64}$/)
    .transform(BigInt);
}

const GWEI_DECIMALS = 9;

/** An amount of wei in gwei. */
export function formatGwei(wei: bigint): string {
  return formatUnits(wei, GWEI_DECIMALS);
}
