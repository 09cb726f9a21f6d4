// get_block_by_timestamp: the block of an EVM chain at a time.
import { defineTool, ServiceError } from "@svckit/core";
import { chain, isoTime, lazy } from "@svckit/core/schemas";
import * as z from "zod";
import { chainsOf } from "../chains.js";
import { moment, timeOf } from "../moment.js";

const FRESH_MS = 60 * 60_000;
const STALE_MS = 24 * 60 * 60_000;

const rawBlock = lazy(() => z.looseObject({ height: z.int(), timestamp: z.number() }));

/** The tool `get_block_by_timestamp`. */
export const getBlockByTimestamp = defineTool({
  name: "get_block_by_timestamp",
  title: "Block at a time",
  description:
    "The height of the block of an EVM chain that lies closest to a time, from DefiLlama's search over the chain's blocks: turns a date into a block number.",
  category: "network_infrastructure",
  keywords: [
    "block number by date",
    "height",
    "closest block",
    "block at a date",
    "date to block number",
    "which block was current on a date",
    "block at midnight",
    "block height at a time in the past",
    "block height in the past",
    "which block was current",
    "convert timestamp to height",
    "snapshot block",
    "unix time to block",
    "year-end block",
  ],
  effect: "read",
  keyless: true,
  cacheTtl: FRESH_MS,
  staleTtl: STALE_MS,
  upstream: () => "coins",
  input: lazy(() => {
    const evm = chainsOf("coins").all.filter(({ chainId }) => chainId !== undefined);
    return z.object({
      chain: chain(Object.fromEntries(evm.map(({ slug, caip2 }) => [slug, caip2]))),
      timestamp: moment("The time, in the past"),
    });
  }),
  output: lazy(() =>
    z.object({
      chain: chain().describe("The chain, by its slug"),
      number: z.int().describe("Height of the block"),
      time: isoTime("When the block was made"),
    }),
  ),
  examples: [
    {
      description: "Ethereum's block at the start of 2026",
      args: { chain: "ethereum", timestamp: "2026-01-01T00:00:00Z" },
    },
    { description: "Base's, in unix seconds", args: { chain: 8453, timestamp: 1_767_225_600 } },
  ],
  async execute({ chain, timestamp }, ctx) {
    if (timestamp * 1_000 > ctx.clock.now())
      throw new ServiceError("TOOL_ERROR", {
        message: "There is no block yet at a time to come.",
        next: "Ask for a time in the past.",
        runtimeStatus: "invalid_input",
        provider: "defillama",
      });
    const { height, timestamp: made } = await ctx.http.get("/block/{chain}/{timestamp}", {
      path: { chain: chainsOf("coins").nameOf(chain), timestamp },
      schema: rawBlock,
    });
    return { chain, number: height, time: timeOf(made) ?? "" };
  },
});
