// Things: what a question may point at without naming it, what would name it, and the arguments that take it.
import type { Kind } from "../entities/mention.js";
import type { Role } from "../filling/said-roles.js";
import type { SlotKind } from "../filling/slot.js";

/** A thing that a question may point at. */
export interface Thing {
  /** What it is called, as the text of a pattern. */
  readonly noun: string;
  /** What would name it. */
  readonly kinds: readonly Kind[];
  /** The arguments that take it. */
  readonly takes: readonly SlotKind[];
  /** Whether only an address or a hash tells which one it is. */
  readonly isOwned?: boolean;
  /** What an address of it is called. */
  readonly role?: Role;
  /** What makes of "a …" any one of its kind: "the cost of a transaction". */
  readonly unless?: RegExp;
  /** Without which the word is of something else: "odds of the event". */
  readonly only?: RegExp;
}

/** What names a wallet. */
export const WALLETS: readonly Kind[] = ["evmAddress", "solanaAddress", "bitcoinAddress", "ens"];
/** The arguments that take addresses. */
export const ADDRESSES: readonly SlotKind[] = [
  "address",
  "anyAddress",
  "anything",
  "bitcoinAddress",
  "solanaAddress",
];

/** The narrower name of a thing stands before the wider one. */
export const THINGS: readonly Thing[] = [
  {
    noun: "(?:raw|signed|serialized|serialised|encoded|unsigned) (?:transaction|tx|txn)",
    kinds: ["hex"],
    takes: ["hex"],
  },
  { noun: "ens(?: name| domain)?|\\.?eth (?:name|domain)|\\.eth", kinds: ["ens"], takes: ["ens"] },
  {
    noun: "(?:polymarket|kalshi|prediction|betting) (?:market|event|contract|bet|question)",
    kinds: ["ticker", "quoted", "evmHash", "series", "name"],
    takes: ["market", "hash"],
  },
  {
    noun: "market|event|bet",
    kinds: ["ticker", "quoted", "evmHash", "series", "name"],
    takes: ["market", "hash"],
    only: /\b(?:polymarket|kalshi|odds|bets?|prediction)\b/,
  },
  {
    noun: "swap|transfer|payment|payout|refund|deposit|withdrawal",
    kinds: ["evmHash", "bitcoinHash", "solanaSignature", "evmAddress", "solanaAddress", "ens"],
    takes: ["hash", "bitcoinHash", "solanaSignature"],
    isOwned: true,
    only: /\b(?:through|pending|stuck|fail\w*|conf(?:irm\w*)?s?|arriv\w*|succe\w*|status|gone|finish\w*|process\w*|complet\w*)\b/,
  },
  {
    noun: "transaction|tx|txn",
    kinds: ["evmHash", "bitcoinHash", "solanaSignature", "hex"],
    takes: ["hash", "bitcoinHash", "solanaSignature"],
    isOwned: true,
    unless: /\b(?:costs?|fees?|gas|price|cheap\w*|expensive|pay|confirm\w*)\b/,
  },
  {
    noun: "(?:nft |pfp )?collection|nft|(?:nft|pfp|art) project|jpe?g|pfp|non-?fungible",
    kinds: ["collection", "evmAddress", "solanaAddress"],
    takes: ["collection", "address", "anyAddress", "solanaAddress"],
  },
  {
    noun: "(?:exchange|cex|treasury|team|dev|deployer|hacker|whale|trading|hot|cold|hardware) wallet|wallet|address|account|user|trader|spender|whale|multisig|cold storage|hacker|attacker|exploiter|scammer|thief|deployer|influencer|gnosis safe|(?<=\\b(?:my|our) )safe|loan",
    kinds: WALLETS,
    takes: ADDRESSES,
    role: "wallet",
    isOwned: true,
  },
  {
    noun: "pool|(?:smart )?contract|router|proxy|implementation",
    kinds: ["evmAddress", "solanaAddress", "pair", "moveType", "uuid"],
    takes: [...ADDRESSES, "uuid"],
    isOwned: true,
  },
  {
    noun: "pair",
    kinds: ["evmAddress", "solanaAddress", "pair", "moveType"],
    takes: [...ADDRESSES, "pair"],
    isOwned: true,
  },
  {
    noun: "token|coin|mint|(?:meme|shit|alt)coin|ticker|bag|erc-?20|bep-?20|gem|asset",
    kinds: ["evmAddress", "solanaAddress", "moveType", "coin", "name", "quoted", "ticker"],
    takes: [...ADDRESSES, "coinId", "llamaCoin", "coinSymbol", "query", "pair"],
    role: "token",
  },
  {
    noun: "site|link|url|website|web ?page|landing page|(?:mint|claim|airdrop|login) page|dapp",
    kinds: ["url", "protocol"],
    takes: ["url"],
  },
  { noun: "domain", kinds: ["url", "ens"], takes: ["url", "ens"] },
  { noun: "perp|perpetual|futures?(?: contract)?", kinds: ["pair", "coin"], takes: ["pair", "coinSymbol"] },
  {
    noun: "call ?data|input|payload|bytes|bytecode|(?:raw |encoded )?output|log|selector|topic|hex|error",
    kinds: ["hex", "evmHash"],
    takes: ["hex", "hash"],
  },
  {
    noun: "hash",
    kinds: ["evmHash", "bitcoinHash", "solanaSignature", "hex"],
    takes: ["hash", "bitcoinHash", "solanaSignature"],
  },
  {
    noun: "data",
    kinds: ["hex", "evmHash"],
    takes: ["hex"],
    only: /\b(?:sign\w*|hex|decode|metamask|raw|encoded|parse)\b/,
  },
  { noun: "message", kinds: ["quoted", "hex", "evmHash"], takes: ["text", "query", "hex"] },
  { noun: "exchange|cex|broker", kinds: ["exchange"], takes: ["exchange", "exchangeId"] },
  {
    noun: "bridge|stablecoin|dex|(?:price )?feed",
    kinds: ["coin", "protocol", "name", "quoted", "commodity", "pair", "exchange"],
    takes: ["other"],
  },
  {
    noun: "block",
    kinds: ["block", "number", "evmHash", "bitcoinHash"],
    takes: ["block"],
    unless: /\b(?:limit|size|rewards?|times?|how long|intervals?|fees?|gas)\b/,
  },
  {
    noun: "protocol|project|vault|farm|(?:lending|money) market|(?:lending|defi|staking|yield|farming|dex|trading|borrowing|restaking|options|perps?) (?:thing|stuff|app|platform|site|place)|app",
    kinds: ["protocol", "coin", "name"],
    takes: ["protocol"],
  },
  {
    noun: "stock|share",
    kinds: ["ticker", "name", "quoted", "commodity", "holder"],
    takes: ["query", "coinSymbol", "holder"],
  },
  {
    noun: "company|government|firm|corporation|employer|competitor|rival",
    kinds: ["holder"],
    takes: ["holder"],
    only: /\b(?:btc|bitcoins?|eth|ether|treasur\w+|coins?|holds?|holdings?|bought|buy|sold|balance sheet|books|stash)\b/,
  },
  {
    noun: "(?:block)?chain|network|l2|l1|layer ?[12]|rollup|sidechain",
    kinds: ["chain", "maybeChain", "evmAddress", "solanaAddress"],
    takes: ["chain"],
  },
];

