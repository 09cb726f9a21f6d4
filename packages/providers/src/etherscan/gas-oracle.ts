// get_etherscan_gas_oracle: what gas costs at three speeds.
import { defineTool } from "@svckit/core";
import { decimal, lazy } from "@svckit/core/schemas";
import * as z from "zod";
import { numberOf } from "../digits.js";
import { answerWith, etherscanChain, operation } from "./answer.js";

const FRESH_MS = 10_000;
const STALE_MS = 60_000;

const rawOracle = lazy(() => {
  const price = z.string();
  return answerWith(
    z.looseObject({
      ...{ LastBlock: z.string(), SafeGasPrice: price, ProposeGasPrice: price, FastGasPrice: price },
      ...{ suggestBaseFee: price.nullish(), gasUsedRatio: z.string().nullish() },
    }),
  );
});

/** The tool `get_etherscan_gas_oracle`. */
export const getEtherscanGasOracle = defineTool({
  name: "get_etherscan_gas_oracle",
  title: "Gas prices by Etherscan",
  description:
    "What gas costs on an EVM chain for a slow, a usual and a fast transaction, in gwei, with the next base fee and how full the last blocks were, from Etherscan, at most 10 seconds old. Needs the operator's key.",
  category: "network_infrastructure",
  effect: "read",
  cacheTtl: FRESH_MS,
  staleTtl: STALE_MS,
  keywords: [
    "gas tracker",
    "gwei",
    "gas oracle",
    "slow standard fast gas",
    "safe, average, fast",
    "slow standard fast",
    "etherscan gas page",
    "rapid gas price",
    "low average high gwei",
    "gas price tiers",
  ],
  input: lazy(() => z.object({ chain: etherscanChain() })),
  output: lazy(() =>
    z.object({
      chain: z.string().describe("The chain"),
      block: z.int().nullable().describe("The block that it was read from"),
      slow_gas_price: decimal("Price in gwei at which a transaction takes its time"),
      usual_gas_price: decimal("Price in gwei that is usual"),
      fast_gas_price: decimal("Price in gwei at which a transaction is in the next blocks"),
      base_fee: decimal("Base fee of the next block in gwei; null: unknown").nullable(),
      used_ratios: z
        .array(decimal("How full a block was, as a fraction: 0.5 is half"))
        .describe("How full the last blocks were, in Etherscan's order"),
    }),
  ),
  examples: [
    { description: "Ethereum", args: { chain: "ethereum" } },
    { description: "Polygon, by the number of the chain", args: { chain: 137 } },
  ],
  async execute({ chain }, ctx) {
    const { result } = await ctx.http.get("", {
      query: operation(chain, "gastracker", "gasoracle"),
      schema: rawOracle,
    });
    return {
      chain,
      block: numberOf(result.LastBlock),
      slow_gas_price: result.SafeGasPrice,
      usual_gas_price: result.ProposeGasPrice,
      fast_gas_price: result.FastGasPrice,
      base_fee: result.suggestBaseFee || null,
      used_ratios: (result.gasUsedRatio ?? "").split(",").filter((ratio) => ratio !== ""),
    };
  },
});
