// Asking back: what a question leaves open that its plan does not take, and the tool whose argument would take it.
import type { Mention } from "../entities/mention.js";
import type { Slot } from "../filling/slot.js";
import { COMMON_WORDS, SUBJECT_WORDS } from "../tables/words.js";
import { type Clause, contentWords, isThing } from "./clause.js";
import { coverageOf } from "./coverage.js";
import { groundFor, type Lacked, lackedFor } from "./lacked.js";
import { isLacked } from "./lacking-fit.js";
import { OF_ASKER, type OpenThing, openThing } from "./open-things.js";
import { isOfChains } from "./outside.js";
import { isOfOwnPeople } from "./people.js";
import { HALF } from "./speaking.js";
import type { Toolbox } from "./toolbox.js";
import { isHeldBy, isOfUnsaid, isOwnedBy, isUnnamed } from "./unnamed.js";

/** What was decided of a question without a look at what it leaves open. */
export interface Decided {
  readonly kind: "calls" | "missing" | "outside";
  /** The arguments that are asked for. */
  readonly slots: readonly Slot[];
  /** What is named and a call has. */
  readonly used: readonly Mention[];
}

// What a tool uses beside what it is about.
const NO_SUBJECT = /^(?:time|count|fiat|step|number|chain|maybeChain|series|unit)$/;

// What somebody is asked by, and what he did.
const OF_PEOPLE = /address|anything|hash|signature|ens|url|uuid|hex|amount|market/i;

/** What has to be asked for in place of what was decided; undefined where that stands. */
export function askedInPlace(
  { kind, slots, used }: Decided,
  clause: Clause,
  toolbox: Toolbox,
  now: number,
): Lacked | undefined {
  const known = clause.mentions;
  const open = openIn(clause, known, kind === "calls", toolbox);
  if (open === undefined) return kind === "outside" ? groundOf(clause, known, toolbox, now) : undefined;
  const { lacking, isSure, isPerson, isOfField, start, end } = open;
  const isBeside = (each: Mention) =>
    each.start >= start && each.start < end
      ? false
      : !Object.keys(each.readings).every((name) => NO_SUBJECT.test(name));
  if (kind === "calls" && !isSure && used.some(isBeside)) return undefined;
  const isAsked = (slot: Slot) =>
    isPerson ? OF_PEOPLE.test(slot.kind) : slot.name !== "query" && isLacked(slot, lacking);
  if (kind === "missing" && (!(isSure || isPerson) || slots.some(isAsked))) return undefined;
  const lacked = lackedFor(lacking, clause, toolbox, now);
  if (lacked === undefined || kind !== "outside") return lacked;
  const words = contentWords(clause);
  const coverage = coverageOf(words, toolbox);
  const { tool } = lacked;
  const isOurs = isPerson
    ? isOfMarkets(words, known, toolbox)
    : isOfField || coverage.own(tool) >= HALF || words.some(isOfChains);
  return isOurs && coverage.strangers(tool) === 0 ? lacked : undefined;
}

/** What a clause leaves open, or what was told beside it; else whose is asked for. */
function openIn(
  clause: Clause,
  known: readonly Mention[],
  isAnswered: boolean,
  toolbox: Toolbox,
): OpenThing | undefined {
  const { text, stated = "" } = clause;
  const open = openThing(text, known, toolbox.holds);
  const beside = open?.isSure === true ? undefined : openThing(stated, known, toolbox.holds);
  if (open ?? beside) return beside?.isSure === true && !beside.isPerson ? beside : open;
  return isAnswered && isHeldBy(text, known) && isOfMarkets(contentWords(clause), known, toolbox)
    ? OF_ASKER
    : undefined;
}

/** What is asked for where nothing answers a question of the field that speaks of something unsaid. */
function groundOf(
  clause: Clause,
  known: readonly Mention[],
  toolbox: Toolbox,
  now: number,
): Lacked | undefined {
  const isOwn = isOwnedBy(clause.text);
  if (!(isOwn || isUnnamed(clause.text, known) || isOfUnsaid(clause.text, known))) return undefined;
  const words = contentWords(clause);
  return isOfMarkets(words, known, toolbox) ? groundFor(clause, toolbox, now, isOwn) : undefined;
}

// What is said of coins and of what they are held in.
const OF_MARKETS =
  /^(?:burn(?:ed|t)|mcap|ath|atl|average|hourly|candles?|chart|halving|airdropp?e?d?|unlock\w*|listed|delisted|liquidat\w+|collateral|trading|traded|\d+x|fdv|supply|circulating|portfolio|rank|pumped|dumped|rugged|aped|minted|staked|staking|wei|gwei|sats|decimals|holders?|payout|funds|owe|lend|lent|borrowed|gas|wallet|transactions?)$/;

/** Whether words or names are of this field, and no more of them of another. */
export function isOfMarkets(words: readonly string[], known: readonly Mention[], toolbox: Toolbox): boolean {
  if (words.some((word) => SUBJECT_WORDS.has(word))) return false;
  const strange = words.filter(
    (word) => !COMMON_WORDS.has(word) && !/^\d/.test(word) && !toolbox.knows(word),
  ).length;
  const ours = words.filter(
    (word) => isOfChains(word) || OF_MARKETS.test(word) || toolbox.isOfField(word),
  ).length;
  const most = ours + known.filter(isOfMarket).length;
  return most > 0 && most >= strange;
}

function isOfMarket({ readings: { coin, chain, exchange, protocol, venue } }: Mention): boolean {
  return (coin ?? chain ?? exchange ?? protocol ?? venue) !== undefined;
}

/** "Did my team win": somebody of its asker's own, and no word of this field. */
export function isOfOtherField(clause: Clause, toolbox: Toolbox): boolean {
  const known = clause.mentions;
  return (
    !known.some(isThing) &&
    isOfOwnPeople(clause.text) &&
    openThing(clause.text, known, toolbox.holds) === undefined &&
    !isOfMarkets(contentWords(clause), known, toolbox)
  );
}
