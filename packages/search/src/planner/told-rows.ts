// Told rows: what a later turn asks of a row of a list, or of the transaction before, as a question in full.
import type { Mention } from "../entities/mention.js";
import { contentWords } from "./clause.js";
import type { LaterTurn } from "./conversation.js";
import { isSubject } from "./replacing.js";

const END = /[\s?.!,;:]+$/;

const WHO =
  /^\W*(?:(?:and|so|then|ok)\s+)*who (?:has |had |even )?(?:sent|signed|submitted|initiated|made|received|got|paid(?: the (?:fees?|gas))?(?: for)?) (it|this|that)(?: (?:and )?to whom)?\W*$/i;

/** "Who sent it?": the transaction that was asked of, and nothing beside it. */
export function transactionTold(said: LaterTurn["said"], known: readonly Mention[]): string | undefined {
  const match = WHO.exec(said.text);
  const [hash, other] = known.filter(isSubject);
  if (match === null || said.mentions.length > 0 || other !== undefined) return undefined;
  if (hash?.readings.evmHash === undefined) return undefined;
  const text = said.text.replace(/\b(?:it|this|that)\b/i, hash.text).replace(END, "");
  return onChain(text.replace(/^\W*(?:(?:and|so|then|ok)\s+)*/i, ""), known);
}

const DETAILS =
  /^\W*(?:(?:and|show|give|tell|me|us|the|some|more|get|what|is|are|on|please)\s+)*(?:details?|info(?:rmation)?|status|explain|more (?:about|on|of)|tell me about|what happened in|who sent)\b/i;
// Pools and markets have ids of the same form.
const OF_TRANSACTIONS = /\b(?:transactions?|txs?|transfers?)\b/i;

/** "Details of the first one", "the price of the second": of a transaction or a coin that a list before has. */
export function rowTold(
  { text, mentions, known, answers, back = 0 }: LaterTurn,
  row: Mention,
): string | undefined {
  const others = mentions.filter((each) => each.start >= 0 && each.text !== row.text);
  if (row.readings.coin !== undefined)
    return isOfFigure(text, [row, ...others]) && others.every(isFiat) ? text : undefined;
  if (row.readings.evmHash === undefined || others.length > 0 || !DETAILS.test(text)) return undefined;
  if (!OF_TRANSACTIONS.test(answers[back] ?? "")) return undefined;
  const told = /\bwho\b|\bstatus\b/i.test(text)
    ? text.replace(END, "")
    : `details of transaction ${row.text}`;
  return onChain(told, known);
}

/** On the chain that was asked of. */
function onChain(text: string, known: readonly Mention[]): string {
  const chain = known.find(({ readings }) => readings.chain !== undefined)?.readings.chain;
  return chain === undefined ? text : `${text} on ${chain}`;
}

const OF_FIGURE =
  /\b(?:prices?|worth|costs?|value|how much is|market ?cap|mcap|all[- ]time (?:high|low)|ath)\b/i;

/** Whether a text asks for a figure of what it names, and for nothing of it over a time or beside others. */
function isOfFigure(text: string, mentions: readonly Mention[]): boolean {
  const said = text.replace(OF_FIGURE, " ");
  const isAlone = !/\b(?:and|also|its?|them|those|than)\b/i.test(said);
  return said !== text && isAlone && contentWords({ text: said, mentions }).length === 0;
}

/** Whether a mention is a currency and no coin. */
export function isFiat({ readings }: Mention): boolean {
  return readings.fiat !== undefined && readings.coin === undefined;
}
