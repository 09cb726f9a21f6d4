// Plans alone: what answers a question, or a part of one, without turns before it.
import { once } from "@svckit/core";
import { optionsAlone, plansAlone, type RuledClause } from "./alone.js";
import { carried } from "./carried.js";
import { type Clause, clausesOf, isThing } from "./clause.js";
import { type Instead, insteadOf } from "./conditions.js";
import type { Understood } from "./conversation.js";
import { withGivenAddresses } from "./given-addresses.js";
import type { FirstLearned } from "./learned.js";
import { callsOf, leftOut, MOST_APART, type PartPlanning } from "./left-over.js";
import type { Option } from "./options.js";
import type { Read } from "./ordinals.js";
import { type ClausePlan, type PlannedCall, planClause } from "./plan.js";
import { byVenue } from "./predictions.js";
import { ofProtocolPlace } from "./protocol-place.js";
import type { SignWeights } from "./sign-weights.js";
import type { Toolbox } from "./toolbox.js";

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

/** What parts of a question are planned with. */
export function partPlanning(planning: Planning): PartPlanning {
  const { read, toolbox, first } = planning;
  return {
    ...{ toolbox, askings: first.askings },
    clauseOf: (text) => ({ text, mentions: read(text) }),
    plan: (clause) => plansAsOne(clause, planning),
  };
}

/** What most likely answers it, whatever that leaves over. */
export function plansAsOne(whole: Clause, planning: Planning): readonly ClausePlan[] {
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

/** What answers each of several questions; what is too many is named. */
export function plansOfEach(texts: readonly string[], planning: Planning): readonly ClausePlan[] {
  const plans = texts
    .slice(0, MOST_APART)
    .flatMap((text) => plansAsOne({ text, mentions: planning.read(text) }, planning));
  return [...plans, ...texts.slice(MOST_APART).map(leftOut)];
}

/** The calls that answer a turn that is told in full; undefined where something is open. */
export function callsInFull({ text, note }: Instead, planning: Planning): readonly PlannedCall[] | undefined {
  const plans = plansAsOne({ text, mentions: planning.read(text) }, planning);
  const calls = callsOf(plans);
  if (calls.length === 0 || plans.some(({ kind }) => kind !== "calls")) return undefined;
  if (note === undefined) return calls;
  return calls.map((call, at) =>
    at === calls.length - 1 ? { ...call, notes: [...call.notes, note] } : call,
  );
}

/** All that a question without turns before it may ask for, with what the words tell so little of that no answer looks at it. */
export function optionsBehindNothing(understood: Understood, planning: Planning): readonly Option[] {
  const { toolbox, now, first } = planning;
  const rule = (clauses: readonly Clause[]) => ruledClauses(clauses, planning);
  const clauses = rule(clausesIn(understood, toolbox));
  return optionsAlone(understood, clauses, rule, toolbox, now, first, Number.POSITIVE_INFINITY);
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

function clausesIn({ text, mentions }: Clause, toolbox: Toolbox) {
  return clausesOf(text, mentions, (words) => {
    const [first] = toolbox.rank(words.join(" "));
    return first?.tool.slots.every(({ isRequired }) => !isRequired) ?? false;
  });
}
