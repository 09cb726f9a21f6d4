// get_wallet_portfolio: what an address holds on several chains, and what it is worth.
import { defineTool, ServiceError } from "@svckit/core";
import { decimal, lazy, orNull } from "@svckit/core/schemas";
import * as z from "zod";
import { figureIn, joined } from "../words.js";
import { anyChain, isEvm } from "./any-chain.js";
import { type Gathering, gather, gatheredFields } from "./gather.js";
import { HOLDING_TOOLS, holdingsOnBitcoin, holdingsOnEvm, holdingsOnSolana } from "./holdings.js";
import { anything } from "./kinds.js";
import { OWNER_TOOL, ownerOf } from "./owner.js";
import { byChain, price, totalOf } from "./worth.js";

const USUAL = ["ethereum", "base", "arbitrum", "optimism", "polygon", "gnosis"];
const MOST = 10;
// Holdings that an answer in words names.
const SHOWN = 3;

const heldFields = () => ({
  chain: z.string().describe("Slug of the chain"),
  address: z.string().nullable().describe("The token's contract or mint; null for the chain's own coin"),
  symbol: z.string().nullable().describe("Symbol, not unique: anyone may make a token of any symbol"),
  name: z.string().nullable().describe("Name, where the source tells it"),
});

/** The tool `get_wallet_portfolio`. */
export const getWalletPortfolio = defineTool({
  name: "get_wallet_portfolio",
  title: "What an address holds and what it is worth",
  description:
    "The coins and tokens that an EVM, Solana or Bitcoin address holds, over several chains in one call, with exact amounts, prices and values in US dollars and their sum. What could not be read or priced is named with the reason and is in no sum; spam tokens have no price.",
  category: "portfolio_wallet",
  keywords: [
    "net worth",
    "balances",
    "holdings",
    "wallet value",
    "what is in this wallet",
    "wallet holdings worth",
    "total balance over all chains",
    "my assets",
    "value of my wallet",
    "everything an address owns",
    "portfolio in usd",
    "how rich is an address",
    "what is an address worth",
    "which coins does a wallet hold",
    "holdings on all chains",
    "sum of all balances",
    "value of all tokens of an address",
  ],
  effect: "read",
  keyless: true,
  uses: [OWNER_TOOL, ...HOLDING_TOOLS, "get_current_prices"],
  input: lazy(() =>
    z.object({
      address: anything(
        "The address: of EVM chains, of Solana or of Bitcoin; or a name of ENS such as `vitalik.eth`",
      ),
      chains: z
        .array(anyChain("A chain", isEvm))
        .min(1)
        .max(MOST)
        .optional()
        .describe(
          `Slugs or numbers of the chains to look at for an EVM address, 1 to ${MOST}; ${USUAL.join(", ")} where left out`,
        ),
    }),
  ),
  output: lazy(() =>
    z.object({
      address: z.string().describe("The address"),
      chains: z.array(z.string()).describe("The chains that were looked at"),
      total_usd: orNull(
        decimal(
          "What is priced comes to, in US dollars; null where nothing could be priced, though something is held or could not be read",
        ),
      ),
      by_chain: z
        .array(z.object({ chain: z.string().describe("The chain"), value_usd: decimal("In US dollars") }))
        .describe("The same by chain, the largest first"),
      holdings: z
        .array(
          z.object({
            ...heldFields(),
            amount: decimal("How much, in whole tokens"),
            price_usd: decimal("Price of a whole token in US dollars"),
            value_usd: decimal("Value in US dollars: amount times price"),
            price_from: z.string().describe("The tool that gave the price"),
          }),
        )
        .describe("What is held and has a price, the most valuable first"),
      unpriced: z
        .array(
          z.object({
            ...heldFields(),
            amount: orNull(decimal("How much, in whole tokens; null where the token names no decimals")),
            reason: z.string().describe("Why it has no price"),
          }),
        )
        .describe("What is held without a price that can be trusted; in no sum"),
      ...gatheredFields(),
    }),
  ),
  list: "unpriced",
  answer({ address, total_usd, holdings, unpriced }) {
    const most = holdings
      .slice(0, SHOWN)
      .map(
        ({ amount, symbol, chain, value_usd }) =>
          `${amount} ${symbol ?? "of a token"} on ${chain} (${figureIn(value_usd, "USD")})`,
      );
    const rest = unpriced.length === 0 ? undefined : "what has no price that can be trusted is not in it";
    return `${address} holds ${joined(total_usd === null ? "nothing that could be priced" : `${figureIn(total_usd, "USD")} in all`, ...most, rest)}`;
  },
  examples: [
    {
      description: "An address on two chains",
      args: { address: "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045", chains: ["ethereum", "base"] },
    },
    { description: "An address of Bitcoin", args: { address: "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa" } },
  ],
  async execute({ address: text, chains: asked }, ctx) {
    const run = gather(ctx);
    const { address, chains, found } = await holdingsOf(run, text, asked);
    const known = found.filter((each) => each !== undefined);
    if (known.length === 0) throw run.nothing(`what ${address} holds`);
    const { priced, unpriced } = await price(run, known.flat());
    const { missing, sources } = run;
    const isUnknown = priced.length === 0 && unpriced.length + missing.length > 0;
    return {
      ...{ address, chains, total_usd: isUnknown ? null : totalOf(priced), by_chain: byChain(priced) },
      ...{ holdings: [...priced], unpriced: [...unpriced] },
      ...{ missing, sources },
    };
  },
});

async function holdingsOf(run: Gathering, text: string, asked: readonly string[] | undefined) {
  const { on, address } = await ownerOf(run, text);
  if (on === "evm") {
    const chains = [...new Set(asked ?? USUAL)];
    return {
      address,
      chains,
      found: await Promise.all(chains.map((chain) => holdingsOnEvm(run, chain, address))),
    };
  }
  if (asked !== undefined)
    throw new ServiceError("TOOL_ERROR", {
      message: `${address} is an address of ${on}, and \`chains\` are for those of EVM chains.`,
      next: "Leave chains out.",
      param: "chains",
      runtimeStatus: "invalid_input",
    });
  const holdings = on === "solana" ? holdingsOnSolana(run, address) : holdingsOnBitcoin(run, address);
  return { address, chains: [on], found: [await holdings] };
}
