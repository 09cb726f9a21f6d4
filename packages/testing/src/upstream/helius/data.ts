// What Helius's stand-in knows: an owner, a token, NFTs of both kinds and parsed transactions, made up around well-known addresses.

export const OWNER = "86xCnPeV69n6t3DnyGvkKobf9FdN2H9oiVDdaMpo2MMY";
const ARTIST = "9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM";
export const COLLECTION = "J1S9H3QjnRtBbbuD4HjPV6RpRhwuk4zKbxsnCHuTgh9w";

const nft = (id: string, name: string, compressed: boolean) => ({
  interface: "V1_NFT",
  id,
  burnt: false,
  mutable: true,
  content: {
    $schema: "https://schema.metaplex.com/nft1.0.json",
    json_uri: `https://metadata.example/${id}.json`,
    files: [],
    metadata: { name, symbol: "MAD", description: "A lad", attributes: [] },
    links: { image: `https://metadata.example/${id}.png` },
  },
  authorities: [{ address: ARTIST, scopes: ["full"] }],
  compression: { eligible: false, compressed, tree: "", leaf_id: 0 },
  grouping: [{ group_key: "collection", group_value: COLLECTION }],
  royalty: { royalty_model: "creators", target: null, percent: 0.042, basis_points: 420, locked: false },
  creators: [{ address: ARTIST, share: 100, verified: true }],
  ownership: { frozen: false, delegated: false, delegate: null, ownership_model: "single", owner: OWNER },
  supply: { print_max_supply: 0, print_current_supply: 0 },
});

/** The token: what the owner holds of it has more digits than a double. */
const BONK = {
  interface: "FungibleToken",
  id: "DezXAZ8z7PnrnRJjz3wXBoRgixCa6xjnB7YaB1pPB263",
  burnt: false,
  mutable: true,
  content: {
    $schema: "https://schema.metaplex.com/nft1.0.json",
    json_uri: "https://arweave.net/bonk",
    metadata: { name: "Bonk", symbol: "Bonk", token_standard: "Fungible" },
    links: { image: "https://arweave.net/bonk.png" },
  },
  authorities: [{ address: ARTIST, scopes: ["full"] }],
  compression: { eligible: false, compressed: false },
  grouping: [],
  creators: [],
  ownership: { frozen: false, delegated: false, ownership_model: "token", owner: "" },
  token_info: {
    symbol: "Bonk",
    balance: "18446744073709551615",
    supply: 8_784_636_862_093_581,
    decimals: 5,
    token_program: "TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA",
    price_info: { price_per_token: 0.000_022_34, currency: "USDC" },
  },
};

/** Every asset. */
export const ASSETS = [
  nft("F9Lw3ki3hJ7PF9HQXsBzoY8GyE6sPoEZZdXJBsTTD2rk", "Mad Lads #8420", false),
  nft("7Cg3G3cMzGLdDGMTVe3wZrDZmGqiC5qJJQhJ2nBnV5uM", "Drip #1", true),
  nft("4nMyS5hLTfQsdgRvrDp2vSxUDoGWFmMPGGpTRmXSKwPk", "Mad Lads #1", false),
  BONK,
] as const;

const [MOVED, BROKEN] = [
  "5j7s6NiJS3JAkvgkoc18WVAsiSaci2pxB2A6ueCJP4tprA2TFg9wSyTLeYouxPBJEMzJinENTkpA52YStRW5Dia7",
  "2nBhEBYYvfaAe16UMNqRHre4YNSskvuYgx3M6E4JP1oDYvZEJHvoPzyUidNgNX5r9sTyN1J9UxtbCXy2rqYcuyuv",
];

/** Parsed transactions. */
export const PARSED = [
  {
    description: `${OWNER} swapped 1.5 SOL for 123456.78901 Bonk`,
    type: "SWAP",
    source: "JUPITER",
    fee: 105_000,
    feePayer: OWNER,
    signature: MOVED,
    slot: 302_400_000,
    timestamp: 1_732_284_000,
    nativeTransfers: [{ fromUserAccount: OWNER, toUserAccount: ARTIST, amount: 1_500_000_001 }],
    tokenTransfers: [
      {
        fromUserAccount: ARTIST,
        toUserAccount: OWNER,
        fromTokenAccount: "",
        toTokenAccount: "",
        mint: BONK.id,
        tokenAmount: 123_456.789_01,
        tokenStandard: "Fungible",
      },
    ],
    accountData: [],
    transactionError: null,
    instructions: [],
    events: {},
  },
  {
    description: "",
    type: "UNKNOWN",
    source: "UNKNOWN",
    fee: 5_000,
    feePayer: OWNER,
    signature: BROKEN,
    slot: 302_399_999,
    timestamp: 1_732_283_999,
    nativeTransfers: [],
    tokenTransfers: [],
    accountData: [],
    transactionError: { InstructionError: [0, { Custom: 1 }] },
    instructions: [],
    events: {},
  },
];
