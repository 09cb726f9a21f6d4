// Ordinals: "the second one", "number 2", "the latter", "the cheaper one": which thing of the turns before is meant.
import type { Mention } from "../entities/mention.js";
import { isThing } from "./clause.js";
import { figureIn, figuresOf, type Ranked } from "./figures.js";
import { partyIn } from "./parties.js";
import { type Pointer, pointerIn } from "./pointers.js";
import { isAlike, isSubject } from "./replacing.js";
import {
  chainIn,
  cutBetween,
  IDS,
  idIn,
  isOfOneThing,
  listedIn,
  numberedIn,
  piecesOf,
  rowIn,
} from "./rows.js";

/** Reads what a text names. */
export type Read = (text: string) => readonly Mention[];

/** A thing of the turns before, and how many answers back it stands. */
export interface Pointed {
  readonly mention: Mention;
  /** 0 for the last answer. */
  readonly back: number;
  /** The chain that its row names. */
  readonly chain?: Mention | undefined;
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
  const row = pointer && rowAt(text, pointer, answers, read, asked);
  if (pointer !== undefined && row !== undefined) {
    const within = row.item === undefined ? undefined : partyIn(text, row.item, read(row.item));
    // "The recipient of the first one".
    return within !== undefined && OF.test(text.slice(within.end, pointer.start))
      ? put(text, { start: within.start, end: pointer.end }, { ...row, mention: within.mention }, read)
      : put(text, pointer, row, read);
  }
  const party = answer === "" ? undefined : partyIn(text, answer, read(answer));
  return party && put(text, party, { mention: party.mention, back: 0 }, read);
}

/** How many rows the last answer has, where a text points at one behind them and no answer has so many; undefined otherwise. */
export function rowsLacked(text: string, answers: readonly string[]): number | undefined {
  const { place = -1, start = 0, end = 0 } = pointerIn(text) ?? {};
  const count = numberedIn(answers[0] ?? "");
  const isOfRow = /^(?:the |that |number )/i.test(text.slice(start, end)) && BEHIND_ROW.test(text.slice(end));
  const isThere = answers.some((each) => listedIn(each).length > place);
  return count > 0 && place >= count && isOfRow && !isThere ? count : undefined;
}

// "The second largest chain" is no row.
const BEHIND_ROW =
  /^(?:\s+(?:coin|token|pool|pair|market|trader|holder|wallet|address|transaction|tx|swap|trade|transfer|nft|protocol))?(?:\W*$|\s*[,;]|\s+(?:in|for|at|with|is|was|has|please|pls|now|then|too)\b)/i;

/** A text with a thing in the place of what points at it. */
function put(
  text: string,
  pointer: { readonly start: number; readonly end: number },
  { mention, back, chain }: Row,
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
  return { mention: placed, back, chain, text: whole, mentions };
}

const OF = /^\s*(?:of|in|from|at)\s*$/i;

interface Row extends Pick<Pointed, "mention" | "back" | "chain"> {
  /** The words of the row. */
  readonly item?: string;
}

function rowAt(
  text: string,
  pointer: Pointer,
  answers: readonly string[],
  read: Read,
  asked: readonly Mention[],
): Row | undefined {
  const [answer = ""] = answers;
  if (pointer.isOnly) {
    const listed = answer === "" ? [] : listedIn(answer).flatMap((item) => subjectIn(read(item)) ?? []);
    const [only] = listed;
    return only === undefined || listed.length > 1 ? undefined : { mention: only, back: 0 };
  }
  // A list that an earlier answer gave is meant before the words of a sentence.
  const rows = answers.flatMap((each, back): readonly Row[] => {
    const items = listedIn(each);
    const isList = items.length > 1 || (pointer.place === 0 && numberedIn(each) === 1);
    const item = isList ? itemAt(pointer, items.map(ranked), items) : undefined;
    if (item === undefined) return [];
    const named = read(item);
    return [{ mention: rowIn(item, named), back, chain: chainIn(named), item }];
  });
  // What an answer tells of one thing is no list of things, where another answer gives one.
  const isOfThings = ({ back }: Row) => !isOfOneThing(answers[back] ?? "");
  const listed = rows.find(isOfThings) ?? rows[0];
  if (listed !== undefined) return listed;
  // "Back to the first one": what was asked of first, where the answer has no more than one.
  const isBack = asked.length > 1 && BACK_TO.test(text);
  for (const [back, each] of answers.entries()) {
    const row = each === "" ? undefined : inSentence(pointer, each, read);
    if (row !== undefined) return { ...row, back };
    if (isBack) break;
  }
  const [only] = answer === "" ? [] : subjectsOf(read(answer));
  const things = asked.length < 2 ? [only].flatMap((each) => each ?? []) : asked;
  const mention = itemAt(pointer, figuresOf(answer, things), things);
  return mention && { mention, back: 0 };
}

const BACK_TO = /\b(?:back to|again|initial(?:ly)?|original(?:ly)?)\b/i;

/** The one that is pointed at among what a sentence names; undefined where it names no more than one. */
function inSentence(pointer: Pointer, answer: string, read: Read): Omit<Row, "back"> | undefined {
  const [owner = ""] = OWNER.exec(answer) ?? [];
  // Whose the things are is none of them: "0xd8dA… holds 5 ETH, 12 USDC".
  const said = read(answer).filter(({ start }) => start >= owner.length);
  const subjects = subjectsOf(said);
  const pieces = pointer.side === undefined ? piecesOf(answer).filter((piece) => !REMARKS.test(piece)) : [];
  // Names that no table has stand in a list, too: "JUP, Bonk and pippin".
  const isNamed = (piece: string) => read(piece).some((each) => isSubject(each) || isThing(each));
  if (pieces.length > 1 && (pieces.length > subjects.length || pieces.every(isNamed))) {
    const piece = itemAt(pointer, [], pieces) ?? "";
    const named = read(piece);
    return piece === "" ? undefined : { mention: rowIn(piece, named), chain: chainIn(named) };
  }
  if (subjects.length < 2) return undefined;
  const mention = itemAt(pointer, figuresOf(answer, subjects), subjects);
  if (mention === undefined) return undefined;
  const at = subjects.indexOf(mention);
  const [last, next] = [subjects[at - 1], subjects[at + 1]];
  const from = last === undefined ? 0 : cutBetween(answer, last.end, mention.start);
  const to = next === undefined ? answer.length : cutBetween(answer, mention.end, next.start);
  return { mention, chain: chainIn(said.filter(({ start }) => start >= from && start < to)) };
}

const OWNER = /^\S+ holds\b/;
// "Up 4 %", "−2 %", "in 24 hours": what stands between names is none.
const REMARKS = /^(?:up|down|plus|minus|with|about|in|at|after|since|for)\b|^[-+−±$€£\d]/i;

/** The ids that an answer names, where it has several; else the things. */
function subjectsOf(said: readonly Mention[]): readonly Mention[] {
  const ids = said.filter(({ readings }) => IDS.some((kind) => readings[kind] !== undefined));
  const named = ids.length > 1 ? ids : said.filter((each) => isSubject(each) || isThing(each));
  return distinct(ids.length > 1 ? ids : alike(named.filter(isSubject), named));
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

function subjectIn(mentions: readonly Mention[]): Mention | undefined {
  return idIn(mentions) ?? mentions.find(isSubject);
}
