// Records of GoPlus' stand-in: addresses, sites, dApps, NFTs, approvals, locks and inputs, in GoPlus' own form.

const NO_LISTS = {
  cybercrime: "0",
  money_laundering: "0",
  number_of_malicious_contracts_created: "0",
  gas_abuse: "0",
  financial_crime: "0",
  darkweb_transactions: "0",
  reinit: "0",
  phishing_activities: "0",
  fake_kyc: "0",
  blacklist_doubt: "0",
  fake_standard_interface: "0",
  data_source: "",
  stealing_attack: "0",
  blackmail_activities: "0",
  sanctioned: "0",
  malicious_mining_activities: "0",
  mixer: "0",
  fake_token: "0",
  honeypot_related_address: "0",
};

/** Addresses by themselves in lower case. */
export const ADDRESSES: Readonly<Record<string, object>> = {
  "0xc8a65fadf0e0ddaf421f28feab69bf6e2e589963": {
    ...NO_LISTS,
    phishing_activities: "1",
    number_of_malicious_contracts_created: "3",
    data_source: "SlowMist",
  },
  "0xd8da6bf26964af9d7eed9e03e53415d37aa96045": NO_LISTS,
  "0x00000000000000000000000000000000000e3947": {},
};

/** What spenders are, by chain and lower-case address. */
export const SPENDERS: Readonly<Record<string, Readonly<Record<string, object>>>> = {
  1: {
    "0x7a250d5630b4cf539739df2c5dacb4c659f2488d": {
      contract_name: "UniswapV2Router02",
      tag: "Uniswap",
      is_contract: 1,
      creator_address: "0x9c33eacc2f50e39940d3afaf2c7b8246b681a374",
      deployed_time: 1_591_388_508,
      is_open_source: 1,
      is_proxy: 0,
      doubt_list: 0,
      trust_list: 1,
      malicious_behavior: [],
    },
    // A person: of contracts nothing is told.
    "0xc8a65fadf0e0ddaf421f28feab69bf6e2e589963": {
      contract_name: null,
      tag: null,
      is_contract: 0,
      creator_address: null,
      deployed_time: null,
      is_open_source: null,
      doubt_list: 1,
      trust_list: 0,
      malicious_behavior: ["phishing_activities"],
    },
  },
  56: {
    "0x10ed43c718714eb63d5aa57b78b54704e256024e": {
      contract_name: "PancakeRouter",
      tag: "PancakeSwap",
      is_contract: 1,
      creator_address: "0x0f9399fc81dac77908a2dde54bb87ee2d17a3373",
      deployed_time: 1_619_160_000,
      is_open_source: 1,
      is_proxy: 0,
      doubt_list: 0,
      trust_list: 1,
      malicious_behavior: [],
    },
  },
};

const at = (path: string, chain: string, address: string) => `${path}/${chain}/${address}`;
const router = SPENDERS[56]?.["0x10ed43c718714eb63d5aa57b78b54704e256024e"];
const hash = (digit: string) => `0x${digit.repeat(64)}`;

/** Approvals of wallets by kind, chain and lower-case address. */
export const APPROVALS: Readonly<Record<string, readonly object[]>> = {
  [at("token", "56", "0xd018e2b543a2669410537f96293590138cacedf3")]: [
    {
      token_address: "0x55d398326f99059ff775485246999027b3197955",
      token_name: "Tether USD",
      token_symbol: "USDT",
      chain_id: "56",
      decimals: 18,
      balance: "12.000000000000000001",
      is_open_source: 1,
      malicious_address: 0,
      malicious_behavior: [],
      approved_list: [
        {
          approved_contract: "0x10ed43c718714eb63d5aa57b78b54704e256024e",
          approved_amount: "Unlimited",
          approved_time: 1_700_000_000,
          initial_approval_time: 1_650_000_000,
          hash: hash("a"),
          initial_approval_hash: hash("b"),
          address_info: router,
        },
        {
          approved_contract: "0x00000000000000000000000000000000000badbd",
          approved_amount: "9007199254740993.000000000000000001",
          approved_time: 1_700_000_100,
          initial_approval_time: 0,
          hash: hash("c"),
          initial_approval_hash: "",
          address_info: {
            is_contract: 1,
            is_open_source: 0,
            doubt_list: 1,
            malicious_behavior: ["stealing_attack"],
          },
        },
      ],
    },
  ],
  [at("nft721", "1", "0xd8da6bf26964af9d7eed9e03e53415d37aa96045")]: [
    {
      nft_address: "0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d",
      nft_name: "BoredApeYachtClub",
      nft_symbol: "BAYC",
      chain_id: "1",
      is_verified: 1,
      is_open_source: 1,
      malicious_address: 0,
      malicious_behavior: [],
      approved_list: [
        {
          approved_contract: "0x1e0049783f008a0085193e00003d00cd54003c71",
          approved_for_all: 1,
          approved_token_id: "",
          approved_time: 1_700_000_000,
          initial_approval_time: 1_700_000_000,
          hash: hash("d"),
          initial_approval_hash: hash("d"),
          address_info: { contract_name: "Conduit", tag: "OpenSea", is_contract: 1, is_open_source: 1 },
        },
        {
          approved_contract: "0x1e0049783f008a0085193e00003d00cd54003c71",
          approved_for_all: 0,
          approved_token_id: "9007199254740993",
          approved_time: 1_700_000_000,
          hash: hash("e"),
        },
      ],
    },
  ],
};

