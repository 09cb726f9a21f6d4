// call_contract: a read of any contract, by function and arguments or by raw call data.
import { defineTool, type Tool } from "@svckit/core";
import { evmAddress, lazy } from "@svckit/core/schemas";
import * as z from "zod";
import { decodeResult } from "../abi/call.js";
import { blockArgument, toBlockParameter } from "./block-id.js";
import { callArguments, toCall } from "./call-arguments.js";
import { chainFacts, chainFields } from "./chain-facts.js";
import type { EvmChains } from "./chains.js";
import { type Executed, ethCall, rpcBytes } from "./eth-call.js";
import { ask } from "./json-rpc.js";

function inputOf(chains: EvmChains) {
  return z
    .object({
      chain: chains.argument(),
      address: evmAddress("The contract"),
      ...callArguments(),
      block: blockArgument(),
    })
    .transform(({ function: signature, args, data, ...rest }, ctx) => {
      const call = toCall(signature, args, data);
      if (!("fault" in call)) return { ...rest, ...call };
      ctx.addIssue({ code: "custom", path: [call.param], message: call.fault });
      return z.NEVER;
    });
}

/** The tool over a provider's chains. */
export function callContract(chains: EvmChains): Tool {
  return defineTool({
    name: "call_contract",
    title: "Read a contract",
    description:
      "Calls a view function of any contract on an EVM chain without sending a transaction, now or at an earlier block; a revert is an answer too, told with its reason.",
    keywords: KEYWORDS,
    category: "token_contract",
    effect: "read",
    keyless: true,
    input: lazy(() => inputOf(chains)),
    output: lazy(() =>
      z.object({
        address: z.string().describe("The contract in EIP-55 spelling"),
        ...chainFields(),
        block: z.string().describe("The block that was read, as it was asked for"),
        result: z.string().describe("What the contract gave, in hex, as its result or with its revert"),
        reverted: z.boolean().describe("Whether the contract ended the call without a result"),
        revert_reason: z
          .string()
          .nullable()
          .describe(
            "Why it did: its own text, a panic or the selector of a custom error; null where it gave none",
          ),
        values: z
          .array(z.unknown())
          .nullable()
          .describe(
            "The result by the types after `returns`, whole numbers as decimal strings; null where none were given, and after a revert",
          ),
      }),
    ),
    upstream: ({ chain }) => chain,
    examples: [
      {
        description: "Total supply of USDC on Ethereum",
        args: {
          chain: "ethereum",
          address: "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48",
          function: "totalSupply() returns (uint256)",
        },
      },
      {
        description: "The same by raw call data, at an earlier block",
        args: {
          chain: "ethereum",
          address: "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48",
          data: "0x18160ddd",
          block: 19_000_000,
        },
      },
    ],
    async execute({ chain, address, data, signature, block }, ctx) {
      const at = toBlockParameter(block);
      const executed = await ethCall(ctx, { to: address, data, block: at });
      const facts = { address, ...(await chainFacts(chains.of(chain), ctx)), block, ...tell(executed) };
      // An address without code gives nothing, but so does a function that returns nothing.
      if (facts.result === "0x" && !facts.reverted) {
        const code = await ask(ctx, { method: "eth_getCode", params: [address, at], schema: rpcBytes });
        if (code === "0x")
          return ctx.noData({ ...facts, values: null }, `there is no contract at ${address}`);
      }
      const values = signature === undefined || facts.reverted ? null : decodeResult(signature, facts.result);
      return { ...facts, values };
    },
  });
}

function tell(executed: Executed) {
  if ("result" in executed) return { result: executed.result, reverted: false, revert_reason: null };
  const { data, reason } = executed.revert;
  return { result: data, reverted: true, revert_reason: reason };
}

const KEYWORDS = [
  "eth_call",
  "call view function",
  "read a value from a contract",
  "call balanceOf or decimals",
  "read-only call",
  "query contract state",
  "what does this getter return",
  "invoke a solidity getter",
  "call balanceof or decimals",
  "on-chain variable value",
  "public variable of a contract",
  "read at a past block",
];
