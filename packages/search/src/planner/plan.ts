// Plan: the calls that answer a question, or what has to be known for them first.
import type { MissingFact } from "../engine.js";
import type { Mention } from "../entities/mention.js";
import type { Lookup } from "../filling/lookup.js";
import type { Lacking } from "../filling/material.js";
import type { Slot } from "../filling/slot.js";
import { askedInPlace, type Decided, isOfMarkets, isOfOtherField } from "./asking-back.js";
import { bestFor, type Choice, choicesFor } from "./choose.js";
import { type Clause, contentWords } from "./clause.js";
import { type Coverage, coverageOf } from "./coverage.js";
import { intentOf, tellingWords } from "./intent.js";
import { itemsOf } from "./items.js";
import { type Lacked, lackedFor, unnamedFor } from "./lacked.js";
import { lackingOf } from "./lacking.js";
import { isLacked } from "./lacking-fit.js";
import { factOf, inWords, notesOf } from "./notes.js";
import { isAbroad } from "./outside.js";
import { meantWords } from "./phrases.js";
import { plainMaterial } from "./plain-material.js";
import { soughtWords } from "./predictions.js";
import { type Dereferenced, dereferenced } from "./references.js";
import { isSubject } from "./replacing.js";
import { COVERED, HALF, isClear, isNamed, speaksOf } from "./speaking.js";
import type { PlannedTool, RankedTool, Toolbox } from "./toolbox.js";
import { withUnknown } from "./unknown-name.js";
import { isUnnamed } from "./unnamed.js";

/** One call of a tool. */
export interface PlannedCall {
  readonly tool: PlannedTool;
  readonly args: Readonly<Record<string, unknown>>;
  readonly lookups: readonly Lookup[];
  /** The words that it answers. */
  readonly clause: string;
  /** What was said and is no part of the call. */
  readonly notes: readonly string[];
  /** What it takes of what is named. */
  readonly used: readonly Mention[];
  /** What the same is asked for and no call is made for, as there are so many. */
  readonly left?: readonly string[] | undefined;
}

/** What answers a clause. */
export type ClausePlan =
  | { readonly kind: "calls"; readonly calls: readonly PlannedCall[] }
  | {
      readonly kind: "missing";
      readonly tool: PlannedTool;
      readonly facts: readonly MissingFact[];
      readonly reason: string;
      /** What was asked, where it was said in several turns. */
      readonly clause?: string;
    }
  | {
      readonly kind: "outside";
      readonly clause: string;
      /** Whether a tool may know of it, asked apart. */
      readonly isLeft?: boolean;
      /** Whether it says what is to be left out of an answer. */
      readonly isExcluded?: boolean;
    };

// How far behind the best a tool may be that speaks of all that is asked, where the best speaks of nothing.
const MOST_OTHERS = 5;
// What a search for markets says of itself.
const SEARCHES = ["odds", "that", "something", "happens"];

/** A clause beside others. */
export interface AskedClause extends Clause {
  /** What the other clauses of the question name: it fills what this one lacks. */
  readonly beside: readonly Mention[];
  /** What it refers to and only its asker knows. */
  readonly lacking?: Lacking | undefined;
}

/** Plans a clause. */
export function planClause(given: AskedClause, toolbox: Toolbox, now: number): ClausePlan {
  const meant = dereferenced(given.text, given.mentions);
  const plan = planOfNamed(given, meant, toolbox, now);
  // What is told by who did something with it is asked for already.
  if (plan.kind === "missing" && meant !== undefined && meant.text !== given.text) return plan;
  const asked = askedOf(askedInPlace(decided(plan), given, toolbox, now)) ?? plan;
  return asked.kind === "missing" && isOfOtherField(given, toolbox)
    ? { kind: "outside", clause: given.text }
    : asked;
}

function decided(plan: ClausePlan): Decided {
  const slots =
    plan.kind === "missing"
      ? plan.tool.slots.filter(({ name }) => plan.facts.some((fact) => fact.name === name))
      : [];
  return {
    kind: plan.kind,
    slots,
    used: plan.kind === "calls" ? plan.calls.flatMap(({ used }) => used) : [],
  };
}

/** The plan by what is named, and by what one class or another tells to lack. */
function planOfNamed(
  given: AskedClause,
  meant: Dereferenced | undefined,
  toolbox: Toolbox,
  now: number,
): ClausePlan {
  const asked = meant === undefined ? given : { ...given, ...meant };
  const plan = planOfClause(asked, toolbox, now);
  const known = asked.mentions;
  const lacking = asked.lacking ?? lackingOf(asked.text, known);
  if (lacking?.takes === undefined) {
    const isOther = plan.kind === "outside" && isAbroad(contentWords(asked), known, toolbox.knows);
    if (plan.kind === "missing" || isOther) return plan;
    const isOurs = plan.kind !== "outside" || isOfMarkets(contentWords(asked), known, toolbox);
    const isOpen =
      (isOurs && isUnnamed(given.text, known)) || (lacking !== undefined && !known.some(isSubject));
    const least = plan.kind === "outside" ? HALF : COVERED;
    return (isOpen ? askedOf(unnamedFor(asked, lacking?.scope, toolbox, now, least)) : undefined) ?? plan;
  }
  if (plan.kind === "calls" && lacking.isOpen !== true) return plan;
  const isAsked =
    plan.kind === "missing" &&
    plan.facts.some(
      ({ name }) =>
        name !== "query" && plan.tool.slots.some((slot) => slot.name === name && isLacked(slot, lacking)),
    );
  return (isAsked ? undefined : askedOf(lackedFor(lacking, asked, toolbox, now))) ?? plan;
}

