// get_etherscan_balance: how much of a chain's own coin an account holds.
import { defineTool } from "@svckit/core";
import { integerString, lazy } from "@svckit/core/schemas";
import * as z from "zod";
import { knownChain } from "../chains.js";
import { wholeUnits } from "../units.js";
import { accountAddress, answerWith, etherscanChain, operation } from "./answer.js";

const FRESH_MS = 15_000;
const STALE_MS = 10 * 60_000;
const COIN_DECIMALS = 18;

const rawBalance = lazy(() => answerWith(z.string().regex(/^\d+$/)));

/** The tool `get_etherscan_balance`. */
export const getEtherscanBalance = defineTool({
  name: "get_etherscan_balance",
  title: "Balance of an account by Etherscan",
  description:
    "How much of the chain's own coin (ETH, POL, BNB) an account on an EVM chain holds, from Etherscan, at most 15 seconds old. Needs the operator's key.",
  keywords: [
    "etherscan account balance",
    "ether held per etherscan",
    "check with etherscan",
    "etherscan says how much",
  ],
  category: "portfolio_wallet",
  effect: "read",
  cacheTtl: FRESH_MS,
  staleTtl: STALE_MS,
  input: lazy(() => z.object({ chain: etherscanChain(), address: accountAddress() })),
  output: lazy(() =>
    z.object({
      chain: z.string().describe("The chain"),
      address: z.string().describe("The account"),
      symbol: z.string().describe("Symbol of the coin"),
      balance: z.string().describe("How much it holds, in coins; decimal string"),
      balance_raw: integerString("The same in wei"),
    }),
  ),
  examples: [
    {
      description: "A known person on Ethereum",
      args: { chain: "ethereum", address: "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045" },
    },
    {
      description: "The same on Base, by the number of the chain",
      args: { chain: 8453, address: "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045" },
    },
  ],
  async execute({ chain, address }, ctx) {
    const { result } = await ctx.http.get("", {
      query: { ...operation(chain, "account", "balance"), address, tag: "latest" },
      schema: rawBalance,
    });
    return {
      chain,
      address,
      symbol: knownChain(chain)?.coin ?? "",
      balance: wholeUnits(result, COIN_DECIMALS) ?? "",
      balance_raw: result,
    };
  },
});
