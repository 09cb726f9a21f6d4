// get_logs: events of contracts in a range of blocks.
import { paginate, type Tool } from "@svckit/core";
import { evmAddress, evmHash, lazy, limit } from "@svckit/core/schemas";
import * as z from "zod";
import {
  type BlockRange,
  openRange,
  rangeArguments,
  rangeFault,
  rangeFields,
  readWindow,
} from "./block-range.js";
import { chainFacts, chainFields } from "./chain-facts.js";
import { chainTool } from "./chain-tool.js";
import type { EvmChains } from "./chains.js";
import { logFields, placeFields, placeOf, toLog } from "./log.js";

const FRESH_MS = 5_000;

function inputOf(chains: EvmChains) {
  const topic = evmHash();
  return z
    .object({
      chain: chains.argument(),
      address: evmAddress("The contract whose events are wanted; any contract where left out").optional(),
      topics: z
        .array(z.union([topic, z.array(topic).min(1).max(20), z.null()]))
        .max(4)
        .optional()
        .describe(
          "What the topics must be, in order: a hash, a list of which any will do, or null for anything; the first is the event's topic",
        ),
      ...rangeArguments(),
      limit: limit({ most: 1_000, usual: 100 }, "How many events"),
    })
    .superRefine((args, ctx) => {
      const isFiltered = args.address !== undefined || args.topics?.some((each) => each !== null) === true;
      const message = rangeFault(args, isFiltered);
      if (message !== undefined) ctx.addIssue({ code: "custom", path: ["from_block"], message });
    });
}

/** The tool over a provider's chains. */
export function getLogs(chains: EvmChains): Tool {
  return paginate({
    ...chainTool,
    name: "get_logs",
    title: "Events of contracts",
    description:
      "The events (logs) that contracts of an EVM chain emitted in a range of blocks, by contract and topics, oldest first and undecoded, from a node of the chain. A page reads 5,000 blocks at most: where it is short or empty, next_cursor goes on.",
    category: "network_infrastructure",
    keywords: [
      "eth_getLogs",
      "event logs",
      "contract events",
      "contract events between blocks",
      "event logs by topic",
      "eth_getlogs",
      "all transfer events of a contract",
      "events by topic",
      "events of a contract in a range of blocks",
      "logs of a contract from block to block",
      "filter events",
      "all events of a contract",
      "scan blocks for event",
      "emitted events",
      "backfill events",
      "indexer",
      "mint events of contract",
    ],
    cacheTtl: FRESH_MS,
    input: lazy(() => inputOf(chains)),
    output: lazy(() =>
      z.object({
        ...chainFields(),
        ...rangeFields(),
        logs: z.array(z.object({ ...placeFields(), ...logFields() })).describe("The events, oldest first"),
      }),
    ),
    examples: [
      {
        description: "Approvals of USDC in a few blocks of Ethereum",
        args: {
          chain: "ethereum",
          address: "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48",
          topics: ["0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925"],
          from_block: 19_000_000,
          to_block: 19_000_009,
        },
      },
      {
        description: "Whatever was emitted in three blocks of Base",
        args: { chain: "base", from_block: 20_000_000, to_block: 20_000_002 },
      },
    ],
    list: "logs",
    by: "cursor",
    absent: ({ chain }) => `${chain} has no such event in those blocks`,
    async page({ chain, address, topics, ...args }, ctx, { cursor }) {
      // `as`: what this function gave as `next`, which the service has signed.
      const range = (cursor as BlockRange | undefined) ?? (await openRange(ctx, args));
      const { logs, next } = await readWindow(ctx, range, [{ address, topics }]);
      return {
        items: logs.map((log) => ({ ...placeOf(log), ...toLog(log) })),
        next,
        beside: {
          ...(await chainFacts(chains.of(chain), ctx)),
          from_block: range.from,
          to_block: range.to,
        },
      };
    },
  });
}
