// Ordinals: "the second one", "number 2", "the latter", "the cheaper one": which thing of the turns before is meant.
import type { Mention } from "../entities/mention.js";
import { isThing } from "./clause.js";
import { figureIn, figuresOf, type Ranked } from "./figures.js";
import { partyIn } from "./parties.js";
import { type Pointer, pointerIn } from "./pointers.js";
import { isAlike, isSubject } from "./replacing.js";

/** Reads what a text names. */
export type Read = (text: string) => readonly Mention[];

/** A thing of the turns before, and how many answers back it stands. */
export interface Pointed {
  readonly mention: Mention;
  /** 0 for the last answer. */
  readonly back: number;
  /** The text with the thing in the place of what points at it. */
  readonly text: string;
  /** What the text names, where it stands then. */
  readonly mentions: readonly Mention[];
}

/** The thing that a text points at, in the last answer first; undefined where it points at none. `asked` is what the questions before were about. */
export function ordinalOf(
  text: string,
  answers: readonly string[],
  read: Read,
  asked: readonly Mention[],
): Pointed | undefined {
  const [answer = ""] = answers;
  const pointer = pointerIn(text);
  const row = pointer && rowAt(pointer, answers, read, asked);
  if (pointer !== undefined && row !== undefined) return put(text, pointer, row, read);
  const party = answer === "" ? undefined : partyIn(text, answer, read(answer));
  return party && put(text, party, { mention: party.mention, back: 0 }, read);
}

/** A text with a thing in the place of what points at it. */
function put(
  text: string,
  pointer: { readonly start: number; readonly end: number },
  { mention, back }: Row,
  read: Read,
): Pointed {
  const lead = text.slice(0, pointer.start);
  // "The smallest of them, its gas price": its own.
  const rest = text.slice(pointer.end).replace(/\b(?:its|their|his|her)\s/gi, "");
  const whole = `${lead}${mention.text}${rest}`;
  const [start, end] = [lead.length, lead.length + mention.text.length];
  const others = read(whole).filter((each) => each.end <= start || each.start >= end);
  const [, before = ""] = /([\p{L}\p{N}]+)[^\p{L}\p{N}]*$/u.exec(lead) ?? [];
  const placed = { ...mention, start, end, before: before.toLowerCase() };
  const mentions = [...others, placed].sort((a, b) => a.start - b.start);
  return { mention: placed, back, text: whole, mentions };
}

type Row = Pick<Pointed, "mention" | "back">;

function rowAt(
  pointer: Pointer,
  answers: readonly string[],
  read: Read,
  asked: readonly Mention[],
): Row | undefined {
  const [answer = ""] = answers;
  if (pointer.isOnly) {
    const listed = answer === "" ? [] : itemsOf(answer).flatMap((item) => subjectIn(read(item)) ?? []);
    const [only] = listed;
    return only === undefined || listed.length > 1 ? undefined : { mention: only, back: 0 };
  }
  // A list that an earlier answer gave is meant before the words of a sentence.
  for (const [back, each] of answers.entries()) {
    const items = itemsOf(each);
    const item = items.length > 1 ? itemAt(pointer, items.map(ranked), items) : undefined;
    if (item !== undefined) return { mention: rowIn(item, read(item)), back };
  }
  const said = answer === "" ? [] : read(answer);
  const ids = said.filter(({ readings }) => IDS.some((kind) => readings[kind] !== undefined));
  const named = ids.length > 1 ? ids : said.filter((each) => isSubject(each) || isThing(each));
  const subjects = distinct(ids.length > 1 ? ids : alike(named.filter(isSubject), named));
  // "Back to the first one": what was asked of first, where the answer has no more than one.
  const rows = subjects.length > 1 || asked.length < 2 ? subjects : asked;
  const figures = figuresOf(answer, rows);
  const mention = itemAt(pointer, figures, rows);
  return mention && { mention, back: 0 };
}

/** Those that stand for things; where there is but one of them, all that are named alike. */
function alike(subjects: readonly Mention[], named: readonly Mention[]): readonly Mention[] {
  if (subjects.length > 1) return subjects;
  const [first] = named.filter(isThing);
  const others = first === undefined ? [] : named.filter((each) => isAlike(first, each));
  return others.length > 1 ? others : subjects;
}

/** Each thing once: "Avalanche (AVAX)" is one. */
function distinct(mentions: readonly Mention[]): readonly Mention[] {
  const keyOf = ({ readings }: Mention) => readings.coin?.id ?? JSON.stringify(readings);
  return mentions.filter((each, at) => mentions.findIndex((other) => keyOf(other) === keyOf(each)) === at);
}

function ranked(item: string): Ranked {
  return figureIn(item);
}

/** The one of several that is pointed at. */
function itemAt<Item>(
  { place, isMiddle, side }: Pointer,
  figures: readonly Ranked[],
  items: readonly Item[],
): Item | undefined {
  if (side !== undefined) {
    const known = figures.flatMap((figure, at) => (figure === undefined ? [] : [{ figure, at }]));
    if (known.length < 2) return undefined;
    const sorted = known.sort((a, b) => (side === "most" ? b.figure - a.figure : a.figure - b.figure));
    return items[sorted[0]?.at ?? -1];
  }
  if (isMiddle) return items.length % 2 === 1 ? items[(items.length - 1) / 2] : undefined;
  return place === undefined ? undefined : items.at(place < items.length ? place : items.length);
}

/** What stands behind each number or sign of a list. */
function itemsOf(answer: string): readonly string[] {
  return answer.split(/(?:^|[\s;,(])(?:\d+[.)]\s)|(?:^|\n)[-*•]\s*/).slice(1);
}

/** What an item is: its address or its id before its name, and a name that no table has. */
export function rowIn(item: string, mentions: readonly Mention[]): Mention {
  const [, name = item] = NAME.exec(item) ?? [];
  const first = mentions.map(asChain).find((each) => isThing(each) && each.start <= MOST_LEAD);
  const own = subjectIn(mentions) ?? first;
  const row = { text: name.trim(), start: -1, end: -1, before: "", readings: { name: name.trim() } };
  const [, inside, behind] = ID.exec(item) ?? [];
  return { ...(own ?? row), isRow: true, rowId: inside ?? behind };
}

/** "Base" at the start of a row is the chain. */
export function asChain(mention: Mention): Mention {
  const { maybeChain } = mention.readings;
  return maybeChain === undefined ? mention : { ...mention, readings: { chain: maybeChain } };
}

// A name stands so near to the start of its item.
const MOST_LEAD = 3;
// "Pharaoh (pharaoh-exchange)", "Meme – id meme-token".
const ID = /\((?:id:? )?([a-z0-9]+(?:[-_.][a-z0-9]+)*)\)|\bid:? ([a-z0-9]+(?:[-_][a-z0-9]+)*)/;
// A name ends where figures or remarks begin; "Base, Introduced" has a comma.
const NAME = /^\s*(.{2,80}?)(?=\s*(?:[(:–—\n]|,\s*[^\p{Lu}]|\s-\s|\.\s|$))/u;

function subjectIn(mentions: readonly Mention[]): Mention | undefined {
  const ids = IDS.flatMap((kind) => mentions.find(({ readings }) => readings[kind] !== undefined) ?? []);
  return ids[0] ?? mentions.find(isSubject);
}

const IDS = ["uuid", "evmAddress", "evmHash", "solanaAddress", "ticker", "quoted"] as const;
