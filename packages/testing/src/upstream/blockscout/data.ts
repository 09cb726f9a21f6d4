// What Blockscout's stand-in knows: a few addresses, tokens and transactions, made up around well-known addresses.

/** An account and a contract. */
export const WALLET = "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045";
export const OTHER = "0x28C6c06298d514Db089934071355E5743bf21d60";
const ZERO = "0x0000000000000000000000000000000000000000";

const hashOf = (digits: string) => `0x${digits.repeat(64 / digits.length)}`;

/** The transactions that details are known of. */
export const HASHES = [
  "0x5c504ed432cb51138bcf09aa5e8a410dd4a1e204ef84bfed1be16dfba1b22060",
  "0x1b4fd1a5f7e27b9d0d4a1d2f0d8e5a3c6b7908172635445362718293a4b5c6d7",
] as const;
/** One that waits, and one that failed. */
const PENDING = hashOf("ab");
const FAILED = hashOf("cd");
export const BLOCK_HASH = "0x9c1f6a7e5d4b3c2a190817263544536271809fae8d7c6b5a4938271605f4e3d2";

/** An address as a part of another record. */
export const party = (hash: string, more: object = {}) => ({
  hash,
  name: null,
  is_contract: false,
  is_verified: false,
  is_scam: false,
  reputation: "ok",
  proxy_type: null,
  implementations: [],
  ens_domain_name: hash === WALLET ? "vitalik.eth" : null,
  metadata: null,
  private_tags: [],
  public_tags: [],
  watchlist_names: [],
  ...more,
});

const token = (address_hash: string, name: string, symbol: string | null, more: object = {}) => ({
  address_hash,
  name,
  symbol,
  decimals: "18",
  type: "ERC-20",
  holders_count: "1200",
  exchange_rate: null,
  volume_24h: null,
  total_supply: null,
  icon_url: null,
  circulating_market_cap: null,
  circulating_supply: null,
  reputation: "ok",
  ...more,
});

const usdc = {
  holders_count: "3254871",
  exchange_rate: "0.999871",
  volume_24h: "12450110002.55",
  total_supply: "36250114895012345678",
  icon_url: "https://assets.example/usdc.png",
  circulating_market_cap: "36245440000.12",
  decimals: "6",
};

/** Every token: with 6 decimals, with more units than a double has, without decimals, and NFTs of both kinds. */
export const TOKENS = {
  usdc: token("0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48", "USD Coin", "USDC", usdc),
  usdcOnBase: token("0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913", "USD Coin", "USDC", usdc),
  many: token("0x95aD61b0a150d79219dCF64E1E6Cc01f0B64C4cE", "SHIBA INU", "SHIB", {
    total_supply: "999982328588436310275834551812345",
  }),
  bare: token("0x0Ba45A8b5d5575935B8158a88C631E9F9C95a2e5", "No decimals", null, { decimals: null }),
  punks: token("0xBC4CA0EdA7647A8aB7C2061c2E118A18a936f13D", "BoredApeYachtClub", "BAYC", {
    type: "ERC-721",
    decimals: null,
  }),
  items: token("0x76BE3b62873462d2142405439777e971754E8E77", "parallel", "LL", {
    type: "ERC-1155",
    decimals: null,
  }),
} as const;

/** What the wallet holds: amounts that no double holds, and one without decimals. */
export const BALANCES = [
  { token: TOKENS.usdc, value: "1234567891", token_id: null, token_instance: null, id: 31 },
  { token: TOKENS.many, value: `1${"0".repeat(29)}1`, token_id: null, token_instance: null, id: 32 },
  { token: TOKENS.bare, value: "42", token_id: null, token_instance: null, id: 33 },
  { token: TOKENS.punks, value: "2", token_id: null, token_instance: null, id: 34 },
  { token: TOKENS.items, value: "7", token_id: "10144", token_instance: null, id: 35 },
] as const;

const transferOf = <T extends object>(at: number, more: T) => ({
  transaction_hash: HASHES[at % 2],
  block_hash: BLOCK_HASH,
  block_number: 19_000_000 - at,
  log_index: 200 - at,
  timestamp: `2024-01-13T22:0${at}:11.000000Z`,
  from: party(OTHER),
  to: party(WALLET),
  method: "transfer",
  type: "token_transfer",
  ...more,
});

/** Transfers, the newest first. */
export const TRANSFERS = [
  transferOf(0, { token: TOKENS.usdc, token_type: "ERC-20", total: { value: "2500001", decimals: "6" } }),
  transferOf(1, {
    token: TOKENS.many,
    token_type: "ERC-20",
    total: { value: "1000000000000000000000000000001", decimals: "18" },
    from: party(WALLET),
    to: party(OTHER),
  }),
  transferOf(2, {
    token: TOKENS.punks,
    token_type: "ERC-721",
    type: "token_minting",
    from: party(ZERO),
    total: { token_id: "8817", token_instance: null },
  }),
  transferOf(3, { token: TOKENS.bare, token_type: "ERC-20", total: { value: "5", decimals: null } }),
  transferOf(4, { token: TOKENS.usdcOnBase, token_type: "ERC-20", total: { value: "1", decimals: "6" } }),
] as const;

