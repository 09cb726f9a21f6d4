// Data of Moralis' stand-in, in Moralis' own form, by chain and lower-case address.

const VITALIK = "0xd8da6bf26964af9d7eed9e03e53415d37aa96045";
const FRIEND = "0xc8a65fadf0e0ddaf421f28feab69bf6e2e589963";
const USDT = "0xdac17f958d2ee523a2206206994597c13d831ec7";

const hash = (at: number) => `0x${at.toString(16).padStart(64, "0")}`;
const time = (at: number) => `2026-01-0${at}T03:04:05.000Z`;

/** Worth by chain; `hex` is not sent. */
export const WORTH = {
  total: "20123456.78",
  chains: [
    {
      hex: "0x1",
      chain: "eth",
      native_balance: "9007199254740993000000000000000001",
      native_balance_formatted: "9007199254740993.000000000000000001",
      native_balance_usd: "20000000.11",
      token_balance_usd: "123456.67",
      networth_usd: "20123456.78",
    },
    {
      hex: "0x2105",
      chain: "base",
      native_balance: "0",
      native_balance_formatted: "0",
      native_balance_usd: "0.00",
      token_balance_usd: "0.00",
      networth_usd: "0.00",
    },
  ],
};

const transaction = (at: number, block_number: string) => ({
  block_timestamp: time(at),
  block_number,
  transaction_hash: hash(at),
});

/** First and last transactions. */
export const ACTIVE: Readonly<Record<string, object>> = {
  [`0x1/${VITALIK}`]: {
    chain: "eth",
    first_transaction: transaction(1, "51907"),
    last_transaction: transaction(9, "24000000"),
  },
  [`0x2105/${VITALIK}`]: {
    chain: "base",
    first_transaction: transaction(2, "1"),
    last_transaction: transaction(3, "2"),
  },
};

const acted = (at: number) => ({
  hash: hash(at),
  nonce: String(at),
  transaction_index: "1",
  from_address: VITALIK,
  to_address: FRIEND,
  value: "1000000000000000001",
  gas_price: "1000000000",
  receipt_gas_used: "21000",
  receipt_status: "1",
  block_timestamp: time(at),
  block_number: String(24_000_000 + at),
  transaction_fee: "0.000021",
  category: "send",
  summary: "Sent 1.000000000000000001 ETH",
  possible_spam: false,
  method_label: null,
  native_transfers: [
    {
      from_address: VITALIK,
      to_address: FRIEND,
      value: "1000000000000000001",
      value_formatted: "1.000000000000000001",
      direction: "send",
      internal_transaction: false,
      token_symbol: "ETH",
    },
  ],
  erc20_transfers: [],
  nft_transfers: [],
});

/** Histories. */
export const HISTORY: Readonly<Record<string, readonly object[]>> = {
  [`0x1/${VITALIK}`]: [
    {
      ...acted(9),
      receipt_status: "0",
      to_address: null,
      category: "contract interaction",
      native_transfers: [],
      erc20_transfers: [
        {
          token_symbol: "USDT",
          token_decimals: "6",
          address: USDT,
          from_address: FRIEND,
          to_address: VITALIK,
          value: "1000001",
          value_formatted: "1.000001",
        },
      ],
      nft_transfers: [
        {
          token_address: "0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d",
          token_id: "9007199254740993",
          contract_type: "ERC721",
          from_address: FRIEND,
          to_address: VITALIK,
          value: "0",
          amount: "1",
        },
      ],
    },
    acted(8),
  ],
  [`0x2105/${VITALIK}`]: [7, 6, 5, 4, 3, 2, 1].map(acted),
};

const swapped = (at: number) => ({
  transactionHash: hash(at),
  transactionIndex: 1,
  transactionType: "sell",
  blockTimestamp: time(at),
  blockNumber: 24_000_000 + at,
  subCategory: "partialSell",
  walletAddress: VITALIK,
  pairAddress: "0x0d4a11d5eeaac28ec3f61d100daf4d40471f1852",
  pairLabel: "WETH/USDT",
  exchangeName: "Uniswap v2",
  baseToken: "0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2",
  quoteToken: USDT,
  bought: {
    address: USDT,
    name: "Tether USD",
    symbol: "USDT",
    amount: "2135.500001",
    usdPrice: 1,
    usdAmount: 2135.5,
    tokenType: "token1",
  },
  sold: {
    address: "0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2",
    name: "Wrapped Ether",
    symbol: "WETH",
    amount: "-1.000000000000000001",
    usdPrice: 2135.5,
    usdAmount: -2135.5,
    tokenType: "token0",
  },
  baseQuotePrice: "2135.5",
  totalValueUsd: 2135.5,
});

/** Swaps. */
export const SWAPS: Readonly<Record<string, readonly object[]>> = {
  [`0x1/${VITALIK}`]: [swapped(9)],
  [`0x2105/${VITALIK}`]: [7, 6, 5, 4, 3, 2, 1].map(swapped),
};

const profit = {
  total_count_of_trades: 12,
  total_trade_volume: "123456.789",
  total_realized_profit_usd: "-1234.5678901234567",
  total_realized_profit_percentage: -12.5,
  total_buys: 7,
  total_sells: 5,
  total_sold_volume_usd: "60000.5",
  total_bought_volume_usd: "63456.289",
};

/** Profits of trades. */
export const PROFIT: Readonly<Record<string, object>> = {
  [`0x1/${VITALIK}`]: profit,
  [`0x2105/${VITALIK}`]: profit,
};

const position = {
  protocol_name: "Lido",
  protocol_id: "lido",
  protocol_url: "https://stake.lido.fi",
  protocol_logo: "",
  position: {
    label: "staking",
    address: "0xae7ab96520de3a18e5e111b5eaab095312d7fe84",
    balance_usd: 4271.000000002,
    total_unclaimed_usd_value: null,
    tokens: [
      {
        token_type: "supplied",
        name: "Ether",
        symbol: "ETH",
        contract_address: "0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee",
        decimals: 18,
        balance: "2000000000000000001",
        balance_formatted: "2.000000000000000001",
        usd_price: 2135.5,
        usd_value: 4271.000000002,
      },
    ],
    position_details: {},
  },
};

/** DeFi positions. */
export const DEFI: Readonly<Record<string, readonly object[]>> = {
  [`0x1/${VITALIK}`]: [position],
  [`0x2105/${VITALIK}`]: [position, { ...position, protocol_name: "Rocket Pool", position: null }],
};

const held = (token_id: string) => ({
  token_address: "0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d",
  token_id,
  contract_type: "ERC721",
  owner_of: VITALIK,
  amount: "1",
  name: "BoredApeYachtClub",
  symbol: "BAYC",
  token_uri: "ipfs://bayc/1",
  metadata: null,
  normalized_metadata: { name: null, description: null, image: "ipfs://picture", attributes: [] },
  possible_spam: false,
  verified_collection: true,
});

/** NFTs. */
export const NFTS: Readonly<Record<string, readonly object[]>> = {
  [`0x1/${VITALIK}`]: [
    held("115792089237316195423570985008687907853269984665640564039457584007913129639935"),
  ],
  [`0x2105/${VITALIK}`]: ["1", "2", "3"].map(held),
};

/** ENS names. */
export const DOMAINS: Readonly<Record<string, string>> = {
  "vitalik.eth": VITALIK,
  "ens.eth": "0xfe89cc7abb2c4183683ab71653c4cdc9b02d44b7",
};
