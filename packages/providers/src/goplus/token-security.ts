// get_token_security: what a token's contract on an EVM chain can do to whoever buys it.
import { defineTool } from "@svckit/core";
import { evmAddress, lazy } from "@svckit/core/schemas";
import * as z from "zod";
import { answerWith, recordOf, withCode } from "./answer.js";
import { chainId, goPlusChain, goPlusTool } from "./arguments.js";
import { fromHoneypot } from "./honeypot-fallback.js";
import {
  addressOrNull,
  amount,
  count,
  flag,
  flags,
  fraction,
  namesOf,
  pick,
  type Told,
  told,
  toldAll,
  words,
} from "./pieces.js";
import { TOKEN_FLAGS, TOKEN_VALUES } from "./token-flags.js";

const FLAG_NAMES = namesOf(TOKEN_FLAGS);

const rawAnswer = lazy(() => {
  const text = z.string().nullish();
  const values = toldAll(["is_contract", "is_locked", "balance", "percent"]);
  const holders = z.array(z.looseObject({ address: text, tag: text, ...values })).nullish();
  const rawToken = z.looseObject({
    ...toldAll([...FLAG_NAMES, ...TOKEN_VALUES]),
    token_name: text,
    token_symbol: text,
    owner_address: text,
    creator_address: text,
    note: text,
    other_potential_risks: text,
    fake_token: z.looseObject({ value: told(), true_token_address: text }).nullish(),
    holders,
    lp_holders: holders,
    dex: z.array(z.looseObject({ name: text, pair: text, liquidity: told() })).nullish(),
  });
  return answerWith(z.record(z.string(), rawToken));
});

const holdersOf = (what: string) =>
  z
    .array(
      z.object({
        address: addressOrNull("Address of the holder"),
        tag: words("Who that is, where it is known"),
        is_contract: flag("Whether it is a contract"),
        is_locked: flag("Whether what it holds is locked"),
        balance: amount("How much it holds"),
        share: fraction("Its part of the supply"),
      }),
    )
    .describe(what);

const party = (who: string) =>
  z
    .object({
      address: addressOrNull("Its address; null: there is none, or it is unknown"),
      balance: amount("How much of the token it holds, in tokens"),
      share: fraction("Its part of the supply"),
    })
    .describe(who);

/** The tool `get_token_security`. */
export const getTokenSecurity = defineTool({
  name: "get_token_security",
  title: "Security of a token's contract",
  description:
    "Whether a token on an EVM chain is a honeypot, its buy and sell tax, and what its contract and owner can do (mint, pause, blacklist, change taxes or balances), with its largest holders and pools, from GoPlus, at most a minute old. What GoPlus does not know is null, and not safe.",
  ...goPlusTool,
  keywords: [
    "scam",
    "rug pull",
    "safe to buy",
    "contract risk",
    "owner privileges",
    "can the owner mint or pause",
    "token tax",
    "hidden owner",
    "blacklist function",
    "token audit",
    "transfer tax of a token",
    "can the owner blacklist holders",
    "contract privileges",
    "can owner mint or pause",
    "can owner blacklist holders",
    "ownership renounced",
    "contract backdoors",
    "contract red flags",
  ],
  input: lazy(() => z.object({ chain: goPlusChain(), address: evmAddress("The token's contract") })),
  output: lazy(() =>
    z.object({
      chain: z.string().describe("The chain"),
      address: z.string().describe("The token's contract"),
      found: z.boolean().describe("Whether the token is known; where not, nothing is known of it"),
      name: words("Name"),
      symbol: words("Ticker symbol, not unique"),
      ...flags(TOKEN_FLAGS),
      buy_tax: fraction("What a purchase costs beside the price"),
      sell_tax: fraction("What a sale costs beside the price"),
      copies: z
        .object({
          is_copy: flag("Whether it imitates a well-known token"),
          original: words("Address of the token that it imitates; several are separated by commas"),
        })
        .describe("Whether it is a copy of another token"),
      owner: party("Who owns the contract"),
      creator: party("Who created the contract"),
      honeypots_by_creator: count("How many honeypots its creator has made"),
      other_risks: words("Further risks, in the words of GoPlus"),
      note: words("What else there is to know, in the words of GoPlus"),
      total_supply: amount("Supply, in tokens"),
      holder_count: count("How many hold it"),
      lp_total_supply: amount("Supply of the pool's liquidity tokens"),
      lp_holder_count: count("How many hold liquidity tokens of its pool"),
      holders: holdersOf("Its ten largest holders"),
      lp_holders: holdersOf("The ten largest holders of its pool's liquidity tokens; amounts are of those"),
      pools: z
        .array(
          z.object({
            dex: words("The exchange"),
            pool_address: addressOrNull("Address of the pool"),
            liquidity_usd: amount("Liquidity in US dollars"),
          }),
        )
        .describe("Where it is traded against a well-known token"),
    }),
  ),
  // On its chains alone; on another one its arguments do not fit, and the failure stands.
  fallback: { tool: "check_honeypot", result: fromHoneypot },
  examples: [
    {
      description: "Tether on Ethereum",
      args: { chain: "ethereum", address: "0xdAC17F958D2ee523a2206206994597C13D831ec7" },
    },
    {
      description: "A token on BNB Smart Chain",
      args: { chain: "bsc", address: "0x0E09FaBB73Bd3Ade0a17ECC321fD13a19e81cE82" },
    },
  ],
  async execute({ chain, address }, ctx) {
    const { code, result } = await ctx.http.get("api/v1/token_security/{chain}", {
      path: { chain: chainId(chain) },
      query: { contract_addresses: address },
      schema: rawAnswer,
    });
    const record = recordOf(result, address);
    const token = record ?? {};
    return withCode(
      ctx,
      { code, found: record !== undefined, what: `${address} on ${chain}` },
      {
        chain,
        address,
        found: record !== undefined,
        ...pick(record, FLAG_NAMES),
        name: token.token_name,
        symbol: token.token_symbol,
        buy_tax: token.buy_tax,
        sell_tax: token.sell_tax,
        copies: { is_copy: token.fake_token?.value, original: token.fake_token?.true_token_address },
        owner: { address: token.owner_address, balance: token.owner_balance, share: token.owner_percent },
        creator: {
          address: token.creator_address,
          balance: token.creator_balance,
          share: token.creator_percent,
        },
        honeypots_by_creator: token.honeypot_with_same_creator,
        other_risks: token.other_potential_risks,
        note: token.note,
        total_supply: token.total_supply,
        holder_count: token.holder_count,
        lp_total_supply: token.lp_total_supply,
        lp_holder_count: token.lp_holder_count,
        holders: (token.holders ?? []).map(holderOf),
        lp_holders: (token.lp_holders ?? []).map(holderOf),
        pools: (token.dex ?? []).map(({ name, pair, liquidity }) => ({
          dex: name,
          pool_address: pair,
          liquidity_usd: liquidity,
        })),
      },
    );
  },
});

function holderOf(holder: {
  readonly address?: string | null | undefined;
  readonly tag?: string | null | undefined;
  readonly is_contract?: Told;
  readonly is_locked?: Told;
  readonly balance?: Told;
  readonly percent?: Told;
}) {
  const { address, tag, is_contract, is_locked, balance, percent } = holder;
  return { address, tag, is_contract, is_locked, balance, share: percent };
}
