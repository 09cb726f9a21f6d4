// Block id: how a caller names a block, and how a node is asked for it.
import * as z from "zod";

const TAGS = ["latest", "safe", "finalized", "earliest"] as const;
const FORM = new RegExp(`^(${TAGS.join("|")}|\\d{1,16}|0x[0-9a-fA-F]{64})$`);
const MEANING =
  "a block number (whole, or decimal digits in a string), a block hash (0x and 64 hex digits), or one of latest, safe, finalized, earliest";

/** The `block` argument: a number, a hash or a tag, read in one spelling; `latest` by default. */
export function blockArgument() {
  return z
    .union([z.int().min(0), z.string().regex(FORM)], { error: `a block is ${MEANING}` })
    .default("latest")
    .transform((block) =>
      /^\d+$/.test(String(block)) ? BigInt(block).toString() : String(block).toLowerCase(),
    )
    .describe(`The block: ${MEANING}`);
}

/** Whether a block is named by its hash. */
export function isBlockHash(block: string): boolean {
  return block.startsWith("0x");
}

/** A block as a JSON-RPC parameter: number and tag as they are, a hash as the object of EIP-1898. */
export function toBlockParameter(block: string): string | { readonly blockHash: string } {
  if (isBlockHash(block)) return { blockHash: block };
  return /^\d+$/.test(block) ? `0x${BigInt(block).toString(16)}` : block;
}
