// Tokens of Solana: what an address holds, how many of a token exist, and its largest accounts.
import { defineTool, paginate, type ToolContext } from "@svckit/core";
import { decimal, integerString, lazy, limit, orNull, solanaAddress } from "@svckit/core/schemas";
import * as z from "zod";
import { askRpc } from "../json-rpc.js";
import { wholeUnits } from "../units.js";
import { asked, atSlot, COMMITMENT, rawText, slotField } from "./api.js";

const PROGRAMS = {
  "spl-token": "TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA",
  "spl-token-2022": "TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb",
} as const;

const rawAmount = () => z.looseObject({ amount: integerString(), decimals: z.int().min(0).max(255) });

const rawAccounts = () =>
  atSlot(
    z.array(
      z.looseObject({
        pubkey: z.string(),
        account: z.looseObject({
          data: z.looseObject({
            program: z.string(),
            parsed: z.looseObject({
              info: z.looseObject({
                mint: z.string(),
                owner: z.string(),
                state: rawText(),
                isNative: z.boolean().nullish(),
                delegate: rawText(),
                tokenAmount: rawAmount(),
              }),
            }),
          }),
        }),
      }),
    ),
  );

const amountFields = () => ({
  amount: decimal("How much, in whole tokens"),
  amount_raw: integerString("How much, in the token's smallest unit"),
  decimals: z.int().describe("Decimals of an amount"),
});

function toAmount({ amount, decimals }: z.output<ReturnType<typeof rawAmount>>) {
  return { amount: wholeUnits(amount, decimals) ?? amount, amount_raw: amount, decimals };
}

/** The token accounts of an owner, by a mint or by one of the two programs. */
async function askAccounts(ctx: ToolContext, owner: string, by: { mint: string } | { programId: string }) {
  const params = [owner, by, { encoding: "jsonParsed", commitment: COMMITMENT }];
  return (await askRpc(ctx, "getTokenAccountsByOwner", params, rawAccounts))?.value ?? [];
}

/** The tool `get_sol_token_accounts`. */
export const getSolTokenAccounts = paginate({
  ...asked,
  name: "get_sol_token_accounts",
  title: "Tokens of an address on Solana",
  description:
    "The token accounts of an address on Solana with what is in them, read from a node: tokens of the Token program and of Token-2022, exact amounts, frozen ones too. Empty accounts are left out unless asked for.",
  category: "portfolio_wallet",
  keywords: [
    "spl tokens",
    "holdings",
    "tokens of a solana wallet",
    "spl balances",
    "solana token balances",
    "what spl tokens does an address own",
    "tokens in a solana wallet",
    "which spl tokens owned",
    "gettokenaccountsbyowner",
    "associated token account",
    "memecoins in solana wallet",
    "balance of one spl token",
    "is my token account frozen",
  ],
  input: lazy(() =>
    z.object({
      address: solanaAddress("Who owns the accounts"),
      token: solanaAddress("Accounts of this token alone: its mint").optional(),
      include_empty: z.boolean().default(false).describe("Whether to list accounts with nothing in them"),
      limit: limit({ most: 500, usual: 100 }, "How many accounts"),
    }),
  ),
  output: lazy(() =>
    z.object({
      address: z.string().describe("Who owns the accounts"),
      accounts: z
        .array(
          z.object({
            account: z.string().describe("Address of the token account"),
            token: z.string().describe("The token: its mint"),
            program: z.string().describe("spl-token or spl-token-2022"),
            ...amountFields(),
            state: z.string().nullable().describe("initialized, or frozen where nothing can be moved"),
            is_native: z.boolean().nullable().describe("Whether it is wrapped SOL"),
            delegate: z.string().nullable().describe("Who else may move some of it"),
          }),
        )
        .describe("The accounts, the largest amounts of smallest units first"),
    }),
  ),
  examples: [
    {
      description: "All tokens of a wallet",
      args: { address: "vines1vzrYbzLMRdu58ou5XTby4qAqVRLmqo36NKPTg" },
    },
    {
      description: "Its USDC alone",
      args: {
        address: "vines1vzrYbzLMRdu58ou5XTby4qAqVRLmqo36NKPTg",
        token: "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v",
      },
    },
  ],
  list: "accounts",
  by: "whole",
  absent: ({ address }) => `${address} has no such token accounts`,
  async page({ address, token, include_empty: withEmpty }, ctx) {
    const ways = token ? [{ mint: token }] : Object.values(PROGRAMS).map((programId) => ({ programId }));
    const found = (await Promise.all(ways.map((way) => askAccounts(ctx, address, way)))).flat();
    const rows = found.map(({ pubkey, account: { data } }) => {
      const { mint, state, isNative, delegate, tokenAmount } = data.parsed.info;
      return {
        account: pubkey,
        token: mint,
        program: data.program,
        ...toAmount(tokenAmount),
        state,
        is_native: isNative ?? null,
        delegate,
      };
    });
    const items = rows.filter((row) => withEmpty || row.amount_raw !== "0");
    return { items: items.sort(bySize), beside: { address } };
  },
});

