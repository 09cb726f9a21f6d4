// Singles: what a text may ask for as one, of all that its words find, with what tells of each.
import { onceFor } from "@svckit/core";
import { askedSigns, lackSigns, type Ruled, ruledSigns } from "./alone-signs.js";
import { keyOfCalls } from "./call-key.js";
import { choiceSigns, fillingSigns } from "./candidate-signs.js";
import { type Candidate, chosen, type Fit, withChoices } from "./candidates.js";
import { choicesFor, isPoint, pointsAtTime } from "./choose.js";
import type { Clause } from "./clause.js";
import { findsFor, type Reach } from "./finds.js";
import { OUTSIDE, planFor } from "./follow-up.js";
import type { FirstLearned } from "./learned.js";
import { notesOf } from "./notes.js";
import { opennessOf, openSigns, pairSigns } from "./open-signs.js";
import { likeliest, type Option, type ScoredSigns, tellBeside } from "./options.js";
import { plainMaterial } from "./plain-material.js";
import type { ClausePlan } from "./plan.js";
import { pairsIn } from "./said-words.js";
import { signsBy } from "./sign.js";
import type { PlannedTool, Toolbox } from "./toolbox.js";
import { bestScoreOf } from "./turn-signs.js";

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
  learned: FirstLearned,
  reach: Reach,
  behind: number,
): readonly Option[] {
  const { text, mentions } = clause;
  const finds = findsFor(clause, plans, toolbox, learned, reach, behind);
  const { words, coverage, asked } = finds;
  const open = words.length <= MANY_WORDS ? words : [];
  const source = { name: "none", own: mentions, text, mentions: [] } as const;
  const material = plainMaterial(clause, now);
  const isTimed = pointsAtTime(material);
  // "Block on Base at 6pm": the time tells the block.
  const isDated = mentions.some(isPoint);
  const isTold = ({ missing }: Candidate) => isDated && missing.some(({ kind }) => kind === "block");
  const found = choicesFor(finds.likely, material, coverage).flatMap((choice) => {
    const candidate = chosen(source, choice, finds.fitOf(choice.tool));
    return (lacksTimeAlone(candidate) && !isTimed) || isTold(candidate)
      ? []
      : withChoices(candidate, open, mentions);
  });
  const candidates = [OUTSIDE, ...found];
  const ruled = ruledOf(plans, candidates, finds.fitOf);
  const all = candidates.includes(ruled.candidate) ? candidates : [...candidates, ruled.candidate];
  const turn = { ...finds.turn, bestScore: bestScoreOf(all) };
  const isAnswered = plans.some(({ kind }) => kind === "calls");
  const tellPairs = tellBeside(pairsIn(clause), learned.weights);
  const openness = opennessOf(clause, all, toolbox);
  const { tell } = finds;
  const toldOf = onceFor((candidate: Candidate): readonly ScoredSigns[] => [
    candidate.tool === undefined ? tell(askedSigns(undefined, asked)) : finds.toldOf(candidate.tool),
    tell(
      signsBy((add) => {
        fillingSigns(candidate, turn, add);
        lackSigns(candidate, add);
        openSigns(candidate, openness, add);
      }),
    ),
    tellPairs(pairSigns(candidate)),
  ]);
  const optionOf = (candidate: Candidate): Option => {
    const isRuled = candidate === ruled.candidate;
    return {
      ...{
        candidate,
        doubt:
          candidate.missing.length > 0 && !isAnswered && !isTold(candidate)
            ? DOUBT + (isRuled ? AGREED : 0)
            : 0,
      },
      plans: () => (isRuled ? plans : [noted(planFor(candidate, text), candidate, clause)]),
      // What tells of a candidate tells of it with any value.
      told: [
        ...toldOf(candidate.unchosen ?? candidate),
        ...(isRuled ? [tell(ruledSigns(ruled.by))] : []),
        ...(candidate.chosen === undefined ? [] : [tell(choiceSigns(candidate, turn))]),
      ],
    };
  };
  const options = all.map(optionOf);
  if (open.length === 0) return options;
  // A second value that nothing said is tried beside the likeliest first one.
  const { candidate: best } = likeliest(options);
  const [, ...further] = withChoices(best, words, mentions);
  return [...options, ...further.map(optionOf)];
}

/** Whether nothing but a time is missing: who asks for what is now is not asked for one. */
function lacksTimeAlone({ missing }: Candidate): boolean {
  return missing.length > 0 && missing.every(({ kind }) => kind === "time" || kind === "day");
}

/** A plan with what its calls leave out of what was said. */
function noted(plan: ClausePlan, { used }: Candidate, clause: Clause): ClausePlan {
  if (plan.kind !== "calls") return plan;
  const calls = plan.calls.map((call) => {
    const { tool, args } = call;
    return { ...call, notes: notesOf({ tool, args, used }, clause) };
  });
  return { kind: "calls", calls };
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
  const key = keyOfCalls(calls);
  const same = candidates.filter((each) => each.tool === tool);
  const found = same.find((each) =>
    ask === undefined
      ? each.missing.length === 0 && keyOfCalls(each.calls) === key
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
