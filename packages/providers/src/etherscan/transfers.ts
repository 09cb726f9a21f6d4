// get_etherscan_token_transfers: the transfers of tokens to and from an account.
import { paginate } from "@svckit/core";
import { evmAddress, lazy, limit } from "@svckit/core/schemas";
import * as z from "zod";
import { spellAddress } from "../any-address.js";
import { numberOf } from "../digits.js";
import { timeOf } from "../moment.js";
import { transfer } from "../transfer.js";
import { wholeUnits } from "../units.js";
import { accountAddress, answerWith, etherscanChain, MOST_ROWS, operation, order, pageOf } from "./answer.js";

const FRESH_MS = 15_000;
const STALE_MS = 10 * 60_000;
const MAX_PER_PAGE = 1_000;

const rawRows = lazy(() => {
  const text = z.string().nullish();
  const row = z.looseObject({
    ...{ hash: z.string(), blockNumber: z.string(), timeStamp: z.string(), from: z.string(), to: z.string() },
    ...{ contractAddress: z.string(), value: z.string() },
    ...{ tokenName: text, tokenSymbol: text, tokenDecimal: text },
  });
  return answerWith(z.array(row));
});

/** The tool `get_etherscan_token_transfers`. */
export const getEtherscanTokenTransfers = paginate({
  name: "get_etherscan_token_transfers",
  title: "Token transfers of an account by Etherscan",
  description:
    "Transfers of ERC-20 tokens to and from an account on an EVM chain, of all tokens or of one, with time and amount, from Etherscan, at most 15 seconds old; the newest or the oldest 10,000. Needs the operator's key.",
  category: "portfolio_wallet",
  effect: "read",
  cacheTtl: FRESH_MS,
  staleTtl: STALE_MS,
  keywords: [
    "erc20 transfers",
    "incoming tokens",
    "outgoing tokens",
    "etherscan token tab",
    "erc20 in and out list",
    "tokentx",
    "token receipts of account",
    "etherscan erc20 history",
  ],
  input: lazy(() =>
    z.object({
      chain: etherscanChain(),
      address: accountAddress(),
      token: evmAddress("Contract of the one token; all tokens where left out").optional(),
      order: order(),
      limit: limit({ most: MAX_PER_PAGE, usual: 50 }, "Transfers in a page"),
    }),
  ),
  output: lazy(() =>
    z.object({
      chain: z.string().describe("The chain"),
      address: z.string().describe("The account"),
      transfers: z.array(transfer()).describe("The transfers, in the order asked for"),
    }),
  ),
  examples: [
    {
      description: "The newest of a known person on Ethereum",
      args: { chain: "ethereum", address: "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045" },
    },
    {
      description: "Those of one token",
      args: {
        chain: "ethereum",
        address: "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045",
        token: "0xdAC17F958D2ee523a2206206994597C13D831ec7",
      },
    },
  ],
  list: "transfers",
  by: "page",
  size: MAX_PER_PAGE,
  absent: ({ address, chain }) => `etherscan has no token transfers of ${address} on ${chain}`,
  async page(args, ctx, { page, size }) {
    const { chain, address, token } = args;
    const { result } = await ctx.http.get("", {
      query: {
        ...operation(chain, "account", "tokentx"),
        ...{ address, contractaddress: token },
        ...pageOf(args, page, size),
      },
      schema: rawRows,
    });
    const items = result.map((row) => {
      const decimals = numberOf(row.tokenDecimal);
      return {
        chain,
        hash: row.hash,
        time: timeOf(numberOf(row.timeStamp)),
        block_number: numberOf(row.blockNumber),
        from: spellAddress(row.from),
        to: spellAddress(row.to),
        token: { address: spellAddress(row.contractAddress), symbol: row.tokenSymbol || null, decimals },
        token_type: "ERC-20",
        token_id: null,
        amount: wholeUnits(row.value, decimals),
        amount_raw: row.value,
      };
    });
    // What is further back is refused.
    const more = items.length === size && (page + 1) * size <= MOST_ROWS;
    return { items, more, beside: { chain, address } };
  },
});
