// Askings: which tool people ask for in such words, by questions of which it is known and by the tools' own texts.
import { once } from "@svckit/core";
import type { Kind, Mention } from "../entities/mention.js";
import { ASKING_COUNTS } from "../tables/asking-counts.js";
import type { Clause } from "./clause.js";
import { pairsIn, wordsIn } from "./said-words.js";
import { type PlannedTool, stemOf, type Toolbox } from "./toolbox.js";
import { ALWAYS, type Weighing, weighingsOf } from "./weighings.js";

/** How many questions for a tool have a word, by the name of the tool. */
export type AskingCounts = ReadonlyMap<string, Weighing>;

/** The counts that were learned. */
export const learnedAskings: () => AskingCounts = once(() => weighingsOf(ASKING_COUNTS));

/** How likely people who write so ask for each tool. */
export interface Asked {
  /** The tools, the likeliest first. */
  readonly ranked: readonly PlannedTool[];
  /** The logarithm of a tool's share among all. */
  shareOf(tool: PlannedTool): number;
  /** How much better the words fit a tool than they fit questions of any kind, a word. */
  fitOf(tool: PlannedTool): number;
  /** How much better than the likeliest tool's the words fit questions that nothing here answers. */
  readonly outside: number;
}

/** Under this name stand the counts of questions that nothing here answers. */
export const NOTHING = "-";

// A pair of words tells less beside its words.
const OF_PAIR = 0.25;
// What a tool's own texts say counts as one question.
const OF_TEXT = 1;
// So many words of any question stand beside those that were counted for a tool.
const SMOOTHING = 18;
const OF_PRIOR = 0.3;
const LEAST_ASKED = 0.5;
const MOST_RANKED = 12;

/** What a question is counted by: its words and their pairs, each with how much it counts. */
export function countedIn(clause: Clause): ReadonlyMap<string, number> {
  const counted = new Map<string, number>();
  for (const word of wordsIn(clause)) if (!LINKS.has(word)) counted.set(word, 1);
  for (const mention of clause.mentions) for (const word of wordsOf(mention)) counted.set(word, 1);
  for (const pair of pairsIn(clause)) counted.set(pair, OF_PAIR);
  return counted;
}

// Words that stand in questions of anything.
const LINKS: ReadonlySet<string> = new Set(
  "a an and are at be by can could did do doe for from had ha have i in is it its me my of on or our please that the thi to wa we were with would you your".split(
    " ",
  ),
);
const NAMED = /^[\p{L}][\p{L}\p{N} .-]{1,24}$/u;
const NO_NAMES: ReadonlySet<Kind> = new Set(["time", "count", "number", "step", "unit", "block", "name"]);

/** What a mention is, and the words of a name that a table knows. */
function wordsOf({ readings, text }: Mention): readonly string[] {
  const kinds = Object.keys(readings) as Kind[];
  const words = kinds.map((kind) => `<${kind}>`);
  if (!NAMED.test(text) || kinds.every((kind) => NO_NAMES.has(kind)) || text.includes(".eth")) return words;
  return [
    ...words,
    ...text
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean)
      .map(stemOf),
  ];
}

interface Index {
  readonly tools: readonly PlannedTool[];
  readonly at: ReadonlyMap<PlannedTool, number>;
  readonly prior: Float64Array;
  /** What each word costs that a tool was never asked with. */
  readonly strange: Float64Array;
  readonly words: ReadonlyMap<string, Listed>;
}

/** The tools that a word tells for, and how much. The place behind the last tool is that of what nothing answers. */
interface Listed {
  readonly places: Int32Array;
  readonly weights: Float64Array;
}

const INDEXES = new WeakMap<Toolbox, WeakMap<AskingCounts, Index>>();

function indexOf(toolbox: Toolbox, counts: AskingCounts): Index {
  const all = INDEXES.get(toolbox) ?? new WeakMap<AskingCounts, Index>();
  INDEXES.set(toolbox, all);
  const known = all.get(counts) ?? createIndex(toolbox, counts);
  all.set(counts, known);
  return known;
}

