// Explorer fallback: what the Blockscout explorer of a chain tells in the place of a node that is down, in the words of a node's tools.
import { once, type ToolFallback } from "@svckit/core";
import * as z from "zod";
import { knownChain } from "../chains.js";
import type { EvmChain, EvmChains } from "./chains.js";

// What each tool of the explorer gives, as far as it is read. What does not fit leaves the call as it failed.
const overview = once(() =>
  z.object({ balance: z.string(), balance_wei: z.string(), balance_block: z.int().nullable() }),
);
const metadata = once(() =>
  z.object({
    token: z.object({
      type: z.literal("ERC-20"),
      name: z.string().nullable(),
      symbol: z.string().nullable(),
      decimals: z.int().nullable(),
      total_supply: z.string().nullable(),
      total_supply_raw: z.string(),
    }),
  }),
);
const details = once(() =>
  z.object({
    transaction: z.object({
      status: z.enum(["pending", "success", "failed"]),
      contract_address: z.string().nullable(),
      block_number: z.int().nullable(),
      from: z.string(),
      to: z.string().nullable(),
      nonce: z.int(),
      value: z.string(),
      value_wei: z.string(),
      gas_limit: z.string(),
      gas_used: z.string().nullable(),
      gas_price_wei: z.string().nullable(),
      fee: z.string().nullable(),
      fee_wei: z.string().nullable(),
      method: z.string().nullable(),
    }),
  }),
);

interface OfChain {
  readonly chain: string;
}

/** The balance of the coin, by the explorer's overview of an address. */
export function balanceByExplorer(chains: EvmChains) {
  return {
    tool: "get_wallet_overview",
    args: ({ address, chain }) => ({ address, chain: listed(chains, chain).slug }),
    result(given, { address, chain }) {
      const { balance, balance_wei, balance_block: block_number } = overview().parse(given);
      return { address, ...factsOf(listed(chains, chain)), balance_wei, balance, block_number };
    },
  } satisfies ToolFallback<OfChain & { readonly address: string }>;
}

/** A token's own words, by the explorer's facts of it. */
export function metadataByExplorer(chains: EvmChains) {
  return {
    tool: "get_token_metadata",
    args: ({ token, chain }) => ({ token, chain: listed(chains, chain).slug }),
    result(given, { token, chain }) {
      const { name, symbol, decimals, total_supply, total_supply_raw } = metadata().parse(given).token;
      const { symbol: _, ...facts } = factsOf(listed(chains, chain));
      return { token, ...facts, name, symbol, decimals, total_supply, total_supply_raw };
    },
  } satisfies ToolFallback<OfChain & { readonly token: string }>;
}

/** A transaction, by the explorer's details of it, which lack the input and the hash of the block. */
export function transactionByExplorer(chains: EvmChains) {
  return {
    tool: "get_transaction_details",
    args({ hash, chain, include_input: isWhole }) {
      if (isWhole) throw new TypeError("the explorer does not give the input of a transaction");
      return { hash, chain: listed(chains, chain).slug };
    },
    result(given, { hash, chain }) {
      const { method, ...told } = details().parse(given).transaction;
      const { symbol, ...facts } = factsOf(listed(chains, chain));
      const selector = method !== null && /^0x[0-9a-f]{8}$/.test(method) ? method : null;
      return { hash, ...facts, transaction: { ...told, symbol, block_hash: null, selector } };
    },
  } satisfies ToolFallback<OfChain & { readonly hash: string; readonly include_input: boolean }>;
}

/** The chain, where it is the one of the table: the explorer of a chain with a number of the operator's own is another's. */
function listed(chains: EvmChains, slug: string): EvmChain & { readonly chainId: number } {
  const chain = chains.of(slug);
  const { chainId } = chain;
  if (chainId === undefined || knownChain(slug)?.chainId !== chainId)
    throw new TypeError(`the explorer of ${slug} may be that of another chain`);
  return { ...chain, chainId };
}

function factsOf({ slug, chainId, nativeSymbol }: EvmChain & { readonly chainId: number }) {
  return { chain: slug, chain_id: chainId, symbol: nativeSymbol };
}
