// Plans: what answers each clause of a question, or a turn behind others.
import { once } from "@svckit/core";
import type { EngineContext, MissingFacts, Question } from "../engine.js";
import { optionsAlone, plansAlone, type RuledClause } from "./alone.js";
import { apartOf, withAllAsked, withAllOfTurn } from "./apart.js";
import { areChecks, asWritten } from "./as-written.js";
import { isAside } from "./aside.js";
import { withBareFigures } from "./bare-figures.js";
import { callsOfBlock } from "./block-turn.js";
import { boundedOf } from "./bounded.js";
import { type Before, OF_TURN_PART, type TurnReach } from "./candidates.js";
import { carried } from "./carried.js";
import { type Clause, clausesOf, isThing } from "./clause.js";
import { type Instead, insteadOf } from "./conditions.js";
import { type LaterTurn, partOfTurn, type Understood } from "./conversation.js";
import { withoutCourtesy } from "./courtesy.js";
import { doubtOf, isOfAddress } from "./doubts.js";
import { leavingOut, withoutExclusions } from "./exclusions.js";
import { followUp, learnedWeights, type Weighed, weighedFor } from "./follow-up.js";
import { furtherOf } from "./further.js";
import { givenFor } from "./given.js";
import { withGivenAddresses } from "./given-addresses.js";
import { callsInCurrency } from "./in-currency.js";
import { type FirstLearned, firstLearned } from "./learned.js";
import { callsOf, type PartPlanning } from "./left-over.js";
import { plansOfLongText } from "./long-text.js";
import { newQuestion, newQuestionSigns, wholeQuestion } from "./new-question.js";
import type { Option } from "./options.js";
import type { Read } from "./ordinals.js";
import { type Outside, outsideOf, testnetIn } from "./outside.js";
import { plansOfOwnParts } from "./own-parts.js";
import { type ClausePlan, type PlannedCall, planClause } from "./plan.js";
import { byVenue } from "./predictions.js";
import { ofProtocolPlace } from "./protocol-place.js";
import { broughtUp } from "./references.js";
import { rowLackedBy } from "./row-lacked.js";
import type { SignWeights } from "./sign-weights.js";
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

/** What plans are made with. */
export interface Planning {
  readonly read: Read;
  readonly toolbox: Toolbox;
  readonly now: number;
  /** What tells which candidate a later turn asks for. */
  readonly weights: SignWeights;
  /** The same of a question without turns before it. */
  readonly first: FirstLearned;
}

/** What answers each clause, or a turn behind others. */
function plansOf(understood: Understood, planning: Planning, back: number): readonly ClausePlan[] {
  const { turn, text, mentions } = understood;
  const { toolbox, now } = planning;
  const parts = partPlanning(planning);
  const apart = plansOfOwnParts(turn?.said ?? { text, mentions }, parts, turn !== undefined);
  if (apart !== undefined) return apart;
  if (turn !== undefined)
    return withAllOfTurn(turn.said, planTurn(turn, planning, back), parts, (part) => {
      const own = partOfTurn(turn, part, [], planning.read);
      return own === undefined ? [] : planTurn(own, planning, back);
    });
  const raised = broughtUp(text, mentions);
  if (raised) {
    const plan = planClause({ ...raised, beside: [] }, toolbox, now);
    if (plan.kind === "missing") return [plan];
  }
  const whole = { text, mentions };
  return withBareFigures(whole, withAllAsked(whole, plansAsOne(whole, planning), parts), parts);
}

function planTurn(turn: LaterTurn, planning: Planning, back: number): readonly ClausePlan[] {
  return [planBehind(turn, beforeOf(turn, planning, back), planning, weighedWhole)];
}

/** What parts of a question are planned with. */
function partPlanning(planning: Planning): PartPlanning {
  const { read, toolbox, first } = planning;
  return {
    ...{ toolbox, askings: first.askings },
    clauseOf: (text) => ({ text, mentions: read(text) }),
    plan: (clause) => plansAsOne(clause, planning),
  };
}

/** What most likely answers it, whatever that leaves over. */
function plansAsOne(whole: Clause, planning: Planning): readonly ClausePlan[] {
  const { toolbox, now, first, read } = planning;
  const instead = insteadOf(whole.text);
  const insteadCalls = instead && callsInFull(instead, planning);
  if (insteadCalls !== undefined) return [{ kind: "calls", calls: insteadCalls }];
  const placed = ofProtocolPlace(whole, read, (clause) => plansAsOne(clause, planning));
  if (placed !== undefined) return placed;
  const rule = (clauses: readonly Clause[]) => ruledClauses(clauses, planning);
  const plans = plansAlone(whole, rule(clausesIn(whole, toolbox)), rule, toolbox, now, first);
  return withGivenAddresses(plans, whole.mentions);
}

/** Clauses of a question, each with what the rules make of it. */
function ruledClauses(given: readonly Clause[], { toolbox, now }: Planning): readonly RuledClause[] {
  const clauses = given.flatMap(byVenue);
  return clauses.map((clause) => {
    const beside = clauses.flatMap((each) =>
      each === clause ? [] : each.mentions.filter(isThing).map(carried),
    );
    return { clause, plan: once(() => planClause({ ...clause, beside }, toolbox, now)) };
  });
}

/** All that a question without turns before it may ask for, with what the words tell so little of that no answer looks at it. */
export function optionsBehindNothing(understood: Understood, planning: Planning): readonly Option[] {
  const { toolbox, now, first } = planning;
  const rule = (clauses: readonly Clause[]) => ruledClauses(clauses, planning);
  const clauses = rule(clausesIn(understood, toolbox));
  return optionsAlone(understood, clauses, rule, toolbox, now, first, Number.POSITIVE_INFINITY);
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

/** The calls that answer a turn that is told in full; undefined where something is open. */
function callsInFull({ text, note }: Instead, planning: Planning): readonly PlannedCall[] | undefined {
  const plans = plansAsOne({ text, mentions: planning.read(text) }, planning);
  const calls = callsOf(plans);
  if (calls.length === 0 || plans.some(({ kind }) => kind !== "calls")) return undefined;
  if (note === undefined) return calls;
  return calls.map((call, at) =>
    at === calls.length - 1 ? { ...call, notes: [...call.notes, note] } : call,
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

function clausesIn({ text, mentions }: Clause, toolbox: Toolbox) {
  return clausesOf(text, mentions, (words) => {
    const [first] = toolbox.rank(words.join(" "));
    return first?.tool.slots.every(({ isRequired }) => !isRequired) ?? false;
  });
}
