// Lacked: which argument of which tool would take what a question refers to and does not name.
import type { Lacking } from "../filling/material.js";
import { isSameRole, takenBy } from "../filling/said-roles.js";
import type { Slot } from "../filling/slot.js";
import { type Clause, contentWords } from "./clause.js";
import type { Taking, Toolbox } from "./toolbox.js";

const MOST_ASKED = 12;

/** The argument of the first tool that the words find and that needs it, else of any tool; with why it is asked for. */
export function lackedFor(
  lacking: Lacking,
  clause: Clause,
  toolbox: Toolbox,
): (Taking & { readonly reason: string }) | undefined {
  // What stands beside the names may say nothing alone: "how many wei is my bid".
  for (const words of [contentWords(clause).join(" "), clause.text]) {
    for (const { tool } of toolbox.rank(words).slice(0, MOST_ASKED)) {
      const slot = tool.slots.find((each) => each.isRequired && isLacked(each, lacking));
      if (slot) return { tool, slot, reason: `${tool.tool.definition.title} needs it` };
    }
  }
  const [any] = (lacking.takes ?? []).flatMap((kind) => toolbox.taking(kind) ?? []);
  return any && { ...any, reason: "the question does not name it" };
}

/** Whether an argument takes what is lacked. */
export function isLacked(slot: Slot, { takes = [], role }: Lacking): boolean {
  // One transaction is no list of hashes.
  if (!takes.includes(slot.kind) || (slot.kind === "hash" && slot.list !== undefined)) return false;
  if (role === undefined) return true;
  const taken = takenBy(slot);
  return !/^(?:from|to)$/.test(slot.name) && (taken === undefined || isSameRole(role, taken));
}
