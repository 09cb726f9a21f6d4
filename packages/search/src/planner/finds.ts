// Finds: the tools that a text may ask for by its words alone, each with what they tell of it.
import { askedSigns, calledSigns } from "./alone-signs.js";
import { type Asked, askedFor } from "./askings.js";
import type { Fit } from "./candidates.js";
import { type Clause, contentWords } from "./clause.js";
import { type Coverage, coverageOf } from "./coverage.js";
import { intentOf, tellingWords } from "./intent.js";
import type { FirstLearned } from "./learned.js";
import { type ScoredSigns, type Tell, tellBeside } from "./options.js";
import { meantWords } from "./phrases.js";
import type { ClausePlan } from "./plan.js";
import { signsBy } from "./sign.js";
import { toolSigns } from "./tool-signs.js";
import { type PlannedTool, type RankedTool, sharesOf, type Toolbox } from "./toolbox.js";
import { type TurnSigns, turnSignsOf } from "./turn-signs.js";

/** So many tools are looked at of each ranking, and of those that people ask for so. */
export interface Reach {
  readonly ranked: number;
  readonly asked: number;
}

export const OF_WHOLE: Reach = { ranked: 8, asked: 6 };
/** A part of a question has fewer words, and there are several of them. */
export const OF_PART: Reach = { ranked: 3, asked: 4 };
/** Of these the words may tell so much less than of the likeliest: hardly ever another is right, and none is filled. */
export const MOST_BEHIND = 5;

const LEAST_SHARE = 0.01;

/** The tools that a text may ask for. */
export interface Finds {
  /** Its words without names, with those that it stands for. */
  readonly words: readonly string[];
  readonly coverage: Coverage;
  readonly asked: Asked;
  /** Those of which the words tell most, and those that the rules have chosen. */
  readonly likely: readonly RankedTool[];
  fitOf(tool: PlannedTool): Fit;
  readonly turn: TurnSigns;
  readonly tell: Tell;
  /** What the words tell of one of them. */
  toldOf(tool: PlannedTool): ScoredSigns;
}

/** Finds them. */
export function findsFor(
  clause: Clause,
  plans: readonly ClausePlan[],
  toolbox: Toolbox,
  { askings, weights }: FirstLearned,
  reach: Reach,
  behind: number,
): Finds {
  const meant = meantWords(clause.text);
  const words = [...contentWords(clause), ...meant];
  const intent = [intentOf(clause, tellingWords(clause)), ...meant].join(" ");
  const ranks = [words.join(" "), intent, clause.text].map((each) => toolbox.rank(each));
  const coverage = coverageOf(words, toolbox);
  const asked = askedFor(clause, toolbox, askings);
  const ruled = new Set(plans.flatMap(toolsOf));
  const tools = new Set<PlannedTool>([
    ...ranks.flatMap((each) => each.slice(0, reach.ranked).map(({ tool }) => tool)),
    ...asked.ranked.slice(0, reach.asked),
    ...ruled,
  ]);
  const [share, wide, first] = ranks.map((each) => sharesOf(tools, each));
  const fitOf = (tool: PlannedTool): Fit => ({
    share: share?.get(tool) ?? 0,
    wide: wide?.get(tool) ?? 0,
    first: first?.get(tool) ?? 0,
    own: coverage.own(tool),
  });
  const fits = new Map([...tools].map((tool) => [tool, fitOf(tool)]));
  const looked = [...fits].map(([tool, fit]) => ({ tool, fit, score: 0 }));
  const turn = turnSignsOf({ said: clause, answers: [] }, [], looked, toolbox);
  const tell = tellBeside(turn.words, weights);
  const text = clause.text.toLowerCase();
  const told = new Map(
    looked.map(({ tool, fit }) => {
      const signs = signsBy((add) => {
        toolSigns({ kind: "tool", source: "none", tool, fit }, turn, add);
        calledSigns(tool, turn.words, text, add);
      });
      return [tool, tell([...signs, ...askedSigns(tool, asked)])];
    }),
  );
  const least = Math.max(...[...told.values()].map(({ score }) => score)) - behind;
  const likely = [...told].flatMap(([tool, { score }]) => {
    const fit = fits.get(tool) ?? fitOf(tool);
    return score < least && !ruled.has(tool)
      ? []
      : [{ tool, share: Math.max(fit.share, fit.wide, LEAST_SHARE) }];
  });
  return {
    ...{ words, coverage, asked, likely, turn, tell },
    fitOf: (tool) => fits.get(tool) ?? fitOf(tool),
    toldOf: (tool) => told.get(tool) ?? tell([]),
  };
}

function toolsOf(plan: ClausePlan): readonly PlannedTool[] {
  return plan.kind === "calls"
    ? plan.calls.map(({ tool }) => tool)
    : plan.kind === "missing"
      ? [plan.tool]
      : [];
}
