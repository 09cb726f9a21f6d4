// check_approval_security: whether a contract can be trusted with an approval.
import { defineTool } from "@svckit/core";
import { evmAddress, lazy } from "@svckit/core/schemas";
import * as z from "zod";
import { answerWith, holdsAnything, withCode } from "./answer.js";
import { chainId, goPlusChain, goPlusTool } from "./arguments.js";
import { rawSpender, spenderFields, spenderOf } from "./spender.js";

const rawAnswer = lazy(() => answerWith(rawSpender()));

/** The tool `check_approval_security`. */
export const checkApprovalSecurity = defineTool({
  name: "check_approval_security",
  title: "Risk of approving a contract",
  description:
    "What is known of a contract before it is approved to spend tokens: its name and dApp, whether it is suspected, trusted, a proxy or closed source, and what it is listed for, from GoPlus, at most a minute old. What GoPlus does not know is null, and not safe.",
  ...goPlusTool,
  keywords: [
    "spender",
    "allowance",
    "before signing",
    "is it safe to approve this contract",
    "spender risk",
    "is it dangerous to approve a contract",
    "trust a spender",
    "is it dangerous to approve",
    "should i grant permission",
    "before clicking approve",
    "is this router legit",
    "unlimited approval request",
    "dapp asks for access",
  ],
  input: lazy(() =>
    z.object({ chain: goPlusChain(), address: evmAddress("The contract that is to be approved") }),
  ),
  output: lazy(() =>
    z.object({
      chain: z.string().describe("The chain"),
      address: z.string().describe("The contract"),
      found: z.boolean().describe("Whether GoPlus knows the contract; where not, nothing is known of it"),
      ...spenderFields(),
    }),
  ),
  examples: [
    {
      description: "A router of Uniswap",
      args: { chain: "ethereum", address: "0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D" },
    },
    {
      description: "A router of PancakeSwap",
      args: { chain: "bsc", address: "0x10ED43C718714eb63d5aA57B78B54704E256024E" },
    },
  ],
  async execute({ chain, address }, ctx) {
    const { code, result } = await ctx.http.get("api/v1/approval_security/{chain}", {
      path: { chain: chainId(chain) },
      query: { contract_addresses: address },
      schema: rawAnswer,
    });
    const found = holdsAnything(result);
    const what = `${address} on ${chain}`;
    return withCode(ctx, { code, found, what }, { chain, address, found, ...spenderOf(result) });
  },
});
