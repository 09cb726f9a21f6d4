// Turn parts: where a later turn asks for several things, what each part asks for as a turn of its own.
import { jointSigns } from "./alone-signs.js";
import type { Candidate } from "./candidates.js";
import { contentWords } from "./clause.js";
import { type LaterTurn, partOfTurn } from "./conversation.js";
import { type FollowUpLearned, likeliest, type Weighed } from "./follow-up.js";
import type { Read } from "./ordinals.js";
import { type Told, toldScorer } from "./sign-weights.js";
import { splitsOf } from "./splits.js";
import type { Toolbox } from "./toolbox.js";

// What a turn leaves out tells neither of its parts nor of the whole.
const LEAST_GAIN = 0.5;
// Texts of more words than people write in a turn are weighed as one: each way to split them costs its share.
const MOST_WORDS = 40;

/** What a turn may ask for, with what its parts ask for together. */
export function withParts(
  weighed: Weighed,
  turn: LaterTurn,
  weigh: (part: LaterTurn) => Weighed,
  read: Read,
  toolbox: Toolbox,
  { weights, askings }: FollowUpLearned,
): Weighed {
  if (contentWords(turn.said).length > MOST_WORDS) return weighed;
  const [split] = splitsOf(turn.said, toolbox, askings, LEAST_GAIN);
  if (split === undefined) return weighed;
  const parts = partsOf(
    turn,
    split.map(({ text }) => text),
    read,
  );
  const found = parts.map((part) => {
    const own = weigh(part);
    const candidate = likeliest(own);
    return { candidate, told: own.toldOf(candidate) };
  });
  const [first] = found;
  if (first === undefined || found.some(({ candidate }) => candidate.calls.length === 0)) return weighed;
  const calls = found.flatMap(({ candidate }) => candidate.calls);
  const joint: Candidate = { ...first.candidate, calls };
  const signs = jointSigns(
    found.map(({ candidate }) => candidate),
    split.length,
    "askings",
  );
  const told: readonly Told[] = [
    ...found.flatMap((each) => each.told.map((one) => ({ ...one, part: one.part / found.length }))),
    { signs, words: weighed.words, part: 1 },
  ];
  return {
    candidates: [...weighed.candidates, joint],
    words: weighed.words,
    toldOf: (candidate) => (candidate === joint ? told : weighed.toldOf(candidate)),
    scoreOf: (candidate) => (candidate === joint ? toldScorer(weights)(told) : weighed.scoreOf(candidate)),
  };
}

/** The parts as turns: each knows what those before it name. */
function partsOf(turn: LaterTurn, texts: readonly string[], read: Read): readonly LaterTurn[] {
  const parts: LaterTurn[] = [];
  for (const text of texts) {
    const part = partOfTurn(turn, text, parts, read);
    if (part !== undefined) parts.push(part);
  }
  return parts.length === texts.length ? parts : [];
}
