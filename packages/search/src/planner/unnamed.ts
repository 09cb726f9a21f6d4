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
  "question|country|opinion|mind|time ?zones?|own|life|(?:local |home )?currency|best|reports?|presentation|slides?|deck|thesis|homework|article|newsletter|class|course|dashboard|records?|bot|talk|video|blog|spreadsheet|research|calls?|sake|behalf|head|eyes?|friends?|kids?|thoughts?|advice|help|guess|morning|day|week|language|budget|screen|phone|laptop|computer|desk|job|notes?";
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
