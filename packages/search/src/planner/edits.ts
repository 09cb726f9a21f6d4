// Edits: the calls before with what a later turn says in the place of what they had.
import type { Mention } from "../entities/mention.js";
import { type FilledCall, type Filling, fill } from "../filling/filling.js";
import type { Slot, SlotKind } from "../filling/slot.js";
import { carried } from "./carried.js";
import { faultOf } from "./faults.js";
import type { PlannedCall } from "./plan.js";
import { isAlike } from "./replacing.js";
import { isReversing, reversed } from "./reversing.js";
import { statedFor } from "./stated.js";
import type { PlannedTool } from "./toolbox.js";

/** Calls of one tool as a turn changes them. */
export interface Edit {
  readonly tool: PlannedTool;
  readonly calls: readonly PlannedCall[];
  /** The calls before beside those that the turn adds. */
  readonly added: readonly PlannedCall[];
  readonly filling: Filling;
  readonly isFaulty: boolean;
}

/** What a turn says and names. */
interface Said {
  readonly text: string;
  readonly mentions: readonly Mention[];
}

const TIMES: ReadonlySet<SlotKind> = new Set(["time", "day", "days", "period"]);

/** The calls before, tool by tool, with what a turn changes of them. */
export function editsOf(
  { text, mentions }: Said,
  calls: readonly PlannedCall[],
  now: number,
): readonly Edit[] {
  return [...new Set(calls.map(({ tool }) => tool))].flatMap((tool) => {
    const own = calls.filter((each) => each.tool === tool);
    const bases = isReversing(text) ? own.flatMap((call) => reversed(call) ?? []) : own;
    const [first] = bases;
    if (first === undefined) return [];
    const meant = statedFor(text, mentions, tool.slots, now).map((each) => meantIn(each, first.args));
    const filling = filledBy(text, meant, tool.slots, now);
    const edited = bases.flatMap((base) =>
      filling.calls.map((call) => sound(merged(base, call, filling, text))),
    );
    const isFaulty = edited.some(
      ({ lookups, args }) => lookups.length === 0 && faultOf(tool, args) !== undefined,
    );
    return [{ tool, calls: edited, added: addedTo(own, filling.calls, tool, edited), filling, isFaulty }];
  });
}

const OUTCOME =
  /^\W*(?:(?:and|or|what about|how about|now|for|of|the|just|only) )*(yes|no)\b(?: (?:side|shares?|tokens?|outcome))?\W*$/i;

/** "And no?": the other side of a market. */
export function outcomeOf(text: string): string | undefined {
  const [, outcome] = OUTCOME.exec(text) ?? [];
  return outcome === undefined ? undefined : `for ${outcome.toLowerCase()}`;
}

/** What a turn fills of a tool. */
function filledBy(text: string, mentions: readonly Mention[], slots: readonly Slot[], now: number): Filling {
  // A chain is where the same is asked.
  const isPlace = mentions.length > 0 && mentions.every(isOfChain);
  const taking = slots.filter(({ kind }) => !(isPlace && (kind === "anything" || kind === "query")));
  return fillOf(taking, outcomeOf(text) ?? text.toLowerCase(), mentions, now);
}

/** What a text fills, a choice only where it says one. */
export function fillOf(
  slots: readonly Slot[],
  text: string,
  mentions: readonly Mention[],
  now: number,
): Filling {
  const open = slots.map((slot) => (slot.kind === "choice" ? { ...slot, initial: undefined } : slot));
  const material = { text, mentions, background: new Set<Mention>(), subject: "", now };
  return fill(open, { ...material, lacking: undefined, sought: [] });
}

/** What a turn names in the terms of the call before: a unit is what is wanted, a chain with a coin's name is a chain. */
export function meantIn(mention: Mention, args: PlannedCall["args"]): Mention {
  const { unit, number, chain, maybeChain, fiat } = mention.readings;
  if (unit !== undefined && number === undefined && mention.before !== "from")
    return { ...mention, before: "to" };
  if (fiat !== undefined && /^(?:in|into|as)$/.test(mention.before))
    return { ...mention, readings: { fiat } };
  const said = chain ?? maybeChain;
  const isOfChains =
    args["chain"] !== undefined || args["chains"] !== undefined || /^(?:on|only|just)$/.test(mention.before);
  return said !== undefined && isOfChains ? { ...mention, readings: { chain: said } } : mention;
}

/** Whether nothing but a chain is named. */
export function isOfChain({ readings }: Mention): boolean {
  return readings.chain !== undefined && Object.keys(readings).length === 1;
}

/** A call without a number of rows that its tool does not give: "3 years" may be more days than that. */
export function sound(call: PlannedCall): PlannedCall {
  const fault = call.lookups.length > 0 ? undefined : faultOf(call.tool, call.args);
  const slot = call.tool.slots.find(({ name }) => name === fault?.argument);
  if (slot?.kind !== "count" || slot.isRequired) return call;
  return {
    ...call,
    args: Object.fromEntries(Object.entries(call.args).filter(([name]) => name !== slot.name)),
  };
}

/** A call with what was said in the place of what it had. */
export function merged(
  base: PlannedCall,
  call: FilledCall,
  { said, used }: Filling,
  text: string,
): PlannedCall {
  const times = new Set(base.tool.slots.flatMap(({ name, kind }) => (TIMES.has(kind) ? [name] : [])));
  const isTimed = [...said].some((name) => times.has(name));
  const isNew = (name: string) => said.has(name) || (isTimed && times.has(name));
  const entries = [
    ...Object.entries(base.args).filter(([name]) => !isNew(name)),
    ...Object.entries(call.args).filter(([name]) => isNew(name)),
  ];
  const { chain } = call.args;
  const isMoved = said.has("chain") && typeof chain === "string";
  const kept = base.lookups.filter(({ slot }) => !isNew(slot));
  const lookups = [
    ...kept.map((each) => (isMoved && each.chain !== undefined ? { ...each, chain } : each)),
    ...call.lookups.filter(({ slot }) => isNew(slot)),
  ];
  const mine = [...used];
  const others = base.used.filter((each) => !mine.some((other) => isAlike(other, each)));
  return {
    ...{ tool: base.tool, args: Object.fromEntries(entries), lookups, notes: [] },
    ...{ clause: `${base.clause} ${text}`, used: [...mine, ...others.map(carried)] },
    ...(call.left && { left: call.left }),
  };
}

/** The calls before beside those that a turn adds; one call where its tool takes a list. */
function addedTo(
  own: readonly PlannedCall[],
  calls: readonly FilledCall[],
  tool: PlannedTool,
  edited: readonly PlannedCall[],
): readonly PlannedCall[] {
  const [more] = calls;
  const lists = tool.slots.filter(({ list, name }) => list !== undefined && more?.args[name] !== undefined);
  if (lists.length === 0 || more === undefined) return [...own, ...edited];
  return own.map((base) => {
    const args = { ...base.args };
    for (const { name } of lists) {
      const [had, given] = [base.args[name], more.args[name]];
      args[name] = Array.isArray(had)
        ? [...new Set([...had, ...[given].flat()])]
        : had === undefined
          ? given
          : `${had},${given}`;
    }
    return { ...base, args };
  });
}
