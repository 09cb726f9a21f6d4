// Attributes: words of the field that say something of one thing alone, and the thing: a floor is that of a collection.
import type { Kind, Mention } from "../entities/mention.js";
import { names } from "../entities/name-table.js";
import type { Lacking } from "../filling/material.js";
import { COMMON_WORDS } from "../tables/words.js";
import { contentWords } from "./clause.js";
import { ADDRESSES, THINGS, WALLETS } from "./things.js";

/** What is referred to: what would name it, and the arguments that take it. */
export interface Referent {
  readonly kinds: readonly Kind[];
  readonly lacking: Lacking;
}

/** How a referent is told. */
export interface Pattern {
  readonly pattern: RegExp;
  readonly referent: Referent;
}

/** Who owns what is asked. */
export const OWNER: Referent = {
  kinds: WALLETS,
  lacking: { scope: "address", takes: ADDRESSES, isOpen: true, role: "wallet" },
};

/** The referent of a thing that is called so. */
export function referentOf(noun: string): Referent {
  const thing = THINGS.find((each) => new RegExp(`^(?:${each.noun})$`).test(noun));
  const { kinds = [], takes = [], isOwned, role } = thing ?? {};
  return { kinds, lacking: { scope: isOwned ? "address" : "thing", takes, isOpen: true, role } };
}

const TOKEN = referentOf("token");
const TRANSACTION = referentOf("transaction");
const CONTRACT = referentOf("contract");
const COLLECTION = referentOf("collection");
const AMOUNT: Referent = {
  kinds: ["number", "count"],
  lacking: { scope: "thing", takes: ["amount"], isOpen: true },
};
const MONEY = "money|funds|coins?|tokens?|crypto|payment|deposit|withdrawal|transfer|usdt|usdc|btc|eth|sol";
const MOVES =
  "drop\\w*|fall\\w*|fell|pump\\w*|dump\\w*|recover\\w*|ris\\w+|rose|up|down|crash\\w*|mov\\w+|chang\\w+|high\\w*|low\\w*|still|been|at|now|rn|today";

interface Attribute extends Pattern {
  /** Words that may stand beside it: any other names what it is of; undefined where all may. */
  readonly beside?: RegExp;
}

const OF_BETS =
  /^(?:odds|chances?|probabilit\w+|likelihood|happen\w*|yes|trad\w+|price[ds]?|shares?|bets?|markets?|resol\w+|settl\w+|outcome|side|contracts?|tokens?|polymarket|kalshi|prediction|chang\w+|mov\w+|shift\w*|develop\w*|week|month|day|hour|theres|plot|chart|graph|history|worth|cost|going|paid|payouts?)$/;

