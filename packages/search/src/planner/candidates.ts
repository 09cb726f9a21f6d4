// Candidates: what a later turn may ask for: the call before with what the turn changes, another tool on the same thing, or something new.

import type { Mention } from "../entities/mention.js";
import type { Material } from "../filling/material.js";
import type { Slot } from "../filling/slot.js";
import { keyOfCall } from "./call-key.js";
import type { Choice } from "./choose.js";
import { contentWords } from "./clause.js";
import type { LaterTurn } from "./conversation.js";
import { coverageOf } from "./coverage.js";
import { type Edit, editsOf } from "./edits.js";
import type { AskedBack } from "./given.js";
import { countsIn } from "./loose-counts.js";
import type { Read } from "./ordinals.js";
import { meantWords } from "./phrases.js";
import type { PlannedCall } from "./plan.js";
import { isUnsaid } from "./saying-only.js";
import { type Source, sourcesOf } from "./sources.js";
import { choicesIn } from "./stepped.js";
import { subjectOf } from "./subject.js";
import { takersOf } from "./takers.js";
import type { PlannedTool, Toolbox } from "./toolbox.js";

/** What a turn may ask for. */
export interface Candidate {
  readonly kind: "strict" | "edit" | "add" | "back" | "tool" | "outside";
  readonly source: Source["name"];
  readonly tool: PlannedTool | undefined;
  readonly calls: readonly PlannedCall[];
  readonly missing: readonly Slot[];
  /** What it takes of what the turn names. */
  readonly used: ReadonlySet<Mention>;
  /** The arguments that something said fills. */
  readonly said: ReadonlySet<string>;
  readonly isFaulty: boolean;
  /** How well it fits by the rules of single questions; 0 for an edit. */
  readonly score: number;
  readonly fit: Fit;
  /** How surely the turn tells the row that it is about. */
  readonly near?: number;
  /** Values of arguments that are tried though no rule finds them said. */
  readonly chosen?: readonly { readonly slot: string; readonly value: string }[];
  /** The same without these values. */
  readonly unchosen?: Candidate;
}

/** How a tool fits the words: its share of the best for the turn's own, for those with the words before, and for those before. */
export interface Fit {
  readonly share: number;
  readonly wide: number;
  readonly first: number;
  /** The share of the turn's words that the tool speaks of itself. */
  readonly own: number;
}

/** What was asked before a turn. */
export interface Before {
  /** The calls of the turn before. */
  readonly calls: readonly PlannedCall[];
  /** Those of the turn before that one. */
  readonly earlier: readonly PlannedCall[];
  /** What the turn before asked back for, in place of a call. */
  readonly asked?: AskedBack | undefined;
  /** What the turn surely makes of its calls: given where it is to be weighed among others. */
  readonly sure?: readonly PlannedCall[] | undefined;
}

/** So many tools are looked at of each ranking, of those that people ask for so, and of those that take what one lists. */
export interface TurnReach {
  readonly ranked: number;
  readonly wide: number;
  readonly first: number;
  readonly takers: number;
  readonly asked: number;
  readonly isPart: boolean;
}

export const OF_TURN: TurnReach = { ranked: 6, wide: 8, first: 5, takers: 4, asked: 6, isPart: false };
/** A part of a turn has fewer words, and there are several of them. */
export const OF_TURN_PART: TurnReach = { ranked: 3, wide: 2, first: 0, takers: 1, asked: 3, isPart: true };
// Who writes so many words says all of what is asked: the words before find no tool for it, and it leaves no choice open.
const MANY_WORDS = 30;
// A tool that the words do not find may be meant all the same.
const LEAST_SHARE = 0.01;

// What an edit puts into the calls before is what the turn says, or a row that it points at.
const EDITS: ReadonlySet<Source["name"]> = new Set(["before", "row", "item", "name"]);

// What a part of a turn leaves out, the parts before it or the calls have named.
const LEFT_TO_WHOLES: ReadonlySet<Source["name"]> = new Set(["joined", "answer"]);

