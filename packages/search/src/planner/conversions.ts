// Conversions: a turn that asks for amounts in other units of their coins and for nothing else, each as a question of its own.
import { DIGITS_SAID, plainDigits, shifted } from "../entities/digits.js";
import { numberOf } from "../entities/time-span.js";
import { withPlainAmounts } from "./written-amounts.js";

/** An amount and the units that it is wanted in. */
interface Conversion {
  readonly amount: string;
  readonly from: string;
  readonly to: readonly string[];
}

/** The units of each coin, the smallest first. */
const COINS: readonly (readonly string[])[] = [
  ["wei", "gwei", "ether"],
  ["lamports", "sol"],
  ["sats", "btc"],
];
const UNIT = "(wei|gwei|ethers?|eths?|lamports?|sols?|solana|sats?|satoshis?|btc|bitcoins?)";
const SCALE = "k|hundred|thousand|million|billion";
const AMOUNT = `((?:-?${DIGITS_SAID}|-?\\.\\d{1,30}|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?:\\s?(?:${SCALE}))?)`;
const ZEROS: Readonly<Record<string, number>> = { k: 3, hundred: 2, thousand: 3, million: 6, billion: 9 };
const INTO = "(?:to|in|into|as)";
const LEAD =
  /^(?:(?:and|also|so|ok|or|then|now|please|convert|calculate|compute|turn|change|show|give|tell|me|what['’]?s|what (?:is|are|does|do|would)|what about|how about|how much (?:is|are|does|do|would))(?:[\s,]+|$))*/i;
const TAIL = /(?:\s+(?:please|exactly|too|as well))+$/i;
const JOINTS = /\s*[;?\n]+\s*|\s*,\s+(?:and\s+|or\s+)?|\s*\.(?:\s+|$)|\s+(?:and|or|&|vs\.?|\/|then)\s+/i;
const FULL = new RegExp(`^${AMOUNT}\\s?${UNIT}\\s+(?:costs?\\s+)?${INTO}\\s+${UNIT}$`, "i");
const ASKED = new RegExp(
  `^how many\\s+${UNIT}\\s+(?:(?:is|are|in|makes?)\\s+|(?:are|is) (?:there )?in\\s+)${AMOUNT}\\s?${UNIT}$`,
  "i",
);
const OF_BEFORE = new RegExp(`^${AMOUNT}\\s+${INTO}\\s+${UNIT}$`, "i");
const OPEN = new RegExp(`^${AMOUNT}(?:\\s?${UNIT})?$`, "i");
const WANTED = new RegExp(`^(?:${INTO}\\s+)?${UNIT}$`, "i");
const LONGEST = 400;
const OF_AMOUNT = new RegExp(`\\d\\s?${UNIT}\\b`, "i");
const LEANS =
  /^\W*$|^\W*(?:to|in|into|as|with|of|on|at|for)\b|\b(?:it|its|that|this|those|these|them|their|same)\b/i;

/** The conversions of a turn, each as a question; undefined where it asks for anything else. */
export function conversionsIn(text: string): readonly string[] | undefined {
  return readFrom(text, undefined)?.map(inWords);
}

/** "And 5 gwei" behind a conversion: that in a unit of its own coin, as a question; undefined where it is something else. */
export function conversionAgain(text: string, before: string): string | undefined {
  if (!/\d/.test(text)) return undefined;
  const last = readFrom(before, undefined)?.at(-1);
  if (last === undefined) return undefined;
  // "And 1/2".
  const said = /\d\W*$/.test(text) ? withPlainAmounts(`${text.replace(/\W+$/, "")} ${last.from}`) : text;
  return readFrom(said, last)?.map(inWords).join("; ");
}

/** Several conversions at one end of a line, and what stands beside them and leans on nothing. */
export function conversionsBeside(
  text: string,
): { readonly conversions: readonly string[]; readonly rest: string } | undefined {
  if (text.length > LONGEST) return undefined;
  for (const { 0: joint, index } of text.matchAll(new RegExp(JOINTS, "gi"))) {
    const [head, tail] = [text.slice(0, index), text.slice(index + joint.length)];
    for (const [units, rest] of [
      [head, tail],
      [tail, head],
    ] as const) {
      const conversions = OF_AMOUNT.test(rest) || LEANS.test(rest) ? undefined : conversionsIn(units);
      if (conversions !== undefined && conversions.length > 1) return { conversions, rest };
    }
  }
  return undefined;
}

function inWords({ amount, from, to }: Conversion): string {
  return `${amount} ${from} in ${to.join(" and ")}`;
}

interface Pending {
  readonly amount: string;
  readonly from: string | undefined;
}

function readFrom(text: string, before: Conversion | undefined): readonly Conversion[] | undefined {
  if (text.length > LONGEST) return undefined;
  const pieces = text.split(JOINTS).flatMap((piece) => {
    const said = piece.trim().replace(LEAD, "").replace(TAIL, "");
    return said === "" ? [] : [said];
  });
  const found: Conversion[] = [];
  let pending: readonly Pending[] = [];
  for (const piece of pieces) {
    const wanted = WANTED.exec(piece)?.[1];
    const last = found.at(-1);
    if (wanted !== undefined) {
      if (last === undefined || pending.length > 0) return undefined;
      found[found.length - 1] = { ...last, to: [...last.to, unitOf(wanted)] };
      continue;
    }
    const open = OPEN.exec(piece);
    if (open !== null) {
      const amount = amountOf(open[1]);
      if (amount === undefined) return undefined;
      pending = [...pending, { amount, from: open[2] === undefined ? undefined : unitOf(open[2]) }];
      continue;
    }
    const full = fullOf(piece, last ?? before);
    if (full === undefined) return undefined;
    found.push(...pending.map(({ amount, from = full.from }) => ({ amount, from, to: full.to })), full);
    pending = [];
  }
  for (const { amount, from } of pending) {
    const last = found.at(-1) ?? before;
    if (last === undefined) return undefined;
    const unit = from ?? last.from;
    found.push({ amount, from: unit, to: targetsOf(unit, last) });
  }
  const areOfOneCoin = found.every(({ from, to }) =>
    to.every((unit) => unit !== from && coinOf(unit).includes(from)),
  );
  return found.length > 0 && areOfOneCoin ? found : undefined;
}

function fullOf(piece: string, before: Conversion | undefined): Conversion | undefined {
  const [, wanted, asked, of] = ASKED.exec(piece) ?? [];
  const [, said, from, to] = FULL.exec(piece) ?? [undefined, asked, of, wanted];
  if (from !== undefined && to !== undefined) return whole(said, unitOf(from), to);
  const [, more, other] = OF_BEFORE.exec(piece) ?? [];
  return other === undefined || before === undefined ? undefined : whole(more, before.from, other);
}

function whole(said: string | undefined, from: string, to: string): Conversion | undefined {
  const amount = amountOf(said);
  return amount === undefined ? undefined : { amount, from, to: [unitOf(to)] };
}

/** The units of a conversion, or those at the same end of another coin. */
function targetsOf(from: string, { from: before, to }: Conversion): readonly string[] {
  const units = coinOf(from);
  const others = to.filter((unit) => unit !== from && units.includes(unit));
  if (others.length > 0) return others;
  if (units.includes(before) && before !== from) return [before];
  const isToSmallest = to.some((unit) => coinOf(unit)[0] === unit);
  const [near, far] = isToSmallest ? [units[0], units.at(-1)] : [units.at(-1), units[0]];
  return [(near === from ? far : near) ?? from];
}

function coinOf(unit: string): readonly string[] {
  return COINS.find((units) => units.includes(unit)) ?? [];
}

function unitOf(said: string): string {
  const word = said.toLowerCase();
  if (/^(?:wei|gwei)$/.test(word)) return word;
  if (/^eth/.test(word)) return "ether";
  if (/^sol/.test(word)) return "sol";
  if (/^l/.test(word)) return "lamports";
  return /^sat/.test(word) ? "sats" : "btc";
}

function amountOf(said: string | undefined): string | undefined {
  if (said === undefined) return undefined;
  const [, count = "", scale = ""] = new RegExp(`^(.*?)\\s?(${SCALE})?$`, "i").exec(said) ?? [];
  const digits = /^[a-z]/i.test(count)
    ? String(numberOf(count))
    : plainDigits(count.replace(/^(-?)\./, "$10."));
  return digits && shifted(digits, ZEROS[scale.toLowerCase()] ?? 0);
}
