// get_etherscan_transactions: the transactions of an account.
import { paginate } from "@svckit/core";
import { evmHash, integerString, isoTime, lazy, limit, orNull } from "@svckit/core/schemas";
import * as z from "zod";
import { spellAddress } from "../any-address.js";
import { numberOf } from "../digits.js";
import { timeOf } from "../moment.js";
import { textOrNull } from "../text-or-null.js";
import { wholeUnits } from "../units.js";
import { accountAddress, answerWith, etherscanChain, MOST_ROWS, operation, order, pageOf } from "./answer.js";

const FRESH_MS = 15_000;
const STALE_MS = 10 * 60_000;
const MAX_PER_PAGE = 1_000;
const COIN_DECIMALS = 18;

const rawRows = lazy(() => {
  const text = z.string().nullish();
  const row = z.looseObject({
    ...{ hash: z.string(), blockNumber: z.string(), timeStamp: z.string(), from: z.string(), to: text },
    ...{ value: z.string(), gasUsed: text, gasPrice: text, nonce: text, isError: text },
    ...{ contractAddress: text, methodId: text, functionName: text, txreceipt_status: text },
  });
  return answerWith(z.array(row));
});

/** The tool `get_etherscan_transactions`. */
export const getEtherscanTransactions = paginate({
  name: "get_etherscan_transactions",
  title: "Transactions of an account by Etherscan",
  description:
    "Transactions that an account on an EVM chain sent or received, with time, value, fee, method and whether they failed, from Etherscan, at most 15 seconds old; the newest or the oldest 10,000. Needs the operator's key.",
  category: "portfolio_wallet",
  effect: "read",
  cacheTtl: FRESH_MS,
  staleTtl: STALE_MS,
  keywords: [
    "tx history",
    "normal transactions",
    "txlist",
    "etherscan history page",
    "failed transactions of account",
    "etherscan transaction export",
    "full account ledger",
  ],
  input: lazy(() =>
    z.object({
      chain: etherscanChain(),
      address: accountAddress(),
      order: order(),
      limit: limit({ most: MAX_PER_PAGE, usual: 50 }, "Transactions in a page"),
    }),
  ),
  output: lazy(() =>
    z.object({
      chain: z.string().describe("The chain"),
      address: z.string().describe("The account"),
      transactions: z
        .array(
          z.object({
            hash: evmHash("The transaction"),
            block_number: z.int().nullable().describe("Number of its block; null: unknown"),
            time: orNull(isoTime("When its block was made")),
            from: z.string().describe("Who sent it"),
            to: textOrNull("Who received it; null: it created a contract"),
            created_contract: textOrNull("The contract that it created"),
            amount: textOrNull("What it carried, in the chain's own coin"),
            amount_raw: integerString("The same in wei"),
            fee: textOrNull("What it cost, in the chain's own coin; null: unknown"),
            nonce: z.int().nullable().describe("Number of it among its sender's"),
            is_failed: z.boolean().nullable().describe("Whether it failed; null: unknown"),
            method: textOrNull("The function that it called, such as `transfer(address to, uint256 value)`"),
            method_id: textOrNull("The first 4 bytes of its input"),
          }),
        )
        .describe("The transactions, in the order asked for"),
    }),
  ),
  examples: [
    {
      description: "The newest of a known person on Ethereum",
      args: { chain: "ethereum", address: "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045" },
    },
    {
      description: "The first five of an account on Base",
      args: {
        chain: "base",
        address: "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045",
        order: "oldest_first",
        limit: 5,
      },
    },
  ],
  list: "transactions",
  by: "page",
  size: MAX_PER_PAGE,
  absent: ({ address, chain }) => `etherscan has no transactions of ${address} on ${chain}`,
  async page(args, ctx, { page, size }) {
    const { chain, address } = args;
    const { result } = await ctx.http.get("", {
      query: { ...operation(chain, "account", "txlist"), address, ...pageOf(args, page, size) },
      schema: rawRows,
    });
    const items = result.map((row) => ({
      hash: row.hash,
      block_number: numberOf(row.blockNumber),
      time: timeOf(numberOf(row.timeStamp)),
      from: spellAddress(row.from),
      to: row.to ? spellAddress(row.to) : null,
      created_contract: row.contractAddress ? spellAddress(row.contractAddress) : null,
      amount: wholeUnits(row.value, COIN_DECIMALS),
      amount_raw: row.value,
      fee: feeOf(row.gasUsed, row.gasPrice),
      nonce: numberOf(row.nonce),
      is_failed: row.isError === "1" ? true : row.isError === "0" ? false : null,
      method: row.functionName || null,
      method_id: row.methodId || null,
    }));
    // What is further back is refused.
    const more = items.length === size && (page + 1) * size <= MOST_ROWS;
    return { items, more, beside: { chain, address } };
  },
});

function feeOf(used: string | null | undefined, price: string | null | undefined): string | null {
  if (!used || !price || !/^\d+$/.test(used) || !/^\d+$/.test(price)) return null;
  return wholeUnits(String(BigInt(used) * BigInt(price)), COIN_DECIMALS);
}
