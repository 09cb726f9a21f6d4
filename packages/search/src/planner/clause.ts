// Clauses: the parts of a question that are each a question of their own.
import type { Mention } from "../entities/mention.js";
import { ACTIONS, CHANGES, CONTINUES, PRONOUNS, STOP_WORDS, SUBJECT_WORDS } from "../tables/words.js";

/** A question of its own: its words, and what it names. */
export interface Clause {
  readonly text: string;
  readonly mentions: readonly Mention[];
  /** What was told beside it, and asks nothing. */
  readonly stated?: string;
}

// A joint begins where no blank stands before it, so that a run of blanks is walked once.
const JOINTS =
  /(?<!\s)\s{0,2}(?:[?;.!]{1,8}\s{1,8}|,?\s{1,8}(?:and|plus|as well as|also|then|along with|vs\.?|versus|compared (?:to|with)|[+&]|, )\s{1,8}(?:also\s|then\s)?|,\s{1,8})/gi;
const BEGINS =
  /^(?:(?:just|please|pls|and|but|also) ){0,3}(?:what|whats|what's|which|who|how|is|are|was|were|does|do|did|has|have|can|show|list|give|get|tell|find|check|compare|look|when|where)\b/i;
const APPOSED =
  /^(?:mint|contract|address|token|signature|id|hash|ca|slug|ticker|symbol|wallet|coin|owner|spender|holder|deployer|sender|recipient|nonce|salt|block|chain|network)$/;
// What stands behind the last of so many clauses is part of it.
const MOST_CLAUSES = 6;
// Further joints, and what stands further away from one, change no answer, and hostile text stays cheap.
const MOST_JOINTS = 32;
const MOST_NEXT = 240;
const MOST_LEFT = 400;

/** Whether words ask for something by themselves, without a name that it is about. */
export type IsIntent = (words: readonly string[]) => boolean;

/** The clauses of a question; one where no part stands alone. What a later part leaves out, it takes from those before. */
export function clausesOf(text: string, mentions: readonly Mention[], isIntent: IsIntent): readonly Clause[] {
  const clauses: Clause[] = [];
  const carried = mentions.filter(({ start }) => start < 0);
  let start = 0;
  let seen = 0;
  for (const { 0: joint, index } of text.matchAll(JOINTS)) {
    seen += 1;
    if (seen > MOST_JOINTS || clauses.length === MOST_CLAUSES - 1) break;
    const end = index + joint.length;
    if (mentions.some((each) => end > each.start && index < each.end)) continue;
    if (isRow(mentions, index, end)) continue;
    const near = partOf({ text, mentions }, Math.max(start, index - MOST_LEFT), index);
    const isNames = contentWords(near).every((word) => /^(?:vs|versus|compare)$/.test(word));
    if (isNames && (isPair(mentions, index, end) || /\b(?:vs|versus|or|compare)\b/i.test(near.text)))
      continue;
    if (
      !beginsAnew(nextPart(text, mentions, end), joint, isIntent) ||
      !standsAlone(near, clauses.length > 0, isIntent)
    )
      continue;
    clauses.push(placed(partOf({ text, mentions }, start, index), text, start));
    start = end;
    if (text.slice(start).trim() === "") break;
  }
  // One clause without words around it has what is named where it stands.
  if (start === 0 && carried.length === 0 && text === text.trim() && text !== "") return [{ text, mentions }];
  const last = placed(partOf({ text, mentions }, start, text.length), text, start);
  if (last.text !== "") clauses.push(last);
  return asking(
    inheriting(
      clauses.map(({ text: part, mentions: own }) => ({ text: part, mentions: [...own, ...carried] })),
    ),
  );
}

// "A customer says that …", "we are reviewing …", "its on bsc": it asks nothing.
const STATES =
  /^(?:(?:hello|hi|hey|good \w+|dear \w+|well|so|ok|okay|fyi|look|and|but)[\s,!.:-]+)*(?:i(?:['’]m|['’]ve| am| have| had| got| just| was| think| heard| saw| found| bought| hold| trade| use| run| sold| lost| sent| put| paid| gave| swapped| staked| minted| deposited| received| forgot) |we(?:['’]re|['’]ve| are| have| had| run| build| got) |(?:my|our|his|her|their|an?|some|the) \w+ (?:says?|said|asks?|asked|wants?|told|claims?|keeps?|sent|paid|is (?:on|at|0x)) |(?:got|received|found|saw|heard|bought|sent) (?!by|from which)|(?:it['’]?s|that['’]?s|this is) (?:on|in|at|a|an|the|about) |it (?:only |just )?(?:launched|came out|went live|started) )/i;

/** The clauses that ask; all where none does. */
function asking(clauses: readonly Clause[]): readonly Clause[] {
  const asked = clauses.filter(({ text }) => isAsking(text));
  if (asked.length === 0 || asked.length === clauses.length) return clauses;
  const stated = clauses.flatMap((each) => (asked.includes(each) ? [] : [each.text])).join("\n");
  return asked.map((each) => ({ ...each, stated }));
}

/** Whether a text asks something: "We are reviewing …" does not. */
export function isAsking(text: string): boolean {
  return /\?\s*$/.test(text) || !STATES.test(text);
}

/** Whether a text begins as a question does. */
export function beginsQuestion(text: string): boolean {
  return BEGINS.test(text);
}

// What an address or a hash is called where nothing else is said of it.
const APPOSED_TOO = /^(?:account|feed|topics?|pool|pair|event|project|protocol)$/;

// "What's BTC at": the price.
const ASKS_OF = /^(?:what(?:['’]?s| is)|how much is|how['’]?s)\s/i;

/** Whether nothing is said but what something is called: "mint Dfh5…", "USDT is 0xdAC1…". An amount says what it is an amount of, and a block that it is one. */
export function isOnlyNamed(clause: Clause): boolean {
  return (
    !clause.mentions.some((each) => isAmount(each) || isBlockSaid(each)) &&
    !ASKS_OF.test(clause.text) &&
    contentWords(clause).every((word) => APPOSED.test(word) || APPOSED_TOO.test(word))
  );
}

const BLOCK = /^(?:block|slot|height)\b/i;

/** Whether a mention is a block by its word and its number: "block 19000000". */
export function isBlockSaid({ readings, text }: Mention): boolean {
  return readings.block !== undefined && BLOCK.test(text);
}

/** Whether a mention is an amount with its unit. */
export function isAmount({ readings }: Mention): boolean {
  return readings.unit !== undefined && readings.number !== undefined;
}

/** What stands between two places of a clause, with what is named there. */
export function partOf({ text, mentions }: Clause, start: number, end: number): Clause {
  return {
    text: text.slice(start, end).trim(),
    mentions: mentions.filter((each) => each.start >= start && each.end <= end),
  };
}

/** A part with its mentions where they stand in it. */
export function placed(part: Clause, text: string, start: number): Clause {
  const at = start + (text.slice(start).length - text.slice(start).trimStart().length);
  const mentions = part.mentions.map((each) => ({ ...each, start: each.start - at, end: each.end - at }));
  return { text: part.text, mentions };
}

/** Whether a joint stands between two addresses: they are one row. */
function isRow(mentions: readonly Mention[], start: number, end: number): boolean {
  const isAddress = ({ readings }: Mention) =>
    (readings.evmAddress ?? readings.solanaAddress ?? readings.ens) !== undefined;
  return (
    mentions.some((each) => each.end === start && isAddress(each)) &&
    mentions.some((each) => each.start === end && isAddress(each))
  );
}

const ALIKE = ["venue", "chain", "protocol", "collection", "exchange"] as const;

/** Whether a joint stands between two names of a kind: "what do Kalshi and Polymarket say". */
function isPair(mentions: readonly Mention[], start: number, end: number): boolean {
  const one = mentions.find((each) => each.end === start)?.readings;
  const other = mentions.find((each) => each.start === end)?.readings;
  return ALIKE.some((kind) => one?.[kind] !== undefined && other?.[kind] !== undefined);
}

/** What stands up to the next joint. */
function nextPart(text: string, mentions: readonly Mention[], start: number): Clause {
  const ahead = text.slice(start, start + MOST_NEXT);
  for (const { index } of ahead.matchAll(JOINTS))
    if (index > 0) return partOf({ text, mentions }, start, start + index);
  return partOf({ text, mentions }, start, start + ahead.length);
}

const lastContent = new WeakMap<
  readonly Mention[],
  { readonly text: string; readonly words: readonly string[] }
>();

/** Words that are neither links nor names: the rules ask for those of the same clause again and again. */
export function contentWords({ text, mentions }: Clause): readonly string[] {
  const before = lastContent.get(mentions);
  if (before?.text === text) return before.words;
  const words = contentIn(text, mentions);
  lastContent.set(mentions, { text, words });
  return words;
}

function contentIn(text: string, mentions: readonly Mention[]): readonly string[] {
  let rest = text;
  // The longest first: "eth" is no part of "Ethereum".
  const names = mentions.map(({ text: said }) => said).sort((a, b) => b.length - a.length);
  for (const said of names) rest = rest.replace(said, " ");
  return (rest.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !STOP_WORDS.has(word));
}

function standsAlone(clause: Clause, isLater: boolean, isIntent: IsIntent): boolean {
  const words = contentWords(clause);
  // "What about the second one, …" only says of what.
  if (words.length === 0 && CONTINUES.test(clause.text)) return false;
  const isNamed = clause.mentions.length > 0 || (isLater && refersBack(clause.text));
  return (
    (isNamed && words.length > 0) ||
    (BEGINS.test(clause.text) && words.length > 1) ||
    (isNamed && BEGINS.test(clause.text)) ||
    (words.length > 1 && isIntent(words))
  );
}

function beginsAnew(clause: Clause, joint: string, isIntent: IsIntent): boolean {
  const words = contentWords(clause);
  // "…, mint Dfh5…" names what stands before it once more.
  if (words.length > 0 && words.every((word) => APPOSED.test(word)) && !BEGINS.test(clause.text))
    return false;
  // "… tvl, how did it develop": more of the same.
  if (words.length > 0 && words.every((word) => CHANGES.has(word)) && refersBack(clause.text)) return false;
  // "btc price? gas on base?"
  if (joint.includes("?") && words.length > 0 && clause.mentions.length > 0) return true;
  if (/[?;.!]/.test(joint)) return words.length > 1 || BEGINS.test(clause.text);
  if (BEGINS.test(clause.text)) return true;
  // "… on Ethereum and on Base", "…, only the closed ones": the same question, with less in its answer.
  if (/^(?:also )?(?:on|in|at|via|only(?: the)?|just the|but only)\s/i.test(clause.text)) return false;
  // "Bought and sold on Base": a second verb of the same question.
  if (words.length > 0 && words.every((word) => ACTIONS.has(word) || /(?:ed|lent|sold|bought)$/.test(word)))
    return false;
  if (words.some((word) => SUBJECT_WORDS.has(word)) && words.length > 1) return true;
  if (words.length > 1 && isIntent(words)) return true;
  return words.length > 0 && (clause.mentions.some(isThing) || refersBack(clause.text));
}

/** Whether a text stands for something that was named before. */
function refersBack(text: string): boolean {
  return (
    (text.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => PRONOUNS.has(word)) ||
    /\bthere\b|\bsame\b/i.test(text)
  );
}

/** A later clause without a name of its own is about what those before named. */
function inheriting(clauses: readonly Clause[]): readonly Clause[] {
  const all: Clause[] = [];
  for (const clause of clauses) {
    const before = all.at(-1);
    const own = clause.mentions.filter(isThing);
    if (before && (own.length === 0 || (refersBack(clause.text) && !own.some(isSubject)))) {
      const taken = before.mentions
        .filter(({ readings }) => readings.time === undefined && readings.count === undefined)
        .map((mention) => ({ ...mention, start: -1, end: -1 }));
      all.push({ text: clause.text, mentions: [...clause.mentions, ...taken] });
    } else all.push(clause);
  }
  return all;
}

/** Whether a mention is more than a number, a time or a currency. */
export function isThing({ readings }: Mention): boolean {
  return Object.keys(readings).some(
    (kind) => !/^(?:time|count|number|fiat|step|unit|series|maybeChain)$/.test(kind),
  );
}

function isSubject({ readings }: Mention): boolean {
  const { evmAddress, ens, solanaAddress, bitcoinAddress, coin, evmHash, protocol, collection } = readings;
  return [evmAddress, ens, solanaAddress, bitcoinAddress, coin, evmHash, protocol, collection].some(
    (each) => each !== undefined,
  );
}
