// History rows: a transaction as Moralis sends it, and all that it moved as one list.
import { lazy } from "@svckit/core/schemas";
import * as z from "zod";
import { spellAddress } from "../any-address.js";
import { numberOf } from "../digits.js";
import type { Transfer } from "../transfer.js";

const rawRow = () => {
  const text = z.string().nullish();
  const amount = z.union([z.string(), z.number()]).nullish();
  const parties = { from_address: z.string(), to_address: text };
  const coin = z.looseObject({ ...parties, value: amount, value_formatted: amount, token_symbol: text });
  const token = z.looseObject({
    ...parties,
    address: text,
    token_symbol: text,
    token_decimals: amount,
    value: amount,
    value_formatted: amount,
  });
  const nft = z.looseObject({ ...parties, token_address: text, token_id: text, amount, contract_type: text });
  return z.looseObject({
    ...{ hash: z.string(), from_address: z.string(), to_address: text, block_timestamp: z.string() },
    ...{ block_number: z.union([z.string(), z.number()]), receipt_status: text, transaction_fee: amount },
    ...{ category: text, summary: text, method_label: text, possible_spam: z.boolean().nullish() },
    native_transfers: z.array(coin).nullish(),
    erc20_transfers: z.array(token).nullish(),
    nft_transfers: z.array(nft).nullish(),
  });
};

/** A page of a wallet's history. */
export const rawHistory = lazy(() =>
  z.looseObject({ cursor: z.string().nullish(), result: z.array(rawRow()) }),
);

type Row = z.output<ReturnType<typeof rawRow>>;

interface Parties {
  readonly from_address: string;
  readonly to_address?: string | null | undefined;
}

const COIN_DECIMALS = 18;

/** All that a transaction moved, in the form of all upstreams: coins, then tokens, then NFTs. */
export function transfersOf(chain: string, row: Row): Transfer[] {
  const made = (each: Parties) => ({
    chain,
    hash: row.hash,
    time: row.block_timestamp,
    block_number: numberOf(row.block_number),
    from: spellAddress(each.from_address),
    to: each.to_address ? spellAddress(each.to_address) : null,
  });
  const coins = (row.native_transfers ?? []).map((each) => ({
    ...made(each),
    token: { address: null, symbol: each.token_symbol ?? null, decimals: COIN_DECIMALS },
    token_type: null,
    token_id: null,
    amount: each.value_formatted,
    amount_raw: each.value,
  }));
  const tokens = (row.erc20_transfers ?? []).map((each) => ({
    ...made(each),
    token: {
      address: each.address ? spellAddress(each.address) : null,
      symbol: each.token_symbol ?? null,
      decimals: /^\d{1,3}$/.test(String(each.token_decimals)) ? Number(each.token_decimals) : null,
    },
    token_type: "ERC-20",
    token_id: null,
    amount: each.value_formatted,
    amount_raw: each.value,
  }));
  const nfts = (row.nft_transfers ?? []).map((each) => ({
    ...made(each),
    token: {
      address: each.token_address ? spellAddress(each.token_address) : null,
      symbol: null,
      decimals: null,
    },
    token_type: each.contract_type?.replace(/^ERC(\d)/, "ERC-$1") ?? null,
    token_id: each.token_id,
    amount: each.amount,
    amount_raw: each.amount,
  }));
  return [...coins, ...tokens, ...nfts];
}
