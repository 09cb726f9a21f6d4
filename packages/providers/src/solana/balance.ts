// get_sol_balance: how much SOL an address holds.
import { defineTool } from "@svckit/core";
import { decimal, integerString, lazy, solanaAddress } from "@svckit/core/schemas";
import * as z from "zod";
import { askRpc } from "../json-rpc.js";
import { asked, atSlot, COMMITMENT, slotField, wholeSol } from "./api.js";

const rawBalance = () => atSlot(integerString());

/** The tool `get_sol_balance`. */
export const getSolBalance = defineTool({
  ...asked,
  name: "get_sol_balance",
  title: "SOL balance of an address",
  description:
    "How much SOL an address of Solana holds now, read from a node of the chain; 0 for an address that was never used. Tokens are told by get_sol_token_accounts.",
  category: "portfolio_wallet",
  keywords: [
    "lamports",
    "how much sol does a wallet have",
    "solana wallet balance",
    "how much sol does an address have",
    "sol in a wallet",
    "native balance on solana",
    "sol left for fees",
    "is solana wallet empty",
  ],
  input: lazy(() => z.object({ address: solanaAddress("The account") })),
  output: lazy(() =>
    z.object({
      address: z.string().describe("The account"),
      balance: decimal("Balance in SOL"),
      lamports: integerString("Balance in lamports, a billionth of a SOL"),
      slot: slotField(),
    }),
  ),
  examples: [
    { description: "A wallet", args: { address: "vines1vzrYbzLMRdu58ou5XTby4qAqVRLmqo36NKPTg" } },
    {
      description: "The account of the USDC mint",
      args: { address: "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v" },
    },
  ],
  async execute({ address }, ctx) {
    const params = [address, { commitment: COMMITMENT }];
    const found = await askRpc(ctx, "getBalance", params, rawBalance);
    if (found === null) throw new TypeError("a balance is a number, and 0 where there is no account");
    return { address, balance: wholeSol(found.value), lamports: found.value, slot: found.context.slot };
  },
});
