// Log: an event of a contract, as nodes give it and as results tell it.
import { isoTime, orNull } from "@svckit/core/schemas";
import * as z from "zod";
import { answerAddress } from "../answer-address.js";
import { quantity } from "./amount.js";

/** A log in a node's answer. */
export function rpcLog() {
  return z.looseObject({
    address: answerAddress(),
    topics: z.array(z.string()),
    data: z.string(),
    blockNumber: quantity(),
    blockHash: z.string(),
    // Told by newer nodes alone.
    blockTimestamp: quantity().nullish().catch(null),
    transactionHash: z.string(),
    logIndex: quantity(),
  });
}

/** A log in a node's answer. */
export type RpcLog = z.output<ReturnType<typeof rpcLog>>;

/** The fields of a log in a result. */
export function logFields() {
  return {
    address: z.string().describe("The contract that emitted it, in EIP-55 spelling"),
    topics: z
      .array(z.string())
      .describe("Up to four words in hex: the event's topic, then its indexed arguments"),
    data: z.string().describe("The other arguments, ABI-encoded in hex"),
    log_index: z.int().describe("Its place in the block"),
  };
}

/** The fields that say where a log was emitted. */
export function placeFields() {
  return {
    block_number: z.int().describe("Block that holds it"),
    hash: z.string().describe("Hash of its transaction"),
    time: orNull(isoTime("Time of the block; null where the node does not tell it with logs")),
  };
}

/** A log as results tell it. */
export function toLog({ address, topics, data, logIndex }: RpcLog) {
  return { address, topics, data, log_index: Number(logIndex) };
}

/** Where a log was emitted. */
export function placeOf({ blockNumber, transactionHash, blockTimestamp }: RpcLog) {
  return {
    block_number: Number(blockNumber),
    hash: transactionHash,
    time: blockTimestamp == null ? null : new Date(Number(blockTimestamp) * 1_000),
  };
}