const ATTRIBUTES: readonly Attribute[] = [
  { pattern: /\bconf(?:irmation)?s\b.{0,20}\b(?:it|mine|they|this|that|my|our)\b/, referent: TRANSACTION },
  {
    pattern:
      /\bstatus of (?:the |that |this |my |our )?(?:transfer|transaction|tx|txn|payment|deposit|withdrawal)\b/,
    referent: TRANSACTION,
  },
  {
    pattern: new RegExp(
      `\\b(?:${MONEY})\\b[^?]{0,80}\\b(?:not|never|hasn['’]?t|haven['’]?t|isn['’]?t|didn['’]?t|nothing|yet to)\\b.{0,16}\\b(?:receiv\\w*|arriv\\w*|land\\w*|come|came|confirm\\w*|go(?:ne)? through|show\\w* up)`,
    ),
    referent: TRANSACTION,
  },
  {
    pattern: new RegExp(
      `\\b(?:did|has|have|is|are|where(?:['’]?s| is| are)?)\\b[^?]{0,8}?\\b(?:the|my|our|that|his|her|their)\\s+(?:\\w+ )?(?:${MONEY})\\b[^?]{0,40}?\\b(?:land\\w*|arriv\\w*|receiv\\w*|c[oa]me (?:in|through)|get (?:here|through)|got (?:here|through)|gone through|cleared|show(?:n|ed)? up)\\b`,
    ),
    referent: TRANSACTION,
  },
  { pattern: /(?<![\w#])#\d{2,}\b/, referent: COLLECTION },
  {
    pattern:
      /^(?!.*\b(?:sort|order|rank|list)\w*\b).*\bby (?:its |the |their )?(?:contract(?: address)?|mint(?: address)?|address)\b/,
    referent: CONTRACT,
  },
  { pattern: /^\W*(?:the |current |latest )*floor(?: price)?\s*(?:\?|$)/, referent: COLLECTION },
  {
    pattern: new RegExp(`\\b(?:the|its|that) floor(?: price)?\\b(?=\\W*$|.{0,16}\\b(?:${MOVES})\\b)`),
    referent: COLLECTION,
  },
  {
    pattern:
      /^\W*(?:(?:is (?:it|this|that)|still|also|really|even|it['’]?s)\s+)*(?:safe|ok|okay|risky|dangerous|legit) to (?:buy|ape|hold|trade|sell|invest)\b/,
    referent: TOKEN,
  },
  {
    pattern:
      /^\W*(?:(?:the|top|biggest|largest|current|circulating|total|max|maximum|whats|live|latest|daily|hourly|weekly|its|show|list|give|me|us|please|pls|what['’]?s|whats|who|how|many|is|are|get|check|token|and|\d+|\+)\W+)*(?:price|chart|graph|candles|ohlcv?|holders|decimals|symbol|supply|mcap|market ?cap|ath|atl|fdv|honeypot|scam|rug ?pull)(?:\W+(?:and|or|please|pls|now|today|rn|chart|price|symbol|decimals|supply|holders|are|there|check|right|at|the|moment|thanks))*\W*$/,
    referent: TOKEN,
  },
  {
    pattern:
      /\b(?:is|are|was|were|has|have|how much of) (?:the |its |their )?(?:lp|liquidity|lp tokens?)\b.{0,24}\b(?:lock(?:ed)?|burn(?:ed|t)?|unlock\w*|pulled|removed|rugged)\b/,
    referent: TOKEN,
  },
  {
    pattern:
      /\b(?:coins?|tokens?|tickers?|contracts?|mints?) (?:with|by|of|under|have|has|having|using) (?:that|this|the same|its) (?:name|symbol|ticker)\b|\bwhich (?:one )?(?:of them )?is the (?:real|official|original|right|genuine) (?:one|coin|token|contract|mint)\b/,
    referent: TOKEN,
  },
  {
    pattern:
      /\b(?:is|are|was|has|have) (?:the )?(?:mint(?:ing)?|freeze) (?:authority|function)\b|\b(?:is|was|has) (?:the )?(?:ownership|contract) (?:been )?renounced\b/,
    referent: TOKEN,
  },
  {
    pattern:
      /\b(?:hash|address|string|transaction|token|wallet|contract|bytes|thing)\b[^?]*\bwhat (?:it|this|that) (?:is|might be|could be)\b/,
    referent: {
      kinds: [...WALLETS, "evmHash", "bitcoinHash", "solanaSignature", "hex", "quoted"],
      lacking: { scope: "address", takes: ["anything", "query"], isOpen: true },
    },
  },
  {
    pattern:
      /^\W*(?:(?:and|so|what|whats|what['’]?s|are|is|how|have|has|did|do|show|give|me|us|the|current|latest|live|get)\s+)*(?:odds|chances|probabilit\w+|likelihood)\b/,
    referent: referentOf("prediction market"),
    beside: OF_BETS,
  },
  {
    pattern:
      /\b(?:odds|chances?|probability|likelihood) (?:of|that|for|on) (?:it|this|that|them|these)\b|\b(?:is|what['’]?s|whats|where['’]?s|how much (?:is|are)|price of|cost of|at|are) (?:the )?(?:yes\b|no (?:shares?|side|tokens?|contracts?)\b)|\b(?:has|did|when (?:does|did|will)|is) (?:it|this|that|the (?:market|bet|question)) (?:already |been |finally )?(?:resolved?|settled?)\b/,
    referent: referentOf("prediction market"),
    beside: OF_BETS,
  },
  {
    pattern:
      /^(?=[^?]*\b(?:swap|quote|get|sell|convert|trade|receive)\b)[^?]*\b(?:for|sell|sold|swap|swapped|convert|trade|traded) (?:all|half|most|some|the rest) (?:of )?my\b/,
    referent: AMOUNT,
  },
  {
    pattern:
      /\b(?:wei|gwei|ether|lamports|sats|satoshis)\b[^?]*\b(?:my|the|this|that|our|her|his) (?:bid|offer|ask|amount|budget|tip|fee|number|value|sum)\b|\b(?:my|this|that|our|her|his) (?:bid|offer|ask|amount|budget|tip|number|value|sum)\b[^?]*\b(?:wei|gwei|ether|lamports|sats|satoshis)\b|\bhow (?:many|much) (?:wei|gwei|ether|lamports|sats|satoshis|sol|eth|btc)\b[^?]{0,12}\b(?:is|are|was) (?:that|this|it)\b/,
    referent: AMOUNT,
  },
];

/** What would have what a text asks for; undefined where nothing tells, or the text has an object of its own. */
export function referentOfAttribute(text: string, mentions: readonly Mention[]): Referent | undefined {
  const said = text.toLowerCase();
  const isAlone = (beside: RegExp) =>
    contentWords({ text, mentions }).every((word) => COMMON_WORDS.has(word) || beside.test(word));
  const told = ATTRIBUTES.find(
    ({ pattern, beside }) => pattern.test(said) && (beside === undefined || isAlone(beside)),
  );
  return told?.referent ?? (isOwn(said) ? OWNER : undefined);
}

const HELD =
  /\b(?:how (?:many|much)|what|which) (?:of )?([\w$]{2,24}) (?:do|did|have) (?:i|we) (?:still |even |actually |currently )?(?:have|hold|own|got|left)\b/;

/** "How many pengus do i have": how many of a coin, by its name in the plural. */
function isOwn(said: string): boolean {
  const [, held = ""] = HELD.exec(said) ?? [];
  return held.endsWith("s") && names().has(held.slice(0, -1));
}
