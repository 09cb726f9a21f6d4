// Holdings: what an address holds, chain by chain, as explorers and nodes tell it, before anything is priced.
import { decimal, lazy, orNull } from "@svckit/core/schemas";
import * as z from "zod";
import { chainsOf, knownChain } from "../chains.js";
import { sumOf } from "../exact.js";
import type { Gathering } from "./gather.js";
import { maybeText } from "./read-prices.js";

/** The tools that are asked. */
export const HOLDING_TOOLS = [
  "get_native_balance",
  "get_wallet_token_balances",
  "get_sol_balance",
  "get_sol_token_accounts",
  "get_btc_address",
] as const;

/** So much of one thing. */
export interface Holding {
  readonly chain: string;
  /** The token's contract; null for the chain's own coin. */
  readonly address: string | null;
  readonly symbol: string | null;
  readonly name: string | null;
  /** In whole tokens; null where the token names no decimals. */
  readonly amount: string | null;
  /** What the explorer says that one is worth. */
  readonly listed_usd: string | null;
}

const MOST_TOKENS = 100;

const nativeBalance = lazy(() => z.looseObject({ balance: decimal(), symbol: maybeText() }));
const tokenBalances = lazy(() =>
  z.looseObject({
    balances: z.array(
      z.looseObject({
        token: z.looseObject({ address: z.string(), symbol: maybeText(), name: maybeText() }),
        amount: orNull(decimal()),
        price_usd: orNull(decimal()),
      }),
    ),
    next_cursor: z.string().nullish(),
  }),
);
const tokenAccounts = lazy(() =>
  z.looseObject({
    accounts: z.array(z.looseObject({ token: z.string(), amount: decimal() })),
    next_cursor: z.string().nullish(),
  }),
);

const bitcoinBalance = lazy(() => z.looseObject({ balance_btc: decimal() }));

/** What an address holds on an EVM chain; undefined where nothing of it could be learned. */
export async function holdingsOnEvm(
  run: Gathering,
  chain: string,
  address: string,
): Promise<readonly Holding[] | undefined> {
  const args = { chain, address };
  const [native, tokens] = await Promise.all([
    run.ask({ tool: "get_native_balance", args, what: `the coins on ${chain}`, schema: nativeBalance }),
    askTokens(run, chain, address),
  ]);
  if (native === undefined && tokens === undefined) return undefined;
  const symbol = native?.symbol ?? knownChain(chain)?.coin ?? null;
  const coin: Holding[] = native
    ? [{ chain, address: null, symbol, name: null, amount: native.balance, listed_usd: null }]
    : [];
  return [...coin, ...(tokens ?? [])].filter(({ amount }) => amount !== "0");
}

async function askTokens(
  run: Gathering,
  chain: string,
  address: string,
): Promise<readonly Holding[] | undefined> {
  const tool = "get_wallet_token_balances";
  const what = `the tokens on ${chain}`;
  if (!chainsOf("blockscout").all.some(({ slug }) => slug === chain)) {
    run.miss(what, `no explorer is known that lists the tokens of an address on ${chain}`);
    return undefined;
  }
  const args = { chain, address, limit: MOST_TOKENS };
  const answer = await run.ask({ tool, args, what, schema: tokenBalances, quiet: true });
  if (answer?.next_cursor != null) missRest(run, what, tool);
  return answer?.balances.map(({ token, amount, price_usd }) => ({
    chain,
    address: token.address,
    symbol: token.symbol,
    name: token.name,
    amount,
    listed_usd: price_usd,
  }));
}

/** The same on Solana; the accounts of one token are one holding. */
export async function holdingsOnSolana(
  run: Gathering,
  address: string,
): Promise<readonly Holding[] | undefined> {
  const chain = "solana";
  const tool = "get_sol_token_accounts";
  const what = `the tokens on ${chain}`;
  const [native, tokens] = await Promise.all([
    run.ask({
      tool: "get_sol_balance",
      args: { address },
      what: `the coins on ${chain}`,
      schema: nativeBalance,
    }),
    run.ask({ tool, args: { address, limit: MOST_TOKENS }, what, schema: tokenAccounts, quiet: true }),
  ]);
  if (native === undefined && tokens === undefined) return undefined;
  if (tokens?.next_cursor != null) missRest(run, what, tool);
  const amounts = new Map<string, string[]>();
  for (const { token, amount } of tokens?.accounts ?? [])
    amounts.set(token, [...(amounts.get(token) ?? []), amount]);
  const of = (token: string | null, symbol: string | null, amount: string): Holding => ({
    ...{ chain, address: token, symbol, name: null, amount, listed_usd: null },
  });
  const coin = native && native.balance !== "0" ? [of(null, "SOL", native.balance)] : [];
  return [...coin, ...[...amounts].map(([token, each]) => of(token, null, sumOf(each)))];
}

/** What a Bitcoin address holds by the blocks. */
export async function holdingsOnBitcoin(
  run: Gathering,
  address: string,
): Promise<readonly Holding[] | undefined> {
  const answer = await run.ask({
    tool: "get_btc_address",
    args: { address },
    what: "the coins on bitcoin",
    schema: bitcoinBalance,
  });
  if (answer === undefined) return undefined;
  const { balance_btc: amount } = answer;
  const coin = { chain: "bitcoin", address: null, symbol: "BTC", name: null, amount, listed_usd: null };
  return amount === "0" ? [] : [coin];
}

function missRest(run: Gathering, what: string, tool: string): void {
  run.miss(`more of ${what}`, `these are the first ${MOST_TOKENS}; ${tool} gives the others`, tool);
}
