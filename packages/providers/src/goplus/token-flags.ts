// Token flags: what GoPlus tells of an EVM token as yes or no, and the names of its figures. Fields are those of GoPlusSecurity/goplus-sdk-python (swagger_client/models).

/** The flags of a token by the names that GoPlus gives them. */
export const TOKEN_FLAGS = {
  is_honeypot: "Whether it can be bought and not sold",
  is_open_source: "Whether its source code is public; where it is not, most of the other flags are unknown",
  is_in_dex: "Whether a main DEX trades it; where none does, taxes and pools are unknown",
  is_proxy: "Whether its code can be exchanged behind a proxy",
  is_mintable: "Whether more of it can be minted",
  can_take_back_ownership: "Whether a former owner can become owner again",
  owner_change_balance: "Whether the owner can change anybody's balance",
  hidden_owner: "Whether somebody controls it beside the owner that it names",
  selfdestruct: "Whether it can destroy itself",
  external_call: "Whether its main functions call other contracts",
  cannot_buy: "Whether it cannot be bought",
  cannot_sell_all: "Whether a holder cannot sell all at once",
  slippage_modifiable: "Whether the taxes of trades can be changed",
  personal_slippage_modifiable: "Whether taxes can be set for one address",
  transfer_pausable: "Whether transfers can be paused",
  is_blacklisted: "Whether its contract has a blacklist, so that addresses can be barred",
  is_whitelisted: "Whether its contract has a whitelist of addresses with rights of their own",
  is_anti_whale: "Whether it bounds the size of a trade or of a holding",
  anti_whale_modifiable: "Whether that bound can be changed",
  trading_cooldown: "Whether a holder has to wait between two trades",
  is_true_token: "Whether it is the real one of its name",
  is_airdrop_scam: "Whether it is the bait of an airdrop scam",
  trust_list: "Whether GoPlus lists it as known and trusted; false and null say nothing against it",
} as const;

/** The figures of a token that are text or numbers, by the names that GoPlus gives them. */
export const TOKEN_VALUES = [
  "total_supply",
  "holder_count",
  "buy_tax",
  "sell_tax",
  // A count, though its name reads like a flag.
  "honeypot_with_same_creator",
  "owner_balance",
  "owner_percent",
  "creator_balance",
  "creator_percent",
  "lp_total_supply",
  "lp_holder_count",
] as const;
