// Lacking fit: how well a tool answers what points at something without naming it: it has to need that very thing.
import { onceFor } from "@svckit/core";
import type { Lacking } from "../filling/material.js";
import { isSameRole, takenBy } from "../filling/said-roles.js";
import type { Slot } from "../filling/slot.js";

// Where something is pointed at, a call that does without it answers something else.
const WITHOUT_IT = 0.25;
// A tool that lacks something else than what is pointed at.
const WITHOUT_THAT = 0.6;
// "This selector": an argument of that very name.
const POINTED_AT = 1.5;
/** How well a tool fits what is lacked at most. */
export const MOST_LACKING_FIT = POINTED_AT;

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
export function lackingFit(lacking: Lacking, missing: readonly Slot[], text: string): number {
  const { scope, takes } = lacking;
  const named = missing.some((slot) => isPointedAt(slot, text)) ? POINTED_AT : 1;
  const isIt = (slot: Slot) =>
    takes === undefined ? scope !== "address" || OWNED.has(slot.kind) : isLacked(slot, lacking);
  if (missing.some(isIt)) return named;
  const isNear = missing.some(({ kind }) => scope !== "address" || OWNED.has(kind));
  return named * (isNear ? WITHOUT_THAT : WITHOUT_IT);
}

/** Whether an argument takes what is lacked. */
export function isLacked(slot: Slot, { takes = [], role }: Lacking): boolean {
  // One transaction is no list of hashes.
  if (!takes.includes(slot.kind) || (slot.kind === "hash" && slot.list !== undefined)) return false;
  if (role === undefined) return true;
  const taken = /^(?:user|owner|spender)$/.test(slot.name) ? "wallet" : takenBy(slot);
  return !/^(?:from|to)$/.test(slot.name) && (taken === undefined || isSameRole(role, taken));
}

function isPointedAt(slot: Slot, text: string): boolean {
  return pointingAt(slot).test(text);
}

const pointingAt = onceFor(
  ({ name }: Slot) =>
    new RegExp(`\\b(?:this|that|my|these|those|an?|some) (?:\\w+ )?${name.replaceAll("_", " ")}\\b`),
);
