// Meant: which of the things that a name may be is meant where it stands.
import { STOP_WORDS } from "../tables/words.js";
import type { Readings } from "./mention.js";
import { type Named, names } from "./name-table.js";

/** A word of a text. */
export interface Word {
  readonly text: string;
  readonly lower: string;
  readonly start: number;
  readonly end: number;
}

const CHAIN_BEFORE = /^(?:on|chain|network|across|to|from|between|via)$/;
const CHAIN_BEHIND =
  /^(?:chain|network|mainnet|blockchain|gas|fees|fee|block|blocks|node|explorer|address|wallet|transaction|tx|l2|rollup|tvl|defi|nfts?|dex|dexes|coins|tokens|memecoins?|memes|ecosystem|protocols|stablecoins|validators?|dapps?)$/;
// The chain alone is meant: "the ethereum explorer".
const PLACE_BEHIND = /^(?:chain|mainnet|blockchain|explorer|l2|rollup)$/;
const COIN_BEHIND =
  /^(?:price|prices|token|tokens|coin|coins|market|mcap|ath|atl|rank|chart|holders|transfers|whales|liquidity|worth|candles|perp|perps|perpetual|perpetuals|futures|options|funding|supply|balance|staking|yield|yields)$/;
const TOKEN_BEHIND = /^(?:token|tokens|coin|coins)$/;
const COIN_BEFORE = /^(?:of|compare|vs|versus|hold|ticker|symbol|price|buy|trade|own|list)$/;
const FIAT_BEFORE = /^(?:in|into|to|as|vs|versus|and|per|quoted|using|or)$/;

// Chains whose names are words, though hardly in questions of this field; "base fee" and such are none.
const MAYBE: ReadonlySet<string> = new Set(["base", "blast", "scroll", "sonic", "mantle", "optimism"]);
const NO_CHAIN_BEHIND =
  /^(?:fee|fees|price|currency|currencies|asset|assets|token|coin|layer|url|cost|rate|units?|case)$/;

/** A name where it stands. */
interface Place {
  readonly named: Named;
  readonly given: string;
  readonly first: string;
  readonly before: string;
  readonly behind: string;
  /** The word behind that. */
  readonly further: string;
  /** Whether few words stand around it. */
  readonly isShort: boolean;
  readonly isFirst: boolean;
  /** In capitals, or behind a dollar sign. */
  readonly isTicker: boolean;
  /** With a capital in the middle of a sentence. */
  readonly isName: boolean;
  readonly isListed: boolean;
  /** Whether something marks it as a coin. */
  readonly isMarked: boolean;
}

/** Where a name stands: at which word of a text, and how many words it has. */
export interface Spot {
  readonly text: string;
  readonly words: readonly Word[];
  readonly at: number;
  readonly count: number;
  /** Whether the text has no small letters that would tell a name from a word. */
  readonly isShouted: boolean;
}

/** What a name means where it stands; undefined where it is a word of the sentence alone. */
export function meantBy(named: Named, spot: Spot): Readings | undefined {
  const place = placeOf(named, spot);
  const { coin, chain, fiat, holder, ...rest } = named.readings;
  const isHolder = holder !== undefined && (!HOLDER_WORDS.has(place.first) || OF_HOLDERS.test(spot.text));
  const others = { ...rest, ...(isHolder && { holder }) };
  const meansChain = chain !== undefined && isChain(place);
  const mayBeChain =
    chain !== undefined && MAYBE.has(chain) && !meansChain && !NO_CHAIN_BEHIND.test(place.behind);
  const meant: Readings = {
    ...(Object.keys(others).length > 0 && isOther(place) && others),
    ...(coin && isCoin(place) && { coin }),
    ...(meansChain && { chain }),
    ...(meansChain && coin && !isCoin(place) && { namesake: coin }),
    ...(mayBeChain && { maybeChain: chain }),
    ...(fiat !== undefined && isFiat(place, fiat) && { fiat }),
  };
  return Object.keys(meant).length > 0 ? meant : undefined;
}

// Names of holders that are words of a sentence, unless something is said of what they hold.
const HOLDER_WORDS: ReadonlySet<string> = new Set(["strategy", "block"]);
const OF_HOLDERS =
  /\b(?:bitcoins?|btc|treasur\w+|balance sheets?|holdings?|paper (?:gain|loss|profit)|purchases?|bought|buys?|stash|stack|dealings|transactions|disclosures?)\b/i;

