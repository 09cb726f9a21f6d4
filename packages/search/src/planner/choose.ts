// Choosing: which of the tools that fit a clause answers it, by what each can do with the things that are named.
import { onceFor } from "@svckit/core";
import type { Kind, Mention } from "../entities/mention.js";
import { chains } from "../entities/name-table.js";
import { type FilledCall, type Filling, fill } from "../filling/filling.js";
import type { Material } from "../filling/material.js";
import { isGivenBy } from "../filling/row-values.js";
import { roleFit } from "../filling/said-roles.js";
import type { Coverage } from "./coverage.js";
import { isElsewhere, isOf, isOfOtherSubject } from "./elsewhere.js";
import { type Fault, faultOf } from "./faults.js";
import { lackingFit } from "./lacking-fit.js";
import type { PlannedTool, RankedTool } from "./toolbox.js";

/** A tool with its arguments, and how well it answers. */
export interface Choice {
  readonly tool: PlannedTool;
  readonly filling: Filling;
  readonly score: number;
  /** What the ranking says of it, beside the best. */
  readonly share: number;
  /** What the tool's own schema says against the arguments. */
  readonly fault: Fault | undefined;
}

// How much of a tool's fit is owed to the words that it speaks of itself.
const SPOKEN = 0.3;
const MISSING = 0.5;
// The tool that the words find first and that speaks of all of them, where only the market is missing.
const MISSING_OF_BEST = 0.65;
const ASSUMED = 0.6;
// An argument that no question says: a list of structs, a number of some source.
const OUT_OF_REACH = 0.4;
// A tool of one source alone, where nobody names that source.
const OF_SOURCE = 0.75;
// A tool of a source that is named.
const OF_NAMED = 1.15;
const UNAVAILABLE = 0.7;
const FAULTY = 0.35;
const SEVERAL_CALLS = 0.8;
const COMPOSITE = 1.15;
// A tool of one kind of chain alone, where nobody names that chain.
const OF_OTHER_WORLD = 0.6;
const LOOKED_UP = 0.9;
// Where words are looked for that no table knows, a tool that takes none lists something else.
const UNSOUGHT = 0.4;

// How much of a tool's fit is left where it makes no use of what is named.
const UNUSED: readonly (readonly [kinds: readonly Kind[], left: number])[] = [
  [
    [
      "evmAddress",
      "ens",
      "solanaAddress",
      "bitcoinAddress",
      "evmHash",
      "solanaSignature",
      "bitcoinHash",
      "moveType",
      "uuid",
    ],
    0.25,
  ],
  [["pair", "signature", "hex", "ticker", "url", "collection", "holder"], 0.4],
  [["coin", "exchange", "protocol", "quoted", "commodity"], 0.5],
  [["chain", "time", "venue"], 0.55],
  [["fiat", "block", "unit"], 0.6],
  [["count", "step"], 0.9],
  [["number"], 0.8],
];

/** The tools for a clause, best first. */
export function choicesFor(
  ranked: readonly RankedTool[],
  material: Material,
  coverage: Coverage,
): readonly Choice[] {
  return ranked
    .map(({ tool, share }) => choiceOf(tool, share, 1 - SPOKEN + SPOKEN * coverage.own(tool), material))
    .sort((a, b) => b.score - a.score);
}

const NOTHING: FilledCall = { args: {}, lookups: [] };

function choiceOf(tool: PlannedTool, share: number, spoken: number, material: Material): Choice {
  const filling = fill(tool.slots, material);
  const { missing, used, assumed, calls } = filling;
  const { args, lookups } = calls[0] ?? NOTHING;
  const fault = missing.length > 0 || lookups.length > 0 ? undefined : faultOf(tool, args);
  let score = share * spoken;
  score *=
    (share === 1 && spoken === 1 && isOfMarket(missing) ? MISSING_OF_BEST : MISSING) **
      Math.min(material.lacking === undefined ? 2 : 1, missing.length) *
    ASSUMED ** assumed *
    LOOKED_UP ** lookups.length;
  for (const { kind, givers } of missing) if (kind === "other" && givers.length === 0) score *= OUT_OF_REACH;
  if (material.lacking !== undefined && fault === undefined)
    score *= lackingFit(material.lacking, missing, material.text);
  if (isOfOtherSubject(tool, material.text)) score *= OF_OTHER_SUBJECT;
  if (SEARCHES.test(material.text) && /^(?:search_|look_up_|list_)/.test(tool.name)) score *= SEARCHED;
  else if (/^search_/.test(tool.name) && material.mentions.some(isAddress)) score *= OF_ADDRESS;
  if (material.sought.length > 0 && !takesWords(tool, args, material.sought)) score *= UNSOUGHT;
  if (PAST.test(material.text) && /_(?:history|chart|range)$/.test(tool.name)) score *= OF_PAST;
  if (isElsewhere(tool, material)) score *= OF_OTHER_WORLD;
  if (isOfUnnamed(tool, material.text)) score *= OF_SOURCE;
  if (isOfNamed(tool, material.text)) score *= OF_NAMED;
  const isOfWallets = tool.tool.category === "portfolio_wallet";
  score *= roleFit(tool.slots, args, material.mentions, material.text, isOfWallets);
  if (fault) score *= FAULTY;
  if (!tool.isAvailable) score *= UNAVAILABLE;
  if (calls.length > 1) score *= SEVERAL_CALLS;
  if (tool.tool.definition.uses !== undefined) score *= COMPOSITE;
  if (takesRow(tool, filling, material)) score *= OF_ROW;
  if (missing.length > 0 && /\ball\b/.test(material.text)) score *= OF_ALL;
  for (const mention of material.mentions)
    if (!used.has(mention) && !material.background.has(mention))
      score *= Math.max(isApposed(mention, used) ? 1 : 0, leftWithout(mention, tool, args));
  return { tool, filling, score, share, fault };
}

