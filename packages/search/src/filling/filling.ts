// Filling: the arguments of one tool from what a question names, with what is still missing.
import { onceFor } from "@svckit/core";
import type { Mention } from "../entities/mention.js";
import { addressRoles } from "./address-roles.js";
import { lackedIn } from "./alternatives.js";
import { chosenOf, flaggedAs } from "./choices.js";
import { defaultOf } from "./defaults.js";
import { foundFor } from "./find-values.js";
import type { Found } from "./found.js";
import type { Lookup } from "./lookup.js";
import type { Material } from "./material.js";
import type { Slot } from "./slot.js";

/** The arguments of one call. */
export interface FilledCall {
  readonly args: Readonly<Record<string, unknown>>;
  /** What another tool has to give first, by the name of the argument. */
  readonly lookups: readonly Lookup[];
  /** What was named beside it and is in no call, as one question makes so many of a tool and no more. */
  readonly left?: readonly string[];
}

/** The arguments of one tool. */
export interface Filling {
  /** One call, or several where a question names several things of a kind. */
  readonly calls: readonly FilledCall[];
  readonly used: ReadonlySet<Mention>;
  readonly missing: readonly Slot[];
  /** How many required arguments are there only because something stands in for them. */
  readonly assumed: number;
  /** The arguments that something said fills. */
  readonly said: ReadonlySet<string>;
}

// A span up to now has no end that is said: what takes its length fits better.
const INEXACT = 0.7;
// More calls than this answer a list, and no question in words.
const MAX_CALLS = 4;

/** Fills the arguments of a tool. */
export function fill(slots: readonly Slot[], material: Material): Filling {
  const used = new Set<Mention>();
  const args: Record<string, unknown> = {};
  const lookups: Lookup[] = [];
  const missing: Slot[] = [];
  const said = new Set<string>();
  const left: string[] = [];
  let assumed = 0;
  let several: { readonly slot: Slot; readonly values: readonly Found[] } | undefined;
  const roles = addressRoles(slots, material.mentions, material.text);
  for (const slot of inOrder(slots)) {
    const found = foundIn(slot, slots, material, roles, used);
    const most = slot.list ? slot.most : MAX_CALLS;
    const values = found.slice(0, most);
    const [first] = values;
    if (first !== undefined) said.add(slot.name);
    if (slot.list !== undefined || fansOut(slot, slots)) left.push(...namesOf(found.slice(most)));
    if (first?.lookup !== undefined) lookups.push(first.lookup);
    if (first !== undefined) {
      if (slot.list !== undefined && values.length >= slot.least) {
        if (first.lookup === undefined) args[slot.name] = listed(slot, values);
        for (const { mention } of values) if (mention) used.add(mention);
        continue;
      }
      if (slot.list === undefined) {
        if (first.lookup === undefined) args[slot.name] = first.value;
        if (first.mention) used.add(first.mention);
        assumed += inexactness(slot, first.mention);
        if (values.length > 1 && several === undefined && fansOut(slot, slots)) several = { slot, values };
        // What is one of several coins is no chain as well.
        for (const { mention } of several?.slot === slot ? values : []) if (mention) used.add(mention);
        continue;
      }
    }
    const chosen =
      slot.kind === "choice"
        ? chosenOf(slot, material)
        : slot.kind === "flag"
          ? flaggedAs(slot, material)
          : undefined;
    if (chosen !== undefined) said.add(slot.name);
    if (chosen !== undefined) args[slot.name] = slot.list === "array" ? [chosen] : chosen;
    else if (isAskedFor(slot, slots, material)) missing.push(slot);
    else if (slot.isRequired) {
      const standIn = defaultOf(slot, material, used);
      if (standIn === undefined) missing.push(slot);
      else {
        args[slot.name] = standIn.value;
        if (!standIn.isUsual) assumed += 1;
      }
    }
  }
  missing.push(...lackedIn(slots, args, material));
  const call: FilledCall = { args, lookups, ...(left.length > 0 && { left }) };
  const calls = several
    ? several.values.flatMap((value) => callsWith(several.slot, value, call, slots, material))
    : [call];
  return { calls, used, missing, assumed, said };
}

function foundIn(
  slot: Slot,
  slots: readonly Slot[],
  material: Material,
  roles: ReturnType<typeof addressRoles>,
  used: ReadonlySet<Mention>,
): readonly Found[] {
  const fit = foundFor(slot, material, roles, used).filter(({ mention }) => !isSymbol(mention, slot, slots));
  const own = besideProtocols(slot, slots, fit);
  return own.length > 0 ? own : ofNamesakes(slot, slots, material, used);
}