// Where more stands between two words, it has been read as something else.
const MOST_APART = 8;

function placeOf(named: Named, { text, words, at, count, isShouted }: Spot): Place {
  const { text: given = "", lower: first = "" } = words[at] ?? {};
  // "Is 0x… safe": an address stands between.
  const isApart = (words[at]?.start ?? 0) - (words[at - 1]?.end ?? 0) > MOST_APART;
  const before = isApart ? "" : leading(words, at);
  const behind = words[at + count]?.lower ?? "";
  const further = words[at + count + 1]?.lower ?? "";
  const isTicker =
    given.startsWith("$") ||
    (!isShouted && /^[A-Z0-9]{2,}$/.test(given) && /[A-Z]/.test(given) && !STOP_WORDS.has(first));
  const isName = /^\p{Lu}/u.test(given) && at > 0 && !isShouted && !STOP_WORDS.has(first);
  const isBesideCoin =
    !STOP_WORDS.has(first) && !MAYBE.has(first) && !DOES.test(first) && standsBesideCoin(words, at, count);
  return {
    ...{ named, given, first, before, behind, further, isTicker, isName },
    isShort: words.length <= 5,
    isFirst: at === 0,
    isListed: isListed(words, at, count),
    isMarked:
      isTicker ||
      isName ||
      isBesideCoin ||
      COIN_BEHIND.test(behind) ||
      (text.length < 40 && COIN_BEFORE.test(before)) ||
      isDoing(before, behind) ||
      isAmount(words, at, behind),
  };
}

/** The word before a name, or before the list of chains that it stands in: "on ethereum vs base vs bitcoin". */
function leading(words: readonly Word[], at: number): string {
  const before = words[at - 1]?.lower ?? "";
  const other = words[JOINS.test(before) ? at - 2 : at - 1];
  if (other === undefined || names().get(other.lower)?.readings.chain === undefined) return before;
  const lead = words[at - (JOINS.test(before) ? 3 : 2)]?.lower ?? "";
  return CHAIN_BEFORE.test(lead) || JOINS.test(lead) ? leading(words, words.indexOf(other)) : before;
}

const JOINS = /^(?:and|or|vs|versus)$/;

// "Did doge pump": what a coin does, and none itself where nothing but another stands beside it.
const DOES = /^(?:rose|pump|move|turbo|keep|hold|win)$/;

/** "Compare sol avax near", "near and aptos": a word in a row of coins, with nothing else behind it. */
function standsBesideCoin(words: readonly Word[], at: number, count: number): boolean {
  const [front, next] = [words[at - 1], words[at + count]];
  const isJoined = JOINS.test(next?.lower ?? "");
  const isInFront = isCoinAlone(JOINS.test(front?.lower ?? "") ? words[at - 2] : front);
  return isJoined
    ? isInFront || isCoinAlone(words[at + count + 1])
    : isInFront &&
        (next === undefined || isCoinAlone(next) || COIN_BEHIND.test(next.lower) || next.lower === "each");
}

/** Whether a word names a coin, and is none of a sentence. */
function isCoinAlone(word: Word | undefined): boolean {
  const named = names().get(word?.lower ?? "");
  return named?.readings.coin !== undefined && !named.coinIsWord;
}

/** "How did link do": who does something with its price is a coin. */
function isDoing(before: string, behind: string): boolean {
  return (
    /^(?:did|does|has|is|was|how|will)$/.test(before) &&
    /^(?:do|doing|done|perform|performing|performed|cost|costs|trade|trading|gain|gained|lose|lost|move|moved|drop|dropped|rise|risen|fall|fallen|worth|up|down|listed)$/.test(
      behind,
    )
  );
}

/** "250 link in usd": an amount of it. */
function isAmount(words: readonly Word[], at: number, behind: string): boolean {
  return (
    /^\d+$/.test(words[at - 1]?.lower ?? "") && /^(?:|in|to|into|worth|for|is|are|at|now|today)$/.test(behind)
  );
}

// "Its ENS name": what is called so, and no coin.
const OF_NAMES_BEHIND = /^(?:names?|domains?|records?|handles?|profile)$/;

