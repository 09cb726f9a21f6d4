// Figure notes: what an answer says of an amount or a place that was said and that its tool does not take.
import type { Mention } from "../entities/mention.js";
import type { PlannedTool } from "./toolbox.js";
import { calledOf } from "./unused.js";

/** A call, and what it takes of what was said. */
export interface Noted {
  readonly tool: PlannedTool;
  readonly args: Readonly<Record<string, unknown>>;
  readonly used: ReadonlySet<Mention>;
}

/** "250 SOL to euro": a price is that of one, however many are named. */
export function ofOneNote({ tool, used }: Noted, mentions: readonly Mention[]): string | undefined {
  if (!/\bprices?\b/.test(calledOf(tool)) || tool.slots.some(({ kind }) => kind === "amount"))
    return undefined;
  if (mentions.some(({ text }) => / of (?:them|those|these|it)$/i.test(text)))
    return "That is the price of one of them, and not of the amount that was said.";
  for (const coin of mentions) {
    if (coin.readings.coin === undefined || coin.start <= 0) continue;
    // Between a number and its coin stands a blank at most, and what is read as a number may end with it.
    const amount = mentions.find(
      ({ readings, start, end }) =>
        readings.number !== undefined &&
        start >= 0 &&
        start < coin.start &&
        (coin.start - end <= 1 || isMoneyFor(coin, start, mentions)),
    );
    const number = amount?.readings.number;
    if (amount === undefined || number === undefined || Number(number) === 1 || used.has(amount)) continue;
    return `That is the price of one ${nameOf(coin)}, and not of the amount that was said.`;
  }
  return undefined;
}

// "100 dollars in eth", "€50 of bitcoin", "50 bucks worth of sol".
const MOST_BETWEEN = 10;

/** Whether an amount that begins somewhere is one of money before a coin. */
function isMoneyFor({ start: at }: Mention, from: number, mentions: readonly Mention[]): boolean {
  return mentions.some(
    ({ readings: { fiat, coin }, start, end }) =>
      fiat !== undefined &&
      coin === undefined &&
      Math.abs(start - from) <= MOST_BETWEEN &&
      end <= at &&
      at - end <= MOST_BETWEEN,
  );
}

/** "Gas on Cardano": a place that is no chain of the tool, so that the answer is of others. */
export function elsewhereNote({ slots }: PlannedTool, left: readonly Mention[]): string | undefined {
  if (!slots.some(({ kind }) => kind === "chain")) return undefined;
  const place = left.find(
    ({ before, readings }) =>
      before === "on" &&
      (readings.coin ?? readings.name) !== undefined &&
      (readings.exchange ?? readings.protocol ?? readings.venue ?? readings.chain ?? readings.maybeChain) ===
        undefined,
  );
  return place && `That is not of ${nameOf(place)}: it is no chain that is known here.`;
}

/** "TVL of Aave on Base": a chain of which the tool takes no account. */
export function chainNote({ slots, tool }: PlannedTool, left: readonly Mention[]): string | undefined {
  if (tool.category !== "defi_protocol" || slots.some(({ kind }) => kind === "chain")) return undefined;
  const place = left.find(
    ({ before, readings }) => before === "on" && (readings.chain ?? readings.maybeChain) !== undefined,
  );
  return place && chainNoteOf(place);
}

/** That an answer is not of the chain that was said. */
export function chainNoteOf({ text }: Mention): string {
  return `The chain that was asked for is no part of that: ${JSON.stringify(text)} is nothing that this tool takes.`;
}

const LIMITS =
  /(?:\b(?:over|under|above|below|beneath|(?:more|less|larger|smaller|greater|bigger|higher|lower|cheaper|fewer) than|at least|at most|exceeding|exceeding)|[<>]=?)\s*[$€£¥]?\s*$/i;
const LOOK_BACK = 24;

/** "Coins under 1 dollar": a limit that no argument of the tool takes. */
export function limitNote({ tool, args }: Noted, left: readonly Mention[], text: string): string | undefined {
  // Who searches by words has said the limit in them.
  if (tool.slots.some(({ kind }) => kind === "query")) return undefined;
  const taken = Object.values(args).map(String);
  const limit = left.find(
    ({ readings: { number, block, time }, start }) =>
      number !== undefined &&
      (block ?? time) === undefined &&
      !taken.includes(number) &&
      LIMITS.test(text.slice(Math.max(0, start - LOOK_BACK), start)),
  );
  if (limit === undefined) return undefined;
  const [lead = ""] = LIMITS.exec(text.slice(0, limit.start)) ?? [];
  return `The limit that was said is no part of that: ${JSON.stringify(`${lead}${limit.text}`.trim())} is nothing that this tool takes.`;
}

function nameOf({ text, readings: { coin } }: Mention): string {
  return coin?.symbol === text.toUpperCase() ? coin.symbol : text;
}

// "Now and a week ago", "yesterday and today": what is now is asked for beside what was.
const NOW_TOO =
  /\b(?:now|today|currently|at the moment)\s*(?:,|and|&|vs\.?|versus|compared (?:to|with))|(?:,|\band|&|\bvs\.?|\bversus|\bcompared (?:to|with))\s+(?:(?:what|how much|where) (?:is|are) \S+ )?(?:now|today|currently|at the moment)\b/i;

const AND = /\b(?:and|vs|versus)\b|&/i;
// Between two times that are asked for stands no more than "and of ETH on".
const MOST_GAP = 24;

/** What is said of two times where a call is of one: "on 1 March and on 1 June", "now and a week ago". */
export function ofOneTimeNote(
  { tool, args }: Noted,
  mentions: readonly Mention[],
  text: string,
): string | undefined {
  const points = tool.slots.filter(
    ({ name, kind }) =>
      /^(?:time|day)$/.test(kind) && !/^(?:from|to)$/.test(name) && args[name] !== undefined,
  );
  if (points.length !== 1 && !isOfOneDay(args)) return undefined;
  const times = mentions.filter(({ start, readings }) => start >= 0 && readings.time !== undefined);
  const isTwo = times.some(({ end, text: own, readings }, at) => {
    const next = times[at + 1];
    const gap = next === undefined ? "" : text.slice(end, next.start);
    return (gap.length <= MOST_GAP && AND.test(gap)) || (readings.time?.form === "range" && AND.test(own));
  });
  if (isTwo && points.length === 1)
    return "That is of one time alone; another that was said is to be asked for apart.";
  const [time] = times;
  // A day ends where the next begins: yesterday's span has today in it.
  if (points.length !== 1 && (time?.readings.time?.form !== "day" || /yesterday/i.test(time.text)))
    return undefined;
  return times.length === 1 && NOW_TOO.test(text)
    ? "That is of one time alone; what it is now is to be asked for apart."
    : undefined;
}

const MS_PER_DAY = 86_400_000;

/** "TVL on 1 October": a span of that day alone. */
function isOfOneDay({ from, to }: Noted["args"]): boolean {
  return (
    typeof from === "string" && typeof to === "string" && Date.parse(to) - Date.parse(from) <= MS_PER_DAY
  );
}
