// Own parts: the parts of a line of which one says another time, or no chain, so that nothing spreads from one to another.
import type { Mention } from "../entities/mention.js";
import { type Clause, contentWords, isThing } from "./clause.js";
import { insteadOf } from "./conditions.js";
import { callsOf, leftOut, type PartPlanning } from "./left-over.js";
import type { ClausePlan } from "./plan.js";
import { goesOn, namedIn, type Piece, partsIn } from "./sentences.js";

// Who asks more than so many things in a line is answered as before.
const MOST_PARTS = 8;
const NOW = /\b(?:right now|now|today|currently|at the moment)\b/gi;
const HARD = /[;?\n]/;

interface Part extends Clause, Piece {
  /** What the time of the part is: what it is now, what it was, or not said. */
  readonly is: "now" | "past" | "open";
}

/**
 * The plans of such parts, each by itself; undefined where all parts are of one time and one chain, and where a later turn
 * may go on with what was asked before.
 */
export function plansOfOwnParts(
  whole: Clause,
  planning: PartPlanning,
  isLater = false,
): readonly ClausePlan[] | undefined {
  const pieces = partsIn(whole);
  if (pieces.length < 2 || pieces.length > MOST_PARTS) return undefined;
  const parts = pieces.map((piece) => partAt(piece, whole.mentions));
  if (
    isLater &&
    parts.some((part) => goesOn(part.text) || (isBare(part) && !before(parts, part).some(isSaid)))
  )
    return undefined;
  const texts = timedIn(whole, parts) ?? listedIn(whole, parts);
  if (texts === undefined) return undefined;
  const plans = texts.map((text) => planning.plan(planning.clauseOf(text)));
  const isAnswered = (each: readonly ClausePlan[]) =>
    callsOf(each).length > 0 && each.every(({ kind }) => kind === "calls");
  if (plans.filter(isAnswered).length < 2) return undefined;
  return plans.flatMap((each, at) => (isAnswered(each) ? each : [leftOut(texts[at] ?? "")]));
}

function partAt(piece: Piece, mentions: readonly Mention[]): Part {
  const own = namedIn(piece, mentions);
  const isPast = own.some(({ readings, text }) => readings.time !== undefined && text.search(NOW) < 0);
  const is = isPast ? "past" : piece.text.search(NOW) >= 0 ? "now" : "open";
  return { ...piece, mentions: own, is };
}

/** "ETH on 1 May and BTC now": each part with its own time, in full. */
function timedIn({ text }: Clause, parts: readonly Part[]): readonly string[] | undefined {
  if (!parts.every(({ mentions }) => mentions.some(isNamed))) return undefined;
  const isApart = (part: Part, at: number) => {
    const before = parts[at - 1];
    if (part.is !== "open" || before === undefined) return part.is === "now";
    const isOfOther = before.is === "past" && isBare(before) && isSaid(part);
    const sign = text.slice(before.end, part.start);
    return (HARD.test(sign) && (isBare(part) || isOfOther)) || (sign.startsWith(",") && isOfOther);
  };
  if (!parts.some(({ is }) => is === "past") || !parts.some(isApart)) return undefined;
  const groups: Part[][] = [];
  let isOpen = false;
  for (const [at, part] of parts.entries()) {
    const next = parts[at + 1];
    const last = groups.at(-1);
    const isHard = last !== undefined && HARD.test(text.slice(last.at(-1)?.end ?? 0, part.start));
    // "BTC and ETH on 1 May": a time is of what stands before it, too.
    const spreads =
      part.is === "open" && next !== undefined && !isSaid(next) && !isHardBefore(text, part, next);
    const goes =
      last !== undefined && !isHard && (isOpen || (part.is === "open" && !spreads && !isSaid(part)));
    if (goes) last.push(part);
    else groups.push([part]);
    isOpen = spreads;
  }
  return groups.map((group, at) => inFull(group, groups.slice(0, at).flat(), text));
}

function isNamed(mention: Mention): boolean {
  return isThing(mention) || mention.readings.maybeChain !== undefined;
}

