// Lacked: which argument of which tool would take what a question refers to and does not name.
import type { Mention } from "../entities/mention.js";
import { fill } from "../filling/filling.js";
import type { Lacking, Material } from "../filling/material.js";
import type { Slot, SlotKind } from "../filling/slot.js";
import { SUBJECT_WORDS } from "../tables/words.js";
import { type Clause, contentWords } from "./clause.js";
import { coverageOf } from "./coverage.js";
import { isLacked } from "./lacking-fit.js";
import { ADDRESSES } from "./things.js";
import type { PlannedTool, Toolbox } from "./toolbox.js";
import { SUBJECTS } from "./unnamed.js";

/** The arguments of a tool that are asked for, and why. */
export interface Lacked {
  readonly tool: PlannedTool;
  readonly slots: readonly Slot[];
  readonly reason: string;
}

const MOST_ASKED = 12;
// A tool that takes a search or a text of any kind asks for less than one that says what it takes.
const ANY: ReadonlySet<SlotKind> = new Set(["anything", "query", "other"]);
const NEAR = 0.4;

/** The arguments of the first tool that the words find and that needs what is lacked, else of any tool. */
export function lackedFor(
  lacking: Lacking,
  clause: Clause,
  toolbox: Toolbox,
  now: number,
): Lacked | undefined {
  const found = firstLacking(clause, toolbox, now, (slot) => isLacked(slot, lacking), lacking);
  if (found) return found;
  const [any] = (lacking.takes ?? []).flatMap((kind) => toolbox.taking(kind) ?? []);
  return any && { tool: any.tool, slots: [any.slot], reason: "the question does not name it" };
}

const OWNED: readonly SlotKind[] = [
  ...(["address", "anyAddress", "anything", "bitcoinAddress", "solanaAddress"] as const),
  ...(["hash", "bitcoinHash", "solanaSignature", "uuid", "other"] as const),
];

/** The same of what may be anything: the first tool that speaks of what is asked and needs to know of what. */
export function unnamedFor(
  clause: Clause,
  scope: Lacking["scope"] | undefined,
  toolbox: Toolbox,
  now: number,
  least: number,
): Lacked | undefined {
  const words = contentWords(clause);
  const coverage = coverageOf(words, toolbox);
  if (coverage.isBlank || words.some((word) => SUBJECT_WORDS.has(word))) return undefined;
  const speaks = (tool: PlannedTool) => coverage.own(tool) >= least && coverage.strangers(tool) === 0;
  const first = (kinds: readonly SlotKind[]) =>
    firstLacking(clause, toolbox, now, ({ kind }, tool) => kinds.includes(kind) && speaks(tool));
  const owned = scope === "address" ? first(OWNED) : undefined;
  // A chain is hardly called "the thing that I bought".
  return owned ?? first(SUBJECTS.filter((kind) => kind !== "chain")) ?? first(["chain"]);
}

/** The same where it is enough that a tool is found by the words: what it is of, else what anything of the kind is known by. */
export function groundFor(clause: Clause, toolbox: Toolbox, now: number, isOwn: boolean): Lacked | undefined {
  const coverage = coverageOf(contentWords(clause), toolbox);
  const kinds: readonly SlotKind[] = SUBJECTS.filter((kind) => !/^(?:chain|query|text)$/.test(kind));
  const speaks = (tool: PlannedTool) => coverage.own(tool) >= LEAST && coverage.strangers(tool) === 0;
  const found = firstLacking(clause, toolbox, now, ({ kind }, tool) => kinds.includes(kind) && speaks(tool));
  const any = found ?? lackedFor(isOwn ? OF_WALLET : OF_TOKEN, clause, toolbox, now);
  return any && coverage.strangers(any.tool) === 0 ? any : undefined;
}

// A tool that says so little of what is asked is found by chance.
const LEAST = 0.25;
const OF_WALLET: Lacking = { scope: "address", takes: ADDRESSES, role: "wallet" };
const OF_TOKEN: Lacking = {
  scope: "thing",
  takes: ["anything", "coinId", "llamaCoin", "coinSymbol"],
  role: "token",
};

function firstLacking(
  clause: Clause,
  toolbox: Toolbox,
  now: number,
  fits: (slot: Slot, tool: PlannedTool) => boolean,
  lacking?: Lacking,
): Lacked | undefined {
  const { text, mentions } = clause;
  const material: Material = {
    ...{ text: text.toLowerCase(), mentions, background: new Set<Mention>() },
    ...{ subject: "", now, lacking, sought: [] },
  };
  // What stands beside the names may say nothing alone: "how many wei is my bid".
  for (const words of [contentWords(clause).join(" "), text]) {
    const lacks = toolbox
      .rank(words)
      .slice(0, MOST_ASKED)
      .flatMap(({ tool, share }) => {
        if (!tool.slots.some((each) => each.isRequired && fits(each, tool))) return [];
        const slots = fill(tool.slots, material).missing;
        const slot = slots.find((each) => fits(each, tool));
        return slot ? [{ tool, share, slots, kind: slot.kind }] : [];
      });
    const [first] = lacks;
    if (first === undefined) continue;
    const sure = lacks.find(({ kind, share }) => !ANY.has(kind) && share >= first.share * NEAR);
    const { tool, slots } = sure ?? first;
    return { tool, slots, reason: `${tool.tool.definition.title} needs it` };
  }
  return undefined;
}
