// Likelihood: what a question most likely leaves open, told by all of its words together and by the tools that they find.
import type { Mention } from "../entities/mention.js";
import { fill } from "../filling/filling.js";
import type { Material } from "../filling/material.js";
import { takenBy } from "../filling/said-roles.js";
import type { Slot, SlotKind } from "../filling/slot.js";
import { type Clause, contentWords } from "./clause.js";
import { coverageOf } from "./coverage.js";
import { isOfChains } from "./outside.js";
import { isSubject } from "./replacing.js";
import { type PlannedTool, stemOf, type Toolbox } from "./toolbox.js";
import { weightFor } from "./weights.js";

/** A tool that the words find and that lacks something. */
export interface Candidate {
  readonly tool: PlannedTool;
  readonly slots: readonly Slot[];
  /** Share of the best tool's score. */
  readonly share: number;
  /** The share of the words that the tool speaks of itself. */
  readonly own: number;
  /** What it lacks, by a word that is the same for all catalogs, such as `address of wallet`. */
  readonly thing: string;
}

/** What is weighed of a question. */
export interface Signs {
  /** Its words without names, as stems. */
  readonly words: readonly string[];
  /** The words, what is named, and what the ranking says. */
  readonly all: readonly string[];
  readonly candidates: readonly Candidate[];
}

// Tools further down the ranking are what is asked for too seldom to be worth their time.
const MOST_RANKED = 24;
const MOST_LOOKED_AT = 5;
const NO_THINGS: ReadonlySet<SlotKind> = new Set([
  ...(["time", "day", "days", "period", "step", "count", "fiat", "choice", "flag", "least"] as const),
]);

/** Reads what tells of what a question leaves open. */
export function signsOf(clause: Clause, toolbox: Toolbox, now: number): Signs {
  const { text, mentions } = clause;
  const material: Material = {
    ...{ text: text.toLowerCase(), mentions, background: new Set<Mention>() },
    ...{ subject: "", now, lacking: undefined, sought: [] },
  };
  const ranked = rankedFor(clause, toolbox, (tool) => fill(tool.slots, material).missing);
  const candidates = ranked.flatMap((each) =>
    each.thing === undefined ? [] : [{ ...each, thing: each.thing }],
  );
  const said = contentWords(clause);
  const strange = said.filter((word) => !toolbox.knows(word)).length;
  const own = Math.max(0, ...ranked.slice(0, MOST_LOOKED_AT).map((each) => each.own));
  const open = ranked.find(({ slots }) => slots.length > 0);
  const whole = ranked.find(({ slots }) => slots.length === 0);
  const lead = (whole?.share ?? 0) - (open?.share ?? 0);
  const field = said.filter((word) => toolbox.isOfField(word) || isOfChains(word)).length;
  const words = wordsOf(clause);
  const all = [
    ...words,
    ...new Set(mentions.flatMap(({ readings }) => Object.keys(readings).map((kind) => `<${kind}>`))),
    `own=${Math.round(own * 4)}`,
    `strange=${Math.min(strange, 3)}`,
    `words=${Math.min(said.length, 6)}`,
    `named=${mentions.some(isSubject)}`,
    `open=${ranked[0] === undefined ? "none" : ranked[0].slots.length > 0}`,
    `lead=${Math.max(-3, Math.min(3, Math.round(lead * 4)))}`,
    `field=${Math.min(field, 3)}`,
    `open-own=${Math.round((open?.own ?? 0) * 4)}`,
    `whole-own=${Math.round((whole?.own ?? 0) * 4)}`,
  ];
  return { words, all, candidates };
}

/** The tools that the words find, the best first, with what is open of each and what that is. */
export function rankedFor(clause: Clause, toolbox: Toolbox, openOf: (tool: PlannedTool) => readonly Slot[]) {
  const said = contentWords(clause);
  const coverage = coverageOf(said, toolbox);
  return toolbox
    .rank(said.join(" "))
    .slice(0, MOST_RANKED)
    .map(({ tool, share }) => {
      const slots = openOf(tool);
      return { tool, share, slots, own: coverage.own(tool), thing: thingOf(tool, slots) };
    });
}

/** The words of a text without its names, as stems, each once. */
function wordsOf({ text, mentions }: Clause): readonly string[] {
  let rest = text;
  for (const { start, end } of mentions)
    if (start >= 0) rest = `${rest.slice(0, start)}${" ".repeat(end - start)}${rest.slice(end)}`;
  return [...new Set((rest.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map(stemOf))].filter(
    (word) => word !== "",
  );
}

/** What a tool lacks: the kind of its first argument that says what it is about. */
function thingOf({ tool: { category } }: PlannedTool, slots: readonly Slot[]): string | undefined {
  const things = slots.filter(({ kind }) => !NO_THINGS.has(kind));
  const slot = things.find(({ kind }) => kind !== "chain") ?? things[0];
  if (slot === undefined) return undefined;
  const { kind, name } = slot;
  if (kind === "hash" && category === "prediction_market") return "market";
  if (kind === "other" || kind === "query") return `${kind} of ${category}`;
  if (!/address|anything/i.test(kind)) return kind;
  const role =
    takenBy(slot) ??
    (category === "portfolio_wallet" || /^(?:user|owner|from|accounts?)$/.test(name) ? "wallet" : undefined);
  return `${kind === "anything" ? kind : "address"} of ${role ?? category}`;
}

// How much of a candidate's weight is owed to the ranking, and to the words that the tool speaks of itself.
const RANKED = 4;
const SPOKEN = 1.7;
const LEAST = 1e-3;

/** How likely it is that a candidate is what is asked for, beside the others: the highest is the likeliest. */
export function likelihoodOf({ share, own, thing }: Candidate, words: readonly string[]): number {
  return RANKED * Math.log(share + LEAST) + SPOKEN * own + weightFor(thing, words);
}
