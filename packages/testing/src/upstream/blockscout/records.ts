// The single records of Blockscout's stand-in: an address, a block, a contract, the statistics of a chain, and what a search finds.
import { BLOCK_HASH, HASHES, OTHER, party, TOKENS, WALLET } from "./data.js";

const tokens = Object.values(TOKENS);

/** The address, as `/addresses/{hash}` has it; one that was never used has no balance. */
export function addressRecord(hash: string) {
  const token = tokens.find(({ address_hash }) => address_hash.toLowerCase() === hash.toLowerCase());
  const isSeen = token !== undefined || hash === WALLET || hash === OTHER;
  return {
    ...party(hash, { is_contract: token !== undefined, is_verified: token === TOKENS.usdc }),
    coin_balance: isSeen ? "1100000000000000000000000001" : null,
    exchange_rate: "2456.89",
    block_number_balance_updated_at: isSeen ? 21_250_000 : null,
    creator_address_hash: token ? OTHER : null,
    creation_transaction_hash: token ? HASHES[1] : null,
    creation_status: token ? "success" : null,
    token: token ?? null,
    has_logs: false,
    has_tokens: isSeen,
    has_token_transfers: isSeen,
    has_validated_blocks: false,
    has_beacon_chain_withdrawals: false,
    watchlist_address_id: null,
    public_tags:
      hash === OTHER ? [{ label: "exchange", display_name: "Exchange 14", address_hash: hash }] : [],
    ...(token === TOKENS.usdc && {
      proxy_type: "eip1967",
      implementations: [
        { address_hash: "0x43506849D7C04F9138D1A2050bbF3A0c054402dd", name: "FiatTokenV2_2" },
      ],
    }),
  };
}

/** How much the wallet held, by day; the newest last, as explorers have it. */
export const DAYS = [
  { date: "2024-01-11", value: "999999999999999999999999999" },
  { date: "2024-01-12", value: "0" },
  { date: "2024-01-13", value: "1100000000000000000000000001" },
];

/** The only block. */
export const BLOCK = {
  height: 19_000_000,
  hash: BLOCK_HASH,
  parent_hash: `0x${"12".repeat(32)}`,
  timestamp: "2024-01-13T22:00:11.000000Z",
  transactions_count: 148,
  internal_transactions_count: 391,
  withdrawals_count: 16,
  miner: party(OTHER),
  size: 88_213,
  type: "block",
  gas_used: "14903105",
  gas_limit: "30000000",
  gas_used_percentage: 49.677_016_67,
  gas_target_percentage: -0.645_966_67,
  base_fee_per_gas: "24100000007",
  burnt_fees: "359164830500104321735",
  burnt_fees_percentage: 81.2,
  priority_fee: "83100000000000007",
  transaction_fees: "359247930500104321742",
  difficulty: "0",
  total_difficulty: "58750003716598352816469",
  nonce: "0x0000000000000000",
  rewards: [{ reward: "83100000000000007", type: "Miner Reward" }],
  uncles_hashes: [],
  is_pending_update: false,
} as const;

/** The contract, as `/smart-contracts/{hash}` has it; only one of them is verified. */
export function contractRecord(hash: string) {
  const code = {
    deployed_bytecode: "0x6080604052",
    creation_bytecode: "0x60806040",
    creation_status: "success",
  };
  const bare = { proxy_type: null, implementations: [], conflicting_implementations: [], ...code };
  const isVerified = [TOKENS.usdc, TOKENS.usdcOnBase].some(({ address_hash }) => address_hash === hash);
  if (!isVerified) return bare;
  return {
    ...bare,
    name: "FiatTokenProxy",
    is_verified: true,
    is_fully_verified: false,
    is_partially_verified: true,
    verified_at: "2021-04-19T21:56:27.408233Z",
    language: "solidity",
    compiler_version: "v0.4.24+commit.e67f0147",
    evm_version: "byzantium",
    optimization_enabled: false,
    optimization_runs: 200,
    license_type: "mit",
    proxy_type: "eip1967",
    implementations: [{ address_hash: "0x43506849D7C04F9138D1A2050bbF3A0c054402dd", name: "FiatTokenV2_2" }],
    abi: [
      { type: "function", name: "upgradeTo", inputs: [{ name: "address", type: "address" }], outputs: [] },
    ],
    file_path: "contracts/FiatTokenProxy.sol",
    source_code: "contract FiatTokenProxy {}",
    additional_sources: [{ file_path: "contracts/Proxy.sol", source_code: "contract Proxy {}" }],
    compiler_settings: {},
    external_libraries: [],
    constructor_args: null,
    certified: false,
  };
}

/** Statistics of the chain. */
export const STATS = {
  total_blocks: "21250000",
  total_addresses: "412345678",
  total_transactions: "2612345678",
  transactions_today: "1043210",
  gas_used_today: 108_123_456_789,
  total_gas_used: "0",
  average_block_time: 12_063.0,
  coin_price: "2456.89",
  coin_price_change_percentage: -1.42,
  coin_image: null,
  market_cap: "295834123456.789",
  network_utilization_percentage: 50.234,
  gas_prices: { slow: 11.5, average: 12.25, fast: 14 },
  gas_prices_update_in: 11_000,
  gas_price_updated_at: "2024-11-22T14:00:00.000000Z",
  static_gas_price: null,
  tvl: null,
};

const FOUND = [
  ...tokens.map((token) => ({
    type: "token",
    name: token.name,
    symbol: token.symbol,
    address_hash: token.address_hash,
    token_url: `/token/${token.address_hash}`,
    address_url: `/address/${token.address_hash}`,
    token_type: token.type,
    exchange_rate: token.exchange_rate,
    total_supply: token.total_supply,
    is_smart_contract_verified: true,
    priority: 0,
  })),
  {
    type: "token",
    name: "Tether USD",
    symbol: "USDT",
    address_hash: "0xdAC17F958D2ee523a2206206994597C13D831ec7",
    token_type: "ERC-20",
    exchange_rate: "1.0001",
    is_smart_contract_verified: true,
    priority: 0,
  },
  { type: "ens_domain", name: null, address_hash: WALLET, ens_info: { name: "vitalik.eth" }, priority: 2 },
  {
    type: "block",
    block_number: 19_000_000,
    block_hash: BLOCK_HASH,
    timestamp: "2024-01-13T22:00:11.000000Z",
    priority: 0,
  },
  { type: "transaction", transaction_hash: HASHES[0], timestamp: "2024-01-13T22:00:11.000000Z", priority: 0 },
];

/** What a search finds: by a part of any name, symbol, hash or number. */
export function findAll(query: string): readonly object[] {
  return FOUND.filter((each) =>
    JSON.stringify(Object.values(each)).toLowerCase().includes(query.toLowerCase()),
  );
}
