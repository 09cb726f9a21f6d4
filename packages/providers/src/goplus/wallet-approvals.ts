// get_wallet_approvals: whom a wallet lets spend its tokens or NFTs, and how dangerous they are.
import { paginate } from "@svckit/core";
import { evmAddress, lazy, limit, orNull } from "@svckit/core/schemas";
import * as z from "zod";
import { answerWith, withCode } from "./answer.js";
import { chainId, goPlusChain, goPlusTool } from "./arguments.js";
import {
  addressOrNull,
  amount,
  behaviours,
  count,
  flag,
  stringsOf,
  type Told,
  timeTold,
  told,
  toldAll,
  words,
} from "./pieces.js";
import { rawSpender, spenderFields, spenderOf } from "./spender.js";

const MAX_ROWS = 200;

const PATHS = {
  erc20: "api/v2/token_approval_security/{chain}",
  erc721: "api/v2/nft721_approval_security/{chain}",
  erc1155: "api/v2/nft1155_approval_security/{chain}",
} as const;

const rawAnswer = lazy(() => {
  const text = z.string().nullish();
  const approval = z.looseObject({
    approved_contract: text,
    hash: text,
    initial_approval_hash: text,
    approved_token_id: told(),
    ...toldAll(["approved_amount", "approved_for_all", "approved_time", "initial_approval_time"]),
    address_info: rawSpender().nullish(),
  });
  const row = z.looseObject({
    ...{ token_address: text, token_name: text, token_symbol: text },
    ...{ nft_address: text, nft_name: text, nft_symbol: text },
    ...toldAll(["decimals", "balance", "is_open_source", "is_verified", "malicious_address"]),
    malicious_behavior: z.array(z.unknown()).nullish(),
    approved_list: z.array(approval).nullish(),
  });
  return answerWith(z.array(row));
});

const approvalOut = () =>
  z.object({
    token: z
      .object({
        address: addressOrNull("Contract of the token or collection"),
        name: words("Name"),
        symbol: words("Symbol"),
        decimals: count("Decimals of its amounts; of tokens alone"),
        is_open_source: flag("Whether its source code is public"),
        is_malicious: flag("Whether it has done harm; false: nothing was found, which is no proof"),
        behaviours: behaviours("it"),
      })
      .describe("What may be spent"),
    balance: amount("How much of it the wallet holds, in tokens; of tokens alone"),
    amount: amount("How much may be spent, in tokens; of tokens alone, and null where it has no bound"),
    is_unlimited: z
      .boolean()
      .nullable()
      .describe("Whether all of it may be spent, without a bound; null: unknown"),
    token_id: orNull(z.string().describe("The one NFT that may be moved; null where all may, or of tokens")),
    spender: z.object({ address: addressOrNull("Address"), ...spenderFields() }).describe("Who may spend it"),
    approved_at: z.string().nullable().describe("When it was last approved, ISO 8601 in UTC"),
    hash: words("Transaction of the last approval"),
    first_approved_at: z.string().nullable().describe("When it was first approved, ISO 8601 in UTC"),
    first_hash: words("Transaction of the first approval"),
  });

/** The tool `get_wallet_approvals`. */
export const getWalletApprovals = paginate({
  name: "get_wallet_approvals",
  title: "Approvals of a wallet",
  description:
    "Whom a wallet on an EVM chain has approved to spend its tokens or move its NFTs, how much, since when, and what is known against each spender, from GoPlus, at most a minute old.",
  ...goPlusTool,
  keywords: [
    "allowances",
    "revoke",
    "unlimited approval",
    "token approvals of a wallet",
    "which contracts can spend my tokens",
    "unlimited allowances",
    "which spenders may move my tokens",
    "who may spend my tokens",
    "open approvals",
    "approvals to revoke",
    "contracts with wallet access",
    "dangerous permissions",
    "what have i approved",
    "spenders of my tokens",
  ],
  input: lazy(() =>
    z.object({
      chain: goPlusChain(),
      address: evmAddress("The wallet"),
      standard: z
        .enum(["erc20", "erc721", "erc1155"])
        .default("erc20")
        .describe("Approvals of tokens (`erc20`) or of NFTs"),
      limit: limit({ most: MAX_ROWS, usual: 50 }, "Approvals in a page"),
    }),
  ),
  output: lazy(() =>
    z.object({
      chain: z.string().describe("The chain"),
      address: z.string().describe("The wallet"),
      standard: z.string().describe("Standard of what is approved"),
      approvals: z.array(approvalOut()).describe("One approval a row, in the order of GoPlus"),
    }),
  ),
  examples: [
    {
      description: "Tokens on BNB Smart Chain",
      args: { chain: "bsc", address: "0xd018e2b543a2669410537f96293590138cacedf3" },
    },
    {
      description: "NFTs on Ethereum",
      args: {
        chain: "ethereum",
        address: "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045",
        standard: "erc721",
        limit: 10,
      },
    },
  ],
  list: "approvals",
  by: "whole",
  absent: ({ address, chain }) => `goplus knows of no approvals of ${address} on ${chain}`,
  async page({ chain, address, standard }, ctx) {
    const { code, result } = await ctx.http.get(PATHS[standard], {
      path: { chain: chainId(chain) },
      query: { addresses: address },
      schema: rawAnswer,
    });
    const items = (result ?? []).flatMap((row) => {
      const token = {
        address: row.token_address ?? row.nft_address,
        name: row.token_name ?? row.nft_name,
        symbol: row.token_symbol ?? row.nft_symbol,
        decimals: row.decimals,
        is_open_source: row.is_open_source,
        is_malicious: row.malicious_address,
        behaviours: stringsOf(row.malicious_behavior),
      };
      return (row.approved_list ?? []).map((approval) => ({
        token,
        balance: row.balance,
        ...boundOf(standard, approval),
        spender: { address: approval.approved_contract, ...spenderOf(approval.address_info) },
        approved_at: timeTold(approval.approved_time),
        hash: approval.hash,
        first_approved_at: timeTold(approval.initial_approval_time),
        first_hash: approval.initial_approval_hash,
      }));
    });
    const told = withCode(ctx, { code, found: true, what: `the approvals of ${address}` }, items);
    return { items: told, beside: { chain, address, standard } };
  },
});

/** How far an approval goes. */
function boundOf(
  standard: keyof typeof PATHS,
  approval: {
    readonly approved_amount?: Told;
    readonly approved_for_all?: Told;
    readonly approved_token_id?: Told;
  },
) {
  const { approved_amount: most, approved_for_all: all, approved_token_id: id } = approval;
  if (standard === "erc20") {
    const unlimited = /^unlimited$/i.test(String(most));
    const known = /^\d+(\.\d+)?$/.test(String(most));
    return {
      amount: known ? most : null,
      is_unlimited: unlimited ? true : known ? false : null,
      token_id: null,
    };
  }
  // ERC-1155 knows no approval but that of all.
  const isAll = standard === "erc1155" || String(all) === "1";
  const one = id === undefined || id === null || id === "" ? null : String(id);
  return {
    amount: null,
    is_unlimited: isAll ? true : one === null ? null : false,
    token_id: isAll ? null : one,
  };
}
