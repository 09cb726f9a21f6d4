// compare_tokens: the figures of several tokens side by side.
import { defineTool } from "@svckit/core";
import { decimal, lazy, orNull } from "@svckit/core/schemas";
import * as z from "zod";
import { type Gathering, gather, gatheredFields } from "./gather.js";
import { anything } from "./kinds.js";
import { NAMING_TOOLS, type NamedToken, nameToken, type Token, tokenFields } from "./named-token.js";
import { PRICE_TOOLS, quote } from "./quotes.js";
import { maybeNumber } from "./read-prices.js";
import { priceFields } from "./token-price.js";

// Each may take four asks, of the 64 that one run has.
const MOST = 10;

/** What is known of a token in figures. */
interface Figures {
  readonly price_usd: string | null;
  readonly price_change_24h_percent: number | null;
  readonly market_cap_usd: string | null;
  readonly volume_24h_usd: string | null;
  readonly fully_diluted_usd: string | null;
  readonly circulating_supply: string | null;
  readonly max_supply: string | null;
  readonly highest_price_usd: string | null;
}

const NOTHING: Figures = {
  price_usd: null,
  price_change_24h_percent: null,
  market_cap_usd: null,
  volume_24h_usd: null,
  fully_diluted_usd: null,
  circulating_supply: null,
  max_supply: null,
  highest_price_usd: null,
};

const market = lazy(() =>
  z.looseObject({
    coins: z.array(
      z.looseObject({
        id: z.string(),
        current_price: orNull(decimal()),
        price_change_percentage_24h: maybeNumber(),
        market_cap: orNull(decimal()),
        total_volume: orNull(decimal()),
        fully_diluted_valuation: orNull(decimal()),
        circulating_supply: orNull(decimal()),
        max_supply: orNull(decimal()),
        ath: orNull(decimal()),
      }),
    ),
  }),
);

/** The tool `compare_tokens`. */
export const compareTokens = defineTool({
  name: "compare_tokens",
  title: "Tokens side by side",
  description:
    "Price, 24-hour change, market cap, volume, supply and highest price of 2 to 10 tokens in one table, each by symbol, name, CoinGecko id or contract; which token a symbol was read as, and what else it could be.",
  category: "market_data",
  keywords: [
    "versus",
    "vs",
    "which is bigger",
    "compare coins",
    "btc vs eth vs sol",
    "which coin is bigger",
    "coins next to each other",
    "comparison table",
    "bitcoin compared with ethereum",
    "larger by market value",
    "which one has the higher market cap",
    "is one coin bigger than another",
    "difference between two coins",
    "put coins next to each other",
    "which of these coins is worth more",
    "line up several tokens",
    "one coin against another",
    "side-by-side table",
    "comparison",
    "stack up",
    "head to head",
  ],
  effect: "read",
  keyless: true,
  uses: [...new Set([...NAMING_TOOLS, ...PRICE_TOOLS, "get_coins_market_data"])],
  input: lazy(() =>
    z.object({
      tokens: z
        .array(anything("A token"))
        .min(2)
        .max(MOST)
        .describe(`The tokens, 2 to ${MOST}: each a symbol, a name, a CoinGecko id or a contract address`),
    }),
  ),
  output: lazy(() =>
    z.object({
      tokens: z
        .array(
          z.object({
            asked: z.string().describe("The text that was asked for"),
            token: z
              .object(tokenFields())
              .nullable()
              .describe("What it was read as; null where that is not known"),
            alternatives: z
              .array(z.object(tokenFields()))
              .describe("What else it may mean, the largest first"),
            ...priceFields(),
            fully_diluted_usd: orNull(decimal("Market cap with every coin issued, in US dollars")),
            circulating_supply: orNull(decimal("Coins in circulation")),
            max_supply: orNull(
              decimal("Coins that there can be; null where there is no limit, or none is known"),
            ),
            highest_price_usd: orNull(decimal("Highest price ever, in US dollars")),
          }),
        )
        .describe("The tokens, in the order asked for"),
      ...gatheredFields(),
    }),
  ),
  examples: [
    { description: "Bitcoin and Ether", args: { tokens: ["btc", "eth"] } },
    {
      description: "A stablecoin by its contract beside another by its symbol",
      args: { tokens: ["0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913", "usdt", "solana"] },
    },
  ],
  async execute({ tokens }, ctx) {
    const run = gather(ctx);
    const { missing, sources } = run;
    const named = await Promise.all(
      tokens.map(async (asked) => ({ asked, named: await nameToken(run, asked, undefined) })),
    );
    const figures = await figuresOf(run, named);
    const rows = named.map(({ asked, named: found }) => {
      if (found === null) run.miss(JSON.stringify(asked), "nothing is named so");
      const of = found && figures.get(keyOf(found.token));
      const { token = null, alternatives = [] } = found ?? {};
      return { asked, token, alternatives: [...alternatives], ...(of ?? NOTHING) };
    });
    const isEmpty = rows.every(({ price_usd }) => price_usd === null);
    if (isEmpty && run.hasFailed) throw run.nothing("these tokens");
    const result = { tokens: rows, missing, sources };
    return isEmpty ? ctx.noData(result, "no source knows a price of any of these tokens") : result;
  },
});

function keyOf({ id, chain, address }: Token): string {
  return id ?? `${chain}:${address}`;
}

/** The figures of each token: coins all at once, contracts one by one. */
async function figuresOf(
  run: Gathering,
  named: readonly { readonly named: NamedToken | null | undefined }[],
): Promise<ReadonlyMap<string, Figures>> {
  const tokens = named.flatMap(({ named: found }) => (found ? [found.token] : []));
  const ids = tokens.flatMap(({ id }) => id ?? []);
  const [coins, contracts] = await Promise.all([
    ids.length === 0 ? [] : coinFigures(run, ids),
    Promise.all(
      tokens
        .filter(({ id }) => id === null)
        .map(async (token) => [keyOf(token), await quoted(run, token)] as const),
    ),
  ]);
  return new Map([...coins, ...contracts]);
}

async function coinFigures(
  run: Gathering,
  ids: readonly string[],
): Promise<readonly (readonly [string, Figures])[]> {
  const answer = await run.ask({
    tool: "get_coins_market_data",
    args: { vs_currency: "usd", ids: [...new Set(ids)].join(","), limit: MOST },
    what: "the figures of coins",
    schema: market,
  });
  return (answer?.coins ?? []).map((coin) => [
    coin.id,
    {
      price_usd: coin.current_price,
      price_change_24h_percent: coin.price_change_percentage_24h,
      market_cap_usd: coin.market_cap,
      volume_24h_usd: coin.total_volume,
      fully_diluted_usd: coin.fully_diluted_valuation,
      circulating_supply: coin.circulating_supply,
      max_supply: coin.max_supply,
      highest_price_usd: coin.ath,
    },
  ]);
}

async function quoted(run: Gathering, token: Token): Promise<Figures> {
  const { quotes, price_change_24h_percent, market_cap_usd, volume_24h_usd } = await quote(run, token);
  const price_usd = quotes[0]?.price_usd ?? null;
  return { ...NOTHING, price_usd, price_change_24h_percent, market_cap_usd, volume_24h_usd };
}
