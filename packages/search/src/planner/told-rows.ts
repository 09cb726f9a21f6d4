// Told rows: what a later turn asks of a row of a list, or of the transaction before, as a question in full.
import type { Mention } from "../entities/mention.js";
import { contentWords } from "./clause.js";
import type { LaterTurn } from "./conversation.js";
import { isSubject } from "./replacing.js";

const END = /[\s?.!,;:]+$/;

const WHO =
  /^\W*(?:(?:and|so|then|ok)\s+)*who (?:has |had |even )?(?:sent|signed|submitted|initiated|made|received|got|paid(?: the (?:fees?|gas))?(?: for)?) (it|this|that)(?: (?:and )?to whom)?\W*$/i;

const OF_IT = "(?:it|this|that|(?:this|that|the) (?:one|transaction|tx))";
const SO = "^\\W*(?:(?:and|so|then|ok)\\s+)*";
const GAS = new RegExp(
  `${SO}(?:how much gas(?: (?:(?:did|does|has) ${OF_IT} (?:use|used|burn|cost|need)|(?:was |is )?used|was it))?|(?:what(?:['’]?s| is| was) )?(?:the |its )?gas used)(?: (?:by|for|in) ${OF_IT})?\\W*$`,
  "i",
);
const BLOCK = new RegExp(
  `${SO}(?:(?:in|on|at) )?(?:which|what) block(?: number)?(?: (?:is|was) ${OF_IT}(?: (?:in|mined|included|mined in|included in))?)?\\W*$`,
  "i",
);

/** "Who sent it?", "how much gas?", "in which block is it": the transaction that was asked of, and nothing beside it. */
export function transactionTold(said: LaterTurn["said"], known: readonly Mention[]): string | undefined {
  const [hash, other] = known.filter(isSubject);
  if (said.mentions.length > 0 || other !== undefined) return undefined;
  if (hash?.readings.evmHash === undefined) return undefined;
  if (GAS.test(said.text)) return onChain(`how much gas did transaction ${hash.text} use`, known);
  if (BLOCK.test(said.text)) return onChain(`in which block is transaction ${hash.text}`, known);
  if (!WHO.test(said.text)) return undefined;
  const text = said.text.replace(/\b(?:it|this|that)\b/i, hash.text).replace(END, "");
  return onChain(text.replace(/^\W*(?:(?:and|so|then|ok)\s+)*/i, ""), known);
}

const DETAILS =
  /^\W*(?:(?:and|show|give|tell|me|us|the|some|more|get|what|is|are|on|please)\s+)*(?:details?|info(?:rmation)?|status|explain|more (?:about|on|of)|tell me about|what happened in|who sent)\b/i;
// Pools and markets have ids of the same form.
const OF_TRANSACTIONS = /\b(?:transactions?|txs?|transfers?)\b/i;

// Nothing beside the row: "and the third?", "what about number 2".
const ALONE =
  /^\W*(?:(?:and|or|ok|so|then|now|what|how|about|is|what['’]s|how['’]s|show|give|me|for|of|please|coin|token|stablecoin|trader|holder|transaction)\b\W*)*$/i;

/** "Details of the first one", "the price of the second", "and the third?": of a thing that a list before has. */
export function rowTold(
  { text, mentions, known, answers, back = 0 }: LaterTurn,
  row: Mention,
): string | undefined {
  const others = mentions.filter((each) => each.start >= 0 && each.text !== row.text);
  const answer = answers[back] ?? "";
  const places = [...mentions, ...known];
  if (others.length === 0 && ALONE.test(text.replace(row.text, " "))) {
    const alone = aloneTold(row, answer);
    const isPlaced = (row.readings.evmAddress ?? row.readings.evmHash) !== undefined;
    if (alone !== undefined) return isPlaced ? onChain(alone, places) : alone;
  }
  if (row.readings.coin !== undefined)
    return isOfFigure(text, [row, ...others]) && others.every(isFiat) ? text : undefined;
  if (others.length > 0) return undefined;
  if (isPool(row, answer)) return poolTold(text, row, places);
  if (row.readings.evmHash === undefined || !DETAILS.test(text)) return undefined;
  if (!OF_TRANSACTIONS.test(answer)) return undefined;
  const told = /\bwho\b|\bstatus\b/i.test(text)
    ? text.replace(END, "")
    : `details of transaction ${row.text}`;
  return onChain(told, places);
}

/** What a list tells of, by its title. */
function titleOf(answer: string): string {
  return /^[^:(]{0,80}/.exec(answer)?.[0] ?? "";
}

/** A row by itself: what there is of such a thing. */
function aloneTold({ text, readings }: Mention, answer: string): string | undefined {
  const title = titleOf(answer);
  if (/\bstablecoins\b/i.test(title) && (readings.coin ?? readings.name) !== undefined)
    return `stablecoin ${text}`;
  if (readings.coin !== undefined) return /\bcoins\b/i.test(title) ? `market data of ${text}` : undefined;
  if (readings.evmHash !== undefined)
    return OF_TRANSACTIONS.test(title) ? `details of transaction ${text}` : undefined;
  if (readings.evmAddress === undefined) return undefined;
  if (/^leaderboard of polymarket/i.test(title)) return `${text} on polymarket`;
  return /^holders of /i.test(title) ? `portfolio of ${text}` : undefined;
}

const OF_POOL =
  /^\W*(?:(?:and|so|then|ok|what|what['’]s|is|are|was|the|show|me|give|24h|daily|latest|last|how much)\s+)*(prices?|volume|liquidity|tvl|trades|swaps|who (?:trades|traded|is trading|buys|sells|bought|sold))\s+(?:of|in|on|for|at|from)\s*(?:the )?(?:pool )?$/i;

function isPool({ readings }: Mention, answer: string): boolean {
  return /\bpools\b/i.test(titleOf(answer)) && (readings.evmAddress ?? readings.evmHash) !== undefined;
}

/** "Volume of the third", "price of the first token" behind a list of pools. */
function poolTold(text: string, row: Mention, places: readonly Mention[]): string | undefined {
  const at = text.indexOf(row.text);
  const [, asked] = OF_POOL.exec(text.slice(0, Math.max(0, at))) ?? [];
  if (asked === undefined || !/^\s*(?:token|pool|pair)?\W*$/i.test(text.slice(at + row.text.length)))
    return undefined;
  const figure = /^(?:who|swaps)/i.test(asked) ? "trades" : asked.replace(/^tvl$/i, "liquidity");
  return onChain(`${figure} in the pool ${row.text}`, places);
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
