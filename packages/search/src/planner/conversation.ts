// Conversation: a question with what it leaves out and the turns before it have said.
import type { Turn } from "../engine.js";
import type { Mention } from "../entities/mention.js";
import { CHANGES, CONTINUES, STOP_WORDS } from "../tables/words.js";
import { isThing, refersBack } from "./clause.js";
import { inTermsOf } from "./in-terms.js";
import { carried, merged, SUPPOSES } from "./merging.js";
import { answerSubjects, asChain, ordinalOf, type Read } from "./ordinals.js";
import { meantWords } from "./phrases.js";
import { blockPointedAt, chainOf, isBroughtUp, kindsPointedAt, ofKinds } from "./pointing.js";
import { isAddress, isAlike, isBeside, isSubject } from "./replacing.js";
import { CORRECTS, corrected, isLimit, isReply, withAmount } from "./restating.js";
import { shiftedTime } from "./shifted-time.js";
import { isTalkWord } from "./talk.js";
import { topicOf } from "./topic.js";

/** A question as it is understood: its words, and what it names. */
export interface Understood {
  readonly text: string;
  readonly mentions: readonly Mention[];
  /** What earlier turns named and this one does not: it fills what is missing, and no more. */
  readonly background: readonly Mention[];
  /** Whether it is put together from several turns, so that its parts are not told apart. */
  readonly isJoined: boolean;
  /** The turn itself, behind others. */
  readonly turn?: LaterTurn | undefined;
}

/** A turn behind others, by itself. */
export interface LaterTurn {
  readonly text: string;
  /** What it names, with what it points at. */
  readonly mentions: readonly Mention[];
  /** What the turn before was understood as. */
  readonly previous: Understood;
  /** The words of that. */
  readonly before: string;
  /** How many answers back the row stands that it points at; undefined where it points at none. */
  readonly back: number | undefined;
}

const MOST_TURNS = 12;
// So few words are no sentence.
const MOST_BARE = 2;
/** Understands a question behind the turns before it. `hasIntent` tells whether words alone ask for something. */
export function understand(
  text: string,
  earlier: readonly Turn[],
  read: Read,
  hasIntent: (words: readonly string[]) => boolean,
): Understood {
  let before: Understood | undefined;
  // The last answer first, "" where none was given.
  let answers: readonly string[] = [];
  for (const turn of earlier.slice(-MOST_TURNS)) {
    if (turn.role === "assistant") answers = [turn.content, ...answers.slice(1)];
    else if (turn.role === "user") {
      before = follow(turn.content, before, answers, read, hasIntent);
      answers = ["", ...answers];
    }
  }
  return follow(text, before, answers, read, hasIntent);
}

/** One turn behind another, with the turn itself. */
function follow(
  given: string,
  before: Understood | undefined,
  answers: readonly string[],
  read: Read,
  hasIntent: (words: readonly string[]) => boolean,
): Understood {
  if (before === undefined) return { text: given, mentions: read(given), background: [], isJoined: false };
  const said = corrected(given);
  const [answer = ""] = answers;
  const again = withAmount(said, before);
  if (again !== undefined) return { text: again, mentions: read(again), background: [], isJoined: true };
  const row = ordinalOf(said, answers, read, askedIn(before));
  const text = row?.text ?? said;
  const pointed = row?.mention;
  const own = inTermsOf(text, row?.mentions ?? read(text), before.mentions);
  const later = shiftedTime(text, before.mentions) ?? blockPointedAt(text, before.mentions, answer);
  const mentions = pointed
    ? [...own, ...chainOf(pointed, own, [...before.mentions, ...before.background])]
    : own;
  const turn = {
    text,
    mentions: later === undefined ? mentions : [...mentions, later],
    previous: before,
    before: before.text,
    back: row?.back,
  };
  return { ...behind(text, { mentions, pointed, later }, before, answer, read, hasIntent), turn };
}

/** What the questions before were about, each with its own thing, the first of them first. */
function askedIn({ turn, mentions }: Understood): readonly Mention[] {
  const [own] = (turn?.mentions ?? mentions).map(asChain).filter(isThing);
  const before = turn === undefined ? [] : askedIn(turn.previous);
  return own === undefined || before.some(({ text }) => text === own.text) ? before : [...before, own];
}

interface Named {
  readonly mentions: readonly Mention[];
  readonly pointed: Mention | undefined;
  readonly later: Mention | undefined;
}

