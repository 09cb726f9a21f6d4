// Likelihood: which tool lacks what a question most likely leaves open, told by all of its words, the ranking and the texts of the tools.
import { once, onceFor } from "@svckit/core";
import type { Filling } from "../filling/filling.js";
import type { Material } from "../filling/material.js";
import { takenBy } from "../filling/said-roles.js";
import type { Slot, SlotKind } from "../filling/slot.js";
import { type Clause, contentWords } from "./clause.js";
import { coverageOf } from "./coverage.js";
import { fillingFrom, plainMaterial } from "./plain-material.js";
import type { ClausePlan } from "./plan.js";
import { stemsIn, textsOf } from "./tool-texts.js";
import type { PlannedTool, Toolbox } from "./toolbox.js";
import { TRAITS, weightFor, weightOf } from "./weights.js";

/** What a plan asks for. */
export type Missing = Extract<ClausePlan, { readonly kind: "missing" }>;

/** A tool that the words find, and what it lacks. */
export interface Found {
  readonly tool: PlannedTool;
  /** Fills its arguments: of most tools nobody asks what is open. */
  readonly filling: () => Filling;
  /** Share of the best tool's score. */
  readonly share: number;
  /** The share of the words that the tool speaks of itself. */
  readonly own: number;
}

/** A tool that may be what is asked for, with what it would ask. */
export interface Candidate {
  readonly tool: PlannedTool;
  readonly slots: readonly Slot[];
  /** What it would ask for, by a word that is the same for all catalogs, such as `address of wallet`. */
  readonly thing: string;
  /** What else tells for it or against it, each with how much of it there is. */
  readonly traits: ReadonlyMap<string, number>;
}

// Tools further down the ranking are what is asked for too seldom to be worth their time.
const MOST_RANKED = 24;

/** The tools that the words find, the best first, with what is open of each. */
export function foundFor(clause: Clause, toolbox: Toolbox, now: number): readonly Found[] {
  const { text } = clause;
  const plain = plainMaterial(clause, now);
  const withoutSubject: Material = { ...plain, subject: "" };
  const said = contentWords(clause);
  const coverage = coverageOf(said, toolbox);
  // What is named tells less of what is looked for than the words beside it.
  return toolbox
    .rank([...said, text].join(" "))
    .slice(0, MOST_RANKED)
    .map(({ tool, share }) => ({
      ...{ tool, share, own: coverage.own(tool) },
      filling: once(() => fillingFrom(takesSubject(tool) ? withoutSubject : plain, tool)),
    }));
}

/** Whether an argument of a tool takes the words of the subject. */
const takesSubject = onceFor(({ slots }: PlannedTool) => slots.some(({ kind }) => kind === "query"));

/** What may be asked for: what a tool lacks, or all that it needs where something that was named would fill it. */
export function candidatesOf(
  found: readonly Found[],
  clause: Clause,
  words: readonly string[],
  asks: readonly Missing[],
): readonly Candidate[] {
  return found.flatMap((each): readonly Candidate[] => {
    const { tool, filling } = each;
    const { missing } = filling();
    const slots = missing.length > 0 ? missing : neededBy(tool);
    const thing = thingOf(tool, slots);
    return thing === undefined
      ? []
      : [{ tool, slots, thing, traits: traitsOf(each, slots, clause, words, asks) }];
  });
}

function neededBy({ slots }: PlannedTool): readonly Slot[] {
  const needed = slots.filter(({ isRequired }) => isRequired);
  const subjects = needed.filter(({ kind }) => kind !== "chain");
  return subjects.length > 0 ? subjects : needed;
}

const LEAST = 1e-3;
const MOST_TOLD = 4;

interface SlotStems {
  readonly called: ReadonlySet<string>;
  readonly described: ReadonlySet<string>;
}

/** The words of an argument's name and description as stems. */
const slotStems = onceFor(
  ({ name, description }: Slot): SlotStems => ({ called: stemsIn(name), described: stemsIn(description) }),
);

