// Entities: what each kind of text can turn out to be, as those who know that kind tell it.
import { isoTime, lazy, orNull } from "@svckit/core/schemas";
import * as z from "zod";
import { chainsOf, knownChains } from "../chains.js";
import type { Gathering } from "./gather.js";
import { currentPrices, maybeText } from "./read-prices.js";

/** The tools that are asked. */
export const ENTITY_TOOLS = [
  "get_current_prices",
  "get_wallet_overview",
  "get_transaction",
  "get_btc_address",
  "get_btc_tx",
  "get_sol_account",
  "get_sol_transaction",
  "search_all",
] as const;

/** What a text may be. */
export interface Entity {
  readonly kind:
    | "wallet"
    | "contract"
    | "token"
    | "transaction"
    | "account"
    | "coin"
    | "chain"
    | "exchange"
    | "category"
    | "nft_collection";
  readonly chain: string | null;
  /** Address, hash, CoinGecko id or slug. */
  readonly id: string;
  readonly name: string | null;
  readonly symbol: string | null;
  readonly detail: string | null;
  /** The tool that tells more of it. */
  readonly next_tool: string;
}

const NOTHING = { chain: null, name: null, symbol: null, detail: null };

const overview = lazy(() =>
  z.looseObject({
    ens_name: maybeText(),
    name: maybeText(),
    is_contract: z.boolean().nullish(),
    token: z.looseObject({ name: maybeText(), symbol: maybeText() }).nullish(),
  }),
);

/** An EVM address: where it is a token, and what it is on the chain. */
export async function evmAddressEntities(
  run: Gathering,
  address: string,
  chain: string,
): Promise<readonly Entity[]> {
  const chains = chainsOf("coins").all.filter(({ chainId }) => chainId !== undefined);
  const [prices, seen] = await Promise.all([
    run.ask({
      tool: "get_current_prices",
      args: { coins: chains.map(({ slug }) => `${slug}:${address}`) },
      what: `the chains on which ${address} is a token`,
      schema: currentPrices,
      quiet: true,
    }),
    run.ask({
      tool: "get_wallet_overview",
      args: { chain, address },
      what: `what ${address} is on ${chain}`,
      schema: overview,
    }),
  ]);
  const tokens = (prices?.prices ?? []).map(({ coin, symbol }) =>
    tokenOn(coin.slice(0, coin.indexOf(":")), address, symbol, null),
  );
  if (seen === undefined) return tokens;
  const { token, ens_name, name } = seen;
  if (token)
    return [
      tokenOn(chain, address, token.symbol, token.name),
      ...tokens.filter((each) => each.chain !== chain),
    ];
  const isContract = seen.is_contract === true;
  const isUnseen = seen.is_contract == null && tokens.length > 0;
  const self: Entity = {
    ...{ ...NOTHING, kind: isContract ? "contract" : "wallet", chain, id: address },
    ...{ name: ens_name ?? name, detail: isContract ? "a contract" : "an account without code" },
    next_tool: isContract ? "get_contract_source" : "get_wallet_portfolio",
  };
  return isUnseen ? tokens : [self, ...tokens];
}

function tokenOn(chain: string, address: string, symbol: string | null, name: string | null): Entity {
  const detail = `a token on ${chain}`;
  return { kind: "token", chain, id: address, name, symbol, detail, next_tool: "get_token_price" };
}

const sent = lazy(() =>
  z.looseObject({
    transaction: z.looseObject({ status: maybeText(), from: maybeText(), to: maybeText() }).nullable(),
  }),
);

/** A hash: the chains that know a transaction by it. */
export async function evmHashEntities(
  run: Gathering,
  hash: string,
  chains: readonly string[],
): Promise<readonly Entity[]> {
  const found = await Promise.all(
    chains.map(async (chain): Promise<Entity | undefined> => {
      const what = `whether ${chain} knows the transaction`;
      const answer = await run.ask({
        tool: "get_transaction",
        args: { chain, hash },
        what,
        schema: sent,
        quiet: true,
      });
      if (!answer?.transaction) return undefined;
      const { status, from, to } = answer.transaction;
      const detail = `${status ?? "unknown"}, from ${from} to ${to ?? "a new contract"}`;
      return { ...NOTHING, kind: "transaction", chain, id: hash, detail, next_tool: "get_transaction" };
    }),
  );
  return found.filter((each) => each !== undefined);
}

