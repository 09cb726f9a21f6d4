// ERC-20: what a token's contract tells of itself, each part optional in the standard.
import type { ToolContext } from "@svckit/core";
import { readText } from "../abi/text.js";
import { ethCall } from "./eth-call.js";

const NAME = "0x06fdde03";
const SYMBOL = "0x95d89b41";
const DECIMALS = "0x313ce567";
const TOTAL_SUPPLY = "0x18160ddd";
const MAX_DECIMALS = 255;

/** A token's symbol and decimals; null where it does not tell them. */
export async function describeToken(ctx: ToolContext, token: string) {
  const [symbol, decimals] = await Promise.all([
    readContract(ctx, token, SYMBOL),
    readContract(ctx, token, DECIMALS),
  ]);
  const count = decimals === null ? undefined : readWord(decimals);
  return {
    symbol: textOf(symbol),
    decimals: count === undefined || count > MAX_DECIMALS ? null : Number(count),
  };
}

/** A token's name and total supply in its smallest unit; null where it does not tell them. */
export async function describeSupply(ctx: ToolContext, token: string) {
  const [name, supply] = await Promise.all([
    readContract(ctx, token, NAME),
    readContract(ctx, token, TOTAL_SUPPLY),
  ]);
  return { name: textOf(name), supply: supply === null ? null : (readWord(supply) ?? null) };
}

/** What a contract answers to call data; null where it reverts. */
export async function readContract(ctx: ToolContext, to: string, data: string): Promise<string | null> {
  const executed = await ethCall(ctx, { to, data });
  return "result" in executed ? executed.result : null;
}

/** The first word of a contract's answer, as a number. Undefined where it is shorter: an address without code answers nothing. */
export function readWord(answer: string): bigint | undefined {
  return answer.length < 66 ? undefined : BigInt(answer.slice(0, 66));
}

/** An address as a word of call data, without `0x`. */
export function addressWord(address: string): string {
  return address.slice(2).toLowerCase().padStart(64, "0");
}

function textOf(answer: string | null): string | null {
  return (answer === null ? undefined : readText(answer)) ?? null;
}
