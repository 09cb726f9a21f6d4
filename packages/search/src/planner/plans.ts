// Plans: what answers each clause of a question, or a turn behind others.
import { once } from "@svckit/core";
import type { EngineContext, MissingFacts, Question } from "../engine.js";
import { withAmountsLeft } from "./amounts-left.js";
import { apartOf, withAllAsked, withAllOfTurn } from "./apart.js";
import { areChecks, asWritten } from "./as-written.js";
import { isAside } from "./aside.js";
import { withBareFigures } from "./bare-figures.js";
import { callsOfBlock } from "./block-turn.js";
import { boundedOf } from "./bounded.js";
import { type Before, OF_TURN_PART, type TurnReach } from "./candidates.js";
import { insteadOf } from "./conditions.js";
import { type LaterTurn, partOfTurn, type Understood } from "./conversation.js";
import { conversionsBeside, conversionsIn } from "./conversions.js";
import { withoutCourtesy } from "./courtesy.js";
import { doubtOf, isOfAddress } from "./doubts.js";
import { leavingOut, withoutExclusions } from "./exclusions.js";
import { followUp, learnedWeights, type Weighed, weighedFor } from "./follow-up.js";
import { furtherOf } from "./further.js";
import { givenFor } from "./given.js";
import { callsInCurrency } from "./in-currency.js";
import { firstLearned } from "./learned.js";
import { callsOf } from "./left-over.js";
import { plansOfLongText } from "./long-text.js";
import { newQuestion, newQuestionSigns, wholeQuestion } from "./new-question.js";
import { type Outside, outsideOf, testnetIn } from "./outside.js";
import { plansOfOwnParts } from "./own-parts.js";
import { type ClausePlan, planClause } from "./plan.js";
import { callsInFull, type Planning, partPlanning, plansAsOne, plansOfEach } from "./plans-alone.js";
import { broughtUp } from "./references.js";
import { rowLackedBy } from "./row-lacked.js";
import { strictEditOf } from "./strict-edit.js";
import { toldAgain } from "./told-again.js";
import { toldOtherwise } from "./told-otherwise.js";
import type { Toolbox } from "./toolbox.js";
import { withTurnNotes } from "./turn-notes.js";
import { withParts } from "./turn-parts.js";
import { readerOf, understoodOf } from "./understood.js";

// So many turns back calls are told that a turn may change.
const MOST_BACK = 2;
// Behind turns as long as these, one back, or none: each is planned in full.
const MANY_CHARACTERS = 1_000;
const MOST_CHARACTERS = 4_000;

/** What answers each clause, or why none can be. */
export function plansFor(
  question: Question,
  { clock }: EngineContext,
  toolbox: Toolbox,
): readonly ClausePlan[] | MissingFacts | Outside {
  const now = clock.now();
  const excluded = withoutExclusions(withoutCourtesy(boundedOf(question).text));
  if (excluded.isAll) return leavingOut(excluded);
  const read = readerOf(toolbox, now);
  const understood = understoodOf(question, read, toolbox);
  const { text } = understood.turn?.said ?? understood;
  if (!/[\p{L}\p{N}]/u.test(text)) return "other";
  const lacked = understood.turn && rowLackedBy(understood.turn);
  if (lacked !== undefined) return lacked;
  if (understood.turn !== undefined && isAside(text)) return "aside";
  const refused = outsideOf(text, understood.mentions) ?? testnetIn(text, toolbox);
  const planning = { read, toolbox, now, weights: learnedWeights(), first: firstLearned() };
  const longText = () =>
    plansOfLongText(understood.turn?.said ?? { text, mentions: understood.mentions }, partPlanning(planning));
  if (refused) return besideRefused(understood, planning) ?? longText() ?? refused;
  const earlier = question.earlier.flatMap(({ role, content }) => (role === "user" ? [content] : []));
  const written = [...earlier, question.text];
  const made = once(() => asWritten(plansOf(understood, planning, backOf(question)), written));
  const doubt = doubtOf(text, understood.mentions, toolbox.knows);
  // An address that is none is asked about by its very writing.
  if (doubt && !(isOfAddress(doubt) && areChecks(made()))) return doubt;
  const plans = made();
  const answer = plans.every(({ kind }) => kind === "outside") ? longText() : plans;
  return answer === undefined ? "other" : [...answer, ...leavingOut(excluded)];
}

/** What answers the sentences of a question that stand beside one that is not for tools: "BTC price? Should I buy?". */
function besideRefused(
  { turn, text, mentions }: Understood,
  planning: Planning,
): readonly ClausePlan[] | undefined {
  return apartOf(turn?.said ?? { text, mentions }, [], partPlanning(planning));
}

/** So many turns back calls are told for a question. */
function backOf({ text, earlier }: Question): number {
  const asked = earlier.filter(({ role }) => role === "user");
  const characters = asked.reduce((sum, { content }) => sum + content.length, text.length);
  return characters > MOST_CHARACTERS ? 0 : characters > MANY_CHARACTERS ? 1 : MOST_BACK;
}

