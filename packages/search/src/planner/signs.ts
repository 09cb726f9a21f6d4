// Signs: what tells whether a question leaves anything open: its words, what is named in it, what the ranking says and what a plan makes of it.
import type { Mention } from "../entities/mention.js";
import { type Clause, contentWords } from "./clause.js";
import { coverageOf } from "./coverage.js";
import type { Found } from "./likelihood.js";
import { isOfChains } from "./outside.js";
import type { ClausePlan, PlannedCall } from "./plan.js";
import { isSubject } from "./replacing.js";
import { stemOf, type Toolbox } from "./toolbox.js";

const MOST_LOOKED_AT = 5;
const MOST = 3;
const QUARTERS = 4;

/** The words of a text without its names, as stems, each once. */
export function wordsIn(clause: Clause): readonly string[] {
  return [...new Set(runOf(clause).filter((word) => /^[\p{L}\p{N}]/u.test(word)))];
}

/** The signs of a question that was planned so. */
export function signsOf(
  clause: Clause,
  plans: readonly ClausePlan[],
  found: readonly Found[],
  toolbox: Toolbox,
): readonly string[] {
  const { mentions } = clause;
  const calls = plans.flatMap((plan) => (plan.kind === "calls" ? plan.calls : []));
  return [
    ...new Set([
      ...wordsIn(clause),
      ...pairsIn(clause),
      ...mentions.flatMap(kindsOf).map((kind) => `<${kind}>`),
      ...ofRanking(clause, found, toolbox),
      ...ofCalls(calls, clause, toolbox),
    ]),
  ];
}

const NAME = "_";

/** The words of a text in their order as stems, with the signs between them and one word for every name. */
function runOf({ text, mentions }: Clause): readonly string[] {
  let rest = text;
  for (const { start, end } of mentions)
    if (start >= 0) rest = `${rest.slice(0, start)}${NAME.repeat(end - start)}${rest.slice(end)}`;
  return (rest.toLowerCase().match(/[\p{L}\p{N}]+|_+|[?.!,]/gu) ?? [])
    .map((word) => (word.startsWith(NAME) ? NAME : stemOf(word)))
    .filter((word) => word !== "");
}

export function pairsIn(clause: Clause): readonly string[] {
  const run = ["^", ...runOf(clause), "$"];
  return run.slice(1).map((word, at) => `${run[at]}+${word}`);
}

function kindsOf({ readings }: Mention): readonly string[] {
  return Object.keys(readings);
}

function ofRanking(clause: Clause, found: readonly Found[], toolbox: Toolbox): readonly string[] {
  const said = contentWords(clause);
  const strange = said.filter((word) => !toolbox.knows(word)).length;
  const own = Math.max(0, ...found.slice(0, MOST_LOOKED_AT).map((each) => each.own));
  const isOpen = ({ filling }: Found) => filling().missing.length > 0;
  const open = found.find(isOpen);
  const whole = found.find((each) => !isOpen(each));
  const lead = ((whole?.share ?? 0) - (open?.share ?? 0)) * QUARTERS;
  const field = said.filter((word) => toolbox.isOfField(word) || isOfChains(word)).length;
  return [
    `own=${Math.round(own * QUARTERS)}`,
    `strange=${Math.min(strange, MOST)}`,
    `words=${Math.min(said.length, 2 * MOST)}`,
    `named=${clause.mentions.some(isSubject)}`,
    `open=${found[0] === undefined ? "none" : isOpen(found[0])}`,
    `lead=${Math.max(-MOST, Math.min(MOST, Math.round(lead)))}`,
    `field=${Math.min(field, MOST)}`,
    `open-own=${Math.round((open?.own ?? 0) * QUARTERS)}`,
    `whole-own=${Math.round((whole?.own ?? 0) * QUARTERS)}`,
  ];
}

// What a call uses beside what it is about.
const NO_SUBJECT = /^(?:time|count|fiat|step|number|chain|maybeChain|series|namesake|unit)$/;

/** Whether a mention tells what a call is about. */
export function tellsSubject(mention: Mention): boolean {
  return kindsOf(mention).some((kind) => !NO_SUBJECT.test(kind));
}

/** What calls take of what is named, and what they leave. */
function ofCalls(calls: readonly PlannedCall[], clause: Clause, toolbox: Toolbox): readonly string[] {
  if (calls.length === 0) return [];
  const used = new Set(calls.flatMap((call) => call.used));
  const left = clause.mentions.filter((each) => !used.has(each));
  const coverage = coverageOf(contentWords(clause), toolbox);
  return [
    `calls=${Math.min(MOST, calls.length)}`,
    ...left.flatMap(kindsOf).map((kind) => `left=${kind}`),
    ...calls.flatMap((call) => {
      const { tool, args, lookups } = call;
      const needed = tool.slots.filter(({ isRequired, kind }) => isRequired && kind !== "chain");
      const kinds = call.used.flatMap(kindsOf);
      return [
        `call=${tool.name}`,
        `category=${tool.tool.category}`,
        `needs=${Math.min(MOST, needed.length)}`,
        `looks-up=${Math.min(2, lookups.length)}`,
        `takes=${Math.min(MOST + 1, Object.keys(args).length)}`,
        `subject=${call.used.some(tellsSubject)}`,
        ...needed.flatMap((slot) => [`need=${slot.kind}`, ...kinds.map((kind) => `${slot.kind}<${kind}`)]),
        `call-own=${Math.round(coverage.own(tool) * QUARTERS)}`,
        `strangers=${Math.min(2, coverage.strangers(tool))}`,
        `besides=${Math.min(MOST, clause.mentions.length - call.used.length)}`,
      ];
    }),
  ];
}
