// What DefiLlama gives to its paid plan alone: how those tools are declared, and the key that they carry.
import { lazy, limit } from "@svckit/core/schemas";
import * as z from "zod";
import { LISTS, WHOLE_LIST } from "./protocols.js";

/** What the tools of the paid plan have in common. */
export const PAID = { ...LISTS, keyless: false } as const;

/** The key of the paid plan, which stands in the path of each request: `/{key}/bridges/bridges`. */
export function paidKey(tools: readonly string[]) {
  return { path: "key", variable: "DEFILLAMA_API_KEY", for: tools } as const;
}

/** What the tools of its boards have in common: each is one list. */
export const BOARD = {
  ...PAID,
  limits: WHOLE_LIST,
  upstream: () => "pro",
  by: "whole",
  input: lazy(() => z.object({ limit: limit({ most: 200, usual: 25 }, "Rows in a page") })),
  examples: [
    { description: "The first 25", args: {} },
    { description: "The first three", args: { limit: 3 } },
  ],
} as const;

/** Names in an answer. */
export const rawNames = () => z.array(z.string()).nullish();
