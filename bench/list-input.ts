// The arguments of the tools that are listed. With them a list of 250 tools takes FastMCP the 253 KB that the goal was set beside.
import { z } from "zod";

const ADDRESS = /^0x[0-9a-fA-F]{40}$/;

/** A new schema of the arguments, for one tool. */
export function listInput() {
  return z.object({
    ids: z.string().describe("Identifiers, separated by commas"),
    vs_currencies: z.string().describe("Currencies, separated by commas"),
    chain: z.enum(["ethereum", "base", "arbitrum", "optimism", "polygon"]).describe("Name of the chain"),
    address: z.string().regex(ADDRESS).optional().describe("Address of the token"),
    days: z.int().min(1).max(365).optional().describe("Days into the past"),
    limit: z.int().min(1).max(100).optional().describe("Rows at most"),
    order: z.enum(["newest_first", "oldest_first"]).optional().describe("Order of the rows, by their time"),
    include_volume: z.boolean().optional().describe("Whether the volume of a day comes along"),
  });
}
