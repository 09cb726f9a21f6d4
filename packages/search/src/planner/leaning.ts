// Leaning: how much the words of a text lean to a tool, whatever fills its arguments.
import { onceFor } from "@svckit/core";
import type { Mention } from "../entities/mention.js";
import type { Material } from "../filling/material.js";
import { isElsewhere, isOfOtherSubject } from "./elsewhere.js";
import type { PlannedTool } from "./toolbox.js";
import { calledOf } from "./unused.js";

// A tool of one source alone, where nobody names that source.
const OF_SOURCE = 0.75;
// A tool of a source that is named.
const OF_NAMED = 1.15;
const UNAVAILABLE = 0.7;
const COMPOSITE = 1.15;
// A tool of one kind of chain alone, where nobody names that chain.
const OF_OTHER_WORLD = 0.6;
const OF_PAST = 1.6;
const OF_OTHER_SUBJECT = 0.7;
const SEARCHED = 1.5;
// Who gives an address need not search for it.
const OF_ADDRESS = 0.6;

// What was, where no time is said that an argument takes.
const PAST =
  /\b(?:past|previous|prior|earlier) (?!\d|hour|day|week|month|year|few|couple|one|two|three)\w+|\bhistor(?:y|ical|ic)\b|\bover time\b|\blast (?:\d+|few|several|couple of) times\b|\bover the (?:last|past) (?:days|weeks|months)\b|\bin recent (?:days|weeks|months)\b/;
const SEARCHES = /\b(?:find|search|look up|look for|named|called)\b/;

/** What a text asks for, whatever the tool. */
interface Asks {
  readonly searches: boolean;
  readonly ofPast: boolean;
  readonly hasAddress: boolean;
}

const asksOf = onceFor(
  ({ text, mentions }: Material): Asks => ({
    ...{ searches: SEARCHES.test(text), ofPast: PAST.test(text), hasAddress: mentions.some(isAddress) },
  }),
);

function isAddress({ readings }: Mention): boolean {
  return (readings.evmAddress ?? readings.solanaAddress) !== undefined;
}

/** What a tool is by its name. */
const formOf = onceFor(({ name }: PlannedTool) => ({
  isSearch: /^search_/.test(name),
  finds: /^(?:search_|look_up_|list_)/.test(name),
  isOfPast: /_(?:history|chart|range)$/.test(name),
}));

/** How much the words of a text lean to a tool, as a factor. */
export function leaningTo(tool: PlannedTool, material: Material): number {
  const { text } = material;
  const { searches, ofPast, hasAddress } = asksOf(material);
  const { isSearch, finds, isOfPast } = formOf(tool);
  let factor = 1;
  if (isOfOtherSubject(tool, text)) factor *= OF_OTHER_SUBJECT;
  if (searches && finds) factor *= SEARCHED;
  else if (isSearch && hasAddress) factor *= OF_ADDRESS;
  if (ofPast && isOfPast) factor *= OF_PAST;
  if (isElsewhere(tool, material)) factor *= OF_OTHER_WORLD;
  if (isOfUnnamed(tool, text)) factor *= OF_SOURCE;
  if (isOfNamed(tool, text)) factor *= OF_NAMED;
  if (!tool.isAvailable) factor *= UNAVAILABLE;
  if (tool.tool.definition.uses !== undefined) factor *= COMPOSITE;
  return factor;
}

/** The source that a tool's title or name says; undefined where they say none. */
const sourceOf = onceFor((planned: PlannedTool) => {
  const [first = ""] = planned.tool.provider.title.toLowerCase().split(" ");
  return first.length >= 4 && calledOf(planned).includes(first) ? first : undefined;
});

/** Whether a title says its source, and the question does not. */
function isOfUnnamed(tool: PlannedTool, text: string): boolean {
  const source = sourceOf(tool);
  return source !== undefined && !text.includes(source);
}

// What sources are called beside their names.
const CALLED: Readonly<Record<string, RegExp>> = { blockscout: /\bexplorer\b/ };

/** Whether a question names the source of a tool: "on CoinGecko". */
function isOfNamed({ provider }: PlannedTool, text: string): boolean {
  return text.includes(provider) || (CALLED[provider]?.test(text) ?? false);
}