function traitsOf(
  { tool, share, own, filling }: Found,
  slots: readonly Slot[],
  { text, mentions }: Clause,
  words: readonly string[],
  asks: readonly Missing[],
): ReadonlyMap<string, number> {
  const { name, title } = textsOf(tool);
  const { missing: open, used } = filling();
  const needed = tool.slots.filter(({ isRequired }) => isRequired).length;
  const told = (stems: ReadonlySet<string>) => words.filter((word) => stems.has(word)).length;
  const stems = slots.map(slotStems);
  const toldBy = (of: (each: SlotStems) => ReadonlySet<string>) =>
    words.filter((word) => stems.some((each) => of(each).has(word))).length;
  const isAlike = asks.some(({ facts }) =>
    facts.every((fact) => slots.some((each) => each.name === fact.name)),
  );
  const traits = {
    share: Math.log(share + LEAST),
    own,
    first: share === 1 ? 1 : 0,
    name: told(name) / name.size,
    title: told(title) / title.size,
    argument: Math.min(
      2,
      toldBy(({ called }) => called),
    ),
    described: Math.min(
      MOST_TOLD,
      toldBy(({ described }) => described),
    ),
    provider: text.toLowerCase().includes(tool.provider) ? 1 : 0,
    used: mentions.length === 0 ? 0 : used.size / mentions.length,
    filled: open.length === 0 ? 1 : 0,
    partly: needed === 0 ? 0 : 1 - Math.min(1, slots.length / needed),
    chain: slots.some(({ kind }) => kind === "chain") ? 1 : 0,
    [`lacks${Math.min(3, slots.length)}`]: 1,
    asked: asks.some((each) => each.tool === tool) ? 1 : 0,
    alike: isAlike ? 1 : 0,
  };
  return new Map(Object.entries(traits).filter(([, value]) => value !== 0));
}

const TIMES: ReadonlySet<SlotKind> = new Set(["time", "day", "days", "period"]);
const NO_THINGS: ReadonlySet<SlotKind> = new Set([
  ...TIMES,
  ...(["step", "count", "fiat", "choice", "flag", "least"] as const),
]);

/** What a tool lacks: the kind of its first argument that says what it is about. */
function thingOf({ tool: { category } }: PlannedTool, slots: readonly Slot[]): string | undefined {
  const things = slots.filter(({ kind }) => !NO_THINGS.has(kind));
  const slot = things.find(({ kind }) => kind !== "chain") ?? things[0];
  if (slot === undefined) return slots.some(({ kind }) => TIMES.has(kind)) ? "time" : undefined;
  const { kind, name } = slot;
  if (kind === "hash" && category === "prediction_market") return "market";
  if (kind === "other" || kind === "query") return `${kind} of ${category}`;
  if (!/address|anything/i.test(kind)) return kind;
  const role =
    takenBy(slot) ??
    (category === "portfolio_wallet" || /^(?:user|owner|from|accounts?)$/.test(name) ? "wallet" : undefined);
  return `${kind === "anything" ? kind : "address"} of ${role ?? category}`;
}

/** What words tell for a candidate by: what it lacks, the part that this has in the question, and the category of the tool. */
export function outcomesOf({ tool, thing }: Candidate): readonly string[] {
  const [, role = thing] = thing.split(" of ");
  return [thing, `of ${role}`, tool.tool.category];
}

// Tools of one category lack the same things.
const weightsIn = onceFor((_: readonly string[]) => new Map<string, number>());

/** How likely it is that a candidate is what is asked for, beside the others: the highest is the likeliest. */
export function likelihoodOf(candidate: Candidate, words: readonly string[]): number {
  let sum = 0;
  const told = weightsIn(words);
  for (const outcome of outcomesOf(candidate)) {
    const weight = told.get(outcome) ?? weightFor(outcome, words);
    told.set(outcome, weight);
    sum += weight;
  }
  for (const [trait, value] of candidate.traits) sum += weightOf(TRAITS, trait) * value;
  return sum;
}
