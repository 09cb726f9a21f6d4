// Choosing: which of the tools that fit a clause answers it, by what each can do with the things that are named.
import { onceFor } from "@svckit/core";
import type { Mention } from "../entities/mention.js";
import type { FilledCall, Filling } from "../filling/filling.js";
import type { Material } from "../filling/material.js";
import { isGivenBy } from "../filling/row-values.js";
import { mostRoleFit, roleFit } from "../filling/said-roles.js";
import type { Coverage } from "./coverage.js";
import { type Fault, faultOf } from "./faults.js";
import { lackingFit, MOST_LACKING_FIT } from "./lacking-fit.js";
import { leaningTo } from "./leaning.js";
import { ofNamedPlaces } from "./named-places.js";
import { ofNamedCoins } from "./own-coins.js";
import { fillingFrom } from "./plain-material.js";
import type { PlannedTool, RankedTool } from "./toolbox.js";
import { leftByItself, leftWithout } from "./unused.js";

/** A tool with its arguments, and how well it answers. */
export interface Choice {
  readonly tool: PlannedTool;
  readonly filling: Filling;
  readonly score: number;
  /** What the ranking says of it, beside the best. */
  readonly share: number;
  /** What the tool's own schema says against the arguments. */
  readonly fault: Fault | undefined;
}

// How much of a tool's fit is owed to the words that it speaks of itself.
const SPOKEN = 0.3;
const MISSING = 0.5;
// The tool that the words find first and that speaks of all of them, where only the market is missing.
const MISSING_OF_BEST = 0.65;
const ASSUMED = 0.6;
// An argument that no question says: a list of structs, a number of some source.
const OUT_OF_REACH = 0.4;
// A block that is told by its time has no number yet.
const TOLD_BY_TIME = 0.1;
const FAULTY = 0.35;
const SEVERAL_CALLS = 0.8;
const LOOKED_UP = 0.9;
// "ETH/BTC" of which a tool takes ETH alone.
const UNQUOTED = 0.3;
// Where words are looked for that no table knows, a tool that takes none lists something else.
const UNSOUGHT = 0.4;
// A tool that takes what the tool before has listed.
const OF_ROW = 1.6;
// Who asks for all of something names none of it.
const OF_ALL = 0.6;

/** The tools for a clause, best first. */
export function choicesFor(
  ranked: readonly RankedTool[],
  material: Material,
  coverage: Coverage,
): readonly Choice[] {
  return ofNamedCoins(ofNamedPlaces(ranked, material), material)
    .map((each) => choiceOf(each, material, coverage))
    .sort((one, other) => other.score - one.score);
}

// What is multiplied in another order may be less by so little.
const ROUNDED = 1 + 1e-9;

/** The first of them: what cannot be the best, whatever fills its arguments, is not filled. */
export function bestFor(
  ranked: readonly RankedTool[],
  material: Material,
  coverage: Coverage,
): Choice | undefined {
  const tried = ofNamedCoins(ofNamedPlaces(ranked, material), material)
    .map((each, at) => ({ each, at, most: mostFor(each, material, coverage) }))
    .sort((one, other) => other.most - one.most);
  let best: Choice | undefined;
  let place = 0;
  for (const { each, at, most } of tried) {
    if (best !== undefined && most < best.score) break;
    const choice = choiceOf(each, material, coverage);
    const isFirst = best === undefined || choice.score > best.score;
    if (!isFirst && !(choice.score === best?.score && at < place)) continue;
    best = choice;
    place = at;
  }
  return best;
}

/** A score that a tool cannot be above. */
function mostFor({ tool, share }: RankedTool, material: Material, coverage: Coverage): number {
  let most = share * spokenOf(tool, coverage) * leaningTo(tool, material) * gainOf(material) * ROUNDED;
  for (const mention of material.mentions)
    if (!material.background.has(mention)) most *= leftByItself(mention, tool);
  return most;
}

/** How much a tool may gain by its arguments at most. */
const gainOf = onceFor(
  ({ lacking, mentions, listedBy }: Material) =>
    mostRoleFit(mentions) *
    (lacking === undefined ? 1 : MOST_LACKING_FIT) *
    (listedBy === undefined ? 1 : OF_ROW),
);

function spokenOf(tool: PlannedTool, coverage: Coverage): number {
  return 1 - SPOKEN + SPOKEN * coverage.own(tool);
}

/** A tool with its arguments, and all that tells of it but the ranking and the words that it speaks of. */
interface Fitted {
  readonly filling: Filling;
  readonly fault: Fault | undefined;
  readonly factor: number;
}

// The rules and what was learned look at the same tools for the same text.
const fittedFrom = onceFor((_: Material) => new Map<PlannedTool, Fitted>());

