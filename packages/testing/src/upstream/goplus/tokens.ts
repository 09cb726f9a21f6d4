// Tokens of GoPlus' stand-in: EVM tokens, tokens on Solana and coins on Sui, in GoPlus' own form.

/** EVM tokens by chain and lower-case address. */
export const TOKENS: Readonly<Record<string, Readonly<Record<string, object>>>> = {
  1: {
    "0xdac17f958d2ee523a2206206994597c13d831ec7": {
      token_name: "Tether USD",
      token_symbol: "USDT",
      total_supply: "97071854588.430319",
      holder_count: "7000000",
      is_open_source: "1",
      is_proxy: "0",
      is_mintable: "1",
      owner_address: "0xc6cde7c39eb2f0f0095f41570af89efc2c1ea828",
      owner_balance: "9007199254740993.000000000000000001",
      owner_percent: "0.000000000000000001",
      owner_change_balance: "0",
      creator_address: "0x36928500bc1dcd7af6a2b4008875cc336b927d57",
      creator_balance: "0",
      creator_percent: "0.000000",
      is_in_dex: "1",
      buy_tax: "0",
      sell_tax: "0",
      is_honeypot: "0",
      honeypot_with_same_creator: "0",
      is_blacklisted: "1",
      transfer_pausable: "1",
      slippage_modifiable: "1",
      hidden_owner: "0",
      trust_list: "1",
      dex: [
        {
          name: "UniswapV2",
          liquidity: "12345.67000000",
          pair: "0x0d4a11d5eeaac28ec3f61d100daf4d40471f1852",
        },
      ],
      holders: [
        {
          address: "0xf977814e90da44bfa03b6295a0616a897441acec",
          tag: "Binance",
          is_contract: 0,
          balance: "1000.000000",
          percent: "0.01",
          is_locked: 0,
        },
      ],
      lp_holders: [],
      lp_holder_count: "2135",
      lp_total_supply: "0.312345678901234567",
      other_potential_risks: "",
    },
    // Closed source, and on no DEX: most of what GoPlus tells is missing or empty.
    "0x000000000000000000000000000000000000c10d": {
      token_name: "Closed",
      token_symbol: "CLSD",
      total_supply: "",
      holder_count: "12",
      is_open_source: "0",
      is_in_dex: "0",
      is_honeypot: "",
      buy_tax: "",
      is_mintable: "-1",
      owner_address: "",
      dex: null,
    },
    // The code 2 goes with this one: GoPlus has not worked it out yet.
    "0x0000000000000000000000000000000000000002": {
      token_name: "Fresh",
      token_symbol: "FRSH",
      is_open_source: "1",
    },
    // Known by address alone.
    "0x00000000000000000000000000000000000e3947": {},
  },
  56: {
    "0x0e09fabb73bd3ade0a17ecc321fd13a19e81ce82": {
      token_name: "PancakeSwap Token",
      token_symbol: "Cake",
      total_supply: "382000000.123456789012345678",
      holder_count: "1800000",
      is_open_source: "1",
      is_proxy: "0",
      is_mintable: "1",
      is_honeypot: "0",
      is_in_dex: "1",
      buy_tax: "0",
      sell_tax: "0",
      dex: [
        { name: "PancakeV3", liquidity: "32100456.5", pair: "0x133b3d95bad5405d14d53473671200e9342896bf" },
      ],
      holders: [],
      lp_holders: [],
    },
    "0x00000000000000000000000000000000000badbd": {
      token_name: "Tether USD",
      token_symbol: "USDT",
      is_open_source: "1",
      is_honeypot: "1",
      is_in_dex: "1",
      buy_tax: "0.1",
      sell_tax: "1",
      cannot_sell_all: "1",
      is_true_token: "0",
      fake_token: { value: 1, true_token_address: "0x55d398326f99059ff775485246999027b3197955" },
      honeypot_with_same_creator: "17",
      other_potential_risks: "Holders can be charged up to 100 percent.",
    },
  },
};

const power = (status: string, ...by: readonly string[]) => ({
  status,
  authority: by.map((address) => ({ address, malicious_address: 0 })),
});

