// Answer of Etherscan, and what its tools have in common: the chains that API V2 covers, and a list of an account.
import { evmAddress } from "@svckit/core/schemas";
import * as z from "zod";
import { chainNumber, evmChain } from "../evm-chains.js";

// By Etherscan's own list of supported chains (docs.etherscan.io), as far as the table has them.
const CHAINS =
  "ethereum base arbitrum optimism polygon bsc avalanche gnosis linea scroll zksync mantle blast celo sonic unichain world-chain berachain hyperevm monad abstract sei opbnb taiko fraxtal moonbeam moonriver arbitrum-nova xai".split(
    " ",
  );

/** The most rows that one page and all before it may hold. */
export const MOST_ROWS = 10_000;

/** The argument `chain`. */
export function etherscanChain() {
  return evmChain(CHAINS);
}

/** The parameters that name chain and operation. */
export function operation(slug: string, module: string, action: string) {
  return { chainid: chainNumber(slug), module, action };
}

/** The argument `address`. */
export function accountAddress() {
  return evmAddress("The account or contract");
}

/** The argument `order` of a list. */
export function order() {
  return z.enum(["newest_first", "oldest_first"]).default("newest_first").describe("Which rows come first");
}

/** Where a page of an account's list begins, as Etherscan is told it. */
export function pageOf(
  args: { readonly order: "newest_first" | "oldest_first" },
  page: number,
  size: number,
) {
  return { page, offset: size, sort: args.order === "newest_first" ? "desc" : "asc" };
}

/** An answer with a result of this form. */
export function answerWith<R extends z.ZodType>(result: R) {
  return z.looseObject({ status: z.string().nullish(), message: z.string().nullish(), result });
}
