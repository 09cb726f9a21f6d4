// Follow-up: of all that a later turn may ask for, what it most likely does, by weights that were learned from conversations.
import { once } from "@svckit/core";
import { FOLLOW_UP_WEIGHTS } from "../tables/follow-up-weights.js";
import { askedSigns } from "./alone-signs.js";
import { type AskingCounts, askedFor } from "./askings.js";
import { choiceSigns, fillingSigns } from "./candidate-signs.js";
import { type Before, type Candidate, candidatesFor, isBrief, OF_TURN, withChoices } from "./candidates.js";
import type { LaterTurn } from "./conversation.js";
import { factOf } from "./notes.js";
import type { Read } from "./ordinals.js";
import type { ClausePlan } from "./plan.js";
import { signsBy } from "./sign.js";
import { type SignWeights, type Told, toldScorer } from "./sign-weights.js";
import { toolSigns } from "./tool-signs.js";
import type { PlannedTool, Toolbox } from "./toolbox.js";
import { turnSignsOf } from "./turn-signs.js";
import { weighingsOf } from "./weighings.js";

/** The weights that were learned. */
export const learnedWeights: () => SignWeights = once(() => weighingsOf(FOLLOW_UP_WEIGHTS));

/** That nothing here answers it. */
export const OUTSIDE: Candidate = {
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
  /** The words that signs tell beside. */
  readonly words: readonly string[];
  /** What tells of one of them. */
  toldOf(candidate: Candidate): readonly Told[];
  /** How much that tells for it. */
  scoreOf(candidate: Candidate): number;
}

/** What conversations have taught. */
export interface FollowUpLearned {
  readonly weights: SignWeights;
  readonly askings: AskingCounts;
}

/** What a turn may ask for, and what tells of it. */
export function weighedFor(
  turn: LaterTurn,
  before: Before,
  read: Read,
  toolbox: Toolbox,
  now: number,
  { weights, askings }: FollowUpLearned,
  reach = OF_TURN,
): Weighed {
  const { said, previous } = turn;
  const own = askedFor(said, toolbox, askings);
  const text = before.calls[0]?.clause ?? previous.text;
  const joined = { text: `${text} ${said.text}`, mentions: [...said.mentions, ...turn.known] };
  const wide = askedFor(joined, toolbox, askings);
  const likely = isBrief(said)
    ? [...own.ranked.slice(0, reach.asked), ...wide.ranked.slice(0, reach.asked)]
    : [];
  const asked = candidatesFor(turn, before, likely, read, toolbox, now, reach);
  const signs = turnSignsOf(turn, before.calls, asked, toolbox);
  // Most of what sounds strange behind a question is said of its answer.
  const known = new Map<Candidate, readonly Told[]>();
  const scores = new Map<Candidate, number>();
  const score = toldScorer(weights);
  const beside = { words: signs.words, part: 1 };
  // What tells of a tool is the same for all that it may be asked: by the words, and by how people ask for it.
  const ofTool = onceEach(
    ({ kind, source, tool }: Candidate) => `${kind} ${source} ${tool?.name}`,
    (candidate) => (candidate.kind === "outside" ? [] : signsBy((add) => toolSigns(candidate, signs, add))),
  );
  const ofAsked = onceEach(
    (tool: PlannedTool | undefined) => tool,
    (tool) => [...askedSigns(tool, own), ...askedSigns(tool, wide, "wide-")],
  );
  const found: Weighed = {
    candidates: (signs.isAbroad || signs.isElsewhere) && signs.strange > 0 ? [...asked, OUTSIDE] : asked,
    words: signs.words,
    toldOf(candidate) {
      const told = known.get(candidate) ?? [
        {
          signs: [...signsBy((add) => fillingSigns(candidate, signs, add)), ...choiceSigns(candidate, signs)],
          ...beside,
        },
        { signs: ofTool(candidate), ...beside },
        { signs: ofAsked(candidate.tool), ...beside },
      ];
      known.set(candidate, told);
      return told;
    },
    scoreOf(candidate) {
      const told = scores.get(candidate) ?? score(this.toldOf(candidate));
      scores.set(candidate, told);
      return told;
    },
  };
  if (!isBrief(said)) return found;
  // A further value that nothing said, and a number that counts nothing else, are tried beside the likeliest candidate.
  const keys = new Set(found.candidates.map(chosenKey));
  const furtherOf = (best: Candidate) =>
    withChoices(best, signs.words, best.source === "row" ? turn.mentions : said.mentions).filter(
      (each) => !keys.has(chosenKey(each)),
    );
  const best = likeliest(found);
  const candidates = [...found.candidates, ...furtherOf(best)];
  const next = likeliest({ ...found, candidates });
  return { ...found, candidates: next === best ? candidates : [...candidates, ...furtherOf(next)] };
}

function onceEach<From, Made>(keyOf: (from: From) => unknown, make: (from: From) => Made) {
  const known = new Map<unknown, Made>();
  return (from: From): Made => {
    const key = keyOf(from);
    const made = known.get(key) ?? make(from);
    known.set(key, made);
    return made;
  };
}

function chosenKey({ kind, source, tool, chosen = [] }: Candidate): string {
  return JSON.stringify([kind, source, tool?.name, chosen]);
}

/** The plan for a turn. */
export function followUp(turn: LaterTurn, weighed: Weighed): ClausePlan {
  return planFor(likeliest(weighed), turn.said.text);
}

/** What a candidate makes of a text. */
export function planFor({ calls, tool, missing }: Candidate, text: string): ClausePlan {
  if (tool === undefined) return { kind: "outside", clause: text };
  if (missing.length === 0) return { kind: "calls", calls };
  const reason = `${tool.tool.definition.title} needs it`;
  return { kind: "missing", tool, reason, facts: missing.map((slot) => factOf(tool, slot)) };
}

/** The likeliest of all. */
export function likeliest(weighed: Weighed): Candidate {
  let best = OUTSIDE;
  let most = Number.NEGATIVE_INFINITY;
  for (const each of weighed.candidates) {
    const score = weighed.scoreOf(each);
    if (score > most) {
      most = score;
      best = each;
    }
  }
  return best;
}
