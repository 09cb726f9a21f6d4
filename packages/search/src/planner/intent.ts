// Intent: what the words of a clause look for, where some of them say nothing of it, or there are none.
import type { Mention } from "../entities/mention.js";
import { type Role, roleOf } from "../filling/said-roles.js";
import { COMMON_WORDS } from "../tables/words.js";
import { type Clause, contentWords } from "./clause.js";

/** The words that tell what is looked for. */
export function tellingWords(clause: Clause): readonly string[] {
  return identifiedAway(comparedAway(contentWords(clause), clause), clause);
}

const COMPARES = /^(?:above|below|higher|lower|less|worth|still|cheaper|reached|hit|past|price)$/;

/** "Is bitcoin above 100000 dollars": nothing but a coin and a figure to compare asks for the price. */
function comparedAway(words: readonly string[], { mentions }: Clause): readonly string[] {
  const names = (kind: "coin" | "number") => mentions.some(({ readings }) => readings[kind] !== undefined);
  return names("coin") && names("number") && words.every((word) => COMPARES.test(word)) ? [] : words;
}

// What a thing may be, and the words beside it where one asks which of them it is.
const WHICH =
  /^(?:what|which) (?:kind|type|sort)\b|\b(?:token|coin|wallet|contract|account|address|transaction|tx|nft|eoa|person)s?,? or (?:\S+ ){0,2}(?:token|coin|wallet|contract|account|address|transaction|tx|nft|eoa|person|something)/i;
const KINDS =
  /^(?:tokens?|coins?|wallets?|contracts?|accounts?|address|transactions?|tx|nfts?|eoa|person|smart|kind|type|sort|thing|else|hash|found)$/;

/** "Is 0x… a token or a wallet": the words for what it may be say no more than "what is it". */
function identifiedAway(words: readonly string[], { text, mentions }: Clause): readonly string[] {
  return WHICH.test(text.trim()) &&
    mentions.some(isIdentified) &&
    words.every((word) => KINDS.test(word) || COMMON_WORDS.has(word))
    ? []
    : words;
}

function isIdentified({ readings }: Mention): boolean {
  const { evmAddress, evmHash, ens, solanaAddress, solanaSignature, bitcoinAddress } = readings;
  return (evmAddress ?? evmHash ?? ens ?? solanaAddress ?? solanaSignature ?? bitcoinAddress) !== undefined;
}

const ABOUT = /^\W*(?:(?:what|who)(?:(?:['’]?s)?| is)\b|tell\b.*\babout\b|about\b)/i;
const ASKS_WHAT = /^\W*(?:what|wtf|(who))(?:['’]?s)?\b/i;

/** What is looked for: a name alone asks what it is, or what it costs. */
export function intentOf({ text, mentions }: Clause, words: readonly string[]): string {
  if (words.some((word) => !COMMON_WORDS.has(word))) return inRoles(text, mentions);
  if (mentions.some(({ readings }) => readings.ticker?.startsWith("KX"))) return `kalshi market ${text}`;
  if (words.length > 0) return inRoles(text, mentions);
  if (ABOUT.test(text) && mentions.some(({ readings }) => readings.protocol !== undefined))
    return `tell me about the protocol ${text}`;
  const isCoin = mentions.some(({ readings }) => readings.coin !== undefined);
  const named = mentions.find(isIdentified);
  const isCompared = contentWords({ text, mentions }).length > 0;
  const asks = ASKS_WHAT.exec(text);
  if (named !== undefined)
    return mentions.length === 1 && (isCompared || asks !== null)
      ? `${asks?.[1] ?? "what"} is ${named.text}`
      : `what is ${text}`;
  const coin = mentions.find(({ readings }) => readings.coin !== undefined)?.text ?? text;
  return isCoin ? `price of ${isCompared ? coin : text}` : text;
}

// What stands for an address whose role is said, so that it is not ranked as a wallet.
const SAID_AS: Readonly<Partial<Record<Role, string>>> = {
  token: "token",
  pool: "pool",
  collection: "nft collection",
};

/** The words of a clause with roles in place of addresses. */
function inRoles(text: string, mentions: readonly Mention[]): string {
  let said = text;
  for (const mention of mentions.toReversed()) {
    if (mention.start < 0 || mention.readings.evmAddress === undefined) continue;
    const as = SAID_AS[roleOf(mention, mentions, text.toLowerCase()) ?? "wallet"];
    if (as !== undefined) said = `${said.slice(0, mention.start)}${as}${said.slice(mention.end)}`;
  }
  return said;
}
