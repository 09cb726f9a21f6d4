// Alone: what a question without turns before it most likely asks for, of all that its words find, by weights that were learned.
import { once } from "@svckit/core";
import type { Mention } from "../entities/mention.js";
import type { Material } from "../filling/material.js";
import { FIRST_WEIGHTS } from "../tables/first-weights.js";
import { aloneSigns, jointSigns, type Ruled } from "./alone-signs.js";
import { type Sign, signsOf, turnSignsOf } from "./candidate-signs.js";
import { type Candidate, chosen, type Fit, withChoices } from "./candidates.js";
import { choicesFor } from "./choose.js";
import { type Clause, contentWords } from "./clause.js";
import { coverageOf } from "./coverage.js";
import { OUTSIDE, planFor } from "./follow-up.js";
import { intentOf, tellingWords } from "./intent.js";
import { notesOf } from "./notes.js";
import { opennessOf, openSigns, pairSigns } from "./open-signs.js";
import { meantWords } from "./phrases.js";
import type { ClausePlan, PlannedCall } from "./plan.js";
import { type SignWeights, scorerFor } from "./sign-weights.js";
import { pairsIn } from "./signs.js";
import { subjectOf } from "./subject.js";
import type { PlannedTool, Toolbox } from "./toolbox.js";
import { weighingsOf } from "./weighings.js";

/** The weights that were learned. */
export const firstWeights: () => SignWeights = once(() => weighingsOf(FIRST_WEIGHTS));

/** What a question may ask for, with what tells of it. */
export interface Option {
  readonly candidate: Candidate;
  /** How much is to be asked back, where the rules do not answer either. */
  readonly doubt: number;
  /** What answers it then. */
  readonly plans: readonly ClausePlan[];
  readonly told: readonly Told[];
}

/** Signs beside the words that they stand in, and how much they count. */
export interface Told {
  readonly signs: readonly Sign[];
  readonly words: readonly string[];
  readonly part: number;
}

/** A clause, and what the rules make of it. */
export interface RuledClause {
  readonly clause: Clause;
  readonly plan: ClausePlan;
}

const MOST_RANKED = 8;
const LEAST_SHARE = 0.01;
// Who writes so many words leaves no choice open.
const MANY_WORDS = 30;
// The rules alone plan a text of more words than people write: each costs its share of the ranking.
const MOST_WORDS = 60;

// Where the rules find no call, another has to be surer: one that takes a guess costs its asker more than a question.
const DOUBT = 0.75;
const AGREED = 0.5;

/** What answers a question: by the rules, by another tool, or clause by clause. */
export function plansAlone(
  whole: Clause,
  clauses: readonly RuledClause[],
  toolbox: Toolbox,
  now: number,
  weights: SignWeights,
): readonly ClausePlan[] {
  if (contentWords(whole).length > MOST_WORDS) return clauses.map(({ plan }) => plan);
  return likeliest(optionsAlone(whole, clauses, toolbox, now, weights), weights).plans;
}

/** All that a question may ask for, as a whole and clause by clause. */
export function optionsAlone(
  whole: Clause,
  clauses: readonly RuledClause[],
  toolbox: Toolbox,
  now: number,
  weights: SignWeights,
): readonly Option[] {
  const plans = clauses.map(({ plan }) => plan);
  const singles = singlesFor(whole, plans, toolbox, now);
  const [first] = clauses;
  if (clauses.length < 2 && first?.clause.text === whole.text) return singles;
  const parts = clauses.map(({ clause, plan }) =>
    likeliest(singlesFor(clause, [plan], toolbox, now), weights),
  );
  // What is answered by itself stays answered beside what nothing here knows of.
  const isAnswered = parts.some(({ plans: own }, at) => own[0] === plans[at] && own[0]?.kind === "calls");
  return [
    ...(isAnswered ? singles.filter(({ candidate }) => candidate !== OUTSIDE) : singles),
    jointOf(parts, singles),
  ];
}

/** The likeliest of some options. */
export function likeliest(options: readonly Option[], weights: SignWeights): Option {
  const scorers = new Map<readonly string[], (signs: readonly Sign[]) => number>();
  const scoreOf = ({ signs, words, part }: Told) => {
    const score = scorers.get(words) ?? scorerFor(words, weights);
    scorers.set(words, score);
    return score(signs) * part;
  };
  let [best] = options;
  let most = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const score = option.told.reduce((sum, each) => sum + scoreOf(each), option.doubt);
    if (score > most) {
      most = score;
      best = option;
    }
  }
  return best ?? { candidate: OUTSIDE, doubt: 0, plans: [], told: [] };
}

