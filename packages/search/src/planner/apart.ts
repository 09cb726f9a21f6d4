// Apart: the questions of a line that each stand alone, answered each by itself where they are not together.
import { likeliestAsked } from "./askings.js";
import { isBetter } from "./better-apart.js";
import { type Clause, contentWords } from "./clause.js";
import { callsOf, leftOut, leftOverIn, MOST_APART, type PartPlanning, takenBy } from "./left-over.js";
import { withOwner } from "./owner.js";
import { goesOnBeside, isRefused, type PlanFirst, planOfPart, standsAlone } from "./part-plans.js";
import type { ClausePlan, PlannedCall } from "./plan.js";
import { namedIn, type Piece, segmentsIn } from "./sentences.js";
import { withoutTakenBlocks } from "./taken-blocks.js";

// Texts of more words than people write in a line are planned once.
const MOST_WORDS = 60;
const MOST_WORDS_OF_TURN = 30;
// Of so many parts one may be unsure.
const MANY = 4;

/** What answers a question, with what is left over: its parts apart where each is answered so, else what is left over. */
export function withAllAsked(
  whole: Clause,
  plans: readonly ClausePlan[],
  planning: PartPlanning,
): readonly ClausePlan[] {
  const apart = apartOf(whole, plans, planning);
  if (apart !== undefined) return apart;
  return withoutTakenBlocks([...withOwner(whole, plans, planning), ...leftOverIn(whole, plans, planning)]);
}

/** The same of a turn behind others: what it names and no call takes may be what it takes back. */
export function withAllOfTurn(
  turn: Clause,
  plans: readonly ClausePlan[],
  planning: PartPlanning,
  planFirst: PlanFirst,
): readonly ClausePlan[] {
  return apartOf(turn, plans, planning, planFirst) ?? plans;
}

/** The plans of the parts that stand alone; undefined where there is one, where it is answered so or where one is not. */
export function apartOf(
  whole: Clause,
  plans: readonly ClausePlan[],
  planning: PartPlanning,
  planFirst?: PlanFirst,
): readonly ClausePlan[] | undefined {
  if (contentWords(whole).length > (planFirst === undefined ? MOST_WORDS : MOST_WORDS_OF_TURN))
    return undefined;
  const standing = (part: Clause, before: Piece | undefined) =>
    standsAlone(part, planning, planFirst !== undefined) || goesOnBeside(part, before?.text, planning);
  const segments = segmentsIn(whole, standing);
  if (segments.length < 2 || arePlainlyMade(segments, whole, callsOf(plans), planning)) return undefined;
  const texts = [...new Set(segments.map(({ text }) => text))];
  const near = texts.slice(0, MOST_APART);
  const parts = near.map((text, at) => planOfPart(text, near[at - 1], planning, planFirst));
  const sure = parts.flatMap((part) => part ?? []);
  const isSureOfMost =
    sure.length === parts.length || (parts.length >= MANY && sure.length === parts.length - 1);
  if (!isSureOfMost || !isBetter(sure, plans, planning)) return undefined;
  const all = parts.flatMap((part, at) => part?.plans ?? planning.plan(planning.clauseOf(near[at] ?? "")));
  return [...all, ...texts.slice(MOST_APART).map(leftOut)];
}

/** Whether each part has a call of the tool that it most likely asks for, and no call takes what two of them name. */
function arePlainlyMade(
  segments: readonly Piece[],
  whole: Clause,
  made: readonly PlannedCall[],
  { toolbox, askings }: PartPlanning,
): boolean {
  if (made.length < segments.length) return false;
  const parts = segments.map((piece) => ({ text: piece.text, mentions: namedIn(piece, whole.mentions) }));
  const tools = new Set(made.map(({ tool }) => tool));
  const isEach = parts.every((part) => {
    const { tool } = likeliestAsked(part, toolbox, askings);
    return tool !== undefined && tools.has(tool) && !isRefused(part);
  });
  return (
    isEach &&
    made.every((call) => {
      const takes = takenBy([call]);
      return parts.filter(({ mentions }) => mentions.some(({ text }) => takes(text))).length < 2;
    })
  );
}
