// Info: the one question-and-answer endpoint of Hyperliquid, and the arguments and pieces that its tools share.
// Types of questions and members of answers are those of github.com/hyperliquid-dex/hyperliquid-python-sdk (info.py, cassettes).
import type { Schema, SchemaOutput, ToolContext } from "@svckit/core";
import { decimal, evmAddress, orNull } from "@svckit/core/schemas";
import * as z from "zod";

/** Asks Hyperliquid a question of a type. Everything is a POST, and nothing changes by it. */
export function ask<S extends Schema>(
  ctx: ToolContext,
  question: { readonly type: string } & Readonly<Record<string, unknown>>,
  schema: S,
): Promise<SchemaOutput<S>> {
  return ctx.http.post("/info", { json: question, schema, reads: true });
}

/** A perpetual, or a spot market, by Hyperliquid's name. */
export const coin = (meaning = "The perpetual") =>
  z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9@][A-Za-z0-9:/_-]{0,39}$/, "a coin such as `BTC`")
    .describe(
      `${meaning}: the coin by Hyperliquid's name, such as \`BTC\` or \`kPEPE\` (capitals count); get_perp_markets lists them`,
    );

/** An account. */
export const account = () => evmAddress("Address of the account");

/** A number that Hyperliquid writes as a text; null where it says nothing. */
export const figure = () => orNull(decimal());

/** What an order or a fill did: Hyperliquid calls the sides B and A, for bid and ask. */
export function sideOf(side: string): "buy" | "sell" {
  return side === "B" ? "buy" : "sell";
}

/** What all of its tools have in common. */
export const common = { category: "market_data", effect: "read", keyless: true } as const;
