// Block range: the blocks whose logs are read, and how a node is asked for them window by window.
import { ServiceError, type ToolContext } from "@svckit/core";
import * as z from "zod";
import { askBlockNumber, askHeavy, rpcAnswer } from "./json-rpc.js";
import { type RpcLog, rpcLog } from "./log.js";

// Public nodes give the logs of so many blocks at once, and some of not many more.
const WINDOW = 1_000;
const MAX_BLOCKS = 100_000;
const MAX_UNFILTERED = 10;
const MAX_ANSWER_BYTES = 4_194_304;

/** The arguments of a range. */
export interface RangeArguments {
  readonly from_block?: number | undefined;
  readonly to_block: number | "latest";
}

/** A range that is being walked; `at` is the block that is next. */
export interface BlockRange {
  readonly from: number;
  readonly to: number;
  readonly at: number;
}

/** What logs are asked for. */
export interface LogFilter {
  readonly address?: string | undefined;
  readonly topics?: readonly unknown[] | undefined;
}

const logsAnswer = rpcAnswer(() => z.array(rpcLog()));

/** The arguments that name a range of blocks. */
export function rangeArguments() {
  const number = z
    .int()
    .min(0)
    .max(2 ** 48);
  return {
    from_block: number
      .optional()
      .describe(`First block of the range, a number; where left out, the last ${WINDOW} blocks are read`),
    to_block: z
      .union([number, z.literal("latest")])
      .default("latest")
      .describe(`Last block of the range, a number or latest; at most ${MAX_BLOCKS} blocks in all`),
  };
}

/** The fields of a result that name the range. */
export function rangeFields() {
  return {
    from_block: z.int().describe("First block of the range that is read"),
    to_block: z.int().describe("Last block of the range: at most the chain's newest when reading began"),
  };
}

/** What is wrong with a range, as far as the arguments tell it. */
export function rangeFault({ from_block: from, to_block: to }: RangeArguments, isFiltered: boolean) {
  if (from !== undefined && to !== "latest") {
    if (to < from) return "to_block stands before from_block";
    if (to - from >= MAX_BLOCKS) return `the range has more than ${MAX_BLOCKS} blocks`;
    if (isFiltered || to - from < MAX_UNFILTERED) return undefined;
  }
  if (isFiltered) return undefined;
  return `without an address and topics, give from_block and to_block, at most ${MAX_UNFILTERED} blocks apart`;
}

/** The range that a call begins with, its end no later than the chain's newest block. */
export async function openRange(ctx: ToolContext, args: RangeArguments): Promise<BlockRange> {
  const head = await askBlockNumber(ctx);
  const to = Math.min(head, args.to_block === "latest" ? head : args.to_block);
  const from = args.from_block ?? Math.max(0, to - WINDOW + 1);
  if (to - from >= MAX_BLOCKS) {
    throw new ServiceError("TOOL_ERROR", {
      message: `The range up to the newest block, ${head}, has more than ${MAX_BLOCKS} blocks.`,
      next: "Give a to_block, or begin later.",
      runtimeStatus: "invalid_input",
      param: "from_block",
    });
  }
  return { from, to, at: from };
}

/** The logs of the next blocks of a range, by several filters at once, and where it goes on; undefined at its end. */
export async function readWindow(
  ctx: ToolContext,
  { from, to, at }: BlockRange,
  filters: readonly LogFilter[],
): Promise<{ readonly logs: readonly RpcLog[]; readonly next: BlockRange | undefined }> {
  const last = Math.min(to, at + WINDOW - 1);
  if (last < at) return { logs: [], next: undefined };
  const blocks = { fromBlock: hex(at), toBlock: hex(last) };
  const found = await Promise.all(filters.map((filter) => askLogs(ctx, { ...filter, ...blocks })));
  return { logs: found.flat(), next: last < to ? { from, to, at: last + 1 } : undefined };
}

async function askLogs(ctx: ToolContext, filter: object): Promise<readonly RpcLog[]> {
  const question = { method: "eth_getLogs", params: [filter], schema: logsAnswer };
  const outcome = await askHeavy(ctx, question, MAX_ANSWER_BYTES);
  if ("result" in outcome) return outcome.result;
  throw new ServiceError("TOOL_ERROR", {
    message: "The chain's node did not run the search for logs.",
    next: "Ask for fewer blocks, or give an address.",
    runtimeStatus: "invalid_input",
  });
}

function hex(block: number): string {
  return `0x${block.toString(16)}`;
}
