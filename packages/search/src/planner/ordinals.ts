// Ordinals: "the second one", "number 2", "the latter": which thing of the answers before is meant.
import type { Mention } from "../entities/mention.js";
import { isSubject } from "./replacing.js";

/** Reads what a text names. */
export type Read = (text: string) => readonly Mention[];

/** A thing of an answer, and how many answers back it stands. */
export interface Pointed {
  readonly mention: Mention;
  /** 0 for the last answer. */
  readonly back: number;
}

const ORDINALS: readonly RegExp[] = [
  /\bfirst\b|\b1st\b|\bformer\b/i,
  /\bsecond\b|\b2nd\b/i,
  /\bthird\b|\b3rd\b/i,
  /\bfourth\b|\b4th\b/i,
  /\bfifth\b|\b5th\b/i,
];
const NUMBERED = /\b(?:number|no\.?|nr\.?|option|item)\s?([1-9])\b(?![.,]?\d)|(?<![\w#])#([1-9])\b/i;
const LAST = /\bthe (?:last|final|bottom) one\b|\bthe latter\b/i;

/** The thing that a text points at by its place in an answer, the last answer first; undefined where it points at none. */
export function ordinalOf(text: string, answers: readonly string[], read: Read): Pointed | undefined {
  const [answer = ""] = answers;
  const isOnly = /\b(?:that|this) one\b/i.test(text);
  const isLast = LAST.test(text);
  const place = placeOf(text);
  if (place === -1 && !isOnly && !isLast) return undefined;
  if (isOnly && place === -1) {
    const listed = answer === "" ? [] : itemsOf(answer).flatMap((item) => subjectIn(read(item)) ?? []);
    const [only] = listed;
    return only === undefined || listed.length > 1 ? undefined : { mention: only, back: 0 };
  }
  // A list that an earlier answer gave is meant before the words of a sentence.
  for (const [back, each] of answers.entries()) {
    const items = itemsOf(each);
    const item = isLast ? items.at(-1) : items[place];
    if (items.length > 1 && item !== undefined) return { mention: rowIn(item, read(item)), back };
  }
  const said = answer === "" ? [] : read(answer);
  const ids = said.filter(({ readings }) => IDS.some((kind) => readings[kind] !== undefined));
  const subjects = ids.length > 1 ? ids : said.filter(isSubject);
  const mention = isLast ? subjects.at(-1) : subjects[place];
  return mention && { mention, back: 0 };
}

/** The place that a text names, counted from 0; -1 for none. */
function placeOf(text: string): number {
  const numbered = NUMBERED.exec(text);
  if (numbered) return Number(numbered[1] ?? numbered[2]) - 1;
  return ORDINALS.findIndex(
    (pattern) =>
      pattern.test(text) &&
      /\b(?:one|it|that|them|of)\b|\bthe (?:first|second|third|fourth|fifth|1st|2nd|3rd|4th|5th|former)\b/i.test(
        text,
      ),
  );
}

/** What stands behind each number or sign of a list. */
function itemsOf(answer: string): readonly string[] {
  return answer.split(/(?:^|[\s;,(])(?:\d+[.)]\s)|(?:^|\n)[-*•]\s*/).slice(1);
}

/** What an item is: its address or its id before its name, and a name that no table has. */
function rowIn(item: string, mentions: readonly Mention[]): Mention {
  const [, name = item] = NAME.exec(item) ?? [];
  const own = subjectIn(mentions);
  const row = { text: name.trim(), start: -1, end: -1, before: "", readings: { name: name.trim() } };
  return { ...(own ?? row), isRow: true };
}

// A name ends where figures or remarks begin; "Base, Introduced" has a comma.
const NAME = /^\s*(.{2,80}?)(?=\s*(?:[(:–—\n]|,\s*[^\p{Lu}]|\s-\s|\.\s|$))/u;

function subjectIn(mentions: readonly Mention[]): Mention | undefined {
  const ids = IDS.flatMap((kind) => mentions.find(({ readings }) => readings[kind] !== undefined) ?? []);
  return ids[0] ?? mentions.find(isSubject);
}

const IDS = ["uuid", "evmAddress", "evmHash", "solanaAddress", "ticker", "quoted"] as const;

/** The things that an answer names; where it has the id of a row, that row is meant. */
export function answerSubjects(answer: string, read: Read): readonly Mention[] {
  const said = answer === "" ? [] : read(answer).filter(isSubject);
  const rows = said.filter(({ readings }) => readings.uuid !== undefined);
  return rows.length === 1 ? rows : said;
}