/** "Yield pools for ETH": the symbol that a tool takes is not its chain as well, which may be left out. */
function isSymbol(mention: Mention | undefined, { kind, isRequired }: Slot, slots: readonly Slot[]): boolean {
  if (mention === undefined || kind !== "chain" || isRequired) return false;
  const isPlace = /^(?:on|in|at|across)$/.test(mention.before);
  return (
    !isPlace &&
    mention.readings.coin?.symbol === mention.text.toUpperCase() &&
    slots.some((slot) => slot.kind === "coinSymbol" && slot.name === "symbol")
  );
}

/** "Aave APY on USDC": beside a coin, a protocol that has one of its name is no coin as well. */
function besideProtocols({ kind }: Slot, slots: readonly Slot[], found: readonly Found[]): readonly Found[] {
  if (kind !== "coinSymbol" || !slots.some((each) => each.kind === "protocol")) return found;
  const others = found.filter(({ mention }) => mention?.readings.protocol === undefined);
  return others.length > 0 ? others : found;
}

/** What values are called that were named. */
function namesOf(found: readonly Found[]): readonly string[] {
  return found.map(({ value, mention }) => mention?.text ?? String(value));
}

/** Whether an argument takes what is pointed at without a name, so that nothing stands in for it. */
function isAskedFor(slot: Slot, slots: readonly Slot[], { lacking }: Material): boolean {
  const { kind, isRequired, list } = slot;
  const takes = lacking?.takes;
  // A list that may be left out narrows the answer down.
  if (takes === undefined || !takes.includes(kind) || (!isRequired && list === "array")) return false;
  return (
    lacking?.isOpen === true ||
    (!isRequired && !slots.some((each) => each.isRequired && takes.includes(each.kind)))
  );
}

/** How much of a value is assumed: the end of a span, or the hour of a day. */
function inexactness({ name, kind, isRequired }: Slot, mention: Mention | undefined): number {
  const form = mention?.readings.time?.form;
  const isEnd = isRequired && name === "to" && form === "span";
  return isEnd || (kind === "day" && form === "instant") ? INEXACT : 0;
}

const COINS: ReadonlySet<string> = new Set(["coinId", "llamaCoin", "coinSymbol", "pair"]);

/** "Perps on Solana": a chain's name stands for its coin where a tool takes no chain. */
function ofNamesakes(
  slot: Slot,
  slots: readonly Slot[],
  material: Material,
  used: ReadonlySet<Mention>,
): readonly Found[] {
  if (!COINS.has(slot.kind) || slots.some(({ kind }) => kind === "chain")) return [];
  const originals = new Map<Mention, Mention>();
  const mentions = material.mentions.map((mention) => {
    const { namesake } = mention.readings;
    if (namesake === undefined) return mention;
    const asCoin = { ...mention, readings: { ...mention.readings, coin: namesake } };
    originals.set(asCoin, mention);
    return asCoin;
  });
  if (originals.size === 0) return [];
  return foundFor(slot, { ...material, mentions }, new Map(), used).map((found) => ({
    ...found,
    mention: found.mention && (originals.get(found.mention) ?? found.mention),
  }));
}

/** The call for one of several values; a pair has at each exchange its own form. */
function callsWith(
  { name, kind }: Slot,
  { value, lookup, mention }: Found,
  call: FilledCall,
  slots: readonly Slot[],
  material: Material,
): readonly FilledCall[] {
  if (kind !== "exchange") {
    const { [name]: _, ...others } = call.args;
    const lookups = call.lookups.filter(({ slot }) => slot !== name);
    return lookup === undefined
      ? [{ ...call, args: { ...call.args, [name]: value }, lookups }]
      : [{ ...call, args: others, lookups: [...lookups, lookup] }];
  }
  const mentions = material.mentions.filter(
    (each) => each === mention || each.readings.exchange === undefined,
  );
  const [own] = fill(slots, { ...material, mentions }).calls;
  return own === undefined ? [] : [{ ...own, ...(call.left && { left: call.left }) }];
}

/** Kinds of which each value is a question of its own. */
const FANS_OUT: ReadonlySet<string> = new Set(
  "chain address bitcoinAddress solanaAddress anyAddress hash bitcoinHash solanaSignature anything coinId coinSymbol protocol collection exchange exchangeId holder pair ens url query market".split(
    " ",
  ),
);

/** Whether each value is a question of its own; hex is where one argument alone takes it: data has a signature beside it. */
function fansOut({ kind, name }: Slot, slots: readonly Slot[]): boolean {
  return (
    FANS_OUT.has(kind) ||
    (kind === "unit" && name.startsWith("to")) ||
    (kind === "hex" && slots.every((each) => each.kind !== "hex" || each.name === name))
  );
}

/** Required ones first, so that they take what fits both. */
const inOrder = onceFor((slots: readonly Slot[]) =>
  [...slots].sort((a, b) => Number(b.isRequired) - Number(a.isRequired)),
);

function listed(slot: Slot, values: readonly Found[]): unknown {
  const each = [...new Set(values.map(({ value }) => value))];
  return slot.list === "commas" ? each.join(",") : each;
}
