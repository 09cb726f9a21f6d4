// Asking lessons: how often each tool is asked for in which words, counted over questions of which it is known.
import { type AskingCounts, countedIn, NOTHING } from "../src/planner/askings.js";
import type { Toolbox } from "../src/planner/toolbox.js";
import { readerOf, understoodOf } from "../src/planner/understood.js";
import { ALWAYS } from "../src/planner/weighings.js";
import type { ScoredQuestion } from "./score.js";

/** A question to learn from, and whose it is. */
export interface Row extends ScoredQuestion {
  readonly writer: string;
}

// The first of several right calls is what its writer thought of.
const OF_FIRST = 0.6;
// A word, or a pair of words, that so few questions have tells of none.
const FEWEST = 2;
const FEWEST_PAIRS = 5;
// Counts are told to a tenth.
const TENTHS = 10;

/** Counts questions, and leaves out those of a writer where they are to be told by what the others teach. */
export interface AskingLessons {
  counts(rows: readonly Row[]): AskingCounts;
  apart(rows: readonly Row[]): (writer: string) => AskingCounts;
}

/** Reads the words of questions, each question once. */
export function createAskingLessons(toolbox: Toolbox, now: number): AskingLessons {
  const known = new Map<string, ReadonlyMap<string, number>>();

  function wordsOf(text: string): ReadonlyMap<string, number> {
    const words =
      known.get(text) ??
      countedIn(understoodOf({ text, earlier: [], sampling: {} }, readerOf(toolbox, now), toolbox));
    known.set(text, words);
    return words;
  }

  function counts(rows: readonly Row[]): AskingCounts {
    const all = new Map<string, Map<string, number>>();
    const seen = new Map<string, number>();
    for (const { kind, prompt, calls = [] } of rows) {
      const [any = []] = calls;
      const names = new Set(kind === "outside" ? [NOTHING] : any.map(({ tool }) => tool));
      // What each of several parts is said with is not known.
      if (prompt === undefined || names.size === 0 || calls.length > 1) continue;
      const words = wordsOf(prompt);
      for (const word of words.keys()) seen.set(word, (seen.get(word) ?? 0) + 1);
      let share = names.size === 1 ? 1 : OF_FIRST;
      for (const name of names) {
        const own = all.get(name) ?? new Map<string, number>();
        all.set(name, own);
        own.set(ALWAYS, (own.get(ALWAYS) ?? 0) + share);
        for (const [word, part] of words) own.set(word, (own.get(word) ?? 0) + part * share);
        share = (1 - OF_FIRST) / Math.max(1, names.size - 1);
      }
    }
    for (const own of all.values())
      for (const [word, count] of own) {
        const rounded = Math.round(count * TENTHS) / TENTHS;
        const isRare = (seen.get(word) ?? 0) < (word.includes("+") ? FEWEST_PAIRS : FEWEST);
        if (word !== ALWAYS && (isRare || rounded === 0)) own.delete(word);
        else own.set(word, rounded);
      }
    return all;
  }

  return {
    counts,
    apart(rows) {
      const others = new Map<string, AskingCounts>();
      return (writer) => {
        const counted = others.get(writer) ?? counts(rows.filter((row) => row.writer !== writer));
        others.set(writer, counted);
        return counted;
      };
    },
  };
}
