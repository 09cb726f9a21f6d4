// Whole turn: a turn that asks in full for what the turns before it did not, such as "usdc supply on base" behind a price.
import { type Clause, isThing } from "./clause.js";
import type { LaterTurn } from "./conversation.js";
import type { PlannedCall } from "./plan.js";

interface WholeForm {
  /** The whole turn, with "X" for each name. */
  readonly said: RegExp;
  /** What a question before has that asks for the same: the turn may go on with it. */
  readonly same: RegExp;
  /** The tools that the same is asked of, where words alone do not tell. */
  readonly of?: RegExp;
}

const SO = String.raw`^\W*(?:(?:so|ok|okay|hey|and now|now),? )?`;
const WHAT = "(?:what(?:['’]?s| is| are) |(?:show|give) (?:me )?)?(?:the )?(?:current )?";
const END = String.raw`(?: (?:right|now|today|currently))*\W*$`;

function form(said: string, same: RegExp, of?: RegExp): WholeForm {
  return { said: new RegExp(`${SO}(?:${said})${END}`, "i"), same, ...(of && { of }) };
}

/** "M of X" and "X M". */
function measure(said: string, same: RegExp): WholeForm {
  const where = "(?: (?:on|in|at) X)?";
  return form(
    `${WHAT}(?:${said})(?: (?:of|for|on) X)${where}|${WHAT}X(?:['’]s)? (?:${said})${where}|what(?:['’]?s| is) X(?:['’]s)? (?:${said})`,
    same,
  );
}

// It says all: the coin and the currency.
const NOTHING = /(?!)/;
const OF_PRICES = /price|coin|ticker|compare|market|chart|ohlc|candle|tokens?_/;

const FORMS: readonly WholeForm[] = [
  form(
    "(?:how much (?:is|are|does|do)(?: an?| one)? X|what(?:['’]?s| is| does| do)?(?: the)?(?: current)?(?: price of)?(?: an?| one)? X(?:['’]s)?(?= (?:price|cost|worth|at|trading))|what(?:['’]?s| is)(?: the)?(?: current)? price of(?: an?| one)? X|(?:the |current )*price of X|(?:current )?X(?: ?['’]?s)? (?:price|px))(?: (?:price|cost|worth|at|trading|right|now|today|currently|going|for))*",
    /pric|cost|worth|how much|trading|\bpx\b/i,
    OF_PRICES,
  ),
  form(
    "(?:convert )?X (?:to|into) (?:an? )?(?:us ?dollars?|usd|dollars?|euros?|eur|pounds?|gbp|yen|jpy)",
    NOTHING,
  ),
  measure("(?:total |circulating )?supply", /suppl/i),
  measure("gas(?: (?:price|fees?))?", /gas|fees?\b/i),
  measure("(?:network |transaction |tx )?fees?", /gas|fees?\b/i),
  measure("tvl", /tvl|locked/i),
  measure("hash ?rate|mempool|difficulty", /hash ?rate|mempool|difficulty/i),
  measure("market ?cap", /cap\b/i),
  form(`${WHAT}(?:latest|last|newest) X block`, /block/i),
  form(
    `${WHAT}(?:top|biggest|largest)(?: \\d{1,3})? (?:coins?|crypto(?:s|currencies)?)(?: by (?:market ?cap|volume))?`,
    /\bcoins?\b|crypto/i,
  ),
  form(
    `${WHAT}(?:(?:top|biggest|largest)(?: \\d{1,3})? )?(?:stablecoins|protocols|dexe?s)(?: by (?:market ?cap|tvl|size|volume))?`,
    /stable|protocol|dex/i,
  ),
  form(`${WHAT}(?:top|biggest) (?:gainers|losers)`, /gain|los[es]/i),
];

const OF_ITS_OWN = /^get_btc_/;

/** The calls that answer a turn by itself where it asks in full for something else; undefined where it may go on. */
export function wholeTurn(
  { text, mentions }: Clause,
  { row, previous }: LaterTurn,
  before: readonly PlannedCall[],
  alone: () => readonly PlannedCall[] | undefined,
): readonly PlannedCall[] | undefined {
  const things = mentions.filter(isThing);
  if (row !== undefined || things.some(({ start }) => start < 0)) return undefined;
  let shape = text;
  for (const { start, end } of [...things].sort((a, b) => b.start - a.start))
    shape = `${shape.slice(0, start)}X${shape.slice(end)}`;
  const found = FORMS.find(({ said }) => said.test(shape));
  const calls = found && alone();
  if (found === undefined || calls === undefined) return undefined;
  if (calls.every(({ tool }) => OF_ITS_OWN.test(tool.name))) return calls;
  // What asked back goes on with an answer to that.
  if (before.length === 0) return found.same.test(previous.text) ? undefined : calls;
  const isSame = before.some(
    (call) =>
      found.same.test(call.clause) &&
      (found.of === undefined || found.of.test(call.tool.name)) &&
      !(IS.test(text) && isTimed(call)) &&
      !calls.every((own) => isLike(own, call)),
  );
  return isSame || leavesOut(calls, before, found) ? undefined : calls;
}

// "What is the price of ETH" behind that of a day: what it is now.
const IS = /^\W*(?:what(?:['’]?s| is)|how much is)\b/i;

function isTimed({ used }: PlannedCall): boolean {
  return used.some(({ readings }) => readings.time !== undefined);
}

/** Whether two calls ask one tool for the same of two things. */
function isLike(one: PlannedCall, other: PlannedCall): boolean {
  return one.tool === other.tool && namesOf(one) === namesOf(other);
}

function namesOf({ args, lookups }: PlannedCall): string {
  return [...Object.keys(args), ...lookups.map(({ slot }) => slot)].sort().join();
}

/** Whether the calls before are of a chain or a currency that these could be of, too, and are not told. */
function leavesOut(
  calls: readonly PlannedCall[],
  before: readonly PlannedCall[],
  { of }: WholeForm,
): boolean {
  const isOf = (kind: "chain" | "fiat", list: readonly PlannedCall[]) =>
    list.some(({ used }) => [...used].some(({ readings }) => readings[kind] !== undefined));
  const takes = (name: RegExp) => calls.some(({ tool }) => tool.slots.some((slot) => name.test(slot.name)));
  return (
    // A coin has its price on any chain.
    (of === undefined && takes(/^chains?$/) && isOf("chain", before) && !isOf("chain", calls)) ||
    (takes(/^vs_/) && isOf("fiat", before) && !isOf("fiat", calls))
  );
}
