// What Alchemy's stand-in knows: transfers, balances, tokens and NFTs of one wallet, made up around well-known addresses.

export const WALLET = "0xd8da6bf26964af9d7eed9e03e53415d37aa96045";
const OTHER = "0x28c6c06298d514db089934071355e5743bf21d60";
const USDC = "0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48";
const USDC_ON_BASE = "0x833589fcd6edb6e08f4c7c32d4f71b54bda02913";
const SHIB = "0x95ad61b0a150d79219dcf64e1e6cc01f0b64c4ce";
const APES = "0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d";
const ITEMS = "0x76be3b62873462d2142405439777e971754e8e77";

const transferOf = (at: number, category: string, more: object) => ({
  blockNum: `0x${(19_000_000 - at).toString(16)}`,
  uniqueId: `0x${"5c".repeat(32)}:${category}:${at}`,
  hash: `0x${"5c".repeat(31)}0${at}`,
  from: OTHER,
  to: WALLET,
  value: null,
  erc721TokenId: null,
  erc1155Metadata: null,
  tokenId: null,
  asset: null,
  category,
  rawContract: { value: null, address: null, decimal: null },
  metadata: { blockTimestamp: `2024-01-13T22:00:0${9 - at}.000Z` },
  ...more,
});

/** Transfers, the newest first: coins and a token with more units than a double has, and NFTs of both kinds. */
export const TRANSFERS = [
  transferOf(0, "external", {
    value: 1.5,
    asset: "ETH",
    rawContract: { value: "0x14d1120d7b160001", address: null, decimal: "0x12" },
  }),
  transferOf(1, "erc20", {
    value: 1e12,
    asset: "SHIB",
    rawContract: { value: `0x${(10n ** 30n + 1n).toString(16)}`, address: SHIB, decimal: "0x12" },
  }),
  transferOf(2, "erc721", {
    erc721TokenId: "0x2271",
    tokenId: "0x2271",
    asset: "BAYC",
    rawContract: { value: null, address: APES, decimal: null },
  }),
  transferOf(3, "erc1155", {
    erc1155Metadata: [
      { tokenId: "0x27a0", value: "0x7" },
      { tokenId: `0x${"f".repeat(64)}`, value: "0x1" },
    ],
    rawContract: { value: null, address: ITEMS, decimal: null },
  }),
  transferOf(4, "erc20", {
    asset: null,
    from: WALLET,
    to: OTHER,
    rawContract: { value: "0x2a", address: USDC, decimal: null },
  }),
] as const;

/** Balances: one that cannot be read, and one of nothing. */
export const BALANCES = [
  { contractAddress: USDC, tokenBalance: `0x${"0".repeat(56)}499602d3`, error: null },
  { contractAddress: APES, tokenBalance: null, error: "execution reverted" },
  { contractAddress: ITEMS, tokenBalance: `0x${"0".repeat(64)}`, error: null },
  {
    contractAddress: SHIB,
    tokenBalance: `0x${(10n ** 30n + 1n).toString(16).padStart(64, "0")}`,
    error: null,
  },
];

const usdc = { name: "USD Coin", symbol: "USDC", decimals: 6, logo: "https://static.example/3408.png" };

/** Tokens by contract. */
export const TOKENS: Readonly<Record<string, object>> = {
  [USDC]: usdc,
  [USDC_ON_BASE]: { ...usdc, logo: null },
};

/** What Alchemy answers of any other address. */
export const NO_TOKEN = { name: null, symbol: null, decimals: null, logo: null };

const nftOf = (contract: string, tokenId: string, more: object) => ({
  contract: { address: contract, name: "BoredApeYachtClub", symbol: "BAYC", isSpam: false },
  tokenId,
  tokenType: "ERC721",
  name: null,
  description: null,
  tokenUri: null,
  image: { cachedUrl: null, originalUrl: null },
  raw: { metadata: {} },
  collection: null,
  mint: {},
  balance: "1",
  timeLastUpdated: "2024-01-13T22:00:11.123Z",
  ...more,
});

/** NFTs of the wallet. */
export const NFTS = [
  nftOf(APES, "8817", {
    name: "Ape #8817",
    description: "An ape",
    image: { cachedUrl: "https://nft.example/8817.png", originalUrl: "ipfs://8817" },
  }),
  nftOf(APES, (2n ** 256n - 1n).toString(), { image: { cachedUrl: null, originalUrl: "ipfs://last" } }),
  nftOf(ITEMS, "10144", {
    contract: { address: ITEMS, name: null, symbol: null, isSpam: true },
    tokenType: "ERC1155",
    balance: "7",
  }),
];

/** Prices by symbol. */
export const PRICES: Readonly<Record<string, string>> = { ETH: "2456.890000000000000001", BTC: "76975.1" };
