// Open signs: what tells that a question leaves something open, or that nothing here answers it, beside what tells of any candidate.

import type { Candidate } from "./candidates.js";
import type { Clause } from "./clause.js";
import { isLacked } from "./lacking-fit.js";
import { type OpenThing, openThing } from "./open-things.js";
import { isSubject } from "./replacing.js";
import type { Add, Sign } from "./sign.js";
import type { Toolbox } from "./toolbox.js";

/** What is the same for all candidates of a question. */
export interface Openness {
  /** How well the best of those that lack nothing fits: by the words that it speaks of itself, and by the ranking. */
  readonly own: number;
  readonly share: number;
  /** Whether one of them takes all that is named. */
  readonly takesAll: boolean;
  readonly isNamed: boolean;
  readonly pointer: string;
  /** What the text leaves open by its own words. */
  readonly open: OpenThing | undefined;
}

const PARTS = 4;
// What says whose a thing is, or points at it, where nothing names it.
const POINTERS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ["own", /\b(?:my|our|mine|ours)\b/i],
  ["theirs", /\b(?:his|her|their|theirs|whose)\b|\p{L}['’]s\b(?!\s*(?:$|[?.!]))/iu],
  ["this", /\b(?:this|that|these|those)\s+\p{L}/iu],
  ["it", /\b(?:it|them|they|he|she|here)\b/i],
];

/** Reads it from the candidates of a question. */
export function opennessOf(
  { text, mentions }: Clause,
  candidates: readonly Candidate[],
  { holds }: Toolbox,
): Openness {
  const whole = candidates.filter(({ missing, tool }) => tool !== undefined && missing.length === 0);
  const named = mentions.filter(isSubject);
  const most = (of: (candidate: Candidate) => number) => whole.reduce((a, each) => Math.max(a, of(each)), 0);
  return {
    own: most(({ fit }) => fit.own),
    share: most(({ fit }) => fit.share),
    takesAll: whole.some(({ used }) => named.every((each) => used.has(each))),
    isNamed: named.length > 0,
    pointer: POINTERS.find(([, pattern]) => pattern.test(text))?.[0] ?? "none",
    open: openThing(text, mentions, holds),
  };
}

/** What tells that a candidate asks back rightly, or declines. */
export function openSigns(
  { kind, missing, fit }: Candidate,
  { own, share, takesAll, isNamed, pointer, open }: Openness,
  add: Add,
): void {
  const is = kind === "outside" ? "outside" : missing.length > 0 ? "lacks" : "whole";
  const named = isNamed ? (takesAll ? "taken" : "left") : "unnamed";
  add(`${is}|${named}`);
  add(`${is}|points=${pointer}|${named}`);
  add(`${is}|open=${calledOf(open)}|${named}`);
  if (is === "whole") return;
  add(`${is}|whole=${Math.round(own * PARTS)}|${named}`);
  add(`${is}|first=${Math.round(share * PARTS)}`);
  if (is === "lacks") {
    add("lacks|behind", own - fit.own);
    add("lacks|behind-first", share - fit.share);
    if (open !== undefined)
      add(
        `lacks|open=${missing.some((slot) => isLacked(slot, open.lacking)) ? "fits" : "other"}|${calledOf(open)}`,
      );
  }
}

function calledOf(open: OpenThing | undefined): string {
  if (open === undefined) return "none";
  const whose = open.isPerson ? "person" : open.isOfField ? "ours" : "thing";
  return open.isSure ? `${whose}!` : whose;
}

/** What each pair of words tells of by itself. */
export function pairSigns({ kind, missing }: Candidate): readonly Sign[] {
  const names =
    kind === "outside" ? ["+outside"] : missing.length > 0 ? ["+lacks", `+lacks:${missing[0]?.kind}`] : [];
  return names.map((name) => ({ name, value: 1, isCrossed: true }));
}
