// Lacking: whether a question is about something that it points at and does not name.
import type { Kind, Mention } from "../entities/mention.js";
import type { Lacking } from "../filling/material.js";
import { STOP_WORDS } from "../tables/words.js";
import { contentWords } from "./clause.js";
import { OF_WALLETS, OPEN_ENDS, THINGS } from "./things.js";

const THING_LACKING: Lacking = { scope: "thing" };

// What stands before a thing that the asker has in mind: "the fees of a protocol", "decode some calldata".
const BEFORE_ANY =
  "of|for|in|into|inside|from|by|behind|whether|if|does|has|on|decode|parse|read|check|verify|validate|resolve|look ?up|simulate|trace|scan|analy[sz]e|inspect|explain|translate|convert|identify|track|owns?|minted|created|deployed|holds?|bought|sold";
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

/** The things that a text may point at, with the patterns of both ways to do so. */
const POINTERS = THINGS.map((thing) => ({
  thing,
  definite: new RegExp(
    `\\b(?:this|that|my|our|these|those)\\s+(?:[\\w'’]+\\s+){0,2}?(?:${thing.noun})(s?)\\b(?! (?:called|named))`,
  ),
  bare: new RegExp(
    `\\bthe\\s+(?:${thing.noun})()(?=\\s*(?:[?.!,]|$)|\\s+(?:costs?|go|went|did|make|do|emit|own|hold|have|buy|bought|sell|sold|send|sent|trade[ds]?|arrive[ds]?|safe|down|ok|odds|on an?|to an?|during|over the|in the (?:last|past)|since|today|yesterday|right now|rn|lately|recently)\\b)`,
  ),
  indefinite: new RegExp(
    `\\b(?:${BEFORE_ANY})\\s+(?:an?|some|one|any given)\\s+(?:[\\w-]+\\s+){0,2}?(?:${thing.noun})()\\b(?!['’]?s? (?:called|named|with|that|which|where|whose|like|above|below|over|under|paying|holding)\\b)`,
  ),
}));

/** "This bitcoin transaction", "candles of a pool", and nothing that names it beside. */
function pointedAt(said: string, mentions: readonly Mention[]): Lacking | undefined {
  const isNameless = !mentions.some(({ readings }) => SUBJECTS.some((kind) => readings[kind] !== undefined));
  for (const { thing, definite, bare, indefinite } of POINTERS) {
    if (thing.only?.test(said) === false) continue;
    const isAny = thing.unless?.test(said) === true || RANKS.test(said);
    const found =
      definite.exec(said) ??
      (isAny ? null : (indefinite.exec(said) ?? (isNameless ? bare.exec(said) : null)));
    if (found === null) continue;
    const end = found.index + found[0].length;
    const isNamed = mentions.some(
      ({ start, readings }) =>
        (start < found.index || start >= end) && thing.kinds.some((kind) => readings[kind] !== undefined),
    );
    if (isNamed) continue;
    // "My transactions" are those of a wallet.
    const isPlural = found[1] === "s";
    if (isPlural && /^(?:my|our)\b/.test(found[0])) {
      if (mentions.some(isOwner)) continue;
      return { scope: "address" };
    }
    const takes = isPlural ? undefined : thing.takes;
    return { scope: thing.isOwned === true ? "address" : "thing", takes, role: thing.role };
  }
  return undefined;
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
const LINKS = /\b([\w.]+)\s+(?:that|which)\b(?=\s+\w)/g;

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

/** What a clause points at without naming it; undefined where it names what it is about. */
export function lackingOf(text: string, mentions: readonly Mention[]): Lacking | undefined {
  const names = (kinds: readonly Kind[]) =>
    mentions.some(({ readings }) => kinds.some((kind) => readings[kind] !== undefined));
  const said = withoutLinks(text.toLowerCase());
  if (OF_CHAIN.test(said) && !names(["chain"])) return THING_LACKING;
  if (OF_FIRM.test(said) && !names(["holder"])) return THING_LACKING;
  const pointed = pointedAt(said, mentions);
  const open = pointed ?? openEnd(said, mentions);
  if (open !== undefined) return open;
  if (/\bcompare (?:it|this|that|them)\b/.test(said)) return THING_LACKING;
  if (OWNER.test(said.replace(FRAMES, " ")) && !names(OWNERS)) return { scope: "address" };
  // "NFT holdings please": whose they are.
  if (OF_WALLETS.test(said) && !names(SUBJECTS) && !names(["venue", "exchange"])) return { scope: "address" };
  const isShort = contentWords({ text, mentions }).length <= 2;
  return (THING.test(said) || ITS.test(said) || (isShort && IT.test(said))) &&
    !names(SUBJECTS) &&
    !mentions.some(({ readings }) => readings.number !== undefined)
    ? THING_LACKING
    : undefined;
}
