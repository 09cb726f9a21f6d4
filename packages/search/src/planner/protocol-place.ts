// Protocol place: a figure of a protocol on one chain, which the tools have of all its chains alone: it is given, and that is said.
import type { Mention } from "../entities/mention.js";
import { type Clause, isThing } from "./clause.js";
import { chainNoteOf } from "./figure-notes.js";
import type { ClausePlan } from "./plan.js";

// "Pools of Uniswap on Base by volume" are of a chain.
const FIGURE = /\b(?:fees|revenues?|volumes?|earnings|tvl)\b/gi;
const OF_CHAIN = /\b(?:pools?|pairs?|tokens?|yields?|ap[yr]|gas|top|largest|biggest|which)\b/i;
const OF_ONE = /^(?:protocol|dex)$/;
const LEAD = /\s+on(?:\s+the)?\s*$/i;

const BETWEEN = /^(?:\s|,|&|\b(?:and|or|vs|versus|on|with|against|to)\b)*$/i;

/** What answers "fees of Aave on Base"; undefined for anything else. */
export function ofProtocolPlace(
  { text, mentions }: Clause,
  read: (text: string) => readonly Mention[],
  plan: (clause: Clause) => readonly ClausePlan[],
): readonly ClausePlan[] | undefined {
  const things = mentions.filter(isThing);
  const places = placesIn(things, text);
  const [first] = places;
  const last = places.at(-1);
  const protocols = things.filter((each) => !places.includes(each));
  if (first === undefined || last === undefined || protocols.length === 0) return undefined;
  if (text.match(FIGURE)?.length !== 1 || OF_CHAIN.test(text)) return undefined;
  if (protocols.some(({ start, end }) => start < 0 || end > first.start)) return undefined;
  const before = text.slice(0, first.start);
  if (!LEAD.test(before) || !BETWEEN.test(without(text, places).slice(first.start, last.end)))
    return undefined;
  const rest = `${before.replace(LEAD, "")}${text.slice(last.end)}`;
  const plans = plan({ text: rest, mentions: read(rest) });
  const isOfOne = plans.every(
    (each) =>
      each.kind === "calls" &&
      each.calls.every(
        ({ tool: { slots }, args }) =>
          !slots.some(({ kind }) => kind === "chain") && Object.keys(args).some((name) => OF_ONE.test(name)),
      ),
  );
  if (plans.length === 0 || !isOfOne) return undefined;
  const notes = places.map(chainNoteOf);
  return plans.map((each) =>
    each.kind === "calls"
      ? { kind: "calls", calls: each.calls.map((call) => ({ ...call, notes: [...call.notes, ...notes] })) }
      : each,
  );
}

function isPlace({ before, readings, start }: Mention): boolean {
  return start > 0 && before === "on" && (readings.chain ?? readings.maybeChain) !== undefined;
}

/** "On Base, Arbitrum and Optimism": the chain behind "on", and those behind it. */
function placesIn(things: readonly Mention[], text: string): readonly Mention[] {
  const places: Mention[] = [];
  for (const each of things) {
    const last = places.at(-1);
    const isFurther =
      last !== undefined &&
      (each.readings.chain ?? each.readings.maybeChain) !== undefined &&
      BETWEEN.test(text.slice(last.end, each.start));
    if (isPlace(each) || isFurther) places.push(each);
  }
  return places;
}

/** A text with blanks in the place of what it names. */
function without(text: string, mentions: readonly Mention[]): string {
  return mentions.reduce(
    (rest, { start, end }) => `${rest.slice(0, start)}${" ".repeat(end - start)}${rest.slice(end)}`,
    text,
  );
}
