// Strict edit: a later turn that surely changes arguments of the calls before it and asks for nothing else, such as "by volume instead".
import type { Mention } from "../entities/mention.js";
import type { Filling } from "../filling/filling.js";
import type { Slot, SlotKind } from "../filling/slot.js";
import { bareNameIn } from "./bare-name.js";
import { keyOfCall } from "./call-key.js";
import { contentWords } from "./clause.js";
import type { LaterTurn } from "./conversation.js";
import { fillOf, isOfChain, meantIn, merged, outcomeOf, sound } from "./edits.js";
import { faultOf } from "./faults.js";
import type { PlannedCall } from "./plan.js";
import { isBeside } from "./replacing.js";
import { isReversing, reversed } from "./reversing.js";
import { statedFor } from "./stated.js";
import { isOfOther, isTalk } from "./talk.js";
import { stemOf, type Toolbox } from "./toolbox.js";

// A turn of more words is a question of its own.
const MOST_WORDS = 14;

// What a name may be taken for that no table has.
const NAMED: ReadonlySet<SlotKind> = new Set([
  ...(["collection", "protocol", "coinId", "coinSymbol", "exchangeId", "holder", "query", "other"] as const),
]);

/** The calls before with what a turn changes of them; undefined where it asks for something else. */
export function strictEditOf(
  turn: LaterTurn,
  calls: readonly PlannedCall[],
  toolbox: Toolbox,
  now: number,
): readonly PlannedCall[] | undefined {
  const [first] = calls;
  if (first === undefined || isBeside(turn.text) || contentWords(turn).length > MOST_WORDS) return undefined;
  const tools = [...new Set(calls.map(({ tool }) => tool))];
  if (tools.length > 1) {
    // "Sort by the yield": of several calls those that take it.
    const each = tools.map((tool) =>
      strictEditOf(
        turn,
        calls.filter((call) => call.tool === tool),
        toolbox,
        now,
      ),
    );
    const taking = each.filter((edited) => edited !== undefined);
    return taking.length === 1 ? taking[0] : undefined;
  }
  const { slots } = first.tool;
  const isReversed = isReversing(turn.text);
  const bases = isReversed ? calls.flatMap((call) => reversed(call) ?? []) : calls;
  if (bases.length < calls.length) return undefined;
  const filled =
    filledBy(turn, first, toolbox, now) ?? (isReversed ? undefined : filledByName(turn, slots, now));
  if (filled === undefined || (filled.said.size === 0 && !isReversed)) return undefined;
  const edited = bases.flatMap((base) =>
    filled.calls.map((call) => sound(merged(base, call, filled, turn.text))),
  );
  const isSound = edited.every(
    ({ tool, args, lookups }) => lookups.length > 0 || faultOf(tool, args) === undefined,
  );
  const isNew = isReversed || edited.some((each, at) => keyOfCall(each) !== keyOfCall(bases[at] ?? each));
  return isSound && isNew ? edited : undefined;
}