function fittedOf(tool: PlannedTool, material: Material): Fitted {
  const all = fittedFrom(material);
  const known = all.get(tool) ?? fitted(tool, material);
  all.set(tool, known);
  return known;
}

function choiceOf({ tool, share }: RankedTool, material: Material, coverage: Coverage): Choice {
  const spoken = spokenOf(tool, coverage);
  const { filling, fault, factor } = fittedOf(tool, material);
  const { missing } = filling;
  const most = material.lacking === undefined ? 2 : 1;
  const left = share === 1 && spoken === 1 && isOfMarket(missing) ? MISSING_OF_BEST : MISSING;
  const score = share * spoken * left ** Math.min(most, missing.length) * factor;
  return { tool, filling, score, share, fault };
}

// Who asks for what was says so: "back then", "at that time", "were worth".
const POINTS_AT_TIME =
  /\b(?:was|were|did|had|been|then|when|at|on|time|times|day|days|date|past|ago|before|since|histor\w*|hour|night|morning|moment|that|those|dates|between|from|until|till|after|period|range|year|month|week)\b/;

/** Whether a text asks for what was, or for how something came to be. */
export const pointsAtTime = onceFor(({ text }: Material) => POINTS_AT_TIME.test(text));

const NOTHING: FilledCall = { args: {}, lookups: [] };
const ALL = /\ball\b/;

function fitted(tool: PlannedTool, material: Material): Fitted {
  const { text, mentions, lacking, sought } = material;
  const filling = fillingFrom(material, tool);
  const { missing, used, assumed, calls } = filling;
  const { args, lookups } = calls[0] ?? NOTHING;
  const fault = missing.length > 0 || lookups.length > 0 ? undefined : faultOf(tool, args);
  let factor = leaningTo(tool, material) * ASSUMED ** assumed * LOOKED_UP ** lookups.length;
  for (const { name, kind, givers } of missing)
    if (kind === "other" ? givers.length === 0 : name === "at" && !pointsAtTime(material))
      factor *= OUT_OF_REACH;
  if (missing.some(({ kind }) => kind === "block") && mentions.some(isPoint)) factor *= TOLD_BY_TIME;
  if (lacking !== undefined && fault === undefined) factor *= lackingFit(lacking, missing, text);
  if (sought.length > 0 && !takesWords(tool, args, sought)) factor *= UNSOUGHT;
  factor *= roleFit(tool.slots, args, mentions, text, tool.tool.category === "portfolio_wallet");
  if (fault) factor *= FAULTY;
  if (calls.length > 1) factor *= SEVERAL_CALLS;
  if (takesRow(tool, filling, material)) factor *= OF_ROW;
  if (missing.length > 0 && ALL.test(text)) factor *= OF_ALL;
  for (const mention of mentions)
    if (!used.has(mention) && !material.background.has(mention))
      factor *= leftWithout(mention, tool, args, used);
  if (mentions.some((mention) => used.has(mention) && losesQuote(mention, args))) factor *= UNQUOTED;
  return { filling, fault, factor };
}

/** Whether nothing is told in what the price of a pair is quoted in. */
function losesQuote({ readings: { pair, fiat } }: Mention, args: Readonly<Record<string, unknown>>): boolean {
  return (
    pair !== undefined &&
    fiat !== undefined &&
    fiat !== "usd" &&
    !JSON.stringify(args).toLowerCase().includes(fiat)
  );
}

/** Whether a point in time is named: "block on Base at 6pm yesterday". */
export function isPoint({ readings: { time } }: Mention): boolean {
  return time !== undefined && !time.ahead && (time.form === "instant" || time.form === "day");
}

/** Whether nothing but a market is missing: "latest trades on kraken". */
function isOfMarket(missing: Filling["missing"]): boolean {
  return missing.length === 1 && missing[0]?.kind === "pair";
}

function takesRow(
  { slots }: PlannedTool,
  { calls }: Filling,
  { listedBy = "", mentions }: Material,
): boolean {
  const { args, lookups } = calls[0] ?? NOTHING;
  const ids = mentions.flatMap(({ rowId }) => rowId ?? []);
  return (
    lookups.some(({ givers }) => givers[0] === listedBy) ||
    slots.some((slot) => ids.some((id) => id === args[slot.name]) && isGivenBy(slot, listedBy))
  );
}

/** Whether a tool takes the words that are looked for, or the very market. */
function takesWords(
  { slots }: PlannedTool,
  args: Readonly<Record<string, unknown>>,
  words: readonly string[],
): boolean {
  return slots.some(({ name, kind }) =>
    kind === "query" || kind === "market" ? args[name] !== undefined : words.includes(String(args[name])),
  );
}