/** What a text may ask for as one. */
function singlesFor(
  clause: Clause,
  plans: readonly ClausePlan[],
  toolbox: Toolbox,
  now: number,
): readonly Option[] {
  const { text, mentions } = clause;
  const said = contentWords(clause);
  const words = [...said, ...meantWords(text)];
  const intent = [intentOf(clause, tellingWords(clause)), ...meantWords(text)].join(" ");
  const ranks = [words.join(" "), intent, text].map((each) => toolbox.rank(each));
  const coverage = coverageOf(words, toolbox);
  const [share, wide, first] = ranks.map((each) => new Map(each.map(({ tool, share: of }) => [tool, of])));
  const fitOf = (tool: PlannedTool): Fit => ({
    ...{ share: share?.get(tool) ?? 0, wide: wide?.get(tool) ?? 0, first: first?.get(tool) ?? 0 },
    own: coverage.own(tool),
  });
  const tools = new Set<PlannedTool>([
    ...ranks.flatMap((each) => each.slice(0, MOST_RANKED).map(({ tool }) => tool)),
    ...plans.flatMap((plan) =>
      plan.kind === "calls" ? plan.calls.map(({ tool }) => tool) : plan.kind === "missing" ? [plan.tool] : [],
    ),
  ]);
  const listed = [...tools].map((tool) => {
    const fit = fitOf(tool);
    return { tool, share: Math.max(fit.share, fit.wide, LEAST_SHARE) };
  });
  const material: Material = {
    ...{
      text: text.toLowerCase(),
      mentions,
      background: new Set<Mention>(),
      subject: subjectOf(clause),
      now,
    },
    ...{ lacking: undefined, sought: [] },
  };
  const source = { name: "none", own: mentions, text, mentions: [] } as const;
  const found = choicesFor(listed, material, coverage).flatMap((choice) => {
    const candidate = chosen(source, choice, fitOf(choice.tool));
    const notes = notesOf(choice, clause);
    const calls = candidate.calls.map((call) => ({ ...call, notes }));
    return withChoices({ ...candidate, calls }, words.length <= MANY_WORDS ? words : [], mentions);
  });
  const candidates = [OUTSIDE, ...found];
  const ruled = ruledOf(plans, candidates, fitOf);
  const all = candidates.includes(ruled.candidate) ? candidates : [...candidates, ruled.candidate];
  const turn = turnSignsOf({ said: clause, answers: [] }, [], all, toolbox);
  const isAnswered = plans.some(({ kind }) => kind === "calls");
  const pairs = pairsIn(clause);
  const openness = opennessOf(clause, all);
  return all.map((candidate) => {
    const isRuled = candidate === ruled.candidate;
    const signs = [
      ...signsOf(candidate, turn),
      ...aloneSigns(candidate, isRuled ? ruled.by : undefined, turn.words, text),
      ...openSigns(candidate, openness),
    ];
    return {
      ...{
        candidate,
        doubt: candidate.missing.length > 0 && !isAnswered ? DOUBT + (isRuled ? AGREED : 0) : 0,
      },
      plans: isRuled ? plans : [planFor(candidate, text)],
      told: [
        { signs, words: turn.words, part: 1 },
        { signs: pairSigns(candidate), words: pairs, part: 1 },
      ],
    };
  });
}

/** The candidate that the rules have chosen, or one that is made of their plans. */
function ruledOf(
  plans: readonly ClausePlan[],
  candidates: readonly Candidate[],
  fitOf: (tool: PlannedTool) => Fit,
): { readonly candidate: Candidate; readonly by: Ruled } {
  const calls = plans.flatMap((plan) => (plan.kind === "calls" ? plan.calls : []));
  const asks = plans.flatMap((plan) => (plan.kind === "missing" ? [plan] : []));
  const [ask] = asks;
  const tool = calls[0]?.tool ?? ask?.tool;
  if (tool === undefined) return { candidate: OUTSIDE, by: "outside" };
  const by = ask === undefined ? (calls.length > 1 ? "many" : "one") : calls.length > 0 ? "partly" : "asks";
  const key = keyOf(calls);
  const same = candidates.filter((each) => each.tool === tool);
  const found = same.find((each) =>
    ask === undefined
      ? each.missing.length === 0 && keyOf(each.calls) === key
      : calls.length === 0 && each.missing.length > 0,
  );
  if (found !== undefined) return { candidate: found, by };
  const missing = asks.flatMap((each) =>
    each.tool.slots.filter(({ name }) => each.facts.some((fact) => fact.name === name)),
  );
  const candidate: Candidate = {
    ...{ kind: "tool", source: "none", tool, calls, missing, isFaulty: false, said: new Set<string>() },
    used: new Set(calls.flatMap(({ used }) => [...used])),
    ...{ score: same[0]?.score ?? 0, fit: fitOf(tool) },
  };
  return { candidate, by };
}

function keyOf(calls: readonly PlannedCall[]): string {
  return JSON.stringify(calls.map(({ tool, args, lookups }) => [tool.name, args, lookups]));
}

/** What the clauses ask for together. Those that nothing answers tell nothing of it where others are answered. */
function jointOf(parts: readonly Option[], singles: readonly Option[]): Option {
  const answered = parts.filter(({ candidate }) => candidate.kind !== "outside");
  const kept = answered.length === 0 ? parts : answered;
  const calls = kept.flatMap(({ candidate }) => candidate.calls);
  const missing = kept.flatMap(({ candidate }) => candidate.missing);
  const [first] = kept;
  const candidate: Candidate = {
    ...(first?.candidate ?? OUTSIDE),
    ...{ calls: missing.length > 0 ? [] : calls, missing },
  };
  const words = singles[0]?.told[0]?.words ?? [];
  return {
    ...{ candidate, doubt: 0 },
    plans: parts.flatMap(({ plans }) => plans),
    told: [
      ...kept.flatMap(({ told }) => told.map((each) => ({ ...each, part: each.part / kept.length }))),
      {
        signs: jointSigns(
          kept.map((each) => each.candidate),
          parts.length,
        ),
        words,
        part: 1,
      },
    ],
  };
}
