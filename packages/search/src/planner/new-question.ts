// New question: a turn behind others that asks all by itself, and of something else: it is answered as if nothing stood before it.
import { once } from "@svckit/core";
import type { Mention } from "../entities/mention.js";
import { NEW_QUESTION_WEIGHTS } from "../tables/new-question-weights.js";
import { CONTINUES, PRONOUNS } from "../tables/words.js";
import { askedFor } from "./askings.js";
import { type Clause, contentWords, isThing } from "./clause.js";
import type { LaterTurn } from "./conversation.js";
import { coverageOf } from "./coverage.js";
import { callsOf, type PartPlanning, takenBy } from "./left-over.js";
import type { PlannedCall } from "./plan.js";
import { wordsIn } from "./said-words.js";
import { goesOn, isTelling } from "./sentences.js";
import { type Add, type Sign, signsBy } from "./sign.js";
import { type SignWeights, scorerFor } from "./sign-weights.js";
import type { PlannedTool } from "./toolbox.js";
import { weighingsOf } from "./weighings.js";
import { wholeTurn } from "./whole-turn.js";

const learnedNewQuestions: () => SignWeights = once(() => weighingsOf(NEW_QUESTION_WEIGHTS));

/** What every turn has, so that its weight tells how seldom one asks anew. */
const ANY = "any";
/** Whose score is no higher may go on with the turns before it: to drop what is carried is worse than to carry too much. */
export const SURE = 1.5;
// What tells so much against it is not made up for by any plan.
const HOPELESS = -4;

// Words that lean on what was said before, or change it.
const LEANS =
  /\b(?:also|else|instead|again|another|others?|too|as well|back|rather|then|now|next|previous|before|after|earlier|above|below|first|second|third|fourth|fifth|last one|latter|former|only|just|more|less|rest|there|here|so|but|sorry|meant?|not|ok|okay|add|sort|rank|rows?|list|table|repeat|em|those|comparison|he|she)\b/gi;
const MOST_LEANING = 3;
const MOST_WORDS = 8;
const FEW_WORDS = 3;
const MOST_GAIN = 8;
const MOST_FIT = 3;
const LEAST_SHARE = -6;
const LEAST_OUTSIDE = -1.5;

/** The calls that answer a turn by itself; undefined where it may go on with calls of turns before it. */
export function newQuestion(
  turn: LaterTurn,
  before: readonly PlannedCall[],
  planning: PartPlanning,
): readonly PlannedCall[] | undefined {
  const score = scorerFor([], learnedNewQuestions());
  const asked = newQuestionSigns(turn, before, planning, (words) => score(words) > HOPELESS);
  return asked !== undefined && score(asked.signs) > SURE ? asked.calls : undefined;
}

/** The same of a turn that is surely such a question by its very words. */
export function wholeQuestion(
  turn: LaterTurn,
  before: readonly PlannedCall[],
  planning: PartPlanning,
): readonly PlannedCall[] | undefined {
  return wholeTurn(planning.clauseOf(turn.said.text), turn, before, () => callsAlone(turn, planning));
}

/** What tells whether a turn asks anew, with what answers it then; undefined where nothing does, or its words leave no hope. */
export function newQuestionSigns(
  turn: LaterTurn,
  before: readonly PlannedCall[],
  planning: PartPlanning,
  hasHope: (words: readonly Sign[]) => boolean = () => true,
): { readonly calls: readonly PlannedCall[]; readonly signs: readonly Sign[] } | undefined {
  if (before.length === 0) return undefined;
  const words = wordSigns(turn, planning.clauseOf(turn.said.text));
  const calls = hasHope(words) ? callsAlone(turn, planning) : undefined;
  return calls && { calls, signs: [...words, ...callSigns(turn, calls, before, planning)] };
}

function callsAlone({ said }: LaterTurn, { plan, clauseOf }: PartPlanning) {
  const plans = plan(clauseOf(said.text));
  const calls = callsOf(plans);
  return calls.length > 0 && plans.every(({ kind }) => kind === "calls") ? calls : undefined;
}

/** What the words of a turn tell. */
function wordSigns({ row }: LaterTurn, clause: Clause): readonly Sign[] {
  const { text, mentions } = clause;
  return signsBy((add) => {
    const words = wordsIn({ text, mentions: [] });
    add(ANY);
    if (CONTINUES.test(text)) add("continues");
    if (goesOn(text)) add("goes-on");
    if (row !== undefined) add("row");
    if (words.some((word) => PRONOUNS.has(word))) add("pronoun");
    if (words.length < FEW_WORDS) add("few");
    if (mentions.some(isNamed)) add("names");
    add("words", Math.min(MOST_WORDS, contentWords(clause).length));
    add("leans", Math.min(MOST_LEANING, [...text.matchAll(LEANS)].length));
  });
}

function isNamed(mention: Mention): boolean {
  return isThing(mention) || isTelling(mention);
}

/** What tells of the calls that answer a turn by itself, beside those of the turns before it. */
function callSigns(
  { said }: LaterTurn,
  calls: readonly PlannedCall[],
  before: readonly PlannedCall[],
  { toolbox, askings, clauseOf }: PartPlanning,
): readonly Sign[] {
  const clause = clauseOf(said.text);
  const asked = askedFor(clause, toolbox, askings);
  const made = before.map(({ tool }) => tool);
  const content = contentWords(clause);
  const takes = takenBy(calls);
  const each = calls.map((call) => {
    const takesOne = takenBy([call]);
    const coverage = coverageOf(
      content.filter((word) => !takesOne(word)),
      toolbox,
    );
    return {
      tool: call.tool,
      isBlank: coverage.isBlank,
      own: coverage.isBlank ? 0 : coverage.own(call.tool),
    };
  });
  const least = (of: (tool: PlannedTool) => number) => Math.min(...each.map(({ tool }) => of(tool)));
  const gain = (tool: PlannedTool) =>
    Math.min(...made.map((other) => asked.shareOf(tool) - asked.shareOf(other)));
  return signsBy((add: Add) => {
    if (each.some(({ isBlank }) => isBlank)) add("untold");
    if (each.some(({ tool }) => made.includes(tool))) add("same-tool");
    if (clause.mentions.some((mention) => isNamed(mention) && !takes(mention.text))) add("untaken");
    add("own", Math.min(...each.map(({ own }) => own)));
    add("share", Math.max(LEAST_SHARE, least(asked.shareOf)));
    add("fit", Math.min(MOST_FIT, Math.max(-MOST_FIT, least(asked.fitOf))));
    add("outside", Math.min(MOST_FIT, Math.max(LEAST_OUTSIDE, asked.outside)));
    add("gain", Math.min(MOST_GAIN, Math.max(-MOST_GAIN, least(gain))));
  });
}