/** The larger first; nodes keep no order of their own, and pages need one. */
function bySize(
  one: { amount_raw: string; account: string },
  other: { amount_raw: string; account: string },
) {
  const difference = BigInt(other.amount_raw) - BigInt(one.amount_raw);
  if (difference !== 0n) return difference > 0n ? 1 : -1;
  return one.account < other.account ? -1 : 1;
}

const rawSupply = () => atSlot(rawAmount().nullable());
const rawLargest = () => atSlot(z.array(rawAmount().extend({ address: z.string() })));

const tokenInput = lazy(() => z.object({ token: solanaAddress("The token: its mint") }));
const tokenExamples = [
  { description: "USDC", args: { token: "EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v" } },
  { description: "BONK", args: { token: "DezXAZ8z7PnrnRJjz3wXBoRgixCa6xjnB7YaB1pPB263" } },
];

/** The tool `get_sol_token_supply`. */
export const getSolTokenSupply = defineTool({
  ...asked,
  name: "get_sol_token_supply",
  title: "Supply of a token on Solana",
  description:
    "How many of a token of Solana exist now, read from a node of the chain: exact, and with its decimals.",
  keywords: [
    "supply of an spl token",
    "how many tokens of a mint",
    "how many tokens minted",
    "tokens of a mint",
    "gettokensupply",
    "spl total supply",
    "solana token float",
    "decimals of an spl token",
  ],
  category: "token_contract",
  input: tokenInput,
  output: lazy(() =>
    z.object({
      token: z.string().describe("The token: its mint"),
      supply: orNull(decimal("How many exist, in whole tokens; null where there is no such token")),
      supply_raw: orNull(integerString("How many exist, in the token's smallest unit")),
      decimals: z.int().nullable().describe("Decimals of an amount"),
      slot: slotField().nullable(),
    }),
  ),
  examples: tokenExamples,
  async execute({ token }, ctx) {
    const params = [token, { commitment: COMMITMENT }];
    const found = await askRpc(ctx, "getTokenSupply", params, rawSupply);
    const value = found?.value;
    if (!found || !value) {
      const none = { token, supply: null, supply_raw: null, decimals: null, slot: null };
      return ctx.noData(none, `Solana has no token ${token}`);
    }
    const { amount, amount_raw, decimals } = toAmount(value);
    return { token, supply: amount, supply_raw: amount_raw, decimals, slot: found.context.slot };
  },
});

/** The tool `get_sol_largest_accounts`. */
export const getSolLargestAccounts = defineTool({
  ...asked,
  name: "get_sol_largest_accounts",
  title: "Largest accounts of a token on Solana",
  description:
    "The 20 largest accounts of a token of Solana, read from a node of the chain, the largest first: token accounts, of which one owner may have several. Public nodes refuse this at busy times.",
  category: "token_contract",
  keywords: [
    "top holders",
    "whales",
    "biggest holders of a solana token",
    "spl whales",
    "biggest holders of solana token",
    "top 20 spl holders",
    "who holds most on solana",
    "solana holder distribution",
    "solana token concentration",
    "gettokenlargestaccounts",
    "solana whales of a mint",
  ],
  cacheTtl: 60_000,
  input: tokenInput,
  output: lazy(() =>
    z.object({
      token: z.string().describe("The token: its mint"),
      accounts: z
        .array(z.object({ account: z.string().describe("Address of the token account"), ...amountFields() }))
        .describe("The accounts"),
    }),
  ),
  examples: tokenExamples,
  list: "accounts",
  async execute({ token }, ctx) {
    const params = [token, { commitment: COMMITMENT }];
    const found = (await askRpc(ctx, "getTokenLargestAccounts", params, rawLargest))?.value ?? [];
    const accounts = found.map(({ address, ...amount }) => ({ account: address, ...toAmount(amount) }));
    if (accounts.length > 0) return { token, accounts };
    return ctx.noData({ token, accounts }, `Solana has no accounts of a token ${token}`);
  },
});
