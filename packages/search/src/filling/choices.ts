// Choices: which value of an enum a question says, and whether it asks for what a flag adds.
import { onceFor } from "@svckit/core";
import type { Material } from "./material.js";
import type { Slot } from "./slot.js";
import { isAmountWanted } from "./swap-sides.js";

/** How a question says that it asks for all the time that there was. */
export const LIFETIME =
  /\ball[- ]time\b|\bever\b|\bsince (?:the )?(?:very )?(?:beginning|start|inception|launch|genesis|day one|it (?:launched|started|began))\b|\bfrom (?:the (?:very )?(?:beginning|start)|day one|inception|genesis)\b|\blifetime\b|\bso far\b|\b(?:whole|entire|full|complete) (?:\w+ )?(?:life|history)\b/;

// What callers say for words of enums.
const SAID: Readonly<Record<string, RegExp>> = {
  top: /\btop\b|\bmost\b(?! recent)/,
  desc: /\b(?:highest|most|largest|biggest|top|best|costliest|dearest)\b/,
  asc: /\b(?:lowest|least|smallest|worst|fewest|cheapest)\b/,
  // Futures are perpetual where nothing says that they end.
  perpetual:
    /\bperp(?:etual)?s?\b|^(?!.*\b(?:dated|expir\w+|quarterl\w+|delivery)\b).*\b(?:futures?|swaps?)\b/s,
  in: /\b(?:received|incoming|inflows?|in to|into)\b/,
  out: /\b(?:sent|outgoing|outflows?)\b/,
  to: /\bsent to 0x|\b(?:received|receives?|receiving|incoming|inbound|inflows?|came in|came to|coming in|arrived|landed|got)\b/,
  from: /\bsent\b(?! to 0x)|\b(?:sends|outgoing|outbound|outflows?|went out|left|moved out|out of|paid)\b/,
  nft: /\bnfts?\b/,
  inactive:
    /\b(?:inactive|delist(?:s|ed)?|dead|closed|defunct|shut(?:ting)? down|no longer|any ?more|removed)\b|\bwent (?:bust|under|offline)\b/,
  closed: /\bclosed\b|\bended\b/,
  settled: /\bsettled\b|\bresolved\b|\bpaid out\b/,
  volume: /\bvol(?:umes?)?\b|\bmost traded\b/,
  compressedNft: /\bcompressed nfts?\b|\bcnfts?\b/,
  apy: /\b(?:best|highest|top)\b.{0,80}\b(?:yields?|apys?|aprs?)\b|\b(?:best|highest) (?:apy|yield)|\bby (?:the |their |its )?(?:apy|apr|yields?|rates?)\b|\bearn(?:s|ing)? (?:the )?(?:most|best)\b|\b(?:best|most|highest) (?:interest|returns?|rates?|lending|staking|farms?)\b|\b(?:best|highest|top)[- ]paying\b|\bpays? (?:the )?most\b|\bjuic(?:iest|y)\b/,
  daily: /\bdaily\b|\bday by day\b|\b(?:each|every|per|by(?: the)?) day\b/,
  all: LIFETIME,
  governments: /\bgovernments?\b|\bcountr(?:y|ies)\b|\bnations?\b|\bstates\b/,
  companies: /\bcompan(?:y|ies)\b/,
  government: /\bgovernments?\b|\bcountr(?:y|ies)\b/,
  company: /\bcompan(?:y|ies)\b/,
  revenue: /\brevenues?\b/,
  holders_revenue:
    /\bholders?['’]?s? revenue\b|\brevenues?\b[^?]{0,40}\b(?:of|for|to) (?:its |the |their )?(?:token )?holders\b|\bearn\w*\b.{0,40}\b(?:token )?holders\b|\bholders\b.{0,40}\b(?:earn|gets?|receives?|keeps?)|\b(?:goes?|going|went|ends? up|ended up|paid|pays?|flows?|accrues?|left|distributed)\b.{0,30}\b(?:token ?)?holders\b/,
  fees: /\bfees?\b/,
  Dexs: /\bdexe?s\b|\bdecentrali[sz]ed exchanges\b/,
  politics: /\bpolitic(?:s|al)\b/,
  sports: /\bsports?\b/,
  trade: /\btrade[sd]?\b/,
  redeem: /\bredeem\w*|\bredemptions?\b/,
  notional: /\bnotional\b/,
  sell: /\bsell(?:ing|ers?)?\b|\bask(?:s|ing)?\b/,
  buy: /\bbuy(?:ing|ers?)?\b|\bbids?\b/,
  oldest_first: /\boldest\b|\bfirst\b/,
  crypto: /\bcrypto\b/,
  equity: /\bequit(?:y|ies)\b|\bstocks?\b|\bshares?\b/,
  fx: /\bfx\b|\bforex\b|\bcurrenc(?:y|ies)\b/,
  metal: /\bmetals?\b|\bgold\b|\bsilver\b/,
  "meme-token": /\bmeme ?(?:coins?|tokens?)\b|\bmemes\b/,
  erc721: /\bnfts?\b|\berc-?721/,
};

// "Top losers today", "gainers of the day".
const OF_TODAY = /\b(?:today|of the day|tonight)\b/;

/** The value that a question says; undefined where it says none or the usual one. */
export function chosenOf(
  { choices, initial, name, description }: Slot,
  material: Material,
): string | number | boolean | undefined {
  const { text, mentions } = material;
  const said = mentions.find(({ readings }) => readings.time?.length !== undefined)?.readings.time?.length;
  const length = said ?? (OF_TODAY.test(text) ? "1d" : undefined);
  const byLength =
    length === undefined ? undefined : choices.find((choice) => isLength(String(choice), length));
  if (byLength !== undefined) return byLength;
  if (/side the amount/.test(description) && choices.includes("out"))
    return isAmountWanted({ mentions, text }) ? "out" : undefined;
  if (
    /^(?:status|standard|token|currency|exact)$/.test(name) &&
    !choices.some(
      (choice) => text.includes(String(choice).toLowerCase()) || SAID[String(choice)]?.test(text) === true,
    )
  )
    return undefined;
  const numbered = name === "category" ? numberedIn(choices, text) : undefined;
  if (numbered !== undefined) return numbered;
  // What stands on lines of its own is the topic of the turns before: the turn itself says more.
  const { own, all } = wantedIn(material);
  const first = scoredIn(choices, own);
  const scored = first.length > 0 || own === all ? first : scoredIn(choices, all);
  const isUsual = (choice: unknown) => Number(choice === initial);
  scored.sort((a, b) => b.score - a.score || isUsual(b.choice) - isUsual(a.choice));
  const [best, second] = scored;
  // "Trades and redemptions": who says two kinds wants more than one.
  if (name === "kind" && best !== undefined && best.score === second?.score) return undefined;
  if (best === undefined && name === "category" && SAMPLED.test(description)) return categoryIn(own);
  return best?.choice === initial ? undefined : best?.choice;
}

/** The values of which a text says anything, with how much. */
function scoredIn(choices: Slot["choices"], text: string) {
  return choices.flatMap((choice) => {
    const score = scoreOf(String(choice), text);
    return score > 0 ? [{ choice, score }] : [];
  });
}

/** What is wanted, in the first line and in all of a text: the same for the arguments of all tools. */
const wantedIn = onceFor(({ text }: Pick<Material, "text">) => {
  const [own = ""] = text.split("\n", 1);
  return { own: withoutNegated(own), all: withoutNegated(text) };
});

const NUMBERS = ["zero", "one", "two", "three"];

/** "Layer 2 coins" where `layer-1` is a category: that of its number. */
function numberedIn(choices: Slot["choices"], text: string): string | undefined {
  for (const choice of choices) {
    const [, word] = /^([a-z]+)-\d$/.exec(String(choice)) ?? [];
    const [, said = ""] =
      word === undefined
        ? []
        : (new RegExp(`\\b${word}[ -]?([0-3]|one|two|three)s?\\b`).exec(text) ??
          new RegExp(`\\b${word.charAt(0)}([1-3])s?\\b`).exec(text) ??
          []);
    if (said !== "") return `${word}-${/\d/.test(said) ? said : NUMBERS.indexOf(said)}`;
  }
  return undefined;
}

// A category that takes more than the ones that its description names.
const SAMPLED = /\btag\b.*\bsuch as\b/;

/** "The economy tag", "open economy events". */
function categoryIn(text: string): string | undefined {
  const [, tagged, open] =
    /\b([a-z]{4,20}) (?:tag|category)\b|\bopen ([a-z]{4,20}) events\b/.exec(text) ?? [];
  const said = tagged ?? open;
  return said === undefined || /^(?:this|that|which|what|every|each|some|with|polymarket)$/.test(said)
    ? undefined
    : said;
}

// "No perps", "not gross fees": what is not wanted.
const NEGATED =
  /\b(?:no|not|without|excluding|exclude|except(?: for)?|ignore|ignoring|skip(?:ping)?|minus|rather than|instead of|other than|leave out|leaving out)\s{1,3}(?!longer|more|less|only|just)(?:(?:the|any|all|gross|its|their|of)\s{1,3}){0,2}[\w-]+/g;

// "Burnt ones excluded", "leave the ABI out".
const NEGATED_APART =
  /(?<![\w-])[\w-]{1,40} (?:ones )?(?:are )?(?:excluded|left out|omitted)\b|\bleave (?:the |its |any )?[\w-]{1,40} out\b/g;

function withoutNegated(text: string): string {
  return text.replace(NEGATED, " ").replace(NEGATED_APART, " ");
}

// What callers say for a part of a value.
const PARTS: Readonly<Record<string, RegExp>> = {
  volume: /\b(?:most|best|top)[- ](?:traded|selling)\b|\bturnover\b/,
  price: /\bfloors?\b/,
  value: /\b(?:costliest|dearest|most expensive)\b/,
};
// A collection's market in the coin of its chain.
const NATIVE = /\bnative\b|\bown coins?\b|\bchain['’]?s coin\b/;

/** How much of a value is said: all of its words but the direction. */
function scoreOf(choice: string, text: string): number {
  const whole = SAID[choice];
  // Of two that are said, the one of more words says more.
  if (whole !== undefined) return whole.test(text) ? 1 + choice.split("_").length : 0;
  const parts = choice.toLowerCase().split(/[_\s]/);
  const direction = parts.at(-1);
  if (parts.includes("change")) return changeOf(direction === "asc", parts.length, text);
  const isOrdered = direction === "asc" || direction === "desc";
  const kept = (isOrdered ? parts.slice(0, -1) : parts).filter(
    (part) => !/^(?:h24|24h|usd|btc|native|trade|total|percentage)$/.test(part),
  );
  const words = kept.length > 0 ? kept : parts;
  if (words.some((word) => /^(?:latest|open|active|base|usd|yes)$/.test(word)) && words.length === 1)
    return 0;
  const said = words.filter((word) => patternOf(word).test(text) || PARTS[word]?.test(text) === true).length;
  if (said < words.length) return 0;
  // Money is in dollars where nobody says otherwise.
  const usual = parts.includes("native") ? (NATIVE.test(text) ? -0.1 : 0.1) : 0;
  const points = isOrdered ? (direction === "asc" ? SAID["asc"]?.test(text) : true) : true;
  return points ? said + (isOrdered && direction === "asc" ? 1 : 0) - usual : 0;
}

const PATTERNS = new Map<string, RegExp>();

/** The pattern of a word of a value; a catalog has a few hundred of them. */
function patternOf(word: string): RegExp {
  const pattern = PATTERNS.get(word) ?? new RegExp(`\\b${escaped(word)}s?\\b`);
  PATTERNS.set(word, pattern);
  return pattern;
}

const MOVED =
  /\b(?:best|worst|most|least|biggest|largest|top)\b.{0,30}\b(?:chang\w+|gain\w*|los[et]\w*|perform\w*|mov\w+|grow\w*|ris\w+|fall\w*|drop\w*)|\b(?:chang\w+|gain\w*|lost|losing|perform\w*|moved|grew|growing|rose|rising|fell|falling|dropp\w+|pump\w+|dump\w+|bled|bleeding|tanked|crashed|up|down)\b.{0,12}\b(?:best|worst|most|least|hardest)\b|\bby (?:\w+ ){0,3}change\b/;
const FELL =
  /\b(?:worst|least|los[et]\w*|losing|fell|falling|drop\w*|dump\w*|bled|bleeding|tank\w*|crash\w*|down)\b/;

/** How much an order by change is said: "gained most", "the worst performing". */
function changeOf(isAscending: boolean, parts: number, text: string): number {
  return MOVED.test(text) && isAscending === FELL.test(text) ? parts : 0;
}

const LENGTHS: Readonly<Record<string, readonly string[]>> = {
  "1d": ["24h", "1d", "day"],
  "24h": ["24h", "1d", "day"],
  "7d": ["7d", "1w", "week"],
  "1w": ["7d", "1w", "week"],
  "30d": ["30d", "1m", "month"],
  "90d": ["90d", "3m"],
  "180d": ["6m"],
  "365d": ["1y", "year"],
  "730d": ["2y"],
  "1095d": ["3y"],
};

function isLength(choice: string, length: string): boolean {
  return choice === length || choice === length.replace(/d$/, "") || (LENGTHS[length] ?? []).includes(choice);
}

// What callers say for words of flags.
const FLAGGED: Readonly<Record<string, RegExp>> = {
  vol: /\bvolume/,
  source: /\bsource\b|\.sol\b/,
  stablecoin: /\bstable(?:coin)?s?\b/,
  platform: /\bplatforms?\b|\bcontracts?\b|\baddress(?:es)?\b/,
};

/** Whether a question names what a flag adds, by all words of its name that say something, or that it is left out; undefined where it says neither. */
export function flaggedAs({ name, initial }: Slot, material: Material): boolean | undefined {
  const { text } = material;
  const isNamed = isFlagNamed(name, wantedIn(material).all);
  if (initial === true) return !isNamed && isFlagNamed(name, text) ? false : undefined;
  return isNamed ? true : undefined;
}

function isFlagNamed(name: string, text: string): boolean {
  const patterns = FLAGS.get(name) ?? patternsOf(name);
  FLAGS.set(name, patterns);
  return patterns.length > 0 && patterns.every((pattern) => pattern.test(text));
}

const FLAGS = new Map<string, readonly RegExp[]>();

/** The patterns of all words of a flag's name that say something. */
function patternsOf(name: string): readonly RegExp[] {
  return name
    .split("_")
    .filter((word) => !/^(?:include|is|only|with|add|data|at|last|look|24hr)$/.test(word))
    .map((word) => FLAGGED[word] ?? new RegExp(`\\b${escaped(word.replace(/s$/, ""))}`));
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
