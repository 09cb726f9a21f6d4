// Open signs: what tells that a question leaves something open, or that nothing here answers it, beside what tells of any candidate.
import type { Sign } from "./candidate-signs.js";
import type { Candidate } from "./candidates.js";
import type { Clause } from "./clause.js";
import { isSubject } from "./replacing.js";

/** What is the same for all candidates of a question. */
export interface Openness {
  /** How well the best of those that lack nothing fits: by the words that it speaks of itself, and by the ranking. */
  readonly own: number;
  readonly share: number;
  /** Whether one of them takes all that is named. */
  readonly takesAll: boolean;
  readonly isNamed: boolean;
  readonly pointer: string;
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
export function opennessOf({ text, mentions }: Clause, candidates: readonly Candidate[]): Openness {
  const whole = candidates.filter(({ missing, tool }) => tool !== undefined && missing.length === 0);
  const named = mentions.filter(isSubject);
  const most = (of: (candidate: Candidate) => number) => whole.reduce((a, each) => Math.max(a, of(each)), 0);
  return {
    own: most(({ fit }) => fit.own),
    share: most(({ fit }) => fit.share),
    takesAll: whole.some(({ used }) => named.every((each) => used.has(each))),
    isNamed: named.length > 0,
    pointer: POINTERS.find(([, pattern]) => pattern.test(text))?.[0] ?? "none",
  };
}

/** What tells that a candidate asks back rightly, or declines. */
export function openSigns(
  { kind, missing, fit }: Candidate,
  { own, share, takesAll, isNamed, pointer }: Openness,
): readonly Sign[] {
  const signs: Sign[] = [];
  const add = (name: string, value = 1) => void signs.push({ name, value, isCrossed: false });
  const is = kind === "outside" ? "outside" : missing.length > 0 ? "lacks" : "whole";
  const named = isNamed ? (takesAll ? "taken" : "left") : "unnamed";
  add(`${is}|${named}`);
  add(`${is}|points=${pointer}|${named}`);
  if (is === "whole") return signs;
  add(`${is}|whole=${Math.round(own * PARTS)}|${named}`);
  add(`${is}|first=${Math.round(share * PARTS)}`);
  if (is === "lacks") {
    add("lacks|behind", own - fit.own);
    add("lacks|behind-first", share - fit.share);
  }
  return signs;
}

/** What each pair of words tells of by itself. */
export function pairSigns({ kind, missing }: Candidate): readonly Sign[] {
  const names =
    kind === "outside" ? ["+outside"] : missing.length > 0 ? ["+lacks", `+lacks:${missing[0]?.kind}`] : [];
  return names.map((name) => ({ name, value: 1, isCrossed: true }));
}
