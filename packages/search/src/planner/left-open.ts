// Left open: what is asked for in place of a plan, where all the words of a question tell that something is open in it.
import type { Mention } from "../entities/mention.js";
import type { SlotKind } from "../filling/slot.js";
import type { Clause } from "./clause.js";
import { type Candidate, likelihoodOf, type Signs, signsOf } from "./likelihood.js";
import { factOf } from "./notes.js";
import type { ClausePlan } from "./plan.js";
import type { Toolbox } from "./toolbox.js";
import { OPEN, OURS, weightFor } from "./weights.js";

type Missing = Extract<ClausePlan, { readonly kind: "missing" }>;

// How sure it has to be that a question which no tool answers is one of this field,
const SURE_OURS = 1.5;
// that something is open where a call takes nothing that was named,
const SURE_OPEN = 1;
// and where it takes something.
const SURE_OPEN_OF_NAMED = 3;
// How much a plan's own question counts among the candidates.
const SAME_TOOL = 1;
const SAME_ARGUMENT = 1;
// What a call uses beside what it is about.
const NO_SUBJECT = /^(?:time|count|fiat|step|number|chain|maybeChain|series|namesake|unit)$/;
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
  const signs = signsOf(clause, toolbox, now);
  if (asks.length === 0 && !isOpen(plans, signs)) return plans;
  // Where all that a tool needs is filled, what fills it was no name of it.
  const asked = likeliest(signs, asks) ?? likeliest(signsOf({ ...clause, mentions: [] }, toolbox, now), asks);
  if (asked === undefined) return plans;
  const calls = asks.length === 0 ? [] : plans.filter(({ kind }) => kind === "calls");
  return [...calls, asked];
}

function isTold({ tool, facts }: Missing): boolean {
  return facts.some((fact) => tool.slots.some(({ name, kind }) => name === fact.name && TOLD.has(kind)));
}

/** Whether something is open in a question that was answered or declined. */
function isOpen(plans: readonly ClausePlan[], { all }: Signs): boolean {
  const calls = plans.flatMap((plan) => (plan.kind === "calls" ? plan.calls : []));
  if (calls.length === 0) return weightFor(OURS, all) > SURE_OURS;
  const isOfNamed = calls.some(({ used }) => used.some(isSubject));
  return weightFor(OPEN, all) > (isOfNamed ? SURE_OPEN_OF_NAMED : SURE_OPEN);
}

function isSubject({ readings }: Mention): boolean {
  return Object.keys(readings).some((kind) => !NO_SUBJECT.test(kind));
}

/** What is most likely asked for; undefined where the words find nothing that lacks what a plan asks for. */
function likeliest({ words, candidates }: Signs, asks: readonly Missing[]): Missing | undefined {
  const isAlike = ({ slots }: Candidate) =>
    asks.some(({ facts }) => facts.every(({ name }) => slots.some((slot) => slot.name === name)));
  if (asks.length > 0 && !candidates.some(isAlike)) return undefined;
  const scored = candidates.map((each) => {
    const isSame = asks.some(({ tool }) => tool === each.tool);
    const own = (isSame ? SAME_TOOL : 0) + (isAlike(each) ? SAME_ARGUMENT : 0);
    return { ...each, score: likelihoodOf(each, words) + own };
  });
  const [first, ...others] = scored;
  if (first === undefined) return undefined;
  const { tool, slots } = others.reduce((best, each) => (each.score > best.score ? each : best), first);
  return {
    ...{ kind: "missing", tool, facts: slots.map((slot) => factOf(tool, slot)) },
    reason: `${tool.tool.definition.title} needs it`,
  };
}
