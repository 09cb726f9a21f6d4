// Transfers of tokens on Blockscout: those of an address, and those of a token.
import { paginate } from "@svckit/core";
import { evmAddress, integerString, isoTime, lazy, limit, orNull } from "@svckit/core/schemas";
import * as z from "zod";
import { type Transfer, transfer } from "../transfer.js";
import { wholeUnits } from "../units.js";
import { asked, askPage, chainArgument, PAGE_ROWS, rawPage, rawParty, spelled } from "./api.js";
import { rawDecimals, rawToken, TOKEN_TYPES } from "./token.js";

const rawTransfer = () =>
  spelled(
    z.looseObject({
      transaction_hash: z.string().nullish(),
      block_number: z.int().nullish(),
      timestamp: orNull(isoTime()),
      from: rawParty().nullish(),
      to: rawParty().nullish(),
      token: rawToken(),
      total: z
        .looseObject({
          value: orNull(integerString()),
          token_id: orNull(integerString()),
          decimals: rawDecimals(),
        })
        .nullish(),
    }),
  );

const rawTransfers = lazy(() => rawPage(rawTransfer()));

/** A transfer in the form of all upstreams. */
function toTransfer(chain: string, raw: z.output<ReturnType<typeof rawTransfer>>): Transfer {
  const { token, total } = raw;
  const decimals = total?.decimals ?? token.decimals;
  // An ERC-721 transfer moves one: explorers name which, and no value.
  const amount = total?.value ?? (total?.token_id == null ? null : "1");
  return {
    chain,
    hash: raw.transaction_hash ?? null,
    time: raw.timestamp,
    block_number: raw.block_number ?? null,
    from: raw.from?.hash ?? null,
    to: raw.to?.hash ?? null,
    token: { address: token.address_hash, symbol: token.symbol ?? null, decimals },
    token_type: token.type ?? null,
    token_id: total?.token_id ?? null,
    amount: wholeUnits(amount, decimals),
    amount_raw: amount,
  };
}

const output = lazy(() => z.object({ transfers: z.array(transfer()).describe("The newest first") }));

/** The tool `get_wallet_token_transfers`. */
export const getWalletTokenTransfers = paginate({
  ...asked,
  name: "get_wallet_token_transfers",
  title: "Token transfers of an address",
  description:
    "The token transfers to and from an address of an EVM chain, from the chain's Blockscout explorer, the newest first: ERC-20 with exact amounts, NFTs with their ids. One token or one direction alone on request.",
  keywords: [
    "incoming and outgoing token transfers",
    "tokens received by a wallet",
    "tokens sent by a wallet",
    "who sent me tokens",
    "airdrops received",
    "stablecoin payments of a wallet",
    "erc20 deposits and withdrawals",
    "nfts sent and received",
  ],
  category: "portfolio_wallet",
  input: lazy(() =>
    z.object({
      chain: chainArgument(),
      address: evmAddress("Whose transfers"),
      token: evmAddress("Transfers of this token alone").optional(),
      direction: z
        .enum(["to", "from"])
        .optional()
        .describe("Only those to the address, or only those from it"),
      token_type: z.enum(TOKEN_TYPES).optional().describe("Only tokens of this standard"),
      limit: limit({ most: 200, usual: 50 }, "How many transfers"),
    }),
  ),
  output,
  examples: [
    {
      description: "What an address got and gave on Ethereum",
      args: { chain: "ethereum", address: "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045", limit: 20 },
    },
    {
      description: "USDC that came in on Base",
      args: {
        chain: "base",
        address: "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045",
        token: "0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913",
        direction: "to",
      },
    },
  ],
  list: "transfers",
  by: "cursor",
  size: PAGE_ROWS,
  absent: ({ address, chain }) => `the explorer of ${chain} has no such transfers of ${address}`,
  async page({ chain, address, token, direction, token_type: type }, ctx, { cursor }) {
    const query = { filter: direction, token, type };
    const request = { path: { address }, query, schema: rawTransfers, cursor };
    const { items, next } = await askPage(ctx, "api/v2/addresses/{address}/token-transfers", request);
    return { items: items.map((item) => toTransfer(chain, item)), next };
  },
});

/** The tool `get_token_transfers`. */
export const getTokenTransfers = paginate({
  ...asked,
  name: "get_token_transfers",
  title: "Transfers of a token",
  description:
    "The transfers of one token or NFT collection of an EVM chain, from the chain's Blockscout explorer, the newest first, with exact amounts.",
  keywords: [
    "latest transfers of a token",
    "token movements",
    "large transfers of a token",
    "who moved the token lately",
    "token transfer feed",
    "recent mints and burns",
    "nft collection transfers",
    "where do tokens move",
  ],
  category: "token_contract",
  input: lazy(() =>
    z.object({
      chain: chainArgument(),
      token: evmAddress("Contract of the token"),
      limit: limit({ most: 200, usual: 50 }, "How many transfers"),
    }),
  ),
  output,
  examples: [
    {
      description: "USDC on Ethereum",
      args: { chain: "ethereum", token: "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48", limit: 10 },
    },
    {
      description: "USDC on Base",
      args: { chain: "base", token: "0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913" },
    },
  ],
  list: "transfers",
  by: "cursor",
  size: PAGE_ROWS,
  absent: ({ token, chain }) => `the explorer of ${chain} has no transfers of ${token}`,
  async page({ chain, token }, ctx, { cursor }) {
    const request = { path: { token }, schema: rawTransfers, cursor };
    const { items, next } = await askPage(ctx, "api/v2/tokens/{token}/transfers", request);
    return { items: items.map((item) => toTransfer(chain, item)), next };
  },
});
