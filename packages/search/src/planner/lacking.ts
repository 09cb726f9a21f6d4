// Lacking: whether a question is about something that it points at and does not name.
import type { Kind, Mention } from "../entities/mention.js";
import type { Lacking } from "../filling/material.js";
import { STOP_WORDS } from "../tables/words.js";
import { contentWords } from "./clause.js";
import { isNameOf } from "./naming.js";
import { OF_WALLETS, OPEN_ENDS, THINGS } from "./things.js";

const THING_LACKING: Lacking = { scope: "thing" };

// What stands before a thing that the asker has in mind: "the fees of a protocol", "decode some calldata".
const BEFORE_ANY =
  "of|for|in|into|inside|from|by|behind|whether|if|does|has|on|decode|parse|read|check|verify|validate|resolve|sign|signing|look ?up|simulate|trace|scan|analy[sz]e|inspect|explain|translate|convert|identify|track|owns?|minted|created|deployed|holds?|bought|sold";
// Who ranks them asks for none of them.
const RANKS = /\b(?:best|cheapest|average|typical(?:ly)?|usual(?:ly)?|normal(?:ly)?|all|every|each)\b/;

const OWNER =
  /\b(?:my|mine|do i(?! (?:earn|get|find|see|check|know|make|put|lend|stake|farm|look)\b)|have i|did i|i have|i own|i hold|i got|i've|i (?:gave|approved|sent|received|paid|bought|sold|staked|swapped|spent))\b/;
const THING =
  /\b(?:this|that|these|those)\b(?!\s+(?:year|month|week|day|time|moment|quarter|much|many|are|is|do|does|have|has|can|could|i|you|hold|holds|service|api|catalog|search)\b)|\bthe (?:price|token|coin|pool|pair|contract|wallet|address|protocol|transaction|tx|collection|hash|link|site|website|url|floor(?: price)?|funding(?: rate)?|order ?book|ticker|candles?)\b(?!\s+(?:of|for|with|that|called|named)\b)/;
const IT = /\b(?:it|its)\b/;
// "Draw me its chart", and no "its on bsc".
const ITS = /\bits (?!on\b|in\b|at\b|an?\b|the\b|not\b|been\b|only\b|just\b|own\b)/;
const SUBJECTS: readonly Kind[] = [
  "evmAddress",
  "solanaAddress",
  "bitcoinAddress",
  "ens",
  "moveType",
  "evmHash",
  "bitcoinHash",
  "solanaSignature",
  "coin",
  "pair",
  "protocol",
  "collection",
  "holder",
  "url",
  "ticker",
  "uuid",
  "hex",
  "signature",
  "quoted",
  "name",
];
const OWNERS: readonly Kind[] = ["evmAddress", "solanaAddress", "bitcoinAddress", "ens"];

const NO_SOLE =
  "top|most|best|largest|biggest|highest|lowest|worst|latest|newest|last|first|second|third|next|same|native|gas|base|governance|main|other|only|whole|entire|new|of|for|in|on|and|or|is|are|which|by|supported|average|cheapest|popular|trending";

/** The things that a text may point at, with the patterns of both ways to do so. */
const POINTERS = THINGS.map((thing) => ({
  thing,
  definite: new RegExp(
    `\\b(?:this|that|my|our|these|those)\\s+(?:[\\w'’]+\\s+){0,2}?(?:${thing.noun})(s?)\\b(?! (?:called|named))`,
  ),
  bare: new RegExp(
    `\\bthe\\s+(?:(?!${NO_SOLE})[\\w-]+\\s+)?(?:${thing.noun})()(?=\\s*(?:[?.!,]|$)|\\s+(?:costs?|go|went|did|make|made|do|[a-z]{3,12}ed|emit|own|hold|have|buy|bought|sell|sold|send|sent|trade[ds]?|arrive[ds]?|safe|down|ok|odds|on an?|to an?|during|over the|in the (?:last|past)|since|today|yesterday|right now|rn|lately|recently|(?:in|from|at) (?:the|my|our|his|her|their|an?) (?!last|past)|with|here|below|above)\\b)`,
  ),
  indefinite: new RegExp(
    `\\b(?:${BEFORE_ANY})\\s+(?:an?|some|one|any given)\\s+(?:[\\w-]+\\s+){0,2}?(?:${thing.noun})()\\b(?!['’]?s? (?:called|named|with|that|which|where|whose|like|above|below|over|under|paying|holding)\\b)`,
  ),
}));

type Pointer = (typeof POINTERS)[number];

// What each way to point at a thing begins with: most texts have none of them, and no noun is looked for.
const DEFINITE = /\b(?:this|that|my|our|these|those)\s/;
const BARE = /\bthe\s/;
const INDEFINITE = new RegExp(`\\b(?:${BEFORE_ANY})\\s+(?:an?|some|one|any given)\\s`);

/** The ways in which a text may point at things. */
interface Ways {
  readonly definite: boolean;
  readonly bare: boolean;
  readonly indefinite: boolean;
}

function waysIn(said: string, isNameless: boolean): Ways {
  const isRanked = RANKS.test(said);
  return {
    definite: DEFINITE.test(said),
    bare: isNameless && !isRanked && BARE.test(said),
    indefinite: !isRanked && INDEFINITE.test(said),
  };
}

/** "This bitcoin transaction", "candles of a pool", and nothing that names it beside. */
function pointedAt(said: string, mentions: readonly Mention[]): Lacking | undefined {
  const isNameless = !mentions.some(({ readings }) => SUBJECTS.some((kind) => readings[kind] !== undefined));
  const ways = waysIn(said, isNameless);
  if (!(ways.definite || ways.bare || ways.indefinite)) return undefined;
  const found = POINTERS.flatMap((pointer) => pointIn(said, pointer, ways) ?? []);
  // The noun that ends first is the one that is meant: "this website" of "is this website safe".
  for (const { thing, start, end, isPlural } of found.sort((a, b) => a.end - b.end)) {
    const isNamed = mentions.some(
      (each) => (each.start < start || each.start >= end) && isNameOf(each, thing.kinds, thing.role),
    );
    if (isNamed || isPart(found, start, end, said)) continue;
    // "My transactions" are those of a wallet.
    if (isPlural && /^(?:my|our)\b/.test(said.slice(start))) {
      if (mentions.some(isOwner)) continue;
      return { scope: "address" };
    }
    const takes = isPlural ? undefined : thing.takes;
    const isOpen = takes !== undefined && /^(?:my|our|this|that)\b/.test(said.slice(start));
    return { scope: thing.isOwned === true ? "address" : "thing", takes, role: thing.role, isOpen };
  }
  return undefined;
}

// What a thing is called by: "this token address" is of a token.
const LABELS =
  /^(?:address|account|user|hash|domain|link|site|url|input|data|chain|network|swap|transfer)s?$/;

/** Whether a noun is only the first of two, the second of which is the thing: "my project's token", "a dex pair". */
function isPart(found: readonly { start: number; end: number }[], start: number, end: number, said: string) {
  return found.some((each) => {
    const behind = said.slice(end, each.end);
    return each.start === start && /^(?:['’]s)? \w+$/.test(behind) && !LABELS.test(behind.slice(1));
  });
}

/** Where a text points at a thing; undefined where it does not. */
function pointIn(said: string, { thing, definite, bare, indefinite }: Pointer, ways: Ways) {
  if (thing.only?.test(said) === false) return undefined;
  const found = (ways.definite ? definite.exec(said) : null) ?? anyIn();
  if (found === null) return undefined;
  const { index: start, 0: all, 1: plural } = found;
  return { thing, start, end: start + all.length, isPlural: plural === "s" };

  function anyIn(): RegExpExecArray | null {
    if (!(ways.indefinite || ways.bare) || thing.unless?.test(said) === true) return null;
    return (ways.indefinite ? indefinite.exec(said) : null) ?? (ways.bare ? bare.exec(said) : null);
  }
}

function isOwner({ readings }: Mention): boolean {
  return OWNERS.some((kind) => readings[kind] !== undefined);
}

/** "Between two dates", and no date. */
function openEnd(said: string, mentions: readonly Mention[]): Lacking | undefined {
  const open = OPEN_ENDS.find(
    ({ pattern, kinds }) =>
      pattern.test(said) &&
      !mentions.some(({ readings }) => kinds.some((kind) => readings[kind] !== undefined)),
  );
  return open && { scope: "thing", takes: open.takes, isOpen: true };
}

const OF_CHAIN = /\b(?:this|that|the) (?:chain|network)\b(?! (?:of|with|that|ids?|where)\b)/;
const OF_FIRM = /\b(?:this|that|the) (?:company|government)\b(?! (?:of|with|that)\b)/;

// "Chains that goplus covers", "tokens that left": behind a noun it only links.
const LINKS = /(?<![\w.])([\w.]+)\s+(?:that|which)\b(?=\s+\w)/g;

/** The words without a "that" that points at nothing. */
function withoutLinks(said: string): string {
  return said.replace(LINKS, (all, word: string) =>
    STOP_WORDS.has(word) || ASKS_FOR.has(word) ? all : word,
  );
}

// What is done to what is pointed at.
const ASKS_FOR: ReadonlySet<string> = new Set(
  "compare decode check verify analyse analyze inspect explain search describe scan trace translate read parse identify".split(
    " ",
  ),
);

// "My dad wants to know": he owns nothing of it.
const FRAMES =
  /\b(?:my|our) (?:\w+ )?(?:friend|buddy|mate|brother|sister|dad|father|mom|mum|mother|wife|husband|boss|colleague|cousin|uncle|client|customer|team|accountant|teacher)s? (?:wants?|wanted|asks?|asked|needs?|says?|said|told|is asking|is wondering|wonders?|would like|keeps? asking|claims?)\b/g;

// A coin has neither: "usdc balance on arbitrum".
const HELD =
  /\b(?:balances?|allowances?|approvals|nonce)\b(?!.*\b(?:compan|government|treasur|exchange|history|\b\w{20,}\b))/;
const OF_HOLDERS = SUBJECTS.filter((kind) => kind !== "coin" && kind !== "name");

interface Told {
  readonly text: string;
  readonly lacking: Lacking | undefined;
}

// The rules ask it of the same text again and again.
const lastTold = new WeakMap<readonly Mention[], Told>();

/** What a clause points at without naming it; undefined where it names what it is about. */
export function lackingOf(text: string, mentions: readonly Mention[]): Lacking | undefined {
  const before = lastTold.get(mentions);
  if (before?.text === text) return before.lacking;
  const lacking = lackingIn(text, mentions);
  lastTold.set(mentions, { text, lacking });
  return lacking;
}

function lackingIn(text: string, mentions: readonly Mention[]): Lacking | undefined {
  const names = (kinds: readonly Kind[]) =>
    mentions.some(({ readings }) => kinds.some((kind) => readings[kind] !== undefined));
  const said = withoutLinks(text.toLowerCase());
  if (OF_CHAIN.test(said) && !names(["chain"])) return { scope: "thing", takes: ["chain"] };
  if (OF_FIRM.test(said) && !names(["holder"])) return { scope: "thing", takes: ["holder"] };
  const pointed = pointedAt(said, mentions);
  const open = pointed ?? openEnd(said, mentions);
  if (open !== undefined) return open;
  if (/\bcompare (?:it|this|that|them)\b/.test(said)) return THING_LACKING;
  if (OWNER.test(said.replace(FRAMES, " ")) && !names(OWNERS)) return { scope: "address" };
  // "NFT holdings please": whose they are.
  const isOfCoins = HELD.test(said) && !names(OF_HOLDERS);
  if (OF_WALLETS.test(said) && (isOfCoins || !names(SUBJECTS)) && !names(["venue", "exchange"]))
    return { scope: "address" };
  const isShort = contentWords({ text, mentions }).length <= 2;
  return (THING.test(said) || ITS.test(said) || (isShort && IT.test(said))) &&
    !names(SUBJECTS) &&
    !mentions.some(({ readings }) => readings.number !== undefined)
    ? THING_LACKING
    : undefined;
}