/** All that a turn may ask for. */
export function candidatesFor(
  turn: LaterTurn,
  { calls, earlier, sure = [] }: Before,
  likely: readonly PlannedTool[],
  read: Read,
  toolbox: Toolbox,
  now: number,
  reach: TurnReach,
): readonly Candidate[] {
  const { said, previous } = turn;
  const before = calls[0]?.clause ?? previous.text;
  const words = [...contentWords(said), ...meantWords(said.text)];
  const past = [...contentWords({ text: before, mentions: turn.known }), ...meantWords(before)];
  const [brief, open] = isBrief(said) ? [true, words] : [false, []];
  const asked = brief ? [words, [...words, ...past], past] : [words];
  const ranks = asked.map((each) => toolbox.rank(each.join(" ")));
  const [own = [], wide = [], first = []] = ranks;
  const tools = new Set<PlannedTool>([
    ...calls.map(({ tool }) => tool),
    ...own.slice(0, reach.ranked).map(({ tool }) => tool),
    ...wide.slice(0, reach.wide).map(({ tool }) => tool),
    ...first.slice(0, reach.first).map(({ tool }) => tool),
    ...likely,
    ...calls.flatMap(({ tool }) => (takersOf(toolbox).get(tool.name) ?? []).slice(0, reach.takers)),
  ]);
  const coverage = coverageOf(words, toolbox);
  const [shares, wides, firsts] = ranks.map((each) => new Map(each.map(({ tool, share }) => [tool, share])));
  const fitOf = (tool: PlannedTool): Fit => ({
    ...{ share: shares?.get(tool) ?? 0, wide: wides?.get(tool) ?? 0, first: firsts?.get(tool) ?? 0 },
    own: coverage.own(tool),
  });
  const fits = new Map([...tools, ...earlier.map(({ tool }) => tool)].map((tool) => [tool, fitOf(tool)]));
  const listed = [...tools].map((tool) => ({
    tool,
    share: Math.max(fits.get(tool)?.share ?? 0, LEAST_SHARE),
  }));
  const others = earlier.filter(({ tool }) => !calls.some((call) => call.tool === tool));
  const all: Candidate[] = strict(turn, calls, sure, fitOf);
  for (const source of sourcesOf(turn, calls, before, read)) {
    const { own: mine, mentions, text } = source;
    const fitting = (tool: PlannedTool) => fits.get(tool) ?? fitOf(tool);
    if (EDITS.has(source.name)) {
      for (const edit of editsOf({ text, mentions: mine }, calls, now)) {
        all.push(...withChoices(edited("edit", source, edit, edit.calls, fitting(edit.tool)), open));
        all.push(edited("add", source, edit, edit.added, fitting(edit.tool)));
      }
      for (const edit of editsOf({ text, mentions: mine }, others, now))
        all.push(edited("back", source, edit, edit.calls, fitting(edit.tool)));
    }
    if (source.name === "name" || (reach.isPart && LEFT_TO_WHOLES.has(source.name))) continue;
    const material: Material = {
      ...{ text: text.toLowerCase(), mentions: [...mine, ...mentions], background: new Set(mentions) },
      ...{ subject: subjectOf({ text, mentions: mine }), now, lacking: undefined, sought: [] },
      listedBy: calls[0]?.tool.name,
    };
    for (const choice of ofRow(source, choicesIn(listed, source, material, coverage)))
      all.push(...withChoices(chosen(source, choice, fitting(choice.tool)), open));
  }
  return all;
}

/** The choices for a row that a turn points at: those that take it, where there are any. */
function ofRow({ name }: Source, choices: readonly Choice[]): readonly Choice[] {
  if (name !== "row") return choices;
  const taking = choices.filter(({ filling }) => [...filling.used].some(({ isRow }) => isRow === true));
  return taking.length > 0 ? taking : choices;
}