/** Tokens on Solana by mint. */
export const SOLANA_TOKENS: Readonly<Record<string, object>> = {
  EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v: {
    metadata: { name: "USD Coin", symbol: "USDC", description: "", uri: "" },
    mintable: power("1", "BJE5MMbqXjVwjAF7oxwPYXnTXDyspzZyt4vwenNw5ruG"),
    freezable: power("1", "7dGbd2QZcCKcTndnHcTL8q7SMVXAkp688NTQYwrRCrar"),
    closable: power("0"),
    balance_mutable_authority: power("0"),
    metadata_mutable: {
      status: "1",
      metadata_upgrade_authority: [
        { address: "2wmVCSfPxGPjrnMMn7rchp4uaeoTqN39mXFC2zhPdri9", malicious_address: 0 },
      ],
    },
    transfer_fee_upgradable: power("0"),
    transfer_hook_upgradable: power("0"),
    default_account_state_upgradable: power("0"),
    transfer_fee: {},
    transfer_hook: [],
    none_transferable: "0",
    default_account_state: "1",
    trusted_token: 1,
    total_supply: "7321456789.123456",
    creators: [],
    holders: [
      {
        token_account: "3emsAVdmGKERbHjmGfQ6oZ1e35dkf5iYcS6U4CPKFVaa",
        tag: "",
        balance: "1234567890.123456",
        percent: "0.168623",
        is_locked: 0,
        locked_detail: [],
      },
    ],
    lp_holders: [],
    dex: [
      {
        id: "58oQChx4yWmvKdwLLZzBi4ChoCc2fqCUWBkwMihLYQo2",
        dex_name: "raydium",
        type: "standard",
        tvl: "9876543.21",
        price: "0.0061",
        burn_percent: 99.5,
      },
    ],
  },
  DezXAZ8z7PnrnRJjz3wXBoRgixCa6xjnB7YaB1pPB263: {
    metadata: { name: "Bonk", symbol: "Bonk", description: "", uri: "" },
    mintable: power("0"),
    freezable: power("0"),
    none_transferable: "0",
    default_account_state: "1",
    holders: [],
  },
  // New accounts are frozen, transfers cost 2 %, and of the rest nothing is known.
  BPFLoader2111111111111111111111111111111111: {
    metadata: { name: "Frozen", symbol: "FRZN" },
    mintable: { status: "", authority: [] },
    default_account_state: "2",
    transfer_fee: { current_fee_rate: { fee_rate: "0.02", maximum_fee: "18446744073709551615" } },
    transfer_hook: [{ address: "BadHook11111111111111111111111111111111111", malicious_address: 1 }],
  },
};

/** Coins on Sui by type. */
export const SUI_COINS: Readonly<Record<string, object>> = {
  "0x2::sui::SUI": {
    name: "Sui",
    symbol: "SUI",
    decimals: 9,
    total_supply: "10000000000000000000",
    creator: "",
    trusted_token: "1",
    mintable: { value: "0", cap_owner: "Immutable" },
    blacklist: { value: "0", cap_owner: "" },
    contract_upgradeable: { value: "1", cap_owner: "Shared" },
    metadata_modifiable: { value: "", cap_owner: "" },
  },
  "0xdba34672e30cb065b1f93e3ab55318768fd6fef66c15942c9f7cb846e2f900e7::usdc::USDC": {
    name: "USDC",
    symbol: "USDC",
    decimals: 6,
    total_supply: "512345678901234",
    creator: "0x65e6a1b8f1bdbb3d5a2b0d5fbc5d9b0f8a2f3c4d5e6f708192a3b4c5d6e7f801",
    trusted_token: "1",
    mintable: {
      value: "1",
      cap_owner: "0x65e6a1b8f1bdbb3d5a2b0d5fbc5d9b0f8a2f3c4d5e6f708192a3b4c5d6e7f801",
    },
    blacklist: { value: "1", cap_owner: "Shared" },
    contract_upgradeable: { value: "1", cap_owner: "Shared" },
    metadata_modifiable: { value: "0", cap_owner: "Immutable" },
  },
};
