// Apart: the questions of a line that each stand alone.
import { type Clause, contentWords, isThing, MOST_CLAUSES } from "./clause.js";
import { coverageOf } from "./coverage.js";
import { callsOf, leftOut, leftOverIn, MOST_APART, type PartPlanning, takenBy } from "./left-over.js";
import { outsideOf } from "./outside.js";
import type { ClausePlan, PlannedCall } from "./plan.js";
import { isTelling, mayStandAlone, namedIn, type Piece, partsIn, sentencesIn } from "./sentences.js";
import { leftByItself } from "./unused.js";

/** What answers a question, with what is left over: its sentences apart, where each is answered so, else its parts. */
export function withAllAsked(
  whole: Clause,
  plans: readonly ClausePlan[],
  planning: PartPlanning,
): readonly ClausePlan[] {
  const calls = callsOf(plans);
  if (calls.length === 0) return plans;
  const left = leftOverIn(whole, plans, calls, planning);
  const apart = apartOf(whole, calls, left.length > 0, planning);
  if (apart !== undefined) return apart;
  const parts = partsIn(whole);
  const isCut = parts.length > MOST_CLAUSES && parts.some((part) => !isTold(part, whole, calls, planning));
  return (isCut ? plansApart(parts, planning) : undefined) ?? [...plans, ...left];
}

/** The same of a turn behind others: what it names and no call takes may be what it takes back. */
export function withAllOfTurn(
  turn: Clause,
  plans: readonly ClausePlan[],
  planning: PartPlanning,
): readonly ClausePlan[] {
  return apartOf(turn, callsOf(plans), true, planning) ?? plans;
}

/** The plans of its sentences, where some of it is left over or one call takes what several name. */
function apartOf(
  whole: Clause,
  calls: readonly PlannedCall[],
  isLeftOver: boolean,
  planning: PartPlanning,
): readonly ClausePlan[] | undefined {
  const sentences = sentencesIn(whole);
  const isApart = sentences.length > 1 && (isLeftOver || areMerged(whole, sentences, calls));
  return isApart ? plansApart(sentences, planning) : undefined;
}

/** The plans of sentences that each stand alone and are answered alone; undefined where one does not or is not. */
function plansApart(sentences: readonly Piece[], planning: PartPlanning): readonly ClausePlan[] | undefined {
  const texts = [...new Set(sentences.map(({ text }) => text))];
  const clauses = texts.slice(0, MOST_APART).map(planning.clauseOf);
  if (!clauses.every(mayStandAlone)) return undefined;
  const all: ClausePlan[] = [];
  for (const clause of clauses) {
    const plans = planning.plan(clause);
    if (!plans.every(({ kind }) => kind === "calls")) return undefined;
    all.push(...plans, ...leftOverIn(clause, plans, callsOf(plans), planning));
  }
  return [...all, ...texts.slice(MOST_APART).map(leftOut)];
}

/** The plans of the sentences that are answered, beside those that no tool is for, which are named; undefined where none is. */
export function plansBesideRefused(whole: Clause, planning: PartPlanning): readonly ClausePlan[] | undefined {
  const sentences = sentencesIn(whole);
  if (sentences.length < 2 || sentences.length > MOST_APART) return undefined;
  const plans = sentences.map(({ text }): readonly ClausePlan[] => {
    const clause = planning.clauseOf(text);
    const isRefused = outsideOf(text, clause.mentions) !== undefined;
    if (!isRefused && !mayStandAlone(clause)) return [];
    return isRefused ? [{ kind: "outside", clause: text }] : planning.plan(clause);
  });
  const isAnswered = plans.every(
    (each) =>
      each.length > 0 &&
      (each.every(({ kind }) => kind === "calls") || each.every(({ kind }) => kind === "outside")),
  );
  const all = plans.flat();
  return isAnswered && callsOf(all).length > 0 ? all : undefined;
}

/** Whether a call speaks of a part and takes what it names. */
function isTold(
  part: Piece,
  whole: Clause,
  calls: readonly PlannedCall[],
  { toolbox }: PartPlanning,
): boolean {
  const mentions = namedIn(part, whole.mentions);
  const things = mentions.filter(isThing);
  const coverage = coverageOf(contentWords({ text: part.text, mentions }), toolbox);
  return calls.some((call) => {
    const takes = takenBy([call]);
    const isOfThem = things.some((each) => takes(each.text) || leftByItself(each, call.tool) > 1);
    return coverage.own(call.tool) > 0 && (things.length === 0 || isOfThem);
  });
}

/** Whether one call takes what several sentences are about, though each may stand alone. */
function areMerged(whole: Clause, sentences: readonly Piece[], calls: readonly PlannedCall[]): boolean {
  return calls.some((call) => {
    const takes = takenBy([call]);
    const sources = sentences.filter((piece) =>
      namedIn(piece, whole.mentions).some((each) => isTelling(each) && takes(each.text)),
    );
    return sources.length > 1;
  });
}
