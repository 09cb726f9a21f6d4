// Left open: what is asked for in place of a plan, where all the words of a question tell that something is open in it.
import type { SlotKind } from "../filling/slot.js";
import type { Clause } from "./clause.js";
import { type Candidate, candidatesOf, foundFor, likelihoodOf, type Missing } from "./likelihood.js";
import { factOf } from "./notes.js";
import type { ClausePlan } from "./plan.js";
import { signsOf, tellsSubject, wordsIn } from "./signs.js";
import type { Toolbox } from "./toolbox.js";
import { OPEN, OURS, weightFor } from "./weights.js";

// How sure it has to be that a question which no tool answers is one of this field,
const SURE_OURS = 2;
// that something is open where a call takes nothing that was named,
const SURE_OPEN = 1;
// and where it takes something.
const SURE_OPEN_OF_NAMED = 2;
// What is told to be open by its own words: no tool is found by it.
const TOLD: ReadonlySet<SlotKind> = new Set(["time", "day", "days", "fiat", "amount", "text"]);

/** The plans with what has to be asked for in the place of some. */
export function withLeftOpen(
  plans: readonly ClausePlan[],
  clause: Clause,
  toolbox: Toolbox,
  now: number,
): readonly ClausePlan[] {
  const asks = plans.filter((plan) => plan.kind === "missing");
  if (asks.some(isTold)) return plans;
  const found = foundFor(clause, toolbox, now);
  if (asks.length === 0 && !isOpen(plans, signsOf(clause, plans, found, toolbox))) return plans;
  const words = wordsIn(clause);
  const asked = likeliest(candidatesOf(found, clause, words, asks), words);
  if (asked === undefined) return plans;
  const calls = asks.length === 0 ? [] : plans.filter(({ kind }) => kind === "calls");
  return [...calls, asked];
}

function isTold({ tool, facts }: Missing): boolean {
  return facts.some((fact) => tool.slots.some(({ name, kind }) => name === fact.name && TOLD.has(kind)));
}

/** Whether something is open in a question that was answered or declined. */
function isOpen(plans: readonly ClausePlan[], signs: readonly string[]): boolean {
  const calls = plans.flatMap((plan) => (plan.kind === "calls" ? plan.calls : []));
  if (calls.length === 0) return weightFor(OURS, signs) > SURE_OURS;
  const isOfNamed = calls.some(({ used }) => used.some(tellsSubject));
  return weightFor(OPEN, signs) > (isOfNamed ? SURE_OPEN_OF_NAMED : SURE_OPEN);
}

/** What is most likely asked for; undefined where the words find nothing that needs anything. */
function likeliest(candidates: readonly Candidate[], words: readonly string[]): Missing | undefined {
  const scored = candidates.map((each) => ({ ...each, score: likelihoodOf(each, words) }));
  const [first, ...others] = scored;
  if (first === undefined) return undefined;
  const { tool, slots } = others.reduce((best, each) => (each.score > best.score ? each : best), first);
  return {
    ...{ kind: "missing", tool, facts: slots.map((slot) => factOf(tool, slot)) },
    reason: `${tool.tool.definition.title} needs it`,
  };
}
