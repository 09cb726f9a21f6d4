// Checked words: an answer sentence by sentence, each held against the facts before anybody reads it.
import type { Facts } from "./facts.js";
import { plainText } from "./plain-text.js";
import { createSentences } from "./sentences.js";

/** What stands behind a sentence that shows something that no tool gave. */
const UNVERIFIED = "[unverified]";
/** What stands in the place of a link that no tool gave: whoever opens it may tell a stranger something. */
const NO_LINK = "[link removed]";

/** An answer while it is made. */
export interface CheckedWords {
  /** Further words of the model's current step. */
  push(piece: string): void;
  /** Ends a step. Where it asked tools, one sentence before them was no part of the answer. */
  endStep(askedTools: boolean): void;
  /** A text with a mark where it shows what is not proven, and without links that are not. */
  check(text: string): string;
  /** All that was told. */
  readonly text: string;
  /** What is not proven, each once, as `unverified: <figure>`. */
  readonly warnings: readonly string[];
}

const MAX_WARNINGS = 20;
const LONGEST_SHOWN = 80;

/** Tells `tell` each sentence of an answer once it is whole and checked. */
export function createCheckedWords(facts: Facts, tell: (text: string) => void): CheckedWords {
  const warnings = new Set<string>();
  let text = "";
  let sentences = createSentences();
  // The first sentence of a step: it is told with the second, or at the step's end.
  let first: string | undefined;
  let isFirst = true;

  function check(sentence: string): string {
    const { figures, links } = facts.unproven(sentence);
    for (const each of [...figures, ...links]) {
      if (warnings.size < MAX_WARNINGS) warnings.add(`unverified: ${each.slice(0, LONGEST_SHOWN)}`);
    }
    return figures.length + links.length === 0 ? sentence : marked(sentence, links);
  }

  function say(sentence: string): void {
    if (sentence.trim() === "" && text === "") return;
    const checked = check(sentence);
    text += checked;
    tell(checked);
  }

  function take(sentence: string): void {
    if (isFirst) {
      first = sentence;
      isFirst = false;
      return;
    }
    if (first !== undefined) say(first);
    first = undefined;
    say(sentence);
  }

  return {
    check,
    push(piece) {
      for (const sentence of sentences.push(piece)) take(sentence);
    },
    endStep(askedTools) {
      const rest = sentences.rest();
      if (rest !== undefined) take(rest);
      if (first !== undefined && !askedTools) say(first);
      // What a further step says stands apart.
      if (askedTools && text !== "" && !/\n\s*$/.test(text)) say("\n\n");
      sentences = createSentences();
      first = undefined;
      isFirst = true;
    },
    get text() {
      return text;
    },
    get warnings() {
      return [...warnings];
    },
  };
}

function marked(sentence: string, links: readonly string[]): string {
  const trimmed = sentence.trimEnd();
  // A link may be spelled with letters that only look like it.
  const words = links.every((link) => trimmed.includes(link)) ? trimmed : plainText(trimmed);
  const safe = links.reduce((left, link) => left.replaceAll(link, NO_LINK), words);
  return `${safe} ${UNVERIFIED}${sentence.slice(trimmed.length)}`;
}
