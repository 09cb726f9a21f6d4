// get_gas_overview: what it costs to send something, on several chains side by side.
import { defineTool } from "@svckit/core";
import { decimal, integerString, lazy, orNull } from "@svckit/core/schemas";
import * as z from "zod";
import { knownChain } from "../chains.js";
import { largestFirst, productOf } from "../exact.js";
import { formatUnits } from "../units.js";
import { figureIn, joined } from "../words.js";
import { anyChain, isEvm } from "./any-chain.js";
import { type Gathering, gather, gatheredFields } from "./gather.js";
import { nativePrices } from "./native-coins.js";

const USUAL = ["ethereum", "base", "arbitrum", "optimism", "polygon", "bsc", "bitcoin"];
const MOST = 20;
// A transfer of a chain's own coin takes just this much on every EVM chain.
const TRANSFER_GAS = 21_000n;
const EVM_DECIMALS = 18;
// A payment of one input and two outputs in bech32, in virtual bytes.
const BITCOIN_PAYMENT = "141";
const BITCOIN_DECIMALS = 8;

interface Cost {
  readonly chain: string;
  readonly gas_price_gwei: string | null;
  readonly base_fee_gwei: string | null;
  readonly priority_fee_gwei: string | null;
  readonly transfer_cost: string | null;
}

const gas = lazy(() =>
  z.looseObject({
    gas_price_wei: integerString(),
    gas_price_gwei: decimal(),
    base_fee_gwei: orNull(decimal()),
    priority_fee_gwei: orNull(decimal()),
  }),
);

const bitcoinFees = lazy(() => z.looseObject({ next_block: decimal() }));

/** The tool `get_gas_overview`. */
export const getGasOverview = defineTool({
  name: "get_gas_overview",
  title: "Gas on several chains",
  description:
    "What a unit of gas and a plain transfer of the chain's coin cost now on Ethereum, its rollups, other EVM chains and Bitcoin, in the coin and in US dollars, the dearest first: read from the chains' nodes and priced with their coins.",
  category: "network_infrastructure",
  keywords: [
    "network fees",
    "cheapest chain",
    "transaction cost",
    "gwei",
    "gas on all chains",
    "cheapest chain for a transfer",
    "compare gas fees of chains",
    "gas in dollars",
    "gas fees of l2s",
    "is gas cheap now",
    "which network has the lowest fees",
    "how expensive is a transaction on each chain",
    "how much does a transfer cost on arbitrum or base",
    "compare transaction fees",
    "cheapest layer 2",
    "compare gas across chains",
    "lowest fees network",
    "l2 fees",
    "most expensive network",
    "where are transfers cheapest",
    "sending cost per network",
  ],
  effect: "read",
  keyless: true,
  uses: ["get_gas_price", "get_btc_fees", "get_current_prices"],
  input: lazy(() =>
    z.object({
      chains: z
        .array(anyChain("A chain", (chain) => isEvm(chain) || chain.slug === "bitcoin"))
        .min(1)
        .max(MOST)
        .optional()
        .describe(
          `Slugs or numbers of EVM chains, and bitcoin, 1 to ${MOST}; ${USUAL.join(", ")} where left out`,
        ),
    }),
  ),
  output: lazy(() =>
    z.object({
      chains: z
        .array(
          z.object({
            chain: z.string().describe("Slug of the chain"),
            coin: z.string().nullable().describe("Symbol of the coin that fees are paid in"),
            coin_price_usd: orNull(decimal("Price of the coin in US dollars")),
            gas_price_gwei: orNull(decimal("Price of a unit of gas that a node suggests, in gwei")),
            base_fee_gwei: orNull(decimal("Base fee of the newest block, in gwei")),
            priority_fee_gwei: orNull(decimal("Priority fee that a node suggests, in gwei")),
            transfer_cost: orNull(
              decimal(
                "What a plain transfer of the coin costs, in the coin: 21000 units of gas, without what a rollup takes for its base chain; 141 virtual bytes for the next block on bitcoin",
              ),
            ),
            transfer_cost_usd: orNull(decimal("The same in US dollars")),
          }),
        )
        .describe("The chains, the dearest transfer first"),
      ...gatheredFields(),
    }),
  ),
  answer: ({ chains }) =>
    chains
      .map(
        ({ chain, coin, gas_price_gwei, transfer_cost, transfer_cost_usd }) =>
          `Gas on ${chain}: ${joined(
            figureIn(gas_price_gwei, "gwei"),
            coin === null || transfer_cost === null ? undefined : `a transfer costs ${transfer_cost} ${coin}`,
            figureIn(transfer_cost_usd, "USD"),
          )}`,
      )
      .join("; "),
  examples: [
    {
      description: "Ethereum, a rollup of it, and Bitcoin",
      args: { chains: ["ethereum", "base", "bitcoin"] },
    },
    { description: "One chain, by its number", args: { chains: [1] } },
  ],
  async execute({ chains = USUAL }, ctx) {
    const run = gather(ctx);
    const { missing, sources } = run;
    const asked = [...new Set(chains)];
    const [priceOf, costs] = await Promise.all([
      nativePrices(run, asked),
      Promise.all(asked.map((chain) => costOn(run, chain))),
    ]);
    const known = costs.filter((cost) => cost !== undefined);
    if (known.length === 0) throw run.nothing("gas on these chains");
    const rows = known.map((cost) => {
      const price = priceOf(cost.chain);
      const usd = price === null || cost.transfer_cost === null ? null : productOf(cost.transfer_cost, price);
      const coin = knownChain(cost.chain)?.coin ?? null;
      return { ...cost, coin, coin_price_usd: price, transfer_cost_usd: usd };
    });
    return {
      chains: rows.toSorted((a, b) => largestFirst(a.transfer_cost_usd, b.transfer_cost_usd)),
      ...{ missing, sources },
    };
  },
});

async function costOnBitcoin(run: Gathering): Promise<Cost | undefined> {
  const answer = await run.ask({
    tool: "get_btc_fees",
    args: {},
    what: "fees on bitcoin",
    schema: bitcoinFees,
  });
  if (answer === undefined) return undefined;
  const satoshis = productOf(answer.next_block, BITCOIN_PAYMENT);
  const none = { gas_price_gwei: null, base_fee_gwei: null, priority_fee_gwei: null };
  return { chain: "bitcoin", ...none, transfer_cost: productOf(satoshis, formatUnits(1n, BITCOIN_DECIMALS)) };
}

async function costOn(run: Gathering, chain: string): Promise<Cost | undefined> {
  if (chain === "bitcoin") return costOnBitcoin(run);
  const answer = await run.ask({
    tool: "get_gas_price",
    args: { chain },
    what: `gas on ${chain}`,
    schema: gas,
  });
  if (answer === undefined) return undefined;
  const { gas_price_wei, gas_price_gwei, base_fee_gwei, priority_fee_gwei } = answer;
  const transfer_cost = formatUnits(BigInt(gas_price_wei) * TRANSFER_GAS, EVM_DECIMALS);
  return { chain, gas_price_gwei, base_fee_gwei, priority_fee_gwei, transfer_cost };
}
