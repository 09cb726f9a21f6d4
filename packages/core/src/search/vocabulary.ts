// Vocabulary: phrases beside what they mean, in text with a phrase a line. Hosts write theirs in the same form.
import type { Steps } from "../platform/steps.js";
import { stem } from "./stem.js";
import { createWordReader } from "./word-reader.js";

/** An idea such as a price, or a kind of thing such as a coin, with the phrases that say it. */
export interface Entry {
  /** `#` and the name of an idea, or `@` and that of a kind: what an index compares. */
  readonly term: string;
  /** Whether a tool that says it is for it and for nothing else. */
  readonly isSpecial: boolean;
  /** Arguments that take a thing of this kind, with spaces for `_`. */
  readonly argumentNames: readonly string[];
  readonly phrases: readonly Phrase[];
}

/** One way to say it, as the stems of its words; `*` is a gap. */
export interface Phrase {
  readonly path: readonly string[];
  readonly said: Said;
}

/** Who says it: tools, callers, callers who only hint at it, callers who leave no doubt. */
export type Said = "tool" | "caller" | "hint" | "certain";

const stems = createWordReader(stem);
const GAP = "*";
const HEADER = /^([#@])(!?) *(.+)$/;
// Everybody waits while so many are read.
const LINES_A_TURN = 250;
const SAID: Readonly<Record<string, Said>> = { "=": "tool", "~": "hint", "+": "certain" };

/**
 * Reads a vocabulary, line by line:
 *
 * - `# price` begins an idea, `@ coin` a kind of thing; one that exists already is continued. `#!` and `@!` mark what a
 *   tool is for and for nothing else.
 * - `< id` is an argument that takes a thing of this kind.
 * - `= price of a coin` is how tools word it, `how much is` how callers do. `~ leverage` only hints at it, `+ best ask`
 *   leaves no doubt.
 *
 * Phrases are compared by stems, and links such as "the" are passed over. `*` between two words is a gap of up to three, `n` any
 * number, `§date` whatever has that form. Throws an `Error` that names the line which cannot be read.
 */
export function* readVocabulary(text: string): Steps<readonly Entry[]> {
  const entries: ReturnType<typeof createEntry>[] = [];
  for (const [index, line] of text.split("\n").entries()) {
    const said = line.trim();
    const fault = said === "" ? undefined : readLine(said, entries);
    if (fault !== undefined) throw new Error(`vocabulary, line ${index + 1}: ${fault}`);
    if (index % LINES_A_TURN === LINES_A_TURN - 1) yield;
  }
  return entries;
}

/** Takes a line into the last entry, or begins one; gives what is wrong with it. */
function readLine(line: string, entries: ReturnType<typeof createEntry>[]): string | undefined {
  const first = line.charAt(0);
  if (first === "#" || first === "@") {
    const [, sign, mark, name] = HEADER.exec(line) ?? [];
    if (name === undefined) return "it names no idea and no kind";
    entries.push(createEntry(`${sign}${name}`, mark === "!"));
    return undefined;
  }
  const entry = entries.at(-1);
  if (entry === undefined) return "it begins with `# price` or `@ coin`, which say what the phrases mean";
  if (first === "<") {
    if (entry.term.startsWith("#"))
      return "an idea is no thing that an argument takes: begin a kind with `@`";
    entry.argumentNames.push(line.slice(1).trim().replaceAll("_", " "));
    return undefined;
  }
  const said = SAID[first];
  const phrase = said === undefined ? line : line.slice(1).trim();
  const path = stems.readFormed(phrase.toLowerCase());
  if (path.length === 0) return `${JSON.stringify(phrase)} has no word that is compared`;
  // Of "just now", only "now" would be left, which says less.
  if (path.length === 1 && phrase.includes(" "))
    return `of ${JSON.stringify(phrase)} one word alone is compared: write that one`;
  if (path[0] === GAP || path.at(-1) === GAP)
    return `${JSON.stringify(phrase)} has a gap that is not between two words that are compared`;
  entry.phrases.push({ path, said: said ?? "caller" });
  return undefined;
}

function createEntry(term: string, isSpecial: boolean) {
  const argumentNames: string[] = [];
  const phrases: Phrase[] = [];
  return { term, isSpecial, argumentNames, phrases };
}