/** What answers each clause, or a turn behind others. */
function plansOf(understood: Understood, planning: Planning, back: number): readonly ClausePlan[] {
  const { turn, text, mentions } = understood;
  const { toolbox, now } = planning;
  const conversions = conversionsIn(turn?.said.text ?? text);
  if (conversions !== undefined) return plansOfEach(conversions, planning);
  const beside = turn === undefined ? conversionsBeside(text) : undefined;
  if (beside !== undefined) {
    const rest = { text: beside.rest, mentions: planning.read(beside.rest) };
    return [...plansOfEach(beside.conversions, planning), ...plansOf(rest, planning, back)];
  }
  const parts = partPlanning(planning);
  const apart = plansOfOwnParts(turn?.said ?? { text, mentions }, parts, turn !== undefined);
  if (apart !== undefined) return apart;
  if (turn !== undefined) {
    const plans = withAllOfTurn(turn.said, planTurn(turn, planning, back), parts, (part) => {
      const own = partOfTurn(turn, part, [], planning.read);
      return own === undefined ? [] : planTurn(own, planning, back);
    });
    return withAmountsLeft(turn.said.text, plans);
  }
  const raised = broughtUp(text, mentions);
  if (raised) {
    const plan = planClause({ ...raised, beside: [] }, toolbox, now);
    if (plan.kind === "missing") return [plan];
  }
  const whole = { text, mentions };
  const asked = withAllAsked(whole, plansAsOne(whole, planning), parts);
  return withAmountsLeft(text, withBareFigures(whole, asked, parts));
}

function planTurn(turn: LaterTurn, planning: Planning, back: number): readonly ClausePlan[] {
  return [planBehind(turn, beforeOf(turn, planning, back), planning, weighedWhole)];
}

/** The plan for a turn, as one or in its parts: what it surely changes of the calls before, else what it most likely asks for. */
function planBehind(
  turn: LaterTurn,
  before: Before,
  planning: Planning,
  weigh: typeof weighedWhole,
): ClausePlan {
  const { read, toolbox, now } = planning;
  const otherwise = toldOtherwise(turn) ?? insteadOf(turn.said.text);
  if (otherwise === "none") return { kind: "outside", clause: turn.said.text };
  const instead = otherwise && callsInFull(otherwise, planning);
  if (instead !== undefined) return { kind: "calls", calls: instead };
  const whole = wholeQuestion(turn, before.calls, partPlanning(planning));
  if (whole !== undefined) return { kind: "calls", calls: whole };
  const given = givenFor(turn, before.asked, read, toolbox, now);
  if (given !== undefined) return given;
  const ofBlock = callsOfBlock(turn, before.calls);
  if (ofBlock !== undefined) return { kind: "calls", calls: ofBlock };
  const further = furtherOf(turn, before.calls);
  if (further !== undefined) return { kind: "calls", calls: [further] };
  const inCurrency = callsInCurrency(turn, before.calls);
  if (inCurrency !== undefined) return { kind: "calls", calls: inCurrency };
  const again = toldAgain(turn, read);
  const inFull = again?.holds === "always" ? callsInFull(again, planning) : undefined;
  const alone = inFull ?? newQuestion(turn, before.calls, partPlanning(planning));
  if (alone !== undefined) return { kind: "calls", calls: alone };
  const calls =
    strictEditOf(turn, before.calls, toolbox, now) ??
    (again?.holds === "else" ? callsInFull(again, planning) : undefined);
  return withTurnNotes(
    calls === undefined ? followUp(turn, weigh(turn, before, planning)) : { kind: "calls", calls },
    turn,
  );
}

/** What a turn may ask for, behind the calls of the turns before it, with the edit that it surely is. */
export function weighedBehind(turn: LaterTurn, planning: Planning, back = MOST_BACK): Weighed {
  const { toolbox, now } = planning;
  const before = beforeOf(turn, planning, back);
  const sure = strictEditOf(turn, before.calls, toolbox, now);
  return weighedWhole(turn, { ...before, sure }, planning);
}

/** What tells whether a turn asks anew, and what answers it then. */
export function askedAnew(turn: LaterTurn, planning: Planning): ReturnType<typeof newQuestionSigns> {
  return newQuestionSigns(turn, beforeOf(turn, planning, MOST_BACK).calls, partPlanning(planning));
}

/** A turn weighed as one, and part by part. */
function weighedWhole(turn: LaterTurn, before: Before, planning: Planning): Weighed {
  const { read, toolbox, weights, first } = planning;
  const { sure: _, asked: __, ...behind } = before;
  const weighPart = (part: LaterTurn) => weighedAsOne(part, behind, planning, OF_TURN_PART);
  const learned = { weights, askings: first.askings };
  return withParts(weighedAsOne(turn, before, planning), turn, weighPart, read, toolbox, learned);
}

/** A turn weighed as one: what an earlier turn asked for in its parts is seldom changed. */
function weighedAsOne(
  turn: LaterTurn,
  before: Before,
  { read, toolbox, now, weights, first }: Planning,
  reach?: TurnReach,
): Weighed {
  return weighedFor(turn, before, read, toolbox, now, { weights, askings: first.askings }, reach);
}

function beforeOf({ previous }: LaterTurn, planning: Planning, back: number): Before {
  if (back === 0 && previous.turn !== undefined) return { calls: [], earlier: [] };
  const { turn } = previous;
  const earlier = turn === undefined ? undefined : beforeOf(turn, planning, back - 1);
  const plans =
    turn === undefined || earlier === undefined
      ? plansOf(previous, planning, 0)
      : [planBehind(turn, earlier, planning, weighedAsOne)];
  const [asked] = plans.flatMap((plan) => (plan.kind === "missing" ? [plan] : []));
  const calls = callsOf(plans);
  return { calls, earlier: earlier?.calls ?? [], asked: calls.length > 0 ? undefined : asked };
}