/** What a turn says behind another. */
function behind(
  text: string,
  { mentions, pointed, later }: Named,
  before: Understood,
  answer: string,
  read: Read,
  hasIntent: (words: readonly string[]) => boolean,
): Understood {
  const said = answerSubjects(answer, read);
  const known = [...before.mentions, ...before.background].filter(
    (each) => isLasting(each) && !(pointed && isReplaced(each, pointed)),
  );
  const others = pointed ? [] : said;
  const background = [...known, ...others.filter((each) => !known.some((mine) => isAlike(mine, each)))].map(
    carried,
  );
  const words = wordsBeside(text, mentions);
  const telling = mentions.length > 0 ? words.filter((word) => !isTalkWord(word)) : words;
  if (pointed && telling.length === 0) return aboutOne(text, mentions, background);
  if (later !== undefined) return { ...merged(text, [...mentions, later], before), background };
  if (isOfBefore(text, mentions, answer) || isLimit(words, text) || (!pointed && !hasIntent(telling)))
    return { ...merged(text, mentions, before), background };
  const isOne = pointed !== undefined || /\bones?\b|\b(?:that|this|those) \w+/i.test(text);
  // "Order book?": nothing but what is wanted now.
  const isBare = words.length <= MOST_BARE && !mentions.some(isSubject);
  const topic =
    isOne || isBare || refersBack(text) || CONTINUES.test(text)
      ? topicOf(text, before.text, answer, {
          ...{ isOne, isBack: isBare || refersBack(text), isRow: pointed !== undefined },
        })
      : "";
  const asked = { text: `${text}${topic}`, background, isJoined: false };
  if (pointed) return { ...asked, mentions };
  const besides = isBeside(text) && refersBack(text) ? subjectsOf(before.mentions).map(carried) : [];
  if (!refersBack(text) || mentions.some(isSubject)) return { ...asked, mentions: [...besides, ...mentions] };
  const isNew = isBroughtUp(text, before.text, answer);
  const told = isNew ? [said, before.mentions] : [before.mentions, said];
  const named = namedBy(text, [...told, background], isNew ? (each) => chainOf(each, mentions, known) : none);
  if (named.length > 0) return { ...asked, mentions: [...mentions, ...named] };
  const taken = subjectsOf(before.mentions).filter(
    (each) => !mentions.some((mine) => isAlike(mine, each)) && isLasting(each),
  );
  const isEnough =
    (/\bones\b/i.test(text) && topic !== "") ||
    taken.some((each) => isSubject(each) && (each.readings.venue ?? each.readings.exchange) === undefined);
  const isAny = [...mentions, ...taken, ...said, ...background].some(isSubject);
  // "How did it develop": of what was asked before, where that has no name.
  if (!isAny)
    return {
      ...asked,
      text: `${before.text} ${text}`,
      mentions: [
        ...before.mentions.filter((each) => !mentions.some((mine) => isAlike(mine, each))),
        ...mentions,
      ].map(carried),
      isJoined: true,
    };
  return { ...asked, mentions: [...mentions, ...(isEnough ? taken : [...taken, ...said]).map(carried)] };
}

/** Whether a turn only answers, bounds or measures the question before. */
function isOfBefore(text: string, mentions: readonly Mention[], answer: string): boolean {
  return (
    isReply(text, answer) ||
    LIMITS.test(text) ||
    SUPPOSES.test(text) ||
    wordsSaid(text, mentions).every((word) => MEASURES.has(word) || CHANGES.has(word))
  );
}

function none(): readonly Mention[] {
  return [];
}

/** What a text points at by its kind, with what goes along with it. */
function namedBy(
  text: string,
  told: readonly (readonly Mention[])[],
  beside: (mention: Mention) => readonly Mention[],
): readonly Mention[] {
  const kinds = kindsPointedAt(text);
  const those = kinds ? ofKinds(kinds, ...told) : [];
  return [...those, ...those.slice(0, 1).flatMap(beside)].map(carried);
}

/** What a row leaves of the things before: a transaction is of no other address, and one of several is none of the others. */
function isReplaced(each: Mention, { readings }: Mention): boolean {
  const isHash = (readings.evmHash ?? readings.solanaSignature) !== undefined;
  return isAlike(each, { ...each, readings }) || (isHash && isSubject(each));
}

/** "Tell me more about the second one", "and the first?": that thing alone. */
function aboutOne(text: string, mentions: readonly Mention[], background: readonly Mention[]): Understood {
  const more = /\b(?:more|about|details?)\b/i.test(text) ? " details" : "";
  return { text: `${text}${more}`, mentions: mentions.map(carried), background, isJoined: true };
}

// "Stablecoins only": the question before, with less in its answer.
const LIMITS =
  /^\s*(?:and )?(?:only|just) (?:on|in|for|the|those|with)?\b(?:\s*\S+){1,4}\s*$|^(?:\s*\S+){1,4}\s+only\W*$/i;
// Words that only say how much of an answer is wanted, or over which time.
const MEASURES: ReadonlySet<string> = new Set(
  "make levels level candles candle bars rows results points entries days weeks months hours years depth longer shorter more fewer hourly daily weekly monthly last past recent".split(
    " ",
  ),
);

/** An address is what "it" stands for, before a coin beside it. */
function subjectsOf(mentions: readonly Mention[]): readonly Mention[] {
  return mentions.some(isAddress)
    ? mentions.filter((each) => each.readings.coin === undefined || isAddress(each))
    : mentions;
}

/** Whether a thing stays: how many rows are wanted is said anew. */
function isLasting({ readings }: Mention): boolean {
  return readings.count === undefined && readings.step === undefined;
}

/** What a text asks beside its names, in its own words and in those that it stands for. */
function wordsBeside(text: string, mentions: readonly Mention[]): readonly string[] {
  return [...wordsSaid(text, mentions), ...meantWords(text)];
}

function wordsSaid(text: string, mentions: readonly Mention[]): readonly string[] {
  let rest = text.replace(CORRECTS, " ");
  // The longest first: "eth" is no part of "eth, 1h".
  const names = mentions.map(({ text: said }) => said).sort((a, b) => b.length - a.length);
  for (const said of names) rest = rest.replace(said, " ");
  return (rest.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter(
    (word) =>
      !STOP_WORDS.has(word) &&
      !/^(?:same|thing|day|second|first|third|one|ones|only|again|before|too)$/.test(word),
  );
}