const owned = (
  value: number | null,
  owner_address: string | null = null,
  owner_type: string | null = null,
) => ({
  value,
  owner_address,
  owner_type,
});

/** NFT collections by chain and lower-case address. */
export const NFTS: Readonly<Record<string, object>> = {
  "1/0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d": {
    nft_name: "BoredApeYachtClub",
    nft_symbol: "BAYC",
    nft_erc: "erc721",
    nft_description: null,
    nft_open_source: 1,
    nft_proxy: 0,
    nft_verified: 1,
    nft_items: 9_998,
    nft_owner_number: 5_500,
    privileged_minting: owned(1, "0xaba7161a7fb69c88e16ed9f455ce62b791ee4d03", "eoa"),
    privileged_burn: owned(0),
    transfer_without_approval: owned(-1, "0x000000000000000000000000000000000000dead", "blackhole"),
    self_destruct: owned(null),
    restricted_approval: 0,
    oversupply_minting: null,
    metadata_frozen: -1,
    malicious_nft_contract: 0,
    trust_list: 1,
    traded_volume_24h: 123.45,
    total_volume: 1_500_000.5,
    average_price_24h: 12.5,
    lowest_price_24h: 12.1,
    highest_price: 740,
    sales_24h: 10,
    creator_address: "0xaba7161a7fb69c88e16ed9f455ce62b791ee4d03",
    same_nfts: [],
  },
  "1/0xed5af388653567af2f388e6224dc7c4b3241c544": {
    nft_name: "Azuki",
    nft_symbol: "AZUKI",
    nft_erc: "erc721",
    nft_open_source: 1,
    nft_verified: 1,
    nft_items: 10_000,
    nft_owner_number: 4_300,
    same_nfts: [
      {
        nft_address: "0x00000000000000000000000000000000000badbd",
        nft_name: "Azuki",
        nft_symbol: "AZUKI",
        nft_owner_number: 2,
        create_block_number: 14_000_000,
      },
    ],
  },
};

/** Contracts of DeFi protocols by chain and lower-case address. */
export const PROTOCOLS: Readonly<Record<string, object>> = {
  "56/0x73feaa1ee314f8c655e354234017be2193c9e24e": {
    contract_name: "MasterChef",
    is_open_source: 1,
    is_proxy: 0,
    privilege_withdraw: 0,
    withdraw_missing: 0,
    blacklist: 0,
    selfdestruct: 0,
    approval_abuse: -1,
    owner: {
      owner_name: "owner",
      owner_address: "0xa1f482dc58145ba2210bc21878ca34000e2e8fe4",
      owner_type: "contract",
    },
  },
  "1/0xc2edad668740f1aa35e4d8f227fb8e17dca888cd": {
    contract_name: "MasterChef",
    is_open_source: 1,
    privilege_withdraw: 1,
    withdraw_missing: 0,
    owner: {},
  },
};

/** Locks of a token by chain and lower-case address. */
export const LOCKS: Readonly<Record<string, readonly object[]>> = {
  "56/0x0e09fabb73bd3ade0a17ecc321fd13a19e81ce82": [lock("1", "1000000000000000000000", 1_800_000_000)],
  "8453/0x940181a94a35a4569e4529a3cdfb74e38fd98631": ["7", "8", "9", "10", "11", "12"].map((id) =>
    lock(id, `9007199254740993${id.padStart(3, "0")}`, 1_800_000_000_000),
  ),
};

function lock(lock_id: string, amount: string, end_time: number) {
  return {
    lock_id,
    amount,
    unlocked_amount: "0",
    token: "0x0e09fabb73bd3ade0a17ecc321fd13a19e81ce82",
    owner: "0xd018e2b543a2669410537f96293590138cacedf3",
    start_time: 1_700_000_000,
    end_time,
    is_lp_token: Number(lock_id) > 8 ? -1 : 0,
  };
}
