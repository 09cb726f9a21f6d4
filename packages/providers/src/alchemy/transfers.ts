// get_asset_transfers: what an address of an EVM chain got or gave, coins and tokens alike.
import { paginate } from "@svckit/core";
import { evmAddress, isoTime, lazy, limit, orNull } from "@svckit/core/schemas";
import * as z from "zod";
import { answerAddress } from "../answer-address.js";
import { askRpc } from "../json-rpc.js";
import { type Transfer, transfer } from "../transfer.js";
import { wholeUnits } from "../units.js";
import { asked, chainArgument, RPC, rawHex } from "./api.js";

const MOST = 1_000;
// By what callers name: Alchemy's own categories, and the standard of a token of each.
const KINDS = {
  coin: "external",
  internal: "internal",
  erc20: "erc20",
  erc721: "erc721",
  erc1155: "erc1155",
} as const;
const STANDARDS: Readonly<Record<string, string>> = {
  erc20: "ERC-20",
  erc721: "ERC-721",
  erc1155: "ERC-1155",
};
const kinds = Object.keys(KINDS) as (keyof typeof KINDS)[];

const rawTransfer = () =>
  z.looseObject({
    blockNum: rawHex(),
    hash: z.string(),
    from: answerAddress().nullish(),
    to: answerAddress().nullish(),
    asset: z.string().nullish(),
    category: z.string(),
    tokenId: rawHex(),
    erc1155Metadata: z.array(z.looseObject({ tokenId: rawHex(), value: rawHex() })).nullish(),
    rawContract: z
      .looseObject({ value: rawHex(), address: answerAddress().nullish(), decimal: rawHex() })
      .nullish(),
    metadata: z.looseObject({ blockTimestamp: orNull(isoTime()) }).nullish(),
  });
const rawPage = () => z.looseObject({ transfers: z.array(rawTransfer()), pageKey: z.string().nullish() });

/** The tool `get_asset_transfers`. */
export const getAssetTransfers = paginate({
  ...asked,
  name: "get_asset_transfers",
  title: "Transfers of an address, coins and tokens",
  description:
    "What an address of an EVM chain got, or what it gave, from Alchemy, the newest first: coins, ERC-20 tokens and NFTs in one list, with exact amounts; coins that contracts moved on request, where Alchemy reads them.",
  category: "portfolio_wallet",
  keywords: [
    "transaction history",
    "transfers of eth and tokens",
    "in and out of an address",
    "money in and out",
    "deposits and withdrawals of address",
    "incoming funds",
    "outgoing funds",
    "everything received",
    "internal ether transfers",
    "payments history with nfts",
    "transfers of all kinds together",
  ],
  input: lazy(() =>
    z.object({
      chain: chainArgument(),
      address: evmAddress("Whose transfers"),
      direction: z.enum(["to", "from"]).default("to").describe("What came to the address, or what left it"),
      kinds: z
        .array(z.enum(kinds))
        .min(1)
        .default(["coin", "erc20", "erc721", "erc1155"])
        .describe("What is listed; internal is coins that contracts moved, on Ethereum and Polygon alone"),
      token: evmAddress("Transfers of this token alone").optional(),
      limit: limit({ most: 500, usual: 50 }, "How many transfers"),
    }),
  ),
  output: lazy(() => z.object({ transfers: z.array(transfer()).describe("The newest first") })),
  examples: [
    {
      description: "What came to an address on Ethereum",
      args: { chain: "ethereum", address: "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045", limit: 20 },
    },
    {
      description: "Tokens that left it on Base",
      args: {
        chain: "base",
        address: "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045",
        direction: "from",
        kinds: ["erc20"],
      },
    },
  ],
  list: "transfers",
  by: "cursor",
  size: MOST,
  absent: ({ address, chain }) => `alchemy knows no such transfers of ${address} on ${chain}`,
  async page({ chain, address, direction, kinds: wanted, token }, ctx, { cursor, size }) {
    const question = {
      [direction === "to" ? "toAddress" : "fromAddress"]: address,
      category: wanted.map((kind) => KINDS[kind]),
      ...(token && { contractAddresses: [token] }),
      order: "desc",
      withMetadata: true,
      maxCount: `0x${size.toString(16)}`,
      ...(cursor !== undefined && { pageKey: cursor }),
    };
    const found = await askRpc(ctx, "alchemy_getAssetTransfers", [question], rawPage, RPC);
    return {
      items: (found?.transfers ?? []).flatMap((raw) => toTransfers(chain, raw)),
      next: found?.pageKey,
    };
  },
});

/** A transfer in the form of all upstreams; of ERC-1155 one for each id that it moved. */
function toTransfers(chain: string, raw: z.output<ReturnType<typeof rawTransfer>>): Transfer[] {
  const contract = raw.rawContract;
  const decimals = contract?.decimal == null ? null : Number(contract.decimal);
  const common = {
    chain,
    hash: raw.hash,
    time: raw.metadata?.blockTimestamp ?? null,
    block_number: raw.blockNum == null ? null : Number(raw.blockNum),
    from: raw.from ?? null,
    to: raw.to ?? null,
    token: { address: contract?.address ?? null, symbol: raw.asset ?? null, decimals },
    token_type: STANDARDS[raw.category] ?? null,
  };
  const ofAmount = (amount: string | null, token_id: string | null): Transfer => ({
    ...common,
    token_id,
    amount: wholeUnits(amount, decimals),
    amount_raw: amount,
  });
  if (raw.erc1155Metadata)
    return raw.erc1155Metadata.map(({ tokenId, value }) => ofAmount(value ?? null, tokenId ?? null));
  // An ERC-721 transfer moves one: it has an id, and no value.
  const amount = raw.category === "erc721" ? "1" : (contract?.value ?? null);
  return [ofAmount(amount, raw.tokenId ?? null)];
}
