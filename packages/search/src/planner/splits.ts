// Splits: where a question may fall into parts that each ask for a tool of their own, by how people ask for tools.
import type { Mention } from "../entities/mention.js";
import { type AskingCounts, likeliestAsked } from "./askings.js";
import { type Clause, contentWords, isThing, partOf, placed } from "./clause.js";
import { isAlike } from "./replacing.js";
import type { Toolbox } from "./toolbox.js";

// What may stand between two parts: a sign, a word, or the mark of an item.
const JOINTS =
  /(?<!\s)(?:\s{0,2}[?;.!:]{1,4}\s{1,4}|\s{0,2},\s{1,4}|\s{1,4}(?:[+&/–—-]|->)\s{1,4}|\s{1,4}(?=(?:and|plus|as well as|also|then|along with|versus|vs\.?|or|with)\s)|\s{1,4}(?=\(?[1-4a-d]\)\s))/gi;
// What a part may begin with that says nothing of it.
const LEADS =
  /^(?:(?:and|plus|as well as|also|then|along with|versus|vs\.?|or|with|separately|likewise|\(?[1-4a-d]\)|[-–—+&/>,:;.]+)[\s,:]*){1,4}/i;
const MOST_JOINTS = 10;
// Two parts have to be so much more like what people ask for than the whole.
const LEAST_GAIN = 1.5;

interface Split {
  readonly at: readonly number[];
  readonly parts: readonly Clause[];
  readonly gain: number;
}

/** The ways in which a question may fall into parts, the likeliest first. */
export function splitsOf(
  whole: Clause,
  toolbox: Toolbox,
  askings: AskingCounts,
  least = LEAST_GAIN,
): readonly (readonly Clause[])[] {
  const joints = jointsIn(whole);
  if (joints.length === 0) return [];
  const fitting = (clause: Clause) => likeliestAsked(clause, toolbox, askings);
  const { score: asOne } = fitting(whole);
  const splitAt = (at: readonly number[]): Split | undefined => {
    const parts = partsAt(whole, at);
    if (parts.some((part) => contentWords(part).length === 0)) return undefined;
    const found = parts.map(fitting);
    const isOfSeveral = new Set(found.map(({ tool }) => tool)).size === parts.length;
    const gain = found.reduce((sum, { score }) => sum + score, -asOne);
    return isOfSeveral && gain > least ? { at, parts, gain } : undefined;
  };
  const best = mostOf(joints.flatMap((joint) => splitAt([joint]) ?? []));
  if (best === undefined) return [];
  const inThree = mostOf(
    joints.flatMap((joint) =>
      best.at.includes(joint) ? [] : (splitAt([...best.at, joint].sort((a, b) => a - b)) ?? []),
    ),
  );
  const isBetter = inThree !== undefined && inThree.gain > best.gain + LEAST_GAIN;
  return [best.parts, ...(isBetter ? [inThree.parts] : [])];
}

function mostOf(splits: readonly Split[]): Split | undefined {
  return splits.reduce<Split | undefined>(
    (best, each) => (best === undefined || each.gain > best.gain ? each : best),
    undefined,
  );
}

/** Where parts of a question may begin. */
export function jointsIn({ text, mentions }: Clause): readonly number[] {
  const joints: number[] = [];
  for (const { 0: joint, index } of text.matchAll(JOINTS)) {
    const end = index + joint.length;
    if (index > 0 && end < text.length && !mentions.some((each) => end > each.start && index < each.end))
      joints.push(end);
    if (joints.length >= MOST_JOINTS) break;
  }
  return joints;
}

function partsAt({ text, mentions }: Clause, at: readonly number[]): readonly Clause[] {
  const ends = [...at, text.length];
  const own = ends.map((end, each) => {
    const start = at[each - 1] ?? 0;
    const lead = LEADS.exec(text.slice(start, end))?.[0].length ?? 0;
    const from = start + (each > 0 ? lead : 0);
    return placed(partOf({ text, mentions }, from, end), text, from);
  });
  return own.map((part) => ({ text: part.text, mentions: [...part.mentions, ...inherited(part, own)] }));
}

/** What the other parts name, of kinds that a part does not name itself. */
function inherited(part: Clause, parts: readonly Clause[]): readonly Mention[] {
  return parts
    .flatMap((each) => (each === part ? [] : each.mentions))
    .filter((mention) => isThing(mention) && !part.mentions.some((own) => isAlike(own, mention)))
    .map((mention) => ({ ...mention, start: -1, end: -1 }));
}
