// Alone: what a question without turns before it most likely asks for, as one or in parts, by what was learned from questions.
import { COMMON_WORDS, STOP_WORDS } from "../tables/words.js";
import { keyOfCalls } from "./call-key.js";
import { type Clause, contentWords } from "./clause.js";
import { type Edit, editsOf } from "./edits.js";
import { MOST_BEHIND, OF_PART, OF_WHOLE } from "./finds.js";
import { OUTSIDE } from "./follow-up.js";
import { jointOf, repeatOf } from "./joints.js";
import type { FirstLearned } from "./learned.js";
import { likeliest, type Option, tellBeside } from "./options.js";
import type { ClausePlan } from "./plan.js";
import { repeatsOf } from "./repeats.js";
import { singlesFor } from "./singles.js";
import { splitsOf } from "./splits.js";
import type { Toolbox } from "./toolbox.js";

/** A clause, and what the rules make of it: made when it is asked for, as a part may be known already. */
export interface RuledClause {
  readonly clause: Clause;
  readonly plan: () => ClausePlan;
}

// The rules alone plan a text of more words than people write: each costs its share of the ranking.
const MOST_WORDS = 60;
// Who names so many things is read clause by clause.
const MANY_NAMED = 16;

/** Plans clauses by rules, each beside the others. */
export type Rule = (clauses: readonly Clause[]) => readonly RuledClause[];

/** What answers a question: by the rules, by another tool, or part by part. */
export function plansAlone(
  whole: Clause,
  clauses: readonly RuledClause[],
  rule: Rule,
  toolbox: Toolbox,
  now: number,
  learned: FirstLearned,
): readonly ClausePlan[] {
  if (contentWords(whole).length > MOST_WORDS) return clauses.map(({ plan }) => plan());
  const plans = likeliest(optionsAlone(whole, clauses, rule, toolbox, now, learned)).plans();
  return [...plans, ...unknownBeside(whole, plans, toolbox)];
}

// "The TVL of zorgblat": what has a figure that a tool would tell.
const FIGURE_OF =
  /\b(?:prices?|tvl|volumes?|fees|revenues?|supply|cap|floor|balances?|liquidity|holders|apy|yields?|chart)\s+of\s+(?:the\s+)?([a-z][\w-]{3,30})\b/gi;

/** Names that nobody knows and no call takes, beside calls for what is known: the answer is to name them. */
function unknownBeside(
  { text, mentions }: Clause,
  plans: readonly ClausePlan[],
  { knows }: Toolbox,
): readonly ClausePlan[] {
  const calls = plans.flatMap((plan) => (plan.kind === "calls" ? plan.calls : []));
  if (calls.length === 0) return [];
  const taken = JSON.stringify(calls.map(({ args, lookups }) => [args, lookups])).toLowerCase();
  const told = plans.flatMap((plan) => (plan.kind === "outside" ? [plan.clause] : [])).join(" ");
  return [...text.matchAll(FIGURE_OF)].flatMap(({ 1: name = "", index, 0: said }): readonly ClausePlan[] => {
    const word = name.toLowerCase();
    const start = index + said.length - name.length;
    const isKnown =
      knows(word) ||
      COMMON_WORDS.has(word) ||
      STOP_WORDS.has(word) ||
      mentions.some((each) => each.start <= start && each.end > start);
    return isKnown || taken.includes(word) || told.includes(name) ? [] : [{ kind: "outside", clause: name }];
  });
}

/** All that a question may ask for, as a whole, clause by clause, in other parts, and of several things. */
export function optionsAlone(
  whole: Clause,
  clauses: readonly RuledClause[],
  rule: Rule,
  toolbox: Toolbox,
  now: number,
  learned: FirstLearned,
  behind = MOST_BEHIND,
): readonly Option[] {
  const { weights, askings } = learned;
  const plans = clauses.map(({ plan }) => plan());
  const singles = singlesFor(whole, plans, toolbox, now, learned, OF_WHOLE, behind);
  const tell = tellBeside(singles[0]?.told[0]?.words ?? [], weights);
  const likeliestOf = ({ clause, plan }: RuledClause): Option =>
    likeliest(singlesFor(clause, [plan()], toolbox, now, learned, OF_PART, behind));
  const partOf = onceEach(likeliestOf);
  const [first] = clauses;
  const isOne = clauses.length < 2 && first?.clause.text === whole.text;
  const parts = isOne ? [] : clauses.map(partOf);
  const namesFew = whole.mentions.length <= MANY_NAMED;
  const together = [
    ...(isOne ? [] : [jointOf(parts, tell, "rules")]),
    ...(namesFew ? splitsOf(whole, toolbox, askings) : [])
      .map((split) => jointOf(rule(split).map(partOf), tell, "askings"))
      .filter(({ candidate }) => candidate.calls.length > 1),
    ...(namesFew ? repeatsOf(whole) : []).flatMap(({ base, later }) => {
      const [ruled] = rule([base]);
      if (ruled === undefined) return [];
      const asked = likeliestOf(ruled);
      const [edit] = editsOf(later, asked.candidate.calls, now);
      return edit === undefined || edit.isFaulty || isElsewhere(edit, later)
        ? []
        : [repeatOf(asked, edit.calls, tell)];
    }),
  ];
  return [...besideAnswered(singles, clauses, parts), ...distinct(together)];
}

/** "Block 840000 of Bitcoin and block 19000000 of Ethereum": what names a chain is no more of a tool that takes none. */
function isElsewhere({ tool, filling }: Edit, { mentions }: Clause): boolean {
  return (
    tool.slots.every(({ kind }) => kind !== "chain") &&
    mentions.some(({ readings }) => readings.block !== undefined) &&
    mentions.some((each) => each.readings.chain !== undefined && !filling.used.has(each))
  );
}

/** Of what a question may ask for as one: where a part is answered by itself, it stays so beside what nothing here knows of. */
function besideAnswered(
  singles: readonly Option[],
  clauses: readonly RuledClause[],
  parts: readonly Option[],
): readonly Option[] {
  const isAnswered = parts.some(
    ({ candidate }, at) => candidate.calls.length > 0 && clauses[at]?.plan().kind === "calls",
  );
  if (!isAnswered) return singles;
  // What such a part names belongs to no other.
  const left = clauses.flatMap(({ clause, plan }, at) =>
    plan().kind === "outside" && parts[at]?.candidate === OUTSIDE
      ? clause.mentions.filter(({ start }) => start >= 0)
      : [],
  );
  // What another part lacks is asked for beside the answer, and not in its place.
  const isAsked = parts.some(
    ({ candidate }, at) => candidate.missing.length > 0 && clauses[at]?.plan().kind === "missing",
  );
  return singles.filter(
    ({ candidate }) =>
      candidate !== OUTSIDE &&
      !(isAsked && candidate.missing.length > 0) &&
      ![...candidate.used].some(({ text }) => left.some((each) => each.text === text)),
  );
}

/** Works out each part once, however many ways of splitting a question have it. */
function onceEach(likeliestOf: (ruled: RuledClause) => Option): (ruled: RuledClause) => Option {
  const known = new Map<string, Option>();
  return (ruled) => {
    const { text, mentions } = ruled.clause;
    const key = JSON.stringify([text, mentions.map((each) => [each.text, each.start])]);
    const part = known.get(key) ?? likeliestOf(ruled);
    known.set(key, part);
    return part;
  };
}

function distinct(options: readonly Option[]): readonly Option[] {
  const known = new Set<string>();
  return options.filter((option) => {
    const key = keyOfCalls(option.candidate.calls);
    const isNew = !known.has(key);
    known.add(key);
    return isNew;
  });
}
