// Singles: what a text may ask for as one, of all that its words find, with what tells of each.
import { onceFor } from "@svckit/core";
import { aloneSigns, askedSigns, type Ruled, ruledSigns } from "./alone-signs.js";
import { askedFor } from "./askings.js";
import { choiceSigns, signsOf, turnSignsOf } from "./candidate-signs.js";
import { type Candidate, chosen, type Fit, withChoices } from "./candidates.js";
import { choicesFor } from "./choose.js";
import { type Clause, contentWords } from "./clause.js";
import { coverageOf } from "./coverage.js";
import { OUTSIDE, planFor } from "./follow-up.js";
import { intentOf, tellingWords } from "./intent.js";
import type { FirstLearned } from "./learned.js";
import { notesOf } from "./notes.js";
import { opennessOf, openSigns, pairSigns } from "./open-signs.js";
import { likeliest, type Option, type ScoredSigns, tellBeside } from "./options.js";
import { meantWords } from "./phrases.js";
import { plainMaterial } from "./plain-material.js";
import type { ClausePlan, PlannedCall } from "./plan.js";
import { pairsIn } from "./said-words.js";
import { type PlannedTool, sharesOf, type Toolbox } from "./toolbox.js";

/** So many tools are looked at of each ranking, and of those that people ask for so. */
export interface Reach {
  readonly ranked: number;
  readonly asked: number;
}

const OF_WHOLE: Reach = { ranked: 8, asked: 6 };
/** A part of a question has fewer words, and there are several of them. */
export const OF_PART: Reach = { ranked: 3, asked: 4 };

const LEAST_SHARE = 0.01;
// Who writes so many words leaves no choice open.
const MANY_WORDS = 30;

// Where the rules find no call, another has to be surer: one that takes a guess costs its asker more than a question.
const DOUBT = 1.1;
const AGREED = 0.75;

/** What a text may ask for as one. */
export function singlesFor(
  clause: Clause,
  plans: readonly ClausePlan[],
  toolbox: Toolbox,
  now: number,
  { askings, weights }: FirstLearned,
  reach = OF_WHOLE,
): readonly Option[] {
  const { text, mentions } = clause;
  const said = contentWords(clause);
  const meant = meantWords(text);
  const words = [...said, ...meant];
  const intent = [intentOf(clause, tellingWords(clause)), ...meant].join(" ");
  const ranks = [words.join(" "), intent, text].map((each) => toolbox.rank(each));
  const coverage = coverageOf(words, toolbox);
  const asked = askedFor(clause, toolbox, askings);
  const tools = new Set<PlannedTool>([
    ...ranks.flatMap((each) => each.slice(0, reach.ranked).map(({ tool }) => tool)),
    ...asked.ranked.slice(0, reach.asked),
    ...plans.flatMap((plan) =>
      plan.kind === "calls" ? plan.calls.map(({ tool }) => tool) : plan.kind === "missing" ? [plan.tool] : [],
    ),
  ]);
  const [share, wide, first] = ranks.map((each) => sharesOf(tools, each));
  const fitOf = (tool: PlannedTool): Fit => ({
    share: share?.get(tool) ?? 0,
    wide: wide?.get(tool) ?? 0,
    first: first?.get(tool) ?? 0,
    own: coverage.own(tool),
  });
  const listed = [...tools].map((tool) => {
    const fit = fitOf(tool);
    return { tool, share: Math.max(fit.share, fit.wide, LEAST_SHARE) };
  });
  const source = { name: "none", own: mentions, text, mentions: [] } as const;
  const found = choicesFor(listed, plainMaterial(clause, now), coverage).flatMap((choice) => {
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
  const tell = tellBeside(turn.words, weights);
  const tellPairs = tellBeside(pairsIn(clause), weights);
  const openness = opennessOf(clause, all, toolbox);
  const toldOf = onceFor((candidate: Candidate): readonly ScoredSigns[] => [
    tell([
      ...signsOf(candidate, turn),
      ...aloneSigns(candidate, turn.words, text),
      ...openSigns(candidate, openness),
      ...askedSigns(candidate, asked),
    ]),
    tellPairs(pairSigns(candidate)),
  ]);
  const optionOf = (candidate: Candidate): Option => {
    const isRuled = candidate === ruled.candidate;
    return {
      ...{
        candidate,
        doubt: candidate.missing.length > 0 && !isAnswered ? DOUBT + (isRuled ? AGREED : 0) : 0,
      },
      plans: () => (isRuled ? plans : [planFor(candidate, text)]),
      // What tells of a candidate tells of it with any value.
      told: [
        ...toldOf(candidate.unchosen ?? candidate),
        ...(isRuled ? [tell(ruledSigns(ruled.by))] : []),
        ...(candidate.chosen === undefined ? [] : [tell(choiceSigns(candidate, turn))]),
      ],
    };
  };
  const options = all.map(optionOf);
  if (words.length > MANY_WORDS) return options;
  // A second value that nothing said is tried beside the likeliest first one.
  const { candidate: best } = likeliest(options);
  const [, ...further] = withChoices(best, words, mentions);
  return [...options, ...further.map(optionOf)];
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
