// estimate_gas: how much gas a transaction would take, without sending it.
import { defineTool, type Tool } from "@svckit/core";
import { decimal, evmAddress, integerString, lazy, orNull } from "@svckit/core/schemas";
import * as z from "zod";
import { formatUnits, quantity } from "./amount.js";
import { callArguments, toCall } from "./call-arguments.js";
import { chainFacts, chainFields } from "./chain-facts.js";
import { chainTool } from "./chain-tool.js";
import type { EvmChains } from "./chains.js";
import { ask, askHeavy, rpcAnswer, rpcQuantity } from "./json-rpc.js";
import { readRevert } from "./revert.js";

const MAX_ANSWER_BYTES = 1_048_576;
const estimateAnswer = rpcAnswer(quantity);

function inputOf(chains: EvmChains) {
  return z
    .object({
      chain: chains.argument(),
      from: evmAddress("The sender; the zero address where left out").optional(),
      to: evmAddress("The recipient or the contract; left out where data makes a contract").optional(),
      value_wei: integerString("Coins sent along, in wei; none where left out")
        .refine((wei) => /^\d{1,78}$/.test(wei) && BigInt(wei) < 2n ** 256n, "it is out of range")
        .optional(),
      ...callArguments(),
    })
    .transform(({ function: signature, args, data, ...rest }, ctx) => {
      const isPlain = signature === undefined && args === undefined && data === undefined;
      const call = isPlain ? { data: undefined } : toCall(signature, args, data);
      if (!("fault" in call)) {
        if (rest.to !== undefined || call.data !== undefined) return { ...rest, data: call.data };
        ctx.addIssue({
          code: "custom",
          path: ["to"],
          message: "give the recipient, or data that makes a contract",
        });
        return z.NEVER;
      }
      ctx.addIssue({ code: "custom", path: [call.param], message: call.fault });
      return z.NEVER;
    });
}

/** The tool over a provider's chains. */
export function estimateGas(chains: EvmChains): Tool {
  return defineTool({
    ...chainTool,
    name: "estimate_gas",
    title: "Gas estimate of a transaction",
    description:
      "How much gas a transaction would take on an EVM chain now, with its fee at the gas price that the node suggests, without sending it; that it would revert is an answer too, told with its reason. What a rollup takes on top for posting to its base chain is not in the fee.",
    category: "network_infrastructure",
    keywords: KEYWORDS,
    input: lazy(() => inputOf(chains)),
    output: lazy(() =>
      z.object({
        ...chainFields(),
        gas: orNull(integerString("Units of gas; null where the transaction would revert")),
        reverted: z.boolean().describe("Whether the transaction would revert"),
        revert_reason: z
          .string()
          .nullable()
          .describe("Why it would: the contract's own text, a panic or the selector of a custom error"),
        revert_data: z.string().nullable().describe("What the contract gave with the revert, in hex"),
        gas_price_wei: integerString("Suggested price of a unit of gas, in wei"),
        fee_wei: orNull(integerString("Gas times that price, in wei")),
        fee: orNull(decimal("The same in whole coins")),
        symbol: z.string().nullable().describe("Symbol of the coin"),
      }),
    ),
    examples: [
      {
        description: "Sending a tenth of an ether",
        args: {
          chain: "ethereum",
          from: "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045",
          to: "0xb8c2C29ee19D8307cb7255e1Cd9CbDE883A267d5",
          value_wei: "100000000000000000",
        },
      },
      {
        description: "Approving a spender of USDC, by function and arguments",
        args: {
          chain: 1,
          from: "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045",
          to: "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48",
          function: "approve(address,uint256)",
          args: ["0x000000000022D473030F116dDEE9F6B43aC78BA3", "1000000"],
        },
      },
    ],
    async execute({ chain: slug, from, to, data, value_wei: value }, ctx) {
      const chain = chains.of(slug);
      const hex = value === undefined ? undefined : `0x${BigInt(value).toString(16)}`;
      const params = [{ from, to, data, value: hex }];
      const question = { method: "eth_estimateGas", params, schema: estimateAnswer };
      const [outcome, price] = await Promise.all([
        askHeavy(ctx, question, MAX_ANSWER_BYTES),
        ask(ctx, { method: "eth_gasPrice", params: [], schema: rpcQuantity }),
      ]);
      const facts = { ...(await chainFacts(chain, ctx)), gas_price_wei: price, symbol: chain.nativeSymbol };
      if ("error" in outcome) {
        const { data: given, reason } = readRevert(outcome.error);
        const end = { reverted: true, revert_reason: reason, revert_data: given };
        return { ...facts, ...end, gas: null, fee_wei: null, fee: null };
      }
      const fee = outcome.result * price;
      return {
        ...facts,
        gas: outcome.result,
        reverted: false,
        revert_reason: null,
        revert_data: null,
        fee_wei: fee,
        fee: formatUnits(fee, chain.decimals),
      };
    },
  });
}

const KEYWORDS = [
  "eth_estimateGas",
  "transaction cost",
  "would this transaction fail",
  "gas needed for a transaction",
  "simulate transaction cost",
  "how much gas will it use",
  "how much gas would a call need",
  "gas a transfer would take",
  "dry run of a transaction",
  "gas to send a coin",
  "gas needed to send",
  "estimate gas of a transfer",
  "how much gas to send a coin to an address",
  "eth_estimategas",
  "gas limit",
  "what will sending cost me",
  "gas units required",
  "preview fee before sending",
];