// Sources of data whose names are coins, too: prices are from them, and feeds are theirs.
const SOURCES = /^(?:pyth|jupiter)$/;
const OF_SOURCE_BEFORE = /^(?:at|by|from|via|through|does|do|on|using)$/;
const OF_SOURCE_BEHIND = /^(?:feeds?|oracles?|networks?)$/;

function isCoin({ named, first, before, behind, further, isShort, isMarked }: Place): boolean {
  if (
    SOURCES.test(first) &&
    (OF_SOURCE_BEFORE.test(before) ||
      OF_SOURCE_BEHIND.test(behind) ||
      OF_SOURCE_BEHIND.test(further) ||
      (/^prices?$/.test(behind) && /^(?:of|for)$/.test(further)))
  )
    return false;
  if (named.readings.chain !== undefined && PLACE_BEHIND.test(behind)) return false;
  if (first === "ens" && OF_NAMES_BEHIND.test(behind)) return false;
  // "Meme coins": a kind of them.
  if (first === "meme" && TOKEN_BEHIND.test(behind)) return false;
  if (/^(?:dominance|explained)$/.test(behind)) return behind !== "dominance";
  const isSaid =
    !named.coinIsWord ||
    isMarked ||
    (isShort && !STOP_WORDS.has(first) && /^(?:and|about|or|of|for|compare|is)$/.test(before));
  // Behind "on" a name is surely a chain; a coin that is no chain may stand there all the same.
  const isElsewhere =
    !CHAIN_BEFORE.test(before) || COIN_BEHIND.test(behind) || named.readings.chain === undefined;
  return isSaid && isElsewhere;
}

function isChain({
  named,
  first,
  before,
  behind,
  isShort,
  isFirst,
  isName,
  isListed: isBeside,
}: Place): boolean {
  // The share of a coin in the market.
  if (behind === "dominance") return false;
  if (!named.chainIsWord || isName || isBeside) return true;
  // The mainnet of what is named in front is that one's.
  if (first === "mainnet") return names().get(before)?.readings.chain === undefined;
  if (CHAIN_BEFORE.test(before)) return true;
  // "Base fee": a part of the gas price.
  if (MAYBE.has(first) && NO_CHAIN_BEHIND.test(behind)) return false;
  if (CHAIN_BEHIND.test(behind)) return true;
  return isShort && !isFirst && !COIN_BEHIND.test(behind);
}

function isFiat({ given, before }: Place, fiat: string): boolean {
  return (
    given === given.toUpperCase() ||
    FIAT_BEFORE.test(before) ||
    given.length > 3 ||
    (fiat !== given.toLowerCase() && given.toLowerCase() !== "won") ||
    fiat === given.toLowerCase()
  );
}

function isOther({ named, first, behind, isMarked, isName }: Place): boolean {
  if (named.readings.coin !== undefined && TOKEN_BEHIND.test(behind)) return false;
  return !named.coinIsWord || isMarked || isName || !STOP_WORDS.has(first);
}

/** A word beside a chain in a list is one: `Ethereum and Base`, `arbitrum, base`. */
function isListed(words: readonly Word[], at: number, count: number): boolean {
  const beside = [
    words[at - 1]?.lower === "and" || words[at - 1]?.lower === "or" ? words[at - 2] : words[at - 1],
    /^(?:and|or)$/.test(words[at + count]?.lower ?? "") ? words[at + count + 1] : words[at + count],
  ];
  // "Base vs ethereum": a name of nothing but a chain.
  const own = names().get(words[at]?.lower ?? "")?.readings;
  if (own?.coin === undefined) {
    const isCompared = (word: Word | undefined) => /^(?:vs|versus|compared|against)$/.test(word?.lower ?? "");
    if (isCompared(words[at + count]))
      beside.push(words[at + count + (/^(?:with|to)$/.test(words[at + count + 1]?.lower ?? "") ? 2 : 1)]);
    const last =
      /^(?:with|to)$/.test(words[at - 1]?.lower ?? "") && isCompared(words[at - 2]) ? at - 2 : at - 1;
    if (isCompared(words[last])) beside.push(words[last - 1]);
  }
  return beside.some((word) => word !== undefined && names().get(word.lower)?.readings.chain !== undefined);
}
