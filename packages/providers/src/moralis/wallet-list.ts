// Wallet list: what the lists of a wallet on one chain share: their arguments, the head of their results, and how Moralis is asked for a page.
import { limit } from "@svckit/core/schemas";
import * as z from "zod";
import { hexOf, moralisChain, walletAddress } from "./arguments.js";

/** The most rows that Moralis gives in a page. */
export const MAX_PER_PAGE = 100;

const WALLET = "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045";

/** Examples of a list whose newest rows come first. */
export const NEWEST_EXAMPLES = [
  { description: "The newest on Ethereum", args: { chain: "ethereum", address: WALLET } },
  { description: "Five on Base", args: { chain: "base", address: WALLET, limit: 5 } },
];

/** Arguments of a list. `rows` is what its rows are. */
export function listArguments(rows: string) {
  return z.object({
    chain: moralisChain(),
    address: walletAddress(),
    limit: limit({ most: MAX_PER_PAGE, usual: 25 }, `${rows} in a page`),
  });
}

/** The fields of a result that say which wallet it tells of. */
export function walletFields() {
  return { chain: z.string().describe("The chain"), address: z.string().describe("The wallet") };
}

/** The query for a page. */
export function pageQuery(
  chain: string,
  { cursor, size }: { readonly cursor: unknown; readonly size: number },
): Readonly<Record<string, string | number>> {
  return { chain: hexOf(chain), limit: size, ...(typeof cursor === "string" && { cursor }) };
}