/** The NFTs that the wallet holds. */
export const NFTS = [
  {
    token: TOKENS.punks,
    token_type: "ERC-721",
    id: "8817",
    value: "1",
    metadata: { name: "Ape #8817", description: "An ape", address: "not one" },
    image_url: "https://assets.example/8817.png",
  },
  {
    token: TOKENS.punks,
    token_type: "ERC-721",
    id: "115792089237316195423570985008687907853269984665640564039457584007913129639935",
    value: null,
    metadata: null,
    image_url: null,
  },
  {
    token: TOKENS.items,
    token_type: "ERC-1155",
    id: "10144",
    value: "7",
    metadata: { name: "" },
    image_url: null,
  },
].map((each) => ({
  owner: null,
  is_unique: null,
  animation_url: null,
  external_app_url: null,
  thumbnails: null,
  media_type: null,
  media_url: each.image_url,
  ...each,
}));

/** Holders of every token, the largest first. */
export const HOLDERS = [
  {
    address: party(OTHER, { name: "Exchange 14", is_contract: false }),
    value: "18125057447506172839",
    token_id: null,
  },
  { address: party(WALLET), value: "1234567891", token_id: null },
  { address: party(TOKENS.usdc.address_hash, { is_contract: true }), value: "1", token_id: null },
] as const;

const transactionOf = <T extends object>(hash: string, more: T) => ({
  hash,
  status: "ok",
  result: "success",
  timestamp: "2024-01-13T22:00:11.000000Z",
  block_number: 19_000_000,
  from: party(WALLET),
  to: party(TOKENS.usdc.address_hash, { name: "FiatTokenProxy", is_contract: true, is_verified: true }),
  created_contract: null,
  value: "1500000000000000001",
  fee: { type: "actual", value: "1054321000000000" },
  gas_price: "25000000001",
  gas_used: "42172",
  gas_limit: "60000",
  nonce: 1_337,
  type: 2,
  confirmations: 2_250_000,
  position: 3,
  method: "transfer",
  raw_input: `0xa9059cbb${"0".repeat(128)}`,
  decoded_input: {
    method_id: "a9059cbb",
    method_call: "transfer(address to, uint256 value)",
    parameters: [],
  },
  revert_reason: null,
  token_transfers: null,
  transaction_types: ["contract_call", "token_transfer"],
  exchange_rate: "2456.89",
  ...more,
});

/** Transactions, the newest first. */
export const TRANSACTIONS = [
  transactionOf(PENDING, {
    status: null,
    result: "pending",
    timestamp: null,
    block_number: null,
    fee: { type: "maximum", value: "1500000000000000" },
    gas_used: null,
    confirmations: 0,
  }),
  transactionOf(FAILED, { status: "error", result: "execution reverted", value: "0" }),
  transactionOf(HASHES[0], {}),
  transactionOf(HASHES[1], {
    from: party(OTHER),
    to: null,
    created_contract: party(TOKENS.many.address_hash, { is_contract: true }),
    method: null,
    decoded_input: null,
    transaction_types: ["contract_creation"],
  }),
] as const;

/** Event logs of every transaction. */
export const LOGS = [0, 1, 2].map((at) => ({
  transaction_hash: HASHES[0],
  address: party(TOKENS.usdc.address_hash, { name: "FiatTokenProxy", is_contract: true }),
  topics: [hashOf("dd"), `0x${"0".repeat(24)}${WALLET.slice(2).toLowerCase()}`, null, null],
  data: `0x${"0".repeat(63)}5`,
  index: 120 + at,
  block_hash: BLOCK_HASH,
  block_number: 19_000_000,
  block_timestamp: "2024-01-13T22:00:11.000000Z",
  smart_contract: null,
  decoded:
    at === 0
      ? {
          method_id: "ddf252ad",
          method_call: "Transfer(address indexed from, address indexed to, uint256 value)",
          parameters: [
            { name: "from", type: "address", indexed: true, value: WALLET },
            { name: "values", type: "uint256[]", indexed: false, value: ["5", "6"] },
          ],
        }
      : null,
}));

/** Calls within every transaction. */
export const CALLS = [0, 1, 2].map((at) => ({
  transaction_hash: HASHES[0],
  transaction_index: 3,
  index: at,
  block_number: 19_000_000,
  timestamp: "2024-01-13T22:00:11.000000Z",
  type: at === 2 ? "create" : "call",
  success: at !== 1,
  error: at === 1 ? "Reverted" : null,
  from: party(WALLET),
  to: at === 2 ? null : party(OTHER),
  created_contract: at === 2 ? party(TOKENS.many.address_hash) : null,
  value: "123456789012345678901",
  gas_limit: "30000",
}));
