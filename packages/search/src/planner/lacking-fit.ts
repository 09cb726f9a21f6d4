// Lacking fit: how well a tool answers what points at something without naming it: it has to need that very thing.
import type { Lacking } from "../filling/material.js";
import type { Slot } from "../filling/slot.js";

// Where something is pointed at, a call that does without it answers something else.
const WITHOUT_IT = 0.25;
// A tool that lacks something else than what is pointed at.
const WITHOUT_THAT = 0.6;
// "This selector": an argument of that very name.
const POINTED_AT = 1.5;

const OWNED: ReadonlySet<string> = new Set([
  "hash",
  "address",
  "anything",
  "anyAddress",
  "bitcoinAddress",
  "solanaAddress",
  "bitcoinHash",
  "solanaSignature",
  "uuid",
]);

/** How much of a tool's fit is left, by what it lacks. */
export function lackingFit({ scope, takes }: Lacking, missing: readonly Slot[], text: string): number {
  const named = missing.some((slot) => isPointedAt(slot, text)) ? POINTED_AT : 1;
  if (missing.some(({ kind }) => takes?.includes(kind) ?? (scope !== "address" || OWNED.has(kind))))
    return named;
  const isNear = missing.some(({ kind }) => scope !== "address" || OWNED.has(kind));
  return named * (isNear ? WITHOUT_THAT : WITHOUT_IT);
}

function isPointedAt({ name }: Slot, text: string): boolean {
  return new RegExp(
    `\\b(?:this|that|my|these|those|an?|some) (?:\\w+ )?${name.replaceAll("_", " ")}\\b`,
  ).test(text);
}