function createIndex(toolbox: Toolbox, counts: AskingCounts): Index {
  const tools = toolbox.catalog.tools.flatMap(({ name }) => toolbox.tool(name) ?? []);
  const rows = [...tools.map((tool) => countsOf(tool, counts)), new Map(counts.get(NOTHING))];
  const prior = Float64Array.from(rows, (row) => OF_PRIOR * Math.log((row.get(ALWAYS) ?? 0) + LEAST_ASKED));
  for (const row of rows) row.delete(ALWAYS);
  const totals = new Map<string, number>();
  let total = 0;
  for (const row of rows)
    for (const [word, count] of row) {
      totals.set(word, (totals.get(word) ?? 0) + count);
      total += count;
    }
  const listed = new Map<string, { places: number[]; weights: number[] }>();
  const strange = new Float64Array(rows.length);
  for (const [at, row] of rows.entries()) {
    let sum = 0;
    for (const [word, count] of row) {
      sum += count;
      const own = listed.get(word) ?? { places: [], weights: [] };
      listed.set(word, own);
      own.places.push(at);
      own.weights.push(Math.log(1 + (count * total) / (SMOOTHING * (totals.get(word) ?? 1))));
    }
    strange[at] = Math.log((sum + SMOOTHING) / SMOOTHING);
  }
  const words = new Map(
    [...listed].map(([word, { places, weights }]) => [
      word,
      { places: Int32Array.from(places), weights: Float64Array.from(weights) },
    ]),
  );
  return { tools, at: new Map(tools.map((tool, at) => [tool, at])), prior, strange, words };
}

function countsOf(tool: PlannedTool, counts: AskingCounts): Map<string, number> {
  const row = new Map(counts.get(tool.name));
  const { title, description } = tool.tool.definition;
  const text = `${tool.name.replaceAll("_", " ")} ${title} ${description} ${tool.tool.provider.title}`;
  for (const [word, count] of countedIn({ text, mentions: [] }))
    row.set(word, (row.get(word) ?? 0) + count * OF_TEXT);
  return row;
}

/** How much better a clause fits each tool than it fits questions of any kind, and how much of it is known. */
function scoresOf(clause: Clause, { prior, strange, words }: Index) {
  const scores = prior.slice();
  let said = 0;
  for (const [word, part] of countedIn(clause)) {
    const listed = words.get(word);
    if (listed === undefined) continue;
    said += part;
    const { places, weights } = listed;
    for (let each = 0; each < places.length; each++) {
      const at = places[each] ?? 0;
      scores[at] = (scores[at] ?? 0) + part * (weights[each] ?? 0);
    }
  }
  for (let each = 0; each < scores.length; each++)
    scores[each] = (scores[each] ?? 0) - said * (strange[each] ?? 0);
  return { scores, said };
}

/** The tool that a question most likely asks for, and how much better its words fit it than questions of any kind. */
export function likeliestAsked(
  clause: Clause,
  toolbox: Toolbox,
  counts: AskingCounts,
): { readonly tool: PlannedTool | undefined; readonly score: number } {
  const index = indexOf(toolbox, counts);
  const { scores } = scoresOf(clause, index);
  let best = 0;
  for (let each = 1; each < index.tools.length; each++)
    if ((scores[each] ?? 0) > (scores[best] ?? 0)) best = each;
  return { tool: index.tools[best], score: scores[best] ?? 0 };
}

/** Which tools a question most likely asks for. */
export function askedFor(clause: Clause, toolbox: Toolbox, counts: AskingCounts): Asked {
  const index = indexOf(toolbox, counts);
  const { tools, at } = index;
  const { scores, said } = scoresOf(clause, index);
  const own = scores.subarray(0, tools.length);
  const order = firstOf(own, MOST_RANKED);
  const most = own[order[0] ?? 0] ?? 0;
  let shares = 0;
  for (let each = 0; each < own.length; each++) shares += Math.exp((own[each] ?? 0) - most);
  const sum = most + Math.log(shares);
  const scoreOf = (tool: PlannedTool) => own[at.get(tool) ?? -1] ?? Number.NEGATIVE_INFINITY;
  return {
    ranked: order.flatMap((each) => tools[each] ?? []),
    shareOf: (tool) => scoreOf(tool) - sum,
    fitOf: (tool) => scoreOf(tool) / Math.max(1, said),
    outside: (scores[tools.length] ?? 0) - most,
  };
}

/** The places of the highest scores, the highest first. */
function firstOf(scores: Float64Array, most: number): readonly number[] {
  const first: number[] = [];
  for (let at = 0; at < scores.length; at++) {
    const score = scores[at] ?? 0;
    if (first.length === most && score <= (scores[first[most - 1] ?? 0] ?? 0)) continue;
    const place = first.findIndex((other) => score > (scores[other] ?? 0));
    first.splice(place < 0 ? first.length : place, 0, at);
    if (first.length > most) first.pop();
  }
  return first;
}