/** Whether a turn has so few words that it may leave choices open. */
export function isBrief(said: LaterTurn["said"]): boolean {
  return contentWords(said).length + meantWords(said.text).length <= MANY_WORDS;
}

/** The edit that a turn surely is. */
function strict(
  turn: LaterTurn,
  calls: readonly PlannedCall[],
  made: readonly PlannedCall[],
  fitOf: (tool: PlannedTool) => Fit,
): Candidate[] {
  const [first] = made;
  if (first === undefined) return [];
  const { tool } = first;
  const used = new Set(made.flatMap((call) => call.used));
  const said = new Set(Object.keys(first.args).filter((name) => first.args[name] !== calls[0]?.args[name]));
  const source = turn.row === undefined ? "before" : "row";
  const fit = fitOf(tool);
  return [
    { kind: "strict", source, tool, calls: made, missing: [], used, said, isFaulty: false, score: 0, fit },
  ];
}

function edited(
  kind: Candidate["kind"],
  source: Source,
  { tool, filling, isFaulty }: Edit,
  calls: readonly PlannedCall[],
  fit: Fit,
): Candidate {
  const distinct = [...new Map(calls.map((call) => [keyOfCall(call), call])).values()];
  const { used, said } = filling;
  return {
    kind,
    source: source.name,
    tool,
    calls: distinct,
    missing: [],
    used,
    said,
    isFaulty,
    score: 0,
    fit,
    ...nearOf(source),
  };
}

function nearOf({ near }: Source): { readonly near?: number } {
  return near === undefined ? {} : { near };
}

export function chosen(source: Source, { tool, filling, score, fault }: Choice, fit: Fit): Candidate {
  const { used, said } = filling;
  // What the schema finds wrong may be an argument that it cannot go without here: that is asked for.
  const lacked = tool.slots.filter(
    ({ name }) => name === fault?.argument && filling.calls[0]?.args[name] === undefined,
  );
  const missing = [...filling.missing, ...lacked];
  const calls = filling.calls.map((call) => ({
    ...{ tool, ...call, clause: source.text, notes: [], used: [...used] },
  }));
  const isFaulty = fault !== undefined && lacked.length === 0;
  return {
    ...{ kind: "tool", source: source.name, tool, calls, missing, used, said, isFaulty, score, fit },
    ...nearOf(source),
  };
}

const MOST_CHOICES = 14;

/** A candidate, and the same with each value that nothing said: of its choices, and of those that a question alone may mean. */
export function withChoices(
  candidate: Candidate,
  words: readonly string[],
  alone?: readonly Mention[],
): readonly Candidate[] {
  const { calls, tool, missing, said, chosen: tried = [] } = candidate;
  const [first] = calls;
  if (first === undefined || tool === undefined || missing.length > 0 || words.length === 0)
    return [candidate];
  const more = tool.slots.flatMap((slot) => {
    if (said.has(slot.name) || slot.choices.length > MOST_CHOICES) return [];
    if (tried.some((each) => each.slot === slot.name) || isUnsaid(slot, words, alone !== undefined))
      return [];
    const counts = alone === undefined || slot.kind !== "count" ? [] : countsIn(alone, candidate.used);
    return [...valuesOf(slot, alone !== undefined), ...counts].flatMap((value): readonly Candidate[] => {
      if (value === slot.initial || first.args[slot.name] === value) return [];
      const args = { [slot.name]: slot.list === "array" ? [value] : value };
      return [
        {
          ...candidate,
          unchosen: candidate.unchosen ?? candidate,
          chosen: [...tried, { slot: slot.name, value: String(value) }],
          calls: calls.map((call) => ({ ...call, args: { ...call.args, ...args } })),
        },
      ];
    });
  });
  return [candidate, ...more];
}

function valuesOf({ kind, choices }: Slot, hasFlags: boolean): readonly (string | number | boolean)[] {
  if (kind === "outcome") return ["Yes", "No"];
  if (kind === "flag" && hasFlags) return [true, false];
  return kind === "choice" ? choices : [];
}