const btcAddress = lazy(() => z.looseObject({ balance_btc: z.string(), transaction_count: z.int() }));
const btcTransaction = lazy(() =>
  z.looseObject({
    transaction: z.looseObject({ confirmed: z.boolean(), time: orNull(isoTime()) }).nullable(),
  }),
);

/** An address of Bitcoin. */
export async function bitcoinAddressEntities(run: Gathering, address: string): Promise<readonly Entity[]> {
  const what = `what ${address} is on bitcoin`;
  const answer = await run.ask({ tool: "get_btc_address", args: { address }, what, schema: btcAddress });
  if (answer === undefined) return [];
  const detail = `${answer.balance_btc} BTC, ${answer.transaction_count} transactions`;
  return [
    { ...NOTHING, kind: "wallet", chain: "bitcoin", id: address, detail, next_tool: "get_wallet_portfolio" },
  ];
}

/** A transaction of Bitcoin. */
export async function bitcoinHashEntities(run: Gathering, id: string): Promise<readonly Entity[]> {
  const what = "whether bitcoin knows the transaction";
  const answer = await run.ask({
    tool: "get_btc_tx",
    args: { id },
    what,
    schema: btcTransaction,
    quiet: true,
  });
  if (!answer?.transaction) return [];
  const { confirmed, time } = answer.transaction;
  const detail = confirmed ? `confirmed at ${time}` : "waiting";
  return [{ ...NOTHING, kind: "transaction", chain: "bitcoin", id, detail, next_tool: "get_btc_tx" }];
}

const named = () => z.array(z.looseObject({ id: z.string(), name: z.string() }));
const searched = lazy(() =>
  z.looseObject({
    coins: z.array(
      z.looseObject({
        id: z.string(),
        name: z.string(),
        symbol: z.string(),
        market_cap_rank: z.number().nullish(),
      }),
    ),
    exchanges: named(),
    categories: named(),
    nfts: named(),
  }),
);

const OF_EACH = 5;

/** A name: chains of that name, and whatever CoinGecko finds by it. */
export async function nameEntities(run: Gathering, name: string): Promise<readonly Entity[]> {
  const what = `what is named ${JSON.stringify(name)}`;
  const args = { query: name, limit: OF_EACH };
  const answer = await run.ask({ tool: "search_all", args, what, schema: searched, quiet: true });
  const others = [
    ["exchange", answer?.exchanges, "get_exchange"],
    ["category", answer?.categories, "get_coins_market_data"],
    ["nft_collection", answer?.nfts, "get_nft"],
  ] as const;
  return [
    ...chainEntities(name),
    ...(answer?.coins ?? []).map((coin): Entity => {
      const { id, symbol, market_cap_rank: rank } = coin;
      const detail = rank == null ? "a coin without a rank" : `a coin, number ${rank} by market cap`;
      return { kind: "coin", chain: null, id, name: coin.name, symbol, detail, next_tool: "get_token_price" };
    }),
    ...others.flatMap(([kind, found = [], next_tool]) =>
      found.map((each): Entity => ({ ...NOTHING, kind, id: each.id, name: each.name, next_tool })),
    ),
  ];
}

function chainEntities(text: string): readonly Entity[] {
  const given = text.toLowerCase();
  return knownChains()
    .filter(({ slug, name, caip2, chainId }) =>
      [slug, name.toLowerCase(), caip2.toLowerCase(), String(chainId)].includes(given),
    )
    .map(({ slug, name, caip2, coin }) => ({
      ...{ ...NOTHING, kind: "chain" as const, id: slug, chain: slug, name, symbol: coin },
      detail: `a chain, ${caip2} in CAIP-2`,
      next_tool: "get_chain_info",
    }));
}