function askedOf(lacked: Lacked | undefined): ClausePlan | undefined {
  return lacked && missing(lacked.tool, lacked.slots, lacked.reason);
}

function planOfClause(asked: AskedClause, toolbox: Toolbox, now: number): ClausePlan {
  const outside = { kind: "outside", clause: asked.text } as const;
  const said = contentWords(asked);
  const clause = withUnknown(asked, said, toolbox);
  const words = tellingWords(clause);
  if (words.length === 0 && clause.mentions.length === 0) return outside;
  const sought = soughtWords(clause, words, toolbox);
  const told = words.filter((word) => !sought.includes(word));
  if (told.length > 0 && isAbroad(told, clause.mentions, toolbox.knows)) return outside;
  const meant = meantWords(asked.text);
  const searched = sought.length > 0 ? SEARCHES : [];
  const ranked = toolbox.rank([intentOf(clause, words), ...meant, ...searched].join(" "));
  const coverage = coverageOf([...told, ...meant], toolbox);
  const best = bestOf(ranked, clause, now, coverage, sought);
  if (best === undefined) return outside;
  // A name that nobody knows and the tool makes no use of, or an argument that nothing in the words points at.
  if (clause.mentions.some((each) => !asked.mentions.includes(each) && !best.filling.used.has(each)))
    return outside;
  const isPointed = (asked.lacking ?? lackingOf(clause.text, clause.mentions)) !== undefined;
  if (coverage.isBlank && best.filling.used.size === 0 && !isPointed && sought.length === 0) return outside;
  const plan = planOf(best, clause);
  return plan.kind === "calls" ? withItems(plan.calls, best.tool, clause, toolbox, now) : plan;
}

/** The calls with those for items of which the tool tells little: "tvl and fees of Curve". */
function withItems(
  calls: readonly PlannedCall[],
  tool: PlannedTool,
  clause: Clause,
  toolbox: Toolbox,
  now: number,
): ClausePlan {
  const items = itemsOf(clause).map((item) => {
    const coverage = coverageOf(contentWords(item), toolbox);
    const material = plainMaterial(item, now);
    const ranked = toolbox.rank(item.text);
    const best = bestFor(ranked, material, coverage);
    const [own] = choicesFor(
      ranked.filter((each) => each.tool === tool),
      material,
      coverage,
    );
    if (best === undefined || (own?.score ?? 0) >= best.score * TELLS) return [];
    const plan =
      speaksOf(best, item, coverage) && coverage.own(best.tool) === 1 ? planOf(best, item) : undefined;
    return plan?.kind === "calls" ? plan.calls : [];
  });
  const more = items.flat();
  // Where every item has a tool of its own, none is left for this one.
  const isTold = items.length === 0 || items.some(({ length }) => length === 0);
  return { kind: "calls", calls: [...(isTold ? calls : []), ...more] };
}

// A tool tells of an item where it is so near to the one that tells it best.
const TELLS = 0.7;

/** The tool that answers, by what the clause names, else by what the others of its question name as well. */
function bestOf(
  ranked: readonly RankedTool[],
  clause: AskedClause,
  now: number,
  coverage: Coverage,
  sought: readonly string[],
): Choice | undefined {
  const plain = plainMaterial(clause, now);
  const lackingOfAll = (mentions: readonly Mention[]) => clause.lacking ?? lackingOf(clause.text, mentions);
  const lacking = lackingOfAll(clause.mentions);
  const material = lacking === undefined && sought.length === 0 ? plain : { ...plain, lacking, sought };
  const own = bestFor(ranked, material, coverage);
  if (own === undefined) return undefined;
  if (!isWhole(own)) {
    const mentions = [...clause.mentions, ...clause.beside];
    const background = new Set(clause.beside);
    const wider = { ...plain, mentions, background, lacking: lackingOfAll(mentions), sought };
    const [besides] = choicesFor([own], wider, coverage);
    if (besides !== undefined && isWhole(besides))
      return speaksOf(besides, clause, coverage) ? besides : undefined;
  }
  if (speaksOf(own, clause, coverage)) return own;
  const choices = choicesFor(ranked, material, coverage);
  return (
    choices.slice(1, MOST_OTHERS).find((each) => isClear(each, own, coverage)) ??
    choices.find((each) => isNamed(each, coverage))
  );
}

function isWhole({ filling: { missing }, fault }: Choice): boolean {
  return missing.length === 0 && fault === undefined;
}

function planOf(best: Choice, clause: Clause): ClausePlan {
  const { tool, filling, fault } = best;
  if (filling.missing.length > 0)
    return missing(tool, filling.missing, `${tool.tool.definition.title} needs it`);
  const slot = fault && tool.slots.find(({ name }) => name === fault.argument);
  if (fault && slot) return missing(tool, [slot], inWords(fault.message));
  const { used } = filling;
  const notes = notesOf({ tool, args: filling.calls[0]?.args ?? {}, used }, clause);
  const calls = filling.calls.map(
    (call): PlannedCall => ({ tool, ...call, clause: clause.text, notes, used: [...used] }),
  );
  return { kind: "calls", calls };
}

function missing(tool: PlannedTool, slots: readonly Slot[], reason: string): ClausePlan {
  return { kind: "missing", tool, reason, facts: slots.map((slot) => factOf(tool, slot)) };
}
