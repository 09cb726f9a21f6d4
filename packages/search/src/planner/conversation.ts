// Conversation: a question with what it leaves out and the turns before it have said.

import type { Turn } from "../engine.js";
import type { Mention, Readings } from "../entities/mention.js";
import { CONTINUES, STOP_WORDS } from "../tables/words.js";
import { refersBack } from "./clause.js";

/** A question as it is understood: its words, and what it names. */
export interface Understood {
  readonly text: string;
  readonly mentions: readonly Mention[];
  /** What earlier turns named and this one does not: it fills what is missing, and no more. */
  readonly background: readonly Mention[];
  /** Whether it is put together from several turns, so that its parts are not told apart. */
  readonly isJoined: boolean;
}

/** Reads what a text names. */
export type Read = (text: string) => readonly Mention[];

const MOST_TURNS = 12;
const ORDINALS: readonly RegExp[] = [
  /\bfirst\b|\b1st\b/i,
  /\bsecond\b|\b2nd\b/i,
  /\bthird\b|\b3rd\b/i,
  /\bfourth\b|\b4th\b/i,
  /\bfifth\b|\b5th\b/i,
];

/** Understands a question behind the turns before it. `hasIntent` tells whether words alone ask for something. */
export function understand(
  text: string,
  earlier: readonly Turn[],
  read: Read,
  hasIntent: (words: readonly string[]) => boolean,
): Understood {
  let before: Understood | undefined;
  let answer = "";
  for (const turn of earlier.slice(-MOST_TURNS)) {
    if (turn.role === "assistant") answer = turn.content;
    else if (turn.role === "user") {
      before = follow(turn.content, before, answer, read, hasIntent);
      answer = "";
    }
  }
  return follow(text, before, answer, read, hasIntent);
}

/** One turn behind another. */
function follow(
  text: string,
  before: Understood | undefined,
  answer: string,
  read: Read,
  hasIntent: (words: readonly string[]) => boolean,
): Understood {
  const own = read(text);
  const pointed = ordinalOf(text, answer, read);
  const mentions = pointed
    ? [...own.filter(({ readings }) => readings.count === undefined), carried(pointed)]
    : own;
  if (before === undefined) return { text, mentions, background: [], isJoined: false };
  const known = [...before.mentions, ...before.background].filter(isLasting);
  const background = [...known, ...answerSubjects(answer, read)].map(carried);
  const words = wordsBeside(text, mentions);
  const asksItself = hasIntent(words);
  if (!asksItself) return { ...merged(text, mentions, before), background };
  const lacksSubject = !mentions.some(isSubject);
  if ((refersBack(text) || CONTINUES.test(text)) && lacksSubject) {
    const taken = before.mentions.filter(
      (each) => !mentions.some((mine) => overlaps(mine.readings, each.readings)) && isLasting(each),
    );
    const said =
      taken.some(isSubject) && !taken.every(({ readings }) => readings.venue ?? readings.exchange)
        ? taken
        : [...taken, ...answerSubjects(answer, read)];
    return { text, mentions: [...mentions, ...said.map(carried)], background, isJoined: false };
  }
  return { text, mentions, background, isJoined: false };
}

/** A turn that only changes what is asked about: the question before, with what is new in the place of what was. */
function merged(
  text: string,
  mentions: readonly Mention[],
  before: Understood,
): Omit<Understood, "background"> {
  const kept = before.mentions.filter((each) => !mentions.some((mine) => replaces(mine, each)));
  let intent = before.text;
  for (const each of before.mentions) if (!kept.includes(each)) intent = intent.replace(each.text, " ");
  return {
    text: `${intent.replace(/\s+/g, " ").trim()} ${text.replace(CONTINUES, " ").trim()}`,
    mentions: [...kept, ...mentions].map(carried),
    isJoined: true,
  };
}

/** A mention of another text: it has no place in this one. */
function carried(mention: Mention): Mention {
  return { ...mention, start: -1, end: -1 };
}

function wordsBeside(text: string, mentions: readonly Mention[]): readonly string[] {
  let rest = text;
  for (const { text: said } of mentions) rest = rest.replace(said, " ");
  return (rest.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter(
    (word) =>
      !STOP_WORDS.has(word) &&
      !/^(?:instead|please|pls|same|thing|day|second|first|third|only|actually|sorry|mean|meant|again)$/.test(
        word,
      ),
  );
}

const GROUPS: readonly (readonly (keyof Readings)[])[] = [
  ["chain"],
  ["coin", "evmAddress", "solanaAddress", "bitcoinAddress", "ens", "moveType", "pair", "name"],
  ["evmHash", "bitcoinHash", "solanaSignature"],
  ["protocol"],
  ["collection"],
  ["exchange"],
  ["venue"],
  ["ticker"],
  ["holder"],
  ["fiat"],
  ["time"],
  ["count"],
  ["number", "block"],
  ["unit"],
  ["url"],
  ["step"],
];

function overlaps(mine: Readings, theirs: Readings): boolean {
  const [a, b] = [withoutUnit(mine), withoutUnit(theirs)];
  return GROUPS.some(
    (group) => group.some((kind) => a[kind] !== undefined) && group.some((kind) => b[kind] !== undefined),
  );
}

/** An amount with its unit is an amount; a unit alone is what is wanted. */
function withoutUnit({ unit, ...others }: Readings): Readings {
  return others.number === undefined && unit !== undefined ? { ...others, unit } : others;
}

/** Whether a new thing stands for one of before; behind "on" it is a chain and no coin. */
function replaces(mine: Mention, theirs: Mention): boolean {
  const asChain = mine.before === "on" && mine.readings.chain !== undefined;
  return overlaps(
    asChain ? { chain: mine.readings.chain ?? "" } : mine.readings,
    asChain && theirs.readings.coin !== undefined && theirs.readings.chain === undefined
      ? {}
      : theirs.readings,
  );
}

function isLasting({ readings }: Mention): boolean {
  return readings.count === undefined && readings.step === undefined;
}

function isSubject({ readings }: Mention): boolean {
  return GROUPS.slice(1, 9).some((group) => group.some((kind) => readings[kind] !== undefined));
}

/** "The second one": that thing of the answer before. */
function ordinalOf(text: string, answer: string, read: Read): Mention | undefined {
  const place = ORDINALS.findIndex(
    (pattern) =>
      pattern.test(text) &&
      /\b(?:one|it|that|them|of)\b|\bthe (?:first|second|third|fourth|fifth|1st|2nd|3rd|4th|5th)\b/i.test(
        text,
      ),
  );
  if (place === -1 || answer === "") return undefined;
  const items = answer.split(/(?:^|[\s;,(])(?:\d+[.)]\s)|\n[-*•]\s*/).slice(1);
  const listed = items.map((item) => subjectIn(read(item))).filter((each) => each !== undefined);
  if (listed.length > place) return listed[place];
  return answerSubjects(answer, read)[place];
}

/** What an item is: its address or its id before its name. */
function subjectIn(mentions: readonly Mention[]): Mention | undefined {
  const { evmAddress, evmHash, solanaAddress, ticker } = Object.fromEntries(
    IDS.map((kind) => [kind, mentions.find(({ readings }) => readings[kind] !== undefined)]),
  );
  return evmAddress ?? evmHash ?? solanaAddress ?? ticker ?? mentions.find(isSubject);
}

const IDS = ["evmAddress", "evmHash", "solanaAddress", "ticker"] as const;

function answerSubjects(answer: string, read: Read): readonly Mention[] {
  return answer === "" ? [] : read(answer).filter(isSubject);
}
