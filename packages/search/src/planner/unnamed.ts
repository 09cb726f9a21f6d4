// Unnamed: whether a question speaks of something that its asker alone knows, whatever it is called: what stands beneath all classes.
import type { Mention } from "../entities/mention.js";
import type { SlotKind } from "../filling/slot.js";
import { isSubject } from "./replacing.js";

/** The arguments that say what a call is about. */
export const SUBJECTS: readonly SlotKind[] = [
  ...(["protocol", "coinId", "llamaCoin", "coinSymbol", "pair", "collection", "holder"] as const),
  ...(["exchange", "exchangeId", "market", "ticker", "uuid", "url", "ens", "chain", "block"] as const),
  ...(["address", "bitcoinAddress", "solanaAddress", "anyAddress", "anything", "moveType"] as const),
  ...(["hash", "bitcoinHash", "solanaSignature", "signature", "hex", "query", "text"] as const),
];

// What somebody has and no tool is asked about.
const NO_THINGS =
  "question|country|opinion|mind|time ?zones?|own|life|(?:local |home )?currency|best|reports?|presentation|slides?|deck|thesis|homework|article|newsletter|class|course|dashboard|records?|bot|talk|video|blog|spreadsheet|research|calls?|sake|behalf|head|eyes?|friends?|kids?|thoughts?|advice|help|guess|morning|day|week|language|budget|screen|phone|laptop|computer|desk|job|notes?|bad|fault|mistake|wifi|phone number|package|flight|birthday|dog|cat";
const HAS = new RegExp(`\\b(?:my|our|his|her)\\s+(?!(?:${NO_THINGS})\\b)(?=[a-z])`);
const WHO =
  "(?:i|we|he|she|they|everyone|everybody|someone|somebody|people|(?:my|our|his|her|their|an?|some|the) \\w+)";
// "The thing I deposited into", and no "the price i would pay".
const TOLD =
  /\b(?:(?:the|that|this|an?|one|some)\s+(?:[\w'’-]+\s+){0,3}?[a-z]{2,}\s+(?:(?:that|which|where|who|whom)\s+)?|what(?:ever)?\s+)(?:i|we|he|she|they|everyone|everybody|someone|my \w+|our \w+)(?:['’](?:ve|m|d|re|s))?\s+(?!(?:can|could|should|would|will|need|needs|have to|has to|must|may|might|want|wants|think|know|see|do|does)\b)[a-z]{2,}/;
const POINTS =
  /\b(?:this|that) (?:one|thing|stuff|guy|shit|fella|dude|person|project|company|firm)\b|\bthe (?:thing|one|same one|project|former|latter)\b(?! (?:with|that|most|thing))|\bone of (?:them|these|those|mine|ours)\b|\b(?:each|all|both|any) of (?:them|these|those|mine|ours)\b|\b(?:mine|ours)\b/;
const PERSON = new RegExp(
  `\\b${WHO} (?:just )?(?:sent|paid|told|gave|owes?|forwarded|dm['’]?e?d) (?:me|us)\\b`,
);

/** Whether a text that names no subject speaks of one that only its asker knows. */
export function isUnnamed(text: string, mentions: readonly Mention[]): boolean {
  if (mentions.some(isSubject)) return false;
  const said = text.toLowerCase();
  return [HAS, TOLD, POINTS, PERSON].some((pattern) => pattern.test(said));
}

const IT =
  /\b(?:it|its|them|they|these|those|this|he|she|him|her|mine|ours)\b(?! (?:take|takes|cost|costs|mean|means|work|works)\b)|\bthe ones?\b|\bthat (?:one|thing)\b|\bi (?:bought|sold|hold|own|minted|staked)\b/;

/** Whether a text goes on about something as if it had been named. */
export function isOfUnsaid(text: string, mentions: readonly Mention[]): boolean {
  return !mentions.some(isSubject) && IT.test(text.toLowerCase());
}

/** Whether a text asks of what its asker has. */
export function isOwnedBy(text: string): boolean {
  const said = text.toLowerCase();
  return HAS.test(said) || SELF.test(said);
}

/** Whether a text asks what its asker holds, and gives neither a wallet nor an amount. */
export function isHeldBy(text: string, mentions: readonly Mention[]): boolean {
  const isGiven = mentions.some(
    ({ readings }) => readings.number !== undefined || OWNERS.some((kind) => readings[kind] !== undefined),
  );
  return !isGiven && SELF.test(text.toLowerCase());
}

const OWNERS = [
  "evmAddress",
  "solanaAddress",
  "bitcoinAddress",
  "ens",
  "evmHash",
  "solanaSignature",
  "bitcoinHash",
  "url",
] as const;

// "Am i in", "did we get": not "how do i see", nor what anybody has to pay.
const SELF =
  /\b(?:do|did|have|had|am|was|are|were|can|could) (?:i|we)\b(?= (?:still |even |currently |already |actually |ever |all |just )?(?:own|owe|hold|holding|have(?! to)|got|get (?:the|my|it|any|an)|in\b|up|down|lp|lping|stak(?:ed|ing)|lent|lending|borrow(?:ed|ing)?|supplied|deposited|farming|spent|spend on|lost|lose|received?|claim|withdraw|unstake|liquidated|exposed|approved?|sold|bought|minted|sent|owed|earning|earned)\b)|\b(?:i|we) (?:still |currently |actually )?(?:own|owe|hold)\b|\bi(?:['’]?m| am) (?:on|in|at|up|down|long|short|holding|staking)\b/;
