// Lacking: whether a question is about something that it points at and does not name.
import type { Kind, Mention } from "../entities/mention.js";
import { STOP_WORDS } from "../tables/words.js";
import { contentWords } from "./clause.js";

/** What is not named: a thing, or what has an address or a hash, such as a wallet. */
export type Lacking = "thing" | "address";

const OWNER =
  /\b(?:my|mine|do i(?! (?:earn|get|find|see|check|know|make|put|lend|stake|farm|look)\b)|have i|did i|i have|i own|i hold|i got|i've|i (?:gave|approved|sent|received|paid|bought|sold|staked|swapped|spent))\b/;
const THING =
  /\b(?:this|that|these|those)\b(?!\s+(?:year|month|week|day|time|moment|quarter|much|many|are|is|do|does|have|has|can|could|i|you|hold|holds|service|api|catalog|search)\b)|\bthe (?:price|token|coin|pool|pair|contract|wallet|address|protocol|transaction|tx|collection|hash|link|site|website|url)\b(?!\s+(?:of|for|with|that|called|named)\b)/;
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

// Things that are pointed at, and what would name them.
const POINTED: readonly (readonly [noun: string, kinds: readonly Kind[], lacking?: Lacking])[] = [
  ["transaction|tx|txn", ["evmHash", "bitcoinHash", "solanaSignature", "hex"], "address"],
  ["wallet|address|account", ["evmAddress", "solanaAddress", "bitcoinAddress", "ens"], "address"],
  ["pool|pair|contract", ["evmAddress", "solanaAddress", "pair", "moveType"], "address"],
  ["token|coin|mint", ["evmAddress", "solanaAddress", "moveType", "coin", "name", "quoted", "ticker"]],
  ["site|link|url|website|domain", ["url"]],
  ["call ?data|input|payload|bytes|bytecode|log|selector|topic|hex", ["hex", "evmHash"]],
  ["hash", ["evmHash", "bitcoinHash", "solanaSignature", "hex"]],
  ["message", ["quoted", "hex", "evmHash"]],
];

/** "This bitcoin transaction", "that Solana token", and nothing that names it beside. */
function pointedAt(said: string, mentions: readonly Mention[]): Lacking | undefined {
  const pointed = POINTED.find(([noun, kinds]) => {
    const found = new RegExp(
      `\\b(?:this|that|my|these|those)\\s+(?:\\w+\\s+){0,2}?(?:${noun})s?\\b(?! (?:called|named))`,
    ).exec(said);
    if (found === null) return false;
    const end = found.index + found[0].length;
    return !mentions.some(
      ({ start, readings }) =>
        (start < found.index || start >= end) && kinds.some((kind) => readings[kind] !== undefined),
    );
  });
  return pointed && (pointed[2] ?? "thing");
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

/** What a clause points at without naming it; undefined where it names what it is about. */
export function lackingOf(text: string, mentions: readonly Mention[]): Lacking | undefined {
  const names = (kinds: readonly Kind[]) =>
    mentions.some(({ readings }) => kinds.some((kind) => readings[kind] !== undefined));
  const said = withoutLinks(text.toLowerCase());
  if (OF_CHAIN.test(said) && !names(["chain"])) return "thing";
  if (OF_FIRM.test(said) && !names(["holder"])) return "thing";
  const pointed = pointedAt(said, mentions);
  if (pointed !== undefined) return pointed;
  if (/\bcompare (?:it|this|that|them)\b/.test(said)) return "thing";
  if (OWNER.test(said) && !names(OWNERS)) return "address";
  const isShort = contentWords({ text, mentions }).length <= 2;
  return (THING.test(said) || ITS.test(said) || (isShort && IT.test(said))) &&
    !names(SUBJECTS) &&
    !mentions.some(({ readings }) => readings.number !== undefined)
    ? "thing"
    : undefined;
}