/** What a turn fills, where it takes all that is named and all that is said. */
function filledBy(
  { text, mentions: named, previous: { text: before }, back }: LaterTurn,
  { tool, args }: PlannedCall,
  toolbox: Toolbox,
  now: number,
) {
  const { slots } = tool;
  const [examples] = text.matchAll(EXAMPLES);
  const isExample = ({ start, end }: Mention) =>
    examples !== undefined && start >= examples.index && end <= examples.index + examples[0].length;
  const mentions = statedFor(text, named, slots, now).flatMap((each) =>
    isExample(each) ? [] : [meantIn(each, args)],
  );
  const said = outcomeOf(text) ?? text.toLowerCase().replace(EXAMPLES, " ");
  const [asks] = ASKS_ANEW.exec(said) ?? [];
  if (asks !== undefined && !before.toLowerCase().includes(asks)) return undefined;
  // A chain is where the same is asked.
  const isPlace = mentions.every(isOfChain);
  // A hash is no block of what was asked.
  const taking = slots.filter(
    ({ kind, name }) =>
      !(isPlace && (kind === "anything" || kind === "query")) &&
      !(kind === "block" && args[name] === undefined && mentions.some(({ readings }) => readings.evmHash)),
  );
  const filling = fillOf(taking, said, mentions, now);
  const without = (mention: Mention, rest: string) =>
    fillOf(
      taking,
      rest,
      mentions.filter((each) => each !== mention),
      now,
    );
  const isLeft = (mention: Mention) =>
    !filling.used.has(mention) &&
    !isApposed(mention, filling.used) &&
    !isOther(filling, without(mention, said)) &&
    // "This month" is a choice of words, and no span that an argument takes.
    (mention.readings.time === undefined ||
      !isOther(filling, without(mention, said.replace(mention.text.toLowerCase(), " "))));
  // What an answer lists by its address is none of those that were asked of.
  const isListed = (mention: Mention) => back === 0 && mention.isRow === true && isFormed(mention);
  if (mentions.some((each) => isLeft(each) || isListed(each))) return undefined;
  if (!isInUnit(slots, filling, mentions) || !isOrdered(slots, filling, said)) return undefined;
  const words = contentWords({ text: said, mentions });
  const asked = new Set(contentWords({ text: before.toLowerCase(), mentions: [] }).map(stemOf));
  const isTaken = (word: string) =>
    asked.has(stemOf(word)) || isOther(filling, fillOf(taking, said.replace(word, " "), mentions, now));
  const left = words.filter(
    (word) => !isTaken(word) || (!asked.has(stemOf(word)) && isOfOther(word, said, tool, toolbox)),
  );
  return isTalk(left, said, tool, back === undefined ? toolbox : undefined) ? filling : undefined;
}

// "States, usa and bhutan and such": what is meant by it.
const EXAMPLES =
  /[^.;?!:]{0,60}\b(?:and such|and the like|and so on|and stuff|et ?c)\b\.?|\b(?:such as|e\.g\.)\s[^.;?!]{0,60}/gi;
const ASKS_ANEW = /\b(?:how (?:much|many|long|often|old)|who(?:se)?|when|where|why)\b/;

function isFormed({ readings }: Mention): boolean {
  return (
    (readings.evmAddress ?? readings.solanaAddress ?? readings.evmHash ?? readings.solanaSignature) !==
    undefined
  );
}

function isOther(one: Filling, other: Filling): boolean {
  return JSON.stringify([[...one.said], one.calls]) !== JSON.stringify([[...other.said], other.calls]);
}

/** A coin or a collection beside its address is the same thing twice. */
function isApposed({ readings }: Mention, used: ReadonlySet<Mention>): boolean {
  return (
    (readings.coin ?? readings.collection ?? readings.protocol) !== undefined &&
    [...used].some((each) => (each.readings.evmAddress ?? each.readings.solanaAddress) !== undefined)
  );
}

/** An amount of smallest units is read with what it counts beside it. */
function isInUnit(slots: readonly Slot[], { said }: Filling, mentions: readonly Mention[]): boolean {
  const isRaw = slots.some(
    ({ name, kind }) => kind === "amount" && /_(?:raw|wei)$/.test(name) && said.has(name),
  );
  return !isRaw || mentions.some(({ readings }) => (readings.coin ?? readings.unit) !== undefined);
}

/** "The volume?" asks for it, "by volume" orders by it. */
function isOrdered(slots: readonly Slot[], { said }: Filling, text: string): boolean {
  const isOrder = slots.some(({ name }) => /order|sort/.test(name) && said.has(name));
  return (
    !isOrder ||
    /\b(?:by|sort\w*|order\w*|rank\w*|most|top|best|worst|highest|lowest|oldest|newest|first|instead)\b/.test(
      text,
    )
  );
}

const SEVERAL_WORDS = /[\p{L}\p{N}][^\p{L}\p{N}]+[\p{L}\p{N}]/u;

/** What a turn fills that is nothing but a name that no table has. */
function filledByName({ text }: LaterTurn, slots: readonly Slot[], now: number) {
  const mention = bareNameIn(text);
  if (mention === undefined) return undefined;
  const isSearch = slots.some(({ kind, isRequired }) => kind === "query" && isRequired);
  const isName = SEVERAL_WORDS.test(mention.text) ? /^\p{Lu}/u.test(mention.text) : isSearch;
  if (!isName) return undefined;
  const filling = fillOf(slots, "", [mention], now);
  const takes = slots.some(({ name: slot, kind }) => NAMED.has(kind) && filling.said.has(slot));
  return takes && filling.used.has(mention) ? filling : undefined;
}
