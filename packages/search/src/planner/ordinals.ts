// Ordinals: "the second one", "number 2", "the latter": which thing of the answer before is meant.
import type { Mention } from "../entities/mention.js";
import { isSubject } from "./replacing.js";

/** Reads what a text names. */
export type Read = (text: string) => readonly Mention[];

const ORDINALS: readonly RegExp[] = [
  /\bfirst\b|\b1st\b|\bformer\b/i,
  /\bsecond\b|\b2nd\b/i,
  /\bthird\b|\b3rd\b/i,
  /\bfourth\b|\b4th\b/i,
  /\bfifth\b|\b5th\b/i,
];
const NUMBERED = /\b(?:number|no\.?|nr\.?|option|item)\s?([1-9])\b(?![.,]?\d)|(?<![\w#])#([1-9])\b/i;
const LAST = /\bthe (?:last|final|bottom) one\b|\bthe latter\b/i;

/** The thing of an answer that a text points at by its place; undefined where it points at none. */
export function ordinalOf(text: string, answer: string, read: Read): Mention | undefined {
  if (answer === "") return undefined;
  const isOnly = /\b(?:that|this) one\b/i.test(text);
  const isLast = LAST.test(text);
  const place = placeOf(text);
  if (place === -1 && !isOnly && !isLast) return undefined;
  const items = answer.split(/(?:^|[\s;,(])(?:\d+[.)]\s)|\n[-*•]\s*/).slice(1);
  const listed = items.map((item) => subjectIn(read(item))).filter((each) => each !== undefined);
  if (isLast) return (listed.length > 1 ? listed : answerSubjects(answer, read)).at(-1);
  if (place === -1) return listed.length === 1 ? listed[0] : undefined;
  if (listed.length > place) return listed[place];
  return answerSubjects(answer, read)[place];
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

/** What an item is: its address or its id before its name. */
function subjectIn(mentions: readonly Mention[]): Mention | undefined {
  const { evmAddress, evmHash, solanaAddress, ticker, quoted } = Object.fromEntries(
    IDS.map((kind) => [kind, mentions.find(({ readings }) => readings[kind] !== undefined)]),
  );
  return evmAddress ?? evmHash ?? solanaAddress ?? ticker ?? quoted ?? mentions.find(isSubject);
}

const IDS = ["evmAddress", "evmHash", "solanaAddress", "ticker", "quoted"] as const;

/** The things that an answer names. */
export function answerSubjects(answer: string, read: Read): readonly Mention[] {
  return answer === "" ? [] : read(answer).filter(isSubject);
}
