// Safety rules: what each fact about a token's contract says of its risk, and which must be known before nothing was found.

/** How bad a finding is. */
export type Severity = "danger" | "warning";

/** One thing that speaks against a token. */
export interface Finding {
  readonly severity: Severity;
  readonly code: string;
  readonly text: string;
  readonly tool: string;
}

/** Whether facts are so, by name; null where nobody knows. */
export type Flags = Readonly<Record<string, boolean | null | undefined>>;

type Rule = readonly [severity: Severity, text: string];

/** Facts of an EVM token that speak against it where they are so. */
export const EVM_RULES: Readonly<Record<string, Rule>> = {
  is_honeypot: ["danger", "It can be bought and not sold again"],
  cannot_buy: ["danger", "It cannot be bought"],
  cannot_sell_all: ["danger", "A holder cannot sell all at once"],
  owner_change_balance: ["danger", "The owner can change anybody's balance"],
  hidden_owner: ["danger", "Somebody controls it beside the owner that it names"],
  selfdestruct: ["danger", "It can destroy itself"],
  is_airdrop_scam: ["danger", "It is the bait of an airdrop scam"],
  is_copy: ["danger", "It imitates a well-known token"],
  is_closed_source: ["danger", "Its source code is not public, so nobody can tell what it does"],
  can_take_back_ownership: ["warning", "A former owner can become owner again"],
  is_proxy: ["warning", "Its code can be exchanged behind a proxy"],
  is_mintable: ["warning", "More of it can be minted"],
  transfer_pausable: ["warning", "Transfers can be paused"],
  is_blacklisted: ["warning", "Addresses can be barred by a blacklist"],
  slippage_modifiable: ["warning", "The taxes of trades can be changed"],
  personal_slippage_modifiable: ["warning", "Taxes can be set for one address"],
  external_call: ["warning", "Its main functions call other contracts"],
  trading_cooldown: ["warning", "A holder has to wait between two trades"],
  anti_whale_modifiable: ["warning", "The bound on trades or holdings can be changed"],
};

/** The same of a token on Solana. */
export const SOLANA_RULES: Readonly<Record<string, Rule>> = {
  is_honeypot: ["danger", "It can be bought and not sold again"],
  closable: ["danger", "It can be closed, so that what is held of it is lost"],
  balance_mutable_authority: ["danger", "Anybody's balance can be changed"],
  non_transferable: ["danger", "It can never be passed on"],
  starts_frozen: ["danger", "New accounts begin frozen and cannot trade"],
  is_authority_malicious: ["danger", "Somebody who controls it is listed as malicious"],
  mintable: ["warning", "More of it can be minted"],
  freezable: ["warning", "Accounts that hold it can be frozen"],
  transfer_fee_upgradable: ["warning", "Its transfer fee can be changed"],
  transfer_hook_upgradable: ["warning", "The program that its transfers call can be changed"],
  has_transfer_hook: ["warning", "Its transfers call a program that may block them"],
  metadata_mutable: ["warning", "Its name and picture can be changed"],
};

/** What has to be known of a token, by the facts that tell it: without them nothing found says nothing. */
export const QUESTIONS: Readonly<Record<"evm" | "solana", Readonly<Record<string, string>>>> = {
  evm: {
    is_honeypot: "whether it can be sold again",
    sell_tax: "what a sale costs beside the price",
    is_closed_source: "whether its source code is public",
    is_mintable: "whether more of it can be minted",
  },
  solana: {
    mintable: "whether more of it can be minted",
    freezable: "whether accounts that hold it can be frozen",
    closable: "whether it can be closed",
    balance_mutable_authority: "whether balances can be changed",
  },
};

const DANGEROUS_TAX = 0.3;
const NOTED_TAX = 0.05;

/** What facts that one tool tells speak against a token. */
export function findingsOf(
  rules: Readonly<Record<string, Rule>>,
  flags: Flags,
  tool: string,
): readonly Finding[] {
  return Object.entries(rules).flatMap(([code, [severity, text]]) =>
    flags[code] === true ? [{ severity, code, text, tool }] : [],
  );
}

/** What a tax of trades, as a fraction, speaks against a token. */
export function taxFinding(code: string, what: string, tax: string | null, tool: string): readonly Finding[] {
  const share = Number(tax ?? 0);
  if (!(share >= NOTED_TAX)) return [];
  const severity = share >= DANGEROUS_TAX ? "danger" : "warning";
  return [
    { severity, code, text: `${what} costs ${Math.round(share * 1_000) / 10} % beside the price`, tool },
  ];
}
