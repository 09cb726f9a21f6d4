// Bare figures: a part of a line that is one word for a figure, such as "fees?", which no call answers.
import { type Clause, isThing } from "./clause.js";
import { callsOf, leftOut, type PartPlanning } from "./left-over.js";
import type { ClausePlan } from "./plan.js";
import { partsIn } from "./sentences.js";
import { calledOf } from "./unused.js";

const FIGURES: readonly (readonly [word: RegExp, called: RegExp])[] = [
  [/^fees$/i, /\bfees?\b|gas/],
  [/^hash ?rate$/i, /hash ?rate/],
  [/^mempool$/i, /mempool/],
  [/^tvl$/i, /tvl|protocol/],
];

/** What answers a part that is one word for a figure, of which no call is: "…? fees?"; where nothing does, that it is left out. */
export function withBareFigures(
  whole: Clause,
  plans: readonly ClausePlan[],
  planning: PartPlanning,
): readonly ClausePlan[] {
  const made = callsOf(plans);
  if (made.length === 0 || plans.some(({ kind }) => kind === "missing")) return plans;
  const things = whole.mentions.filter((each) => each.start >= 0 && isThing(each));
  const [thing] = things;
  const isOne = new Set(things.map(({ text }) => text.toLowerCase())).size === 1;
  const told = plans.flatMap((plan) => (plan.kind === "outside" ? [plan.clause] : [])).join("\n");
  const parts = partsIn(whole);
  const more = parts.slice(1).flatMap(({ text }) => {
    const [, called] = FIGURES.find(([word]) => word.test(text)) ?? [];
    if (called === undefined || told.includes(text)) return [];
    if (made.some(({ tool }) => called.test(calledOf(tool)))) return [];
    const own = isOne ? planning.plan(planning.clauseOf(`${thing?.text} ${text}`)) : [];
    return callsOf(own).length > 0 && own.every(({ kind }) => kind === "calls") ? own : [leftOut(text)];
  });
  return [...plans, ...more];
}