function isHardBefore(text: string, { end }: Piece, { start }: Piece): boolean {
  return HARD.test(text.slice(end, start));
}

function before(parts: readonly Part[], part: Part): readonly Part[] {
  return parts.slice(0, parts.indexOf(part));
}

/** Whether a part names things and times, and says nothing else. */
function isBare({ text, start, mentions }: Part): boolean {
  const rest = [...mentions]
    .sort((a, b) => b.start - a.start)
    .reduce((left, each) => `${left.slice(0, each.start - start)} ${left.slice(each.end - start)}`, text);
  return /^(?:\W|\b(?:and|of|on|at|in|the)\b)*$/i.test(rest);
}

/** Whether a part says what is asked, and not only of what and when. */
function isSaid(part: Part): boolean {
  return contentWords({ text: part.text.replace(NOW, " "), mentions: part.mentions }).length > 0;
}

/** What a group of parts asks: what it leaves out is said by the part before it, and else it is a price. */
function inFull(group: readonly Part[], before: readonly Part[], text: string): string {
  const [first] = group;
  const last = group.at(-1);
  if (first === undefined || last === undefined) return "";
  const own = text.slice(first.start, last.end);
  if (group.some(isSaid)) return own;
  const said = before.filter(isSaid).at(-1);
  const thing = said?.mentions.find(isNamed);
  if (said === undefined || thing === undefined) return `price of ${own.replace(/^of /i, "")}`;
  const lead = text.slice(said.start, thing.start);
  return /\S/.test(lead) ? `${lead}${own.replace(/^of /i, "")}` : `${own} ${text.slice(thing.end, said.end)}`;
}

const KIND = "(?:stable ?coins?|coins?|crypto(?:s|currency|currencies)?)(?: by (?:market ?cap|size|volume))?";
const LIST = new RegExp(
  `^(?:(?:(?:what|which)(?:['’]?s| is| are)?|show|list|give|me)\\s+)*(?:the\\s+)?(?:(?:top|largest|biggest)(?: \\d{1,3})? ${KIND}|${KIND} (?:is|are) (?:the )?(?:largest|biggest))\\W*$`,
  "i",
);
const HARD_LIST =
  /^(?:(?:what are|show|list|give|me)\s+)*(?:the\s+)?(?:top|largest|biggest)(?: \d{1,3})? (?:protocols|dexe?s|chains|bridges)(?: by [a-z]{2,10})?\W*$/i;

/** "Gas on Base; top 3 stablecoins": a list of all of them beside what is asked of a chain or a coin. */
function listedIn({ text }: Clause, parts: readonly Part[]): readonly string[] | undefined {
  const isList = (part: Part, at: number) => {
    const before = parts[at - 1];
    const isHard =
      (before !== undefined && isHardBefore(text, before, part)) ||
      (at === 0 && isHardAfter(text, part, parts));
    if (insteadOf(part.text) !== undefined) return true;
    return !part.mentions.some(isThing) && (LIST.test(part.text) || (isHard && HARD_LIST.test(part.text)));
  };
  const texts: string[] = [];
  let start: number | undefined;
  for (const [at, part] of parts.entries()) {
    if (isList(part, at)) {
      texts.push(part.text);
      start = undefined;
    } else if (start === undefined) {
      // "On Base: gas and top stablecoins" is of one chain, and so is what says nothing of its own.
      if (!part.mentions.some(isThing) || goesOn(part.text) || contentlessLine(part)) return undefined;
      start = part.start;
      texts.push(part.text);
    } else texts[texts.length - 1] = text.slice(start, part.end);
  }
  return texts.length < 2 || texts.every((each) => LIST.test(each)) || !parts.some(isList)
    ? undefined
    : texts;
}

function isHardAfter(text: string, part: Part, [, next]: readonly Part[]): boolean {
  return next !== undefined && isHardBefore(text, part, next);
}

/** "Solana": of what the list may be. A currency beside it asks for a price. */
function contentlessLine(part: Part): boolean {
  return !isSaid(part) && !part.mentions.some(({ readings }) => readings.fiat !== undefined);
}
