// Turn signs: what is the same for all candidates of a turn.
import { onceFor } from "@svckit/core";
import type { Mention } from "../entities/mention.js";
import { COMMON_WORDS, SUBJECT_WORDS } from "../tables/words.js";
import type { Candidate } from "./candidates.js";
import { contentWords } from "./clause.js";
import type { LaterTurn } from "./conversation.js";
import { isAbroad } from "./outside.js";
import type { PlannedCall } from "./plan.js";
import { isSubject } from "./replacing.js";
import { type PlannedTool, stemOf, type Toolbox } from "./toolbox.js";

/** What is the same for all candidates of a turn. */
export interface TurnSigns {
  /** Its words without names, as stems, with the first once more, and "?" where it ends so. */
  readonly words: readonly string[];
  readonly content: number;
  /** How many of them nothing here knows, or are of a subject of their own. */
  readonly strange: number;
  readonly isAbroad: boolean;
  /** Whether one of them is of a subject of its own, such as the weather. */
  readonly isElsewhere: boolean;
  readonly calls: readonly PlannedCall[];
  readonly had: ReadonlySet<string>;
  readonly own: readonly Mention[];
  readonly isNamed: boolean;
  readonly wasNamed: boolean;
  readonly isReply: boolean;
  readonly bestScore: number;
  readonly bestOwn: number;
  readonly rival: number;
  readonly answer: string;
  /** How surely it tells a row of an answer; 0 where it tells none. */
  readonly near: number;
}

/** What the turn is told of a candidate by. */
type Looked = Pick<Candidate, "tool" | "fit" | "score" | "near">;

// What tools of any kind are named by.
const NO_TOKENS: ReadonlySet<string> = new Set("get list by of and data all look up".split(" "));
const RIVAL = 0.7;
const LEAST = 1e-6;

/** Reads what is the same for all candidates. */
export function turnSignsOf(
  { said, answers }: Pick<LaterTurn, "said" | "answers">,
  calls: readonly PlannedCall[],
  candidates: readonly Looked[],
  { knows }: Toolbox,
): TurnSigns {
  let rest = said.text;
  for (const { start, end } of said.mentions)
    if (start >= 0) rest = `${rest.slice(0, start)}${" ".repeat(end - start)}${rest.slice(end)}`;
  const words = [...new Set((rest.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map(stemOf))];
  const content = contentWords(said);
  const isBefore = ({ tool }: Looked) => calls.some((call) => call.tool === tool);
  const others = candidates.filter((each) => each.fit.share > RIVAL && !isBefore(each));
  const most = (list: readonly number[]) => Math.max(0, ...list);
  const [answer = ""] = answers;
  return {
    words: [
      ...words,
      ...(words[0] === undefined ? [] : [`^${words[0]}`]),
      ...(/\?\s*$/.test(said.text) ? ["?"] : []),
    ],
    ...{ content: content.length, strange: strangersIn(content, knows), calls },
    isAbroad: isAbroad(content, said.mentions, knows),
    isElsewhere: content.some((word) => SUBJECT_WORDS.has(word)),
    had: new Set(calls.flatMap(({ tool }) => tokensOf(tool))),
    ...{ own: said.mentions, isNamed: said.mentions.some(isSubject) },
    wasNamed: calls.some(({ used }) => used.some(isSubject)),
    isReply: /\?\s*$|\?\s[^?]{0,120}$/.test(answer),
    bestScore: bestScoreOf(candidates),
    bestOwn: most(candidates.map(({ fit }) => (fit.share > 0 ? fit.own : 0))),
    rival: most(others.map(({ fit }) => fit.own)),
    answer: answer.toLowerCase(),
    near: most(candidates.map(({ near = 0 }) => near)),
  };
}

/** The best score of some candidates by the rules of single questions. */
export function bestScoreOf(candidates: readonly Pick<Candidate, "score">[]): number {
  return Math.max(LEAST, ...candidates.map(({ score }) => score));
}

/** How many of some words nothing here knows, or are of a subject of their own. */
function strangersIn(content: readonly string[], knows: Toolbox["knows"]): number {
  const isKnown = (word: string) => knows(word) || COMMON_WORDS.has(word) || /^\d/.test(word);
  return content.filter((word) => SUBJECT_WORDS.has(word) || !isKnown(word)).length;
}

/** The words that a tool is called by. */
export const tokensOf = onceFor(({ name }: PlannedTool) =>
  name
    .split("_")
    .map(stemOf)
    .filter((token) => !NO_TOKENS.has(token)),
);
