// Exclusions: what a question wants left out of a list. No tool leaves it out, so it is planned without, and said.
import type { Turn } from "../engine.js";
import { names } from "../entities/name-table.js";
import type { ClausePlan } from "./plan.js";

/** A question without what it wants left out, and the words that said so: all of it where nothing else is in it. */
export interface WithoutExclusions {
  readonly text: string;
  readonly excluded: readonly string[];
  readonly isAll: boolean;
}

// "Nothing except the name" excludes nothing from a list; what is closed or spam is left out by arguments.
const NOTHING = /\b(?:nothing|none|no one|nobody|anything|no|not)\b[^.,;?!]{0,40}$/i;
const SURELY = /\b(?:except(?:ing)?(?: for)?|excluding|exclude|excl\.?|not counting|not including)\s+/gi;
// What may mean something else leaves out what has a name, or a kind of coins.
const PERHAPS = /\b(?:(?:but|and) not|other than|aside from|apart from|without)\s+/gi;
// "Top coins, not stablecoins": a kind alone, as a name may put another right.
const NOT = /(?<=,\s*)not\s+(?=(?:the\s|any\s)?(?:stable|meme|wrapped))/gi;
const LOOK_BACK = 60;
const ARTICLES = /^(?:(?:the|any|all|those|from|of|on|at|via)\s+){0,2}/i;
const STOPS =
  "by|in|on|at|as|for|with|without|sorted|ordered|ranked|from|over|under|above|below|since|last|past|during|this|today|now|right|please|pls|per|to|is|are|was|of|and|or|what|which|how|show|give|list|closed|expired|resolved|settled|ended|finished|spam";
const WORDS = new RegExp(
  `^(?!(?:${STOPS})\\b)[\\w$.'’-]*\\w(?:\\s+(?!(?:${STOPS})\\b)[\\w$'’-]*\\w){0,2}`,
  "i",
);
const FURTHER = /^\s*(?:,\s*(?:and|or|nor)?|and|or|nor|&)\s+(?:the\s+)?([\w$-]+)/i;
const KINDS =
  /^(?:stable-?coins?|stables?|meme-?(?:coins?|tokens?)?|memes?|wrapped|lsts?|l[12]s?|cex(?:es)?|dex(?:es)?|lending)$/i;

// "And without stablecoins", "only except bitcoin please": nothing else is said.
const ALONE = /^(?:\s*(?:and|but|now|then|ok(?:ay)?|same|the same|please|pls|again|thanks)\b[\s,]*)*$/i;

/** A question as it is planned: without its exclusions, or as it was where nothing else is in it. */
export function withoutExclusions(given: string): WithoutExclusions {
  const whole = { text: given, excluded: [], isAll: false };
  // What is quoted is taken by the letter.
  if (/["“`{]/.test(given)) return whole;
  const found = [
    ...spansOf(given, SURELY, false),
    ...spansOf(given, PERHAPS, true),
    ...spansOf(given, NOT, true),
  ].sort((one, other) => one.start - other.start);
  let rest = given;
  for (const { start, end } of [...found].reverse()) rest = `${rest.slice(0, start)} ${rest.slice(end)}`;
  const text = rest
    .replace(/\(\s*\)/g, " ")
    .replace(/\s{2,}/g, " ")
    .replace(/\s+(?=[?,.!;])/g, "")
    .replace(/^[\s,;:]+|[\s,;:]+$/g, "");
  const excluded = found.map(({ start, end }) => given.slice(start, end).trim());
  if (found.length === 0) return whole;
  if (/\p{L}\p{L}\P{L}+[\p{L}\d]/u.test(text)) return { text, excluded, isAll: false };
  return ALONE.test(text) ? { text: given, excluded, isAll: true } : whole;
}

/** The turns that ask something: one that only leaves out is answered by itself, and asks nothing that a later one may change. */
export function askingTurns(turns: readonly Turn[]): readonly Turn[] {
  const alone = new Set(
    turns.filter(({ role, content }) => role === "user" && withoutExclusions(content).isAll),
  );
  return turns.filter((turn, at) => {
    const before = turns[at - 1];
    const isAnswer = turn.role === "assistant" && before !== undefined && alone.has(before);
    return !alone.has(turn) && !isAnswer;
  });
}

/** What is to be left out, and no call leaves out. */
export function leavingOut({ excluded }: WithoutExclusions): readonly ClausePlan[] {
  return excluded.map((clause) => ({ kind: "outside", clause, isExcluded: true }));
}

function spansOf(text: string, lead: RegExp, isOfNames: boolean) {
  return [...text.matchAll(lead)].flatMap(({ 0: said, index }) => {
    if (NOTHING.test(text.slice(Math.max(0, index - LOOK_BACK), index))) return [];
    const behind = text.slice(index + said.length);
    const article = ARTICLES.exec(behind)?.[0] ?? "";
    const [words] = WORDS.exec(behind.slice(article.length)) ?? [];
    if (words === undefined || (isOfNames && (/\bof\s/i.test(article) || !isKnown(words)))) return [];
    let end = index + said.length + article.length + words.length;
    for (;;) {
      const [more = "", word = ""] = FURTHER.exec(text.slice(end)) ?? [];
      if (!isKnown(word)) break;
      end += more.length;
    }
    return [{ start: index, end }];
  });
}

/** Whether words begin with a name of the tables, or with a kind of coins or places. */
function isKnown(words: string): boolean {
  const [first = ""] = words.split(/\s+/);
  return names().has(first.toLowerCase().replace("$", "")) || KINDS.test(first);
}
