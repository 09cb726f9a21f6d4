// Notes: what an answer leaves out of what was said, what a schema says in words, and what of a tool is missing.
import type { MissingFact } from "../engine.js";
import type { Slot } from "../filling/slot.js";
import { oneLine } from "../wording/figure.js";
import type { Choice } from "./choose.js";
import type { Clause } from "./clause.js";
import type { PlannedTool } from "./toolbox.js";

/** What the answer leaves out of what was said: a time, or a currency. */
export function notesOf({ tool, filling: { used, calls } }: Choice, { mentions }: Clause): readonly string[] {
  const left = mentions.filter((mention) => mention.start >= 0 && !used.has(mention));
  const time = left.find(
    ({ readings }) => readings.time !== undefined && !/^(?:1d|24h)$/.test(readings.time.length ?? ""),
  );
  const takesTime = tool.slots.some(
    ({ name, kind }) => /^(?:time|day|days|period)$/.test(kind) && calls[0]?.args[name] !== undefined,
  );
  const fiat = left.find(
    ({ readings }) => readings.fiat !== undefined && readings.fiat !== "usd" && readings.coin === undefined,
  )?.readings.fiat;
  return [
    ...(time && !takesTime
      ? [
          `The time that was asked for is no part of that: ${JSON.stringify(oneLine(time.text))} is nothing that this tool takes.`,
        ]
      : []),
    ...(fiat === undefined ? [] : [`Its money is in US dollars and not in ${fiat.toUpperCase()}.`]),
  ];
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
      : Array.isArray(value)
        ? value.join(",")
        : String(value);
  return { name, description, example };
}
