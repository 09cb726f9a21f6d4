// Follow-up: of all that a later turn may ask for, what it most likely does, by weights that were learned from conversations.
import { once } from "@svckit/core";
import { FOLLOW_UP_WEIGHTS } from "../tables/follow-up-weights.js";
import { type Sign, signsOf, type TurnSigns, turnSignsOf } from "./candidate-signs.js";
import { type Before, type Candidate, candidatesFor } from "./candidates.js";
import type { LaterTurn } from "./conversation.js";
import { factOf } from "./notes.js";
import type { Read } from "./ordinals.js";
import type { ClausePlan } from "./plan.js";
import type { Toolbox } from "./toolbox.js";
import { ALWAYS, type Weighing, weighingsOf } from "./weighings.js";

/** How much signs tell: by the name of a sign, for itself and for each word beside it. */
export type SignWeights = ReadonlyMap<string, Weighing>;

/** The weights that were learned. */
export const learnedWeights: () => SignWeights = once(() => weighingsOf(FOLLOW_UP_WEIGHTS));

const OUTSIDE: Candidate = {
  ...{
    kind: "outside",
    source: "none",
    tool: undefined,
    calls: [],
    missing: [],
    used: new Set(),
    said: new Set(),
  },
  ...{ isFaulty: false, score: 0, fit: { share: 0, wide: 0, first: 0, own: 0 } },
};

/** A turn with all that it may ask for. */
export interface Weighed {
  readonly candidates: readonly Candidate[];
  readonly signs: TurnSigns;
}

/** What a turn may ask for, and what tells of it. */
export function weighedFor(
  turn: LaterTurn,
  before: Before,
  read: Read,
  toolbox: Toolbox,
  now: number,
): Weighed {
  const asked = candidatesFor(turn, before, read, toolbox, now);
  const signs = turnSignsOf(turn, before.calls, asked, toolbox);
  // Most of what sounds strange behind a question is said of its answer.
  return {
    candidates: (signs.isAbroad || signs.isElsewhere) && signs.strange > 0 ? [...asked, OUTSIDE] : asked,
    signs,
  };
}

/** The plan for a turn. */
export function followUp(turn: LaterTurn, weighed: Weighed, weights: SignWeights): ClausePlan {
  const { calls, tool, missing } = likeliest(weighed, weights);
  if (tool === undefined) return { kind: "outside", clause: turn.said.text };
  if (missing.length === 0) return { kind: "calls", calls };
  const reason = `${tool.tool.definition.title} needs it`;
  return { kind: "missing", tool, reason, facts: missing.map((slot) => factOf(tool, slot)) };
}

function likeliest({ candidates, signs }: Weighed, weights: SignWeights): Candidate {
  const share = crossedShare(signs.words);
  const crossed = new Map<string, number>();
  const crossedFor = (name: string) => {
    const known = crossed.get(name);
    if (known !== undefined) return known;
    const weighing = weights.get(name);
    const sum = signs.words.reduce((all, word) => all + (weighing?.get(word) ?? 0), 0) * share;
    crossed.set(name, sum);
    return sum;
  };
  const told = ({ name, value, isCrossed }: Sign) =>
    value * ((weights.get(name)?.get(ALWAYS) ?? 0) + (isCrossed ? crossedFor(name) : 0));
  let best = OUTSIDE;
  let most = Number.NEGATIVE_INFINITY;
  for (const each of candidates) {
    const sum = signsOf(each, signs).reduce((all, sign) => all + told(sign), 0);
    if (sum > most) {
      most = sum;
      best = each;
    }
  }
  return best;
}

const FEWEST_WORDS = 4;

/** How much each of so many words counts beside a sign. */
export function crossedShare(words: readonly string[]): number {
  return 1 / Math.sqrt(Math.max(FEWEST_WORDS, words.length));
}