/** Whether nothing but a market is missing: "latest trades on kraken". */
function isOfMarket(missing: Filling["missing"]): boolean {
  return missing.length === 1 && missing[0]?.kind === "pair";
}

// A tool that takes what the tool before has listed.
const OF_ROW = 1.6;

function takesRow(
  { slots }: PlannedTool,
  { calls }: Filling,
  { listedBy = "", mentions }: Material,
): boolean {
  const { args, lookups } = calls[0] ?? NOTHING;
  const ids = mentions.flatMap(({ rowId }) => rowId ?? []);
  return (
    lookups.some(({ givers }) => givers[0] === listedBy) ||
    slots.some((slot) => ids.some((id) => id === args[slot.name]) && isGivenBy(slot, listedBy))
  );
}

/** Whether a tool takes the words that are looked for, or the very market. */
function takesWords(
  { slots }: PlannedTool,
  args: Readonly<Record<string, unknown>>,
  words: readonly string[],
): boolean {
  return slots.some(({ name, kind }) =>
    kind === "query" || kind === "market" ? args[name] !== undefined : words.includes(String(args[name])),
  );
}

/** How much is left of a tool's fit that does not take a thing that was named. */
function leftWithout(
  { readings }: Mention,
  planned: PlannedTool,
  args: Readonly<Record<string, unknown>>,
): number {
  const { tool, provider } = planned;
  const name = readings.venue ?? readings.exchange?.slug;
  if (name !== undefined && (provider === name || tool.name.includes(name))) return 1.4;
  const { coin } = readings;
  // "Bitcoin fees": a tool of that chain alone takes no chain.
  const said = readings.chain ?? readings.coin?.id;
  if (said !== undefined && isOf(calledOf(planned), said)) return 1.1;
  // The coin of the chain that is asked, such as "ETH balance", and a day that goes up to now, need no argument.
  if (readings.coin?.id !== undefined && chains().get(String(args["chain"]))?.coinId === readings.coin.id)
    return 1;
  if (/^(?:1d|24h)$/.test(readings.time?.length ?? "")) return 0.95;
  if (readings.time !== undefined && tellsOf(tool.definition.description, readings.time.length)) return 0.95;
  // A tool whose own words name the very coin tells of it: "market share of USDT".
  if (
    coin?.symbol !== undefined &&
    readings.fiat === undefined &&
    namesCoin(keywordsOf(planned), coin.symbol, coin.name)
  )
    return 0.85;
  if (Object.keys(readings).every((kind) => kind === "series")) return 0.7;
  // Another currency than the usual one is another answer.
  if (readings.fiat !== undefined && readings.coin === undefined) return readings.fiat === "usd" ? 1 : 0.3;
  return UNUSED.find(([kinds]) => kinds.some((kind) => readings[kind] !== undefined))?.[1] ?? 1;
}

/** What a tool is called, in lower case. */
const calledOf = onceFor(({ name, tool }: PlannedTool) => `${name} ${tool.definition.title}`.toLowerCase());

const keywordsOf = onceFor(({ tool: { definition } }: PlannedTool) => {
  const { keywords = [] } = definition;
  return ` ${keywords.join(" ").toLowerCase().replaceAll("'s", "")} `;
});

function namesCoin(keywords: string, symbol: string, name: string): boolean {
  return keywords.includes(` ${symbol.toLowerCase()} `) || keywords.includes(` ${name.toLowerCase()} `);
}

const TOLD: Readonly<Record<string, RegExp>> = {
  "7d": /\b7 (?:and 30 )?days\b|\ba week\b/,
  "1w": /\b7 (?:and 30 )?days\b|\ba week\b/,
  "30d": /\b30 days\b|\ba month\b/,
};

/** Whether a tool tells of a span by itself: "in 24 hours, 7 and 30 days". */
function tellsOf(description: string, length: string | undefined): boolean {
  return TOLD[length ?? ""]?.test(description) ?? false;
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

/** "BONK DezX…": a coin or a collection beside its address is the same thing twice; whoever is named beside a coin is the subject. */
function isApposed({ readings, end, start }: Mention, used: ReadonlySet<Mention>): boolean {
  if ((readings.coin ?? readings.collection) === undefined) return false;
  return [...used].some(
    (each) =>
      each.readings.holder !== undefined ||
      ((each.readings.evmAddress ?? each.readings.solanaAddress) !== undefined &&
        start >= 0 &&
        each.start >= end &&
        each.start - end <= 12),
  );
}

// What was, where no time is said that an argument takes.
const PAST =
  /\b(?:past|previous|prior|earlier) (?!\d|hour|day|week|month|year|few|couple|one|two|three)\w+|\bhistor(?:y|ical|ic)\b|\bover time\b|\blast (?:\d+|few|several|couple of) times\b|\bover the (?:last|past) (?:days|weeks|months)\b|\bin recent (?:days|weeks|months)\b/;
const OF_PAST = 1.6;
const OF_OTHER_SUBJECT = 0.7;

// Who asks for all of something names none of it.
const OF_ALL = 0.6;
const SEARCHES = /\b(?:find|search|look up|look for|named|called)\b/;
const SEARCHED = 1.5;
// Who gives an address need not search for it.
const OF_ADDRESS = 0.6;

function isAddress({ readings }: Mention): boolean {
  return (readings.evmAddress ?? readings.solanaAddress) !== undefined;
}
