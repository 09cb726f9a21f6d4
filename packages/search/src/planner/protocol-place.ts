// Protocol place: a figure of a protocol on one chain, which the tools have of all its chains alone: it is given, and that is said.
import type { Mention } from "../entities/mention.js";
import { type Clause, isThing } from "./clause.js";
import { chainNoteOf } from "./figure-notes.js";
import type { ClausePlan } from "./plan.js";

// "Pools of Uniswap on Base by volume" are of a chain.
const FIGURE = /\b(?:fees|revenues?|volumes?|earnings|tvl)\b/i;
const OF_CHAIN = /\b(?:pools?|pairs?|tokens?|yields?|ap[yr]|gas|top|largest|biggest|which|compare|vs)\b/i;
const OF_ONE = /^(?:protocol|dex)$/;
const LEAD = /\s+on(?:\s+the)?\s*$/i;

/** What answers "fees of Aave on Base"; undefined for anything else. */
export function ofProtocolPlace(
  { text, mentions }: Clause,
  read: (text: string) => readonly Mention[],
  plan: (clause: Clause) => readonly ClausePlan[],
): readonly ClausePlan[] | undefined {
  const things = mentions.filter(isThing);
  const [first, second] = things;
  if (first === undefined || second === undefined || things.length > 2 || !FIGURE.test(text))
    return undefined;
  const place = [first, second].find(isPlace);
  const protocol = place === first ? second : first;
  if (place === undefined || OF_CHAIN.test(text) || protocol.start < 0 || protocol.end > place.start)
    return undefined;
  const before = text.slice(0, place.start);
  if (!LEAD.test(before)) return undefined;
  const rest = `${before.replace(LEAD, "")}${text.slice(place.end)}`;
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
  const note = chainNoteOf(place);
  return plans.map((each) =>
    each.kind === "calls"
      ? { kind: "calls", calls: each.calls.map((call) => ({ ...call, notes: [...call.notes, note] })) }
      : each,
  );
}

function isPlace({ before, readings, start }: Mention): boolean {
  return start > 0 && before === "on" && (readings.chain ?? readings.maybeChain) !== undefined;
}
