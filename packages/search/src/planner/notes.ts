// Notes: what an answer leaves out of what was said, what a schema says in words, and what of a tool is missing.
import type { MissingFact } from "../engine.js";
import type { Mention } from "../entities/mention.js";
import { isApposed } from "../filling/said-roles.js";
import type { Slot } from "../filling/slot.js";
import { stem } from "../wording/asked.js";
import { dollarsNote } from "../wording/dollars.js";
import { oneLine } from "../wording/figure.js";
import { type Clause, isBlockSaid } from "./clause.js";
import { chainNote, elsewhereNote, limitNote, type Noted, ofOneNote, ofOneTimeNote } from "./figure-notes.js";
import { coinsBeside } from "./own-coins.js";
import { otherTimeNote } from "./time-notes.js";
import type { PlannedTool } from "./toolbox.js";

/** What the answer leaves out of what was said: a time, a block, a currency, an amount, a chain, another coin. */
export function notesOf(noted: Noted, { mentions, text: said }: Clause): readonly string[] {
  const { tool, args, used } = noted;
  const left = mentions.filter((mention) => mention.start >= 0 && !used.has(mention));
  const time = left.find(
    ({ readings }) => readings.time !== undefined && !/^(?:1d|24h)$/.test(readings.time.length ?? ""),
  );
  const takesTime = tool.slots.some(
    ({ name, kind }) =>
      args[name] !== undefined &&
      (/^(?:time|day|days|period)$/.test(kind) || (kind === "choice" && isSaidBy(time, args[name]))),
  );
  const fiat = left.find(
    ({ readings }) => readings.fiat !== undefined && readings.fiat !== "usd" && readings.coin === undefined,
  )?.readings.fiat;
  // "5 eth to wei, gwei and usd": a unit is no currency.
  const isOfUnits = tool.slots.some(({ name }) => name === "to_unit");
  const money = isOfUnits
    ? left.find(({ readings }) => readings.fiat !== undefined && readings.coin === undefined)?.text
    : undefined;
  const beside = coinsBeside(tool, args, left).filter(
    ({ end }) =>
      ![...used].some(({ start }) => start >= end && isApposed(said.slice(end, start).toLowerCase())),
  );
  return [
    ...[
      ofOneNote(noted, mentions),
      ofOneTimeNote(noted, mentions, said) ?? otherTimeNote(noted, mentions, said),
      elsewhereNote(tool, left),
      chainNote(tool, left),
      limitNote(noted, left, said),
    ].flatMap((note) => note ?? []),
    ...(beside.length === 0
      ? []
      : [`${beside.map(({ text }) => oneLine(text)).join(", ")}: no part of that, to be asked for apart.`]),
    ...(time && !takesTime
      ? [
          `The time that was asked for is no part of that: ${JSON.stringify(oneLine(time.text))} is nothing that this tool takes.`,
        ]
      : []),
    ...blockNotes(mentions, args),
    ...(fiat === undefined || isOfUnits ? [] : [dollarsNote(fiat)]),
    ...(money === undefined ? [] : [`${oneLine(money)}: no part of that, to be asked for apart.`]),
  ];
}

/** What is said of a block that a call takes no account of: "the balance at block 19000000". */
export function blockNotes(mentions: readonly Mention[], args: Noted["args"]): readonly string[] {
  const taken = Object.values(args).map(String);
  const block = mentions.find(
    (each) => each.start >= 0 && isBlockSaid(each) && !taken.includes(each.readings.block ?? ""),
  );
  return block === undefined
    ? []
    : [`${NO_BLOCK}${JSON.stringify(oneLine(block.text))} is nothing that this tool takes.`];
}

/** How the note of a block begins that a call takes no account of. */
export const NO_BLOCK = "The block that was asked for is no part of that: ";

/** Whether one of some values is the span that was said: "month" for "this month". */
function isSaidBy(time: Mention | undefined, value: unknown): boolean {
  const words = time?.text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  const said = [...words, time?.readings.time?.length ?? ""];
  const chosen = String(value).toLowerCase();
  return said.some((word) => word === chosen || (word.length > 2 && stem(word) === stem(chosen)));
}

/** What a schema says of a number out of its range, in words. */
export function inWords(message: string): string {
  const [, sign, bound] =
    /^Too (?:small|big): expected \w+ to (?:be|have) ([<>]=?)\s?(\S+)/.exec(message) ?? [];
  if (sign === undefined) return message;
  const most = sign.startsWith("<") ? "at most" : "at least";
  return `it has to be ${sign.endsWith("=") ? most : `${most.replace(/at (?:most|least)/, sign === "<" ? "below" : "above")}`} ${bound}`;
}

/** What is missing, with a value of the tool's own examples. */
export function factOf({ tool }: PlannedTool, { name, description }: Slot): MissingFact {
  const examples = tool.definition.examples ?? [];
  const value = examples.map(({ args }) => args[name]).find((each) => each !== undefined);
  const [quoted] = description.match(/`[^`]+`/) ?? [];
  const example =
    value === undefined
      ? (quoted?.slice(1, -1) ?? "")
      : Array.isArray(value) && value.every((each) => typeof each !== "object")
        ? value.join(",")
        : typeof value === "object"
          ? JSON.stringify(value)
          : String(value);
  return { name, description, example };
}
