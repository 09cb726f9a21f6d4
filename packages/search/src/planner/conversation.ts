// Conversation: what each turn says behind the turns before it, with what it points at in its place.
import type { Turn } from "../engine.js";
import type { Mention } from "../entities/mention.js";
import { carried } from "./carried.js";
import { isThing } from "./clause.js";
import { conversionAgain } from "./conversions.js";
import { inTermsOf } from "./in-terms.js";
import { ordinalOf, type Read } from "./ordinals.js";
import { blockPointedAt, chainOf } from "./pointing.js";
import { isAlike } from "./replacing.js";
import { corrected, ofOneCoin, withAmount } from "./restating.js";
import { asChain } from "./rows.js";
import { shiftedTime } from "./shifted-time.js";
import { inFull } from "./shortened.js";

/** A question as it is understood: its words, and what it names. */
export interface Understood {
  readonly text: string;
  readonly mentions: readonly Mention[];
  /** The turn itself, behind others; undefined for a question that stands alone. */
  readonly turn?: LaterTurn | undefined;
}

/** A turn behind others. */
export interface LaterTurn {
  /** What it says and names, with a row in the place of what points at it. */
  readonly text: string;
  readonly mentions: readonly Mention[];
  /** The same as it was said. */
  readonly said: { readonly text: string; readonly mentions: readonly Mention[] };
  readonly previous: Understood;
  /** What the turns before it have named, the last first. */
  readonly known: readonly Mention[];
  /** The row of an answer that it points at, and how many answers back that stands. */
  readonly row: Mention | undefined;
  readonly back: number | undefined;
  /** The block of the turns before that it points at. */
  readonly block: Mention | undefined;
  /** The answers before it, the last first; "" where none was given. */
  readonly answers: readonly string[];
}

const MOST_TURNS = 12;

/** Understands a question behind the turns before it. */
export function understand(text: string, earlier: readonly Turn[], read: Read): Understood {
  let before: Understood | undefined;
  let answers: readonly string[] = [];
  for (const turn of inFull(earlier.slice(-MOST_TURNS))) {
    if (turn.role === "assistant") answers = [withoutExamples(turn.content), ...answers.slice(1)];
    else if (turn.role === "user") {
      before = follow(turn.content, before, answers, read);
      answers = ["", ...answers];
    }
  }
  return follow(text, before, answers, read);
}

// "I need `address` (such as 0x…)", "for example 0x…": nobody has named that one, nor the argument.
const EXAMPLE = /\(?\b(?:such as|e\.g\.,?|for example,?|for instance,?)\s[^()?!\n]{1,400}\)?/gi;
const ARGUMENT = /`[a-z][a-z0-9_]*`/g;
const ASKS = /\?|\bneed|\bI can\b/i;

/** Whether an answer asks for something, or says what may be asked. */
export function asksBack(answer: string): boolean {
  return ASKS.test(answer);
}

/** An answer that asks, without its examples and the arguments that it asks for. */
function withoutExamples(answer: string): string {
  return asksBack(answer) ? answer.replace(EXAMPLE, "").replace(ARGUMENT, "it") : answer;
}

/** One turn behind another. */
function follow(
  given: string,
  before: Understood | undefined,
  answers: readonly string[],
  read: Read,
): Understood {
  if (before === undefined) return { text: given, mentions: read(given) };
  const text = corrected(given);
  const [answer = ""] = answers;
  const again = conversionAgain(text, before.text) ?? withAmount(text, before);
  if (again !== undefined) return { text: again, mentions: read(again) };
  const known = knownOf(before);
  const said = { text, mentions: inTermsOf(text, ofOneCoin(text, read(text), before), known) };
  const row = ordinalOf(text, answers, read, askedIn(before));
  const own =
    row === undefined ? said : { text: row.text, mentions: inTermsOf(row.text, row.mentions, known) };
  const shifted = shiftedTime(text, known);
  const block = shifted === undefined ? blockPointedAt(text, before.mentions, known, answer) : undefined;
  const later = shifted ?? block;
  const turn: LaterTurn = {
    text: own.text,
    mentions: [
      ...own.mentions,
      ...(row === undefined ? [] : chainOf(row, own.mentions, known)),
      ...(later === undefined ? [] : [later]),
    ],
    ...{ said, previous: before, known, row: row?.mention, back: row?.back, answers, block },
  };
  return { text: own.text, mentions: turn.mentions, turn };
}

/** What a turn and those before it have named, the later in the place of the earlier. */
function knownOf({ mentions, turn }: Understood): readonly Mention[] {
  const before = turn?.known ?? [];
  return [...mentions, ...before.filter((each) => !mentions.some((mine) => isAlike(mine, each)))];
}

/** What the questions before were about, each with its own thing, the first of them first. */
function askedIn({ turn, mentions }: Understood): readonly Mention[] {
  const [own] = mentions.map(asChain).filter(isThing);
  const before = turn === undefined ? [] : askedIn(turn.previous);
  return own === undefined || before.some(({ text }) => text === own.text) ? before : [...before, own];
}

/** A part of a turn as a turn of its own, which knows what the parts before it point at and name. */
export function partOfTurn(
  { previous, answers }: LaterTurn,
  text: string,
  earlier: readonly LaterTurn[],
  read: Read,
): LaterTurn | undefined {
  const { turn } = follow(text, previous, answers, read);
  if (turn === undefined) return undefined;
  const named = earlier.flatMap(({ mentions }) => mentions.filter(isThing).map(carried)).reverse();
  const others = turn.known.filter((each) => !named.some((mine) => isAlike(mine, each)));
  return { ...turn, known: [...named, ...others] };
}