/** Nouns of them that stand in questions of anything. */
export const COMMON_NOUNS =
  /^(?:account|user|message|domain|site|link|url|website|web ?page|company|government|firm|corporation|employer|competitor|rival|event|bet|exchange|broker|payment|payout|refund|error|app|transfer|deposit|withdrawal|swap|data|input|output|log|topic|project|farm|share|stock|network|chain|bag|address|safe|contract|block|market|feed|loan|hash|vault|pair|pool|trader|influencer|thief|coin|ticker|bridge|gem|asset|token|mint)$/;

/** Something that a question leaves open in so many words, and what would close it. */
export interface OpenEnd {
  readonly pattern: RegExp;
  readonly kinds: readonly Kind[];
  readonly takes: readonly SlotKind[];
}

const CERTAIN = "certain|given|specific|particular|custom|exact|chosen";

/** What nobody has without a wallet. */
export const OF_WALLETS = /\b(?:holdings|balances?|portfolio|pnl|nonce|allowances?|approvals)\b/;

/** "Between two dates", "in another currency": that there is one is said, and not which. */
export const OPEN_ENDS: readonly OpenEnd[] = [
  {
    pattern: new RegExp(
      `\\b(?:two|2|some|${CERTAIN}) (?:\\w+ )?(?:dates|days|timestamps|points in time)\\b|` +
        `\\b(?:on|at|for|in|over|during|since|before|from|within) (?:an?|some|that|the|this|my) (?:\\w+ )?(?:dates?|timestamp|(?:time|date) range|time ?frame|point in time)\\b|` +
        `\\b(?:${CERTAIN}) (?:day|date|time|period|moment|month|year)\\b|\\bback then\\b`,
    ),
    kinds: ["time"],
    takes: ["time", "day", "days"],
  },
  {
    pattern:
      /\b(?:in|to|into) (?:an?other|other|a different|some(?: other)?|my(?: own| local)?) (?:fiat )?currenc(?:y|ies)\b/,
    kinds: ["fiat"],
    takes: ["fiat"],
  },
  {
    pattern:
      /\bswap quotes?\b|\bquotes?\b[^?]{0,30}\bswap(?:s|ping|ped)?\b|\bswap(?:s|ping|ped)?\b[^?]{0,30}\bquotes?\b/,
    kinds: ["number", "count"],
    takes: ["amount"],
  },
];
